/** Goods as they travel (GOODS-1). Prices are yuan; null is 暂无价格. */
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { PRICE_TIERS } from '@portal/engines/access';
import { PRICE_RANKS, STEP_OUTCOMES } from '@portal/engines/pricing';
import { z } from 'zod';
import { keywordQuery, pagingQuery, plainText, sortDirection, wholeQuery } from '../core/fields.ts';
import { INTEGER_MAX } from '../core/limits.ts';
import { ATTRIBUTES_LENGTH_MAX, BRAND_NAME_MAX, CATEGORIES_ASKED_MAX, GOODS_LABELS } from './limits.ts';

export const AttributeValue = z.union([z.number(), z.string(), z.boolean(), z.array(z.string())]);
export type AttributeValue = z.infer<typeof AttributeValue>;

/** Which rank gave a price (PRICE-12); `none`: 暂无价格. */
export const PriceSource = z.enum([...PRICE_RANKS, 'none']);

/**
 * Whose stock a figure is: the provider's, or that of the dealer ordered from, where it says what it has of the model (GOODS-42). `level`: a guest
 * is told no figure, and the number is a `StockLevel` (GOODS-45).
 */
export const StockSource = z.enum(['platform', 'dealer', 'level']);
export type StockSource = z.infer<typeof StockSource>;

export const CategoryNode = z.strictObject({
  id: z.int(),
  catagoryName: z.string(),
  dataId: z.string(),
  /** Active product families below that the query's narrowing leaves; 0 is possible. */
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
  /** `spuCount`: families that choosing the value would show; 0 where the rest of the query leaves none. */
  attrValues: z.array(z.strictObject({ value: z.string(), label: z.string(), spuCount: z.int() })),
});
export type AttributeFilter = z.infer<typeof AttributeFilter>;

/**
 * The model a keyword or a filter found, where it tells the models of a family apart: the one to show, price, link and add.
 * Null where every active model fits alike. `words`: what it was found by, for a chip: its model number, or `8 路`; empty
 * where that goes without saying (in stock).
 */
export const SpuMatch = z.strictObject({ skuNo: z.string(), words: z.array(z.string()) });
export type SpuMatch = z.infer<typeof SpuMatch>;

/** One card of the product list. With a match, model, description, price, stock and picture are the matched model's. */
export const SpuCard = z.strictObject({
  spuNo: z.string(),
  spuName: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  brandName: z.string(),
  /** Address of the picture of the model shown. */
  mainPic: z.string(),
  firstCatagoryName: z.string(),
  secondCatagoryName: z.string(),
  match: SpuMatch.nullable(),
  /** The matched model; without a match the first active one stands for the family, in a list by price the cheapest. */
  skuNo: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  /** Of the model shown: some go by project alone (CART-4). */
  skuSaleType: z.string(),
  modelCount: z.int(),
  /** Of the model shown, for this viewer. */
  price: z.number().nullable(),
  priceSource: PriceSource,
  /** What a price from there is called. */
  priceLabel: z.string(),
  /** Of the model shown, for this viewer. */
  stockTotal: z.int(),
  stockSource: StockSource,
  /** The model shown cannot be had, and another of the family can. */
  othersInStock: z.boolean(),
  isNew: z.boolean(),
  isHot: z.boolean(),
  isRecommended: z.boolean(),
  /** Of the model shown: 1 where it or its family is sold no more (GOODS-28); absent: it is sold. */
  skuStatus: z.literal(Object.values(SkuStatus)).optional(),
});
export type SpuCard = z.infer<typeof SpuCard>;

/** What a model says as it is kept, to everybody alike: a column of this name travels by standing here. */
export const PublicSku = z.strictObject({
  skuNo: z.string(),
  skuName: z.string(),
  skuModel: z.string(),
  /** 0 active, 1 deactivated. */
  skuStatus: z.literal(Object.values(SkuStatus)),
  skuSaleType: z.string(),
  referPrice: z.number().nullable(),
  sid: z.string(),
  maxNum: z.int().nullable(),
  /** Null: not known. */
  warrantyMonths: z.int().nullable(),
  /** *Ours.* Where it is made; '' or absent: not known (GOODS-43). */
  madeIn: z.string().optional(),
  skuDesc: z.string(),
  attributes: z.record(z.string(), AttributeValue),
});
export type PublicSku = z.infer<typeof PublicSku>;

/** Model as chosen in the detail page and in the selection table. */
export const Sku = PublicSku.extend({
  /** For this viewer. */
  price: z.number().nullable(),
  priceSource: PriceSource,
  /** For this viewer. */
  stockTotal: z.int(),
  stockSource: StockSource,
  /** The provider's. */
  platformStock: z.int(),
  /** Address of the model's own picture, or of its family's. */
  mainPic: z.string(),
});
export type Sku = z.infer<typeof Sku>;

/** Why a price is what it is: every rank from the highest down, and what became of it for this viewer (PRICE-14). Nobody else's figures. */
export const PriceReason = z.strictObject({
  skuNo: z.string(),
  price: z.number().nullable(),
  priceSource: PriceSource,
  steps: z.array(
    z.strictObject({
      rank: z.enum(PRICE_RANKS),
      outcome: z.enum(STEP_OUTCOMES),
      price: z.number().nullable(),
      /** Of a group: its name, and the per cent that made the figure; null where the price is its own. */
      groupName: z.string().optional(),
      rate: z.number().nullable().optional(),
      /** Of a contract, milliseconds since 1970; `to` null: until further notice. */
      from: z.number().optional(),
      to: z.number().nullable().optional(),
      /** Of a tier: whose, and whether the figure is made for it. */
      tier: z.enum(PRICE_TIERS).nullable().optional(),
      isOwn: z.boolean().optional(),
    }),
  ),
});
export type PriceReason = z.infer<typeof PriceReason>;

/** `fileType`: an `AttachmentType` where it is one of them. `fileSize`: bytes, where known. */
export const Attachment = z.strictObject({ fileType: z.int(), fileUrl: z.string(), fileTitle: z.string(), fileSize: z.int().min(0).optional() });
export type Attachment = z.infer<typeof Attachment>;

const family = {
  spuNo: z.string(),
  spuName: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  brandName: z.string(),
  /** Address of the first model's picture; each model has its own in `skus`. */
  mainPic: z.string(),
  spuDesc: z.string(),
  /** Word it is counted in: 台, 块, 箱. */
  unit: z.string(),
  firstCategoryId: z.int(),
  secondCategoryId: z.int(),
  firstCatagoryName: z.string(),
  secondCatagoryName: z.string(),
  status: z.int(),
  hasAccessory: z.boolean(),
  /** What all its models' prices are called; 价格 where they differ. */
  priceLabel: z.string(),
  skus: z.array(Sku),
};

/** One row of the selection table: a product family with all its models, and the one that was found. */
export const Spu = z.strictObject({ ...family, match: SpuMatch.nullable() });
export type Spu = z.infer<typeof Spu>;

/** A family by the model that stands for it, on sale or not. */
const SpuHead = z.strictObject({
  spuNo: z.string(),
  spuName: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  mainPic: z.string(),
  skuNo: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  /** For this viewer; null where it is no longer sold, too. */
  price: z.number().nullable(),
  priceLabel: z.string(),
  isOnSale: z.boolean(),
});

/** What is told of a family whether it is sold or not: one that is not names what takes its place, where that is sold. */
/** What is bought instead of what is sold no more (GOODS-21): a family that is sold. */
export const Replacement = z.strictObject({ spuNo: z.string(), spuName: z.string() });
export type Replacement = z.infer<typeof Replacement>;

export const SpuSuccession = z.strictObject({ ...SpuHead.shape, successor: SpuHead.nullable() });
export type SpuSuccession = z.infer<typeof SpuSuccession>;

export const SpuAttribute = z.strictObject({ code: z.string(), attrName: z.string(), unit: z.string().nullable(), attrGroup: z.string() });
export type SpuAttribute = z.infer<typeof SpuAttribute>;

export const AccessoryItem = z.strictObject({
  need: z.enum(['needed', 'optional']),
  spuNo: z.string(),
  spuName: z.string(),
  unit: z.string(),
  /** Address of the picture of the model. */
  mainPic: z.string(),
  secondCatagoryName: z.string(),
  sku: Sku,
});
export type AccessoryItem = z.infer<typeof AccessoryItem>;

/** Besides the three-quarter view of `mainPic`: 正面, 侧面, 背面, and photographs that say no side, of which there may be several. */
export const PictureView = z.strictObject({ view: z.enum(['front', 'side', 'back', 'further']), picture: z.string() });
export type PictureView = z.infer<typeof PictureView>;

/** The product page. */
export const SpuDetail = z.strictObject({
  ...family,
  attachments: z.array(Attachment),
  /** Further views by `skuNo`; a model without any is missing. */
  views: z.record(z.string(), z.array(PictureView)),
  /** The attributes its models have, in reading order. */
  attributeRows: z.array(SpuAttribute),
  accessories: z.array(AccessoryItem),
  /** Families of the same second category that are used most. */
  related: z.array(SpuCard),
});
export type SpuDetail = z.infer<typeof SpuDetail>;

/** A family without its models: what a card, a bar or another system needs to name it. */
const { skus: _models, ...named } = family;
export const SpuInfo = z.strictObject({
  ...named,
  /** Compared within the first category instead of the second (GOODS-4). */
  separateCategory: z.boolean(),
  /** Models that can be had. */
  modelCount: z.int(),
  /** The lowest of them for this viewer. */
  price: z.number().nullable(),
});
export type SpuInfo = z.infer<typeof SpuInfo>;

/** `brandId`: *ours*, a brand is known by its name. */
export const Brand = z.strictObject({ brandId: z.string(), brandName: z.string(), spuCount: z.int() });
export type Brand = z.infer<typeof Brand>;

/** What the provider does for a model after it is sold. */
export const SkuAfterSale = z.strictObject({
  skuNo: z.string(),
  /** Null: not known, or software. */
  warrantyMonths: z.int().nullable(),
  terms: z.array(z.strictObject({ title: z.string(), text: z.string() })),
});
export type SkuAfterSale = z.infer<typeof SkuAfterSale>;

const TYPE_UNKNOWN = '没有这种产品类型';

/**
 * Query of product lists (GOODS-5, GOODS-28). `sort` and `order` come from fixed lists.
 * `attributesStr`: `code:value` pairs joined by `!!!`; values of one code are alternatives.
 */
export const SpuQuery = z.object({
  ...pagingQuery,
  keyword: keywordQuery,
  /** First or second category. */
  portalCatagoryId: z.union([z.literal('').transform(() => undefined), wholeQuery(1, INTEGER_MAX)]).optional(),
  /** Several categories of either level with commas between them, any of which will do (GOODS-28). */
  categoryIds: z
    .string()
    .max(12 * CATEGORIES_ASKED_MAX)
    .transform((text): (string | number)[] => (text === '' ? [] : text.split(',')))
    .pipe(z.array(wholeQuery(1, INTEGER_MAX)).max(CATEGORIES_ASKED_MAX, { error: `一次最多选择 ${CATEGORIES_ASKED_MAX} 个分类` }))
    .default([]),
  attributesStr: z.string().max(ATTRIBUTES_LENGTH_MAX).default(''),
  /** 新品, 热门, 推荐 joined by `!!!`, any of which will do; in the order of `GOODS_LABELS`. */
  labels: z
    .string()
    .max(40)
    .transform((text) => [...new Set(text.split('!!!'))].filter((label) => label !== ''))
    .pipe(z.array(z.enum(GOODS_LABELS, { error: '没有这个标签' })))
    .transform((labels) => GOODS_LABELS.filter((label) => labels.includes(label)))
    .default([]),
  /** Of models: '' and 0 those that are sold, 1 those that are sold no more, or their family (GOODS-28). */
  skuStatus: z.enum(['', '0', '1']).default(''),
  /** 1: the provider's own brand; 0: all others. */
  brandSource: z.enum(['', '0', '1']).default(''),
  /** A brand by its name (GOODS-17). */
  brandId: plainText(BRAND_NAME_MAX).default(''),
  /** -1 all, 1 new, 2 hot, 4 recommended (GOODS-5). */
  status: z.enum(['-1', '1', '2', '4']).default('-1').transform(Number),
  /** 0: in stock only. */
  b2bStockStatus: z.enum(['0', '']).default(''),
  sort: z.enum(['', 'gmtListed', 'sumNo', 'price']).default(''),
  order: sortDirection,
  /** Empty: the brand's own catalogue; 2: software. */
  type: z.enum(['', '2'], { error: TYPE_UNKNOWN }).default(''),
  /** Of own products alone, which their list answers: goods have neither, and are not narrowed by them. */
  categoryValueSelect: wholeQuery(0, INTEGER_MAX).or(z.literal('')).default(''),
  customSpuSource: z.enum(['', '0', '1']).default(''),
});
export type SpuQuery = z.infer<typeof SpuQuery>;

/** The same of products used before, which are type 3 (PICK-1), said or not. */
export const CommonSpuQuery = SpuQuery.extend({ type: z.enum(['', '2', '3'], { error: TYPE_UNKNOWN }).default('') });

/** The same of the tabs of a selection (PICK-1): 1 is products of one's own. */
export const DistributionQuery = SpuQuery.extend({ type: z.enum(['', '1', '2'], { error: TYPE_UNKNOWN }).default('') });

/** What a list is narrowed by beside its category, for the counts that stand at other choices. All may be left out. */
export const SpuNarrowing = SpuQuery.pick({
  keyword: true,
  categoryIds: true,
  attributesStr: true,
  labels: true,
  skuStatus: true,
  brandSource: true,
  brandId: true,
  status: true,
  b2bStockStatus: true,
  type: true,
});

/** The sources of the selection page: products used before, the brand's own, software. */
export const PickingTab = z.enum(['common', 'brand', 'software']);
export type PickingTab = z.infer<typeof PickingTab>;

/** Counts of the selection page, each of what its choice would show (see `getPickingCounts`). */
export const PickingCounts = z.strictObject({
  /** This person has used products before: the common tab is worth showing. Whatever the query narrows. */
  hasCommon: z.boolean(),
  /** Families of each tab under everything the query says. */
  tabs: z.strictObject({ common: z.int(), brand: z.int(), software: z.int() }),
  /** The whole tree in the tab, as `listCategories` counts it. */
  categories: z.array(CategoryNode),
  /** Of the query's category in the tab, as `listAttributeFilters` counts them; empty without a category. */
  filters: z.array(AttributeFilter),
});
export type PickingCounts = z.infer<typeof PickingCounts>;

/** What a half-typed keyword may mean. Addresses are the page's to make: `spuNo` (with `skuNo`) is a product, `categoryId` a category, `contentId` something that is published. */
export const Suggestion = z.strictObject({
  kind: z.enum(['model', 'product', 'category', 'content']),
  /** Model number, family name, category name or title. */
  text: z.string(),
  /** Of a model its facts, of a family its category, of a category how many products it has, of what is published what it is. */
  note: z.string(),
  spuNo: z.string().nullable(),
  skuNo: z.string().nullable(),
  categoryId: z.int().nullable(),
  contentId: z.string().nullable(),
  /** What it is that is published. */
  contentKind: z.enum(['solution', 'case', 'article', 'video']).nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A word of the drop-down under the search. */
export const HotWord = z.strictObject({
  word: z.string(),
  /** Carries the hot mark. */
  status: z.boolean(),
  /** 1: leads to the page at `linkUrl`; null: is looked for. */
  linkType: z.literal(1).nullable(),
  /** A path of the portal. */
  linkUrl: z.string().nullable(),
});
export type HotWord = z.infer<typeof HotWord>;
