import { deliveryWayNames, type Delivery, type Order } from '@portal/contract/order';
import { Code, Tag } from '@portal/ui';
import './parcel-facts.css';

/** In which way it goes, and by whom, or where it waits; a number that is there whole can be called. */
export function DeliveryFacts({ delivery: { way, carrier, trackingNo, contactName, contactPhone, place } }: { delivery: Delivery }) {
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

type Parcel = Order['parcels'][number];

/** What is in a parcel, by name; `lines`: those of the order. */
export const ParcelLines = ({ parcel: { parcelNo, lines: pieces }, lines }: { parcel: Pick<Parcel, 'parcelNo' | 'lines'>; lines: Order['lines'] }) => (
  <ul className="od-parcel-lines" aria-label={`包裹 ${parcelNo} 的产品`}>
    {pieces.map(({ id, productModel, quantity }) => {
      const line = lines.find((one) => one.id === id);
      return (
        <li key={id}>
          <span>
            {line?.productName} <span className="od-parcel-lines__model">{productModel}</span>
          </span>
          <span className="od-parcel-lines__pieces">
            × {quantity} {line?.unit}
          </span>
        </li>
      );
    })}
  </ul>
);
