import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LoginStep, NoticeKind } from '@portal/contract/message';
import { instant } from '../../../platform/db/columns.ts';

/** What an operator tells many: that prices changed, or a message alone. The table bears the name of its first kind. */
export const notice = pgTable('price_notice', {
  noticeNo: text('notice_no').primaryKey(),
  kind: text('kind').$type<NoticeKind>().notNull().default('price'),
  title: text('title').notNull(),
  text: text('text').notNull(),
  link: text('link'),
  /** Of prices alone. */
  beginDate: date('begin_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
  gmtPublish: instant('gmt_publish').notNull(),
  /** Told no more from then on; a message alone ends as soon as it is sent. */
  gmtEnd: instant('gmt_end'),
  /** Null where the command wrote it. */
  operatorNo: text('operator_no'),
  /** When everybody is sent its message; null: none is due. */
  gmtTell: instant('gmt_tell'),
  gmtWithdraw: instant('gmt_withdraw'),
  withdrawReason: text('withdraw_reason').notNull().default(''),
});

/** Who has seen the dialog of a notice of prices. */
export const noticeRead = pgTable(
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
