import type { ShareKind } from '@portal/contract/share-out';
import type { ShareState } from '@portal/engines/states';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, serialId, yuan } from '../../platform/db/columns.ts';

export const shareRow = pgTable('share_row', {
  /** The order's own number, of a refund with how many rows there were behind it. */
  rowNo: text('row_no').primaryKey(),
  shopOrderNo: text('shop_order_no').notNull(),
  shopNo: text('shop_no').notNull(),
  kind: text('kind').$type<ShareKind>().notNull(),
  state: text('state').$type<ShareState>().notNull(),
  /** Hundredths of a per cent. */
  feeRate: integer('fee_rate').notNull(),
  paid: yuan('paid', 14).notNull(),
  refunded: yuan('refunded', 14).notNull(),
  fee: yuan('fee', 14).notNull(),
  /** What the provider makes up for of its own coupons; of an order's own row, also what that was when it was paid. */
  subsidy: yuan('subsidy', 14).notNull().default(0),
  subsidyWhole: yuan('subsidy_whole', 14).notNull().default(0),
  share: yuan('share', 14).notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtDue: instant('gmt_due'),
  gmtShared: instant('gmt_shared'),
});

/** Never changed, never taken away. */
export const shareEntry = pgTable('share_entry', {
  id: serialId(),
  rowNo: text('row_no').notNull(),
  act: text('act').$type<'pay' | 'refund' | 'share'>().notNull(),
  account: text('account').$type<'buyer' | 'provider' | 'fee' | 'waiting' | 'shared'>().notNull(),
  amount: yuan('amount', 14).notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
