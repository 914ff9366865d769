import { flashNames, type Order, type OrderLine } from '@portal/contract/order';
import { Money, Table, Tag, type Column } from '@portal/ui';
import { productHrefOf } from '../../catalog/index.ts';
import { OrderProduct } from './order-product.tsx';

/** What is ordered, at the prices it was ordered at; how much of it is on its way once something is. */
export function OrderLines({ lines, discount, flashSale }: Pick<Order, 'lines' | 'discount' | 'flashSale'>) {
  const isSent = lines.some(({ shippedQuantity }) => shippedQuantity > 0);
  const isBack = lines.some(({ refundedQuantity, heldQuantity }) => refundedQuantity + heldQuantity > 0);
  const columns: Column<OrderLine>[] = [
    {
      key: 'name',
      head: '产品',
      phone: 'title',
      render: ({ picUrl, productName, productModel, spuNo, skuNo, price, quantity, unit }) => (
        <OrderProduct
          picUrl={picUrl}
          name={productName}
          model={productModel}
          href={productHrefOf(spuNo, skuNo)}
          each={
            <>
              <Money yuan={price} size="small" /> × {quantity} {unit}
            </>
          }
        >
          {flashSale !== null && <Tag tone="money">{flashNames[flashSale]}</Tag>}
        </OrderProduct>
      ),
    },
    { key: 'price', head: '单价', kind: 'figure', width: 120, phone: 'hidden', render: ({ price }) => <Money yuan={price} size="small" /> },
    { key: 'quantity', head: '数量', kind: 'figure', width: 88, phone: 'hidden', render: ({ quantity, unit }) => `${quantity} ${unit}` },
    ...(isSent
      ? [{ key: 'sent', head: '已发', kind: 'figure', width: 88, render: ({ shippedQuantity, unit }: OrderLine) => `${shippedQuantity} ${unit}` } as const]
      : []),
    ...(isBack ? [{ key: 'back', head: '退款', kind: 'figure', width: 112, render: backWords } as const] : []),
    { key: 'amount', head: '小计', kind: 'figure', width: 128, render: ({ amount }) => <Money yuan={amount} size="small" /> },
    ...(discount > 0
      ? [{ key: 'paid', head: '优惠后', kind: 'figure', width: 128, render: ({ paidAmount }: OrderLine) => <Money yuan={paidAmount} size="small" /> } as const]
      : []),
  ];
  return <Table caption="订单产品" columns={columns} rows={lines} rowKey={({ id }) => id} />;
}

/** Pieces the money went back for, and pieces it is asked back for. */
function backWords({ refundedQuantity, heldQuantity, unit }: OrderLine): string {
  const done = refundedQuantity > 0 ? `已退款 ${refundedQuantity} ${unit}` : '';
  const asked = heldQuantity > 0 ? `退款中 ${heldQuantity} ${unit}` : '';
  return [done, asked].filter(Boolean).join('，') || '—';
}
