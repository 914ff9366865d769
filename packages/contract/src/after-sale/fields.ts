/** What several calls about requests after an order was paid take. */
import { z } from 'zod';
import { keywordQuery, leftOut, nameText, pagingQuery, recordId } from '../core/fields.ts';
import { CARRIER_MAX, orderCopy, TRACKING_NO_MAX } from '../order/index.ts';
import { AfterSaleStatus } from './shapes.ts';

export const oneAfterSale = z.strictObject({ afterSaleNo: recordId });
/** A picture of it. */
export const onePicture = z.strictObject({ afterSaleNo: recordId, fileId: recordId });

export const afterSaleQuery = z.object({
  ...pagingQuery,
  /** '' or left out: any. */
  state: z.union([AfterSaleStatus, z.literal('')]).default(''),
  /** Part of a number (of the request, or of a parcel), a name or a model; of a dealer's, and at the provider, also of who bought it. */
  keyword: keywordQuery,
});

export const parcelSent = {
  carrier: nameText(CARRIER_MAX, orderCopy.carrierRequired),
  trackingNo: z
    .string({ error: orderCopy.trackingNoRequired })
    .overwrite((text) => text.replaceAll(/\s/gu, ''))
    .min(1, { error: orderCopy.trackingNoRequired })
    .max(TRACKING_NO_MAX, { error: orderCopy.trackingNoRule })
    .regex(/^[A-Za-z0-9-]+$/, { error: orderCopy.trackingNoRule }),
};

/** The same of a buyer, who may not know the carrier. */
export const goodsSentBack = { ...parcelSent, carrier: leftOut(parcelSent.carrier, orderCopy.carrierRequired).transform((carrier) => carrier ?? '') };
