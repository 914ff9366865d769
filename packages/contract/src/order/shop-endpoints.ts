/** Which dealer can supply what is wanted (ORDER-27). */
import { MATCH_REASONS } from '@portal/engines/pricing';
import { z } from 'zod';
import { CartLine, noDealerBound } from '../cart/index.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { productList } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/order';

/** A dealer one is bound to. `status` 0: nothing can be ordered there, and `msg` says so. */
const BoundShop = z.strictObject({
  shopNo: z.string(),
  shopName: z.string(),
  choosing: z.boolean(),
  status: z.union([z.literal(0), z.literal(1)]),
  msg: z.string(),
});

export const MatchedShop = BoundShop.extend({
  /** As many of the models as it can supply whole. */
  matched: z.int(),
  /** All of them. */
  isWhole: z.boolean(),
  /** Of what it can supply, at the caller's prices there. */
  goodsAmount: z.number(),
  lines: z.array(
    z.strictObject({
      skuNo: z.string(),
      skuModel: z.string(),
      quantity: z.int(),
      /** Null: none there. */
      price: z.number().nullable(),
      /** Null: it says no figure. */
      stockTotal: z.int().nullable(),
      leadDays: z.int().nullable(),
      /** What it is there, as the cart says it. */
      status: CartLine.shape.status,
      isSupplied: z.boolean(),
      /** Why it is best ordered here, where the lines are split; null: elsewhere, or nowhere. */
      reason: z.enum(MATCH_REASONS).nullable(),
    }),
  ),
});
export type MatchedShop = z.infer<typeof MatchedShop>;

/** order/skuMatchShop: each dealer one is bound to, with what of the models it can supply; those that supply most first, then the cheaper one. */
export const skuMatchShop = defineEndpoint({
  name: 'skuMatchShop',
  method: 'POST',
  path: `${BASE}/skuMatchShop`,
  summary: '可供货的经销商',
  access: 'keepsCart',
  idempotency: 'natural',
  limit: { max: 60, windowMs: 60_000 },
  costMs: () => 40,
  body: z.strictObject({ productList }),
  data: z.array(MatchedShop),
});

/** order/shop-status-check: of one dealer one is bound to, else of the one ordered from. */
export const shopStatusCheck = defineEndpoint({
  name: 'shopStatusCheck',
  method: 'GET',
  path: `${BASE}/shop-status-check`,
  summary: '店铺状态',
  access: 'keepsCart',
  idempotency: 'read',
  query: z.object({ shopNo: z.union([recordId, z.literal('')]).default('') }),
  data: BoundShop,
  outcomes: [noDealerBound, notFound],
});
