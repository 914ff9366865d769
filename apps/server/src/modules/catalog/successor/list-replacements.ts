import type { Db } from '../../../platform/db/database.ts';
import { listFamilyHeads, type FamilyHead } from '../store.ts';
import { findSuccessorNo } from './store.ts';

/** A successor that is gone, too, names its own; so many are asked. */
const SUCCESSORS_MAX = 5;

/** What takes the place of a family and is sold; null: nothing. */
export async function findSuccessor(db: Db, spuNo: string): Promise<FamilyHead | null> {
  let next = await findSuccessorNo(db, spuNo);
  for (let asked = 0; asked < SUCCESSORS_MAX && next !== null; asked++) {
    const [head] = await listFamilyHeads(db, [next]);
    if (head?.isOnSale) return head;
    next = await findSuccessorNo(db, next);
  }
  return null;
}

/** Of families of which something is sold no more: what is bought instead, the family itself where other models of it are sold; missing: nothing. */
export async function listReplacements(db: Db, spuNos: readonly string[]): Promise<ReadonlyMap<string, { spuNo: string; spuName: string }>> {
  const found = new Map<string, { spuNo: string; spuName: string }>();
  if (spuNos.length === 0) return found;
  const sold = new Map((await listFamilyHeads(db, spuNos)).filter(({ isOnSale }) => isOnSale).map((head) => [head.spuNo, head]));
  for (const spuNo of new Set(spuNos)) {
    const head = sold.get(spuNo) ?? (await findSuccessor(db, spuNo));
    if (head) found.set(spuNo, { spuNo: head.spuNo, spuName: head.spuName });
  }
  return found;
}
