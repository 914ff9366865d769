import type { ScenarioId } from '@portal/engines/sizing';
import { targetOf, type OnLinesTaken } from '../design-order/index.ts';
import type { Pieces } from '@portal/engines/pricing';
import { remainingOf, summed } from './difference.ts';
import { carryDevices } from './keep-devices.ts';
import { listAppliedTo, putApplied, deleteApplied, type AppliedRow } from './store.ts';

const LIST_TARGET = targetOf({ kind: 'selection' });

/**
 * What was applied to the list goes with the lines into the order, so that applying the scenario again changes the order by
 * the difference, and an emptied list is filled anew. Of each scenario the pieces that came along count as applied to the
 * order, beside those it has of its own; answers, budget and kept devices come along where the order has none. Applied
 * pieces that the user has taken out since are forgotten. The transaction of `ctx` holds the list and the order.
 */
export const followTakenLines: OnLinesTaken = async (ctx, { designOrderId, taken, left, before }) => {
  const order = { kind: 'order', id: designOrderId } as const;
  const target = targetOf(order);
  const rows = await listAppliedTo(ctx.db, ctx.caller, [LIST_TARGET, target]);
  const ofList = rows.filter((row) => row.target === LIST_TARGET);
  if (ofList.length === 0) return;
  const ofOrder = new Map(rows.flatMap((row) => (row.target === target ? [[row.scenario, row] as const] : [])));

  const stored: AppliedRow[] = [];
  const gone: ScenarioId[] = [];
  for (const row of ofList) {
    const { scenario } = row;
    const staying = remainingOf(row.lines, left);
    const along = remainingOf(row.lines, taken);
    const own = ofOrder.get(scenario);
    if (staying.length > 0) stored.push({ ...row, lines: staying });
    else gone.push(scenario);
    if (along.length > 0) stored.push(own ? { ...own, lines: together(remainingOf(own.lines, before), along) } : { ...row, target, lines: along });
    await carryDevices(ctx, order, scenario, { come: along.length > 0 && !own, leave: staying.length === 0, had: piecesIn(before) });
  }
  await putApplied(ctx.db, stored);
  await deleteApplied(ctx.db, ctx.caller, LIST_TARGET, gone);
};

const piecesIn = (pieces: ReadonlyMap<string, number>): string[] => [...pieces].flatMap(([skuNo, quantity]) => (quantity > 0 ? [skuNo] : []));

const together = (...lists: readonly Pieces[][]): Pieces[] => [...summed(lists.flat())].map(([skuNo, quantity]) => ({ skuNo, quantity }));
