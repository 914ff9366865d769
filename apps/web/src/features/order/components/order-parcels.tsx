import type { Order } from '@portal/contract/order';
import { Code } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import './order-parcels.css';

/** What was sent by whom, and what is in each parcel. */
export function OrderParcels({ parcels }: Pick<Order, 'parcels'>) {
  return (
    <ul className="od-parcels" aria-label="包裹">
      {parcels.map(({ carrier, trackingNo, lines, gmtCreate }, index) => (
        <li key={`${trackingNo} ${index}`}>
          <p className="p-row">
            <b>包裹 {index + 1}</b> {carrier} <Code>{trackingNo}</Code>
          </p>
          <p className="p-small">
            <time dateTime={gmtCreate}>{formatDateTime(Date.parse(gmtCreate))}</time> 发出：
            {lines.map(({ productModel, quantity }) => `${productModel} ×${quantity}`).join('，')}
          </p>
        </li>
      ))}
    </ul>
  );
}
