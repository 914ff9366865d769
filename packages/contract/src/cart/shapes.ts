/** The cart as it travels (CART-2 to CART-6). Prices are yuan, of whoever asks at the dealer the line is ordered from. */
import { SkuType } from '@portal/engines/goods';
import { CART_STATUSES } from '@portal/engines/pricing';
import { z } from 'zod';
import { PriceSource } from '../catalog/index.ts';
import { claimedYuan, pieceCount, recordId, recordIdLeftOut } from '../core/fields.ts';
import { cartCopy } from './copy.ts';
import { CART_LINES_MAX } from './limits.ts';

/** Where a line came from: a product's page or card, the comparison, a suite, a design order. `sourceId`: the suite's number, the order's id; '' of the others. */
export const CartSource = z.enum(['product', 'compare', 'suite', 'designOrder']);
export type CartSource = z.infer<typeof CartSource>;

export const CartLine = z.strictObject({
  id: recordId,
  spuNo: z.string(),
  skuNo: z.string(),
  skuName: z.string(),
  spuName: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  skuType: z.literal(Object.values(SkuType)),
  /** Address of the picture; empty: none. */
  picUrl: z.string(),
  unit: z.string(),
  quantity: z.int(),
  /** Highest quantity of the model. */
  quantityMax: z.int(),
  /** Today's; null: none. */
  price: z.number().nullable(),
  priceLabel: z.string(),
  /** Which rank of prices it comes from. */
  priceSource: PriceSource,
  /** When it was added, or last confirmed; null: there was none. */
  priceWhenAdded: z.number().nullable(),
  /** Rise (above 0) or fall since. */
  priceStep: z.number(),
  /** Today's price by the quantity; 0 without one. */
  amount: z.number(),
  /** What the dealer says it has; null: it says nothing. */
  stockTotal: z.int().nullable(),
  /** What the provider has, of a model that the dealer says nothing of (GOODS-42); null: the dealer does. */
  platformStock: z.int().nullable(),
  /** Days to deliver; null: not said. */
  leadDays: z.int().nullable(),
  status: z.enum(CART_STATUSES),
  selected: z.boolean(),
  sourceType: CartSource,
  sourceId: z.string(),
  gmtCreate: z.iso.datetime(),
});
export type CartLine = z.infer<typeof CartLine>;

const CartShop = z.strictObject({ shopNo: z.string(), shopName: z.string() });

export const Cart = z.strictObject({
  /** The dealer ordered from, and whether it is open; null: none is bound. */
  shop: CartShop.extend({ isOpen: z.boolean() }).nullable(),
  /** Of that dealer, the newest first. */
  lines: z.array(CartLine).max(CART_LINES_MAX),
  /** Of its lines that are chosen and can be bought. */
  totals: z.strictObject({ amount: z.number(), lineCount: z.int(), pieceCount: z.int() }),
  /** Lines of other dealers, which count nowhere. `isBound`: one may switch to it. */
  others: z.array(CartShop.extend({ isBound: z.boolean(), lines: z.array(CartLine) })),
});
export type Cart = z.infer<typeof Cart>;

/** Pieces of a model to be added. Who acts, the family and the price are compared with what the server knows, a difference refused; the identity is `merchantNo`. */
const CartPiece = z.strictObject({
  skuNo: recordId,
  quantity: pieceCount,
  spuNo: recordIdLeftOut(),
  accountNo: recordIdLeftOut(),
  merchantNo: recordIdLeftOut(),
  price: claimedYuan.nullable().optional(),
  sourceType: CartSource.exclude(['designOrder']).default('product'),
  sourceId: recordIdLeftOut(),
});
export type CartPiece = z.infer<typeof CartPiece>;

const pieces = z.array(CartPiece).min(1, { error: cartCopy.nothingToAdd }).max(CART_LINES_MAX);
/** As `productList`, or as a bare list. */
export const CartPieces = z.union([z.strictObject({ productList: pieces }), pieces.transform((productList) => ({ productList }))]);

/** What became of pieces that were to be added. */
export const JoinedCart = z.strictObject({
  /** `quantity`: as many as joined. `stockTotal`: what the dealer has of it, null where it does not say; `inCart`: pieces of the line now. */
  taken: z.array(
    z.strictObject({
      skuNo: z.string(),
      skuModel: z.string(),
      quantity: z.int(),
      price: z.number().nullable(),
      stockTotal: z.int().nullable(),
      inCart: z.int(),
    }),
  ),
  /** `quantity`: as many as found no place. */
  left: z.array(
    z.strictObject({
      skuNo: z.string(),
      skuModel: z.string(),
      quantity: z.int(),
      reason: z.enum(Object.keys(cartCopy.left) as [keyof typeof cartCopy.left, ...(keyof typeof cartCopy.left)[]]),
    }),
  ),
  /** Lines of the cart afterwards, of the dealer ordered from. */
  count: z.int(),
  /** Lines of other projects there that are ticked no more, so that this one is ordered by itself; none where no design order joined. */
  setAside: z.array(z.string()),
  /** Lines of its models that made way for those of the design order, with the pieces they had: can be restored for a day, and join then (CART-7). `isOfOrder`: had come of it before. */
  replaced: z.array(z.strictObject({ id: recordId, skuNo: z.string(), skuModel: z.string(), quantity: z.int(), isOfOrder: z.boolean() })),
});
export type JoinedCart = z.infer<typeof JoinedCart>;

export const lineIds = z.array(recordId).min(1, { error: cartCopy.nothingChosen }).max(CART_LINES_MAX);
export const lineIdsLeftOut = z.array(recordId).max(CART_LINES_MAX).default([]);

/** What is to be otherwise of a line. `price`: today's, as the caller has seen it: the line takes it for the one to compare with. */
const LineChange = z.strictObject({
  id: recordId,
  quantity: pieceCount.optional(),
  selected: z.boolean().optional(),
  price: claimedYuan.optional(),
});
const changes = z.array(LineChange).min(1, { error: cartCopy.nothingChosen }).max(CART_LINES_MAX);
/** One line, or several as `lines`. */
export const CartChanges = z.union([z.strictObject({ lines: changes }), LineChange.transform((one) => ({ lines: [one] }))]);
