/** Money that people must look at, on the console (PAYMENT-12). */
import { z } from 'zod';
import { notFound } from '../core/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { pagingQuery, plainText, yuan } from '../core/fields.ts';
import { alarmResolved } from './errors.ts';
import { PAYMENT_CHANNELS } from './shapes.ts';

const BASE = '/api-console/v1/payment-alarm';
const onConsole = ['console'] as const;
const WORDS = '请写明如何处理的';

export const ALARM_NOTE_MAX = 200;

export const PAYMENT_ALARM_KINDS = ['WRONG_AMOUNT', 'WRONG_CHANNEL', 'PAID_TWICE', 'REFUND_FAILED', 'BILL_MISSING', 'BILL_UNKNOWN', 'BILL_AMOUNT'] as const;
export type PaymentAlarmKind = (typeof PAYMENT_ALARM_KINDS)[number];

export const PaymentAlarm = z.strictObject({
  id: z.number().int(),
  kind: z.enum(PAYMENT_ALARM_KINDS),
  channel: z.enum(PAYMENT_CHANNELS),
  /** Of the payment or the refund, as the channel has it too. */
  number: z.string(),
  /** By our book and by the channel; null: none. */
  ours: yuan.nullable(),
  theirs: yuan.nullable(),
  gmtCreate: z.iso.datetime(),
  /** Null: open. */
  gmtResolve: z.iso.datetime().nullable(),
  note: z.string(),
});
export type PaymentAlarm = z.infer<typeof PaymentAlarm>;

const oneAlarm = z.strictObject({ id: z.number().int().min(1).max(2_147_483_647) });

export const listPaymentAlarms = defineEndpoint({
  name: 'listPaymentAlarms',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '支付异常列表',
  access: 'resolvesPaymentAlarms',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, isOpen: z.stringbool().optional() }),
  data: z.array(PaymentAlarm),
  counted: true,
});

/** It has been looked into and put right, with the channel or by the book; nothing is moved by it. */
export const resolvePaymentAlarm = defineEndpoint({
  name: 'resolvePaymentAlarm',
  method: 'POST',
  path: `${BASE}/resolve`,
  summary: '支付异常处理完毕',
  access: 'resolvesPaymentAlarms',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: oneAlarm.extend({ note: z.string({ error: WORDS }).pipe(plainText(ALARM_NOTE_MAX).refine((note) => note !== '', { error: WORDS })) }),
  data: PaymentAlarm,
  outcomes: [notFound, alarmResolved],
});

/** A refund that the channel refused is sent once more, under its own number, so that it pays it back once. */
export const sendRefundAgain = defineEndpoint({
  name: 'sendRefundAgain',
  method: 'POST',
  path: `${BASE}/send-refund-again`,
  summary: '重新发起退款',
  access: 'resolvesPaymentAlarms',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: oneAlarm,
  data: PaymentAlarm,
  outcomes: [notFound, alarmResolved],
});
