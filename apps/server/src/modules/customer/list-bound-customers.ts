import * as contract from '@portal/contract/customer';
import { operation } from '../../platform/http/operation.ts';
import type { Pricing } from '../../platform/http/context.ts';
import { noteLook } from '../staff/index.ts';
import { countCustomers, listCustomers, type CustomerRow, type CustomersAsked } from './store.ts';

/** Of the dealer that acts: whose customers these are is never heard of the client. */
export const listBoundCustomers = operation(contract.listBoundCustomers, async function listBoundCustomers(ctx, { query }) {
  const asked = askedBy(ctx);
  const rows = await listCustomers(asked, query, { limit: query.size, offset: (query.page - 1) * query.size });
  await noteLook(ctx, { act: 'listCustomers', records: rows.length });
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
