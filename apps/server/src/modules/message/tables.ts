import { pgTable, text } from 'drizzle-orm/pg-core';
import type { MessageType } from '@portal/contract/message';
import { instant } from '../../platform/db/columns.ts';

export const message = pgTable('message', {
  messageId: text('message_id').primaryKey(),
  accountNo: text('account_no').notNull(),
  /** The identity it is about; null: the person, whatever they act as. */
  merchantNo: text('merchant_no'),
  messageType: text('message_type').$type<MessageType>().notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  link: text('link'),
  eventKey: text('event_key').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtRead: instant('gmt_read'),
  gmtRemove: instant('gmt_remove'),
});
