/** What can be bought at the dealer ordered from (CART-10). *Ours.* */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { keywordQuery, pagingQuery, wholeQuery } from '../core/fields.ts';
import { dealerAbnormal } from '../dealer/errors.ts';
import { noDealerBound } from './errors.ts';
import { CartLine } from './shapes.ts';

/** A model that can be bought of the dealer, at the caller's price there; null: the dealer says nothing of its stock and days. */
export const ShopGoods = CartLine.pick({
  spuNo: true,
  skuNo: true,
  skuName: true,
  skuModel: true,
  skuDesc: true,
  picUrl: true,
  unit: true,
  price: true,
  priceLabel: true,
}).extend({
  stockTotal: z.int().nullable(),
  leadDays: z.int().nullable(),
});
export type ShopGoods = z.infer<typeof ShopGoods>;

/** In the catalogue's order; `stock` 1: of which the dealer says that some are left. */
export const listShopGoods = defineEndpoint({
  name: 'listShopGoods',
  method: 'GET',
  path: '/api-cloud-merchant-service/v1/cart/shop-goods',
  summary: '经销商商品',
  access: 'keepsCart',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  costMs: () => 15,
  query: z.object({
    ...pagingQuery,
    keyword: keywordQuery,
    /** A category of the first level; 0: any. */
    categoryId: wholeQuery(0, 2_147_483_647).default(0),
    stock: z.enum(['', '1']).default(''),
  }),
  data: z.strictObject({
    shopNo: z.string(),
    shopName: z.string(),
    goods: z.array(ShopGoods),
    /** First-level categories of what can be bought, with how many models. */
    categories: z.array(z.strictObject({ id: z.int(), catagoryName: z.string(), modelCount: z.int() })),
  }),
  counted: true,
  outcomes: [noDealerBound, dealerAbnormal],
});
