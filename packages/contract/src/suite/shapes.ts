/** Suites as they travel (SUITE-1 to SUITE-4). Prices are yuan of the viewer's kind; null is 暂无价格. */
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { StockSource } from '../catalog/index.ts';
import { keywordQuery, pagingQuery, recordId } from '../core/fields.ts';

/** A model of a suite, and how many of it. */
export const SuitPart = z.strictObject({
  spuNo: z.string(),
  skuNo: z.string(),
  productName: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  /** Address of the picture. */
  mainPic: z.string(),
  /** Word it is counted in. */
  unit: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  /** 1: the model or its family is off sale, which ends the sale of the suite. */
  skuStatus: z.literal(Object.values(SkuStatus)),
  quantity: z.int().min(1),
  price: z.number().nullable(),
  /** For this viewer. */
  stockTotal: z.int(),
  stockSource: StockSource,
});
export type SuitPart = z.infer<typeof SuitPart>;

/** A ready-made set of models. `suit`, as it is spelt on the wire. Price and stock are worked out from the parts, whenever it is asked for. */
export const Suit = z.strictObject({
  suitNo: z.string(),
  suitName: z.string(),
  suitDesc: z.string(),
  /** First category of its first model: what it is for. */
  catagoryName: z.string(),
  mainPic: z.string(),
  /** Sum of the parts; null where one has no price. */
  originalPrice: z.number().nullable(),
  /** The same less the reduction. */
  price: z.number().nullable(),
  priceLabel: z.string(),
  /** Per cent off the sum; 0: none. */
  reduction: z.number(),
  /** What that comes to, yuan. */
  saved: z.number(),
  /** Whole suites that can be put together; null: software alone, which has no stock. */
  stockTotal: z.int().nullable(),
  /** False where a part is off sale; `goneModels` names them. */
  isSaleable: z.boolean(),
  goneModels: z.array(z.string()),
  /** In reading order. */
  parts: z.array(SuitPart),
});
export type Suit = z.infer<typeof Suit>;

/** `spuNo`: those that hold a model of this family. */
export const SuitQuery = z.strictObject({ ...pagingQuery, keyword: keywordQuery, spuNo: recordId.optional() });
export type SuitQuery = z.infer<typeof SuitQuery>;
