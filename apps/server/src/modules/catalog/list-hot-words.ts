import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { answeredWords } from './answered-words.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listUsedCategories } from './store.ts';

const HOT = 4;
const WORDS = 10;
/** Second categories used most carry the hot mark and lead to what is in them; then trade words that find something. */
export const listHotWords = operation(contract.listHotWords, function listHotWords(ctx, _input, catalog: CatalogCache) {
  return catalog.cache.remember(ctx.db, 'hot words', async () => {
    const taxonomy = await catalog.taxonomy(ctx.db);
    const hot = new Map((await listUsedCategories(ctx.db, HOT)).map(({ secondCategoryId }) => [taxonomy.nameOf(secondCategoryId), secondCategoryId]));
    const answered = await answeredWords(ctx.db);
    const words = [...new Set([...hot.keys(), ...answered])].slice(0, WORDS);
    return words.map((word): contract.HotWord => {
      const categoryId = hot.get(word);
      if (categoryId === undefined) return { word, status: false, linkType: null, linkUrl: null };
      return { word, status: true, linkType: 1, linkUrl: `/product?portalCatagoryId=${categoryId}` };
    });
  });
});
