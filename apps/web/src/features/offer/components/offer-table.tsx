import { offerCopy, type OfferRow } from '@portal/contract/offer';
import { priceLabels } from '@portal/engines/goods';
import { Anchor, Button, Code, Icon, Input, Money, Table, Tag, type Column } from '@portal/ui';
import { ProductPicture } from '../../catalog/index.ts';
import type { TypedOffer } from '../model/typed-offer.ts';
import { useOfferEdits, type OfferEdit, type OfferEdits } from './use-offer-edits.ts';
import './offer-table.css';

interface OfferTableProps {
  rows: readonly OfferRow[];
  mayEdit: boolean;
  /** Whose prices stand beside; null: nobody's. */
  customerName: string | null;
  onStored(): void;
}

/** Models with what is offered of each, edited in place: a cell that is left is saved, and says so. */
export function OfferTable({ rows, mayEdit, customerName, onStored }: OfferTableProps) {
  const edits = useOfferEdits(onStored);
  const cell = (row: OfferRow, field: keyof TypedOffer, name: string) => <Cell row={row} field={field} name={name} mayEdit={mayEdit} edits={edits} />;
  const columns: Column<OfferRow>[] = [
    { key: 'name', head: '产品', phone: 'title', render: (row) => <Name row={row} /> },
    { key: 'own', head: `本企业${priceLabels.channel}`, kind: 'figure', render: ({ ownPrice }) => <Money yuan={ownPrice} size="small" /> },
    { key: 'refer', head: priceLabels.refer, kind: 'figure', render: ({ referPrice }) => <Money yuan={referPrice} size="small" /> },
    {
      key: 'price',
      head: '报价（元）',
      kind: 'figure',
      width: 128,
      render: (row) => (
        <span className="of-priced">
          {cell(row, 'price', '报价')}
          <BelowOwn price={edits.editOf(row).stored?.price ?? null} ownPrice={row.ownPrice} />
        </span>
      ),
    },
    { key: 'stock', head: '库存', kind: 'figure', width: 104, render: (row) => cell(row, 'stockTotal', '库存') },
    {
      key: 'held',
      head: '占用',
      kind: 'figure',
      render: ({ held }) => (held === 0 ? '—' : <span title="客户已下单、还没有发货的件数，已不在库存内">{held}</span>),
    },
    { key: 'lead', head: '供货天数', kind: 'figure', width: 96, render: (row) => cell(row, 'leadDays', '供货天数') },
    ...(customerName === null
      ? []
      : [{ key: 'customer', head: '客户看到的价', kind: 'figure', render: (row: OfferRow) => <CustomerPrice row={row} /> } as const]),
    ...(mayEdit
      ? [
          {
            key: 'state',
            head: '状态',
            width: 208,
            render: (row: OfferRow) => <State edit={edits.editOf(row)} model={row.skuModel} onRemove={() => edits.remove(row)} />,
          } as const,
        ]
      : []),
  ];
  return <Table caption="报价与库存" columns={columns} rows={rows} rowKey={({ skuNo }) => skuNo} />;
}

const Name = ({ row: { spuNo, skuNo, spuName, skuModel, mainPic } }: { row: OfferRow }) => (
  <span className="of-name">
    <ProductPicture src={mainPic} size={48} />
    <span className="of-name__words">
      <Anchor href={`/product/detail?id=${spuNo}&sku=${skuNo}`}>{spuName}</Anchor>
      <Code>{skuModel}</Code>
    </span>
  </span>
);

interface CellProps {
  row: OfferRow;
  field: keyof TypedOffer;
  name: string;
  mayEdit: boolean;
  edits: OfferEdits;
}

function Cell({ row, field, name, mayEdit, edits }: CellProps) {
  const edit = edits.editOf(row);
  if (!mayEdit) return <>{edit.typed[field] || '—'}</>;
  return (
    <Input
      className="of-cell"
      figure
      size="small"
      inputMode={field === 'price' ? 'decimal' : 'numeric'}
      aria-label={`${row.skuModel} 的${name}`}
      aria-invalid={edit.field === field || undefined}
      placeholder="—"
      autoComplete="off"
      value={edit.typed[field]}
      onChange={({ target }) => edits.type(row, { [field]: target.value })}
      onBlur={() => edits.leave(row)}
      onKeyDown={({ key, currentTarget }) => void (key === 'Enter' && currentTarget.blur())}
    />
  );
}

const SOURCES = { contract: '合同价', group: '价格分组', tier: priceLabels.channel, offer: '您的报价', refer: priceLabels.refer, none: '' } as const;

/** What is asked is less than the dealer itself pays. */
const BelowOwn = ({ price, ownPrice }: { price: number | null; ownPrice: number | null }) =>
  price !== null && ownPrice !== null && price < ownPrice && <Tag tone="warning">{offerCopy.belowOwn}</Tag>;

const CustomerPrice = ({ row: { customer, ownPrice } }: { row: OfferRow }) =>
  customer && (
    <span className="of-customer">
      <Money yuan={customer.price} size="small" />
      <span className="p-small">{SOURCES[customer.priceSource]}</span>
      <BelowOwn price={customer.price} ownPrice={ownPrice} />
    </span>
  );

function State({ edit, model, onRemove }: { edit: OfferEdit; model: string; onRemove(): void }) {
  return (
    <span className="of-state">
      <output className={edit.state === 'refused' ? 'of-state__words of-state__words--refused' : 'of-state__words'}>
        {edit.state === 'saving' && '保存中…'}
        {edit.state === 'saved' && (
          <>
            <Icon name="check" size={16} />
            已保存
          </>
        )}
        {edit.state === 'refused' && `未保存：${edit.words}`}
        {edit.state === 'open' && edit.words}
        {edit.state === 'rest' && edit.stored === null && '未报价'}
        {edit.state === 'rest' && edit.stored !== null && edit.stored.stockTotal === 0 && '缺货'}
      </output>
      {edit.stored !== null && (
        <Button kind="quiet" size="small" aria-label={`撤下 ${model} 的报价`} onClick={onRemove}>
          撤下
        </Button>
      )}
    </span>
  );
}
