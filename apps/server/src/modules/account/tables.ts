import type { AuthStatus, EmployeeType, EngineerStatus } from '@portal/engines/access';
import { bigint, boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

/** What becomes of a code in a picture; as it rests in the database. */
export const QrState = { Waiting: 0, Scanned: 1, Confirmed: 2, Refused: 3, Used: 4 } as const;
export type QrState = (typeof QrState)[keyof typeof QrState];

export const account = pgTable('account', {
  accountNo: text('account_no').primaryKey(),
  phone: text('phone').notNull(),
  passwordHash: text('password_hash'),
  nickname: text('nickname').notNull().default(''),
  avatar: text('avatar'),
  isHikSales: boolean('is_hik_sales').notNull().default(false),
  surveyPermission: boolean('survey_permission').notNull().default(false),
  /** 0 active, 1 locked by the provider, 2 a demo account while the demo is off, 3 closed: nobody's any more. */
  status: smallint('status').notNull().default(0),
  /** One of the demo world's, whose password is published. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** In the member store: 0 ordinary. */
  memberLevel: smallint('member_level').notNull().default(0),
  isBd: boolean('is_bd').notNull().default(false),
  engineerStatus: smallint('engineer_status').$type<EngineerStatus>().notNull().default(0),
  personAuthStatus: smallint('person_auth_status').$type<AuthStatus>().notNull().default(0),
  /** When it is closed, by its owner's wish. */
  gmtClose: instant('gmt_close'),
  gmtCreate: instant('gmt_create').notNull(),
});

/** The enterprises a person may act for: multiIdentity. */
export const accountIdentity = pgTable(
  'account_identity',
  {
    accountNo: text('account_no').notNull(),
    merchantNo: text('merchant_no').notNull(),
    /** null: owner; 1, 2, 3: staff of a first-level, second-level, gold second-level dealer. */
    employeeType: smallint('employee_type').$type<EmployeeType>(),
    /** Of staff: manages the others (ENTERPRISE-7). */
    isManager: boolean('is_manager').notNull().default(false),
    /** Of staff of a first-level dealer: sees what is of their own customers alone (ENTERPRISE-16). */
    ownCustomers: boolean('own_customers').notNull().default(false),
    /** null: from before it was kept. */
    gmtJoin: instant('gmt_join'),
    chooseOn: boolean('choose_on').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.merchantNo] })],
);

/** Only a hash of the cookie's value is kept. */
export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  accountNo: text('account_no').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
  /** With what and from where it was begun; null for sessions older than these columns. */
  userAgent: text('user_agent'),
  ip: text('ip'),
});

/** Carries a person from the sign-on site to the portal, once. */
export const handoverCode = pgTable('handover_code', {
  codeHash: text('code_hash').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** Hash of the state cookie of the browser that asked; null: exchanged by a call only. */
  stateHash: text('state_hash'),
  gmtExpire: instant('gmt_expire').notNull(),
  gmtUsed: instant('gmt_used'),
});

/** A code in a picture, from the browser that shows it to the phone that confirms it. */
export const loginQr = pgTable('login_qr', {
  codeHash: text('code_hash').primaryKey(),
  /** Hash of the cookie of the browser that asked. */
  askerHash: text('asker_hash').notNull(),
  userAgent: text('user_agent'),
  ip: text('ip'),
  accountNo: text('account_no'),
  status: smallint('status').$type<QrState>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
});

export const smsCode = pgTable('sms_code', {
  id: serialId(),
  phone: text('phone').notNull(),
  purpose: text('purpose').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  askedFrom: text('asked_from'),
  triesElsewhere: smallint('tries_elsewhere').notNull().default(0),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
  gmtUsed: instant('gmt_used'),
});

/** How far a copy of a person's data is; as it rests in the database. */
export const ExportState = { Making: 0, Ready: 1, Taken: 2 } as const;
type ExportState = (typeof ExportState)[keyof typeof ExportState];

export const accountExport = pgTable('account_export', {
  exportId: text('export_id').primaryKey(),
  accountNo: text('account_no').notNull(),
  status: smallint('status').$type<ExportState>().notNull(),
  byteLength: bigint('byte_length', { mode: 'number' }),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
});

/** What an owner did with the account's own data. */
export type AccountEventKind = 'phoneShown' | 'exportAsked' | 'exportTaken' | 'closingAsked' | 'closingTakenBack' | 'closed';
export const accountEvent = pgTable('account_event', {
  id: serialId(),
  accountNo: text('account_no').notNull(),
  kind: text('kind').$type<AccountEventKind>().notNull(),
  place: text('place').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});

/** One row an event that is counted; `key` says what. */
export const attempt = pgTable('attempt', {
  id: serialId(),
  key: text('key').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
