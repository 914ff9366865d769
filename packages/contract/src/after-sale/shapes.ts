/** Requests after an order was paid, as they travel (AFTER-1). Money in yuan. */
import { QUANTITY_MAX } from '@portal/engines/goods';
import { AFTER_SALE_WAYS, afterSaleStates, PAY_WAYS } from '@portal/engines/states';
import { z } from 'zod';
import { isVisible, plainText, recordId } from '../core/fields.ts';
import { OrderLine, OrderSummary, ORDER_LINES_MAX } from '../order/index.ts';
import { afterSaleActNames, afterSaleCopy, afterSaleReasonNames, FAULT_TYPES } from './copy.ts';
import { AFTER_SALE_TEXT_MAX, PICTURES_MAX, SERIAL_NUMBER, SERIALS_MAX } from './limits.ts';

const keysOf = <T extends object>(names: T) => Object.keys(names) as [keyof T & string, ...(keyof T & string)[]];
const { quantityRule } = afterSaleCopy;

export const AfterSaleStatus = z.enum(afterSaleStates.states);
export const AfterSaleWayShape = z.enum(AFTER_SALE_WAYS, { error: afterSaleCopy.wayRequired });
export const AfterSaleReasonShape = z.enum(keysOf(afterSaleReasonNames), { error: afterSaleCopy.reasonRequired });
/** A text that must be there. */
export const saidText = (max: number, missing: string) => z.string({ error: missing }).pipe(plainText(max).refine(isVisible, { error: missing }));

/** No amount: what goes back is reckoned by the server alone. */
export const AfterSaleAsked = z
  .strictObject({
    shopOrderNo: recordId,
    way: AfterSaleWayShape,
    /** Of pieces that the dealer has not sent. */
    isUnsent: z.boolean(),
    lines: z
      .array(
        z.strictObject({
          id: recordId,
          quantity: z.int({ error: quantityRule }).min(1, { error: quantityRule }).max(QUANTITY_MAX, { error: quantityRule }),
        }),
        { error: afterSaleCopy.linesRequired },
      )
      .min(1, { error: afterSaleCopy.linesRequired })
      .max(ORDER_LINES_MAX),
    reason: AfterSaleReasonShape,
    text: plainText(AFTER_SALE_TEXT_MAX).default(''),
    pictures: z.array(recordId).max(PICTURES_MAX, { error: afterSaleCopy.picturesTooMany }).default([]),
    /** Of a repair: what is wrong, and which devices it is about, by their labels. */
    faultTypeId: z
      .literal(
        FAULT_TYPES.map(({ id }) => id),
        { error: afterSaleCopy.faultRequired },
      )
      .optional(),
    serialNos: z
      .array(z.string().trim().toUpperCase().regex(SERIAL_NUMBER, { error: afterSaleCopy.serialRule }))
      .max(SERIALS_MAX, { error: afterSaleCopy.serialsTooMany })
      .default([]),
  })
  .superRefine(({ way, faultTypeId, serialNos, pictures, lines }, context) => {
    const complain = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message });
    if (way !== 'repair') return;
    if (faultTypeId === undefined) complain('faultTypeId', afterSaleCopy.faultRequired);
    if (serialNos.length === 0 && pictures.length === 0) complain('serialNos', afterSaleCopy.serialRequired);
    if (new Set(serialNos).size > lines.reduce((sum, { quantity }) => sum + quantity, 0)) complain('serialNos', afterSaleCopy.serialsTooMany);
  })
  .refine(({ way, isUnsent }) => !isUnsent || way === 'refund', { error: afterSaleCopy.unsentOnlyRefund, path: ['way'] })
  .refine(({ way, reason }) => way !== 'repair' || reason !== 'unwanted', { error: afterSaleCopy.repairNeedsFault, path: ['reason'] });
export type AfterSaleAsked = z.infer<typeof AfterSaleAsked>;

/** What may be asked for of an order just now. */
export const AfterSaleChoices = z.strictObject({
  shopOrderNo: z.string(),
  /** Until when, but for a repair; null: nothing may be asked for, or there is no end yet. */
  gmtUntil: z.iso.datetime().nullable(),
  freight: z.number(),
  lines: z.array(
    OrderLine.pick({ id: true, productName: true, productModel: true, picUrl: true, unit: true, quantity: true, amount: true, paidAmount: true }).extend({
      /** Pieces the money has gone back for, or is going. */
      refundedQuantity: z.int(),
      /** Of those the ones that were never sent. */
      withdrawnQuantity: z.int(),
      /** Pieces not sent, and pieces sent, that no request holds. */
      unsentLeft: z.int(),
      sentLeft: z.int(),
      /** Pieces sent that a repair may be asked for, until when, and the months of warranty they were ordered with. */
      repairLeft: z.int(),
      gmtRepairUntil: z.iso.datetime().nullable(),
      warrantyMonths: z.int().nullable(),
    }),
  ),
});
export type AfterSaleChoices = z.infer<typeof AfterSaleChoices>;

const Parcel = z.strictObject({ carrier: z.string(), trackingNo: z.string() });

/** What lists show. */
export const AfterSaleSummary = z.strictObject({
  afterSaleNo: z.string(),
  shopOrderNo: z.string(),
  way: AfterSaleWayShape,
  isUnsent: z.boolean(),
  state: AfterSaleStatus,
  /** The state's number in the trade: 10 to 71. */
  status: z.int(),
  shop: OrderSummary.shape.shop,
  buyerName: z.string(),
  lines: z.array(
    OrderLine.pick({ id: true, productName: true, productModel: true, picUrl: true, unit: true }).extend({ quantity: z.int(), amount: z.number() }),
  ),
  /** What goes back with its freight; before that is settled, what it would be now. 0 of an exchange. */
  amount: z.number(),
  freight: z.number(),
  isAmountFixed: z.boolean(),
  gmtCreate: z.iso.datetime(),
  /** When the present state ends by itself; null: never. */
  gmtDeadline: z.iso.datetime().nullable(),
});
export type AfterSaleSummary = z.infer<typeof AfterSaleSummary>;

export const AfterSale = AfterSaleSummary.extend({
  /** How the order was paid: so what goes back of it goes. */
  payWay: z.enum(PAY_WAYS),
  reason: AfterSaleReasonShape,
  text: z.string(),
  /** Of a repair: what is wrong; null: not said, as of all others. */
  faultTypeId: z.int().nullable(),
  /** The devices, by their labels. */
  serialNos: z.array(z.string()),
  /** Ids of files. */
  pictures: z.array(z.string()),
  /** Where goods go back to; '' until the dealer has said so. */
  returnAddress: z.string(),
  sentBack: Parcel.nullable(),
  sentAnew: Parcel.nullable(),
  events: z.array(z.strictObject({ act: z.enum(keysOf(afterSaleActNames)), who: z.enum(afterSaleStates.who), text: z.string(), gmtCreate: z.iso.datetime() })),
});
export type AfterSale = z.infer<typeof AfterSale>;

/** How many there are of each state. */
export const AfterSaleCounts = z.record(AfterSaleStatus, z.int());
export type AfterSaleCounts = z.infer<typeof AfterSaleCounts>;
