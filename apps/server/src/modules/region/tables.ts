import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Administrative regions, four levels; operators may override rows. */
export const region = pgTable('region', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  parentCode: text('parent_code'),
  level: smallint('level').notNull(),
  hasNext: boolean('has_next').notNull(),
  functional: boolean('functional').notNull().default(false),
});
