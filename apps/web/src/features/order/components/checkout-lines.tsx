import type { Settlement } from '@portal/contract/order';
import { Money, Table, Tag, type Column } from '@portal/ui';
import { productHrefOf } from '../../catalog/index.ts';
import { lineTrouble } from '../model/settlement-changes.ts';
import { OrderProduct } from './order-product.tsx';

type Line = Settlement['lines'][number];

const columns: Column<Line>[] = [
  { key: 'name', head: '产品', phone: 'title', render: (line) => <Name line={line} /> },
  { key: 'price', head: '单价', kind: 'figure', width: 128, phone: 'hidden', render: ({ price }) => <Money yuan={price} size="small" /> },
  { key: 'quantity', head: '数量', kind: 'figure', width: 96, phone: 'hidden', render: ({ quantity, unit }) => `${quantity} ${unit}` },
  { key: 'amount', head: '小计', kind: 'figure', width: 144, render: (line) => (lineTrouble(line) === '' ? <Money yuan={line.amount} size="small" /> : '—') },
];

/** What is to be bought, at today's prices; what keeps a line from it stands on it. */
export const CheckoutLines = ({ shopName, lines }: { shopName: string; lines: readonly Line[] }) => (
  <Table caption={`向 ${shopName} 购买的产品`} columns={columns} rows={lines} rowKey={({ id, skuNo }) => id || skuNo} />
);

function Name({ line }: { line: Line }) {
  const trouble = lineTrouble(line);
  const { picUrl, spuName, skuModel, spuNo, skuNo, status, price, quantity, unit } = line;
  const each = (
    <>
      <Money yuan={price} size="small" /> × {quantity} {unit}
    </>
  );
  return (
    <OrderProduct picUrl={picUrl} name={spuName} model={skuModel} href={status === 'delisted' ? null : productHrefOf(spuNo, skuNo)} each={each}>
      {trouble !== '' && <Tag tone="warning">{trouble}</Tag>}
    </OrderProduct>
  );
}
