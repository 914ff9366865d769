/** Products by role: a category with required attributes, before a model is chosen (SIZE-7). */
import { z } from 'zod';
import { attributesOf, plainText } from '../core/fields.ts';
import { quantityUpTo } from '../core/limits.ts';

// readonly as in the engines, so that what either gives the other takes
const words: z.ZodType<readonly string[], readonly string[]> = z.array(plainText(200)).max(100);
/** As large as an imported one may be. */
const FIGURE_MAX = 1_000_000_000_000;
const figureRule = `应为 -${FIGURE_MAX} 到 ${FIGURE_MAX} 的数字`;
const figure = z.number().min(-FIGURE_MAX, { error: figureRule }).max(FIGURE_MAX, { error: figureRule });
const PIECES_MAX = 1_000_000;
const piecesRule = quantityUpTo(PIECES_MAX);
/** As long as an imported attribute may be: what the catalogue holds can travel. */
export const RoleAttribute = z.union([figure, plainText(200), z.boolean(), words]);
export type RoleAttribute = z.infer<typeof RoleAttribute>;

/** Handbook names and codes: `{ channels: 16, incomingMbps: 160 }`. */
export const RoleAttributes = attributesOf(RoleAttribute);

const ROLE_RULE = '产品用途不正确';
export const RoleLine = z.strictObject({
  role: z.string({ error: ROLE_RULE }).regex(/^[A-Za-z][A-Za-z0-9]{0,40}$/, { error: ROLE_RULE }),
  quantity: z.int({ error: piecesRule }).min(1, { error: piecesRule }).max(PIECES_MAX, { error: piecesRule }),
  attributes: RoleAttributes,
});
export type RoleLine = z.infer<typeof RoleLine>;
