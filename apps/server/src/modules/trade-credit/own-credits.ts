import * as contract from '@portal/contract/trade-credit';
import { operation } from '../../platform/http/operation.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { debtOf, figuresOf } from './shown-credit.ts';
import { listCredits, listDebts } from './store.ts';

/** An enterprise's, whoever of its people acts; a person has none. */
export const listOwnCredits = operation(contract.listOwnCredits, async function listOwnCredits({ db, caller: { merchantNo, boundShopNo }, now }) {
  if (merchantNo === '') return [];
  const rows = await listCredits(db, { merchantNo });
  const debts = Map.groupBy(await listDebts(db, { merchantNo }), ({ shopNo }) => shopNo);
  const names = await listCompanyNames(
    db,
    rows.map(({ shopNo }) => shopNo),
  );
  return rows
    .toSorted((one, other) => Number(other.shopNo === boundShopNo) - Number(one.shopNo === boundShopNo))
    .map((row) => {
      const own = debts.get(row.shopNo) ?? [];
      return { shopNo: row.shopNo, shopName: names.get(row.shopNo) ?? row.shopNo, ...figuresOf(row, own, now), debts: own.map((debt) => debtOf(debt, now)) };
    });
});
