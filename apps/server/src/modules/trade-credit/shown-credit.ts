/** Rows as they are judged, and as they travel. */
import type { CreditDebt, CreditMovement, CustomerFigures } from '@portal/contract/trade-credit';
import { availableOf, owedInAll, owedOf, spreadReversal, type OrderDebt as Debt } from '@portal/engines/pricing';
import { fen, toYuan, type Fen } from '@portal/units';
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

/** How a repayment is taken back of what was repaid, and what is left then to be handed back of each. Null: so much was not repaid. */
export function reversalOf(repaid: readonly DebtRow[], amountFen: Fen): { shopOrderNo: string; takenFen: Fen; forgoneFen: Fen; leftFen: Fen }[] | null {
  const back = new Map(repaid.map(({ shopOrderNo, backFen }) => [shopOrderNo, backFen]));
  const parts = spreadReversal(
    repaid.map((row) => ({ ...shownDebt(row), backFen: row.backFen })),
    amountFen,
  );
  return parts && parts.map((part) => ({ ...part, leftFen: fen((back.get(part.shopOrderNo) ?? 0) - part.forgoneFen) }));
}

/** `reversed`: repayments that were taken back; `repaid`: what something was repaid of. */
export const movementOf = (
  { id, act, amountFen, backFen, limitFen, termDays, overdueRule, shopOrderNo, note, gmtCreate }: MovementRow,
  { reversed, repaid }: { reversed: readonly number[]; repaid: readonly DebtRow[] },
): CreditMovement => ({
  id,
  act,
  amount: toYuan(amountFen),
  back: toYuan(backFen),
  limit: limitFen === null ? null : toYuan(limitFen),
  termDays,
  overdueRule,
  isReversed: reversed.includes(id),
  forgone:
    act !== 'repay' || reversed.includes(id)
      ? []
      : (reversalOf(repaid, amountFen) ?? [])
          .filter(({ forgoneFen }) => forgoneFen > 0)
          .map(({ shopOrderNo: no, forgoneFen }) => ({ shopOrderNo: no, amount: toYuan(forgoneFen) })),
  shopOrderNo,
  note,
  gmtCreate: gmtCreate.toISOString(),
});
