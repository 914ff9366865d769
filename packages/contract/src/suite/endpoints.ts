/** Calls about suites (SUITE-1). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { Suit, SuitQuery } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/goods/suit';
const LIST_COST_MS = 3;

/** suit page: the newest first, with their parts. */
export const listSuits = defineEndpoint({
  name: 'listSuits',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '套装列表',
  access: 'everyone',
  idempotency: 'read',
  costMs: () => LIST_COST_MS,
  query: SuitQuery,
  data: z.array(Suit),
  counted: true,
});

/** suit detail. One that is off sale is as good as none; one with a part that is off sale is there, and says which. */
export const getSuitDetail = defineEndpoint({
  name: 'getSuitDetail',
  method: 'GET',
  path: `${BASE}/detail/:id`,
  summary: '套装详情',
  access: 'everyone',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: Suit,
  outcomes: [notFound],
});
