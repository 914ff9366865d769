import type { Db } from '../../platform/db/database.ts';
import { calculatorUsage } from './tables.ts';

export type CalculatorUsageRow = typeof calculatorUsage.$inferSelect;

export async function insertUsage(db: Db, usage: CalculatorUsageRow): Promise<void> {
  await db.insert(calculatorUsage).values(usage);
}
