import type { MissedKind } from '@portal/contract/behavior';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often something was looked at on a day of Beijing. Nobody who looked stands in it (BEHAVIOR-2). */
export const behaviorCount = pgTable(
  'behavior_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    eventId: integer('event_id').notNull(),
    contentId: text('content_id').notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.eventId, table.contentId] })],
);

/** How often a keyword was looked for in vain on a day of Beijing. Nobody who looked stands in it (BEHAVIOR-4). */
export const missedKeyword = pgTable(
  'missed_keyword',
  {
    day: date('day', { mode: 'string' }).notNull(),
    keyword: text('keyword').notNull(),
    kind: text('kind').$type<MissedKind>().notNull(),
    total: integer('total').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyword, table.kind] })],
);
