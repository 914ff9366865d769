import type { Exchange } from '@portal/contract/credits';
import type { CreditsKind } from '@portal/engines/pricing';
import type { AdjustmentState, ExchangeState } from '@portal/engines/states';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

const points = (name: string) => bigint(name, { mode: 'number' });

/** Who has credits: an account and the identity it acts for. */
export const creditsHolder = pgTable('credits_holder', {
  holderNo: text('holder_no').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  /** What the entries come to. */
  balance: points('balance').notNull().default(0),
});

/** What happened, once for one source. */
export const creditsPosting = pgTable('credits_posting', {
  postingNo: text('posting_no').primaryKey(),
  kind: text('kind').$type<CreditsKind>().notNull(),
  sourceNo: text('source_no').notNull(),
  words: text('words').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

/** Its two sides, which sum up to nothing; rows are only ever added. */
export const creditsEntry = pgTable('credits_entry', {
  id: serialId(),
  postingNo: text('posting_no').notNull(),
  /** Or one of `CREDITS_SOURCES`. */
  holderNo: text('holder_no').notNull(),
  points: points('points').notNull(),
  balanceAfter: points('balance_after'),
  gmtCreate: instant('gmt_create').notNull(),
});

/** What credits are given for. */
export const creditsGoods = pgTable('credits_goods', {
  spuNo: text('spu_no').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  words: jsonb('words').$type<string[]>().notNull().default([]),
  picture: text('picture').notNull(),
  unit: text('unit').notNull(),
  points: integer('points').notNull(),
  stockTotal: integer('stock_total').notNull(),
  limitEach: integer('limit_each'),
  isOffered: boolean('is_offered').notNull().default(true),
  sortNo: integer('sort_no').notNull().default(0),
  /** How often it was written: whoever writes says which one was read. */
  edition: integer('edition').notNull().default(1),
});

export const creditsExchange = pgTable('credits_exchange', {
  exchangeNo: text('exchange_no').primaryKey(),
  serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  buyerName: text('buyer_name').notNull(),
  spuNo: text('spu_no').notNull(),
  title: text('title').notNull(),
  picture: text('picture').notNull(),
  unit: text('unit').notNull(),
  quantity: integer('quantity').notNull(),
  /** Altogether. */
  points: points('points').notNull(),
  state: text('state').$type<ExchangeState>().notNull(),
  address: jsonb('address').$type<Exchange['address']>().notNull(),
  carrier: text('carrier').notNull().default(''),
  trackingNo: text('tracking_no').notNull().default(''),
  cancelReason: text('cancel_reason').notNull().default(''),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});

/** Proposed by one operator, decided by another. */
export const creditsAdjustment = pgTable('credits_adjustment', {
  adjustmentNo: text('adjustment_no').primaryKey(),
  serial: bigint('serial', { mode: 'number' }).generatedAlwaysAsIdentity(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  points: points('points').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<AdjustmentState>().notNull(),
  proposerNo: text('proposer_no').notNull(),
  deciderNo: text('decider_no'),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});
