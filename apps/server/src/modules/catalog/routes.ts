import * as contract from '@portal/contract/catalog';
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
  serve(contract.listSpu, listSpu(goods));
  serve(contract.listSelectionSpu, listSelectionSpu(goods));
  serve(contract.listCommonSpu, listCommonSpu(goods));
  serve(contract.getSpuDetail, getSpuDetail(goods));
  serve(contract.listCategories, listCategories(goods));
  serve(contract.listAttributeFilters, listAttributeFilters(goods));
  serve(contract.listAccessories, listAccessories(goods));
  serve(contract.listHotWords, listHotWords(goods));
  serve(contract.listSuggestions, listSuggestions(goods));
  serve(contract.getSelectionCounts, getSelectionCounts(goods));
}
