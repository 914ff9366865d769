import { formatYuan, type YuanPieces } from '@portal/units';

export type MoneyPieces = Omit<YuanPieces, 'symbol'>;

/** Yuan cut into the pieces that are set in different sizes, as every export writes it. Worked: 1234.5 → 1,234 and 50. Throws RangeError on NaN. */
export function moneyPieces(yuan: number): MoneyPieces {
  const { sign, integer, decimals, text } = formatYuan(yuan);
  return { sign, integer, decimals, text };
}
