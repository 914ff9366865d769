import { defineRoom } from '../../platform/room.ts';
import { getAfterSale } from './get-after-sale.ts';
import { getGoodsStockTotal } from './get-goods-stock-total.ts';
import { getPickingCounts } from './get-picking-counts.ts';
import { getPriceReason } from './get-price-reason.ts';
import { getSpuDetail } from './get-spu-detail.ts';
import { getSpuInfo } from './get-spu-info.ts';
import { getSpuSuccessor } from './get-spu-successor.ts';
import { sweepCatalogFiles } from './import/beside/sweep-catalog-files.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listAccessories } from './list-accessories.ts';
import { listAttributeFilters } from './list-attribute-filters.ts';
import { listBrands } from './list-brands.ts';
import { listCategories } from './list-categories.ts';
import { listCommonSpu } from './list-common-spu.ts';
import { listHotWords } from './list-hot-words.ts';
import { listPickingSpu } from './list-picking-spu.ts';
import { listSearchKeywords } from './list-search-keywords.ts';
import { listHotSpu, listRecommendedSpu, listSpu } from './list-spu.ts';
import { listSuggestions } from './list-suggestions.ts';
import { countUses } from './store.ts';

export const catalogRoom = defineRoom({
  name: 'catalog',
  open: (catalog: CatalogCache) => catalog,
  jobs: [
    { name: 'count-uses', cron: '*/5 * * * *', run: ({ database }) => database.transaction(countUses) },
    { name: 'sweep-catalog-files', cron: '17 2 * * *', run: (at, { listKeptPictures }) => sweepCatalogFiles(at, listKeptPictures) },
  ],
  operations: [
    listSpu,
    listHotSpu,
    listRecommendedSpu,
    listPickingSpu,
    listCommonSpu,
    getSpuDetail,
    getPriceReason,
    getSpuSuccessor,
    listCategories,
    listAttributeFilters,
    listAccessories,
    listSearchKeywords,
    listHotWords,
    listSuggestions,
    getPickingCounts,
    getSpuInfo,
    listBrands,
    getAfterSale,
    getGoodsStockTotal,
  ],
});
