import * as contract from '@portal/contract/behavior';
import { formatDate } from '@portal/units';
import { operation } from '../../../platform/http/operation.ts';
import { daysBefore } from '../days.ts';
import { countMissed, listMissedSums } from './store.ts';

export const listMissedKeywords = operation(contract.listMissedKeywords, async function listMissedKeywords({ db, now }, { query }) {
  const asked = { ...query, first: daysBefore(now, contract.COUNTED_DAYS - 1), today: formatDate(now) };
  return { data: await listMissedSums(db, asked), count: await countMissed(db, asked) };
});
