import type { Db } from '../../../platform/db/database.ts';
import { listNamesOnPapers } from '../certification/store.ts';
import { listCompanyNames } from '../store.ts';

/** Names of enterprises and of those on papers, by the numbers that stand in the operators' log. */
export async function listTargetNames(db: Db, targets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await listNamesOnPapers(db, targets)), ...(await listCompanyNames(db, targets))]);
}
