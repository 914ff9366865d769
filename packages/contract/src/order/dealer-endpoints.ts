/** Orders at the dealer they are placed with (ORDER-10 to ORDER-12): never those of a dealer that is named. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pieceCount, recordId, yuan } from '../core/fields.ts';
import { orderCopy } from './copy.ts';
import { deliveryFields, refuseMissing } from './delivery-fields.ts';
import { orderQuery, orderReason } from './endpoints.ts';
import { claimOpen, orderMoved, shippedTooMany, trackingNoUsed } from './errors.ts';
import { CLAIMS_SEEN_MAX, FREIGHT_MAX, ORDER_LINES_MAX } from './limits.ts';
import { ListedOrder, Order, OrderCounts } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/shop-order';
/** `revision`: the version that was seen; left out: whichever there is. */
const one = { shopOrderNo: recordId, revision: z.int().min(0).max(2_147_483_647).optional() };

export const listShopOrders = defineEndpoint({
  name: 'listShopOrders',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '经销商订单列表',
  access: 'handlesOrders',
  idempotency: 'read',
  query: orderQuery,
  data: z.array(ListedOrder),
  counted: true,
});

export const countShopOrders = defineEndpoint({
  name: 'countShopOrders',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '经销商订单数量',
  access: 'handlesOrders',
  idempotency: 'read',
  query: orderQuery.omit({ page: true, size: true, state: true }),
  data: OrderCounts,
});

export const getShopOrder = defineEndpoint({
  name: 'getShopOrder',
  method: 'GET',
  path: `${BASE}/detail/:shopOrderNo`,
  summary: '经销商订单详情',
  access: 'handlesOrders',
  idempotency: 'read',
  params: z.strictObject({ shopOrderNo: recordId }),
  data: Order,
  outcomes: [notFound],
});

export const confirmShopOrder = defineEndpoint({
  name: 'confirmShopOrder',
  method: 'POST',
  path: `${BASE}/confirm`,
  summary: '接单',
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject(one),
  data: Order,
  outcomes: [notFound, orderMoved],
});

/** The buyer's money goes back. */
export const rejectShopOrder = defineEndpoint({
  name: 'rejectShopOrder',
  method: 'POST',
  path: `${BASE}/reject`,
  summary: '拒绝接单',
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...one, reason: orderReason }),
  data: Order,
  outcomes: [notFound, orderMoved],
});

/** Before it is paid, and never dearer: what the goods are to come to, and the freight. */
export const changeShopOrderPrice = defineEndpoint({
  name: 'changeShopOrderPrice',
  method: 'POST',
  path: `${BASE}/changePrice`,
  summary: '修改订单价格',
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...one, goodsAmount: yuan, freight: yuan.max(FREIGHT_MAX, { error: orderCopy.freightTooMuch }) }),
  data: Order,
  outcomes: [badRequest, notFound, orderMoved],
});

/** A parcel with these pieces, and the way it goes; without `lines` all that is left. `claimsSeen`: requests for money back in spite of which it is sent. */
export const shipShopOrder = defineEndpoint({
  name: 'shipShopOrder',
  method: 'POST',
  path: `${BASE}/ship`,
  summary: '发货',
  access: 'handlesOrders',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: z
    .strictObject({
      ...one,
      ...deliveryFields,
      lines: z
        .array(z.strictObject({ id: recordId, quantity: pieceCount }))
        .min(1, { error: orderCopy.nothingToShip })
        .max(ORDER_LINES_MAX)
        .optional(),
      claimsSeen: z.array(recordId).max(CLAIMS_SEEN_MAX).optional(),
    })
    .superRefine(refuseMissing),
  data: Order,
  outcomes: [badRequest, notFound, orderMoved, claimOpen, shippedTooMany, trackingNoUsed],
});
