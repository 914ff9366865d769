import { normaliseDigits } from './digits.ts';

/**
 * A count of pieces written by a person or a spreadsheet: full-width digits, thousands separators and decimals that are
 * all zero (`'12.00'`, as spreadsheets write) are taken. Whole and not negative, else null; never NaN. No upper bound but
 * the safe integers: the rule that uses it has one.
 */
export function parseQuantity(text: string): number | null {
  const match = /^\+?(\d+|\d{1,3}(?:,\d{3})+)(?:\.0*)?$/u.exec(normaliseDigits(text));
  if (match === null) return null;
  const quantity = Number(match[1]?.replaceAll(',', ''));
  return Number.isSafeInteger(quantity) ? quantity : null;
}
