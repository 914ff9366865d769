/** Recommendations made of products by role that are matched with models of the catalogue. */
import { fieldErrorCodes } from '@portal/engines/inputs';
import { scenarioIds, tierIds } from '@portal/engines/sizing';
import { RoleLine } from '../catalog/index.ts';
import { LINES_MAX, orderName, orderRemark, type ListPlace } from '../design-order/index.ts';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { z } from 'zod';
import { MatchedLine } from '../product-choice/index.ts';
import { attributesOf, recordId, yuan } from '../core/fields.ts';
import { KEPT_DEVICES_MAX } from './limits.ts';

/** A device the customer has already: it counts in the sizing and costs nothing. */
export const KeptDevice = RoleLine;
export type KeptDevice = z.infer<typeof KeptDevice>;

export const Scenario = z.enum(scenarioIds);
export const Tier = z.enum(tierIds);
/** Answers to a scenario's questions; the engine checks them. */
export const ScenarioInputs = attributesOf(z.unknown());

export const RecommendedLine = z.strictObject({
  ...MatchedLine.shape,
  /** Of `quantity`, those the customer has already. */
  keptQuantity: z.int().min(0),
  reason: z.strictObject({ rule: z.string(), inputs: z.string(), arithmetic: z.string() }),
  /** `GB 50116-2013 4.10.3`: the clause by which it may not be left out; null: may be. */
  mandatory: z.string().nullable(),
  /** Price × (quantity − kept); 0 without a price. */
  amount: z.number(),
  /** Fewer in stock than needed. */
  isShort: z.boolean(),
});
export type RecommendedLine = z.infer<typeof RecommendedLine>;

export const RecommendedTier = z.strictObject({
  tier: Tier,
  /** The inputs with this tier's preferences put in. */
  inputs: ScenarioInputs,
  warnings: z.array(z.string()),
  metrics: z.record(z.string(), z.unknown()),
  lines: z.array(RecommendedLine),
  amount: z.number(),
  unmatchedCount: z.int(),
  unpricedCount: z.int(),
  /** What it costs above the budget after all cheaper fitting models were taken; null: within, or no budget. */
  overBudget: z.number().nullable(),
  /** Models exchanged for cheaper fitting ones to meet the budget. */
  cheapenedCount: z.int(),
});
export type RecommendedTier = z.infer<typeof RecommendedTier>;

export const FieldError = z.strictObject({ field: z.string(), code: z.enum(fieldErrorCodes) });

export const AskRecommendation = z.strictObject({
  scenario: Scenario,
  inputs: ScenarioInputs,
  budget: yuan.min(0.01).nullable().default(null),
  kept: z.array(KeptDevice).max(KEPT_DEVICES_MAX).default([]),
});
export const Recommendation = z.union([
  z.strictObject({ valid: z.literal(true), tiers: z.array(RecommendedTier) }),
  z.strictObject({ valid: z.literal(false), errors: z.array(FieldError) }),
]);
export type Recommendation = z.infer<typeof Recommendation>;

/** A `ListPlace` as it travels. */
const place = z.union([
  z.strictObject({ kind: z.literal('selection') }),
  z.strictObject({ kind: z.literal('order'), id: recordId }),
]) satisfies z.ZodType<ListPlace>;

/** Where a recommendation goes: a place where lines stand already, or a new order. */
export const RecommendationTarget = z.union([
  ...place.options,
  z.strictObject({ kind: z.literal('newOrder'), name: orderName, remark: orderRemark.default('') }),
]);
export type RecommendationTarget = z.infer<typeof RecommendationTarget>;

/** What the user settled on: models and pieces to buy, and what there is already. */
export const ChosenRecommendation = z.strictObject({
  scenario: Scenario,
  tier: Tier,
  inputs: ScenarioInputs,
  budget: yuan.min(0.01).nullable().default(null),
  kept: z.array(KeptDevice).max(KEPT_DEVICES_MAX).default([]),
  lines: z
    .array(z.strictObject({ skuNo: recordId, quantity: z.int().min(1).max(QUANTITY_MAX) }))
    .min(1)
    .max(LINES_MAX),
});
export type ChosenRecommendation = z.infer<typeof ChosenRecommendation>;

/** One model before and after; both figures are the quantity of the whole list or order. */
export const RecommendationChange = z.strictObject({
  kind: z.enum(['added', 'raised', 'lowered', 'removed', 'same']),
  skuNo: z.string(),
  productName: z.string(),
  productModel: z.string(),
  before: z.int(),
  after: z.int(),
});
export type RecommendationChange = z.infer<typeof RecommendationChange>;

export const AppliedRecommendation = z.strictObject({
  ...ChosenRecommendation.shape,
  gmtModified: z.int(),
});
