import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import type { MemberKind } from '../price/index.ts';

/** Which of a dealer's people looks after a customer. */
export const customerAssignment = pgTable(
  'customer_assignment',
  {
    dealerNo: text('dealer_no').notNull(),
    memberKind: text('member_kind').$type<MemberKind>().notNull(),
    memberNo: text('member_no').notNull(),
    accountNo: text('account_no').notNull(),
    gmtCreate: instant('gmt_create').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealerNo, table.memberKind, table.memberNo] })],
);
