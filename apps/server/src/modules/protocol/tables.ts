import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ProtocolAction, ProtocolCode, ProtocolSection } from '@portal/contract/protocol';
import { instant, serialId } from '../../platform/db/columns.ts';

/** An agreement in one of its versions; what is published is never changed. */
export const protocol = pgTable(
  'protocol',
  {
    protocolCode: smallint('protocol_code').$type<ProtocolCode>().notNull(),
    version: integer('version').notNull(),
    protocolName: text('protocol_name').notNull(),
    /** `{brand}` in a line stands for the provider. */
    sections: jsonb('sections').$type<ProtocolSection[]>().notNull(),
    gmtPublish: instant('gmt_publish').notNull(),
    /** When everybody is sent a message of it; null: none is due. */
    gmtTell: instant('gmt_tell'),
  },
  (table) => [primaryKey({ columns: [table.protocolCode, table.version] })],
);

/** The next version of an agreement while it is written. */
export const protocolDraft = pgTable('protocol_draft', {
  protocolCode: smallint('protocol_code').$type<ProtocolCode>().primaryKey(),
  /** Another one at each saving. */
  draftNo: text('draft_no').notNull(),
  protocolName: text('protocol_name').notNull(),
  text: text('text').notNull(),
  operatorNo: text('operator_no').notNull(),
  gmtModify: instant('gmt_modify').notNull(),
});

/** What a person answered to a text, and which text that was. */
export const protocolConsent = pgTable('protocol_consent', {
  id: serialId(),
  accountNo: text('account_no').notNull(),
  protocolCode: smallint('protocol_code').$type<ProtocolCode>().notNull(),
  version: integer('version').notNull(),
  /** SHA-256 of the text as it was shown. */
  textHash: text('text_hash').notNull(),
  action: smallint('action').$type<ProtocolAction>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
