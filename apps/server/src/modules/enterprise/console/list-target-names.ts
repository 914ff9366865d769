import type { Db } from '../../../platform/db/database.ts';
import { listNamesOnPapers, listPapersNamed } from '../certification/store.ts';
import { listCompanyNames, listMerchantsNamed } from '../store.ts';

/** Names of enterprises and of those on papers, by the numbers that stand in the operators' log. */
export async function listTargetNames(db: Db, targets: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await listNamesOnPapers(db, targets)), ...(await listCompanyNames(db, targets))]);
}

/** Numbers of enterprises and of papers whose name holds a word. */
export const listTargetsNamed = async (db: Db, keyword: string): Promise<readonly string[]> => [
  ...(await listPapersNamed(db, keyword)),
  ...(await listMerchantsNamed(db, keyword)),
];
