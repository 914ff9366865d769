/** What the provider decides between buyer and dealer (AFTER-8). */
import { z } from 'zod';
import { notFound } from '../core/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { afterSaleCopy } from './copy.ts';
import { afterSaleMoved } from './errors.ts';
import { afterSaleQuery, oneAfterSale, onePicture } from './fields.ts';
import { AFTER_SALE_TEXT_MAX } from './limits.ts';
import { AfterSale, AfterSaleCounts, AfterSaleSummary, saidText } from './shapes.ts';

const BASE = '/api-console/v1/after-sale';
const onConsole = ['console'] as const;

/** Those that wait for a decision longest first. */
export const listDeskAfterSales = defineEndpoint({
  name: 'listDeskAfterSales',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '售后仲裁列表',
  access: 'decidesAfterSales',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  query: afterSaleQuery,
  data: z.array(AfterSaleSummary),
  counted: true,
});

export const countDeskAfterSales = defineEndpoint({
  name: 'countDeskAfterSales',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '售后仲裁数量',
  access: 'decidesAfterSales',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  data: AfterSaleCounts,
});

export const getDeskAfterSale = defineEndpoint({
  name: 'getDeskAfterSale',
  method: 'GET',
  path: `${BASE}/detail/:afterSaleNo`,
  summary: '售后仲裁详情',
  access: 'decidesAfterSales',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  params: oneAfterSale,
  data: AfterSale,
  outcomes: [notFound],
});

export const readDeskAfterSalePicture = defineEndpoint({
  name: 'readDeskAfterSalePicture',
  method: 'GET',
  path: `${BASE}/picture/:afterSaleNo/:fileId`,
  summary: '售后凭证图片',
  access: 'decidesAfterSales',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  params: onePicture,
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** The last word: the money goes back, or nothing does. */
export const decideAfterSale = defineEndpoint({
  name: 'decideAfterSale',
  method: 'POST',
  path: `${BASE}/decide`,
  summary: '售后裁定',
  access: 'decidesAfterSales',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: oneAfterSale.extend({ decision: z.enum(['award', 'dismiss']), text: saidText(AFTER_SALE_TEXT_MAX, afterSaleCopy.answerRequired) }),
  data: AfterSale,
  outcomes: [notFound, afterSaleMoved],
});
