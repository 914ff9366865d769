/** What is told after signing in, beside what enterprises and agreements have to say (MESSAGE-6). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import { LOGIN_STEPS } from './prompt-steps.ts';

const BASE = '/api-cloud-merchant-service/v1/message';

export const PriceChange = z.strictObject({
  noticeNo: z.string(),
  title: z.string(),
  text: z.string(),
  /** Days between which prices changed, as 2026-11-21. */
  beginDate: z.string(),
  endDate: z.string(),
});
export type PriceChange = z.infer<typeof PriceChange>;

/** Which steps have something to tell that was not told since this sign-in; the browser looks at itself. */
export const listLoginPrompts = defineEndpoint({
  name: 'listLoginPrompts',
  method: 'GET',
  path: `${BASE}/listLoginPrompts`,
  summary: '登录后的提示',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 60, windowMs: 60_000 },
  data: z.strictObject({ steps: z.array(z.enum(LOGIN_STEPS)) }),
});

/** A step was told: not again before the next sign-in. */
export const answerLoginPrompt = defineEndpoint({
  name: 'answerLoginPrompt',
  method: 'POST',
  path: `${BASE}/answerLoginPrompt`,
  summary: '登录后的提示已查看',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ step: z.enum(LOGIN_STEPS) }),
  data: z.null(),
});

/** waitingShareMsg: cash under way that has not arrived, in yuan as text; `blank`: none. */
export const waitingShareMsg = defineEndpoint({
  name: 'waitingShareMsg',
  method: 'GET',
  path: `${BASE}/waitingShareMsg`,
  summary: '在途货款提示',
  access: 'signedIn',
  idempotency: 'read',
  data: z.strictObject({ amount: z.string() }),
});

/** getPriceChangeApi: the newest notice of changed prices that the account has not seen; null: none. */
export const getPriceChangeApi = defineEndpoint({
  name: 'getPriceChangeApi',
  method: 'GET',
  path: `${BASE}/getPriceChangeApi`,
  summary: '价格变动公告',
  access: 'signedIn',
  idempotency: 'read',
  data: PriceChange.nullable(),
});

/** The account has seen a notice; one that is none changes nothing. */
export const readPriceChange = defineEndpoint({
  name: 'readPriceChange',
  method: 'POST',
  path: `${BASE}/readPriceChange`,
  summary: '价格变动公告已读',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ noticeNo: recordId }),
  data: z.null(),
});
