import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const favorite = pgTable(
  'favorite',
  {
    accountNo: text('account_no').notNull(),
    /** '' for a person without an enterprise. */
    merchantNo: text('merchant_no').notNull(),
    spuNo: text('spu_no').notNull(),
    gmtCreate: instant('gmt_create').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.merchantNo, table.spuNo] })],
);
