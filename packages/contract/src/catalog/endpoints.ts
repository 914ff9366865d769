/** Browsing goods (specification part 1 §7 "Catalogue"). Prices are projected per viewer by the server. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import { AccessoryItem, AttributeFilter, CategoryNode, Spu, SpuCard, SpuDetail, SpuQuery } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/goods';

/** goods/spu/page: the product list, 20 narrow cards a page at the most the page sizes allow. */
export const listSpu = defineEndpoint({
  name: 'listSpu',
  method: 'GET',
  path: `${BASE}/spu/page`,
  summary: '产品列表',
  access: 'everyone',
  idempotency: 'read',
  query: SpuQuery,
  data: z.array(SpuCard),
  counted: true,
});

/** The same list with every model, for the selection table (getDistributionOrderList). */
export const listSelectionSpu = defineEndpoint({
  name: 'listSelectionSpu',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/design-order/selection/spu/page',
  summary: '选型产品列表',
  access: 'signedIn',
  idempotency: 'read',
  query: SpuQuery,
  data: z.array(Spu),
  counted: true,
});

/** getCommonUselist: families this person has put into lists before, most used first. */
export const listCommonSpu = defineEndpoint({
  name: 'listCommonSpu',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/design-order/selection/common/page',
  summary: '常用产品列表',
  access: 'signedIn',
  idempotency: 'read',
  query: SpuQuery,
  data: z.array(Spu),
  counted: true,
});

export const getSpuDetail = defineEndpoint({
  name: 'getSpuDetail',
  method: 'GET',
  path: `${BASE}/spu/detail/:id`,
  summary: '产品详情',
  access: 'everyone',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: SpuDetail,
  outcomes: ['notFound'],
});

export const listCategories = defineEndpoint({
  name: 'listCategories',
  method: 'GET',
  path: `${BASE}/portal-category/tree`,
  summary: '产品分类',
  access: 'everyone',
  idempotency: 'read',
  data: z.array(CategoryNode),
});

/** Filterable attributes of a category with the values that occur; counts are of the category, without the other filters. */
export const listAttributeFilters = defineEndpoint({
  name: 'listAttributeFilters',
  method: 'GET',
  path: `${BASE}/sku-attr/list`,
  summary: '分类的筛选属性',
  access: 'everyone',
  idempotency: 'read',
  query: z.object({ portalCatagoryId: z.coerce.number<string | number>().int().min(1).max(2_147_483_647) }),
  data: z.array(AttributeFilter),
});

/** accessorySkuAjax: accessory models of a family. */
export const listAccessories = defineEndpoint({
  name: 'listAccessories',
  method: 'GET',
  path: `${BASE}/spu/accessory`,
  summary: '产品配件',
  access: 'everyone',
  idempotency: 'read',
  query: z.object({ spuNo: recordId }),
  data: z.array(AccessoryItem),
});

/** Search keyword list: rotating placeholder words; hot words: the drop-down. */
export const listHotWords = defineEndpoint({
  name: 'listHotWords',
  method: 'GET',
  path: `${BASE}/search/hotWords`,
  summary: '搜索热词',
  access: 'everyone',
  idempotency: 'read',
  data: z.array(z.strictObject({ word: z.string(), status: z.boolean(), linkUrl: z.string() })),
});
