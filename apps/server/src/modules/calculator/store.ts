import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { calculatorUsage } from './tables.ts';

export type CalculatorUsageRow = typeof calculatorUsage.$inferSelect;

export async function insertUsage(db: Db, usage: CalculatorUsageRow): Promise<void> {
  await db.insert(calculatorUsage).values(usage);
}

export const listUsageOf = (db: Db, accountNo: string): Promise<CalculatorUsageRow[]> =>
  db.select().from(calculatorUsage).where(eq(calculatorUsage.accountNo, accountNo));

/** Makes the account's visits those of a guest. */
export async function updateUsageOwner(db: Db, accountNo: string): Promise<void> {
  await db.update(calculatorUsage).set({ accountNo: null }).where(eq(calculatorUsage.accountNo, accountNo));
}
