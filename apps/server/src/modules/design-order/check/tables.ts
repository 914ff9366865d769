import type { ListCheck } from '@portal/contract/design-order';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** How a list or an order is checked. `target`: '' for the list, else the order's id. */
export const listCheck = pgTable(
  'list_check',
  {
    accountNo: text('account_no').notNull(),
    merchantNo: text('merchant_no').notNull(),
    target: text('target').notNull(),
    settings: jsonb('settings').$type<Omit<ListCheck, 'ignored' | 'kept'>>().notNull(),
    ignored: jsonb('ignored').$type<ListCheck['ignored']>().notNull(),
    kept: jsonb('kept').$type<ListCheck['kept']>().notNull(),
    gmtModified: instant('gmt_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.merchantNo, table.target] })],
);
