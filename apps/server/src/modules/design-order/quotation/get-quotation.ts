import * as contract from '@portal/contract/design-order';
import { operation } from '../../../platform/http/operation.ts';
import { loadQuotation } from './load-quotation.ts';

export const getQuotation = operation(contract.getQuotation, async function getQuotation(ctx, { params }) {
  return (await loadQuotation(ctx, params.id)).quotation;
});
