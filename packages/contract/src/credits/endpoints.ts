/** Credits of whoever acts ("integration" on the wire): what one has, what it is given for, what became of it (CREDITS-1 to CREDITS-7). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { pagingQuery, plainText, recordId, wholeQuery } from '../core/fields.ts';
import { isVisible } from '../core/seen-text.ts';
import { orderCopy } from '../order/copy.ts';
import { creditsPriceChanged, creditsShort, exchangedEnough, exchangeMoved, goodsSoldOut } from './errors.ts';
import { CREDITS_REASON_MAX, EXCHANGE_PIECES_MAX } from './limits.ts';
import { CreditsAccount, CreditsGoods, CreditsGoodsDetail, CreditsRecord, Exchange, PurchaseAsked } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/integration';
const limit = { max: 240, windowMs: 60_000 };
export const creditsReason = plainText(CREDITS_REASON_MAX).refine(isVisible, { error: orderCopy.reasonRequired });
const oneExchange = z.strictObject({ exchangeNo: recordId });

/** "Account info": nothing yet is 0. */
export const getCreditsAccount = defineEndpoint({
  name: 'getCreditsAccount',
  method: 'GET',
  path: `${BASE}/account/info`,
  summary: '我的积分',
  access: 'signedIn',
  idempotency: 'read',
  limit,
  data: CreditsAccount,
});

/** "Spu list": what credits are given for, in its order; `affordable` alone what the caller's are enough for. */
export const listCreditsGoods = defineEndpoint({
  name: 'listCreditsGoods',
  method: 'GET',
  path: `${BASE}/spu/list`,
  summary: '积分商品列表',
  access: 'signedIn',
  idempotency: 'read',
  limit,
  query: z.strictObject({ affordable: z.enum(['', '1']).default(''), ...pagingQuery }),
  data: z.array(CreditsGoods),
  counted: true,
});

/** "Detail". */
export const getCreditsGoods = defineEndpoint({
  name: 'getCreditsGoods',
  method: 'GET',
  path: `${BASE}/detail`,
  summary: '积分商品详情',
  access: 'signedIn',
  idempotency: 'read',
  limit,
  query: z.strictObject({ spuNo: recordId }),
  data: CreditsGoodsDetail,
  outcomes: [notFound],
});

/** "Stock check": whether so many pieces are there now; nothing is held. */
export const checkCreditsStock = defineEndpoint({
  name: 'checkCreditsStock',
  method: 'GET',
  path: `${BASE}/stock/check`,
  summary: '积分商品库存',
  access: 'signedIn',
  idempotency: 'read',
  limit,
  query: z.strictObject({ spuNo: recordId, quantity: wholeQuery(1, EXCHANGE_PIECES_MAX).default(1) }),
  data: z.strictObject({ isEnough: z.boolean(), stockTotal: z.int() }),
  outcomes: [notFound],
});

/** "Rank": what has been exchanged most in 90 days, by pieces. */
export const rankCreditsGoods = defineEndpoint({
  name: 'rankCreditsGoods',
  method: 'GET',
  path: `${BASE}/rank`,
  summary: '积分兑换排行',
  access: 'signedIn',
  idempotency: 'read',
  limit,
  data: z.array(CreditsGoods),
});

/** "Purchase", "submitOrder": credits are taken, pieces leave the stock and the order is written, all of it or nothing. */
export const purchaseCreditsGoods = defineEndpoint({
  name: 'purchaseCreditsGoods',
  method: 'POST',
  path: `${BASE}/purchase`,
  also: [`${BASE}/submitOrder`],
  summary: '积分兑换',
  access: 'signedIn',
  idempotency: 'key',
  limit: { max: 30, windowMs: 60_000 },
  costMs: () => 3 * WRITE_COST_MS,
  body: PurchaseAsked,
  data: Exchange,
  outcomes: [badRequest, notFound, creditsShort, goodsSoldOut, exchangedEnough, creditsPriceChanged],
});

/** "Record": every movement, the newest first. */
export const listCreditsRecords = defineEndpoint({
  name: 'listCreditsRecords',
  method: 'GET',
  path: `${BASE}/record`,
  summary: '积分明细',
  access: 'signedIn',
  idempotency: 'read',
  limit,
  query: z.strictObject(pagingQuery),
  data: z.array(CreditsRecord),
  counted: true,
});

export const listExchanges = defineEndpoint({
  name: 'listExchanges',
  method: 'GET',
  path: `${BASE}/order/page`,
  summary: '我的兑换',
  access: 'signedIn',
  idempotency: 'read',
  limit,
  query: z.strictObject(pagingQuery),
  data: z.array(Exchange),
  counted: true,
});

/** Before it is sent; the credits come back. */
export const cancelExchange = defineEndpoint({
  name: 'cancelExchange',
  method: 'POST',
  path: `${BASE}/order/cancel`,
  summary: '取消兑换',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneExchange.extend({ reason: creditsReason }),
  data: Exchange,
  outcomes: [notFound, exchangeMoved],
});

export const receiveExchange = defineEndpoint({
  name: 'receiveExchange',
  method: 'POST',
  path: `${BASE}/order/receive`,
  summary: '确认收到兑换商品',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneExchange,
  data: Exchange,
  outcomes: [notFound, exchangeMoved],
});
