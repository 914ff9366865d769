/** What was applied last, by owner, scenario and place. */
import { and, eq } from 'drizzle-orm';
import type { ScenarioId } from '@portal/engines/sizing';
import type { Db } from '../../platform/db/database.ts';
import { appliedRecommendation } from './tables.ts';

export type AppliedRow = typeof appliedRecommendation.$inferSelect;
/** Whose, which scenario, where: the key of a row. */
export type AppliedKey = Pick<AppliedRow, 'accountNo' | 'merchantNo' | 'target'> & { scenario: ScenarioId };

const isKey = ({ accountNo, merchantNo, scenario, target }: AppliedKey) =>
  and(
    eq(appliedRecommendation.accountNo, accountNo),
    eq(appliedRecommendation.merchantNo, merchantNo),
    eq(appliedRecommendation.scenario, scenario),
    eq(appliedRecommendation.target, target),
  );

export async function findApplied(db: Db, key: AppliedKey): Promise<AppliedRow | undefined> {
  const [row] = await db.select().from(appliedRecommendation).where(isKey(key));
  return row;
}

/** Stores it in the place of the one before. */
export async function putApplied(db: Db, row: AppliedRow): Promise<void> {
  const { accountNo: _accountNo, merchantNo: _merchantNo, scenario: _scenario, target: _target, ...content } = row;
  const { accountNo, merchantNo, scenario, target } = appliedRecommendation;
  await db
    .insert(appliedRecommendation)
    .values(row)
    .onConflictDoUpdate({ target: [accountNo, merchantNo, scenario, target], set: content });
}
