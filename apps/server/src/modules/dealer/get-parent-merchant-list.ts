import * as contract from '@portal/contract/dealer';
import { operation } from '../../platform/http/operation.ts';
import { listDealersOf } from './binding-store.ts';

/** `spuNo` and `secKill` narrow nothing yet: every dealer sells the whole catalogue. */
export const getParentMerchantList = operation(contract.getParentMerchantList, function getParentMerchantList(ctx, { query }) {
  return listDealersOf(ctx.db, query);
});
