import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { assertNotPlaced, type PlacedNeeds } from '../lines/placed.ts';
import { priceSelection, shownSelection } from './priced-selection.ts';
import { deleteAllLines, deleteLines, listSelectionLines, lockSelection } from './store.ts';

/** Ids that stand for no line of this list, someone else's among them, change nothing. */
export const removeSelection = operation(contract.removeSelection, async function removeSelection(ctx, { body }, room: PlacedNeeds) {
  const owner = ownerOf(ctx.caller);
  await lockSelection(ctx.db, owner);
  const { ids } = body;
  const { lines: before } = await listSelectionLines(ctx.db, owner);
  const after = ids === null ? [] : before.filter((line) => !ids.includes(line.id));
  await assertNotPlaced(ctx, room, { place: { kind: 'selection' }, before, after });
  if (ids === null) await deleteAllLines(ctx.db, owner);
  else await deleteLines(ctx.db, owner, ids);
  const selection = await priceSelection(ctx);
  return shownSelection(ctx, room, selection, selection.lines);
});
