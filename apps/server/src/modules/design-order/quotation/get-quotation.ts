import type { getQuotation as endpoint } from '@portal/contract/design-order';
import type { Operation } from '../../../platform/http/serve.ts';
import type { FindParty } from '../orders/get-design-order.ts';
import { loadQuotation } from './load-quotation.ts';

export const getQuotation =
  (findParty: FindParty): Operation<typeof endpoint> =>
  async (ctx, { params }) =>
    (await loadQuotation(ctx, findParty, params.id)).quotation;
