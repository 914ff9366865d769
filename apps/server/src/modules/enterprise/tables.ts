import type { AuthStatus, EnterpriseType, StoreType } from '@portal/engines/access';
import type { AuditStatus, CertificationAct, CertificationActor } from '@portal/engines/states';
import type { FormerPapers } from '@portal/contract/enterprise';
import { sql } from 'drizzle-orm';
import { boolean, date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

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
  streetCode: text('street_code'),
  streetName: text('street_name'),
  address: text('address').notNull().default(''),
  /** Own sign on quotations. */
  logoFileId: text('logo_file_id'),
  /** Small or medium business. */
  smb: boolean('smb').notNull().default(false),
  storeType: smallint('store_type').$type<StoreType>(),
  /** When it is frozen unless its contract is renewed. */
  gmtFreeze: instant('gmt_freeze'),
  /** Why, as the provider tells it. */
  freezeReason: text('freeze_reason').notNull().default(''),
  /** The owner knows that another enterprise bears the same name. */
  nameRepeatKept: boolean('name_repeat_kept').notNull().default(false),
  /** Drawn by lot by the database. */
  accreditNo: text('accredit_no')
    .notNull()
    .default(sql`'SQ' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))`),
  gmtCreate: instant('gmt_create').notNull(),
});

/** What was handed in to certify an enterprise, and the state it is in. */
export const certification = pgTable('certification', {
  enterpriseNo: text('enterprise_no').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** The enterprise it became; null until it is certified for the first time. */
  merchantNo: text('merchant_no'),
  state: smallint('state').$type<AuditStatus>().notNull(),
  /** Asked for; which one it becomes is the auditor's to say. */
  enterpriseType: smallint('enterprise_type').$type<2 | 3>().notNull(),
  companyName: text('company_name').notNull(),
  companyNumber: text('company_number').notNull(),
  contactName: text('contact_name').notNull(),
  contactPhone: text('contact_phone').notNull(),
  provinceCode: text('province_code').notNull(),
  provinceName: text('province_name').notNull(),
  cityCode: text('city_code').notNull(),
  cityName: text('city_name').notNull(),
  areaCode: text('area_code').notNull(),
  areaName: text('area_name').notNull(),
  streetCode: text('street_code'),
  streetName: text('street_name'),
  address: text('address').notNull(),
  licenceFileId: text('licence_file_id').notNull(),
  /** The number in force: one company is certified once. */
  certifiedNumber: text('certified_number'),
  /** The last day it holds, by Beijing time; null: without an end. */
  validUntil: date('valid_until', { mode: 'string' }),
  reason: text('reason').notNull().default(''),
  gmtCreate: instant('gmt_create').notNull(),
  gmtSubmit: instant('gmt_submit').notNull(),
  gmtDecide: instant('gmt_decide'),
});

/** Every step a certification took. */
export const certificationHistory = pgTable('certification_history', {
  id: serialId(),
  enterpriseNo: text('enterprise_no').notNull(),
  act: text('act').$type<CertificationAct>().notNull(),
  fromState: smallint('from_state').$type<AuditStatus>(),
  toState: smallint('to_state').$type<AuditStatus>().notNull(),
  actor: text('actor').$type<CertificationActor>().notNull(),
  /** Number of the account or of the operator. */
  actorNo: text('actor_no').notNull(),
  reason: text('reason').notNull().default(''),
  /** What was handed in, with a `submit`. */
  papers: jsonb('papers').$type<FormerPapers>(),
  gmtCreate: instant('gmt_create').notNull(),
});
