/** Products beside each other as they travel (COMPARE-1, COMPARE-4). Prices are yuan, of this viewer's kind; null is 暂无价格. */
import { SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { Replacement, StockSource } from '../catalog/index.ts';
import { recordId } from '../core/fields.ts';

/** A model by its numbers. The family is compared with what the goods say, never believed. */
export const CompareKey = z.strictObject({ spuNo: recordId, skuNo: recordId });
export type CompareKey = z.infer<typeof CompareKey>;

/** A model of the list to compare, as the bar shows it. One that the goods know no more has its numbers, and no category. */
export const ComparedModel = z.strictObject({
  spuNo: z.string(),
  skuNo: z.string(),
  skuName: z.string(),
  spuName: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  /** Address of the picture, shown 100 by 100; empty: none. */
  picUrl: z.string(),
  /** Null where it is no longer sold, too. */
  price: z.number().nullable(),
  referPrice: z.number().nullable(),
  priceLabel: z.string(),
  skuModel: z.string(),
  skuSaleType: z.string(),
  /** False: 已下架. */
  isOnSale: z.boolean(),
  /** Of one that is 已下架: what is bought instead; null: nothing is named, or it is sold. */
  replacement: Replacement.nullable(),
  /** Compared within the first category instead of the second (GOODS-4). */
  separateCategory: z.boolean(),
  firstCategoryId: z.int().nullable(),
  secondCategoryId: z.int().nullable(),
});
export type ComparedModel = z.infer<typeof ComparedModel>;

/** Empty value: the model says nothing of it. */
const CompareAttribute = z.strictObject({ attrName: z.string(), attrValue: z.string() });

/** A model in the comparison. */
export const CompareItem = z.strictObject({
  ...ComparedModel.shape,
  /** For this viewer; 0 where it is no longer sold. */
  stockTotal: z.int(),
  stockSource: StockSource,
  skuDesc: z.string(),
  /** The description stands out among the others. */
  skuDescDiff: z.boolean(),
  /** A value for each row of the comparison, in its order. */
  compareSkuAttrList: z.array(CompareAttribute),
  /** Rows in which this model stands out, by their place from 0. */
  diffAttrIdxArr: z.array(z.int()),
  /** Models of its family that are sold, to put another in its place. */
  skus: z.array(z.strictObject({ skuNo: z.string(), skuModel: z.string() })),
});
export type CompareItem = z.infer<typeof CompareItem>;

export const CompareResult = z.strictObject({
  /** In the order asked for; unknown models are missing. */
  compareSkuList: z.array(CompareItem),
  /** Rows of the comparison: every attribute that one of them has, in reading order. */
  compareSkuAttrList: z.array(z.strictObject({ attrName: z.string(), attrGroup: z.string() })),
});
export type CompareResult = z.infer<typeof CompareResult>;
