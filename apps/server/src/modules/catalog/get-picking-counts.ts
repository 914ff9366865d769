import * as contract from '@portal/contract/catalog';
import { SpuQuery, type PickingTab } from '@portal/contract/catalog';
import { operation } from '../../platform/http/operation.ts';
import { countCategories } from './count-categories.ts';
import { countFilters } from './count-filters.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { countingPrices } from './counting-prices.ts';
import { countOf } from './listing/list-page.ts';
import type { GoodsQuestion } from './listing/question.ts';

/** Tabs, tree and filters of the selection page. Of the caller's own only which families were used before enters in. */
export const getPickingCounts = operation(
  contract.getPickingCounts,
  async function getPickingCounts(ctx, { query: { tab, ...narrowing } }, catalog: CatalogCache) {
    const { db, caller } = ctx;
    const used = await catalog.listUsedSpuNos(db, { accountNo: caller.accountNo, merchantNo: caller.merchantNo });
    const prices = await countingPrices(ctx, catalog, narrowing);
    const questionIn = (place: PickingTab): GoodsQuestion => ({
      query: { ...SpuQuery.parse({}), ...narrowing },
      prices,
      skuType: place === 'software' ? 2 : place === 'brand' ? 0 : null,
      ...(place === 'common' ? { among: used } : {}),
    });
    const countIn = (place: PickingTab): Promise<number> => countOf(db, catalog, questionIn(place));
    const [common, brand, software, hasCommon] = [await countIn('common'), await countIn('brand'), await countIn('software'), await hasAny()];
    return {
      hasCommon,
      tabs: { common, brand, software },
      categories: await countCategories(db, catalog, questionIn(tab)),
      filters: await countFilters(db, catalog, questionIn(tab)),
    };

    /** Used before and still to be had. */
    async function hasAny(): Promise<boolean> {
      return (await countOf(db, catalog, { ...questionIn('common'), query: SpuQuery.parse({}) })) > 0;
    }
  },
);
