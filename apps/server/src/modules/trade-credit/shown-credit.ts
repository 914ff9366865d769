/** Rows as they are judged, and as they travel. */
import type { CreditDebt, CreditMovement, CustomerFigures } from '@portal/contract/trade-credit';
import { availableOf, owedInAll, owedOf, type OrderDebt as Debt } from '@portal/engines/pricing';
import { fen, toYuan } from '@portal/units';
import type { CreditRow, DebtRow, MovementRow } from './store.ts';

/** As the engine judges it. */
export const shownDebt = ({ shopOrderNo, amountFen, reducedFen, repaidFen, gmtDue }: DebtRow): Debt => ({
  shopOrderNo,
  amountFen,
  reducedFen,
  repaidFen,
  dueAt: gmtDue.getTime(),
});

/** Before its dealer has accepted an order nothing of it is owed: it is reserved. */
export const isAccepted = ({ gmtAccepted }: Pick<DebtRow, 'gmtAccepted'>): boolean => gmtAccepted !== null;

export const debtOf = (row: DebtRow, now: number): CreditDebt => ({
  shopOrderNo: row.shopOrderNo,
  amount: toYuan(row.amountFen),
  owed: toYuan(owedOf(row)),
  gmtCreate: row.gmtCreate.toISOString(),
  gmtDue: row.gmtDue.toISOString(),
  isReserved: !isAccepted(row),
  isOverdue: isAccepted(row) && row.gmtDue.getTime() < now,
});

/** `debts`: those of the account. */
export function figuresOf(row: CreditRow, debts: readonly DebtRow[], now: number): Omit<CustomerFigures, 'customerNo'> {
  const { owedFen, overdueFen, overdueSince } = owedInAll(debts.filter(isAccepted).map(shownDebt), now);
  return {
    limit: toYuan(row.limitFen),
    termDays: row.termDays,
    used: toYuan(row.usedFen),
    reserved: toYuan(fen(row.usedFen - owedFen)),
    owed: toYuan(owedFen),
    available: toYuan(availableOf(row)),
    overdue: toYuan(overdueFen),
    overdueSince: overdueSince === null ? null : new Date(overdueSince).toISOString(),
    overdueRule: row.overdueRule,
  };
}

/** `reversed`: repayments that were taken back. */
export const movementOf = (
  { id, act, amountFen, backFen, limitFen, termDays, overdueRule, shopOrderNo, note, gmtCreate }: MovementRow,
  reversed: readonly number[],
): CreditMovement => ({
  id,
  act,
  amount: toYuan(amountFen),
  back: toYuan(backFen),
  limit: limitFen === null ? null : toYuan(limitFen),
  termDays,
  overdueRule,
  isReversed: reversed.includes(id),
  shopOrderNo,
  note,
  gmtCreate: gmtCreate.toISOString(),
});
