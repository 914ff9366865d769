import * as contract from '@portal/contract/operator';
import { operation } from '../../platform/http/operation.ts';
import type { OperatorNeeds } from './needs.ts';
import { listActs, listLog, listOperators, NAME_FACTS } from './store.ts';

export const listOperatorLog = operation(contract.listOperatorLog, async function listOperatorLog({ db }, { query }, room: OperatorNeeds) {
  const named = query.keyword === '' ? [] : await room.listTargetsNamed(db, query.keyword);
  const namedActs = query.namedActs === '' ? [] : query.namedActs.split(',');
  const { lines, total } = await listLog(db, { ...query, namedActs, named, from: beginOf(query.dateFrom, 0), until: beginOf(query.dateTo, 1) });
  const names = await room.listTargetNames(db, [...new Set(lines.flatMap(({ line }) => line.target || []))]);
  const data = lines.map(({ line: { id, operatorNo, act, target, before, after, gmtCreate }, operatorName }) => ({
    id,
    operatorNo,
    operatorName,
    act,
    target,
    // what is none of an enterprise wrote its name down with the act
    targetName: nameIn(after) ?? nameIn(before) ?? names.get(target) ?? '',
    before: before ?? null,
    after: after ?? null,
    gmtCreate: gmtCreate.toISOString(),
  }));
  return { data, count: total };
});

export const listLogChoices = operation(contract.listLogChoices, async function listLogChoices({ db }) {
  return { operators: await listOperators(db), acts: await listActs(db) };
});

/** The name of what the act was done to, among the facts of a line. */
const nameIn = (facts: Readonly<Record<string, unknown>> | null): string | undefined =>
  NAME_FACTS.map((fact) => facts?.[fact]).find((name): name is string => typeof name === 'string' && name !== '');

const DAY_MS = 24 * 3_600_000;

/** When a day begins by Beijing time, `days` later; null for ''. */
const beginOf = (day: string, days: number): Date | null => (day === '' ? null : new Date(Date.parse(`${day}T00:00:00+08:00`) + days * DAY_MS));
