import type { RoleLine } from '@portal/contract/catalog';
import type { ScenarioId, TierId } from '@portal/engines/sizing';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Pieces } from '@portal/engines/pricing';
import { instant, yuan } from '../../platform/db/columns.ts';

/** What was applied last of a scenario to one place. `target`: '' for the selected-product list, else the order's id. */
export const appliedRecommendation = pgTable(
  'applied_recommendation',
  {
    accountNo: text('account_no').notNull(),
    merchantNo: text('merchant_no').notNull(),
    scenario: text('scenario').$type<ScenarioId>().notNull(),
    target: text('target').notNull(),
    tier: text('tier').$type<TierId>().notNull(),
    inputs: jsonb('inputs').$type<Record<string, unknown>>().notNull(),
    budget: yuan('budget'),
    kept: jsonb('kept').$type<RoleLine[]>().notNull(),
    lines: jsonb('lines').$type<Pieces[]>().notNull(),
    gmtModified: instant('gmt_modified').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.merchantNo, table.scenario, table.target] })],
);
