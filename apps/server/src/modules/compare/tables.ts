import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const comparedModel = pgTable(
  'compared_model',
  {
    accountNo: text('account_no').notNull(),
    /** '' for a person without an enterprise. */
    merchantNo: text('merchant_no').notNull(),
    skuNo: text('sku_no').notNull(),
    spuNo: text('spu_no').notNull(),
    /** The order of adding; several are added at one instant. */
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    gmtCreate: instant('gmt_create').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.merchantNo, table.skuNo] })],
);
