import type { UserLocation } from '@portal/contract/dealer';
import { boolean, doublePrecision, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

/** What a first-level dealer shows to those who may order from it. */
export const dealer = pgTable('dealer', {
  merchantNo: text('merchant_no').primaryKey(),
  contactPhone: text('contact_phone').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** Business scope. */
  groups: jsonb('groups').$type<{ title: string; tagName: string }[]>().notNull().default([]),
  /** 0 abnormal, 1 normal. */
  status: smallint('status').notNull().default(1),
});

/** The first-level dealers an enterprise, or a person without one, may order from. */
export const dealerBinding = pgTable('dealer_binding', {
  id: serialId(),
  accountNo: text('account_no'),
  merchantNo: text('merchant_no'),
  parentMerchantNo: text('parent_merchant_no').notNull(),
  choosing: boolean('choosing').notNull().default(false),
  defaultStatus: boolean('default_status').notNull().default(false),
  /** Where whoever bound it said to be; null for older ones. */
  userLocation: jsonb('user_location').$type<UserLocation>(),
  gmtCreate: instant('gmt_create').notNull(),
});
