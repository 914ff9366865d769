/** An order as it is edited (DESIGN-8 to DESIGN-10). */
import { SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { pieceCountOrNone, rate, recordId, recordIdLeftOut, yuan } from '../../core/fields.ts';
import { FeeList } from '../fees/shapes.ts';
import { designOrderCopy } from '../lines/copy.ts';
import { LINES_MAX } from '../lines/limits.ts';
import { customerFields } from './customer.ts';
import { findSceneName } from './scenes.ts';
import { orderName, orderRemark, OrderSeen } from './shapes.ts';

/** A survey's scene; '' and null stand for none. */
const surveyScene = z
  .union([z.literal(''), recordId])
  .nullable()
  .optional();

/** null says nothing: it is no rate and no price of nought. */
const leftOutByNull = (figure: z.ZodNumber) =>
  figure
    .nullable()
    .optional()
    .transform((said) => said ?? undefined);

/**
 * What is claimed of a line. Heard are quantity, rate and discounted price; family, kind, price and amount are the order's own and
 * passed over, and so is the survey's scene: no line stands in one yet.
 */
export const DesignProductClaim = z.strictObject({
  /** Of a line that the server has given, or has given before it was removed; absent for a model that is new to the order. */
  id: recordIdLeftOut(),
  skuNo: recordId,
  spuNo: recordIdLeftOut(),
  skuType: z.literal(Object.values(SkuType)).nullable().optional(),
  /** 0: the line leaves. */
  quantity: pieceCountOrNone,
  price: yuan.nullable().optional(),
  rate: leftOutByNull(rate),
  ratePrice: leftOutByNull(yuan),
  amount: z.number().min(0).nullable().optional(),
  sceneId: surveyScene,
});
export type DesignProductClaim = z.infer<typeof DesignProductClaim>;

const REVISION_MISSING = '保存整份配单时应说明它的版本';

export const UpdateDesignProduct = z
  .strictObject({
    id: recordId,
    /** 1 with a scene of a survey, else 0. No line stands in one yet, so both mean the whole order. */
    queryType: z.literal([0, 1]).default(0),
    productList: z.array(DesignProductClaim).max(LINES_MAX),
    /** *Ours.* The list is whole and in its order: lines that are not named leave, and `revision` is said. Otherwise those stay, and stay where they are. */
    isWhole: z.boolean().default(false),
    ...customerFields,
    /** *Ours.* The order's own name, scene and remark; left out they stay. */
    name: orderName.optional(),
    sceneId: recordId
      .refine((id) => findSceneName(id) !== null, { error: designOrderCopy.sceneUnknown })
      .nullable()
      .optional(),
    remark: orderRemark.optional(),
    /** *Ours.* All its fees; left out they stay. */
    fees: FeeList.optional(),
    ...OrderSeen.shape,
  })
  // lines that are named change those alone; a whole order put in the place of another must say which one it has seen
  .refine(({ isWhole, revision }) => !isWhole || revision !== undefined, { error: REVISION_MISSING, path: ['revision'] });
export type UpdateDesignProduct = z.infer<typeof UpdateDesignProduct>;
