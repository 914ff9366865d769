import * as contract from '@portal/contract/staff';
import type { Db } from '../../../platform/db/database.ts';
import { operation } from '../../../platform/http/operation.ts';
import { listNames } from '../../account/index.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { nameOf } from '../names.ts';
import { countLooks, listLooks, type LooksAsked } from './store.ts';

/** Of the enterprise that acts: whose looks these are is never heard of the client. */
export const listCustomerLooks = operation(contract.listCustomerLooks, async function listCustomerLooks({ db, caller: { merchantNo } }, { query }) {
  const { data, count } = await looksOf(db, { ...query, merchantNo });
  return { data: data.map(({ merchantNo: _own, ...look }) => look), count };
});

export const listDealerLooks = operation(contract.listDealerLooks, async function listDealerLooks({ db }, { query }) {
  const { data, count } = await looksOf(db, query);
  const names = await listCompanyNames(db, [...new Set(data.map(({ merchantNo }) => merchantNo))]);
  return { data: data.map((look) => ({ ...look, companyName: names.get(look.merchantNo) ?? look.merchantNo })), count };
});

async function looksOf(db: Db, asked: LooksAsked) {
  const rows = await listLooks(db, asked);
  const names = await listNames(db, [...new Set(rows.map(({ actorNo }) => actorNo))]);
  const data = rows.map(({ merchantNo, act, actorNo, target, lookCount, recordCount, gmtFirst, gmtLast }) => ({
    merchantNo,
    act,
    actorName: nameOf(names.get(actorNo)),
    target,
    lookCount,
    recordCount,
    gmtFirst: gmtFirst.toISOString(),
    gmtLast: gmtLast.toISOString(),
  }));
  return { data, count: await countLooks(db, asked) };
}
