import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import type { PlacedNeeds } from '../lines/placed.ts';
import { priceSelection, shownSelection } from './priced-selection.ts';

export const getSelection = operation(contract.getSelection, async function getSelection(ctx, _input, room: PlacedNeeds) {
  const selection = await priceSelection(ctx);
  return shownSelection(ctx, room, selection, selection.lines);
});
