/** What was applied last, by owner, scenario and place. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ScenarioId } from '@portal/engines/sizing';
import { putMany } from '../../platform/db/bulk.ts';
import type { Owner } from '../../platform/http/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { appliedRecommendation } from './tables.ts';

export type AppliedRow = typeof appliedRecommendation.$inferSelect;
/** Whose, which scenario, where: the key of a row. */
export type AppliedKey = Pick<AppliedRow, 'accountNo' | 'merchantNo' | 'target'> & { scenario: ScenarioId };

const isOwned = ({ accountNo, merchantNo }: Owner) => and(eq(appliedRecommendation.accountNo, accountNo), eq(appliedRecommendation.merchantNo, merchantNo));
const isKey = ({ scenario, target, ...owner }: AppliedKey) =>
  and(isOwned(owner), eq(appliedRecommendation.scenario, scenario), eq(appliedRecommendation.target, target));

export async function findApplied(db: Db, key: AppliedKey): Promise<AppliedRow | undefined> {
  const [row] = await db.select().from(appliedRecommendation).where(isKey(key));
  return row;
}

/** What was applied last of every scenario to these targets of an owner. */
export async function listAppliedTo(db: Db, owner: Owner, targets: readonly string[]): Promise<AppliedRow[]> {
  return db
    .select()
    .from(appliedRecommendation)
    .where(and(isOwned(owner), inArray(appliedRecommendation.target, [...targets])));
}

/** Stores each in the place of the one before, in one statement. */
export async function putApplied(db: Db, rows: readonly AppliedRow[]): Promise<void> {
  await putMany(db, appliedRecommendation, rows, {
    on: ['accountNo', 'merchantNo', 'scenario', 'target'],
    set: ['tier', 'inputs', 'budget', 'kept', 'lines', 'gmtModified'],
  });
}

export async function deleteApplied(db: Db, owner: Owner, target: string, scenarios: readonly ScenarioId[]): Promise<void> {
  if (scenarios.length === 0) return;
  await db
    .delete(appliedRecommendation)
    .where(and(isOwned(owner), eq(appliedRecommendation.target, target), inArray(appliedRecommendation.scenario, [...scenarios])));
}

/** Of all identities of an account. */
export const listAppliedOfAccount = (db: Db, accountNo: string): Promise<AppliedRow[]> =>
  db.select().from(appliedRecommendation).where(eq(appliedRecommendation.accountNo, accountNo));

export async function deleteAppliedOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(appliedRecommendation).where(eq(appliedRecommendation.accountNo, accountNo));
}

/** What an owner has applied to orders is another account's of the same enterprise. */
export async function updateAppliedOwner(db: Db, owner: Owner, accountNo: string): Promise<void> {
  await db
    .update(appliedRecommendation)
    .set({ accountNo })
    .where(and(isOwned(owner), ne(appliedRecommendation.target, '')));
}

export async function deleteAppliedOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(appliedRecommendation).where(isOwned(owner));
}

/** What a person has without an enterprise becomes that of the enterprise, which has none yet. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(appliedRecommendation)
    .set({ merchantNo })
    .where(and(eq(appliedRecommendation.accountNo, accountNo), eq(appliedRecommendation.merchantNo, '')));
}
