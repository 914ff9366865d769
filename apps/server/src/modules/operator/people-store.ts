/** Operators as administrators see them, and what was asked for to give them rights. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { operator, operatorChange, operatorSession } from './tables.ts';

export type PersonRow = typeof operator.$inferSelect;
export type ChangeRow = typeof operatorChange.$inferSelect;
interface Paging {
  page: number;
  size: number;
}

export async function listPeople(db: Db, { page, size }: Paging): Promise<{ rows: PersonRow[]; total: number }> {
  const rows = await db
    .select()
    .from(operator)
    .orderBy(sql`${operator.status} <> 0`, asc(operator.loginName))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(operator) };
}

/** What concerns who has which right happens one after the other, to the end of the transaction. */
export const lockPeople = async (db: Db): Promise<void> => void (await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`));

export async function findPerson(db: Db, operatorNo: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(operator).where(eq(operator.operatorNo, operatorNo));
  return row;
}

/** Administrators that may sign in, without this one. */
export const countOtherAdministrators = (db: Db, operatorNo: string): Promise<number> =>
  db.$count(operator, and(eq(operator.role, 'administrator'), eq(operator.status, 0), ne(operator.operatorNo, operatorNo)));

export async function updatePerson(db: Db, operatorNo: string, change: Partial<Pick<PersonRow, 'role' | 'status' | 'wrongCodes'>>): Promise<void> {
  await db.update(operator).set(change).where(eq(operator.operatorNo, operatorNo));
  if (change.status === 1) await db.delete(operatorSession).where(eq(operatorSession.operatorNo, operatorNo));
}

export async function listChanges(
  db: Db,
  { page, size, state }: Paging & { state?: ChangeRow['state'] | undefined },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const where = state === undefined ? undefined : eq(operatorChange.state, state);
  const rows = await db
    .select()
    .from(operatorChange)
    .where(where)
    .orderBy(sql`${operatorChange.state} <> 'proposed'`, desc(operatorChange.gmtCreate), asc(operatorChange.changeNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(operatorChange, where) };
}

/** The one that waits for this login name. */
export async function findWaitingChange(db: Db, loginName: string): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(operatorChange)
    .where(and(eq(operatorChange.loginName, loginName), eq(operatorChange.state, 'proposed')));
  return row;
}

/** Kept from other changes to the end of the transaction. */
export async function lockChange(db: Db, changeNo: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(operatorChange).where(eq(operatorChange.changeNo, changeNo)).for('update');
  return row;
}

export const insertChange = async (db: Db, row: ChangeRow): Promise<void> => void (await db.insert(operatorChange).values(row));

export async function updateChange(db: Db, { changeNo, state, deciderNo, gmtModified }: ChangeRow): Promise<void> {
  await db.update(operatorChange).set({ state, deciderNo, firstHalf: null, gmtModified }).where(eq(operatorChange.changeNo, changeNo));
}
