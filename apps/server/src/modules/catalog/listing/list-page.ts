/** One page of a product list: from memory or the database, with the count and the models found. */
import type { Fallback } from '@portal/contract/core';
import type { Db } from '../../../platform/db/database.ts';
import type { AnswerCache } from '../answer-cache.ts';
import type { ListSources } from '../catalog-cache.ts';
import type { HeldIndex } from '../memory/held-goods.ts';
import { familiesInMemory, pageInMemory } from '../memory/page-in-memory.ts';
import type { CardAt } from '../memory/write-cards.ts';
import { matchOf } from './match-of.ts';
import { heldFor, questionOf, statementValues, type AskedGoods, type GoodsQuestion, type Shown } from './question.ts';
import { countFamilies, listShown, type ShownRow } from './store.ts';

export interface ListedPage {
  shown: Shown[];
  count: number;
  /** Not all of the keyword was found anywhere. */
  loosened: boolean;
  fallback?: Fallback | undefined;
  /** The same families by their rows, where the memory answered. */
  inMemory?: { held: HeldIndex; cards: CardAt[] };
}

/** Gives page `query.page`; beyond the last page there are no rows, and no deep statement runs. */
export async function listPage(db: Db, catalog: ListSources, question: GoodsQuestion): Promise<ListedPage> {
  const asked = await questionOf(db, catalog, question);
  if (asked === null) return { shown: [], count: 0, loosened: false };
  const held = await heldFor(db, catalog, asked);
  if (held) {
    const { shown, count } = pageInMemory(held, asked);
    return { shown, count, ...saidOf(asked, count), inMemory: { held, cards: shown } };
  }
  const { rows, count } = await pageOf(db, catalog.cache, question, asked);
  const shown = rows.map((row) => ({ spuNo: row.spuNo, skuNo: row.skuNo, match: matchOf(row, asked.ask, asked.filter) }));
  return { shown, count, ...saidOf(asked, count) };
}

/** What is to be said of how the keyword was taken. */
function saidOf({ ask: { loosened, fallback, read } }: AskedGoods, count: number): Pick<ListedPage, 'loosened' | 'fallback'> {
  if (count === 0) return { loosened: false };
  if (loosened) return { loosened, ...(fallback ? { fallback } : {}) };
  return read.length === 0 ? { loosened: false } : { loosened: false, fallback: { instead: null, left: [], kept: '', read: [...read] } };
}

/** How many families the question finds; 0 for one that finds nothing at all. */
export async function countOf(db: Db, catalog: ListSources, question: GoodsQuestion): Promise<number> {
  const asked = await questionOf(db, catalog, question);
  if (asked === null) return 0;
  const held = await heldFor(db, catalog, asked);
  return held ? familiesInMemory(held, asked).length : countFamilies(db, catalog.cache, asked.shape, statementValues(asked));
}

async function pageOf(db: Db, cache: AnswerCache, { query }: GoodsQuestion, asked: AskedGoods): Promise<{ rows: ShownRow[]; count: number }> {
  const { shape } = asked;
  const values = statementValues(asked);
  const { offset } = values;
  const count = await countFamilies(db, cache, shape, values);
  if (offset >= count) return { rows: [], count };
  const isPlainPrice = shape.sort === 'price' && shape.order === 'desc' && !shape.search && !shape.attributes && !shape.stockOnly;
  if (!isPlainPrice) return { rows: await listShown(db, shape, values), count };
  const priced = await listShown(db, { ...shape, priced: true }, values);
  if (priced.length === query.size) return { rows: priced, count };
  const withPrice = priced.length > 0 ? offset + priced.length : await countFamilies(db, cache, { ...shape, priced: true }, values);
  const missing = { ...values, limit: query.size - priced.length, offset: Math.max(0, offset - withPrice) };
  return { rows: [...priced, ...(await listShown(db, { ...shape, priced: false }, missing))], count };
}
