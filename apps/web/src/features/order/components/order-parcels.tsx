import { deliveryWayNames, type Delivery, type Order } from '@portal/contract/order';
import { orderStates } from '@portal/engines/states';
import { Code, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { Unbroken } from '../../../lib/unbroken.tsx';
import { receiveParcel } from '../api.ts';
import { AskedButton } from './asked-button.tsx';
import { ChangeParcelButton } from './change-parcel-button.tsx';
import { ParcelTrack } from './parcel-track.tsx';
import './order-parcels.css';

interface OrderParcelsProps {
  order: Pick<Order, 'shopOrderNo' | 'state' | 'parcels' | 'revision'>;
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
        const { parcelNo, lines, gmtCreate, gmtReceived, ...delivery } = parcel;
        return (
          <li key={parcelNo}>
            <p className="p-row">
              <b>包裹 {parcelNo}</b> <DeliveryFacts delivery={delivery} />
              {gmtReceived !== null && <Tag tone="success">已收到</Tag>}
            </p>
            <p className="p-small">
              <time dateTime={gmtCreate}>{formatDateTime(Date.parse(gmtCreate))}</time> {delivery.way === 'pickUp' ? '备好' : '发出'}：
              <Unbroken>{pieces(lines)}</Unbroken>
              {gmtReceived !== null && `；${formatDateTime(Date.parse(gmtReceived))} 收到`}
            </p>
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

/** What a buyer says of each parcel that is still to come, in the head of where they stand (ORDER-33). */
export function ReceiveParcels({ order: { shopOrderNo, state, parcels }, who, onDone }: OrderParcelsProps) {
  if (who !== 'buyer' || onDone === undefined || !orderStates.may(state, 'receiveParcel', 'buyer')) return null;
  return (
    <span className="od-parcels__do">
      {parcels
        .filter(({ gmtReceived }) => gmtReceived === null)
        .map(({ parcelNo, lines }) => (
          <AskedButton
            key={parcelNo}
            quiet
            label={`确认收到包裹 ${parcelNo}`}
            title={`确认已收到包裹 ${parcelNo}？`}
            words={`请先核对产品和数量：${pieces(lines)}。全部包裹收到后订单完成。`}
            perform={() => receiveParcel(shopOrderNo, parcelNo)}
            onDone={onDone}
          />
        ))}
    </span>
  );
}

const pieces = (lines: Order['parcels'][number]['lines']): string => lines.map(({ productModel, quantity }) => `${productModel} ×${quantity}`).join('，');

/** In which way it goes, and by whom, or where it waits; a number that is there whole can be called. */
function DeliveryFacts({ delivery: { way, carrier, trackingNo, contactName, contactPhone, place } }: { delivery: Delivery }) {
  if (way === 'express')
    return (
      <>
        {carrier} <Code>{trackingNo}</Code>
      </>
    );
  return (
    <>
      <Tag tone="accent">{deliveryWayNames[way]}</Tag>
      <span>{way === 'own' ? `送货人 ${contactName}` : `地点：${place}`}</span>
      {contactPhone !== '' && (contactPhone.includes('*') ? <span>{contactPhone}</span> : <a href={`tel:${contactPhone}`}>{contactPhone}</a>)}
    </>
  );
}
