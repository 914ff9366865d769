import type { Serve } from '../../platform/http/serve.ts';
import { getSelectionCounts } from './get-selection-counts.ts';
import { getSpuDetail } from './get-spu-detail.ts';
import { openGoods, type CatalogDeps } from './goods.ts';
import { listAccessories } from './list-accessories.ts';
import { listAttributeFilters } from './list-attribute-filters.ts';
import { listCategories } from './list-categories.ts';
import { listCommonSpu } from './list-common-spu.ts';
import { listHotWords } from './list-hot-words.ts';
import { listSelectionSpu } from './list-selection-spu.ts';
import { listSpu } from './list-spu.ts';
import { listSuggestions } from './list-suggestions.ts';

export function catalogRoutes(serve: Serve, deps: CatalogDeps): void {
  const goods = openGoods(deps);
  serve(listSpu, goods);
  serve(listSelectionSpu, goods);
  serve(listCommonSpu, goods);
  serve(getSpuDetail, goods);
  serve(listCategories, goods);
  serve(listAttributeFilters, goods);
  serve(listAccessories, goods);
  serve(listHotWords, goods);
  serve(listSuggestions, goods);
  serve(getSelectionCounts, goods);
}
