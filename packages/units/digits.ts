import { divideHalfAway } from './half-away.ts';

const FULL_WIDTH_ZERO = 0xff10;

/** What Chinese input methods and spreadsheets write where a number wants a half-width sign. */
const SIGNS: Readonly<Record<string, string>> = {
  '．': '.',
  '。': '.',
  '，': ',',
  '－': '-',
  '−': '-',
  '＋': '+',
  '％': '%',
  '￥': '¥',
};

/** Full-width digits ０-９ made half-width, all else as it is. */
export const halfWidthDigits = (text: string): string => text.replace(/[０-９]/gu, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO));

/**
 * Text with full-width digits and number signs (０-９ ． 。 ， － ％ ￥) made half-width and every kind of blank removed.
 * Other characters stay: `normaliseDigits('１，２３４．５ 元')` is `'1,234.5元'`. It does not judge; the parsers do.
 */
export function normaliseDigits(text: string): string {
  return halfWidthDigits(text)
    .replace(/[\s\u200B\uFEFF]/gu, '')
    .replace(/[．。，－−＋％￥]/gu, (sign) => SIGNS[sign] ?? sign);
}

/** Sign; digits plain or grouped by thousands; decimals. `12,34` is not a grouping and matches nothing. */
const DECIMAL = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/u;

/**
 * The hundredths of a written decimal, rounded half away from zero by its digits: `'1,234.505'` gives 123451.
 * Takes normalised text. Null for anything that is not one plain decimal (empty, letters, exponents, two dots, wrong
 * grouping) and for what lies beyond 2^51 hundredths, where a double no longer carries two decimals exactly.
 */
export function hundredthsOf(normalised: string): number | null {
  const match = DECIMAL.exec(normalised);
  if (match === null) return null;
  const [, sign, integer = '', decimals = ''] = match;
  if (integer === '' && decimals === '') return null;
  const kept = `${integer.replaceAll(',', '')}${decimals.slice(0, 2).padEnd(2, '0')}`;
  const hundredths = Number(kept) + divideHalfAway(Number(decimals[2] ?? '0'), 10);
  if (hundredths > HUNDREDTHS_MAX) return null;
  return sign === '-' && hundredths !== 0 ? -hundredths : hundredths;
}

/** 2^51: up to here hundredths → two-decimal number → hundredths loses nothing (two roundings of 2^-53 stay below one half). */
export const HUNDREDTHS_MAX = 2_251_799_813_685_248;

/**
 * The hundredths of a number, rounded half away from zero by its decimal writing: 1.005 gives 101, where `1.005 * 100`
 * is 100.49999999999999. Throws RangeError on NaN, an infinity or more than 2^51 hundredths: such a number is our mistake.
 */
export function toHundredths(value: number): number {
  const size = Math.abs(value);
  if (!(size <= HUNDREDTHS_MAX / 100)) throw new RangeError(`not a number with two decimals: ${value}`);
  if (size < 0.001) return 0; // below, the decimal writing has an exponent of its own
  const hundredths = Math.round(Number(`${size}e2`)); // never below zero here, where halves go up and away alike
  return value < 0 && hundredths !== 0 ? -hundredths : hundredths;
}
