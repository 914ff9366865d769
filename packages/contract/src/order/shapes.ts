/** Orders as they travel. Money in yuan. */
import { AFTER_SALE_WAYS, afterSaleStates, ORDER_TYPES, orderStates, PAY_WAYS } from '@portal/engines/states';
import { isToTheFen } from '@portal/units';
import { z } from 'zod';
import { Address } from '../address/index.ts';
import { CartLine, CartSource } from '../cart/index.ts';
import { COUPON_GROUPS, COUPON_REFUND_RULES, CouponAtOrder, COUPONS_A_PART_MAX } from '../coupon/index.ts';
import { claimedYuan, pieceCount, plainText, recordId, recordIdLeftOut } from '../core/fields.ts';
import { orderActNames, orderCopy, trackingFailureWords, trackingStateNames } from './copy.ts';
import { Delivered } from './delivery-fields.ts';
import { Invoice, InvoiceAsked } from './invoice.ts';
import { ORDER_LINES_MAX, ORDER_NOTE_MAX, SHOPS_AN_ORDER_MAX } from './limits.ts';

/** Models with their pieces. What they are of and cost is looked at, never believed. */
export const productList = z
  .array(z.strictObject({ skuNo: recordId, quantity: pieceCount, spuNo: recordIdLeftOut(), price: claimedYuan.nullable().optional() }))
  .min(1, { error: orderCopy.nothingChosen })
  .max(ORDER_LINES_MAX);

/** What is to be bought: lines of the cart, or models with their pieces; of the dealer ordered from. */
const wanted = {
  cartLineIds: z.array(recordId).min(1, { error: orderCopy.nothingChosen }).max(ORDER_LINES_MAX).optional(),
  productList: productList.optional(),
};
const hasOne = ({ cartLineIds, productList }: { cartLineIds?: unknown; productList?: unknown }): boolean =>
  (cartLineIds === undefined) !== (productList === undefined);

/** Coupons chosen by hand, none of them: none; left out: the best of the caller's. */
const couponIds = z
  .array(recordId)
  .max(COUPONS_A_PART_MAX * SHOPS_AN_ORDER_MAX)
  .optional();

/** Which of the bound dealers sends which models, every model once; left out: the one ordered from sends all. */
const shops = z
  .array(z.strictObject({ shopNo: recordId, skuNos: z.array(recordId).min(1).max(ORDER_LINES_MAX) }))
  .min(1)
  .max(SHOPS_AN_ORDER_MAX, { error: orderCopy.shopsTooMany })
  .optional();

export const SettlementAsked = z
  .strictObject({ ...wanted, addressId: recordIdLeftOut(), couponIds, shops })
  .refine(hasOne, { error: orderCopy.nothingChosen, path: ['cartLineIds'] });

/** `amount`: what the caller has seen, goods after coupons and freight; another is refused with what it is. */
export const OrderAsked = z
  .strictObject({
    ...wanted,
    addressId: z.string({ error: orderCopy.addressRequired }).regex(/^[\w-]{1,40}$/, { error: orderCopy.addressRequired }),
    couponIds,
    shops,
    remark: plainText(ORDER_NOTE_MAX).default(''),
    /** Null: none is wanted. */
    invoice: InvoiceAsked.nullable().default(null),
    /** On credit it goes to the dealer at once. */
    payWay: z.enum(PAY_WAYS).default('online'),
    /** What it came to when it was shown, to be told what is otherwise; left out: lines of the cart at the prices at which they were last confirmed there. */
    shown: z
      .strictObject({
        lines: z.array(z.strictObject({ skuNo: recordId, price: claimedYuan.nullable(), quantity: pieceCount })).max(ORDER_LINES_MAX),
        couponAmount: claimedYuan,
        freight: claimedYuan,
      })
      .optional(),
    amount: claimedYuan.refine(isToTheFen, { error: orderCopy.amountRule }),
  })
  .refine(hasOne, { error: orderCopy.nothingChosen, path: ['cartLineIds'] });

const Shop = z.strictObject({ shopNo: z.string(), shopName: z.string() });

/** What an order would be now; nothing is stored. */
export const Settlement = z.strictObject({
  /** The one named, else the default one; null: there is none. */
  address: Address.nullable(),
  shop: Shop,
  lines: z.array(CartLine),
  goodsAmount: z.number(),
  /** The caller's, those that are taken first. */
  coupons: z.array(CouponAtOrder),
  couponAmount: z.number(),
  /** 0: none is taken. */
  freight: z.number(),
  /** How the freight comes about. */
  freightWords: z.string(),
  amount: z.number(),
  /** What each dealer sends, of which there is mostly one; the sums above are theirs. */
  parts: z.array(
    z.strictObject({
      shop: Shop,
      skuNos: z.array(z.string()),
      goodsAmount: z.number(),
      couponAmount: z.number(),
      freight: z.number(),
      freightWords: z.string(),
      amount: z.number(),
    }),
  ),
  /** What an invoice is begun with: the last one asked for, else the enterprise's name; null: nothing is known. */
  knownInvoice: Invoice.nullable(),
  /** Credits that it makes once it is completed, by each way to pay; none on credit, and `words` say why (CREDITS-15). They take nothing off the sum. */
  points: z.array(z.strictObject({ payWay: z.enum(PAY_WAYS), points: z.int(), words: z.string() })),
  /** Address, lines and freight allow to hand it in. */
  isReady: z.boolean(),
});
export type Settlement = z.infer<typeof Settlement>;

export const PlacedOrder = z.strictObject({
  /** Of the whole (parentNo), whose parts are `shopOrderNos`; `shopOrderNo` is the first of them. */
  orderNo: z.string(),
  shopOrderNo: z.string(),
  shopOrderNos: z.array(z.string()),
  /** Under which it is paid: `businessNo` of payments. */
  payNo: z.string(),
  amount: z.number(),
  /** Until when it is to be paid. */
  gmtExpire: z.iso.datetime(),
});

export const OrderStatus = z.enum(orderStates.states);

export const OrderLine = z.strictObject({
  id: z.string(),
  spuNo: z.string(),
  skuNo: z.string(),
  productName: z.string(),
  productModel: z.string(),
  picUrl: z.string(),
  unit: z.string(),
  quantity: z.int(),
  shippedQuantity: z.int(),
  /** Pieces the money has gone back for, or is going. */
  refundedQuantity: z.int(),
  /** Pieces not sent that a request asks the money back for: they are not sent meanwhile. */
  heldQuantity: z.int(),
  /** Of those refunded, the ones that were never sent. */
  withdrawnQuantity: z.int(),
  price: z.number(),
  /** To the dealer, of a flash sale's line: what it cost otherwise when the sale was made; null of every other, and to the buyer. */
  dailyPrice: z.number().nullable(),
  amount: z.number(),
  couponAmount: z.number(),
  /** After coupons, and what the dealer took off. */
  paidAmount: z.number(),
  sourceType: CartSource,
  sourceId: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

const OrderEvent = z.strictObject({
  act: z.enum(Object.keys(orderActNames) as [keyof typeof orderActNames, ...(keyof typeof orderActNames)[]]),
  who: z.enum(orderStates.who),
  text: z.string(),
  gmtCreate: z.iso.datetime(),
});

/** What a carrier says of a parcel. */
export const ParcelTracking = z.strictObject({
  /** Null: it has told nothing yet. */
  state: z.enum(Object.keys(trackingStateNames) as [keyof typeof trackingStateNames, ...(keyof typeof trackingStateNames)[]]).nullable(),
  /** The newest first. */
  events: z.array(z.strictObject({ gmtEvent: z.iso.datetime(), text: z.string() })),
  /** When it was last told; null: never. */
  gmtTracked: z.iso.datetime().nullable(),
  /** Why nothing new is told; what was told before stays. Null: it is as new as it gets. */
  failure: z.enum(Object.keys(trackingFailureWords) as [keyof typeof trackingFailureWords, ...(keyof typeof trackingFailureWords)[]]).nullable(),
});
export type ParcelTracking = z.infer<typeof ParcelTracking>;

const Parcel = Delivered.extend({
  /** Which of the order's it is, from 1. */
  parcelNo: z.int(),
  /** When the buyer said that it came; null: not yet. */
  gmtReceived: z.iso.datetime().nullable(),
  lines: z.array(z.strictObject({ id: z.string(), productModel: z.string(), quantity: z.int() })),
  gmtCreate: z.iso.datetime(),
});

/** What lists show of an order. */
export const OrderSummary = z.strictObject({
  orderNo: z.string(),
  /** Under which it is paid: `businessNo` of payments. */
  payNo: z.string(),
  shopOrderNo: z.string(),
  orderType: z.enum(ORDER_TYPES),
  /** Whose flash sale set its prices; null: none did. */
  flashSale: z.enum(['platform', 'shop']).nullable(),
  payWay: z.enum(PAY_WAYS),
  state: OrderStatus,
  shop: Shop,
  /** To the dealer: who has ordered. */
  buyerName: z.string(),
  goodsAmount: z.number(),
  /** What the dealer took off the goods. */
  discount: z.number(),
  /** What coupons took off. */
  couponAmount: z.number(),
  freight: z.number(),
  amount: z.number(),
  /** What has gone back of it. */
  refundedAmount: z.number(),
  lineCount: z.int(),
  pieceCount: z.int(),
  /** Of the whole that it was placed with, to its buyer where that has several parts; null: it is the whole, or a dealer asks. */
  parent: z.strictObject({ partCount: z.int(), amount: z.number() }).nullable(),
  /** A dealer's page says which version it has seen. */
  revision: z.int(),
  /** The first four. */
  lines: z.array(OrderLine.pick({ skuNo: true, productName: true, productModel: true, picUrl: true, quantity: true })),
  gmtCreate: z.iso.datetime(),
  /** When the present state ends by itself; null: never. */
  gmtDeadline: z.iso.datetime().nullable(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** Requests after the sale that are not over. `amount`: what goes back, or would; 0 where goods are answered with goods. */
const OpenClaims = z.array(
  z.strictObject({ afterSaleNo: z.string(), way: z.enum(AFTER_SALE_WAYS), state: z.enum(afterSaleStates.states), amount: z.number() }),
);

/** One in a list. */
export const ListedOrder = OrderSummary.extend({ claims: OpenClaims });
export type ListedOrder = z.infer<typeof ListedOrder>;

export const Order = OrderSummary.extend({
  lines: z.array(OrderLine),
  /** Of an order that is not paid or closed its dealer reads no street and no whole number (ORDER-44); nothing of whoever closed the account. */
  address: Address.omit({ id: true, isDefault: true }).extend({ detailAddress: z.string(), contactName: z.string(), contactPhone: z.string() }),
  /** `isPlatform`: the provider gave it out, else the dealer. */
  coupons: z.array(
    z.strictObject({
      couponNo: z.string(),
      name: z.string(),
      amount: z.number(),
      isPlatform: z.boolean(),
      stackGroup: z.enum(COUPON_GROUPS).nullable(),
      /** What becomes of it when money of the order went back. */
      refundRule: z.enum(COUPON_REFUND_RULES),
    }),
  ),
  remark: z.string(),
  /** What the dealer is to make out; null: none is wanted. */
  invoice: Invoice.nullable(),
  closeReason: z.string(),
  /** On credit: the last day on which it is repaid in time; null of all others. */
  gmtDue: z.iso.datetime().nullable(),
  /** The other parts of its whole, to its buyer. */
  siblings: z.array(z.strictObject({ shopOrderNo: z.string(), shop: Shop, state: OrderStatus, amount: z.number() })),
  events: z.array(OrderEvent),
  parcels: z.array(Parcel),
  claims: OpenClaims,
});
export type Order = z.infer<typeof Order>;

/** How many orders there are of each state. */
export const OrderCounts = z.record(OrderStatus, z.int());
export type OrderCounts = z.infer<typeof OrderCounts>;
