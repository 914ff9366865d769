/** Products by role, matched with models of the catalogue, and recommendations made of them. */
import { fieldErrorCodes } from '@portal/engines/inputs';
import { scenarioIds, tierIds } from '@portal/engines/sizing';
import { RoleAttribute, RoleLine, StockSource } from '../catalog/index.ts';
import { LINES_MAX, orderName, orderRemark, type ListPlace } from '../design-order/index.ts';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { z } from 'zod';
import { attributesOf, recordId, yuan } from '../core/fields.ts';
import { KEPT_DEVICES_MAX } from './limits.ts';

/** A device the customer has already: it counts in the sizing and costs nothing. */
export const KeptDevice = RoleLine;
export type KeptDevice = z.infer<typeof KeptDevice>;

/** A model that fits. Its price is the caller's. */
export const ProductChoice = z.strictObject({
  skuNo: z.string(),
  spuNo: z.string(),
  productName: z.string(),
  productModel: z.string(),
  productImage: z.string(),
  brandName: z.string(),
  skuDesc: z.string(),
  price: z.number().nullable(),
  /** What whoever asks can have of it, and whose stock that is (GOODS-42). */
  stockTotal: z.int(),
  stockSource: StockSource,
  /** How long its maker answers for it; null: not known. */
  warrantyMonths: z.int().nullable(),
  attributes: z.record(z.string(), RoleAttribute),
  /** What the dealer ordered from has of it, and in how many days; null: it says nothing. Left out where nobody may order of a dealer, and of recommendations. */
  atDealer: z.strictObject({ stockTotal: z.int(), leadDays: z.int() }).nullable().optional(),
});
export type ProductChoice = z.infer<typeof ProductChoice>;

export const MatchedLine = z.strictObject({
  ...RoleLine.shape,
  /** As large as the site asks for: a question is bounded, its answer is not. */
  quantity: z.int().min(1),
  /** `网络摄像机`. */
  roleName: z.string(),
  /** The attributes in words: `16 路 · 160 Mbps`. */
  wanted: z.string(),
  chosen: ProductChoice.nullable(),
  /** Other models that fit, best first; at most 8. */
  alternatives: z.array(ProductChoice),
  /** Why nothing was chosen, plainly; null where something was. */
  unmatched: z.string().nullable(),
});
export type MatchedLine = z.infer<typeof MatchedLine>;

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
