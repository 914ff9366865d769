import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LoginStep } from '@portal/contract/message';
import { instant } from '../../../platform/db/columns.ts';

/** Says that prices changed; written by an operator. */
export const priceNotice = pgTable('price_notice', {
  noticeNo: text('notice_no').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  beginDate: date('begin_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  gmtPublish: instant('gmt_publish').notNull(),
  gmtEnd: instant('gmt_end'),
});

export const priceNoticeRead = pgTable(
  'price_notice_read',
  { accountNo: text('account_no').notNull(), noticeNo: text('notice_no').notNull(), gmtCreate: instant('gmt_create').notNull() },
  (table) => [primaryKey({ columns: [table.accountNo, table.noticeNo] })],
);

/** Cash that is paid and has not arrived. */
export const transitCash = pgTable('transit_cash', {
  transitNo: text('transit_no').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no'),
  amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtArrive: instant('gmt_arrive'),
});

/** Steps told since a sign-in. */
export const loginPrompt = pgTable(
  'login_prompt',
  {
    tokenHash: text('token_hash').notNull(),
    merchantNo: text('merchant_no').notNull(),
    step: text('step').$type<LoginStep>().notNull(),
    gmtCreate: instant('gmt_create').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.merchantNo, table.step] })],
);
