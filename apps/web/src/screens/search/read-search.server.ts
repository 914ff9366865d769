/** What a keyword finds: the tab that is open, and how much every other has. */
import type { Call } from '@portal/client';
import { catalogCopy, listCategories, listHotWords, listSpu } from '@portal/contract/catalog';
import { searchContent } from '@portal/contract/content';
import { redirect } from 'react-router';
import { nearestCategories, wordsBeside } from '../../features/catalog/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { goneModelOf } from '../product/gone-model.server.ts';
import { shownQuery } from '../../lib/address-bar/shown-query.server.ts';
import { searchAddress, type SearchKind, type SearchQuery } from './search-query.ts';

/** Of a tab that is not open nothing is shown but how much it has. */
const FEWEST = 10;

export async function readSearch(call: Call, request: Request) {
  const query = shownQuery(searchAddress, request);
  const [products, content] =
    query.keyword === '' ? [null, null] : await Promise.all([partOf(request, ask(call, query)), partOf(request, askContent(call, query))]);
  const counts: Record<SearchKind, number> = { product: 0, solution: 0, case: 0, article: 0, video: 0, ...content?.data?.counts };
  counts.product = products?.data?.count ?? 0;
  const shown = query.kind === 'product' ? products?.data?.data : content?.data?.cards;
  if (shown?.length === 0 && counts[query.kind] > 0)
    throw redirect(searchAddress.href(searchAddress.with(query, { page: Math.ceil(counts[query.kind] / query.size) })));
  const [hotWords, tree, gone] =
    counts[query.kind] > 0
      ? [[], [], null]
      : await Promise.all([
          call(listHotWords).catch(() => []),
          call(listCategories).catch(() => []),
          query.kind === 'product' ? goneModelOf(call, query.keyword) : null,
        ]);
  const near = nearestCategories(tree, query.keyword, null);
  return {
    query,
    counts,
    cards: query.kind === 'product' ? (products?.data?.data ?? []) : [],
    found: query.kind === 'product' ? [] : (content?.data?.cards ?? []),
    looser: query.kind === 'product' ? (products?.data?.looser ?? null) : null,
    loosened: query.kind === 'product' && products?.data?.loosened === true,
    gone,
    failure: (query.kind === 'product' ? products : content)?.failure ?? null,
    near,
    words: wordsBeside(near, hotWords).slice(0, 8),
  };
}

async function ask(call: Call, { kind, keyword, page, size }: SearchQuery) {
  const isOpen = kind === 'product';
  const { data, count, loosened, fallback } = await call(listSpu, { query: { keyword, page: isOpen ? page : 1, size: isOpen ? size : FEWEST } });
  return { data, count, loosened, looser: catalogCopy.taken(keyword, { loosened, fallback }) };
}

async function askContent(call: Call, { kind, keyword, page, size }: SearchQuery) {
  const isOpen = kind !== 'product';
  const { data } = await call(searchContent, { query: { keyword, kind: isOpen ? kind : '', pageNum: isOpen ? page : 1, pageSize: isOpen ? size : FEWEST } });
  return data;
}
