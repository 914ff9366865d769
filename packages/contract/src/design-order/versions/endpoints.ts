/** Versions of a design order: kept, named, compared, restored; and its prices beside today's (DESIGN-30 to DESIGN-36). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../../core/endpoint.ts';
import { notFound } from '../../core/errors.ts';
import { recordId } from '../../core/fields.ts';
import { orderChanged, quantityTooLarge } from '../lines/errors.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { versionsFull } from './errors.ts';
import { comparedId, OrderVersion, PriceComparison, VersionDiff, versionName } from './shapes.ts';

const BASE = `${DESIGN_ORDER_PATH}/versions`;
const ofVersion = { id: recordId, versionId: recordId };
/** A snapshot is kept for good, so it costs what it keeps; the length of an order is not known here. */
const SNAPSHOT_COST_MS = 4 * WRITE_COST_MS;

/** All versions of an own order, the newest first. */
export const listVersions = defineEndpoint({
  name: 'listVersions',
  method: 'GET',
  path: `${BASE}/:id`,
  summary: '配单版本',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: z.array(OrderVersion),
  outcomes: [notFound],
});

/** Keeps the order as it is. Without a name it is called by its number and day. */
export const saveVersion = defineEndpoint({
  name: 'saveVersion',
  method: 'POST',
  path: `${BASE}/save`,
  summary: '保存版本',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => SNAPSHOT_COST_MS,
  body: z.strictObject({ id: recordId, name: versionName.optional() }),
  data: OrderVersion,
  outcomes: [notFound, versionsFull],
});

/**
 * A version that came by itself and is named stays as one made by hand does. Outcome `orderChanged`: it is called otherwise by now than `seen`,
 * which whoever says none does not ask about; nothing is stored.
 */
export const renameVersion = defineEndpoint({
  name: 'renameVersion',
  method: 'POST',
  path: `${BASE}/rename`,
  summary: '重命名版本',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...ofVersion, name: versionName, seen: versionName.optional() }),
  data: z.null(),
  outcomes: [notFound, orderChanged],
});

/** Out of sight, and forgotten a day later: until then `bringBackVersion` undoes it. */
export const removeVersion = defineEndpoint({
  name: 'removeVersion',
  method: 'POST',
  path: `${BASE}/remove`,
  summary: '删除版本',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject(ofVersion),
  data: z.null(),
  outcomes: [notFound],
});

/** Takes a removal back; one that stands among the versions stays there. */
export const bringBackVersion = defineEndpoint({
  name: 'bringBackVersion',
  method: 'POST',
  path: `${BASE}/bring-back`,
  summary: '撤销删除版本',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject(ofVersion),
  data: z.null(),
  outcomes: [notFound, versionsFull],
});

/** What makes one side the other; `now` is the order as it is. */
export const compareVersions = defineEndpoint({
  name: 'compareVersions',
  method: 'GET',
  path: `${BASE}/:id/compare`,
  summary: '比较版本',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  query: z.object({ before: comparedId, after: comparedId.default('now') }),
  data: VersionDiff,
  outcomes: [notFound],
});

/**
 * Writes the order as it was: lines, name, scene, remark, and the words of its quotation, whose number stands. What it was until now is
 * a version first: `undoVersionId`, restoring which undoes this; null where nothing was another.
 */
export const restoreVersion = defineEndpoint({
  name: 'restoreVersion',
  method: 'POST',
  path: `${BASE}/restore`,
  summary: '恢复版本',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => SNAPSHOT_COST_MS,
  body: z.strictObject(ofVersion),
  data: z.strictObject({ undoVersionId: z.string().nullable() }),
  outcomes: [notFound, versionsFull],
});

export const getPriceComparison = defineEndpoint({
  name: 'getPriceComparison',
  method: 'GET',
  path: `${DESIGN_ORDER_PATH}/prices/:id`,
  summary: '报价与今日价对比',
  access: 'signedIn',
  idempotency: 'read',
  params: z.object({ id: recordId }),
  data: PriceComparison,
  outcomes: [notFound],
});

/** Takes today's prices, the rates staying; a version of what was quoted is made first. Asked again it finds nothing to do: `undoVersionId` null. */
export const takeTodaysPrices = defineEndpoint({
  name: 'takeTodaysPrices',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/prices/take`,
  summary: '按今日价更新',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => SNAPSHOT_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: z.strictObject({ undoVersionId: z.string().nullable() }),
  outcomes: [notFound, versionsFull, quantityTooLarge],
});

/** Keeps the quoted prices, until today's are others than those of `mark`. */
export const keepQuotedPrices = defineEndpoint({
  name: 'keepQuotedPrices',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/prices/keep`,
  summary: '保持报价',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, mark: z.string().regex(/^[\w-]{0,22}$/) }),
  data: z.null(),
  outcomes: [notFound],
});
