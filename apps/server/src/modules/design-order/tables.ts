import type { SkuType } from '@portal/engines/goods';
import type { ListCheck } from '@portal/contract/design-order';
import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, rate, yuan } from '../../platform/db/columns.ts';

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

/** Design order with its totals in yuan; removed ones keep their rows. */
export const designOrder = pgTable('design_order', {
  id: text('id').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  name: text('name').notNull(),
  sceneId: text('scene_id'),
  sceneName: text('scene_name'),
  remark: text('remark').notNull(),
  originalAmount: yuan('original_amount', 14).notNull(),
  preferential: yuan('preferential', 14).notNull(),
  amount: yuan('amount', 14).notNull(),
  lineCount: integer('line_count').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  gmtRemoved: instant('gmt_removed'),
});

/** Line of a design order as quoted; the catalogue may change, the line does not. */
export const designOrderLine = pgTable('design_order_line', {
  id: text('id').primaryKey(),
  designOrderId: text('design_order_id').notNull(),
  sort: integer('sort').notNull(),
  spuNo: text('spu_no').notNull(),
  skuNo: text('sku_no').notNull(),
  productName: text('product_name').notNull(),
  productModel: text('product_model').notNull(),
  productCategory: text('product_category').notNull(),
  brandName: text('brand_name').notNull(),
  skuType: smallint('sku_type').$type<SkuType>().notNull(),
  price: yuan('price'),
  rate: rate('rate').notNull(),
  ratePrice: yuan('rate_price'),
  quantity: integer('quantity').notNull(),
  amount: yuan('amount', 14).notNull(),
});

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
