import { SkuStatus, SkuType } from '@portal/engines/goods';
import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { AttributeValue } from '@portal/contract/catalog';
import { instant, serialId, words, yuan } from '../../platform/db/columns.ts';

export const category = pgTable('category', {
  id: integer('id').primaryKey(),
  /** Spelt so from column to pixel (WIRE-8). */
  catagoryName: text('catagory_name').notNull(),
  dataId: text('data_id').notNull(),
  parentId: integer('parent_id'),
  sort: integer('sort').notNull().default(0),
  separateCategory: boolean('separate_category').notNull().default(false),
});

export const attribute = pgTable('attribute', {
  id: integer('id').primaryKey(),
  code: text('code').notNull(),
  attrName: text('attr_name').notNull(),
  attrGroup: text('attr_group').notNull(),
  valueType: text('value_type').$type<'number' | 'text' | 'option' | 'boolean' | 'options'>().notNull(),
  unit: text('unit'),
  minValue: numeric('min_value', { mode: 'number' }),
  maxValue: numeric('max_value', { mode: 'number' }),
  options: jsonb('options').$type<readonly string[]>(),
  filterable: boolean('filterable').notNull().default(false),
  sort: integer('sort').notNull().default(0),
});

export const categoryAttribute = pgTable(
  'category_attribute',
  { categoryId: integer('category_id').notNull(), attributeId: integer('attribute_id').notNull() },
  (table) => [primaryKey({ columns: [table.categoryId, table.attributeId] })],
);

export const spu = pgTable('spu', {
  spuNo: text('spu_no').primaryKey(),
  spuName: text('spu_name').notNull(),
  firstCategoryId: integer('first_category_id').notNull(),
  secondCategoryId: integer('second_category_id').notNull(),
  brandName: text('brand_name').notNull(),
  spuDesc: text('spu_desc').notNull().default(''),
  picture: text('picture').notNull(),
  /** The word it is counted in: 台, 块, 箱. */
  unit: text('unit').notNull().default('台'),
  skuType: smallint('sku_type').$type<SkuType>().notNull().default(SkuType.Normal),
  status: smallint('status').notNull().default(0),
  /** What takes its place once it is no longer sold; null: nothing is named. */
  successorSpuNo: text('successor_spu_no'),
  isNew: boolean('is_new').notNull().default(false),
  isHot: boolean('is_hot').notNull().default(false),
  isRecommended: boolean('is_recommended').notNull().default(false),
  /** In how many design orders; uses of the last minutes are still in `spuUse`. */
  sumNo: integer('sum_no').notNull().default(0),
  gmtListed: instant('gmt_listed').notNull(),
  attachments: jsonb('attachments').$type<{ fileType: number; fileUrl: string; fileTitle: string; fileSize?: number | undefined }[]>().notNull().default([]),
  minPrice: yuan('min_price'),
  minReferPrice: yuan('min_refer_price'),
  modelCount: integer('model_count').notNull().default(0),
  inStock: boolean('in_stock').notNull().default(false),
  /** Of the family and all its models. */
  search: words('search').notNull().default(''),
});

export const sku = pgTable('sku', {
  skuNo: text('sku_no').primaryKey(),
  spuNo: text('spu_no').notNull(),
  skuName: text('sku_name').notNull(),
  skuModel: text('sku_model').notNull(),
  modelKey: text('model_key').notNull(),
  price: yuan('price'),
  referPrice: yuan('refer_price'),
  skuStatus: smallint('sku_status').$type<SkuStatus>().notNull().default(SkuStatus.Active),
  skuSaleType: text('sku_sale_type').notNull().default('经销'),
  maxNum: integer('max_num'),
  sid: text('sid').notNull(),
  stockTotal: integer('stock_total').notNull().default(0),
  attributes: jsonb('attributes').$type<Readonly<Record<string, AttributeValue>>>().notNull().default({}),
  skuDesc: text('sku_desc').notNull().default(''),
  /** Null: the family's. */
  picture: text('picture'),
  views: jsonb('views').$type<readonly ('front' | 'side' | 'back')[]>().notNull().default([]),
  /** Addresses of further photographs. */
  morePictures: jsonb('more_pictures').$type<readonly string[]>().notNull().default([]),
  sort: integer('sort').notNull().default(0),
  /** Null: not known. */
  warrantyMonths: integer('warranty_months'),
  /** '': not known. */
  madeIn: text('made_in').notNull().default(''),
});

/** Words of a model together with its family's. */
export const skuWords = pgTable('sku_words', { skuNo: text('sku_no').primaryKey(), spuNo: text('spu_no').notNull(), search: words('search').notNull() });

export const accessory = pgTable(
  'accessory',
  {
    spuNo: text('spu_no').notNull(),
    skuNo: text('sku_no').notNull(),
    need: text('need').$type<'needed' | 'optional'>().notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.spuNo, table.skuNo] })],
);

/** A use of a family that is not counted in its `sumNo` yet. */
export const spuUse = pgTable('spu_use', { id: serialId(), spuNo: text('spu_no').notNull() });

export const catalogVersion = pgTable('catalog_version', { single: boolean('single').primaryKey(), version: bigint('version', { mode: 'number' }).notNull() });
