/** A list that comes as a file, ours or anybody's: read first, then made an order or joined to the list (DESIGN-40, DESIGN-41). */
import { z } from 'zod';
import { goodsInvalid } from '../../catalog/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../../core/endpoint.ts';
import { badRequest, tooManyRequests, unavailable, unsupportedMediaType } from '../../core/errors.ts';
import { fileTooLarge } from '../../file/index.ts';
import { duplicateProducts, freeSoftwareAlreadyAdded, quantityTooLarge, softwareCategoryTaken, tooManyLines } from '../lines/errors.ts';
import { LINES_MAX } from '../lines/limits.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { LineClaim } from '../lines/shapes.ts';
import { orderName } from '../quotes/shapes.ts';
import { importsCopy } from './copy.ts';
import { listFileRefused } from './errors.ts';
import { LIST_FAULTS_MAX } from './limits.ts';

export const ListFault = z.strictObject({
  /** As the spreadsheet shows it. */
  row: z.int().min(1),
  /** By its head; `LIST_HEAD` where the head itself is at fault, and then no row is judged. */
  column: z.string(),
  text: z.string(),
});

export const ReadList = z.strictObject({
  /** Products that were found, at today's price for the caller, in the file's order. */
  lines: z.array(
    z.strictObject({
      row: z.int(),
      skuNo: z.string(),
      productName: z.string(),
      productModel: z.string(),
      quantity: z.int(),
      price: z.number().nullable(),
      rate: z.number(),
      ratePrice: z.number().nullable(),
      amount: z.number(),
    }),
  ),
  amount: z.number(),
  /** Rows that are not among the lines; none is left out in silence. */
  wrongRows: z.int(),
  faultCount: z.int(),
  faults: z.array(ListFault).max(LIST_FAULTS_MAX),
  /** Of lines that are taken otherwise than their row asks for. */
  noticeCount: z.int(),
  notices: z.array(ListFault).max(LIST_FAULTS_MAX),
});
export type ReadList = z.infer<typeof ReadList>;

/** Reads an xlsx or csv and changes nothing. Columns are known by their heads: 型号 and 数量 must be there. */
export const readListFile = defineEndpoint({
  name: 'readListFile',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/import/read`,
  summary: '读取清单文件',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => 10 * WRITE_COST_MS,
  limit: { max: 20, windowMs: 60_000 },
  upload: true,
  data: ReadList,
  outcomes: [badRequest, listFileRefused, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable],
  transaction: 'own',
});

/** Makes an order of the lines (data: its id), or joins them to the selected-product list where no name is given (data: null). All or nothing. */
export const takeListFile = defineEndpoint({
  name: 'takeListFile',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/import/take`,
  summary: '导入清单',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    name: orderName.nullable(),
    productList: z
      .array(LineClaim.pick({ skuNo: true, rate: true, ratePrice: true, quantity: true }))
      .min(1, { error: importsCopy.nothing })
      .max(LINES_MAX),
  }),
  data: z.string().nullable(),
  outcomes: [goodsInvalid, duplicateProducts, tooManyLines, quantityTooLarge, freeSoftwareAlreadyAdded, softwareCategoryTaken],
});
