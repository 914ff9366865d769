/** Requests of whoever bought (AFTER-1 to AFTER-6): of the identity that acts. */
import { z } from 'zod';
import { badRequest, notFound } from '../core/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import { afterSaleActNames, afterSaleCopy } from './copy.ts';
import { afterSaleClosed, afterSaleMoved, piecesTaken } from './errors.ts';
import { afterSaleQuery, goodsSentBack, oneAfterSale } from './fields.ts';
import { AFTER_SALE_TEXT_MAX } from './limits.ts';
import { AfterSale, AfterSaleAsked, AfterSaleChoices, AfterSaleCounts, AfterSaleSummary, saidText } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/after-sale';

/** What may be asked for of an order just now. */
export const getAfterSaleChoices = defineEndpoint({
  name: 'getAfterSaleChoices',
  method: 'GET',
  path: `${BASE}/choices/:shopOrderNo`,
  summary: '可申请的售后',
  access: 'keepsOrders',
  idempotency: 'read',
  params: z.strictObject({ shopOrderNo: recordId }),
  data: AfterSaleChoices,
  outcomes: [notFound],
});

/** Of pieces of an order; what goes back for them is reckoned here. */
export const applyAfterSale = defineEndpoint({
  name: 'applyAfterSale',
  method: 'POST',
  path: `${BASE}/apply`,
  summary: afterSaleActNames.apply,
  access: 'keepsOrders',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  limit: { max: 30, windowMs: 60_000 },
  body: AfterSaleAsked,
  data: AfterSale,
  outcomes: [badRequest, notFound, piecesTaken, afterSaleClosed],
});

/** The newest first. */
export const listAfterSales = defineEndpoint({
  name: 'listAfterSales',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '我的售后',
  access: 'keepsOrders',
  idempotency: 'read',
  query: afterSaleQuery,
  data: z.array(AfterSaleSummary),
  counted: true,
});

export const countAfterSales = defineEndpoint({
  name: 'countAfterSales',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '我的售后数量',
  access: 'keepsOrders',
  idempotency: 'read',
  data: AfterSaleCounts,
});

export const getAfterSaleDetail = defineEndpoint({
  name: 'getAfterSaleDetail',
  method: 'GET',
  path: `${BASE}/detail/:afterSaleNo`,
  summary: '售后详情',
  access: 'keepsOrders',
  idempotency: 'read',
  params: oneAfterSale,
  data: AfterSale,
  outcomes: [notFound],
});

export const cancelAfterSale = defineEndpoint({
  name: 'cancelAfterSale',
  method: 'POST',
  path: `${BASE}/cancel`,
  summary: afterSaleActNames.cancel,
  access: 'keepsOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneAfterSale,
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});

/** Once the dealer has agreed to it. */
export const sendBackGoods = defineEndpoint({
  name: 'sendBackGoods',
  method: 'POST',
  path: `${BASE}/sendBack`,
  summary: afterSaleActNames.sendBack,
  access: 'keepsOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneAfterSale.extend(goodsSentBack),
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});

/** What the dealer sent for goods that came back, or the same repaired, has arrived. */
export const receiveGoodsAnew = defineEndpoint({
  name: 'receiveGoodsAnew',
  method: 'POST',
  path: `${BASE}/receiveAnew`,
  summary: afterSaleActNames.receiveAnew,
  access: 'keepsOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneAfterSale,
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});

/** The provider decides, where the dealer has refused, or what it sent did not come or is wrong again. */
export const appealAfterSale = defineEndpoint({
  name: 'appealAfterSale',
  method: 'POST',
  path: `${BASE}/appeal`,
  summary: afterSaleActNames.appeal,
  access: 'keepsOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneAfterSale.extend({ text: saidText(AFTER_SALE_TEXT_MAX, afterSaleCopy.answerRequired) }),
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});
