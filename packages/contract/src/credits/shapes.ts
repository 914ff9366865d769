/** Credits as they travel: whole points. */
import { CREDITS_KINDS } from '@portal/engines/pricing';
import { exchangeStates } from '@portal/engines/states';
import { z } from 'zod';
import { Address } from '../address/index.ts';
import { recordId } from '../core/fields.ts';
import { INTEGER_MAX } from '../core/limits.ts';
import { orderCopy } from '../order/copy.ts';
import { creditsCopy } from './copy.ts';
import { EXCHANGE_PIECES_MAX } from './limits.ts';

/** What one has, and has had. */
export const CreditsAccount = z.strictObject({
  balance: z.int(),
  /** Came by orders (less what refunds took again) and moves, went into exchanges (given back counts as not gone): `balance` is `earned` + `adjusted` − `movedOn` − `spent`. */
  earned: z.int(),
  /** By the provider, below 0 too. */
  adjusted: z.int(),
  /** Moved to another holder, or lapsed. */
  movedOn: z.int(),
  spent: z.int(),
  /** Yuan of goods that make one point. */
  yuanAPoint: z.int(),
});
export type CreditsAccount = z.infer<typeof CreditsAccount>;

export const CreditsGoods = z.strictObject({
  spuNo: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Address on this site. */
  picture: z.string(),
  unit: z.string(),
  /** Points a piece. */
  points: z.int(),
  stockTotal: z.int(),
  /** Pieces one identity may have altogether; null: any number. */
  limitEach: z.int().nullable(),
});
export type CreditsGoods = z.infer<typeof CreditsGoods>;

/** With what is the caller's own. */
export const CreditsGoodsDetail = CreditsGoods.extend({
  /** Paragraphs. */
  words: z.array(z.string()),
  /** Pieces that the caller has had already; of what was cancelled none. */
  had: z.int(),
});
export type CreditsGoodsDetail = z.infer<typeof CreditsGoodsDetail>;

export const pieces = z.int({ error: creditsCopy.pieces }).min(1, { error: creditsCopy.pieces }).max(EXCHANGE_PIECES_MAX, { error: creditsCopy.pieces });

/** `points`: what the caller has seen altogether; another is refused. */
const pointsRule = '积分应为 0 或更大的整数';
export const PurchaseAsked = z.strictObject({
  spuNo: recordId,
  quantity: pieces,
  addressId: z.string({ error: orderCopy.addressRequired }).regex(/^[\w-]{1,40}$/, { error: orderCopy.addressRequired }),
  points: z.int({ error: pointsRule }).min(0, { error: pointsRule }).max(INTEGER_MAX, { error: pointsRule }),
});

export const Exchange = z.strictObject({
  exchangeNo: z.string(),
  spuNo: z.string(),
  title: z.string(),
  picture: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** Altogether. */
  points: z.int(),
  state: z.enum(exchangeStates.states),
  address: Address.omit({ id: true, isDefault: true }),
  carrier: z.string(),
  trackingNo: z.string(),
  cancelReason: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type Exchange = z.infer<typeof Exchange>;

/** A movement: `points` below 0 went. */
export const CreditsRecord = z.strictObject({
  id: z.int(),
  kind: z.enum(CREDITS_KINDS),
  points: z.int(),
  balanceAfter: z.int(),
  /** Of what it came: an order, an exchange. */
  words: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type CreditsRecord = z.infer<typeof CreditsRecord>;
