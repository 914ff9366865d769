import type { OrderSummary } from '@portal/contract/order';
import { Anchor, Card, Money } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { orderHref, OrderStateTag, shopOrdersAddress } from '../../features/order/index.ts';
import { Pair } from '../member/pair.tsx';
import type { OrderDay } from './order-days.ts';
import { OrderWeek } from './order-week.tsx';
import './shop-activity.css';

/** What has happened in a first-level dealer's shop: the orders that came last, and the week (ORDER-26). Without any order nothing is shown. */
export function ShopActivity({ orders, days }: { orders: readonly OrderSummary[]; days: readonly OrderDay[] | null }) {
  if (orders.length === 0) return null;
  const latest = (
    <Card title="最近的客户订单">
      <ul className="mc-latest">
        {orders.map(({ shopOrderNo, buyerName, state, amount, lineCount, pieceCount, gmtCreate }) => (
          <li key={shopOrderNo}>
            <span className="mc-latest__who">
              <Anchor href={orderHref(shopOrdersAddress, shopOrderNo)}>{buyerName}</Anchor>
              <span className="p-small">
                {lineCount} 种 {pieceCount} 件，{formatDateTime(Date.parse(gmtCreate))}
              </span>
            </span>
            <OrderStateTag state={state} />
            <span className="mc-latest__sum">
              <Money yuan={amount} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
  if (days === null) return latest;
  return (
    <Pair>
      {latest}
      <Card title="近 7 天新订单">
        <OrderWeek days={days} />
      </Card>
    </Pair>
  );
}
