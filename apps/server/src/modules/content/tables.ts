import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Projects under way, in the order of `sortNo`, the newest first where it is the same. */
export const marqueeClue = pgTable('marquee_clue', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  schedule: text('schedule').notNull(),
  sortNo: integer('sort_no').notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
