import * as contract from '@portal/contract/design-order';
import { isOnSale } from '@portal/engines/pricing';
import { operation } from '../../../platform/http/operation.ts';
import { listSkuNosByKey, listSuggestedModels } from '../../catalog/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { newLine } from '../lines/line.ts';
import { ownProductsOf, type OwnProducts } from '../lines/own-products.ts';
import { rowKeysOf, type RowKey } from './row-keys.ts';

/** Rows that are told what is like them; the others are corrected by hand, or asked for again. */
const SUGGESTED_ROWS = 20;
const SUGGESTIONS = 3;
/** Less of a number than this is like too many. */
const LIKE_LENGTH_MIN = 4;

/** Changes nothing: what is found joins the list by the page's own edit. */
export const matchModels = operation(contract.matchModels, async function matchModels(ctx, { body }) {
  const keysOfRows = body.rows.map(rowKeysOf);
  const found = await listSkuNosByKey(ctx.db, [...new Set(keysOfRows.flat().map(({ key }) => key))]);
  const own = await ownProductsOf(ctx);
  let suggestedRows = 0;
  const rows: contract.MatchedModels['rows'] = [];
  for (const [index, keys] of keysOfRows.entries()) {
    const named = namedBy(keys, found) ?? ownNamedBy(body.rows[index] ?? [], own);
    const isAsked = named === null && keys.length > 0 && suggestedRows++ < SUGGESTED_ROWS;
    rows.push({ cell: null, skuNo: null, ...named, suggestions: isAsked ? await listLike(ctx.db, keys) : [] });
  }
  const skuNos = [...new Set(rows.flatMap(({ skuNo, suggestions }) => [...(skuNo === null ? [] : [skuNo]), ...suggestions]))];
  const factsByNo = await listLineFacts(ctx, skuNos);
  const lines = skuNos.flatMap((skuNo) => (factsByNo.has(skuNo) ? [{ ...newLine(ctx, factsByNo, { skuNo, quantity: 1 }), id: '' }] : []));
  return { rows, lines: lines.filter(isOnSale) };
});

interface Named {
  cell: number;
  skuNo: string;
}

function namedBy(keys: readonly RowKey[], found: ReadonlyMap<string, string>): Named | null {
  for (const { cell, key } of keys) {
    const skuNo = found.get(key);
    if (skuNo !== undefined) return { cell, skuNo };
  }
  return null;
}

/** A product of the caller's own, by its model in any cell, else by its name: a number alone is a quantity, and names none. */
function ownNamedBy(cells: readonly string[], own: OwnProducts): Named | null {
  for (const nameOf of [own.byModel, own.byName])
    for (const [cell, text] of cells.entries()) {
      const skuNo = /^[\d\s.,]*$/u.test(text) ? undefined : nameOf(text);
      if (skuNo !== undefined) return { cell, skuNo };
    }
  return null;
}

/** Models whose number holds the likeliest key, or as much of its beginning as any number holds. */
async function listLike(db: Db, [first]: readonly RowKey[]): Promise<string[]> {
  const key = first?.key ?? '';
  for (const length of [key.length, key.length - 2, Math.ceil(key.length * 0.6)]) {
    if (length < LIKE_LENGTH_MIN) break;
    const models = await listSuggestedModels(db, key.slice(0, length), SUGGESTIONS);
    if (models.length > 0) return models.map(({ skuNo }) => skuNo);
  }
  return [];
}
