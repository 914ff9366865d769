import * as contract from '@portal/contract/behavior';
import { formatDate } from '@portal/units';
import { operation } from '../../platform/http/operation.ts';
import { daysBefore } from './days.ts';
import type { BehaviorNeeds } from './needs.ts';
import { countLookedAt, listSums } from './store.ts';

export const listBehavior = operation(contract.listBehavior, async function listBehavior({ db, now }, { query }, { listTitles }: BehaviorNeeds) {
  const first = daysBefore(now, contract.COUNTED_DAYS - 1);
  const rows = await listSums(db, { ...query, first, today: formatDate(now) });
  const titles = await listTitles(
    db,
    rows.map(({ contentId }) => contentId),
  );
  return { data: rows.map((row) => ({ ...row, title: titles.get(row.contentId) ?? '' })), count: await countLookedAt(db, first) };
});
