/** Lines and what they come to, as they travel (DESIGN-4). */
import { QUANTITY_MAX, SkuStatus, SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { RoleAttributes } from '../../catalog/index.ts';
import { rate, recordId, yuan } from '../../core/fields.ts';
import { designOrderCopy } from './copy.ts';
import { LINES_MAX } from './limits.ts';

/** A line of the selected-product list or of a design order. */
export const DesignLine = z.strictObject({
  id: z.string(),
  sort: z.int().min(1),
  spuNo: z.string(),
  skuNo: z.string(),
  productName: z.string(),
  productModel: z.string(),
  productCategory: z.string(),
  productImage: z.string(),
  brandName: z.string(),
  /** Word it is counted in: 台, 块, 箱. */
  unit: z.string(),
  /** The model's telling facts, `4MP · 2.8 mm · PoE`; '' where it has none. Today's, also in an order. */
  skuDesc: z.string(),
  /** 0 normal, 1 self-defined, 2 software. */
  skuType: z.literal(Object.values(SkuType)),
  skuSaleType: z.string(),
  /** 0 active, 1 deactivated: shown under a mask, kept out of orders. */
  skuStatus: z.literal(Object.values(SkuStatus)),
  /** Catalogue price for this buyer in the list; the quoted price in an order. null: 暂无价格. */
  price: z.number().nullable(),
  rate: z.number(),
  ratePrice: z.number().nullable(),
  quantity: z.int(),
  amount: z.number(),
  maxNum: z.int().nullable(),
  hasAccessory: z.boolean(),
  stockTotal: z.int(),
  /** Role of the handbook this model plays (`ipCamera`, `nvr` …); null: none the rules know. */
  role: z.string().nullable(),
  /** What the rules read of it: handbook names, units and codes. */
  roleAttributes: RoleAttributes,
});
export type DesignLine = z.infer<typeof DesignLine>;

export const Totals = z.strictObject({
  /** Sum of price × quantity. */
  originalAmount: z.number(),
  /** Original − amount. */
  preferential: z.number(),
  /** Sum of line amounts. */
  amount: z.number(),
  lineCount: z.int(),
  pieceCount: z.int(),
});

/** What a client may claim of a line. Price and amount are not among it: the server knows them. */
export const LineClaim = z.strictObject({
  /** Of a line the server has given; absent for a line that is new to the list. */
  id: recordId.optional(),
  skuNo: recordId,
  rate,
  ratePrice: yuan.nullable(),
  quantity: z.int().min(1).max(QUANTITY_MAX),
});
export type LineClaim = z.infer<typeof LineClaim>;

/** Pieces of models, to join a list or to leave it. */
export const PieceList = z
  .array(z.strictObject({ skuNo: recordId, quantity: z.int().min(1).max(QUANTITY_MAX) }))
  .min(1, { error: designOrderCopy.nothingToAdd })
  .max(LINES_MAX);
