import type { DeliveryWay, Invoice, Order } from '@portal/contract/order';
import type { CartLine, CartSource } from '@portal/contract/cart';
import type { OrderAct, OrderActor, OrderState, OrderType, PayWay } from '@portal/engines/states';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, serialId, yuan } from '../../platform/db/columns.ts';
import type { Tracking } from '../../platform/upstream/tracking/index.ts';

/** A coupon that is taken off; who gave it out the room of coupons knows. */
export type TakenCoupon = Omit<Order['coupons'][number], 'isPlatform' | 'stackGroup' | 'refundRule'>;

/** Of a flash sale's line, whose sale it is: the provider's, or the dealer's own. */
export type FlashPriceSource = 'platformSeckill' | 'seckill';

/** What is ordered and paid for as a whole. */
export const tradeOrder = pgTable('trade_order', {
  orderNo: text('order_no').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** '' for a person without an enterprise. */
  merchantNo: text('merchant_no').notNull(),
  buyerName: text('buyer_name').notNull(),
  address: jsonb('address').$type<Order['address']>().notNull(),
  amount: yuan('amount', 14).notNull(),
  /** Under which number it is paid now; a changed price is paid under another. */
  payNo: text('pay_no').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
});

/** Its part at one dealer. */
export const shopOrder = pgTable('shop_order', {
  shopOrderNo: text('shop_order_no').primaryKey(),
  orderNo: text('order_no').notNull(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  /** The first-level dealer that sells. */
  shopNo: text('shop_no').notNull(),
  orderType: text('order_type').$type<OrderType>().notNull().default('normal'),
  payWay: text('pay_way').$type<PayWay>().notNull().default('online'),
  state: text('state').$type<OrderState>().notNull(),
  revision: integer('revision').notNull().default(0),
  goodsAmount: yuan('goods_amount', 14).notNull(),
  /** Taken off the goods by the dealer. */
  discount: yuan('discount', 14).notNull().default(0),
  /** Taken off by coupons. */
  couponAmount: yuan('coupon_amount', 14).notNull().default(0),
  coupons: jsonb('coupons').$type<TakenCoupon[]>().notNull().default([]),
  freight: yuan('freight', 14).notNull(),
  amount: yuan('amount', 14).notNull(),
  /** What has gone back of it. */
  refundedAmount: yuan('refunded_amount', 14).notNull().default(0),
  lineCount: integer('line_count').notNull(),
  pieceCount: integer('piece_count').notNull(),
  remark: text('remark').notNull(),
  /** Null: none is wanted. */
  invoice: jsonb('invoice').$type<Invoice>(),
  closeReason: text('close_reason').notNull().default(''),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  /** When its state ends by itself; null: never. */
  gmtDeadline: instant('gmt_deadline'),
});

export const orderLine = pgTable('order_line', {
  id: text('id').primaryKey(),
  shopOrderNo: text('shop_order_no').notNull(),
  sort: integer('sort').notNull(),
  spuNo: text('spu_no').notNull(),
  skuNo: text('sku_no').notNull(),
  productName: text('product_name').notNull(),
  productModel: text('product_model').notNull(),
  picUrl: text('pic_url').notNull(),
  unit: text('unit').notNull(),
  quantity: integer('quantity').notNull(),
  shippedQuantity: integer('shipped_quantity').notNull().default(0),
  /** Pieces the money has gone back for, or is going. */
  refundedQuantity: integer('refunded_quantity').notNull().default(0),
  /** Of those the ones that were never sent. */
  withdrawnQuantity: integer('withdrawn_quantity').notNull().default(0),
  /** Pieces not sent that a request asks the money back for. */
  heldQuantity: integer('held_quantity').notNull().default(0),
  price: yuan('price').notNull(),
  priceSource: text('price_source').$type<CartLine['priceSource'] | FlashPriceSource>().notNull(),
  /** Of a flash sale's line: what it cost otherwise (SECKILL-16); null: it is none, or was won before it was kept. */
  dailyPrice: yuan('daily_price'),
  /** Months of warranty the model had when it was ordered; null: none is known. */
  warrantyMonths: integer('warranty_months'),
  amount: yuan('amount', 14).notNull(),
  couponAmount: yuan('coupon_amount', 14).notNull().default(0),
  /** What of that coupons of the provider took off; null: written before it was kept. */
  providerCouponAmount: yuan('provider_coupon_amount', 14),
  /** After coupons, and what the dealer took off. */
  paidAmount: yuan('paid_amount', 14).notNull(),
  sourceType: text('source_type').$type<CartSource>().notNull(),
  sourceId: text('source_id').notNull(),
});

export const orderEvent = pgTable('order_event', {
  id: serialId(),
  shopOrderNo: text('shop_order_no').notNull(),
  act: text('act').$type<OrderAct | 'place' | 'refund' | 'afterSale' | 'forgo'>().notNull(),
  who: text('by_whom').$type<OrderActor>().notNull(),
  actorNo: text('actor_no').notNull(),
  text: text('text').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

export const orderParcel = pgTable('order_parcel', {
  id: serialId(),
  shopOrderNo: text('shop_order_no').notNull(),
  way: text('way').$type<DeliveryWay>().notNull().default('express'),
  carrier: text('carrier').notNull().default(''),
  trackingNo: text('tracking_no').notNull().default(''),
  contactName: text('contact_name').notNull().default(''),
  contactPhone: text('contact_phone').notNull().default(''),
  place: text('place').notNull().default(''),
  lines: jsonb('lines').$type<{ id: string; quantity: number }[]>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtReceived: instant('gmt_received'),
  tracking: jsonb('tracking').$type<Tracking>(),
  gmtTracked: instant('gmt_tracked'),
});

export const stockHold = pgTable(
  'stock_hold',
  {
    shopOrderNo: text('shop_order_no').notNull(),
    skuNo: text('sku_no').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'deducted' | 'released'>().notNull(),
    /** Of those deducted, pieces that were not sent after all. */
    returned: integer('returned').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.shopOrderNo, table.skuNo] })],
);
