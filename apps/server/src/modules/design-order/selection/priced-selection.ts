/** The list as its owner sees it: stored wishes under today's prices. */
import { listTotalsOf } from '@portal/engines/pricing';
import type { Selection, DesignLine } from '@portal/contract/design-order';
import { ownerOf, type Changing, type Pricing } from '../../../platform/http/context.ts';
import type { SkuFactsByNo } from '../../catalog/index.ts';
import { factsOfStored, lineOf } from '../lines/line.ts';
import { listLineFacts } from '../lines/line-facts.ts';
import { withBound, type PlacedNeeds } from '../lines/placed.ts';
import { listSelectionLines, putLines, type StoredSelectionLine } from './store.ts';

export interface PricedSelection {
  revision: number;
  savedRevision: number;
  stored: StoredSelectionLine[];
  /** As stored, in order, sort 1..n; where the price moved since, the rate stands and the discounted price follows. */
  lines: DesignLine[];
  /** Facts of all stored models, and of those asked for besides. */
  factsByNo: SkuFactsByNo;
}

/** Loads the caller's list with its goods, in two statements; `further` are models about to join it. */
export async function priceSelection(ctx: Pricing, further: readonly string[] = []): Promise<PricedSelection> {
  const { lines: stored, ...revisions } = await listSelectionLines(ctx.db, ownerOf(ctx.caller));
  const skuNos = [...new Set([...stored.map((line) => line.skuNo), ...further])];
  const factsByNo = await listLineFacts(ctx, skuNos);
  const lines = stored.map((line, index) => lineOf(factsOfStored(factsByNo, line), { ...line, sort: index + 1 }));
  return { ...revisions, stored, lines, factsByNo };
}

/** The list as it is answered with. */
export async function shownSelection(
  ctx: Pricing,
  room: PlacedNeeds,
  { revision, savedRevision }: Pick<PricedSelection, 'revision' | 'savedRevision'>,
  lines: readonly DesignLine[],
): Promise<Selection> {
  return { revision, savedRevision, lines: await withBound(ctx, room, { kind: 'selection' }, lines), totals: listTotalsOf(lines) };
}

/** Stores the whole list as given, `touched` being the models whose quantity this revision sets by other means than saving. */
export async function putSelection(
  ctx: Omit<Changing, 'newId'>,
  { revision, stored }: PricedSelection,
  lines: readonly DesignLine[],
  touched: ReadonlySet<string> = new Set(),
): Promise<void> {
  const before = new Map(stored.map((line) => [line.skuNo, line.addedRevision]));
  const rows = lines.map(({ id, sort, spuNo, skuNo, price, rate, ratePrice, quantity }) => ({
    id,
    sort,
    spuNo,
    skuNo,
    price,
    rate,
    ratePrice,
    quantity,
    addedRevision: touched.has(skuNo) ? revision : (before.get(skuNo) ?? 0),
  }));
  await putLines(ctx.db, ownerOf(ctx.caller), rows, ctx.now);
}
