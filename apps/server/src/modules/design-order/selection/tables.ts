import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rate, yuan } from '../../../platform/db/columns.ts';

/** One row an owner: its list's lock, and the count of its changes. */
export const selectionList = pgTable('selection_list', {
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  revision: integer('revision').notNull(),
  /** Revision of the last save of the whole list, and the editor that made it. */
  savedRevision: integer('saved_revision').notNull(),
  savedBy: text('saved_by').notNull(),
});

/** Line of the selected-product list. `price` is what was shown when it was last stored; null: no price. */
export const selectionLine = pgTable('selection_line', {
  id: text('id').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  sort: integer('sort').notNull(),
  spuNo: text('spu_no').notNull(),
  skuNo: text('sku_no').notNull(),
  price: yuan('price'),
  rate: rate('rate').notNull(),
  ratePrice: yuan('rate_price'),
  quantity: integer('quantity').notNull(),
  /** Revision of the list at which its quantity last came from adding or from a recommendation. */
  addedRevision: integer('added_revision').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});
