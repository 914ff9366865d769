import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { answeredWords } from './answered-words.ts';
import type { CatalogCache } from './catalog-cache.ts';

const KEYWORDS = 10;

/** What the empty box offers to look for: never a word that finds nothing. */
export const listSearchKeywords = operation(contract.listSearchKeywords, async function listSearchKeywords({ db }, _input, catalog: CatalogCache) {
  return { keywords: await catalog.cache.remember(db, 'search keywords', async () => (await answeredWords(db)).slice(0, KEYWORDS)) };
});
