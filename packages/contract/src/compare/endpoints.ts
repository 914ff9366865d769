/** Comparing models (COMPARE-1 to 4): the list of the identity that acts, and the comparison of any models, which everybody may see. */
import { COMPARE_MAX } from '@portal/engines/goods';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { recordId, wholeQuery } from '../core/fields.ts';
import { compareFull } from './errors.ts';
import { COMPARE_BATCH_MAX, COMPARED_AT_ONCE_MAX } from './limits.ts';
import { CompareKey, CompareResult, ComparedModel } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/goods/compare';
/** The list as it is afterwards, in the order of adding. */
const list = z.array(ComparedModel).max(COMPARE_MAX);

/** compare list: `size` of them at most, six where nothing is said. */
export const listCompared = defineEndpoint({
  name: 'listCompared',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '对比栏的产品',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  query: z.strictObject({ size: wholeQuery(1, COMPARE_MAX).default(COMPARE_MAX) }),
  data: list,
});

/** compare add. One that is there already stays where it is. */
export const addCompared = defineEndpoint({
  name: 'addCompared',
  method: 'POST',
  path: `${BASE}/add`,
  summary: '加入对比',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: CompareKey,
  data: list,
  outcomes: [notFound, compareFull],
});

/** compare del. One that is not there changes nothing. */
export const deleteCompared = defineEndpoint({
  name: 'deleteCompared',
  method: 'POST',
  path: `${BASE}/del`,
  summary: '移出对比',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: CompareKey,
  data: list,
});

/** compare clean. */
export const clearCompared = defineEndpoint({
  name: 'clearCompared',
  method: 'POST',
  path: `${BASE}/clean`,
  summary: '清空对比栏',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({}),
  data: list,
});

const batch = z.array(CompareKey).min(1).max(COMPARE_BATCH_MAX);

/**
 * compare batch-add, as `skuList` or as a bare list: as many as there are places left, in their order; what a guest has chosen comes in this way, too.
 * `leftOut`: numbers of those that did not fit, or that the goods do not know.
 */
export const addAllCompared = defineEndpoint({
  name: 'addAllCompared',
  method: 'POST',
  path: `${BASE}/batch-add`,
  summary: '批量加入对比',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.union([z.strictObject({ skuList: batch }), batch.transform((skuList) => ({ skuList }))]),
  data: z.strictObject({ list, leftOut: z.array(z.string()) }),
});

/** Numbers with commas between them, at most as many as are compared at once; none where nothing is said. */
const numbersIn = z
  .string()
  .max(41 * COMPARED_AT_ONCE_MAX)
  .default('')
  .transform((text) => text.split(',').filter((number) => number !== ''))
  .pipe(z.array(recordId).max(COMPARED_AT_ONCE_MAX, { error: `一次最多对比 ${COMPARED_AT_ONCE_MAX} 个产品` }));

/**
 * Direct compare: any models, of a guest's own session or of an address that was passed on. `skuNo`: theirs; `spuNo`: their families,
 * which the goods know themselves. `limit`: no more than the first so many; without it, all.
 */
export const compareDirectly = defineEndpoint({
  name: 'compareDirectly',
  method: 'GET',
  path: `${BASE}/direct-compare`,
  summary: '产品对比',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 240, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  query: z.strictObject({
    skuNo: numbersIn,
    spuNo: numbersIn,
    limit: wholeQuery(1, COMPARED_AT_ONCE_MAX).optional(),
  }),
  data: CompareResult,
});

const compared = z
  .array(CompareKey)
  .min(1)
  .max(COMPARED_AT_ONCE_MAX, { error: `一次最多对比 ${COMPARED_AT_ONCE_MAX} 个产品` });

/** Direct compare with a body: the list of spuNo and skuNo that a session keeps, bare, or as `skuList` with a `limit`. A model that is not of its family is missing. */
export const compareSent = defineEndpoint({
  name: 'compareSent',
  method: 'POST',
  path: `${BASE}/direct-compare`,
  summary: '产品对比（以列表提交）',
  access: 'everyone',
  // it asks a question too long for an address, and changes nothing
  idempotency: 'natural',
  limit: { max: 240, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: z.union([
    z.strictObject({ skuList: compared, limit: z.int().min(1).max(COMPARED_AT_ONCE_MAX).optional() }),
    compared.transform((skuList) => ({ skuList, limit: undefined })),
  ]),
  data: CompareResult,
});
