import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { priceSelection, selectionOf } from './priced-selection.ts';

export const getSelection = operation(contract.getSelection, async function getSelection(ctx) {
  const selection = await priceSelection(ctx);
  return selectionOf(selection, selection.lines);
});
