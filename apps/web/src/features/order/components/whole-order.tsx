import type { Order } from '@portal/contract/order';
import { Anchor, Card, Code, Money } from '@portal/ui';
import { orderHref, ordersAddress } from '../model/order-address.ts';
import { OrderStateTag } from './order-state-tag.tsx';
import './whole-order.css';

/** The whole that a part was placed with, and the other parts of it: to its buyer alone. */
export function WholeOrder({ order: { orderNo, parent, siblings } }: { order: Order }) {
  if (parent === null) return null;
  return (
    <Card title={`拆分订单：共 ${parent.partCount} 个商家订单`}>
      <p className="p-row">
        <Code>{orderNo}</Code> 合计 <Money yuan={parent.amount} />
      </p>
      <ul className="od-whole" aria-label="同一订单的其他部分">
        {siblings.map(({ shopOrderNo, shop, state, amount }) => (
          <li key={shopOrderNo}>
            <OrderStateTag state={state} />
            <Anchor href={orderHref(ordersAddress, shopOrderNo)}>{shop.shopName}</Anchor>
            <Money yuan={amount} size="small" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
