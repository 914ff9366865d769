/** Brings the words families and models are found by up to date. */
import type { Db } from '../../../platform/db/database.ts';
import { familyWordsOf } from '../search/family-words.ts';
import { getTaxonomy } from '../store.ts';
import { listFamiliesWithoutWords, listSearchedTexts, putSearch } from './store.ts';

const FAMILIES_A_STEP = 500;

export async function refreshSearch(db: Db, spuNos: readonly string[]): Promise<void> {
  const { attributes } = await getTaxonomy(db);
  for (let at = 0; at < spuNos.length; at += FAMILIES_A_STEP) {
    const step = spuNos.slice(at, at + FAMILIES_A_STEP);
    const families = await listSearchedTexts(db, step);
    await putSearch(
      db,
      families.map((family) => familyWordsOf(family, attributes)),
    );
  }
}

/** Words for the models that have none: a database of an older version. Run it in a transaction. Gives how many families had to be read. */
export async function completeSearch(db: Db): Promise<number> {
  const spuNos = await listFamiliesWithoutWords(db);
  if (spuNos.length > 0) await refreshSearch(db, spuNos);
  return spuNos.length;
}
