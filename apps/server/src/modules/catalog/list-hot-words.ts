import * as contract from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { asTsquery } from './search/question.ts';
import { searchPlanOf } from './search/search-plan.ts';
import { listAnsweredQuestions, listUsedCategories } from './store.ts';

const HOT = 4;
const WORDS = 10;
/** Words worth offering when the catalogue answers them. */
const TRADE_WORDS = [
  '半球摄像机',
  '全彩摄像机',
  '硬盘录像机',
  '监控硬盘',
  'PoE交换机',
  '人脸门禁',
  '道闸',
  '六类网线',
  '音柱',
  '显示屏',
  '不间断电源',
  '壁装支架',
  '网桥',
  '可视对讲',
];

/** Second categories used most carry the hot mark and lead to what is in them; then trade words that find something. */
export const listHotWords = operation(contract.listHotWords, function listHotWords(ctx, _input, catalog: CatalogCache) {
  return catalog.cache.remember(ctx.db, 'hot words', async () => {
    const taxonomy = await catalog.taxonomy(ctx.db);
    const hot = new Map((await listUsedCategories(ctx.db, HOT)).map(({ secondCategoryId }) => [taxonomy.nameOf(secondCategoryId), secondCategoryId]));
    const answered = await listAnsweredQuestions(
      ctx.db,
      TRADE_WORDS.map((word) => {
        const plan = searchPlanOf(word);
        return plan ? asTsquery(plan.strict) : '';
      }),
    );
    const words = [...new Set([...hot.keys(), ...answered.flatMap((place) => TRADE_WORDS[place] ?? [])])].slice(0, WORDS);
    return words.map((word): contract.HotWord => {
      const categoryId = hot.get(word);
      if (categoryId === undefined) return { word, status: false, linkType: null, linkUrl: null };
      return { word, status: true, linkType: 1, linkUrl: `/product?portalCatagoryId=${categoryId}` };
    });
  });
});
