import type { AuthStatus, EnterpriseType, StoreType } from '@portal/engines/access';
import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

export const enterprise = pgTable('enterprise', {
  merchantNo: text('merchant_no').primaryKey(),
  enterpriseNo: text('enterprise_no').notNull(),
  companyName: text('company_name').notNull(),
  enterpriseType: smallint('enterprise_type').$type<EnterpriseType>().notNull(),
  authStatus: smallint('auth_status').$type<AuthStatus>().notNull().default(0),
  auditStatus: smallint('audit_status').notNull().default(0),
  provinceCode: text('province_code'),
  provinceName: text('province_name'),
  cityCode: text('city_code'),
  cityName: text('city_name'),
  areaCode: text('area_code'),
  areaName: text('area_name'),
  address: text('address').notNull().default(''),
  /** Own sign on quotations. */
  logoFileId: text('logo_file_id'),
  /** Small or medium business. */
  smb: boolean('smb').notNull().default(false),
  storeType: smallint('store_type').$type<StoreType>(),
  /** When it is frozen unless its contract is renewed. */
  gmtFreeze: instant('gmt_freeze'),
  gmtCreate: instant('gmt_create').notNull(),
});
