/** Rows as they are judged, and as they travel. */
import type { CreditDebt, CreditMovement, CustomerFigures } from '@portal/contract/trade-credit';
import { availableOf, owedInAll, owedOf, type CreditDebt as Debt } from '@portal/engines/pricing';
import { toYuan } from '@portal/units';
import type { CreditRow, DebtRow, MovementRow } from './store.ts';

/** As the engine judges it. */
export const shownDebt = ({ shopOrderNo, amountFen, reducedFen, repaidFen, gmtDue }: DebtRow): Debt => ({
  shopOrderNo,
  amountFen,
  reducedFen,
  repaidFen,
  dueAt: gmtDue.getTime(),
});

export const debtOf = (row: DebtRow, now: number): CreditDebt => ({
  shopOrderNo: row.shopOrderNo,
  amount: toYuan(row.amountFen),
  owed: toYuan(owedOf(row)),
  gmtCreate: row.gmtCreate.toISOString(),
  gmtDue: row.gmtDue.toISOString(),
  isOverdue: row.gmtDue.getTime() < now,
});

/** `debts`: those of the account. */
export const figuresOf = (row: CreditRow, debts: readonly DebtRow[], now: number): Omit<CustomerFigures, 'customerNo'> => ({
  limit: toYuan(row.limitFen),
  termDays: row.termDays,
  used: toYuan(row.usedFen),
  available: toYuan(availableOf(row)),
  overdue: toYuan(owedInAll(debts.map(shownDebt), now).overdueFen),
});

export const movementOf = ({ act, amountFen, backFen, limitFen, termDays, shopOrderNo, note, gmtCreate }: MovementRow): CreditMovement => ({
  act,
  amount: toYuan(amountFen),
  back: toYuan(backFen),
  limit: limitFen === null ? null : toYuan(limitFen),
  termDays,
  shopOrderNo,
  note,
  gmtCreate: gmtCreate.toISOString(),
});
