import type { SkuType } from '@portal/engines/goods';
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { rate, yuan } from '../../../platform/db/columns.ts';

const quotedColumns = () => ({
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

/** Line of a design order as quoted; the catalogue may change, the line does not. */
export const designOrderLine = pgTable('design_order_line', quotedColumns());

/** A line that has left its order, as it was then; one of each model. Gone when the model stands in the order again. */
export const removedOrderLine = pgTable('design_order_removed_line', quotedColumns());
