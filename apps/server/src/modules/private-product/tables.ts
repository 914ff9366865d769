import type { AttributeValue } from '@portal/contract/catalog';
import type { PrivateSource } from '@portal/engines/goods';
import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, yuan } from '../../platform/db/columns.ts';

/** Products that people define for themselves. `accountNo`: who wrote it; null: somebody who is gone. */
export const privateProduct = pgTable('private_product', {
  spuNo: text('spu_no').primaryKey(),
  accountNo: text('account_no'),
  /** '' for a person without an enterprise. */
  merchantNo: text('merchant_no').notNull(),
  spuName: text('spu_name').notNull(),
  modelRemark: text('model_remark').notNull(),
  /** Second category of the goods; null: 其他. */
  categoryId: integer('category_id'),
  price: yuan('price').notNull(),
  brandName: text('brand_name').notNull(),
  spuDesc: text('spu_desc').notNull(),
  unit: text('unit').notNull(),
  /** Files; the first stands for the product. */
  mainPics: jsonb('main_pics').$type<readonly string[]>().notNull(),
  attributes: jsonb('attributes').$type<Readonly<Record<string, AttributeValue>>>().notNull(),
  source: smallint('source').$type<PrivateSource>().notNull(),
  sumNo: integer('sum_no').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  gmtRemoved: instant('gmt_removed'),
});
