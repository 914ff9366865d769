import { hundredthsOf, normaliseDigits, toHundredths } from './digits.ts';
import type { Unit } from './unit.ts';

/** Money in yuan with two decimals, as it travels and rests. Never add or multiply it: that is done in fen, in `engines/pricing`. */
export type Yuan = Unit<'yuan'>;

/**
 * Yuan written by a person or a spreadsheet: full-width digits, thousands separators, a leading ¥ and a trailing 元 are
 * taken; more than two decimals round half away from zero. `'￥１，２３４．５'` gives 1234.5. Null on rubbish, never NaN.
 * A minus is taken too; whoever needs more than nothing checks the bound.
 */
export function parseYuan(text: string): Yuan | null {
  const bare = normaliseDigits(text)
    .replace(/^([+-]?)¥/u, '$1')
    .replace(/元$/u, '');
  const hundredths = hundredthsOf(bare);
  return hundredths === null ? null : hundredths / 100;
}

/** The same of money that is moved as it is typed (a repayment, a changed price): more than two decimals are no amount, they are not rounded. `'1.50'` and `'1.500'` give 1.5, `'1.234'` null. */
export const typedYuan = (text: string): Yuan | null => (/\.\d\d\d*[1-9]/u.test(normaliseDigits(text)) ? null : parseYuan(text));

export interface YuanPieces {
  /** `'-'` or empty; stands before the currency sign. */
  sign: '' | '-';
  symbol: '¥';
  /** Grouped by thousands: `'1,234'`. */
  integer: string;
  /** Always two digits. */
  decimals: string;
  /** All of it: `'¥1,234.50'`, `'-¥3.00'`. */
  text: string;
}

/** Yuan for reading, in pieces so that a page may set the integer large: 1234.5 → ¥ · 1,234 · 50. Throws RangeError on NaN. */
export function formatYuan(yuan: Yuan): YuanPieces {
  const hundredths = toHundredths(yuan);
  const sign = hundredths < 0 ? '-' : '';
  const [whole, decimals] = twoDecimals(Math.abs(hundredths));
  const integer = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return { sign, symbol: '¥', integer, decimals, text: `${sign}¥${integer}.${decimals}` };
}

/** Yuan for an input box or a file: `'1234.50'`, no separators and no sign of currency. Throws RangeError on NaN. */
export function yuanDigits(yuan: Yuan): string {
  const hundredths = toHundredths(yuan);
  return `${hundredths < 0 ? '-' : ''}${twoDecimals(Math.abs(hundredths)).join('.')}`;
}

function twoDecimals(hundredths: number): [whole: string, decimals: string] {
  const cents = hundredths % 100;
  return [String((hundredths - cents) / 100), String(cents).padStart(2, '0')];
}
