import { designOrderCopy, selectionEmpty } from '@portal/contract/design-order';
import { AppError, notFound } from '@portal/contract/core';
import { ownerOf, type Pricing } from '../../../platform/http/context.ts';
import { assertOnSale } from '../../catalog/index.ts';
import { factsFor, lineToStore, type LineToStore } from '../lines/line.ts';
import { listLinePrices } from '../lines/line-facts.ts';
import { lockSelection, takeStored } from './store.ts';

/**
 * Takes lines out of the caller's list for an order, all when `lineIds` is undefined: priced by today's catalogue, in the
 * list's order, and gone from the list when the transaction ends well. `left`: the lines that stay. Throws `selectionEmpty` when there
 * is nothing to take, `notFound` when a named line is there no longer, `goodsInvalid` naming what is off sale.
 */
export async function takeLines(asking: Pricing, lineIds: readonly string[] | undefined): Promise<{ taken: LineToStore[]; left: LineToStore[] }> {
  const { db } = asking;
  const owner = ownerOf(asking.caller);
  await lockSelection(db, owner);
  const stored = await takeStored(db, owner, lineIds);
  if (stored.length === 0) throw new AppError(selectionEmpty);
  const prices = await listLinePrices(
    asking,
    stored.map((line) => line.skuNo),
  );
  const lines = stored.map(({ isTaken, ...line }, index) => ({
    isTaken,
    line: lineToStore(factsFor(prices, line.skuNo), { ...line, sort: index + 1 }),
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
