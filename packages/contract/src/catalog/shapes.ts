/** Goods as they travel (specification part 1 §3, part 2 §3 "Product (spu) in selection", "Model (sku)"). Prices are yuan; null is 暂无价格. */
import { z } from 'zod';
import { keywordQuery, pagingQuery } from '../core/fields.ts';

export const AttributeValue = z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]);
export type AttributeValue = z.infer<typeof AttributeValue>;

export const CategoryNode = z.strictObject({
  id: z.int(),
  catagoryName: z.string(),
  dataId: z.string(),
  /** Active product families below. */
  spuCount: z.int(),
  get children() {
    return z.array(CategoryNode);
  },
});
export type CategoryNode = z.infer<typeof CategoryNode>;

export const AttributeFilter = z.strictObject({
  id: z.int(),
  /** Key in `attributes`. */
  code: z.string(),
  attrName: z.string(),
  unit: z.string().nullable(),
  attrValues: z.array(z.strictObject({ value: z.string(), label: z.string(), spuCount: z.int() })),
});
export type AttributeFilter = z.infer<typeof AttributeFilter>;

/** One card of the product list. */
export const SpuCard = z.strictObject({
  spuNo: z.string(),
  spuName: z.string(),
  skuType: z.int(),
  brandName: z.string(),
  /** Address of the picture. */
  mainPic: z.string(),
  firstCatagoryName: z.string(),
  secondCatagoryName: z.string(),
  /** The first active model stands for the family on the card. */
  skuNo: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  modelCount: z.int(),
  /** Lowest price of the active models for this viewer. */
  price: z.number().nullable(),
  priceLabel: z.string(),
  stockTotal: z.int(),
  isNew: z.boolean(),
  isHot: z.boolean(),
  isRecommended: z.boolean(),
});
export type SpuCard = z.infer<typeof SpuCard>;

/** Model as chosen in the detail page and in the selection table. */
export const Sku = z.strictObject({
  skuNo: z.string(),
  skuName: z.string(),
  skuModel: z.string(),
  /** 0 active, 1 deactivated. */
  skuStatus: z.int(),
  skuSaleType: z.string(),
  price: z.number().nullable(),
  referPrice: z.number().nullable(),
  sid: z.string(),
  stockTotal: z.int(),
  maxNum: z.int().nullable(),
  skuDesc: z.string(),
  attributes: z.record(z.string(), AttributeValue),
});
export type Sku = z.infer<typeof Sku>;

export const Attachment = z.strictObject({ fileType: z.int(), fileUrl: z.string(), fileTitle: z.string() });
export type Attachment = z.infer<typeof Attachment>;

/** One row of the selection table: a product family with all its models. */
export const Spu = z.strictObject({
  spuNo: z.string(),
  spuName: z.string(),
  skuType: z.int(),
  brandName: z.string(),
  mainPic: z.string(),
  spuDesc: z.string(),
  firstCategoryId: z.int(),
  secondCategoryId: z.int(),
  firstCatagoryName: z.string(),
  secondCatagoryName: z.string(),
  status: z.int(),
  hasAccessory: z.boolean(),
  priceLabel: z.string(),
  skus: z.array(Sku),
});
export type Spu = z.infer<typeof Spu>;

export const AttributeRow = z.strictObject({ code: z.string(), attrName: z.string(), unit: z.string().nullable(), attrGroup: z.string() });
export type AttributeRow = z.infer<typeof AttributeRow>;

export const AccessoryItem = z.strictObject({
  need: z.enum(['needed', 'optional']),
  spuNo: z.string(),
  spuName: z.string(),
  mainPic: z.string(),
  secondCatagoryName: z.string(),
  sku: Sku,
});
export type AccessoryItem = z.infer<typeof AccessoryItem>;

/** The product page. */
export const SpuDetail = z.strictObject({
  ...Spu.shape,
  attachments: z.array(Attachment),
  /** The attributes its models have, in reading order. */
  attributeRows: z.array(AttributeRow),
  accessories: z.array(AccessoryItem),
  /** Families of the same second category that are used most. */
  related: z.array(SpuCard),
});
export type SpuDetail = z.infer<typeof SpuDetail>;

/** Status filter (specification part 1 §4): all, hot, new, recommended. */
export const ProductStatusFilter = { All: -1, New: 1, Hot: 2, Recommended: 4 } as const;

/**
 * Query of product lists (specification part 2 §3). `sort` and `order` come from fixed lists.
 * `attributesStr`: `code:value` pairs joined by `!!!`; values of one code are alternatives.
 */
export const SpuQuery = z.object({
  ...pagingQuery,
  keyword: keywordQuery,
  /** First or second category. */
  portalCatagoryId: z.coerce.number<string | number | undefined>().int().min(1).max(2_147_483_647).optional(),
  attributesStr: z.string().max(1000).default(''),
  status: z.enum(['-1', '1', '2', '4']).default('-1').transform(Number),
  /** 0: in stock only. */
  b2bStockStatus: z.enum(['0', '']).default(''),
  sort: z.enum(['', 'gmtListed', 'sumNo', 'price']).default(''),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** Empty: the brand's own catalogue; 2: software. */
  type: z.enum(['', '2']).default(''),
});
export type SpuQuery = z.infer<typeof SpuQuery>;
