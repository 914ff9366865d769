/** What the provider's staff does about credits: exchanges sent, credits adjusted by two of them (CREDITS-8, CREDITS-9). */
import { adjustmentStates, exchangeStates } from '@portal/engines/states';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { keywordQuery, leftOut, pagingQuery, recordId, recordIdLeftOut } from '../core/fields.ts';
import { carrierFields, refuseMissing } from '../order/index.ts';
import { creditsCopy } from './copy.ts';
import { creditsReason } from './endpoints.ts';
import { adjustedBelowZero, adjustmentDecided, exchangeMoved, exchangeNumberUsed, ownAdjustment } from './errors.ts';
import { ADJUSTED_MAX, CREDITS_HOLDERS_FOUND } from './limits.ts';
import { Exchange } from './shapes.ts';

const BASE = '/api-console/v1/credits';
const onConsole = ['console'] as const;
const limit = { max: 120, windowMs: 60_000 };
/** By whom, and under which number, goods go; `useAnyway`: the number is that of another's parcel, and is meant to be. */
const parcel = z.strictObject({ exchangeNo: recordId, ...carrierFields }).superRefine((given, context) => refuseMissing({ way: 'express', ...given }, context));

/** The contact's number is masked; who has closed the account has none of these any more. */
const deskAddress = Exchange.shape.address.extend({ detailAddress: z.string(), contactName: z.string(), contactPhone: z.string() });
export const DeskExchange = Exchange.extend({ buyerName: z.string(), address: deskAddress });
export type DeskExchange = z.infer<typeof DeskExchange>;

/** Those that wait to be sent first, the longest waiting first. */
export const listDeskExchanges = defineEndpoint({
  name: 'listDeskExchanges',
  method: 'GET',
  path: `${BASE}/exchange/page`,
  summary: '兑换单列表',
  access: 'handlesCredits',
  idempotency: 'read',
  sites: onConsole,
  limit,
  query: z.object({ ...pagingQuery, state: z.enum(exchangeStates.states).optional() }),
  data: z.array(DeskExchange),
  counted: true,
});

/** The full number of whoever it is sent to; that it was looked at stands in the log. */
export const readExchangeContact = defineEndpoint({
  name: 'readExchangeContact',
  method: 'POST',
  path: `${BASE}/exchange/contact`,
  summary: '查看收货电话',
  access: 'handlesCredits',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 60, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ exchangeNo: recordId }),
  data: z.strictObject({ phone: z.string() }),
  outcomes: [notFound],
});

export const sendExchange = defineEndpoint({
  name: 'sendExchange',
  method: 'POST',
  path: `${BASE}/exchange/send`,
  summary: '兑换单发货',
  access: 'handlesCredits',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: parcel,
  data: DeskExchange,
  outcomes: [badRequest, notFound, exchangeMoved, exchangeNumberUsed],
});

/** Puts carrier and number right until it is received. Said again nothing is written, nobody told. */
export const changeExchangeParcel = defineEndpoint({
  name: 'changeExchangeParcel',
  method: 'POST',
  path: `${BASE}/exchange/changeParcel`,
  summary: '修改兑换单运单号',
  access: 'handlesCredits',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: parcel,
  data: DeskExchange,
  outcomes: [badRequest, notFound, exchangeMoved, exchangeNumberUsed],
});

/** What of credits waits for whoever asks: goods to be sent, adjustments that somebody else proposed. */
export const countCreditsWaiting = defineEndpoint({
  name: 'countCreditsWaiting',
  method: 'GET',
  path: `${BASE}/waiting`,
  summary: '积分待办数',
  access: 'handlesCredits',
  idempotency: 'read',
  sites: onConsole,
  limit,
  data: z.strictObject({ exchanges: z.int(), adjustments: z.int() }),
});

/** The credits go back. */
export const cancelDeskExchange = defineEndpoint({
  name: 'cancelDeskExchange',
  method: 'POST',
  path: `${BASE}/exchange/cancel`,
  summary: '取消兑换单',
  access: 'handlesCredits',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ exchangeNo: recordId, reason: creditsReason }),
  data: DeskExchange,
  outcomes: [notFound, exchangeMoved],
});

export const Adjustment = z.strictObject({
  adjustmentNo: z.string(),
  /** Masked. */
  phone: z.string(),
  /** '' of a person. */
  enterpriseName: z.string(),
  points: z.int(),
  reason: z.string(),
  state: z.enum(adjustmentStates.states),
  proposerNo: z.string(),
  proposerName: z.string(),
  /** '' while nobody has decided. */
  deciderName: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type Adjustment = z.infer<typeof Adjustment>;

/** Those that wait first, then the newest. */
export const listAdjustments = defineEndpoint({
  name: 'listAdjustments',
  method: 'GET',
  path: `${BASE}/adjustment/page`,
  summary: '积分调整列表',
  access: 'handlesCredits',
  idempotency: 'read',
  sites: onConsole,
  limit,
  query: z.object({ ...pagingQuery, state: Adjustment.shape.state.optional() }),
  data: z.array(Adjustment),
  counted: true,
});

const points = z
  .int({ error: creditsCopy.points })
  .min(-ADJUSTED_MAX, { error: creditsCopy.points })
  .max(ADJUSTED_MAX, { error: creditsCopy.points })
  .refine((value) => value !== 0, { error: creditsCopy.points });

/** Whose credits may be adjusted: a person (`merchantNo` ''), or somebody as an identity of theirs. */
export const CreditsHolder = z.strictObject({
  accountNo: z.string(),
  merchantNo: z.string(),
  /** Masked. */
  phone: z.string(),
  name: z.string(),
  /** '' of a person. */
  enterpriseName: z.string(),
  balance: z.int(),
});
export type CreditsHolder = z.infer<typeof CreditsHolder>;

/** By a whole phone number, or part of a name of a person or an enterprise, of two letters at least; the first ten. */
export const listCreditsHolders = defineEndpoint({
  name: 'listCreditsHolders',
  method: 'GET',
  path: `${BASE}/holder`,
  summary: '查找积分持有人',
  access: 'handlesCredits',
  idempotency: 'read',
  sites: onConsole,
  limit,
  query: z.object({ keyword: keywordQuery }),
  data: z.array(CreditsHolder).max(CREDITS_HOLDERS_FOUND),
});

/** Nothing moves before another operator approves. Who it is: by `accountNo`, else by `phone`. `merchantNo`: the identity; left out: the person's own. */
export const proposeAdjustment = defineEndpoint({
  name: 'proposeAdjustment',
  method: 'POST',
  path: `${BASE}/adjustment/propose`,
  summary: '提出积分调整',
  access: 'handlesCredits',
  idempotency: 'key',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z
    .strictObject({
      accountNo: recordIdLeftOut(),
      phone: leftOut(
        z
          .string()
          .trim()
          .regex(/^1\d{10}$/, { error: creditsCopy.phoneRequired }),
        creditsCopy.phoneRequired,
      ),
      merchantNo: recordIdLeftOut(),
      points,
      reason: creditsReason,
    })
    .refine(({ accountNo, phone }) => accountNo !== undefined || phone !== undefined, { path: ['phone'], error: creditsCopy.phoneRequired }),
  data: Adjustment,
  outcomes: [badRequest, adjustedBelowZero],
});

/** By another than who proposed it. */
export const decideAdjustment = defineEndpoint({
  name: 'decideAdjustment',
  method: 'POST',
  path: `${BASE}/adjustment/decide`,
  summary: '复核积分调整',
  access: 'handlesCredits',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ adjustmentNo: recordId, isApproved: z.boolean() }),
  data: Adjustment,
  outcomes: [notFound, adjustmentDecided, ownAdjustment, adjustedBelowZero],
});
