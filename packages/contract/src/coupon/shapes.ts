/** Coupons as they travel. Money in yuan. */
import { couponStates, couponTemplateStates } from '@portal/engines/states';
import { z } from 'zod';
import { calendarDay, nameText, recordId, yuan } from '../core/fields.ts';
import { INTEGER_MAX } from '../core/limits.ts';
import { couponCopy } from './copy.ts';
import {
  COUPON_AUDIENCE,
  COUPON_CATEGORIES_MAX,
  COUPON_CODE_MAX,
  COUPON_GROUPS,
  COUPON_MODELS_MAX,
  COUPON_NAME_MAX,
  COUPON_OFF_MAX,
  COUPON_PER_PERSON_MAX,
  COUPON_REASON_MAX,
  COUPON_REFUND_RULES,
  COUPON_TOTAL_MAX,
  COUPON_UNBOUND_FROM,
  COUPON_USE_DAYS_MAX,
  GRANT_CUSTOMERS_MAX,
} from './limits.ts';

const whole = (min: number, max: number) =>
  z
    .int({ error: couponCopy.wholeNumber(min, max) })
    .min(min, { error: couponCopy.wholeNumber(min, max) })
    .max(max, { error: couponCopy.wholeNumber(min, max) });
/** Any amount of money, and words of its own where it is none. */
const money = z.number({ error: couponCopy.moneyRule }).refine((amount) => yuan.safeParse(amount).success, { error: couponCopy.moneyRule });
const moreThanNothing = money.refine((amount) => amount > 0, { error: couponCopy.offRequired });

const CouponBenefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), off: moreThanNothing }),
  // 85: 8.5 折
  z.strictObject({ kind: z.literal('percent'), payPercent: whole(10, 99), offMax: moreThanNothing.nullable() }),
]);

const CouponScope = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('category'),
    categoryIds: z.array(z.int().min(1).max(2_147_483_647)).min(1, { error: couponCopy.categoriesRequired }).max(COUPON_CATEGORIES_MAX),
  }),
  z.strictObject({
    kind: z.literal('product'),
    skuModels: z.array(nameText(60, couponCopy.modelsRequired)).min(1, { error: couponCopy.modelsRequired }).max(COUPON_MODELS_MAX),
  }),
]);

export const couponCode = z
  .string({ error: couponCopy.codeRule })
  .trim()
  .normalize('NFKC')
  .toUpperCase()
  .regex(new RegExp(`^[A-Z0-9]{4,${COUPON_CODE_MAX}}$`), { error: couponCopy.codeRule });

const day = calendarDay(couponCopy.dayRequired);
const CouponUse = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dates'), from: day, to: day }),
  z.strictObject({ kind: z.literal('days'), days: whole(1, COUPON_USE_DAYS_MAX) }),
]);

const fields = {
  name: nameText(COUPON_NAME_MAX, couponCopy.nameRequired),
  /** 0: none. */
  threshold: money,
  benefit: CouponBenefit,
  scope: CouponScope,
  stackGroup: z.enum(COUPON_GROUPS).nullable(),
  refundRule: z.enum(COUPON_REFUND_RULES).default('returned'),
  audience: z.array(z.literal([...COUPON_AUDIENCE])).max(COUPON_AUDIENCE.length),
  /** null: it is claimed in the open. */
  claimCode: couponCode.nullable(),
  totalCount: whole(1, COUPON_TOTAL_MAX),
  perPerson: whole(1, COUPON_PER_PERSON_MAX),
  /** What all of them may cost; null: not bound. */
  budget: money.nullable(),
  /** Days by Beijing time, both within. */
  claimFrom: day,
  claimTo: day,
  use: CouponUse,
};

export const CouponTemplateFields = z.strictObject(fields).superRefine((template, context) => {
  const { benefit, threshold, budget, claimFrom, claimTo, use } = template;
  const complain = (path: string, message: string): void => void context.addIssue({ code: 'custom', path: path.split('.'), message });
  if (benefit.kind === 'amount' && threshold > 0 && benefit.off > threshold) complain('benefit', couponCopy.offAboveThreshold);
  const most = benefit.kind === 'amount' ? benefit.off : benefit.offMax;
  const off = benefit.kind === 'amount' ? 'off' : 'offMax';
  if (most !== null && most > COUPON_OFF_MAX) complain(`benefit.${off}`, couponCopy.offTooHigh);
  if (benefit.kind === 'percent' && most === null && benefit.payPercent < COUPON_UNBOUND_FROM) complain('benefit.offMax', couponCopy.offMaxRequired);
  if (budget !== null && most === null) complain('budget', couponCopy.budgetNeedsMost);
  if (budget !== null && most !== null && budget < most) complain('budget', couponCopy.budgetTooSmall);
  if (template.perPerson > template.totalCount) complain('perPerson', couponCopy.perPersonTooMany);
  if (claimTo < claimFrom) complain('claimTo', couponCopy.claimOrder);
  if (use.kind === 'dates' && use.to < use.from) complain('use', couponCopy.useOrder);
  else if (use.kind === 'dates' && use.to < claimTo) complain('use', couponCopy.useBeforeClaim);
});
export type CouponTemplateFields = z.infer<typeof CouponTemplateFields>;

const CouponTemplateStatus = z.enum(couponTemplateStates.states);
export const templateStateQuery = z.union([CouponTemplateStatus, z.literal('')]).default('');

export const CouponTemplate = z.strictObject({
  ...fields,
  templateNo: z.string(),
  state: CouponTemplateStatus,
  /** Its days of claiming are to come. */
  isToCome: z.boolean(),
  claimedCount: z.int(),
  /** Held by orders that wait to be paid, and used. */
  lockedCount: z.int(),
  usedCount: z.int(),
  /** Waits for a second operator, who is another than asked (`own`: the caller asked), or was sent back by one; of a dealer's always none. */
  review: z.enum(['none', 'asked', 'own', 'returned']),
  /** Of what waits for a second operator: the name of who asked; '' otherwise. */
  askedBy: z.string(),
  /** Of what a second operator sent back: who, and why; null: nothing of the kind since it was written. */
  returned: z.strictObject({ by: z.string(), reason: z.string() }).nullable(),
  /** Counts every change of a draft; a step names the one it was seen in. */
  edition: z.int().min(1),
  gmtModified: z.iso.datetime(),
});
export type CouponTemplate = z.infer<typeof CouponTemplate>;

/** Coupons given to customers without their claiming them (COUPON-15). */
export const CouponGrantAsked = z.strictObject({
  templateNo: recordId,
  to: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('all') }),
      z.strictObject({ kind: z.literal('group'), groupNo: recordId }),
      z.strictObject({ kind: z.literal('named'), customerNos: z.array(recordId).min(1, { error: couponCopy.grantToRequired }).max(GRANT_CUSTOMERS_MAX) }),
    ],
    { error: couponCopy.grantToRequired },
  ),
  /** Coupons for each customer. */
  each: whole(1, COUPON_PER_PERSON_MAX),
});
export type CouponGrantAsked = z.infer<typeof CouponGrantAsked>;

/** What a grant comes to. */
export const CouponGrant = z.strictObject({
  customerCount: z.int(),
  /** The first of them. */
  customerNames: z.array(z.string()),
  couponCount: z.int(),
  /** May still be given out, by number and budget. */
  leftCount: z.int(),
  /** Yuan, at the most; null: not bound. */
  cost: z.number().nullable(),
});
export type CouponGrant = z.infer<typeof CouponGrant>;

/** Claimed coupons that are to hold no more (COUPON-17). */
export const CouponVoidAsked = z.strictObject({ templateNo: recordId, reason: nameText(COUPON_REASON_MAX, couponCopy.voidReason) });

/** A draft of the provider's goes back to whoever asked and wrote it (COUPON-19). */
export const CouponSentBack = z.strictObject({
  templateNo: recordId,
  reason: nameText(COUPON_REASON_MAX, couponCopy.sendBackReason),
  edition: z.int().min(1).max(INTEGER_MAX),
});

/** `heldCount`: of orders that wait to be paid, which keep them; they do not come back. */
export const CouponsVoided = z.strictObject({ voidedCount: z.int(), heldCount: z.int() });
export type CouponsVoided = z.infer<typeof CouponsVoided>;

/** What every coupon says of itself, whoever has it. */
const told = {
  name: z.string(),
  /** '': the provider's. */
  shopNo: z.string(),
  /** The dealer's name, or 平台. */
  issuer: z.string(),
  threshold: z.number(),
  benefit: CouponBenefit,
  stackGroup: z.enum(COUPON_GROUPS).nullable(),
  refundRule: z.enum(COUPON_REFUND_RULES),
  /** 全部商品, or which. */
  scopeWords: z.string(),
};

/** One to be claimed. */
export const CouponOffer = z.strictObject({
  ...told,
  templateNo: z.string(),
  /** 2026-11-30 前有效, or so many days from being claimed on. */
  validityWords: z.string(),
  claimEnd: z.iso.datetime(),
  leftCount: z.int(),
  totalCount: z.int(),
  perPerson: z.int(),
  /** By whoever asks. */
  ownCount: z.int(),
  /** Until when the caller's own can be used, the one that holds longest; null: there is none that can. */
  ownEnd: z.iso.datetime().nullable(),
  /** Of the dealer ordered from, or the provider: it may be claimed, the caller has as many as one may, or there are none left. */
  status: z.enum(['open', 'owned', 'gone']),
});
export type CouponOffer = z.infer<typeof CouponOffer>;

/** One that the caller has. */
export const OwnCoupon = z.strictObject({
  ...told,
  couponNo: recordId,
  templateNo: z.string(),
  state: z.enum(couponStates.states),
  begin: z.iso.datetime(),
  end: z.iso.datetime(),
  /** The order that holds it; '': none. */
  shopOrderNo: z.string(),
  /** Why it was voided; '': it was not. */
  voidReason: z.string(),
});
export type OwnCoupon = z.infer<typeof OwnCoupon>;

/** One of the caller's at an order that is to be handed in. */
export const CouponAtOrder = z.strictObject({
  ...told,
  couponNo: recordId,
  end: z.iso.datetime(),
  isTaken: z.boolean(),
  /** What it takes off; of one that is not taken what it would by itself. */
  amount: z.number(),
  /** Why it is not taken; '': it is, or may be chosen as well. */
  reason: z.enum(['', 'notStarted', 'expired', 'otherShop', 'outOfScope', 'seckillOnly', 'belowThreshold', 'nothingLeft', 'notStackable', 'beaten']),
  words: z.string(),
});
export type CouponAtOrder = z.infer<typeof CouponAtOrder>;
