/** Paying by the code of a channel (PAYMENT-1 to 6). Each call is about what the identity that acts has to pay. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { dealerAbnormal } from '../dealer/errors.ts';
import { channelAway, channelNotOpen, payableChanged, payableClosed } from './errors.ts';
import { Payable, PAYMENT_CHANNELS } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/payment';

const business = {
  /** Of which room what is paid for is, such as `order`. */
  businessType: z.string().regex(/^[a-z][A-Za-z]{1,19}$/, { error: '没有这种业务' }),
  businessNo: recordId,
};

/** Gives a code to pay by. Asked again it is the same code; another channel's is closed there first. What is paid by then says so. */
export const startPayment = defineEndpoint({
  name: 'startPayment',
  method: 'POST',
  path: `${BASE}/start`,
  summary: '获取支付二维码',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 40, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...business, channel: z.enum(PAYMENT_CHANNELS, { error: '请选择支付方式' }) }),
  data: Payable,
  outcomes: [notFound, channelNotOpen, payableClosed, payableChanged, dealerAbnormal, channelAway],
  // the channel is asked between two transactions, never within one
  transaction: 'own',
});

export const getPaymentState = defineEndpoint({
  name: 'getPaymentState',
  method: 'GET',
  path: `${BASE}/state`,
  summary: '支付状态',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject(business),
  data: Payable,
  outcomes: [notFound],
});

/** *Ours.* Asks the channel what became of the attempt that is open, now: whoever comes back from paying need not wait for a notice, and a failure has none. */
export const checkPayment = defineEndpoint({
  name: 'checkPayment',
  method: 'POST',
  path: `${BASE}/check`,
  summary: '查询支付结果',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 30, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject(business),
  data: Payable,
  outcomes: [notFound, channelAway],
  // the channel is asked outside of transactions
  transaction: 'own',
});

/** Closes the attempt at its channel; what is to be paid stays open. */
export const closePayment = defineEndpoint({
  name: 'closePayment',
  method: 'POST',
  path: `${BASE}/close`,
  summary: '关闭支付二维码',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 40, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.strictObject(business),
  data: Payable,
  outcomes: [notFound, channelAway],
  transaction: 'own',
});
