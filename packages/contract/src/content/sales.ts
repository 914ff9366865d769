/** What the provider promotes for a time: the list, and one of them with its products (GOODS-35). */
import { z } from 'zod';
import { SpuCard } from '../catalog/index.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { pagingQuery, recordId } from '../core/fields.ts';
import { noSuchActivity } from '../dealer/errors.ts';

const BASE = '/api-cloud-merchant-service/v1/content';

/** A promotion: from when to when, by moments. */
export const Sale = z.strictObject({
  saleNo: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Address on this site. */
  picture: z.string(),
  state: z.enum(['coming', 'running', 'over']),
  gmtFrom: z.iso.datetime(),
  gmtTo: z.iso.datetime(),
  /** Products of it that are sold. */
  productCount: z.int(),
});
export type Sale = z.infer<typeof Sale>;

/** `card`: at the price of whoever looks. `note`: why it is among them; '' nothing is said. */
const SaleProduct = z.strictObject({ card: SpuCard, note: z.string() });

/** "Activities": what is on, what ends first first; then what is to come. What is over is not listed. */
export const listSales = defineEndpoint({
  name: 'listSales',
  method: 'GET',
  path: `${BASE}/activities`,
  // the row of names it stands in begins with goods (WIRE-18)
  also: ['/api-cloud-merchant-service/v1/goods/activities'],
  summary: '促销活动列表',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject(pagingQuery),
  data: z.array(Sale),
  counted: true,
});

/** One of them, over or not; products that are sold no more are left out. */
export const getSale = defineEndpoint({
  name: 'getSale',
  method: 'GET',
  path: `${BASE}/activities/detail`,
  summary: '促销活动详情',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({ activityNo: recordId }),
  data: Sale.extend({ products: z.array(SaleProduct) }),
  outcomes: [noSuchActivity],
});
