import * as contract from '@portal/contract/customer';
import { operation } from '../../platform/http/operation.ts';
import { countCustomers, listCustomers, type CustomerRow } from './store.ts';

/** Of the dealer that acts: whose customers these are is never heard of the client. */
export const listBoundCustomers = operation(contract.listBoundCustomers, async function listBoundCustomers({ db, caller, now }, { query }) {
  const asked = { db, now, dealerNo: caller.merchantNo };
  const rows = await listCustomers(asked, query, { limit: query.size, offset: (query.page - 1) * query.size });
  return { data: rows.map(shownOf), count: await countCustomers(asked, query) };
});

const shownOf = ({ customerNo, customerName, enterpriseType, isFrozen, groupNo, groupName, hasContract, gmtBind }: CustomerRow): contract.Customer => ({
  customerNo,
  customerName,
  enterpriseType,
  isFrozen,
  groupNo,
  groupName,
  hasContract,
  gmtBind,
});
