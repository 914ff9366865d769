/** Products by role: a category with required attributes, before a model is chosen (SIZE-7). */
import { z } from 'zod';
import { attributesOf, plainText } from '../core/fields.ts';

// readonly as in the engines, so that what either gives the other takes
const words: z.ZodType<readonly string[], readonly string[]> = z.array(plainText(200)).max(100);
/** As long as an imported attribute may be: what the catalogue holds can travel. */
export const RoleAttribute = z.union([z.number(), plainText(200), z.boolean(), words]);
export type RoleAttribute = z.infer<typeof RoleAttribute>;

/** Handbook names and codes: `{ channels: 16, incomingMbps: 160 }`. */
export const RoleAttributes = attributesOf(RoleAttribute);

export const RoleLine = z.strictObject({
  role: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,40}$/, { error: '产品用途不正确' }),
  quantity: z.int().min(1).max(1_000_000),
  attributes: RoleAttributes,
});
export type RoleLine = z.infer<typeof RoleLine>;
