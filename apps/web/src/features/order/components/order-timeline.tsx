import { orderActNames, type Order } from '@portal/contract/order';
import { Icon } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import './order-timeline.css';

/** As many stand open; where no more than one is left it does, too. */
const SHOWN = 3;

/** Everything done about an order, the newest first; what is older is folded. */
export function OrderTimeline({ events }: Pick<Order, 'events'>) {
  // they come in the order they were done, which several of one moment keep
  const newest = events.toReversed();
  const shown = newest.length > SHOWN + 1 ? newest.slice(0, SHOWN) : newest;
  const older = newest.slice(shown.length);
  return (
    <>
      <ol className="od-time" aria-label="订单进度">
        {shown.map(eventOf)}
      </ol>
      {older.length > 0 && (
        <details className="od-time__older">
          <summary>
            <Icon name="chevron-right" size={16} />
            更早的 {older.length} 条
          </summary>
          <ol className="od-time" aria-label="更早的订单进度">
            {older.map(eventOf)}
          </ol>
        </details>
      )}
    </>
  );
}

const eventOf = ({ act, text, gmtCreate }: Order['events'][number], index: number) => (
  <li key={`${gmtCreate} ${act} ${index}`}>
    <b>{orderActNames[act]}</b>
    <time className="p-small" dateTime={gmtCreate}>
      {formatDateTime(Date.parse(gmtCreate))}
    </time>
    {text !== '' && <p className="od-time__text">{text}</p>}
  </li>
);
