import type { GroupPriceRow } from '@portal/contract/customer';
import { Anchor, Code, Money, Table, type Column } from '@portal/ui';
import { PriceWhy, ProductPicture } from '../../catalog/index.ts';
import { customerPriceReason } from '../api.ts';
import { GroupPriceCell } from './group-price-cell.tsx';
import './group-price-table.css';

interface GroupPriceTableProps {
  groupNo: string;
  rows: readonly GroupPriceRow[];
  mayEdit: boolean;
  /** Whose price stands beside, with its derivation; null: nobody's. */
  customerNo: string | null;
  onStored(): void;
}

/** Models with what the group pays for each, edited in place, and what one customer is shown and why (PRICE-32, PRICE-33). */
export function GroupPriceTable({ groupNo, rows, mayEdit, customerNo, onStored }: GroupPriceTableProps) {
  const columns: Column<GroupPriceRow>[] = [
    { key: 'name', head: '产品', phone: 'title', render: (row) => <Name row={row} /> },
    { key: 'own', head: '本企业客户价', kind: 'figure', render: ({ ownPrice }) => <Money yuan={ownPrice} size="small" /> },
    { key: 'offer', head: '我的报价', kind: 'figure', render: ({ offerPrice }) => (offerPrice === null ? '—' : <Money yuan={offerPrice} size="small" />) },
    {
      key: 'group',
      head: '分组价（元）',
      kind: 'figure',
      width: 136,
      render: (row) =>
        mayEdit ? (
          <GroupPriceCell key={`${groupNo} ${row.skuNo}`} groupNo={groupNo} row={row} onStored={onStored} />
        ) : row.groupPrice === null ? (
          '—'
        ) : (
          <Money yuan={row.groupPrice} size="small" />
        ),
    },
    ...(customerNo === null
      ? []
      : [
          {
            key: 'customer',
            head: '客户看到的价',
            kind: 'figure',
            render: ({ customer }: GroupPriceRow) => customer && <Money yuan={customer.price} size="small" />,
          } as const,
          {
            key: 'why',
            head: '由来',
            width: 88,
            render: ({ skuNo, customer }: GroupPriceRow) => (
              <PriceWhy
                key={`${customerNo} ${skuNo} ${customer?.price}`}
                skuNo={skuNo}
                of="customer"
                label="由来"
                ask={(asked) => customerPriceReason(customerNo, asked)}
              />
            ),
          } as const,
        ]),
  ];
  return <Table caption="分组定价" columns={columns} rows={rows} rowKey={({ skuNo }) => skuNo} />;
}

const Name = ({ row: { spuNo, skuNo, spuName, skuModel, mainPic } }: { row: GroupPriceRow }) => (
  <span className="cu-model">
    <ProductPicture src={mainPic} size={48} />
    <span className="cu-model__words">
      <Anchor href={`/product/detail?id=${spuNo}&sku=${skuNo}`}>{spuName}</Anchor>
      <Code>{skuModel}</Code>
    </span>
  </span>
);
