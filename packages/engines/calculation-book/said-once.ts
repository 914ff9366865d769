import type { BookAnswer } from './answer.ts';

/**
 * What stands on paper of a result, each figure once: results that the working ends its steps with stand there alone, and a sentence that is nothing
 * but the results in a row is left out. Source: BOOK-10.
 */
export function saidOnce({ headline, results, working }: Pick<BookAnswer, 'headline' | 'results' | 'working'>): Pick<BookAnswer, 'headline' | 'results'> {
  const worked = new Set(working.map(({ title, value }) => keyOf(title, value)));
  return {
    headline: headline === results.map(({ label, text }) => `${label} ${text}`).join('，') ? '' : headline,
    results: results.filter(({ label, text }) => !worked.has(keyOf(label, text))),
  };
}

const keyOf = (label: string, text: string): string => JSON.stringify([label, text]);
