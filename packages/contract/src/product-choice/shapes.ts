/** Products by role, matched with models of the catalogue. */
import { z } from 'zod';
import { RoleAttribute, RoleLine, StockSource } from '../catalog/index.ts';

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
