import type { PaymentAlarmKind } from '@portal/contract/payment';
import type { PaymentState, RefundState } from '@portal/engines/states';
import type { Fen } from '@portal/units';
import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';
import type { ChannelName } from '../../platform/upstream/payment/index.ts';

const amount = (name: string) => bigint(name, { mode: 'number' }).$type<Fen>();

/** What is to be paid: one row a business. */
export const payable = pgTable(
  'payable',
  {
    businessType: text('business_type').notNull(),
    businessNo: text('business_no').notNull(),
    accountNo: text('account_no').notNull(),
    /** '' for a person without an enterprise. */
    merchantNo: text('merchant_no').notNull(),
    amountFen: amount('amount_fen').notNull(),
    subject: text('subject').notNull(),
    state: text('state').$type<'OPEN' | 'PAID' | 'CLOSED'>().notNull(),
    gmtExpire: instant('gmt_expire').notNull(),
    gmtCreate: instant('gmt_create').notNull(),
    gmtModified: instant('gmt_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessType, table.businessNo] })],
);

/** An attempt to pay it by the code of one channel. */
export const payment = pgTable('payment', {
  paymentNo: text('payment_no').primaryKey(),
  businessType: text('business_type').notNull(),
  businessNo: text('business_no').notNull(),
  channel: text('channel').$type<ChannelName>().notNull(),
  amountFen: amount('amount_fen').notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  /** '' until the channel gave one. */
  codeUrl: text('code_url').notNull().default(''),
  channelTradeNo: text('channel_trade_no'),
  /** The success the business keeps; any other goes back. */
  isKept: boolean('is_kept').notNull().default(false),
  gmtExpire: instant('gmt_expire').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  gmtPaid: instant('gmt_paid'),
  gmtClosed: instant('gmt_closed'),
});

/** Money on its way back. */
export const paymentRefund = pgTable('payment_refund', {
  refundNo: text('refund_no').primaryKey(),
  paymentNo: text('payment_no').notNull(),
  /** What it is asked for under; asked again it is the same refund. */
  requestNo: text('request_no').notNull(),
  amountFen: amount('amount_fen').notNull(),
  reason: text('reason').$type<'LATE' | 'DUPLICATE' | 'BUSINESS'>().notNull(),
  state: text('state').$type<RefundState>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  gmtRefunded: instant('gmt_refunded'),
});

/** What channels told us, each distinct body once, with what came of it. */
export const paymentNotice = pgTable('payment_notice', {
  id: serialId(),
  channel: text('channel').$type<ChannelName>().notNull(),
  bodyHash: text('body_hash').notNull(),
  paymentNo: text('payment_no').notNull(),
  verified: boolean('verified').notNull(),
  outcome: text('outcome').notNull(),
  times: integer('times').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});

/** What people must look at. */
export const paymentAlarm = pgTable('payment_alarm', {
  id: serialId(),
  kind: text('kind').$type<PaymentAlarmKind>().notNull(),
  channel: text('channel').$type<ChannelName>().notNull(),
  number: text('number').notNull(),
  oursFen: amount('ours_fen'),
  theirsFen: amount('theirs_fen'),
  gmtCreate: instant('gmt_create').notNull(),
  /** Null: open. */
  gmtResolve: instant('gmt_resolve'),
  resolvedBy: text('resolved_by').notNull().default(''),
  note: text('note').notNull().default(''),
});
