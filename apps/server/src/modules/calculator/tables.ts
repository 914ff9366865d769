import type { CalculatorId } from '@portal/engines/calculators';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** One row a visit of the calculator pages. `accountNo` null: a guest. */
export const calculatorUsage = pgTable('calculator_usage', {
  id: text('id').primaryKey(),
  accountNo: text('account_no'),
  usageCount: integer('usage_count').notNull(),
  byCalculator: jsonb('by_calculator').$type<Partial<Record<CalculatorId, number>>>().notNull(),
  gmtCreate: instant('gmt_create').notNull(),
});
