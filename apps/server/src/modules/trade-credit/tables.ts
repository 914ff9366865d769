import type { CreditMovement } from '@portal/contract/trade-credit';
import type { OverdueRule } from '@portal/engines/pricing';
import type { Fen } from '@portal/units';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

const amount = (name: string) => bigint(name, { mode: 'number' }).$type<Fen>();

/** What a dealer lets a customer owe it, and how much of it is used. */
export const tradeCredit = pgTable(
  'trade_credit',
  {
    shopNo: text('shop_no').notNull(),
    merchantNo: text('merchant_no').notNull(),
    limitFen: amount('limit_fen').notNull(),
    usedFen: amount('used_fen').notNull(),
    termDays: integer('term_days').notNull(),
    overdueRule: text('overdue_rule').$type<OverdueRule>().notNull(),
    gmtCreate: instant('gmt_create').notNull(),
    gmtModified: instant('gmt_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopNo, table.merchantNo] })],
);

/** What one order owes. */
export const tradeCreditDebt = pgTable('trade_credit_debt', {
  shopOrderNo: text('shop_order_no').primaryKey(),
  shopNo: text('shop_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  amountFen: amount('amount_fen').notNull(),
  reducedFen: amount('reduced_fen').notNull(),
  repaidFen: amount('repaid_fen').notNull(),
  /** Of what was repaid, what the dealer hands back itself. */
  backFen: amount('back_fen').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtDue: instant('gmt_due').notNull(),
  /** When the dealer accepted the order; null: what it takes of the limit is reserved, and not owed yet. */
  gmtAccepted: instant('gmt_accepted'),
});

/** Everything that happened in an account. */
export const tradeCreditMovement = pgTable('trade_credit_movement', {
  id: serialId(),
  shopNo: text('shop_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  act: text('act').$type<CreditMovement['act']>().notNull(),
  amountFen: amount('amount_fen').notNull(),
  backFen: amount('back_fen').notNull(),
  limitFen: amount('limit_fen'),
  termDays: integer('term_days'),
  overdueRule: text('overdue_rule').$type<OverdueRule>(),
  /** Of a reversal: the repayment it takes back. */
  reversesId: bigint('reverses_id', { mode: 'number' }),
  shopOrderNo: text('shop_order_no').notNull(),
  note: text('note').notNull(),
  changedBy: text('changed_by').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
