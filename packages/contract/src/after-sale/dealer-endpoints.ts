/** Requests at the dealer that sold (AFTER-7): never those of another. */
import { z } from 'zod';
import { badRequest, notFound } from '../core/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { plainText } from '../core/fields.ts';
import { afterSaleActNames, afterSaleCopy } from './copy.ts';
import { afterSaleMoved } from './errors.ts';
import { afterSaleQuery, oneAfterSale, onePicture, parcelSent } from './fields.ts';
import { AFTER_SALE_TEXT_MAX, RETURN_ADDRESS_MAX } from './limits.ts';
import { AfterSale, AfterSaleCounts, AfterSaleSummary, saidText } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/shop-after-sale';
const refusal = oneAfterSale.extend({ text: saidText(AFTER_SALE_TEXT_MAX, afterSaleCopy.answerRequired) });

export const listShopAfterSales = defineEndpoint({
  name: 'listShopAfterSales',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '经销商售后列表',
  access: 'handlesOrders',
  idempotency: 'read',
  query: afterSaleQuery,
  data: z.array(AfterSaleSummary),
  counted: true,
});

export const countShopAfterSales = defineEndpoint({
  name: 'countShopAfterSales',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '经销商售后数量',
  access: 'handlesOrders',
  idempotency: 'read',
  data: AfterSaleCounts,
});

/** `lastReturnAddress`: where goods went back to the last time; '' the first time. */
export const getShopAfterSale = defineEndpoint({
  name: 'getShopAfterSale',
  method: 'GET',
  path: `${BASE}/detail/:afterSaleNo`,
  summary: '经销商售后详情',
  access: 'handlesOrders',
  idempotency: 'read',
  params: oneAfterSale,
  data: AfterSale.extend({ lastReturnAddress: z.string() }),
  outcomes: [notFound],
});

/** A picture of what the buyer complains of. */
export const readShopAfterSalePicture = defineEndpoint({
  name: 'readShopAfterSalePicture',
  method: 'GET',
  path: `${BASE}/picture/:afterSaleNo/:fileId`,
  summary: '售后凭证图片',
  access: 'handlesOrders',
  idempotency: 'read',
  params: onePicture,
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Money goes back at once, or goods are to be sent back first, and then it must be said where to. */
export const agreeAfterSale = defineEndpoint({
  name: 'agreeAfterSale',
  method: 'POST',
  path: `${BASE}/agree`,
  summary: '同意售后申请',
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: oneAfterSale.extend({ returnAddress: plainText(RETURN_ADDRESS_MAX).default('') }),
  data: AfterSale,
  outcomes: [badRequest, notFound, afterSaleMoved],
});

export const refuseAfterSale = defineEndpoint({
  name: 'refuseAfterSale',
  method: 'POST',
  path: `${BASE}/refuse`,
  summary: afterSaleActNames.refuse,
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: refusal,
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});

/** `restock`: what came back is among the dealer's stock again. */
const goodsCame = oneAfterSale.extend({ restock: z.boolean().default(false) });

/** What was sent back has arrived; the money goes back. */
export const receiveReturnedGoods = defineEndpoint({
  name: 'receiveReturnedGoods',
  method: 'POST',
  path: `${BASE}/receiveGoods`,
  summary: afterSaleActNames.receiveGoods,
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: goodsCame,
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});

export const rejectReturnedGoods = defineEndpoint({
  name: 'rejectReturnedGoods',
  method: 'POST',
  path: `${BASE}/rejectGoods`,
  summary: afterSaleActNames.rejectGoods,
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: refusal,
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});

/** Other goods for those that came back, which leave the dealer's stock; no money moves. The buyer receives them. */
export const sendGoodsAnew = defineEndpoint({
  name: 'sendGoodsAnew',
  method: 'POST',
  path: `${BASE}/sendAnew`,
  summary: afterSaleActNames.sendAnew,
  access: 'handlesOrders',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: goodsCame.extend(parcelSent),
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});
