import * as contract from '@portal/contract/operator';
import { operation } from '../../platform/http/operation.ts';
import type { OperatorNeeds } from './needs.ts';
import { listLog } from './store.ts';

export const listOperatorLog = operation(contract.listOperatorLog, async function listOperatorLog({ db }, { query }, room: OperatorNeeds) {
  const { lines, total } = await listLog(db, query);
  const names = await room.listTargetNames(db, [...new Set(lines.flatMap(({ line }) => line.target || []))]);
  const data = lines.map(({ line: { id, operatorNo, act, target, before, after, gmtCreate }, operatorName }) => ({
    id,
    operatorNo,
    operatorName,
    act,
    target,
    targetName: names.get(target) ?? '',
    before: before ?? null,
    after: after ?? null,
    gmtCreate: gmtCreate.toISOString(),
  }));
  return { data, count: total };
});
