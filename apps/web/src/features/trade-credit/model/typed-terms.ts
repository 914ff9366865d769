/** Terms and repayments as they are typed (ORDER-30, ORDER-31). */
import { creditCopy } from '@portal/contract/trade-credit';
import { CREDIT_DAYS_MAX, CREDIT_LIMIT_MAX } from '@portal/contract/trade-credit/limits';
import { parseQuantity, typedYuan } from '@portal/units';

export interface TypedTerms {
  limit: string;
  termDays: string;
}
export type TermsTrouble = Readonly<Partial<Record<keyof TypedTerms, string>>>;

/** The figures, or what is wrong on which field. */
export function readTerms(typed: TypedTerms): { ok: true; terms: { limit: number; termDays: number } } | { ok: false; trouble: TermsTrouble } {
  const limit = typedYuan(typed.limit);
  const termDays = parseQuantity(typed.termDays) ?? 0;
  const isLimit = limit !== null && limit >= 0 && limit <= CREDIT_LIMIT_MAX;
  const areDays = termDays >= 1 && termDays <= CREDIT_DAYS_MAX;
  if (isLimit && areDays) return { ok: true, terms: { limit, termDays } };
  return { ok: false, trouble: { ...(!isLimit && { limit: creditCopy.limit }), ...(!areDays && { termDays: creditCopy.days }) } };
}

/** Null: it is none. */
export function readRepayment(typed: string): number | null {
  const amount = typedYuan(typed);
  return amount !== null && amount > 0 && amount <= CREDIT_LIMIT_MAX ? amount : null;
}
