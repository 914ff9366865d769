/** What is published, as it travels (CONTENT-1 to 5). A body is made of typed blocks: never of markup. */
import { SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { yuan } from '../core/fields.ts';
import { CONTENT_KINDS, EmpowermentType, PromotionPlacement } from './limits.ts';

/** An address on this site: a slash, and no second one, which would name another host. */
export const ownAddress = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/);
const words = (max: number) => z.string().min(1).max(max);

export const Industry = z.strictObject({ id: z.int(), name: z.string() });
export type Industry = z.infer<typeof Industry>;

const paragraph = z.strictObject({ type: z.literal('paragraph'), text: words(2000) });
const heading = z.strictObject({ type: z.literal('heading'), text: words(80) });
const list = z.strictObject({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(words(500)).min(1).max(40) });
const picture = z.strictObject({ type: z.literal('picture'), src: ownAddress, alt: words(120) });
const cell = z.string().max(200);
const table = z.strictObject({
  type: z.literal('table'),
  caption: words(80),
  head: z.array(cell).min(1).max(8),
  rows: z.array(z.array(cell).min(1).max(8)).max(60),
});
/** A way on, to a tool or another page. */
const link = z.strictObject({ type: z.literal('link'), label: words(60), href: ownAddress });
/** A document that goes with it, to be taken: a file entry (CONTENT-1). */
const file = z.strictObject({ type: z.literal('file'), fvName: words(120), fvUrl: ownAddress });
/** A model by number, or without `skuNo` its whole family; what is shown of it is read with the page. */
const product = z.strictObject({ type: z.literal('product'), spuNo: z.string().max(40), skuNo: z.string().max(40).optional(), note: z.string().max(200) });

/** A block as it is kept. */
export const Block = z.discriminatedUnion('type', [paragraph, heading, list, picture, table, link, file, product]);
export type Block = z.infer<typeof Block>;
export type FileBlock = z.infer<typeof file>;

/** A block as it is shown: a product by its name. One that is gone is left out, a model that is no longer sold too. */
const shownProduct = product.extend({
  spuName: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  mainPic: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  /** Yuan of this viewer's kind; null: none, or the block means the family. */
  price: yuan.nullable(),
  /** 参考价 or 客户价; empty where there is no price to name. */
  priceLabel: z.string(),
});
export const ShownBlock = z.discriminatedUnion('type', [paragraph, heading, list, picture, table, link, file, shownProduct]);
export type ShownBlock = z.infer<typeof ShownBlock>;

export const ContentCard = z.strictObject({
  contentId: z.string(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  summary: z.string(),
  /** Address of the cover; empty: none. */
  picture: z.string(),
  gmtPublished: z.iso.datetime(),
});
export type ContentCard = z.infer<typeof ContentCard>;

/** A card in a list of one kind. */
export const ContentItem = ContentCard.extend({
  /** Empty: of no industry. */
  industryName: z.string(),
  tags: z.array(z.string()),
  /** Of a solution and a case: models its list holds. */
  productCount: z.int(),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** A line of what a solution or a case is made of, at the price of whoever looks. */
export const ContentProduct = z.strictObject({
  skuNo: z.string(),
  spuNo: z.string(),
  productName: z.string(),
  productModel: z.string(),
  productImage: z.string(),
  skuDesc: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  unit: z.string(),
  quantity: z.int().min(1),
  /** The part of the system it belongs to: 前端, 传输 … */
  part: z.string(),
  /** Yuan of this viewer's kind; null: none, or no longer sold. */
  price: yuan.nullable(),
  amount: yuan.nullable(),
  /** False: 已下架, it goes into no list. */
  isOnSale: z.boolean(),
});
export type ContentProduct = z.infer<typeof ContentProduct>;

export const ContentDetail = ContentItem.extend({
  /** 0 an article, 1 a video. */
  empowermentType: z.literal(Object.values(EmpowermentType)),
  industryId: z.int().nullable(),
  body: z.array(ShownBlock),
  /** Address of the film; empty: none. */
  videoSrc: z.string(),
  products: z.array(ContentProduct),
  /** 参考价 or 客户价, of every price here. */
  priceLabel: z.string(),
  /** Yuan, of the lines that are sold and have a price. */
  amount: yuan,
  /** Lines without a price or no longer sold, which the sum leaves out. */
  withoutPrice: z.int(),
  related: z.array(ContentCard),
});
export type ContentDetail = z.infer<typeof ContentDetail>;

export const Promotion = z.strictObject({
  id: z.string(),
  placement: z.literal(Object.values(PromotionPlacement)),
  title: z.string(),
  picture: z.string(),
  href: z.string(),
});
export type Promotion = z.infer<typeof Promotion>;
