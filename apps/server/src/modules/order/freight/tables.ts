import type { FreightTerms } from '@portal/engines/pricing';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** What a first-level dealer takes for sending goods; without a row nothing. */
export const freightTemplate = pgTable('freight_template', {
  shopNo: text('shop_no').primaryKey(),
  template: jsonb('template').$type<FreightTerms>().notNull(),
  gmtModified: instant('gmt_modified').notNull(),
});
