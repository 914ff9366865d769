import type { SpuMatch } from '@portal/contract/catalog';
import type { KeywordAsk } from './keyword-ask.ts';
import type { AttributeCondition } from './attribute-condition.ts';
import type { ShownRow } from './store.ts';

/** The model found, with what it was found by. A number says it all; else the words and values that its family does not share. */
export function matchOf(row: Omit<ShownRow, 'spuNo'>, { texts }: Pick<KeywordAsk, 'texts'>, filter: AttributeCondition | null): SpuMatch | null {
  if (!row.told) return null;
  const values = row.toldValues.flatMap((place) => filter?.values[place - 1]?.label ?? []);
  const words = row.byNumber ? [row.skuModel] : row.toldParts.flatMap((place) => texts[place - 1] ?? []);
  const seen = new Map([...values, ...words].map((word) => [word.replace(/\s+/gu, '').toLowerCase(), word]));
  return { skuNo: row.skuNo, words: [...seen.values()] };
}
