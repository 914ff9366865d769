import type { BookAnswer, EngineId } from '@portal/engines/calculation-book';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** One revision of a project's book. */
export const calculationBook = pgTable('calculation_book', {
  bookId: text('book_id').primaryKey(),
  accountNo: text('account_no').notNull(),
  merchantNo: text('merchant_no').notNull(),
  /** Shared by all revisions of the project's book. */
  seriesId: text('series_id').notNull(),
  projectName: text('project_name').notNull(),
  customer: text('customer').notNull(),
  designer: text('designer').notNull(),
  revision: text('revision').notNull(),
  bookDate: date('book_date', { mode: 'string' }).notNull(),
  remark: text('remark').notNull(),
  /** Counts every edit. */
  edition: integer('edition').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  /** Null: it may be edited. */
  gmtFixed: instant('gmt_fixed'),
  gmtRemoved: instant('gmt_removed'),
});

/** `answer`: what the engine said when the inputs were saved. */
export const calculationBookEntry = pgTable('calculation_book_entry', {
  entryId: text('entry_id').primaryKey(),
  bookId: text('book_id').notNull(),
  sort: integer('sort').notNull(),
  engine: text('engine').$type<EngineId>().notNull(),
  title: text('title').notNull(),
  inputs: jsonb('inputs').$type<Record<string, unknown>>().notNull(),
  answer: jsonb('answer').$type<BookAnswer>().notNull(),
  gmtModified: instant('gmt_modified').notNull(),
  gmtRemoved: instant('gmt_removed'),
});
