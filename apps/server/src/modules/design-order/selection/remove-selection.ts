import * as contract from '@portal/contract/design-order';
import { ownerOf } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { priceSelection, selectionOf } from './priced-selection.ts';
import { deleteAllLines, deleteLines, lockSelection } from './store.ts';

/** Ids that stand for no line of this list, someone else's among them, change nothing. */
export const removeSelection = operation(contract.removeSelection, async function removeSelection(ctx, { body }) {
  const owner = ownerOf(ctx.caller);
  await lockSelection(ctx.db, owner);
  if (body.ids === null) await deleteAllLines(ctx.db, owner);
  else await deleteLines(ctx.db, owner, body.ids);
  const selection = await priceSelection(ctx);
  return selectionOf(selection, selection.lines);
});
