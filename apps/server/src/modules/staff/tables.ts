import type { CustomerAct, DealerAct, LookAct, StaffAct } from '@portal/contract/staff';
import type { StaffRole } from '@portal/engines/access';
import type { StaffInvitationState } from '@portal/engines/states';
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant, serialId } from '../../platform/db/columns.ts';

export const staffInvitation = pgTable('staff_invitation', {
  invitationId: text('invitation_id').primaryKey(),
  merchantNo: text('merchant_no').notNull(),
  phone: text('phone').notNull(),
  /** Of a hand-over: to whom; null: to whoever has the number. */
  accountNo: text('account_no'),
  staffRole: text('staff_role').$type<StaffRole>().notNull(),
  state: text('state').$type<StaffInvitationState>().notNull(),
  inviterNo: text('inviter_no').notNull(),
  /** Who typed the number; null: a hand-over, or from before it was kept. */
  typedBy: text('typed_by'),
  /** How often it was sent. */
  sent: smallint('sent').notNull().default(1),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
});

export const staffHistory = pgTable('staff_history', {
  id: serialId(),
  merchantNo: text('merchant_no').notNull(),
  act: text('act').$type<StaffAct | CustomerAct | DealerAct>().notNull(),
  /** null: the clock. */
  actorNo: text('actor_no'),
  targetNo: text('target_no'),
  /** Masked; '' where the person is named. */
  targetPhone: text('target_phone').notNull().default(''),
  fromRole: text('from_role').$type<StaffRole>(),
  toRole: text('to_role').$type<StaffRole>(),
  detail: text('detail').notNull().default(''),
  gmtCreate: instant('gmt_create').notNull(),
});

export const customerLook = pgTable(
  'customer_look',
  {
    merchantNo: text('merchant_no').notNull(),
    actorNo: text('actor_no').notNull(),
    act: text('act').$type<LookAct>().notNull(),
    target: text('target').notNull(),
    /** Looks of one are one row: the beginning of the day, or the very moment. */
    gmtSpan: instant('gmt_span').notNull(),
    lookCount: integer('look_count').notNull(),
    recordCount: integer('record_count').notNull(),
    gmtFirst: instant('gmt_first').notNull(),
    gmtLast: instant('gmt_last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantNo, table.actorNo, table.act, table.target, table.gmtSpan] })],
);
