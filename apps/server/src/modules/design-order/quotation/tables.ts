import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredQuotation } from './issue.ts';

/** The part of an order's row that is its quotation; everything else of it is the orders' own. */
export const quotedOrder = pgTable('design_order', {
  id: text('id').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  gmtRemoved: timestamp('gmt_removed', { withTimezone: true, mode: 'date' }),
  quotation: jsonb('quotation').$type<StoredQuotation>(),
});
