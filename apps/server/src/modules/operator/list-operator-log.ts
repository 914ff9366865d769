import * as contract from '@portal/contract/operator';
import { operation } from '../../platform/http/operation.ts';
import { listLog } from './store.ts';

export const listOperatorLog = operation(contract.listOperatorLog, async function listOperatorLog({ db }, { query }) {
  const { lines, total } = await listLog(db, query);
  const data = lines.map(({ line: { id, operatorNo, act, target, before, after, gmtCreate }, operatorName }) => ({
    id,
    operatorNo,
    operatorName,
    act,
    target,
    before: before ?? null,
    after: after ?? null,
    gmtCreate: gmtCreate.toISOString(),
  }));
  return { data, count: total };
});
