/** What customers are told of changed prices (PRICE-35). *Ours.* */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

/** A model one has in the list, in orders or among favourites, and what it costs now instead of then. Money is yuan; null: no price. */
export const ChangedPrice = z.strictObject({
  skuNo: z.string(),
  spuNo: z.string(),
  spuName: z.string(),
  skuModel: z.string(),
  oldPrice: z.number().nullable(),
  newPrice: z.number().nullable(),
});
export type ChangedPrice = z.infer<typeof ChangedPrice>;

/** What was told on a day, as 2026-11-21. */
const ToldPrices = z.strictObject({ toldNo: z.string(), day: z.string(), changes: z.array(ChangedPrice) });

/** Of the identity acted for alone, the newest first, 30 days at most. */
export const listToldPrices = defineEndpoint({
  name: 'listToldPrices',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/price-watch/list',
  summary: '关注产品的价格变动',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(ToldPrices),
});
