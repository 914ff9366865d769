import type { CouponBenefit } from '@portal/engines/pricing';
import type { UserType } from '@portal/engines/access';
import type { CouponState, CouponTemplateState } from '@portal/engines/states';
import type { COUPON_GROUPS, CouponRefundRule } from '@portal/contract/coupon';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, yuan } from '../../platform/db/columns.ts';

/** What goods a coupon is for, with the names they had when it was written. */
export type StoredScope =
  | { kind: 'all' }
  | { kind: 'category'; categoryIds: number[]; names: string[] }
  | { kind: 'product'; skuNos: string[]; skuModels: string[] };

/** What coupons are given out by. */
export const couponTemplate = pgTable('coupon_template', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  templateNo: text('template_no').primaryKey(),
  /** '': the provider's. */
  shopNo: text('shop_no').notNull(),
  state: text('state').$type<CouponTemplateState>().notNull(),
  name: text('name').notNull(),
  threshold: yuan('threshold', 14).notNull(),
  benefit: jsonb('benefit').$type<CouponBenefit>().notNull(),
  scope: jsonb('scope').$type<StoredScope>().notNull(),
  stackGroup: text('stack_group').$type<(typeof COUPON_GROUPS)[number]>(),
  withSeckill: boolean('with_seckill').notNull(),
  /** What becomes of one when the order that was paid with it is refunded. */
  refundRule: text('refund_rule').$type<CouponRefundRule>().notNull().default('returned'),
  /** User types; empty: whoever has a cart. */
  audience: jsonb('audience').$type<UserType[]>().notNull(),
  claimCode: text('claim_code'),
  claimBegin: instant('claim_begin').notNull(),
  claimEnd: instant('claim_end').notNull(),
  useBegin: instant('use_begin'),
  useEnd: instant('use_end'),
  useDays: integer('use_days'),
  totalCount: integer('total_count').notNull(),
  perPerson: integer('per_person').notNull(),
  budget: yuan('budget', 14),
  /** What one may cost at most; null: not bound. */
  most: yuan('most', 14),
  claimedCount: integer('claimed_count').notNull().default(0),
  /** Of a draft that waits for a second operator: who asked. */
  askedBy: text('asked_by'),
  /** Who sent it back, to which operator who had asked, and why; null and '': nobody did. */
  returnedBy: text('returned_by'),
  returnedTo: text('returned_to'),
  returnReason: text('return_reason').notNull().default(''),
  /** Counts every saving and asking: whoever gives it out names the one they saw. */
  edition: integer('edition').notNull().default(1),
  /** Who wrote what stands in it; '': as who made it. */
  savedBy: text('saved_by').notNull().default(''),
  /** Who gave it out without a second operator, and when. */
  issuedAloneBy: text('issued_alone_by'),
  gmtIssued: instant('gmt_issued'),
  createdBy: text('created_by').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});

/** How many of a template an account has claimed. */
export const couponClaim = pgTable(
  'coupon_claim',
  { templateNo: text('template_no').notNull(), accountNo: text('account_no').notNull(), claimed: integer('claimed').notNull() },
  (table) => [primaryKey({ columns: [table.templateNo, table.accountNo] })],
);

/** Coupons that somebody has. */
export const userCoupon = pgTable('user_coupon', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  couponNo: text('coupon_no').primaryKey(),
  templateNo: text('template_no').notNull(),
  accountNo: text('account_no').notNull(),
  /** '' for a person without an enterprise. */
  merchantNo: text('merchant_no').notNull(),
  state: text('state').$type<CouponState>().notNull(),
  gmtBegin: instant('gmt_begin').notNull(),
  gmtEnd: instant('gmt_end').notNull(),
  /** The order that holds it, or was paid with it. */
  shopOrderNo: text('shop_order_no'),
  voidReason: text('void_reason').notNull().default(''),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});
