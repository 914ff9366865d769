import type { OperatorRole } from '@portal/engines/access';
import type { OperatorChangeState } from '@portal/engines/states';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

export const operator = pgTable('operator', {
  operatorNo: text('operator_no').primaryKey(),
  loginName: text('login_name').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<OperatorRole>().notNull(),
  /** 0 active, 1 locked, 2 locked for want of the demo. */
  status: smallint('status').notNull().default(0),
  /** One of the demo world's, whose password and secret are published. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** Sealed (`totp-seal.ts`); null until an authenticator is linked. */
  totpSecret: text('totp_secret'),
  /** The latest 30 seconds a code was taken of. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  /** Codes tried since `gmtWrongCodes`, none of which was right. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
  gmtWrongCodes: instant('gmt_wrong_codes'),
  gmtCreate: instant('gmt_create').notNull(),
});

/** A right password, waiting for the second step; only a hash of the cookie's value is kept. */
export const operatorSignIn = pgTable('operator_sign_in', {
  tokenHash: text('token_hash').primaryKey(),
  operatorNo: text('operator_no').notNull(),
  /** Sealed. */
  enrolSecret: text('enrol_secret'),
  gmtExpire: instant('gmt_expire').notNull(),
});

export const operatorSession = pgTable('operator_session', {
  tokenHash: text('token_hash').primaryKey(),
  operatorNo: text('operator_no').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
});

export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  {
    operatorNo: text('operator_no').notNull(),
    codeHash: text('code_hash').notNull(),
    gmtUsed: instant('gmt_used'),
  },
  (table) => [primaryKey({ columns: [table.operatorNo, table.codeHash] })],
);

export const operatorLog = pgTable('operator_log', {
  id: serialId(),
  /** The place in the chain, from 1 without a gap; null until `updateChain` gives it one. */
  chainNo: bigint('chain_no', { mode: 'number' }),
  /** Of this line and the one before it. */
  hash: text('hash'),
  operatorNo: text('operator_no').notNull(),
  act: text('act').notNull(),
  target: text('target').notNull().default(''),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
  ip: text('ip').notNull().default(''),
  gmtCreate: instant('gmt_create').notNull(),
});

/** What is asked for to give an operator rights: of one who is added with what is to be stored then. */
export const operatorChange = pgTable('operator_change', {
  changeNo: text('change_no').primaryKey(),
  kind: text('kind').$type<'add' | 'role' | 'unlock'>().notNull(),
  operatorNo: text('operator_no').notNull(),
  loginName: text('login_name').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  role: text('role').$type<OperatorRole>().notNull(),
  reason: text('reason').notNull(),
  /** Sealed (`totp-seal.ts`), until it is decided. */
  firstHalf: text('first_half'),
  state: text('state').$type<OperatorChangeState>().notNull(),
  proposerNo: text('proposer_no').notNull(),
  deciderNo: text('decider_no'),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});
