/** Cards of a page as JSON: each is written once for a version of the catalogue, its price into each answer. */
import type { Db } from '../../../platform/db/database.ts';
import { Written } from '../../../platform/http/written.ts';
import type { ViewerPrices } from '../../price/index.ts';
import { listCards } from '../listing/cards.ts';
import type { Shown } from '../listing/question.ts';
import { bareCard, cardPriceFor } from '../project.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import type { HeldIndex } from './held-goods.ts';
import { figuresAt } from './price-columns.ts';
import { cardStockFor } from './stock-at.ts';

const [OPEN, CLOSE, COMMA] = ['[', ']', ','].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/** A model shown, by its row in memory. */
export interface CardAt extends Pick<Shown, 'skuNo' | 'match'> {
  model: number;
}

/** Cards without what is made for whoever asks, each open for it: `{…,`. Undefined: deleted meanwhile. */
async function openCards(
  db: Db,
  { cards }: Pick<HeldIndex, 'cards'>,
  taxonomy: Taxonomy,
  page: readonly Pick<CardAt, 'model' | 'skuNo'>[],
): Promise<(Buffer | undefined)[]> {
  const known = page.map(({ model }) => cards.get(model));
  const missing = page.filter((_, place) => known[place] === undefined);
  const read = await listCards(
    db,
    missing.map(({ skuNo }) => skuNo),
  );
  return page.map(({ skuNo, model }, place) => {
    const row = read.get(skuNo);
    if (known[place] !== undefined || row === undefined) return known[place];
    const bytes = Buffer.from(`${JSON.stringify(bareCard(taxonomy, row)).slice(0, -1)},`);
    cards.put(model, bytes);
    return bytes;
  });
}

/** What cards say of goods themselves, out of memory where they have been shown before. What has been deleted meanwhile is left out. */
export async function readCards(
  db: Db,
  held: Pick<HeldIndex, 'cards'>,
  taxonomy: Taxonomy,
  models: readonly Pick<CardAt, 'model' | 'skuNo'>[],
): Promise<ReturnType<typeof bareCard>[]> {
  const open = await openCards(db, held, taxonomy, models);
  return open.flatMap((bytes) => (bytes === undefined ? [] : [JSON.parse(`${bytes.toString('utf8', 0, bytes.length - 1)}}`) as ReturnType<typeof bareCard>]));
}

/** A JSON list of `SpuCard`s. What has been deleted meanwhile is left out. */
export async function writeCards(db: Db, held: HeldIndex, taxonomy: Taxonomy, prices: ViewerPrices, page: readonly CardAt[]): Promise<Written> {
  const open = await openCards(db, held, taxonomy, page);
  const { index } = held;
  const { goods } = index;
  const stockOf = cardStockFor(goods, prices.shopStock);
  const parts: Buffer[] = [];
  for (const [place, { model, skuNo, match }] of page.entries()) {
    const bytes = open[place];
    if (bytes === undefined) continue;
    const { price, priceSource, priceLabel } = cardPriceFor(prices, figuresAt(goods, model, skuNo));
    const { stockTotal, stockSource, othersInStock } = stockOf(model);
    const stock = `"stockTotal":${stockTotal},"stockSource":"${stockSource}","othersInStock":${othersInStock}`;
    const last = `${stock},"price":${price},"priceSource":"${priceSource}","priceLabel":"${priceLabel}","match":${match === null ? 'null' : JSON.stringify(match)}}`;
    parts.push(parts.length === 0 ? OPEN : COMMA, bytes, Buffer.from(last));
  }
  return new Written(parts.length === 0 ? [OPEN, CLOSE] : [...parts, CLOSE]);
}
