/** Orders as a worksheet (ORDER-24): what the list shows, a row a product. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { tooManyRequests, unavailable } from '../core/errors.ts';
import { orderQuery } from './endpoints.ts';

const exported = {
  method: 'GET',
  idempotency: 'read',
  costMs: () => 40,
  limit: { max: 20, windowMs: 60_000 },
  query: orderQuery.omit({ page: true, size: true }),
  data: z.null(),
  download: true,
  outcomes: [tooManyRequests, unavailable],
} as const;

/** One's own. */
export const exportOrders = defineEndpoint({
  name: 'exportOrders',
  path: '/api-cloud-merchant-service/v1/order/export',
  summary: '导出我的订单',
  access: 'keepsOrders',
  ...exported,
});

/** Those placed with the dealer that acts. */
export const exportShopOrders = defineEndpoint({
  name: 'exportShopOrders',
  path: '/api-cloud-merchant-service/v1/shop-order/export',
  summary: '导出客户订单',
  access: 'handlesOrders',
  ...exported,
});
