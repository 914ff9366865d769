/** Rows of a sheet told which models they name (PICK-13). */
import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { plainText, recordId } from '../../core/fields.ts';
import { LINES_MAX } from '../lines/limits.ts';
import { DESIGN_ORDER_PATH } from '../lines/path.ts';
import { DesignLine } from '../lines/shapes.ts';

/** Cells of a row that are looked at, and letters of a cell. */
export const PASTED_CELLS_MAX = 12;
export const PASTED_CELL_LENGTH_MAX = 120;

export const MatchModels = z.strictObject({
  rows: z
    .array(z.array(plainText(PASTED_CELL_LENGTH_MAX)).max(PASTED_CELLS_MAX))
    .min(1)
    .max(LINES_MAX, { error: `一次最多粘贴 ${LINES_MAX} 行` }),
});

export const MatchedModels = z.strictObject({
  /** A row each, in their order. `cell`: place of the one that names the model; null: none does, and `suggestions` are like it. */
  rows: z.array(z.strictObject({ cell: z.int().nullable(), skuNo: recordId.nullable(), suggestions: z.array(recordId) })),
  /** All models named above, as one piece of each would stand in the list. */
  lines: z.array(DesignLine),
});
export type MatchedModels = z.infer<typeof MatchedModels>;

/** Which models rows name, their numbers written in any way, in any of their cells. *Ours.* */
export const matchModels = defineEndpoint({
  name: 'matchModels',
  method: 'POST',
  path: `${DESIGN_ORDER_PATH}/selection/matchModels`,
  summary: '识别清单中的型号',
  access: 'signedIn',
  idempotency: 'natural',
  // what is like a number is looked for row by row
  costMs: ({ body }) => 20 + Math.min(60, ((body ?? {}) as { rows?: unknown[] }).rows?.length ?? 0),
  body: MatchModels,
  data: MatchedModels,
});
