import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { loadQuotation } from './load-quotation.ts';
import type { QuotationRoom } from './needs.ts';

/** Whoever reads it fills its form and then asks for the file: what sets files begins meanwhile. */
export const getQuotation = operation(contract.getQuotation, async function getQuotation(ctx, { params }, { renderer }: QuotationRoom) {
  const { quotation } = await loadQuotation(ctx, params.id);
  renderer.warm();
  return quotation;
});
