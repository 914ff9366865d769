import type { PlacedOrder } from '../order/index.ts';
import type { SeckillPurchaseState } from '@portal/engines/states';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, yuan } from '../../platform/db/columns.ts';

export const seckillActivity = pgTable('seckill_activity', {
  activityNo: text('activity_no').primaryKey(),
  pType: integer('p_type').$type<1 | 2>().notNull(),
  /** '' of the provider's own. */
  shopNo: text('shop_no').notNull().default(''),
  activityName: text('activity_name').notNull(),
  madeBy: text('made_by').notNull(),
  abandonReason: text('abandon_reason').notNull().default(''),
  gmtAbandon: instant('gmt_abandon'),
  gmtCreate: instant('gmt_create').notNull(),
});

export const seckillSession = pgTable('seckill_session', {
  sessionNo: text('session_no').primaryKey(),
  activityNo: text('activity_no').notNull(),
  gmtStart: instant('gmt_start').notNull(),
  gmtEnd: instant('gmt_end').notNull(),
});

/** Pieces of a model in a session. What is neither free nor returned is held by orders, or paid. */
export const seckillStock = pgTable(
  'seckill_stock',
  {
    sessionNo: text('session_no').notNull(),
    skuNo: text('sku_no').notNull(),
    pieceCount: integer('piece_count').notNull(),
    freeCount: integer('free_count').notNull(),
    returnedCount: integer('returned_count').notNull().default(0),
    isTaken: boolean('is_taken').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionNo, table.skuNo] })],
);

export const seckillItem = pgTable('seckill_item', {
  itemNo: text('item_no').primaryKey(),
  sessionNo: text('session_no').notNull(),
  sort: integer('sort').notNull(),
  suitNo: text('suit_no').notNull().default(''),
  itemName: text('item_name').notNull(),
  picUrl: text('pic_url').notNull(),
  price: yuan('price').notNull(),
  limitQuantity: integer('limit_quantity').notNull(),
});

export const seckillPart = pgTable(
  'seckill_part',
  {
    itemNo: text('item_no').notNull(),
    skuNo: text('sku_no').notNull(),
    sort: integer('sort').notNull(),
    quantity: integer('quantity').notNull(),
    price: yuan('price').notNull(),
    /** What it costs otherwise, as it was when the sale was made; null: made before it was kept, or it has no price. */
    dailyPrice: yuan('daily_price'),
  },
  (table) => [primaryKey({ columns: [table.itemNo, table.skuNo] })],
);

export const seckillPurchase = pgTable('seckill_purchase', {
  shopOrderNo: text('shop_order_no').primaryKey(),
  itemNo: text('item_no').notNull(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull().default(''),
  quantity: integer('quantity').notNull(),
  /** Of the goods. */
  amount: yuan('amount', 14).notNull(),
  attemptNo: text('attempt_no').notNull(),
  /** Pieces of each model that are not sent any more and are free again. */
  withdrawn: jsonb('withdrawn').$type<Readonly<Record<string, number>>>().notNull().default({}),
  placed: jsonb('placed').$type<PlacedOrder>().notNull(),
  state: text('state').$type<SeckillPurchaseState>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
