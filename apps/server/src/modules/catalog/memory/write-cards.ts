/** Cards of a page as JSON: each is written once for a version of the catalogue, its price into each answer. */
import type { Db } from '../../../platform/db/database.ts';
import { Written } from '../../../platform/http/written.ts';
import type { ViewerPrices } from '../../price/index.ts';
import { listCards } from '../listing/cards.ts';
import type { Shown } from '../listing/question.ts';
import { bareCard, cardPriceFor } from '../project.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import type { Held } from './held-goods.ts';
import { figuresAt } from './price-columns.ts';

const [OPEN, CLOSE, COMMA] = ['[', ']', ','].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/** A model shown, by its row in memory. */
export interface CardAt extends Pick<Shown, 'skuNo' | 'match'> {
  model: number;
}

/** A JSON list of `SpuCard`s. What has been deleted meanwhile is left out. */
export async function writeCards(db: Db, { cards, index }: Held, taxonomy: Taxonomy, prices: ViewerPrices, page: readonly CardAt[]): Promise<Written> {
  const known = page.map(({ model }) => cards.get(model));
  const missing = page.filter((_, place) => known[place] === undefined);
  const read = await listCards(
    db,
    missing.map(({ skuNo }) => skuNo),
  );
  const parts: Buffer[] = [];
  for (const [place, { skuNo, model, match }] of page.entries()) {
    let bytes = known[place];
    if (bytes === undefined) {
      const row = read.get(skuNo);
      if (row === undefined) continue;
      bytes = Buffer.from(`${JSON.stringify(bareCard(taxonomy, row)).slice(0, -1)},`);
      cards.put(model, bytes);
    }
    const { price, priceSource, priceLabel } = cardPriceFor(prices, figuresAt(index.goods, model));
    const last = `"price":${price},"priceSource":"${priceSource}","priceLabel":"${priceLabel}","match":${match === null ? 'null' : JSON.stringify(match)}}`;
    parts.push(parts.length === 0 ? OPEN : COMMA, bytes, Buffer.from(last));
  }
  return new Written(parts.length === 0 ? [OPEN, CLOSE] : [...parts, CLOSE]);
}
