import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';
import type { StoredQuotation } from './issue.ts';

/** The part of an order's row that is its quotation; everything else of it is the orders' own. */
export const quotedOrder = pgTable('design_order', {
  id: text('id').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  gmtRemoved: instant('gmt_removed'),
  quotation: jsonb('quotation').$type<StoredQuotation>(),
});
