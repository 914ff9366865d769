/** The cart (CART-1 to CART-9): of the identity that acts, at the dealer it orders from. */
import { z } from 'zod';
import { goodsInvalid } from '../catalog/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { identityChanged } from '../core/errors.ts';
import { claimedYuan, pieceCount, recordId } from '../core/fields.ts';
import { dealerAbnormal } from '../dealer/errors.ts';
import { cartCopy } from './copy.ts';
import { cartPriceChanged, cartQuantityTooLarge, noDealerBound, nothingTaken } from './errors.ts';
import { CART_LINES_MAX } from './limits.ts';
import { Cart, CartChanges, CartLine, CartPieces, JoinedCart, lineIds, lineIdsLeftOut } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/cart';

/** cart/query: lines under today's prices. */
export const queryCart = defineEndpoint({
  name: 'queryCart',
  method: 'GET',
  path: `${BASE}/query`,
  summary: '购物车',
  access: 'keepsCart',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  data: Cart,
});

/** How many lines there are of the dealer ordered from: for the badge. *Ours.* */
export const countCart = defineEndpoint({
  name: 'countCart',
  method: 'GET',
  path: `${BASE}/count`,
  summary: '购物车产品数',
  access: 'keepsCart',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  data: z.strictObject({ count: z.int() }),
});

/** cart/batchAdd: what fits joins, the rest is named; `nothingTaken` where nothing does. A model that is there gains the pieces. */
export const batchAddCart = defineEndpoint({
  name: 'batchAddCart',
  method: 'POST',
  path: `${BASE}/batchAdd`,
  summary: '加入购物车',
  access: 'keepsCart',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: CartPieces,
  data: JoinedCart,
  outcomes: [identityChanged, noDealerBound, dealerAbnormal, goodsInvalid, cartPriceChanged, nothingTaken],
});

/** cart/del: `id`, or several as `ids`. What is not there changes nothing; what goes can be restored for a day. */
export const deleteCart = defineEndpoint({
  name: 'deleteCart',
  method: 'POST',
  path: `${BASE}/del`,
  summary: '移除购物车产品',
  access: 'keepsCart',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.union([z.strictObject({ ids: lineIds }), z.strictObject({ id: recordId }).transform(({ id }) => ({ ids: [id] }))]),
  data: Cart,
});

/** Takes pieces that were just added out again, at the dealer ordered from: fewer of a line, or the line; what `replaced` and `setAside` name of the answer is as it was. What is not there any more is passed over. *Ours.* */
export const takeOutOfCart = defineEndpoint({
  name: 'takeOutOfCart',
  method: 'POST',
  path: `${BASE}/take-out`,
  summary: '撤销加入购物车',
  access: 'keepsCart',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    productList: z
      .array(z.strictObject({ skuNo: recordId, quantity: pieceCount }))
      .min(1, { error: cartCopy.nothingChosen })
      .max(CART_LINES_MAX),
    replaced: lineIdsLeftOut,
    setAside: lineIdsLeftOut,
  }),
  data: Cart,
  outcomes: [nothingTaken],
});

/** Takes a removal back, the line as it was; one that has been added anew meanwhile gains its pieces. *Ours.* */
export const restoreCart = defineEndpoint({
  name: 'restoreCart',
  method: 'POST',
  path: `${BASE}/restore`,
  summary: '撤销移除购物车产品',
  access: 'keepsCart',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ids: lineIds }),
  data: Cart,
  outcomes: [nothingTaken],
});

/** cart/modify: quantity, whether it is chosen, the price it is compared with. A line that is gone stays gone. */
export const modifyCart = defineEndpoint({
  name: 'modifyCart',
  method: 'POST',
  path: `${BASE}/modify`,
  summary: '修改购物车',
  access: 'keepsCart',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: CartChanges,
  data: Cart,
  outcomes: [cartPriceChanged, cartQuantityTooLarge],
});

/** cart/batch/check: the lines named, or those chosen, as they stand before they are bought. `amount`: what the caller has seen. */
export const checkCart = defineEndpoint({
  name: 'checkCart',
  method: 'POST',
  path: `${BASE}/batch/check`,
  summary: '结算前检查购物车',
  access: 'keepsCart',
  // it asks, and changes nothing
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ids: lineIds.optional(), amount: claimedYuan.optional() }),
  data: z.strictObject({
    /** All of them can be bought, there is at least one, and no price is another. */
    isReady: z.boolean(),
    lines: z.array(CartLine),
    totals: Cart.shape.totals,
  }),
  outcomes: [noDealerBound, cartPriceChanged],
});
