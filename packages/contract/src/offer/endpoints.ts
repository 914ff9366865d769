/** Calls about what a first-level dealer offers (PRICE-17, PRICE-18). *Ours.* Each is about the dealer that acts, never about one that is named. */
import { z } from 'zod';
import { goodsInvalid } from '../catalog/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, tooManyRequests, unavailable, unsupportedMediaType } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { notYourCustomer } from '../customer/index.ts';
import { fileTooLarge } from '../file/index.ts';
import { offerMoved, offersRefused } from './errors.ts';
import { OfferCustomer, OfferEdited, OfferImport, OfferNarrowing, OfferQuery, OfferRow } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/dealer-offer';
/** All models of the catalogue are looked through. */
const LIST_COST_MS = 12;
/** A worksheet read or written in a process of its own. */
const SHEET_COST_MS = 30;

/** Models of the catalogue by number, with what is offered of each. */
export const listOffers = defineEndpoint({
  name: 'listOffers',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '报价与库存',
  access: 'seesOffers',
  idempotency: 'read',
  costMs: () => LIST_COST_MS,
  query: OfferQuery,
  data: z.array(OfferRow),
  counted: true,
  outcomes: [notYourCustomer],
});

/** How many models are offered, of how many of those few are left, and of how many none. */
export const countOffers = defineEndpoint({
  name: 'countOffers',
  method: 'GET',
  path: `${BASE}/counts`,
  summary: '报价概况',
  access: 'seesOffers',
  idempotency: 'read',
  costMs: () => LIST_COST_MS,
  data: z.strictObject({ offered: z.int(), low: z.int(), out: z.int() }),
});

/** Who may order from this dealer, by name. */
export const listOfferCustomers = defineEndpoint({
  name: 'listOfferCustomers',
  method: 'GET',
  path: `${BASE}/customers`,
  summary: '可查看价格的客户',
  access: 'seesOffers',
  idempotency: 'read',
  data: z.array(OfferCustomer),
});

/** Offers a model, or changes what is offered of it: of what was `seen` only the figures that differ, so that pieces ordered meanwhile stay ordered. */
export const saveOffer = defineEndpoint({
  name: 'saveOffer',
  method: 'POST',
  path: `${BASE}/save`,
  summary: '保存报价',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: OfferEdited,
  data: OfferRow.shape.offer.unwrap(),
  outcomes: [badRequest, goodsInvalid, offerMoved],
});

/** Offers a model no longer; twice is once. */
export const removeOffer = defineEndpoint({
  name: 'removeOffer',
  method: 'POST',
  path: `${BASE}/remove`,
  summary: '撤下报价',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ skuNo: recordId }),
  data: z.null(),
});

/** What the narrowing finds, as the worksheet that an import takes back: models that are not offered stand there with empty cells. */
export const exportOffers = defineEndpoint({
  name: 'exportOffers',
  method: 'GET',
  path: `${BASE}/export`,
  summary: '导出报价',
  access: 'seesOffers',
  idempotency: 'read',
  costMs: () => SHEET_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  query: OfferNarrowing,
  data: z.null(),
  download: true,
  outcomes: [tooManyRequests, unavailable],
});

/** One part named `file`, xlsx or csv, models by their number. `dryRun` 1 says what would be done and does nothing; with one fault nothing is taken. */
export const importOffers = defineEndpoint({
  name: 'importOffers',
  method: 'POST',
  path: `${BASE}/import`,
  summary: '导入报价',
  access: 'editsOffers',
  idempotency: 'natural',
  costMs: () => SHEET_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  upload: true,
  query: z.object({ dryRun: z.enum(['0', '1']).default('0') }),
  data: OfferImport,
  outcomes: [badRequest, offersRefused, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable],
  transaction: 'own',
});
