import * as contract from '@portal/contract/customer';
import { operation } from '../../platform/http/operation.ts';
import type { Pricing } from '../../platform/http/context.ts';
import { countCustomers, listCustomers, type CustomerRow, type CustomersAsked } from './store.ts';

/** Of the dealer that acts: whose customers these are is never heard of the client. */
export const listBoundCustomers = operation(contract.listBoundCustomers, async function listBoundCustomers({ db, caller, now }, { query }) {
  const asked = askedBy({ db, caller, now });
  const rows = await listCustomers(asked, query, { limit: query.size, offset: (query.page - 1) * query.size });
  return { data: rows.map(shownOf), count: await countCustomers(asked, query) };
});

/** By one of a dealer's people. */
export const askedBy = ({ db, caller, now }: Pick<Pricing, 'db' | 'caller' | 'now'>): CustomersAsked => ({
  db,
  now,
  dealerNo: caller.merchantNo,
  staffNo: caller.accountNo,
});

const shownOf = ({
  customerNo,
  customerName,
  enterpriseType,
  isFrozen,
  groupNo,
  groupName,
  hasContract,
  gmtBind,
  staffNo,
  staffName,
}: CustomerRow): contract.Customer => ({
  customerNo,
  customerName,
  enterpriseType,
  isFrozen,
  groupNo,
  groupName,
  hasContract,
  gmtBind,
  staffNo,
  staffName,
});
