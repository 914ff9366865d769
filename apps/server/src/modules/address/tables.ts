import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Where goods go. Codes and names both, so that a region that is renamed does not break it. */
export const address = pgTable('address', {
  addressId: text('address_id').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** '' for a person without an enterprise. */
  merchantNo: text('merchant_no').notNull(),
  provinceCode: text('province_code').notNull(),
  provinceName: text('province_name').notNull(),
  cityCode: text('city_code').notNull(),
  cityName: text('city_name').notNull(),
  areaCode: text('area_code').notNull(),
  areaName: text('area_name').notNull(),
  streetCode: text('street_code'),
  streetName: text('street_name'),
  detailAddress: text('detail_address').notNull(),
  contactName: text('contact_name').notNull(),
  contactPhone: text('contact_phone').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});
