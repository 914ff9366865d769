import * as contract from '@portal/contract/dealer';
import { operation } from '../../platform/http/operation.ts';
import { countBoundTo } from './binding-store.ts';

/** What stands bound to the number acted for: nobody's but the caller's own. */
export const countBoundCustomers = operation(contract.countBoundCustomers, async function countBoundCustomers({ db, caller: { merchantNo } }) {
  return merchantNo === '' ? { enterprises: 0, persons: 0 } : countBoundTo(db, merchantNo);
});
