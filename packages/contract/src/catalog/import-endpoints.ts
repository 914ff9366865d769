/** What content staff does with the catalogue on the console: a workbook tried, taken and put back (OPERATOR-17). */
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { badRequest, notFound, tooManyRequests, unavailable, unsupportedMediaType } from '../core/errors.ts';
import { recordId } from '../core/fields.ts';
import { fileTooLarge } from '../file/errors.ts';
import { goodsImportBusy, goodsImportMoved, goodsImportRefused } from './errors.ts';
import { GoodsImport, GoodsImportTrace, GoodsImportUndo } from './import-shapes.ts';

const BASE = '/api-console/v1/goods-import';
const onConsole = ['console'] as const;
const limit = { max: 120, windowMs: 60_000 };
/** Made up by the page, so that it may ask how far its own is. */
const run = recordId.optional();

export const listGoodsImports = defineEndpoint({
  name: 'listGoodsImports',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '商品导入记录',
  access: 'importsGoods',
  idempotency: 'read',
  sites: onConsole,
  limit,
  data: z.array(GoodsImportTrace),
});

/**
 * One part named `file`: a worksheet (xlsx, csv), or a zip of one with the pictures and documents it names. Without `seen` everything is worked out and
 * nothing changed; with it what was told then is done, or refused where it would be anything else by now. `partial`: rows with faults are left out.
 * `pricesSeen`: how many models' prices change, said again where they are many; `steepSeen`: of how many a price changes by half or more.
 */
export const importGoods = defineEndpoint({
  name: 'importGoods',
  method: 'POST',
  path: `${BASE}/take`,
  summary: '导入商品',
  access: 'importsGoods',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 20, windowMs: 60_000 },
  upload: true,
  query: z.object({
    run,
    seen: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    partial: z.enum(['0', '1']).default('0'),
    pricesSeen: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
    steepSeen: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
  }),
  data: GoodsImport,
  outcomes: [badRequest, goodsImportRefused, goodsImportMoved, goodsImportBusy, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable],
  // minutes of work, in a transaction of its own
  transaction: 'own',
});

/** A worksheet to fill in: the columns, and what may stand in each. */
export const getGoodsImportTemplate = defineEndpoint({
  name: 'getGoodsImportTemplate',
  method: 'GET',
  path: `${BASE}/template`,
  summary: '商品导入模板',
  access: 'importsGoods',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 20, windowMs: 60_000 },
  data: z.null(),
  download: true,
  outcomes: [notFound, tooManyRequests],
});

/** How far the import under way of this name is, from 0 to 1; null where none is known here. */
export const getGoodsImportProgress = defineEndpoint({
  name: 'getGoodsImportProgress',
  method: 'GET',
  path: `${BASE}/progress`,
  summary: '商品导入进度',
  access: 'importsGoods',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 240, windowMs: 60_000 },
  query: z.object({ run }),
  data: z.strictObject({ step: z.string(), done: z.number() }).nullable(),
});

/** Puts the last import back, or only says what that would change. `importNo`: the one that was seen as the last. */
export const undoGoodsImport = defineEndpoint({
  name: 'undoGoodsImport',
  method: 'POST',
  path: `${BASE}/undo`,
  summary: '撤销商品导入',
  access: 'importsGoods',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 20, windowMs: 60_000 },
  body: z.strictObject({ importNo: recordId, isTried: z.boolean() }),
  data: GoodsImportUndo,
  outcomes: [goodsImportMoved, goodsImportBusy],
  transaction: 'own',
});
