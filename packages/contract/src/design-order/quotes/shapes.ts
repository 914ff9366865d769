/** Design orders as they travel (DESIGN-4). */
import { ORDER_NAME_MAX, ORDER_REMARK_MAX } from '@portal/engines/pricing';
import { z } from 'zod';
import { keywordQuery, pagingQuery, plainText, recordId } from '../../core/fields.ts';
import { isNameText, isVisible } from '../../core/seen-text.ts';
import { NAME_UNREADABLE } from '../../core/limits.ts';
import { designOrderCopy } from '../lines/copy.ts';
import { selectionEmpty } from '../lines/errors.ts';
import { LINES_MAX } from '../lines/limits.ts';
import { DesignLine, PieceList, Totals } from '../lines/shapes.ts';
import { findSceneName } from './scenes.ts';

export const orderName = z
  .string()
  .normalize('NFC')
  .transform((text) => text.replace(/\s+/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: designOrderCopy.nameRequired })
      .max(ORDER_NAME_MAX, { error: designOrderCopy.nameLength })
      .refine((name) => name === '' || isVisible(name), { error: designOrderCopy.nameRequired })
      .refine(isNameText, { error: NAME_UNREADABLE }),
  );
export const orderRemark = plainText(ORDER_REMARK_MAX);

/** Generate-order dialog. The order is made of the lines named, as the server has stored them. */
export const GenerateOrder = z.strictObject({
  name: orderName,
  sceneId: recordId
    .refine((id) => findSceneName(id) !== null, { error: designOrderCopy.sceneUnknown })
    .nullable()
    .default(null),
  remark: orderRemark.default(''),
  /** Lines of the list to take; all when left out. */
  lineIds: z.array(recordId).min(1, { error: selectionEmpty.msg }).max(LINES_MAX).optional(),
});

export const DesignOrderSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  sceneName: z.string().nullable(),
  remark: z.string(),
  originalAmount: z.number(),
  preferential: z.number(),
  amount: z.number(),
  lineCount: z.int(),
  /** Pictures of the first lines. */
  pictures: z.array(z.string()),
  gmtCreate: z.int(),
  gmtModified: z.int(),
});
export type DesignOrderSummary = z.infer<typeof DesignOrderSummary>;

export const DesignOrder = z.strictObject({
  ...DesignOrderSummary.omit({ pictures: true }).shape,
  sceneId: z.string().nullable(),
  companyName: z.string(),
  contactName: z.string(),
  lines: z.array(DesignLine),
  totals: Totals,
});
export type DesignOrder = z.infer<typeof DesignOrder>;

/** `keyword` is looked for in name and remark. */
export const DesignOrderQuery = z.object({
  ...pagingQuery,
  keyword: keywordQuery,
  sort: z.enum(['gmtModified', 'gmtCreate', 'amount']).default('gmtModified'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const Scene = z.strictObject({ sceneId: z.string(), sceneName: z.string() });

export const AddDesignProduct = z.strictObject({
  id: recordId,
  productSaveDTOS: PieceList,
});

/** Pieces to take out. A line left without any goes; more than there are is all of them; a model that is not there is passed over. */
export const RemoveDesignProduct = z.strictObject({
  id: recordId,
  productList: PieceList,
});
