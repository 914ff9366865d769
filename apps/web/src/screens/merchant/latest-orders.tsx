import type { DesignOrderSummary } from '@portal/contract/design-order';
import { Anchor, Money, Notice } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { detailHref, ORDERS_PATH, PICKING_PATH } from '../../features/design-order/index.ts';
import type { PagePart } from '../../lib/page/page-loader.ts';
import './latest-orders.css';

export const ORDERS_SHOWN = 5;

/** The orders changed last, and the way to all of them. */
export function LatestOrders({ orders }: { orders: PagePart<{ data: readonly DesignOrderSummary[]; count: number }> }) {
  if (orders.data === null) return <Notice tone="error">{orders.failure}</Notice>;
  const { data, count } = orders.data;
  if (data.length === 0)
    return (
      <p className="mc-order__none">
        还没有配单，选好产品即可生成 <Anchor href={PICKING_PATH}>去选产品</Anchor>
      </p>
    );
  return (
    <ul className="m-rows">
      {data.map(({ id, name, lineCount, amount, gmtModified }) => (
        <li key={id}>
          <Anchor className="mc-order__name" href={detailHref(id)}>
            {name}
          </Anchor>
          <span className="p-small">
            {lineCount} 种产品，更新于 {formatDateTime(gmtModified)}
          </span>
          <span className="mc-order__sum">
            <Money yuan={amount} />
          </span>
        </li>
      ))}
      {count > data.length && (
        <li>
          <Anchor href={ORDERS_PATH}>查看全部 {count} 份配单</Anchor>
        </li>
      )}
    </ul>
  );
}
