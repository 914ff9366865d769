/** Browsing goods (GOODS-5). Prices are projected per viewer by the server. */
import { z } from 'zod';
import { notFound } from '../core/errors.ts';
import { defineEndpoint, type ParsedCall } from '../core/endpoint.ts';
import { foldsShort, keywordQuery, plainText, queryNumber, recordId, wholeQuery } from '../core/fields.ts';
import { INTEGER_MAX, KEYWORD_MAX } from '../core/limits.ts';
import { STOCK_ASKED_MAX } from './limits.ts';
import { AccessoryModel, PickingSpu } from './picking-shapes.ts';
import {
  SkuAfterSale,
  AttributeFilter,
  Brand,
  CategoryNode,
  CommonSpuQuery,
  HotWord,
  SpuCard,
  SpuDetail,
  SpuSuccession,
  SpuNarrowing,
  SpuQuery,
  PickingCounts,
  PickingTab,
  PriceReason,
  SpuInfo,
  Suggestion,
} from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/goods';

/** A keyword is looked for by every one of its words and parts; each filter is looked for in every model. */
export const searchCostMs = ({ query }: ParsedCall): number => {
  const { keyword = '', attributesStr = '' } = (query ?? {}) as { keyword?: string; attributesStr?: string };
  return (keyword === '' ? 0 : 6 + keyword.normalize('NFKC').length) + attributesStr.length / 20;
};

/** goods/spu/page: the product list, 20 narrow cards a page at the most the page sizes allow. */
export const listSpu = defineEndpoint({
  name: 'listSpu',
  method: 'GET',
  path: `${BASE}/spu/page`,
  summary: '产品列表',
  access: 'everyone',
  idempotency: 'read',
  quota: 'goods',
  costMs: searchCostMs,
  query: SpuQuery,
  data: z.array(SpuCard),
  counted: true,
  searched: true,
});

/** What is asked of a list of families that bear a mark. */
const marked = SpuQuery.pick({ page: true, size: true });

/** "Hot list": families marked 热门, the most used first (GOODS-46). */
export const listHotSpu = defineEndpoint({
  name: 'listHotSpu',
  method: 'GET',
  path: `${BASE}/hot/list`,
  summary: '热门产品',
  access: 'everyone',
  idempotency: 'read',
  quota: 'goods',
  query: marked,
  data: z.array(SpuCard),
  counted: true,
  searched: true,
});

/** "Recommended list": families marked 推荐, the most used first (GOODS-46). */
export const listRecommendedSpu = defineEndpoint({
  name: 'listRecommendedSpu',
  method: 'GET',
  path: `${BASE}/recommended/list`,
  summary: '推荐产品',
  access: 'everyone',
  idempotency: 'read',
  quota: 'goods',
  query: marked,
  data: z.array(SpuCard),
  counted: true,
  searched: true,
});

/** The same list with every model, for the selection table. */
export const listPickingSpu = defineEndpoint({
  name: 'listPickingSpu',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/design-order/selection/spu/page',
  summary: '选型产品列表',
  access: 'signedIn',
  idempotency: 'read',
  quota: 'goods',
  costMs: searchCostMs,
  query: SpuQuery,
  data: z.array(PickingSpu),
  counted: true,
  searched: true,
});

/** Why whoever asks is shown this price of a model. *Ours* (PRICE-14). */
export const getPriceReason = defineEndpoint({
  name: 'getPriceReason',
  method: 'GET',
  path: `${BASE}/sku/price-reason`,
  summary: '为什么是这个价',
  access: 'everyone',
  idempotency: 'read',
  query: z.object({ skuNo: recordId }),
  data: PriceReason,
  outcomes: [notFound],
});

/** getCommonUselist: families this person has put into lists before, most used first. */
export const listCommonSpu = defineEndpoint({
  name: 'listCommonSpu',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/design-order/selection/common/page',
  also: ['/api-cloud-merchant-service/v1/design-order/getCommonUselist'],
  summary: '常用产品列表',
  access: 'signedIn',
  idempotency: 'read',
  quota: 'goods',
  costMs: searchCostMs,
  query: CommonSpuQuery,
  data: z.array(PickingSpu),
  counted: true,
  searched: true,
});

export const getSpuDetail = defineEndpoint({
  name: 'getSpuDetail',
  method: 'GET',
  path: `${BASE}/spu/detail/:id`,
  summary: '产品详情',
  access: 'everyone',
  idempotency: 'read',
  quota: 'goods',
  params: z.object({ id: recordId }),
  data: SpuDetail,
  outcomes: [notFound],
});

/** A family on sale or not, by its number or by that of one of its models; of what is not sold, what takes its place (GOODS-21, GOODS-40). */
export const getSpuSuccessor = defineEndpoint({
  name: 'getSpuSuccessor',
  method: 'GET',
  path: `${BASE}/spu/successor`,
  summary: '产品是否在售及替代产品',
  access: 'everyone',
  idempotency: 'read',
  query: z.strictObject({ spuNo: recordId.optional(), skuModel: keywordQuery }),
  data: SpuSuccession,
  outcomes: [notFound],
});

/**
 * The whole tree. With a query each count is of what choosing that category would show under its keyword, status, stock and
 * type; `attributesStr` is left out of account, because choosing another category lets the attributes go. Without: of all.
 */
export const listCategories = defineEndpoint({
  name: 'listCategories',
  method: 'GET',
  path: `${BASE}/portal-category/tree`,
  summary: '产品分类',
  access: 'everyone',
  idempotency: 'read',
  costMs: searchCostMs,
  query: SpuNarrowing,
  data: z.array(CategoryNode),
});

/**
 * Filterable attributes of a category with the values that occur, the most telling first; what has one value only is not
 * offered. Each count is of what choosing that value would show under the rest of the query: its keyword, status, stock,
 * type and the values of the other codes of `attributesStr`, met by one model; values of the same code are alternatives and
 * do not narrow each other. Every value of the category stays, with 0 where nothing is left. Without a query: of the category.
 */
export const listAttributeFilters = defineEndpoint({
  name: 'listAttributeFilters',
  method: 'GET',
  path: `${BASE}/sku-attr/list`,
  summary: '分类的筛选属性',
  access: 'everyone',
  idempotency: 'read',
  costMs: searchCostMs,
  query: z.object({ portalCatagoryId: wholeQuery(1, INTEGER_MAX), ...SpuNarrowing.shape }),
  data: z.array(AttributeFilter),
});

/**
 * Everything the selection page counts, in one answer: its tabs, the tree and the filters of the tab it is on. The query is
 * that of the list (`listPickingSpu`, `listCommonSpu`) without paging, order and `type`, which the tab stands for.
 */
export const getPickingCounts = defineEndpoint({
  name: 'getPickingCounts',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/design-order/selection/spu/counts',
  summary: '选型产品数量',
  access: 'signedIn',
  idempotency: 'read',
  // three tabs, the tree and the filters
  costMs: (input) => 4 * searchCostMs(input),
  query: SpuNarrowing.omit({ type: true }).extend({ portalCatagoryId: SpuQuery.shape.portalCatagoryId, tab: PickingTab }),
  data: PickingCounts,
});

/** accessorySkuAjax: accessory models of a family. */
export const listAccessories = defineEndpoint({
  name: 'listAccessories',
  method: 'GET',
  path: `${BASE}/spu/accessory`,
  also: [`${BASE}/spu/accessorySkuAjax`],
  summary: '产品配件',
  access: 'everyone',
  idempotency: 'read',
  query: z.object({ spuNo: recordId }),
  data: z.array(AccessoryModel),
});

/** Where on the portal words are shown: in the search of every page, the one place there is. */
const wordsQuery = z.strictObject({ location: queryNumber.pipe(z.literal(0)).default(0) });

/** search keyword list: words that the empty box shows one after the other, each of which finds something. */
export const listSearchKeywords = defineEndpoint({
  name: 'listSearchKeywords',
  method: 'GET',
  path: `${BASE}/search/keywordList`,
  summary: '搜索框占位词',
  access: 'everyone',
  idempotency: 'read',
  query: wordsQuery,
  data: z.strictObject({ keywords: z.array(z.string()) }),
});

/** hot words: the drop-down under the empty box. */
export const listHotWords = defineEndpoint({
  name: 'listHotWords',
  method: 'GET',
  path: `${BASE}/search/hotWords`,
  summary: '搜索热词',
  access: 'everyone',
  idempotency: 'read',
  query: wordsQuery,
  data: z.array(HotWord),
});

/** While a keyword is typed: up to eight models by their number, families and categories by name, nearest first. */
export const listSuggestions = defineEndpoint({
  name: 'listSuggestions',
  method: 'GET',
  path: `${BASE}/search/suggestions`,
  summary: '搜索联想',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  costMs: searchCostMs,
  query: z.object({
    keyword: plainText(KEYWORD_MAX)
      .min(1, { error: '请输入关键词' })
      .refine(foldsShort, { error: `关键词不能超过 ${KEYWORD_MAX} 个字符` }),
  }),
  data: z.array(Suggestion).max(8),
});

/** spu/info: a family that is sold, without its models. */
export const getSpuInfo = defineEndpoint({
  name: 'getSpuInfo',
  method: 'GET',
  path: `${BASE}/spu/info`,
  summary: '产品概要',
  access: 'everyone',
  idempotency: 'read',
  query: z.strictObject({ spuNo: recordId }),
  data: SpuInfo,
  outcomes: [notFound],
});

/**
 * brand list: those of families that are sold, of one category where it is named, most families first and then by name. With a query
 * each count is of what choosing that brand would show under the rest of it, whatever brand it names; every brand stays, with 0 where
 * nothing is left (GOODS-28).
 */
export const listBrands = defineEndpoint({
  name: 'listBrands',
  method: 'GET',
  path: `${BASE}/brand/list`,
  summary: '品牌列表',
  access: 'everyone',
  idempotency: 'read',
  costMs: searchCostMs,
  query: z.strictObject({ portalCatagoryId: SpuQuery.shape.portalCatagoryId, ...SpuNarrowing.shape }),
  data: z.array(Brand),
});

/** after-sale: of a model, whether it is still sold or not. */
export const getAfterSale = defineEndpoint({
  name: 'getAfterSale',
  method: 'GET',
  path: `${BASE}/after-sale`,
  summary: '售后政策',
  access: 'everyone',
  idempotency: 'read',
  query: z.strictObject({ skuNo: recordId }),
  data: SkuAfterSale,
  outcomes: [notFound],
});

/** getGoodsStockTotalApi: pieces in stock by sid, of models that are sold, for a guest their `StockLevel` (GOODS-45); unknown ones are missing. `sids`: with commas between them. */
export const getGoodsStockTotal = defineEndpoint({
  name: 'getGoodsStockTotal',
  method: 'GET',
  path: `${BASE}/getGoodsStockTotalApi`,
  summary: '库存总量',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({
    sids: z
      .string()
      .max(41 * STOCK_ASKED_MAX)
      .transform((text) => text.split(','))
      .pipe(z.array(recordId).max(STOCK_ASKED_MAX, { error: `一次最多查询 ${STOCK_ASKED_MAX} 个型号的库存` })),
  }),
  data: z.record(z.string(), z.int()),
});
