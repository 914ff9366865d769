import type { ContentState } from '@portal/engines/states';
import type { Block, ContentKind, PromotionPlacement, VideoGroup } from '@portal/contract/content';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, words } from '../../platform/db/columns.ts';

/** Projects under way, in the order of `sortNo`, the newest first where it is the same. */
export const marqueeClue = pgTable('marquee_clue', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  schedule: text('schedule').notNull(),
  sortNo: integer('sort_no').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

export const contentIndustry = pgTable('content_industry', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  sortNo: integer('sort_no').notNull(),
});

export const content = pgTable('content', {
  contentId: text('content_id').primaryKey(),
  kind: text('kind').$type<ContentKind>().notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  body: jsonb('body').$type<Block[]>().notNull().default([]),
  picture: text('picture').notNull().default(''),
  industryId: integer('industry_id'),
  tags: jsonb('tags').$type<string[]>().notNull().default([]),
  related: jsonb('related').$type<string[]>().notNull().default([]),
  videoGroup: text('video_group').$type<VideoGroup | ''>().notNull().default(''),
  videoSrc: text('video_src').notNull().default(''),
  state: text('state').$type<ContentState>().notNull().default('draft'),
  gmtPublished: instant('gmt_published').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  search: words('search').notNull(),
});

export const contentProduct = pgTable(
  'content_product',
  {
    contentId: text('content_id').notNull(),
    sortNo: integer('sort_no').notNull(),
    skuNo: text('sku_no').notNull(),
    spuNo: text('spu_no').notNull(),
    quantity: integer('quantity').notNull(),
    part: text('part').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.sortNo] })],
);

export const promotion = pgTable('promotion', {
  id: text('id').primaryKey(),
  placement: integer('placement').$type<PromotionPlacement>().notNull(),
  title: text('title').notNull(),
  picture: text('picture').notNull(),
  href: text('href').notNull(),
  sortNo: integer('sort_no').notNull(),
  gmtFrom: instant('gmt_from').notNull(),
  gmtTo: instant('gmt_to'),
  /** Counted up with every change. */
  edition: integer('edition').notNull().default(1),
});

export const sale = pgTable('sale', {
  saleNo: text('sale_no').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  picture: text('picture').notNull(),
  sortNo: integer('sort_no').notNull().default(0),
  gmtFrom: instant('gmt_from').notNull(),
  gmtTo: instant('gmt_to').notNull(),
});

export const saleProduct = pgTable(
  'sale_product',
  {
    saleNo: text('sale_no').notNull(),
    sortNo: integer('sort_no').notNull(),
    spuNo: text('spu_no').notNull(),
    skuNo: text('sku_no').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.saleNo, table.sortNo] })],
);
