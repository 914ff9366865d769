/** How goods go to their buyer, and what each way needs (ORDER-40). Without zod, so that pages judge as the door does. */
import { isVisible } from '../core/seen-text.ts';
import { orderCopy } from './copy.ts';

export const DELIVERY_WAYS = ['express', 'own', 'pickUp'] as const;
export type DeliveryWay = (typeof DELIVERY_WAYS)[number];

/** As dealers choose it. */
export const deliveryWayNames: Readonly<Record<DeliveryWay, string>> = { express: '快递物流', own: '自送', pickUp: '自提' };

/** What a parcel is sent with; '' what its way does not need. */
export interface Delivery {
  way: DeliveryWay;
  carrier: string;
  trackingNo: string;
  /** Of whoever brings it. */
  contactName: string;
  /** Of whoever brings it, or of the place: that may be left out. */
  contactPhone: string;
  /** Where it is picked up. */
  place: string;
}
export type DeliveryField = Exclude<keyof Delivery, 'way'>;

/** What a way takes, and what is said where it must be there and is not. */
const FIELDS: Readonly<Record<DeliveryWay, readonly (readonly [field: DeliveryField, missing: string | null])[]>> = {
  express: [
    ['carrier', orderCopy.carrierRequired],
    ['trackingNo', orderCopy.trackingNoRequired],
  ],
  own: [
    ['contactName', orderCopy.driverRequired],
    ['contactPhone', orderCopy.driverPhoneRequired],
  ],
  pickUp: [
    ['place', orderCopy.pickUpPlaceRequired],
    ['contactPhone', null],
  ],
};

type Given = { way: DeliveryWay } & { [Field in DeliveryField]?: string | undefined };

/** What its way needs and is not there, by field; empty: it is whole. */
export const missingOf = (given: Given): Partial<Record<DeliveryField, string>> =>
  Object.fromEntries(FIELDS[given.way].filter(([field, missing]) => missing !== null && !isVisible(given[field] ?? '')));

const NOTHING = { carrier: '', trackingNo: '', contactName: '', contactPhone: '', place: '' };

/** Of what was given that which its way takes. */
export const deliveryOf = (given: Given): Delivery => ({
  ...NOTHING,
  way: given.way,
  ...Object.fromEntries(FIELDS[given.way].map(([field]) => [field, given[field] ?? ''])),
});

/** In a line, without anybody's phone: 顺丰速运 SF1, 自送，送货人 王师傅, 自提，地点：…. */
export function deliveryWords({ way, carrier, trackingNo, contactName, place }: Omit<Delivery, 'contactPhone'>): string {
  if (way === 'express') return `${carrier} ${trackingNo}`;
  return way === 'own' ? `${deliveryWayNames.own}，送货人 ${contactName}` : `${deliveryWayNames.pickUp}，地点：${place}`;
}
