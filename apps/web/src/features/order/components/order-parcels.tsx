import type { Order } from '@portal/contract/order';
import { orderStates } from '@portal/engines/states';
import { Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { ChangeParcelButton } from './change-parcel-button.tsx';
import { DeliveryFacts, ParcelLines } from './parcel-facts.tsx';
import { ParcelTrack } from './parcel-track.tsx';
import './order-parcels.css';

interface OrderParcelsProps {
  order: Pick<Order, 'shopOrderNo' | 'state' | 'parcels' | 'lines' | 'revision'>;
  who: 'buyer' | 'dealer';
  /** The order is another now. */
  onDone?: (() => void) | undefined;
}

/** What was sent by whom, what is in each parcel, what its carrier says, and whether it came. */
export function OrderParcels({ order, who, onDone }: OrderParcelsProps) {
  const { shopOrderNo, state, parcels } = order;
  const mayChange = who === 'dealer' && orderStates.may(state, 'changeParcel', 'dealer');
  return (
    <ul className="od-parcels" aria-label="包裹">
      {parcels.map((parcel) => {
        const { parcelNo, lines: _pieces, gmtCreate, gmtReceived, ...delivery } = parcel;
        return (
          <li key={parcelNo}>
            <p className="p-row">
              <b>包裹 {parcelNo}</b> <DeliveryFacts delivery={delivery} />
              {gmtReceived !== null && <Tag tone="success">已收到</Tag>}
            </p>
            <p className="p-small">
              <time dateTime={gmtCreate}>{formatDateTime(Date.parse(gmtCreate))}</time> {delivery.way === 'pickUp' ? '备好' : '发出'}
              {gmtReceived !== null && `，${formatDateTime(Date.parse(gmtReceived))} 收到`}
            </p>
            <ParcelLines parcel={parcel} lines={order.lines} />
            <div className="od-parcels__do">
              {delivery.way === 'express' && <ParcelTrack who={who} shopOrderNo={shopOrderNo} parcelNo={parcelNo} />}
              {mayChange && onDone && delivery.way === 'express' && gmtReceived === null && (
                <ChangeParcelButton order={order} parcel={parcel} onDone={onDone} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
