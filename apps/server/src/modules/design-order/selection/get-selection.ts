import type { getSelection as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import { priceSelection, selectionOf } from './priced-selection.ts';

export const getSelection: Operation<typeof endpoint> = async (ctx) => {
  const selection = await priceSelection(ctx);
  return selectionOf(selection, selection.lines);
};
