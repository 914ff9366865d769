/** Calls about what is shared out to a first-level dealer (SHARE-1). *Ours.* Each is about the dealer that acts. */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { tooManyRequests, unavailable } from '../core/errors.ts';
import { Share, ShareNarrowing, ShareQuery, ShareTotals } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/share';
const SUM_COST_MS = 8;

/** The newest first. */
export const listShopShares = defineEndpoint({
  name: 'listShopShares',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '分账明细',
  access: 'seesShares',
  idempotency: 'read',
  query: ShareQuery,
  data: z.array(Share),
  counted: true,
});

export const sumShopShares = defineEndpoint({
  name: 'sumShopShares',
  method: 'GET',
  path: `${BASE}/totals`,
  summary: '分账合计',
  access: 'seesShares',
  idempotency: 'read',
  costMs: () => SUM_COST_MS,
  query: ShareNarrowing,
  data: ShareTotals,
});

/** The same as a worksheet, the newest 10,000. */
export const exportShopShares = defineEndpoint({
  name: 'exportShopShares',
  method: 'GET',
  path: `${BASE}/export`,
  summary: '导出分账明细',
  access: 'seesShares',
  idempotency: 'read',
  costMs: () => 40,
  limit: { max: 20, windowMs: 60_000 },
  query: ShareNarrowing,
  data: z.null(),
  download: true,
  outcomes: [tooManyRequests, unavailable],
});
