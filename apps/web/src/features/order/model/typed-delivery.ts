/** A delivery as its dealer types it. */
import { addressCopy } from '@portal/contract/address';
import { deliveryOf, missingOf, orderCopy, type Delivery, type DeliveryField } from '@portal/contract/order';
import { cleanPhone } from '@portal/units';

export type DeliveryTrouble = Readonly<Partial<Record<DeliveryField, string>>>;

export const NO_DELIVERY: Delivery = { way: 'express', carrier: '', trackingNo: '', contactName: '', contactPhone: '', place: '' };

const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0\d{2,3}-\d{7,8}$/;

/** As it is handed in: what its way takes, without blanks around it, a mobile number as it is dialled. */
export function typedDelivery(typed: Delivery): Delivery {
  const { way, ...fields } = deliveryOf(typed);
  const trimmed = Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.trim()])) as Omit<Delivery, 'way'>;
  const phone = cleanPhone(trimmed.contactPhone);
  // as carriers print it: SF 1020 3040
  const trackingNo = trimmed.trackingNo.replaceAll(/\s/gu, '');
  return { way, ...trimmed, trackingNo, contactPhone: MOBILE.test(phone) ? phone : trimmed.contactPhone.normalize('NFKC') };
}

/** What is wrong with it, by field; empty: nothing. */
export function deliveryTrouble(typed: Delivery): DeliveryTrouble {
  const given = typedDelivery(typed);
  const { trackingNo, contactPhone } = given;
  return {
    ...(trackingNo !== '' && !/^[A-Za-z0-9-]+$/.test(trackingNo) && { trackingNo: orderCopy.trackingNoRule }),
    ...(contactPhone !== '' && !MOBILE.test(contactPhone) && !LANDLINE.test(contactPhone) && { contactPhone: addressCopy.phoneRule }),
    ...missingOf(given),
  };
}
