/** A family as the list of a selection tells it: beside our own words those the fields are specified by (PICK-17). */
import { z } from 'zod';
import { AccessoryItem, Sku, Spu } from './shapes.ts';

/** A model that is not chosen yet: at its customer price, without a discount, no pieces. */
const PickingSku = Sku.extend({
  picUrl: z.string(),
  rate: z.number(),
  ratePrice: z.number().nullable(),
  wholesalePrice: z.number().nullable(),
  quantity: z.int(),
  amount: z.number(),
});

export const PickingSpu = Spu.omit({ skus: true }).extend({
  skus: z.array(PickingSku),
  /** *Ours.* The model whose figures the list is in the order of, as on a card: by price the cheapest. */
  shownSkuNo: z.string(),
  productCategoryId: z.int(),
  belongCategoryId: z.int(),
  retailFirCategoryId: z.int(),
  retailSecCategoryId: z.int(),
  /** 0: of the catalogue. */
  isUserDefinedProduct: z.literal(0),
  source: z.string(),
  boundStatus: z.int(),
  shopNo: z.string(),
  /** Of the model that stands first. */
  skuSaleType: z.string(),
  skuDesc: z.string(),
  modelRemark: z.string(),
});
export type PickingSpu = z.infer<typeof PickingSpu>;

/** A model that goes with a family, as one chooses it: its own facts, and what it is called. */
export const AccessoryModel = PickingSku.extend(AccessoryItem.pick({ need: true, spuNo: true, spuName: true, unit: true, secondCatagoryName: true }).shape);
export type AccessoryModel = z.infer<typeof AccessoryModel>;
