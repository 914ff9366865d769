import { integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Ready-made sets of models. */
export const suite = pgTable('suite', {
  suitNo: text('suit_no').primaryKey(),
  suitName: text('suit_name').notNull(),
  suitDesc: text('suit_desc').notNull().default(''),
  picture: text('picture').notNull(),
  /** 0 on sale, 1 off. */
  status: smallint('status').notNull().default(0),
  gmtListed: instant('gmt_listed').notNull(),
  /** Per cent off the sum of the parts, below 100. */
  reduction: numeric('reduction', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
});

export const suiteItem = pgTable(
  'suite_item',
  {
    suitNo: text('suit_no').notNull(),
    skuNo: text('sku_no').notNull(),
    quantity: integer('quantity').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.suitNo, table.skuNo] })],
);
