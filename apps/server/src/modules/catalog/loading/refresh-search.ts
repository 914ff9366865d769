/** Brings the words families are found by up to date. */
import type { Db } from '../../../platform/db/database.ts';
import { searchVectorOf } from '../search/index-words.ts';
import { findSearchedTexts, storeSearch, type SearchedFamily } from './store.ts';

const FAMILIES_A_STEP = 500;

export async function refreshSearch(db: Db, spuNos: readonly string[]): Promise<void> {
  for (let at = 0; at < spuNos.length; at += FAMILIES_A_STEP) {
    const families = await findSearchedTexts(db, spuNos.slice(at, at + FAMILIES_A_STEP));
    await storeSearch(
      db,
      families.map((family) => ({ spuNo: family.spu_no, search: searchVectorOf(textsOf(family)) })),
    );
  }
}

const textsOf = (family: SearchedFamily) => ({
  names: [family.spu_name, ...family.sku_names, ...family.sku_models],
  heads: [family.second_category, family.first_category, family.brand_name],
  bodies: [family.spu_desc, ...family.sku_descs, ...family.attributes.flatMap((attributes) => Object.values(attributes).flatMap(wordsOf))],
});

/** Values worth finding: words, and codes such as H.265; bare numbers and yes/no say nothing. */
const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
