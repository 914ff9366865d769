import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { listEnterprisePage } from '../store.ts';
import { enterpriseLine } from './enterprise-line.ts';

export const listEnterprises = operation(contract.listEnterprises, async function listEnterprises({ db }, { query }) {
  const { rows, total } = await listEnterprisePage(db, query);
  return { data: rows.map(enterpriseLine), count: total };
});
