import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SharedPaper } from '@portal/contract/design-order';
import { instant, yuan } from '../../../platform/db/columns.ts';

/** A customer's link. Found by its order, which its owner has, or by the hash of its token, which nobody has but who was given it. */
export const designOrderShare = pgTable('design_order_share', {
  id: text('id').primaryKey(),
  designOrderId: text('design_order_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  passwordHash: text('password_hash'),
  /** Wrong passwords in all, whoever typed them. */
  wrongTries: integer('tries').notNull(),
  /** Until when what was tried with wrong passwords, by whomever, is paid off. */
  gmtTried: instant('gmt_tried'),
  quotationNumber: text('quotation_number').notNull(),
  fingerprint: text('fingerprint').notNull(),
  paper: jsonb('paper').$type<SharedPaper>().notNull(),
  amount: yuan('amount', 14).notNull(),
  opened: integer('opened').notNull(),
  gmtOpened: instant('gmt_opened'),
  answer: text('answer').$type<'accepted' | 'changeAsked'>(),
  answerName: text('answer_name').notNull(),
  answerPhone: text('answer_phone').notNull(),
  answerReason: text('answer_reason').notNull(),
  changesAsked: integer('changes_asked').notNull(),
  gmtAnswer: instant('gmt_answer'),
  gmtCreate: instant('gmt_create').notNull(),
  gmtExpire: instant('gmt_expire').notNull(),
  gmtRevoked: instant('gmt_revoked'),
});

/** What a customer asked to be changed over a link, a row each time. */
export const askedChange = pgTable(
  'asked_change',
  {
    shareId: text('share_id').notNull(),
    /** From 1 within a link. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    reason: text('reason').notNull(),
    gmtAsked: instant('gmt_asked').notNull(),
    /** When its owner said that it is done. */
    gmtDone: instant('gmt_done'),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.number] })],
);

/** Who tried passwords of a link, one row a visitor and link. Of the address rests a keyed hash. */
export const shareVisitor = pgTable(
  'share_visitor',
  {
    shareId: text('share_id').notNull(),
    visitor: text('visitor').notNull(),
    /** Wrong passwords since `gmtTried`. */
    tries: integer('tries').notNull(),
    gmtTried: instant('gmt_tried').notNull(),
    /** Has given the right one. */
    isKnown: boolean('is_known').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shareId, table.visitor] })],
);
