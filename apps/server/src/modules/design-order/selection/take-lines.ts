import { designOrderCopy, selectionEmpty } from '@portal/contract/design-order';
import { AppError, notFound } from '@portal/contract/core';
import { ownerOf, type Context, type SignedInCaller } from '../../../platform/http/context.ts';
import { assertOnSale, type SkuFactsByNo } from '../../catalog/index.ts';
import type { Line } from '../line.ts';
import { priceSelection } from './priced-selection.ts';
import { deleteLines, lockSelection } from './store.ts';

/**
 * Takes lines out of the caller's list for an order, all when `lineIds` is undefined: priced by today's catalogue, in the
 * list's order, and gone from the list when the transaction ends well. Throws `selectionEmpty` when there is nothing to
 * take, `notFound` when a named line stands there no longer, `goodsInvalid` naming what is off sale.
 */
export async function takeLines(ctx: Context<SignedInCaller>, lineIds: readonly string[] | undefined): Promise<{ lines: Line[]; factsByNo: SkuFactsByNo }> {
  const owner = ownerOf(ctx.caller);
  await lockSelection(ctx.db, owner);
  const { lines, factsByNo } = await priceSelection(ctx);
  const wanted = lineIds && new Set(lineIds);
  const taken = wanted ? lines.filter((line) => wanted.has(line.id)) : lines;
  if (lines.length === 0) throw new AppError(selectionEmpty);
  if (wanted && taken.length < wanted.size) throw new AppError(notFound, { msg: designOrderCopy.lineMissing });
  assertOnSale(
    taken.map((line) => line.skuNo),
    factsByNo,
  );
  await deleteLines(
    ctx.db,
    owner,
    taken.map((line) => line.id),
  );
  return { lines: taken, factsByNo };
}
