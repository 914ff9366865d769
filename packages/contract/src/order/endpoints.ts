/** Orders of whoever buys (ORDER-1 to ORDER-9): of the identity that acts. */
import { z } from 'zod';
import { cartPriceChanged, cartQuantityTooLarge, noDealerBound } from '../cart/index.ts';
import { goodsInvalid } from '../catalog/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { dayQuery, keywordQuery, pagingQuery, plainText, recordId, recordIdLeftOut } from '../core/fields.ts';
import { isVisible } from '../core/seen-text.ts';
import { couponNotUsable } from '../coupon/errors.ts';
import { dealerAbnormal } from '../dealer/errors.ts';
import { creditOverdue, creditShort, noTradeCredit } from '../trade-credit/errors.ts';
import { orderActNames, orderCopy } from './copy.ts';
import { notBuyable, notDelivered, orderMoved, settlementChanged, stockShort, unpaidTooMany } from './errors.ts';
import { ORDER_NOTE_MAX } from './limits.ts';
import { ListedOrder, Order, OrderAsked, OrderCounts, OrderLine, OrderStatus, OrderSummary, PlacedOrder, Settlement, SettlementAsked } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/order';
/** Prices of all lines are asked anew. */
const SETTLE_COST_MS = 15;
const one = z.strictObject({ shopOrderNo: recordId });
export const orderReason = plainText(ORDER_NOTE_MAX).refine(isVisible, { error: orderCopy.reasonRequired });
export const orderQuery = z.object({
  ...pagingQuery,
  /** '' or left out: any. */
  state: z.union([OrderStatus, z.literal('')]).default(''),
  /** Part of a number (of the order, or of a parcel), a name or a model; of a dealer's also of who bought it and receives it. */
  keyword: keywordQuery,
  /** Days on which they were ordered. */
  from: dayQuery,
  to: dayQuery,
  /** Those of which a request after the sale is not over; '': whether one is or not. */
  claims: z.enum(['', 'open']).default(''),
});

/** order/preSettlement: what it would come to now. */
export const preSettlement = defineEndpoint({
  name: 'preSettlement',
  method: 'POST',
  path: `${BASE}/preSettlement`,
  summary: '预结算',
  access: 'keepsCart',
  idempotency: 'natural',
  // it only reads
  transaction: 'own',
  costMs: () => SETTLE_COST_MS,
  body: SettlementAsked,
  data: Settlement,
  outcomes: [noDealerBound, dealerAbnormal, notFound, goodsInvalid, cartPriceChanged, cartQuantityTooLarge],
});

/** order/placeorder: everything is reckoned anew; stock is held until it is paid, or closed. */
export const placeOrder = defineEndpoint({
  name: 'placeOrder',
  method: 'POST',
  path: `${BASE}/placeorder`,
  summary: orderActNames.place,
  access: 'keepsCart',
  idempotency: 'key',
  limit: { max: 30, windowMs: 60_000 },
  costMs: () => SETTLE_COST_MS,
  body: OrderAsked,
  data: PlacedOrder,
  outcomes: [
    badRequest,
    noDealerBound,
    dealerAbnormal,
    notFound,
    goodsInvalid,
    cartPriceChanged,
    cartQuantityTooLarge,
    couponNotUsable,
    settlementChanged,
    stockShort,
    notBuyable,
    notDelivered,
    unpaidTooMany,
    noTradeCredit,
    creditOverdue,
    creditShort,
  ],
});

/** The newest first; of a design order those that came of it (*ours*). */
export const listOrders = defineEndpoint({
  name: 'listOrders',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '我的订单',
  access: 'keepsOrders',
  idempotency: 'read',
  query: orderQuery.extend({ designOrderId: recordIdLeftOut() }),
  data: z.array(ListedOrder),
  counted: true,
});

/** The same in the shape that is specified (WIRE-18): the lines of each, all of them, as `skuDTOList`. */
export const listPurchases = defineEndpoint({
  name: 'listPurchases',
  method: 'GET',
  path: `${BASE}/purchase/list`,
  summary: '采购单列表',
  access: 'keepsOrders',
  idempotency: 'read',
  query: orderQuery,
  data: z.strictObject({ rows: z.array(OrderSummary.omit({ lines: true }).extend({ skuDTOList: z.array(OrderLine) })) }),
  counted: true,
});

export const countOrders = defineEndpoint({
  name: 'countOrders',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '我的订单数量',
  access: 'keepsOrders',
  idempotency: 'read',
  query: orderQuery.omit({ page: true, size: true, state: true }),
  data: OrderCounts,
});

export const getOrder = defineEndpoint({
  name: 'getOrder',
  method: 'GET',
  path: `${BASE}/detail/:shopOrderNo`,
  summary: '订单详情',
  access: 'keepsOrders',
  idempotency: 'read',
  params: one,
  data: Order,
  outcomes: [notFound],
});

/** Before the dealer has accepted it; what was paid goes back. */
export const cancelOrder = defineEndpoint({
  name: 'cancelOrder',
  method: 'POST',
  path: `${BASE}/cancel`,
  summary: '取消订单',
  access: 'keepsOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one.extend({ reason: orderReason }),
  data: Order,
  outcomes: [notFound, orderMoved],
});

export const confirmReceipt = defineEndpoint({
  name: 'confirmReceipt',
  method: 'POST',
  path: `${BASE}/confirmReceipt`,
  summary: orderActNames.receive,
  access: 'keepsOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: one,
  data: Order,
  outcomes: [notFound, orderMoved],
});
