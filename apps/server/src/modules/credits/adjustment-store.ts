/** Credits that operators give or take. */
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { creditsAdjustment } from './tables.ts';

export type AdjustmentRow = typeof creditsAdjustment.$inferSelect;

export async function insertAdjustment(db: Db, row: Omit<AdjustmentRow, 'serial'>): Promise<void> {
  await db.insert(creditsAdjustment).values(row);
}

/** Those that wait first, then the newest. */
export async function listAdjustmentPage(
  db: Db,
  { page, size, state }: { page: number; size: number; state?: AdjustmentRow['state'] | undefined },
): Promise<{ rows: AdjustmentRow[]; total: number }> {
  const where = state === undefined ? undefined : eq(creditsAdjustment.state, state);
  const rows = await db
    .select()
    .from(creditsAdjustment)
    .where(where)
    .orderBy(sql`case when ${creditsAdjustment.state} = 'proposed' then 0 else 1 end`, desc(creditsAdjustment.serial))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(creditsAdjustment, where) };
}

/** Of numbers that may be of anything. */
export const listAdjustmentsNumbered = (db: Db, numbers: readonly string[]): Promise<AdjustmentRow[]> =>
  db
    .select()
    .from(creditsAdjustment)
    .where(inArray(creditsAdjustment.adjustmentNo, [...numbers]));

/** How many wait for this operator: those that somebody else proposed. */
export const countProposedByOthers = (db: Db, operatorNo: string): Promise<number> =>
  db.$count(creditsAdjustment, and(eq(creditsAdjustment.state, 'proposed'), ne(creditsAdjustment.proposerNo, operatorNo)));

/** How many points of a holder are proposed to be taken, and are not decided of. */
export async function countProposedDown(db: Db, { accountNo, merchantNo }: Owner): Promise<number> {
  const { accountNo: account, merchantNo: merchant, state, points } = creditsAdjustment;
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(-${points}), 0)::int` })
    .from(creditsAdjustment)
    .where(and(eq(account, accountNo), eq(merchant, merchantNo), eq(state, 'proposed'), lt(points, 0)));
  return row?.sum ?? 0;
}

/** Kept from other changes to the end of the transaction. */
export async function lockAdjustment(db: Db, adjustmentNo: string): Promise<AdjustmentRow | undefined> {
  const [row] = await db.select().from(creditsAdjustment).where(eq(creditsAdjustment.adjustmentNo, adjustmentNo)).for('update');
  return row;
}

export async function updateAdjustment(db: Db, { adjustmentNo, state, deciderNo, gmtModified }: AdjustmentRow): Promise<void> {
  await db.update(creditsAdjustment).set({ state, deciderNo, gmtModified }).where(eq(creditsAdjustment.adjustmentNo, adjustmentNo));
}
