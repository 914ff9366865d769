import type { AfterSaleReason } from '@portal/contract/after-sale';
import type { AfterSaleAct, AfterSaleActor, AfterSaleState, AfterSaleWay } from '@portal/engines/states';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, serialId, yuan } from '../../platform/db/columns.ts';

interface Sent {
  carrier: string;
  trackingNo: string;
}

/** What is asked for after an order was paid. */
export const afterSale = pgTable('after_sale', {
  afterSaleNo: text('after_sale_no').primaryKey(),
  shopOrderNo: text('shop_order_no').notNull(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  shopNo: text('shop_no').notNull(),
  way: text('way').$type<AfterSaleWay>().notNull(),
  isUnsent: boolean('is_unsent').notNull(),
  state: text('state').$type<AfterSaleState>().notNull(),
  reason: text('reason').$type<AfterSaleReason>().notNull(),
  text: text('text').notNull(),
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  /** Of a repair: what is wrong, and with which devices. */
  faultTypeId: integer('fault_type_id'),
  serialNos: jsonb('serial_nos').$type<string[]>().notNull().default([]),
  /** With its freight; as it would be, until it is settled. */
  amount: yuan('amount', 14).notNull(),
  freight: yuan('freight', 14).notNull(),
  gmtFixed: instant('gmt_fixed'),
  returnAddress: text('return_address').notNull().default(''),
  sentBack: jsonb('sent_back').$type<Sent>(),
  sentAnew: jsonb('sent_anew').$type<Sent>(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  gmtDeadline: instant('gmt_deadline'),
});

/** Pieces of one line of the order, whose id it bears. */
export const afterSaleLine = pgTable(
  'after_sale_line',
  {
    afterSaleNo: text('after_sale_no').notNull(),
    id: text('id').notNull(),
    sort: integer('sort').notNull(),
    productName: text('product_name').notNull(),
    productModel: text('product_model').notNull(),
    picUrl: text('pic_url').notNull(),
    unit: text('unit').notNull(),
    quantity: integer('quantity').notNull(),
    amount: yuan('amount', 14).notNull(),
  },
  (table) => [primaryKey({ columns: [table.afterSaleNo, table.id] })],
);

export const afterSaleEvent = pgTable('after_sale_event', {
  id: serialId(),
  afterSaleNo: text('after_sale_no').notNull(),
  act: text('act').$type<AfterSaleAct | 'apply'>().notNull(),
  who: text('by_whom').$type<AfterSaleActor>().notNull(),
  actorNo: text('actor_no').notNull(),
  text: text('text').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
