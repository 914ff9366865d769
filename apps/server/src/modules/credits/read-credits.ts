import * as contract from '@portal/contract/credits';
import { YUAN_A_POINT } from '@portal/engines/pricing';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findHolder, findTurnover, listRecordPage, NO_TURNOVER } from './ledger-store.ts';

export const getCreditsAccount = operation(contract.getCreditsAccount, async function getCreditsAccount({ db, caller }) {
  const holder = await findHolder(db, ownerOf(caller));
  const turnover = holder ? await findTurnover(db, holder.holderNo) : NO_TURNOVER;
  return { balance: holder?.balance ?? 0, ...turnover, yuanAPoint: YUAN_A_POINT };
});

export const listCreditsRecords = operation(contract.listCreditsRecords, async function listCreditsRecords({ db, caller }, { query }) {
  const holder = await findHolder(db, ownerOf(caller));
  if (holder === undefined) return { data: [], count: 0 };
  const { rows, total } = await listRecordPage(db, holder.holderNo, query);
  return { data: rows.map((row) => ({ ...row, gmtCreate: row.gmtCreate.toISOString() })), count: total };
});
