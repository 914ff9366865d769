/** Cards of a page as JSON: each is written once for a version of the catalogue and each of the two prices. */
import type { UserType } from '@portal/engines/access';
import { priceViewOf } from '@portal/engines/goods';
import type { Db } from '../../../platform/db/database.ts';
import { Written } from '../../../platform/http/written.ts';
import { listCards } from '../listing/cards.ts';
import type { Shown } from '../listing/question.ts';
import { cardFor } from '../project.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';
import type { Held } from './held-goods.ts';

const [OPEN, CLOSE, COMMA, END, NO_MATCH] = ['[', ']', ',', '}', 'null'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer, Buffer, Buffer];

/** A model shown, by its row in memory. */
export interface CardAt extends Pick<Shown, 'skuNo' | 'match'> {
  model: number;
}

/** A JSON list of `SpuCard`s. What has been deleted meanwhile is left out. */
export async function writeCards(db: Db, { cards }: Held, taxonomy: Taxonomy, viewer: UserType, page: readonly CardAt[]): Promise<Written> {
  const arena = cards[priceViewOf(viewer)];
  const known = page.map(({ model }) => arena.get(model));
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
      const { match: _, ...card } = cardFor(viewer, taxonomy, row, null);
      bytes = Buffer.from(`${JSON.stringify(card).slice(0, -1)},"match":`);
      arena.put(model, bytes);
    }
    parts.push(parts.length === 0 ? OPEN : COMMA, bytes, match === null ? NO_MATCH : Buffer.from(JSON.stringify(match)), END);
  }
  return new Written(parts.length === 0 ? [OPEN, CLOSE] : [...parts, CLOSE]);
}
