import { orderActNames, type Order } from '@portal/contract/order';
import { formatDateTime } from '@portal/units';
import './order-timeline.css';

/** Everything done about an order, the newest first. */
export function OrderTimeline({ events }: Pick<Order, 'events'>) {
  return (
    <ol className="od-time" aria-label="订单进度">
      {/* they come in the order they were done, which several of one moment keep */}
      {events.toReversed().map(({ act, text, gmtCreate }, index) => (
        <li key={`${gmtCreate} ${act} ${index}`}>
          <b>{orderActNames[act]}</b>
          <time className="p-small" dateTime={gmtCreate}>
            {formatDateTime(Date.parse(gmtCreate))}
          </time>
          {text !== '' && <p className="od-time__text">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
