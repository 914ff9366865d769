/** Which words of a search may be kept to be read by the operator, and as what. Source: BEHAVIOR-4. */

const LETTERS_MIN = 2;
const LETTERS_MAX = 50;
/** What people set between the figures of a number. */
const BETWEEN = /[\s.\-_()+/]/g;
/** A mobile number, with the country's before it or not; the figures around it make no difference. */
const MOBILE = /1[3-9]\d{9}/;
/** A line of a house: area and number, not within a model's letters. */
const LANDLINE = /(?<![\da-z])0\d{2,3}[\s-]?\d{7,8}(?!\d)/;
/** Identity cards, of fifteen signs or eighteen, and cards of banks. */
const LONG_NUMBER = /\d{15}/;
const MAIL = /[^\s@]@[^\s@]/;

/**
 * The keyword as it is counted: folded, single blanks, at most fifty letters. Null where it is too short to be looked for, or may tell who
 * somebody is: a phone, an e-mail, the number of a card.
 */
export function keptKeyword(keyword: string): string | null {
  const folded = keyword.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
  const letters = [...folded];
  if (letters.length < LETTERS_MIN) return null;
  const close = folded.replace(BETWEEN, '');
  if (MOBILE.test(close) || LONG_NUMBER.test(close) || LANDLINE.test(folded) || MAIL.test(folded)) return null;
  return letters.slice(0, LETTERS_MAX).join('').trim();
}
