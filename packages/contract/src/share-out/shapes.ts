/** What is shared out to a dealer, as it travels (SHARE-1). Money is yuan. */
import { PAY_WAYS, shareStates } from '@portal/engines/states';
import { z } from 'zod';
import { pagingQuery } from '../core/fields.ts';

/** `order`: what of an order is the dealer's; `refund`: what of it went back after it was shared out, below nothing. */
export const SHARE_KINDS = ['order', 'refund'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

const amounts = {
  paidAmount: z.number(),
  refundedAmount: z.number(),
  /** The provider's. */
  feeAmount: z.number(),
  /** What the provider's coupons took off of what is kept, which the provider makes up for. */
  subsidyAmount: z.number(),
  /** Paid less refunded less fee, and the subsidy. */
  shareAmount: z.number(),
};

export const Share = z.strictObject({
  rowNo: z.string(),
  shopOrderNo: z.string(),
  buyerName: z.string(),
  kind: z.enum(SHARE_KINDS),
  state: z.enum(shareStates.states),
  /** Bought on credit it is paid to the dealer itself: the row has the subsidy alone (SHARE-8). */
  payWay: z.enum(PAY_WAYS),
  /** The provider's flash sale set its prices, and the dealer bears it (SHARE-9). */
  isPlatformSeckill: z.boolean(),
  ...amounts,
  /** When it was paid, or accepted where it is bought on credit; of a refund when it went back. */
  gmtCreate: z.iso.datetime(),
  /** From when on it is shared out; null: the order is not completed. */
  gmtDue: z.iso.datetime().nullable(),
  gmtShared: z.iso.datetime().nullable(),
  /** Requests by which money of the order may yet go back: until they are over it waits, also when it is due. */
  openClaimNos: z.array(z.string()),
});
export type Share = z.infer<typeof Share>;

/** `month`: of `gmtCreate`, by the days of China; '' any. */
export const ShareNarrowing = z.object({
  state: z.enum(['', ...shareStates.states]).default(''),
  month: z.union([z.literal(''), z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)]).default(''),
});
export type ShareNarrowing = z.infer<typeof ShareNarrowing>;
export const ShareQuery = z.object({ ...pagingQuery, ...ShareNarrowing.shape });

/** Of all that is narrowed to: together, and of the share what waits and what is shared out. */
export const ShareTotals = z.strictObject({ count: z.int(), ...amounts, waitingAmount: z.number(), sharedAmount: z.number() });
export type ShareTotals = z.infer<typeof ShareTotals>;
