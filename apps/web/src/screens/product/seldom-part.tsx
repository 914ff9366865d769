import { OwnSources, type ChosenChip } from '../../features/catalog/index.ts';
import { laterPart } from '../../lib/page/later-part.tsx';
import type { ProductListed } from './product-list.tsx';

const GoodsTable = laterPart(async () => (await import('./goods-table.tsx')).GoodsTable);
const NoGoods = laterPart(async () => (await import('./no-goods.tsx')).NoGoods);
const OwnList = laterPart(async () => (await import('./own-goods.tsx')).OwnGoods);

interface SeldomPartProps {
  list: ProductListed;
  part: 'table' | 'none' | 'own' | 'sources';
  /** What narrows it, where nothing is found. */
  chips?: readonly ChosenChip[];
}

/** What few lists show: rows in the place of cards, what is said where there are none, products of one's own. A script each, which the list does not name. */
export function SeldomPart({ list, part, chips = [] }: SeldomPartProps) {
  const { query, own, cards, words, near, gone } = list;
  if (part === 'table') return <GoodsTable cards={cards} />;
  if (part === 'none') return <NoGoods query={query} words={words} chips={chips} near={near} gone={gone} />;
  if (part === 'sources') return <OwnSources query={query} />;
  return own && <OwnList query={query} products={own.products} />;
}
