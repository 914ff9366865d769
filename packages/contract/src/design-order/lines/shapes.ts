/** Lines and what they come to, as they travel (DESIGN-4). */
import { SkuStatus, SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { Attachment, RoleAttributes } from '../../catalog/index.ts';
import { claimedYuan, pieceCount, rate, recordId, recordIdLeftOut, yuan } from '../../core/fields.ts';
import { INTEGER_MAX } from '../../core/limits.ts';
import { designOrderCopy } from './copy.ts';
import { LINES_MAX } from './limits.ts';

/** A line of the selected-product list or of a design order. */
export const DesignLine = z.strictObject({
  id: z.string(),
  sort: z.int().min(1),
  spuNo: z.string(),
  skuNo: z.string(),
  /** Name of the family; `productName` is the same, under the word of the list. */
  spuName: z.string(),
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
  /** A product of one's own. */
  isUserDefined: z.boolean(),
  /** Of a product of one's own: the enterprise that keeps it; null for a person's, and for all else. */
  privateTenant: z.string().nullable(),
  /** 1: bound to a point of a scene, its product page is not opened from here. */
  boundStatus: z.literal([0, 1]),
  /** 1: a device that brings cable and construction to mind (DESIGN-27). */
  remind: z.literal([0, 1]),
  /** Customer price, which `price` is: today's in the list, the quoted one in an order. null: 暂无价格. */
  wholesalePrice: z.number().nullable(),
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
  /** Documents of its family; `fileType` 7 is the colour brochure. Empty where it has none. */
  attachments: z.array(Attachment),
});
export type DesignLine = z.infer<typeof DesignLine>;

/** What software brought along. `alsoAdded`: models that joined together with it, one for each big category that was missing; `leftOut`: names of those that found no place;
 * `sameCategory`: names of software that joined although the list has another product of its category, which is warned of (PRICE-6). */
export const servicesJoined = { alsoAdded: z.array(recordId), leftOut: z.array(z.string()), sameCategory: z.array(z.string()) };

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

/**
 * What lines of other programs say beside model, rate and quantity. Who acts, which family a model is of and what it costs is compared
 * with what the server knows, a difference refused (DESIGN-21, DESIGN-22).
 */
const claimed = {
  accountNo: recordIdLeftOut(),
  spuNo: recordIdLeftOut(),
  price: claimedYuan.nullable().optional(),
  amount: claimedYuan.nullable().optional(),
};

/** What follows from the model itself: taken with the line and not looked at. */
const followsFromModel = {
  skuType: z.literal(Object.values(SkuType)).nullable().optional(),
  isUserDefined: z
    .union([z.boolean(), z.literal([0, 1])])
    .nullable()
    .optional(),
  privateTenant: recordIdLeftOut(),
};

/**
 * What a client may claim of a line it edited. Price and amount are no wishes: the server knows them, and says when the caller's are
 * others. `id`: of a line the server has given; absent for a line that is new to the list. `sort`: heard where a bare list is saved.
 */
export const LineClaim = z.strictObject({
  id: recordIdLeftOut(),
  skuNo: recordId,
  rate,
  ratePrice: yuan.nullable().default(null),
  quantity: pieceCount,
  sort: z.int().min(0).max(INTEGER_MAX).nullable().optional(),
  ...claimed,
  ...followsFromModel,
});
export type LineClaim = z.infer<typeof LineClaim>;

/** Pieces of a model, to join a list or an order: at rate 100.00 where none is wished. `id`: of the list's line they are, in an order made of the list. */
export const Piece = z.strictObject({
  skuNo: recordId,
  quantity: pieceCount,
  id: recordIdLeftOut(),
  rate: rate.nullable().optional(),
  ratePrice: yuan.nullable().optional(),
  sort: z.int().min(0).max(INTEGER_MAX).nullable().optional(),
  ...claimed,
  ...followsFromModel,
});
export type Piece = z.infer<typeof Piece>;

/** `nothing` is said of an empty list, and of what is none. */
export const piecesOr = (nothing: string) => z.array(Piece, { error: nothing }).min(1, { error: nothing }).max(LINES_MAX);
export const PieceList = piecesOr(designOrderCopy.nothingToAdd);
