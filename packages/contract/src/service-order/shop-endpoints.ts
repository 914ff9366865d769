/** Services asked for orders of the dealer that acts, all of them in one list (SERVICE-14). *Ours.* */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { keywordQuery, pagingQuery } from '../core/fields.ts';
import { SHOP_SERVICE_STATES } from './copy.ts';
import { ShopOrderService } from './shapes.ts';

const BASE = '/apiOrder/service-order/ofShop';
const ShopServiceStatus = z.enum(SHOP_SERVICE_STATES);

/** Where to come and whom to meet stands on the order's page alone, which each leads to. */
export const ListedShopService = ShopOrderService.omit({ site: true }).extend({
  shopOrderNo: z.string(),
  /** Who ordered, as the order says it. */
  buyerName: z.string(),
  /** What the dealer has to do about it. */
  shopState: ShopServiceStatus,
});
export type ListedShopService = z.infer<typeof ListedShopService>;

/** What waits for the dealer first, the longest first; what is over last. */
export const listShopServices = defineEndpoint({
  name: 'listShopServices',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '客户服务单列表',
  access: 'handlesOrders',
  idempotency: 'read',
  query: z.object({
    ...pagingQuery,
    /** '' or left out: any. */
    state: z.union([ShopServiceStatus, z.literal('')]).default(''),
    /** Part of a number, of the order's, or of who ordered. */
    keyword: keywordQuery,
  }),
  data: z.array(ListedShopService),
  counted: true,
});

export const countShopServices = defineEndpoint({
  name: 'countShopServices',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '客户服务单数量',
  access: 'handlesOrders',
  idempotency: 'read',
  data: z.record(ShopServiceStatus, z.int()),
});
