import type { ChangedPrice } from '@portal/contract/price-watch';
import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What somebody was told on a day, of the person ('' as merchantNo) or of an identity. */
export const priceTold = pgTable('price_told', {
  toldNo: text('told_no').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  day: date('day').notNull(),
  changes: jsonb('changes').$type<ChangedPrice[]>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtRead: instant('gmt_read'),
});

/** Until when changes of prices have been looked at. */
export const priceWatched = pgTable('price_watched', { name: text('name').primaryKey(), gmtUntil: instant('gmt_until').notNull() });
