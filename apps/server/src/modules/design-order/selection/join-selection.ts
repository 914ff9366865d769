import { LINES_MAX, type DesignLine } from '@portal/contract/design-order';
import { addProduct, totalFits } from '@portal/engines/pricing';
import { ownerOf } from '../../../platform/http/context.ts';
import { newLine } from '../lines/line.ts';
import type { AddToSelection } from '../../private-product/index.ts';
import { priceSelection, putSelection } from './priced-selection.ts';
import { lockSelection } from './store.ts';

/** Puts one piece of a product of the caller's own into the list, where it does not stand there yet; false where it finds no room. */
export const joinSelection: AddToSelection = async (ctx, skuNo) => {
  await lockSelection(ctx.db, ownerOf(ctx.caller));
  const selection = await priceSelection(ctx, [skuNo]);
  if (selection.lines.some((line) => line.skuNo === skuNo)) return true;
  const outcome = addProduct<DesignLine>(selection.lines, newLine(ctx, selection.factsByNo, { skuNo, quantity: 1 }));
  if (outcome.kind !== 'added' || outcome.lines.length > LINES_MAX || !totalFits(outcome.lines)) return false;
  await putSelection(ctx, selection, outcome.lines, new Set([skuNo]));
  return true;
};
