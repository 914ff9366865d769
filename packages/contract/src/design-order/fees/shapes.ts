/** Fees of an order, as they travel (PRICE-22, PRICE-23). */
import { PRICE_MAX } from '@portal/engines/pricing';
import { z } from 'zod';
import { nameText, plainText } from '../../core/fields.ts';
import { Totals } from '../lines/shapes.ts';
import { feesCopy } from './copy.ts';
import { FEE_CATEGORY_MAX, FEE_NAME_MAX, FEE_QUANTITY_MAX, FEE_UNIT_MAX, FEES_MAX } from './limits.ts';

const figure = (max: number, error: string) => z.number({ error }).min(0.01, { error }).max(max, { error }).multipleOf(0.01, { error });
const unitPrice = figure(PRICE_MAX, feesCopy.unitPrice);

export const FeeFormula = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), unitPrice, quantity: figure(FEE_QUANTITY_MAX, feesCopy.quantity) }),
  z.strictObject({ kind: z.literal('perPiece'), unitPrice, /** `first` or `first > second`; '' for all goods. */ category: plainText(FEE_CATEGORY_MAX) }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: figure(100, feesCopy.percent),
    /** Said: a share of the goods and of the fees that are no such share; not said: of the goods alone. */
    base: z.literal('goodsAndFees').optional(),
  }),
]);
export type FeeFormula = z.infer<typeof FeeFormula>;

/** What an owner says of a fee; what it comes to the server knows. */
export const FeeDraft = z.strictObject({
  name: nameText(FEE_NAME_MAX, feesCopy.nameRequired),
  unit: nameText(FEE_UNIT_MAX, feesCopy.unitRequired),
  formula: FeeFormula,
});
export type FeeDraft = z.infer<typeof FeeDraft>;

export const FeeList = z.array(FeeDraft).max(FEES_MAX, { error: feesCopy.tooMany });

export const OrderFee = z.strictObject({
  name: z.string(),
  unit: z.string(),
  formula: FeeFormula,
  /** What the price is multiplied by; 1 for a share. */
  quantity: z.number(),
  amount: z.number(),
});
export type OrderFee = z.infer<typeof OrderFee>;

/** Original total and total are of goods and fees together; counts are of goods. */
export const OrderTotals = z.strictObject({ ...Totals.shape, goodsAmount: z.number(), feesAmount: z.number() });
