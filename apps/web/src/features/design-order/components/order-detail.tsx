import { designOrderCopy, type DesignLine, type DesignOrder } from '@portal/contract/design-order';
import { SkuStatus, SkuType } from '@portal/engines/pricing';
import { Button, ButtonLink, Code, Empty, Money, Table, Tag, type Column } from '@portal/ui';
import { formatDateTime, formatPercent } from '@portal/units';
import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { CheckProvider } from '../check/components/check-provider.tsx';
import { LineMark } from '../check/components/line-mark.tsx';
import { OrderCheck, OrderCheckButton, PrintedCheck } from '../check/components/order-check.tsx';
import { groupLines } from '../model/group-lines.ts';
import { ExportButton } from './export-button.tsx';
import { ProductPicture } from './product-picture.tsx';
import { useAddToOrder } from './use-add-to-order.ts';
import { useHasRoomBeside } from './use-is-phone.ts';

interface OrderDetailProps {
  order: DesignOrder;
  /** Where products are chosen for it. */
  joinHref: string;
}

/** A design order as quoted: head with its next deeds, lines grouped by first category, totals, and its check beside. Prints as a quotation. */
export function OrderDetail(props: OrderDetailProps) {
  return <OpenOrder key={props.order.id} {...props} />;
}

function OpenOrder({ order: given, joinHref }: OrderDetailProps) {
  const [changed, setChanged] = useState<DesignOrder | null>(null);
  // what was added or taken back here is newer than what the page was read with
  const order = changed !== null && changed.gmtModified >= given.gmtModified ? changed : given;
  const addToOrder = useAddToOrder(order, setChanged);
  return (
    <CheckProvider designOrderId={order.id} lines={order.lines} onAdd={addToOrder}>
      <CheckedOrder order={order} joinHref={joinHref} />
    </CheckProvider>
  );
}

function CheckedOrder({ order, joinHref }: OrderDetailProps) {
  const hasRoom = useHasRoomBeside();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  // beside the order where there is room for it
  const isCheckOpen = isOpen ?? hasRoom;
  const groups = groupLines(order.lines);
  return (
    <div className={isCheckOpen ? 'dc-beside dc-beside--open' : 'dc-beside'}>
      <div className="do-detail">
        <header className="do-detail__head">
          <div className="do-detail__title">
            <h1>{order.name}</h1>
            <dl className="do-detail__facts">
              <Fact name="应用场景" value={order.sceneName ?? '-'} />
              <Fact name="报价单位" value={order.companyName || '-'} />
              <Fact name="联系人" value={order.contactName || '-'} />
              <Fact name="创建时间" value={formatDateTime(order.gmtCreate)} />
              <Fact name="更新时间" value={formatDateTime(order.gmtModified)} />
              {order.remark !== '' && <Fact name="备注" value={order.remark} />}
            </dl>
          </div>
          <div className="do-detail__sum">
            <span className="p-small">总价</span>
            <Money yuan={order.amount} size="large" warm />
            <span className="p-small">
              原价合计 <Money yuan={order.originalAmount} size="small" />
              ，优惠 <Money yuan={order.preferential} size="small" />
            </span>
            <div className="do-detail__deeds">
              <ExportButton id={order.id} orderName={order.name} format="pdf" isPrimary />
              <ExportButton id={order.id} orderName={order.name} format="xlsx" />
              <Button icon="print" onClick={() => window.print()}>
                打印
              </Button>
              <ButtonLink icon="plus" href={joinHref}>
                继续选型
              </ButtonLink>
              <OrderCheckButton isOpen={isCheckOpen} onToggle={setIsOpen} />
            </div>
          </div>
        </header>
        <PrintedCheck />
        {groups.length === 0 && <Empty drawing="box" text={designOrderCopy.empty} />}
        {groups.map((group) => (
          <section key={group.title} className="do-group" aria-label={group.title}>
            <div className="do-group__head">
              <h2>{group.title}</h2>
              <span className="p-small">
                {group.totals.lineCount} 种 {group.totals.pieceCount.toLocaleString('en-US')} 件
              </span>
              <span className="do-group__sum">
                小计 <Money yuan={group.totals.amount} />
              </span>
            </div>
            <Table caption={`${group.title} 产品`} columns={COLUMNS} rows={group.lines} rowKey={(line) => line.id} rowProps={markedRow} />
          </section>
        ))}
        <dl className="do-detail__totals">
          <Fact name="产品" value={`${order.totals.lineCount} 种 ${order.totals.pieceCount.toLocaleString('en-US')} 件`} />
          <Fact name="原价合计" value={<Money yuan={order.totals.originalAmount} />} />
          <Fact name="优惠" value={<Money yuan={order.totals.preferential} />} />
          <Fact name="总价" value={<Money yuan={order.totals.amount} size="large" warm />} />
        </dl>
      </div>
      <OrderCheck isOpen={isCheckOpen} onToggle={setIsOpen} />
    </div>
  );
}

/** Named by its model, so that the check can lead there. */
const markedRow = ({ skuNo }: DesignLine) => ({ 'data-sku': skuNo }) as HTMLAttributes<HTMLTableRowElement>;

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const COLUMNS: Column<DesignLine>[] = [
  { key: 'sort', head: '序号', width: 56, phone: 'hidden', render: (line) => line.sort },
  {
    key: 'product',
    head: '产品名称',
    phone: 'title',
    render: (line) => (
      <a className="do-product" href={`/product/detail?id=${encodeURIComponent(line.spuNo)}`} target="_blank" rel="noreferrer">
        <ProductPicture src={line.productImage} size={48} isDeactivated={line.skuStatus === SkuStatus.Deactivated} />
        <span className="do-product__text">
          <span className="do-product__name" title={line.productName}>
            {line.productName}
          </span>
          <span className="p-small">
            {line.brandName} {line.skuStatus === SkuStatus.Deactivated && <Tag tone="warning">已下架</Tag>}
          </span>
          <LineMark skuNo={line.skuNo} />
        </span>
      </a>
    ),
  },
  { key: 'model', head: '型号', render: (line) => <Code>{line.productModel}</Code> },
  { key: 'category', head: '产品分类', phone: 'hidden', render: (line) => line.productCategory || '-' },
  { key: 'price', head: '单价', kind: 'figure', render: (line) => <Money yuan={line.price} size="small" freeAtZero={line.skuType === SkuType.Software} /> },
  { key: 'rate', head: '折扣率', kind: 'figure', render: (line) => formatPercent(line.rate) },
  {
    key: 'ratePrice',
    head: '折后价',
    kind: 'figure',
    render: (line) => <Money yuan={line.ratePrice} size="small" absent="未报价" freeAtZero={line.skuType === SkuType.Software} />,
  },
  { key: 'quantity', head: '数量', kind: 'figure', render: (line) => line.quantity.toLocaleString('en-US') },
  { key: 'amount', head: '小计', kind: 'figure', render: (line) => <Money yuan={line.amount} /> },
];
