import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Files handed in; the bytes lie in the file store under the same id. */
export const file = pgTable('file', {
  fileId: text('file_id').primaryKey(),
  accountNo: text('account_no'),
  fvName: text('fv_name').notNull(),
  mediaType: text('media_type').notNull(),
  byteLength: bigint('byte_length', { mode: 'number' }).notNull(),
  /** Of the stored bytes. */
  sha256: text('sha256').notNull(),
  /** `shown`: everybody's once something published has shown it (FILE-10). */
  visibility: text('visibility', { enum: ['public', 'owner', 'shown'] }).notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
