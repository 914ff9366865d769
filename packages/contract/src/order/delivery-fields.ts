import { z } from 'zod';
import { addressCopy, CONTACT_NAME_MAX, contactPhone, DETAIL_ADDRESS_MAX } from '../address/index.ts';
import { leftOut, nameOrNone, plainText } from '../core/fields.ts';
import { orderCopy } from './copy.ts';
import { DELIVERY_WAYS, missingOf, type Delivery } from './delivery.ts';
import { CARRIER_MAX, TRACKING_NO_MAX } from './limits.ts';

const trackingNo = z
  .string({ error: orderCopy.trackingNoRequired })
  .overwrite((text) => text.replaceAll(/\s/gu, ''))
  .max(TRACKING_NO_MAX, { error: orderCopy.trackingNoRule })
  .regex(/^[A-Za-z0-9-]*$/, { error: orderCopy.trackingNoRule });

/** The number is that of a parcel of another order, and is meant to be. */
const useAnyway = z.boolean().default(false);

/** Of a parcel that goes by a carrier. */
export const carrierFields = { carrier: nameOrNone(CARRIER_MAX).default(''), trackingNo: trackingNo.default(''), useAnyway };

/** What a parcel is sent with (`Delivery`), as it is given; what its way does not need may be left out. */
export const deliveryFields = {
  way: z.enum(DELIVERY_WAYS).default('express'),
  carrier: nameOrNone(CARRIER_MAX).optional(),
  trackingNo: trackingNo.optional(),
  useAnyway,
  contactName: nameOrNone(CONTACT_NAME_MAX).optional(),
  contactPhone: leftOut(contactPhone, addressCopy.phoneRule),
  place: plainText(DETAIL_ADDRESS_MAX).optional(),
};

/** Each thing that its way needs and that is not there, said on its field. */
export function refuseMissing(given: Parameters<typeof missingOf>[0], context: z.core.$RefinementCtx): void {
  for (const [field, message] of Object.entries(missingOf(given))) context.addIssue({ code: 'custom', path: [field], message });
}

export const Delivered = z.strictObject({
  way: z.enum(DELIVERY_WAYS),
  carrier: z.string(),
  trackingNo: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  place: z.string(),
}) satisfies z.ZodType<Delivery>;
