import { designOrderCopy, selectionEmpty, softwareErrors, type Piece } from '@portal/contract/design-order';
import { AppError, notFound } from '@portal/contract/core';
import { softwareRefusalOf } from '@portal/engines/pricing';
import { ownerOf, type Pricing } from '../../../platform/http/context.ts';
import { assertOnSale } from '../../catalog/index.ts';
import { assertClaims, claimedOf, type ClaimedTotals } from '../lines/claims.ts';
import { assertOnce, factsFor, factsOfStored, lineToStore, requestedFigures, tooManyOf, type LineToStore } from '../lines/line.ts';
import { listLinePrices } from '../lines/line-facts.ts';
import { listSelectionLines, lockSelection, takeStored } from './store.ts';

/** Which lines an order is made of: of the list by their ids, products as named, or the whole list; and what they are said to come to. */
export interface LinesToTake extends ClaimedTotals {
  lineIds?: readonly string[] | undefined;
  products?: readonly Piece[] | undefined;
}

/** `left`: the lines that stay in the list. */
export interface TakenFromSelection {
  taken: LineToStore[];
  left: LineToStore[];
}

/**
 * Takes lines out of the caller's list for an order, priced by today's catalogue, and gone from the list when the transaction ends well.
 * Throws `selectionEmpty` when there is nothing to take, `notFound` when a named line is there no longer, `goodsInvalid` naming what is off
 * sale, and what `assertClaims` throws. `quoted`: the lines of the order that they join.
 */
export async function takeLines(asking: Pricing, taking: LinesToTake, quoted: readonly LineToStore[] = []): Promise<TakenFromSelection> {
  await lockSelection(asking.db, ownerOf(asking.caller));
  if (taking.products !== undefined) return takeProducts(asking, taking.products, taking, quoted);
  const { taken, left } = await takeListed(asking, taking.lineIds);
  assertClaims(
    asking,
    claimedOf(
      taken.map(({ skuNo, quantity }) => ({ skuNo, quantity })),
      taken,
    ),
    taking,
  );
  return { taken, left };
}

async function takeListed(asking: Pricing, lineIds: readonly string[] | undefined): Promise<TakenFromSelection> {
  const stored = await takeStored(asking.db, ownerOf(asking.caller), lineIds);
  if (stored.length === 0) throw new AppError(selectionEmpty);
  const prices = await listLinePrices(
    asking,
    stored.map((line) => line.skuNo),
  );
  const lines = stored.map(({ isTaken, ...line }, index) => ({
    isTaken,
    line: lineToStore(factsOfStored(prices, line), { ...line, sort: index + 1 }),
  }));
  const those = (isTaken: boolean): LineToStore[] => lines.flatMap((each) => (each.isTaken === isTaken ? [each.line] : []));
  const taken = those(true);
  if (lineIds && taken.length < new Set(lineIds).size) throw new AppError(notFound, { msg: designOrderCopy.lineMissing });
  assertOnSale(
    taken.map((line) => line.skuNo),
    prices,
  );
  return { taken, left: those(false) };
}

/**
 * Products as the call names them, with its rates and quantities, in its order: what the page shows may be a moment ahead of what it has
 * saved. Those that stand in the list leave it, whole; one that names a line which stands there no longer is refused.
 */
async function takeProducts(asking: Pricing, products: readonly Piece[], totals: ClaimedTotals, quoted: readonly LineToStore[]): Promise<TakenFromSelection> {
  assertOnce(products);
  const owner = ownerOf(asking.caller);
  const { lines: stored } = await listSelectionLines(asking.db, owner);
  const wanted = new Set(products.map((product) => product.skuNo));
  const listed = new Map(stored.map((line) => [line.id, line.skuNo]));
  if (products.some(({ id, skuNo }) => id !== undefined && listed.get(id) !== skuNo)) throw new AppError(notFound, { msg: designOrderCopy.lineMissing });

  const prices = await listLinePrices(asking, [...new Set([...wanted, ...stored.map((line) => line.skuNo)])]);
  assertOnSale([...wanted], prices);
  const taken: LineToStore[] = [];
  for (const product of products) {
    const { skuNo, quantity } = product;
    const facts = factsFor(prices, skuNo);
    const line = lineToStore(facts, { id: '', sort: taken.length + 1, ...requestedFigures(facts, product) });
    if (line.quantity < quantity) throw tooManyOf(line, true);
    const refusal = softwareRefusalOf(taken, line);
    if (refusal) throw new AppError(softwareErrors[refusal.kind], { data: { skuNo } });
    taken.push(line);
  }
  assertClaims(asking, claimedOf(products, taken, quoted), totals);
  await takeStored(
    asking.db,
    owner,
    stored.flatMap((line) => (wanted.has(line.skuNo) ? [line.id] : [])),
  );
  const staying = stored.filter((line) => !wanted.has(line.skuNo));
  return { taken, left: staying.map((line, index) => lineToStore(factsOfStored(prices, line), { ...line, sort: index + 1 })) };
}
