import { parseYuan, toFen, toYuan, yuanDigits, type Fen } from '@portal/units';

/** `0.01`, `1234.50`: as Alipay and bills write an amount. */
export const amountText = (amount: Fen): string => yuanDigits(toYuan(amount));

/** Null of anything but a plain amount with two decimals: who is paid reads nothing into an amount that is written otherwise. */
export function amountOf(text: unknown): Fen | null {
  if (typeof text !== 'string' || !/^(0|[1-9]\d{0,11})\.\d{2}$/.test(text)) return null;
  const yuan = parseYuan(text);
  return yuan === null ? null : toFen(yuan);
}
