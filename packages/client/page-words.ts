/** Words that the addresses of many list pages have (`definePageQuery`). */
import { KEYWORD_MAX, PAGE_NUMBER_MAX, PAGE_SIZES } from '@portal/contract/core';
import { firstLetters } from '@portal/units';
import type { Word } from './page-query.ts';

/** The word under another name in the address than on the page. */
export const named = <Value>(name: string, word: Word<Value>): Word<Value> => ({ ...word, name });
/** A word that shows the same list in another way. */
export const aside = <Value>(word: Word<Value>): Word<Value> => ({ ...word, isAside: true });

/** Typed letters, `max` at most: without the control characters a paste brings along. */
export const text = (max: number): Word<string> => ({
  usual: '',
  read: (typed) => firstLetters(typed.replace(/[\u0000-\u001f\u007f]/g, ' ').trim(), max).trim(),
  write: (value) => value,
});

/** One of these, the first of which goes without saying. */
export const oneOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]): Word<Choice> => ({
  usual: choices[0],
  read: (said) => choices.find((choice) => choice === said) ?? null,
  write: (value) => value,
});

/** Whether something is so; said as `said`. */
export const flag = (said: string): Word<boolean> => ({ usual: false, read: (found) => found === said, write: (value) => (value ? said : '') });

/** A record by its number, or none. */
export const recordNumber = (max: number, min = 1): Word<number | null> => ({
  usual: null,
  read: (digits) => wholeWithin(digits, max, min),
  write: (value) => String(value ?? ''),
});

/** A record by its id, as `recordId` of the contract has it, or none. */
export const recordId: Word<string | null> = { usual: null, read: (said) => (/^[\w-]{1,40}$/.test(said) ? said : null), write: (value) => value ?? '' };

export const keyword: Word<string> = text(KEYWORD_MAX);

/** Which way `sort` goes. */
export const order: Word<'desc' | 'asc'> = { ...oneOf(['desc', 'asc']), of: 'sort' };

export const page: Word<number> = { usual: 1, read: (digits) => wholeWithin(digits, PAGE_NUMBER_MAX), write: String };

/** Lines of a page, of those the server gives. */
export const size = (usual: (typeof PAGE_SIZES)[number]): Word<number> => ({
  usual,
  read: (digits) => PAGE_SIZES.find((one) => String(one) === digits) ?? null,
  write: String,
});

function wholeWithin(digits: string, max: number, min = 1): number | null {
  if (!/^\d{1,10}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= min && number <= max ? number : null;
}
