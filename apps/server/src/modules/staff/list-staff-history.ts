import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { listNames } from '../account/index.ts';
import { nameOf } from './names.ts';
import { countHistory, listHistoryPage } from './store.ts';

const WITH_PEOPLE: ReadonlySet<string> = new Set(contract.STAFF_ACTS);
/** Done with customers, orders and goods: nobody of the enterprise is meant. */
const isOfCustomers = (act: string): boolean => !WITH_PEOPLE.has(act);

export const listStaffHistory = operation(contract.listStaffHistory, async function listStaffHistory({ db, caller: { merchantNo } }, { query }) {
  const rows = await listHistoryPage(db, merchantNo, query);
  const names = await listNames(db, [...new Set(rows.flatMap(({ actorNo, targetNo }) => [actorNo, targetNo]).filter((no) => no !== null))]);
  const data = rows.map(({ id, act, actorNo, targetNo, targetPhone, fromRole, toRole, detail, gmtCreate }) => ({
    id,
    act,
    actorName: actorNo === null ? '' : nameOf(names.get(actorNo)),
    targetName: isOfCustomers(act) && targetNo === null ? '' : targetNo === null ? targetPhone || nameOf(undefined) : nameOf(names.get(targetNo)),
    fromRole,
    toRole,
    detail,
    gmtCreate: gmtCreate.toISOString(),
  }));
  return { data, count: await countHistory(db, merchantNo) };
});
