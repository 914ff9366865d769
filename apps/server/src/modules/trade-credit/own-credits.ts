import * as contract from '@portal/contract/trade-credit';
import { owedInAll } from '@portal/engines/pricing';
import { toYuan } from '@portal/units';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import type { CreditNeeds } from './needs.ts';
import { debtOf, figuresOf, isAccepted, shownDebt } from './shown-credit.ts';
import { listCredits, listDebts, type DebtRow } from './store.ts';

/** An enterprise's figures, whoever of its people acts, and the debts of the orders one may open; a person has none. */
export const listOwnCredits = operation(contract.listOwnCredits, async function listOwnCredits({ db, caller, now }, _input, { listOwnOrderNos }: CreditNeeds) {
  const { merchantNo, boundShopNo } = caller;
  if (merchantNo === '') return [];
  const rows = await listCredits(db, { merchantNo });
  const owed = await listDebts(db, { merchantNo });
  const debts = Map.groupBy(owed, ({ shopNo }) => shopNo);
  const own = new Set(
    await listOwnOrderNos(
      db,
      ownerOf(caller),
      owed.map(({ shopOrderNo }) => shopOrderNo),
    ),
  );
  const names = await listCompanyNames(
    db,
    rows.map(({ shopNo }) => shopNo),
  );
  return rows
    .toSorted((one, other) => Number(other.shopNo === boundShopNo) - Number(one.shopNo === boundShopNo))
    .map((row) => {
      const all = debts.get(row.shopNo) ?? [];
      return {
        shopNo: row.shopNo,
        shopName: names.get(row.shopNo) ?? row.shopNo,
        ...figuresOf(row, all, now),
        debts: all.filter(({ shopOrderNo }) => own.has(shopOrderNo)).map((debt) => debtOf(debt, now)),
        colleagues: summed(
          all.filter(({ shopOrderNo }) => !own.has(shopOrderNo)),
          now,
        ),
      };
    });
});

/** `debts`: what is due first before the rest. */
function summed(debts: readonly DebtRow[], now: number): contract.OwnCredit['colleagues'] {
  if (debts.length === 0) return null;
  const owed = debts.filter(isAccepted);
  const sumOf = (some: readonly DebtRow[]) => toYuan(owedInAll(some.map(shownDebt), now).owedFen);
  const reserved = sumOf(debts.filter((debt) => !isAccepted(debt)));
  return { count: debts.length, owed: sumOf(owed), reserved, gmtDue: owed[0]?.gmtDue.toISOString() ?? null };
}
