import * as contract from '@portal/contract/catalog';
import type { SpuQuery } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listCards } from './listing/cards.ts';
import { listPage } from './listing/list-page.ts';
import type { GoodsQuestion } from './listing/question.ts';
import { writeCards } from './memory/write-cards.ts';
import { cardFor } from './project.ts';

/** Pages differ between viewers by their prices alone, so each is remembered once for all who are shown the same. */
export const listSpu = operation(contract.listSpu, async function listSpu(ctx, { query }, catalog: CatalogCache) {
  const answer = await pageFor(ctx, query, catalog);
  if (isKeywordAlone(query) && (answer.count === 0 || answer.loosened)) catalog.onMissed(query.keyword, answer.count === 0 ? 'none' : 'partly');
  return answer;
});

export const listHotSpu = operation(contract.listHotSpu, function listHotSpu(ctx, { query }, catalog: CatalogCache) {
  return pageFor(ctx, { ...HOT, ...query }, catalog);
});

export const listRecommendedSpu = operation(contract.listRecommendedSpu, function listRecommendedSpu(ctx, { query }, catalog: CatalogCache) {
  return pageFor(ctx, { ...RECOMMENDED, ...query }, catalog);
});

/** Asked for as the product list asks (GOODS-5), so that both are one page in memory. */
const HOT = contract.SpuQuery.parse({ status: '2', sort: 'sumNo' });
const RECOMMENDED = contract.SpuQuery.parse({ status: '4', sort: 'sumNo' });

/** The first page of what nothing but a keyword asks for: what narrows it besides may be why there is none. */
const isKeywordAlone = ({ keyword, page, portalCatagoryId, attributesStr, status, b2bStockStatus, type, skuStatus }: SpuQuery): boolean =>
  skuStatus !== '1' &&
  keyword !== '' &&
  page === 1 &&
  portalCatagoryId === undefined &&
  attributesStr === '' &&
  status === -1 &&
  b2bStockStatus === '' &&
  type === '';

async function pageFor(ctx: Parameters<CatalogCache['pricesFor']>[0], query: SpuQuery, catalog: CatalogCache) {
  const { db } = ctx;
  const prices = await catalog.pricesFor(ctx);
  const taxonomy = await catalog.taxonomy(db);
  const question: GoodsQuestion = { query, prices, skuType: query.type === '2' ? 2 : null };
  if (query.skuStatus !== '1' && (await catalog.held(db))) {
    const { count, loosened, fallback, inMemory } = await listPage(db, catalog, question);
    if (inMemory) return { data: await writeCards(db, inMemory.held, taxonomy, prices, inMemory.cards), count, loosened, fallback };
  }
  return catalog.cache.remember(db, `cards ${prices.key} ${prices.shopStock.key} ${JSON.stringify(query)}`, async () => {
    const { shown, count, loosened, fallback } = await listPage(db, catalog, question);
    const rows = await listCards(
      db,
      shown.map(({ skuNo }) => skuNo),
    );
    const data = shown.flatMap(({ skuNo, match }) => {
      const row = rows.get(skuNo);
      return row ? [cardFor(prices, taxonomy, row, match)] : [];
    });
    return { data, count, loosened, fallback };
  });
}
