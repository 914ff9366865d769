import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import type { PlacedNeeds } from '../lines/placed.ts';
import { priceSelection, shownSelection } from './priced-selection.ts';

export const getSelection = operation(contract.getSelection, async function getSelection(ctx, _input, room: PlacedNeeds) {
  const selection = await priceSelection(ctx);
  return shownSelection(ctx, room, selection, selection.lines);
});

/** Numbers of lines are made of the time, so that they stand in the order the lines came. */
export const listSelectedProducts = operation(
  contract.listSelectedProducts,
  async function listSelectedProducts(ctx, { query: { sort, order } }, room: PlacedNeeds) {
    const selection = await priceSelection(ctx);
    const { lines } = await shownSelection(ctx, room, selection, selection.lines);
    const later = (a: string, b: string): number => (a < b ? -1 : 1) * (order === 'asc' ? 1 : -1);
    return { data: sort === '' ? lines : lines.toSorted((a, b) => later(a.id, b.id)), count: lines.length };
  },
);
