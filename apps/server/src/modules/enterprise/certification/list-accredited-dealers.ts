import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { listAccreditedIn } from '../store.ts';

/** Of a region, whoever is authorised there now: no phone, no papers, and nobody whose authorisation is over or halted (DEALER-22). */
export const listAccreditedDealers = operation(contract.listAccreditedDealers, async function listAccreditedDealers({ db }, { query }) {
  const { rows, total } = await listAccreditedIn(db, query.regionCode, { limit: query.size, offset: (query.page - 1) * query.size });
  return { data: rows, count: total };
});
