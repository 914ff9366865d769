import { fen, type Fen } from '@portal/units';

/** What an order bought on credit owes its dealer: all of it when it is placed, less what its price was reduced by, less what was repaid. */
export interface OrderDebt {
  shopOrderNo: string;
  amountFen: Fen;
  reducedFen: Fen;
  repaidFen: Fen;
  /** Milliseconds since 1970. */
  dueAt: number;
}

export const owedOf = ({ amountFen, reducedFen, repaidFen }: Pick<OrderDebt, 'amountFen' | 'reducedFen' | 'repaidFen'>): Fen =>
  fen(amountFen - reducedFen - repaidFen);

/** What may still be bought on credit. A limit may be lowered below what is used: then nothing. */
export const availableOf = ({ limitFen, usedFen }: { limitFen: Fen; usedFen: Fen }): Fen => fen(Math.max(0, limitFen - usedFen));

/** What a debt is reduced by when so much of its order goes back; what had been repaid already is handed back beside it (`backFen`). Never more than was bought. */
export function reductionOf(debt: OrderDebt, amountFen: Fen): { reducedFen: Fen; backFen: Fen } {
  const reducedFen = fen(Math.min(owedOf(debt), amountFen));
  return { reducedFen, backFen: fen(amountFen - reducedFen) };
}

/** A debt of which something was repaid. `backFen`: of it what the dealer has to hand back, for a part of the order that went back. */
export type RepaidDebt = OrderDebt & { backFen: Fen };

/**
 * How a repayment that was none is taken back: what is due last first, as what is due first is repaid first. What was to be handed back of it
 * (`forgoneFen`) is not any more: that part of the order went back, so it is owed neither. Null: so much was not repaid. `debts`: in any order.
 */
export function spreadReversal(debts: readonly RepaidDebt[], amountFen: Fen): { shopOrderNo: string; takenFen: Fen; forgoneFen: Fen }[] | null {
  let left: number = amountFen;
  const parts: { shopOrderNo: string; takenFen: Fen; forgoneFen: Fen }[] = [];
  for (const debt of debts.toSorted((one, other) => other.dueAt - one.dueAt || (one.shopOrderNo < other.shopOrderNo ? 1 : -1))) {
    const takenFen = fen(Math.min(left, debt.repaidFen));
    if (takenFen > 0) parts.push({ shopOrderNo: debt.shopOrderNo, takenFen, forgoneFen: fen(Math.min(takenFen, debt.backFen)) });
    left -= takenFen;
  }
  return left === 0 ? parts : null;
}

/** What a dealer does where a customer has not repaid in time: warns it, or takes no more orders on credit. */
export const overdueRules = ['warn', 'block'] as const;
export type OverdueRule = (typeof overdueRules)[number];

/** How a repayment is spread: what is due first is repaid first; null: it is more than is owed. `debts`: in any order. */
export function spreadRepayment(debts: readonly OrderDebt[], amountFen: Fen): { shopOrderNo: string; repaidFen: Fen }[] | null {
  let left: number = amountFen;
  const parts: { shopOrderNo: string; repaidFen: Fen }[] = [];
  for (const debt of debts.toSorted((one, other) => one.dueAt - other.dueAt || (one.shopOrderNo < other.shopOrderNo ? -1 : 1))) {
    const repaidFen = fen(Math.min(left, owedOf(debt)));
    if (repaidFen > 0) parts.push({ shopOrderNo: debt.shopOrderNo, repaidFen });
    left -= repaidFen;
  }
  return left === 0 ? parts : null;
}

/** What is owed in all, and of it what should have been repaid by now, and since when; null: nothing. */
export function owedInAll(debts: readonly OrderDebt[], now: number): { owedFen: Fen; overdueFen: Fen; overdueSince: number | null } {
  const sum = (some: readonly OrderDebt[]): Fen => fen(some.reduce<number>((total, debt) => total + owedOf(debt), 0));
  const overdue = debts.filter((debt) => debt.dueAt < now && owedOf(debt) > 0);
  return { owedFen: sum(debts), overdueFen: sum(overdue), overdueSince: overdue.length > 0 ? Math.min(...overdue.map(({ dueAt }) => dueAt)) : null };
}
