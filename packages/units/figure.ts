import { normaliseDigits } from './digits.ts';

/**
 * A decimal as people type it, with every place it has: full-width digits and `1,200` are taken, `'１２．５'` gives 12.5. Null for everything else,
 * `1e3`, `0x10` and `1 2` too. A minus is taken; whoever needs more than nothing, or a whole number, checks that.
 */
export function parseFigure(text: string): number | null {
  if (/\S\s+\S/u.test(text)) return null;
  const plain = normaliseDigits(text).replace(/^([+-]?\d{1,3}(?:,\d{3})+)(?=$|\.)/u, (grouped) => grouped.replaceAll(',', ''));
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : null;
}

/** The same of a whole number, which may go down as well as up: `'－５００'` gives -500. Null beyond the safe integers, too. */
export function parseWhole(text: string): number | null {
  const figure = parseFigure(text);
  return Number.isSafeInteger(figure) ? figure : null;
}
