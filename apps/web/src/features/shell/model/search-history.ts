/** Own last words of a search, kept in this browser alone and never sent: ten of each identity (SHELL-27). */

export const HISTORY_MAX = 10;
/** Identities a browser keeps words of; the one that searched longest ago goes. */
const OWNERS_MAX = 5;

/** Newest identity first, of each the newest word first. */
export type SearchHistory = readonly { owner: string; words: readonly string[] }[];

// by hand: the frame of every page is drawn without schemas
const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 50;
const isEntry = (value: unknown): value is SearchHistory[number] =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'words' in value &&
  Array.isArray(value.words) &&
  value.words.every(isWord);

/** What storage holds, '' where there is nothing; of another shape it counts as nothing. */
export function parseSearchHistory(text: string): SearchHistory {
  // what cannot be read is thrown: dear, and on every page that the server draws
  if (text === '') return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) && kept.every(isEntry) ? kept.slice(0, OWNERS_MAX) : [];
  } catch {
    return [];
  }
}

/** `owner`: account and identity; '' a guest. */
export const wordsOf = (history: SearchHistory, owner: string): readonly string[] => history.find((one) => one.owner === owner)?.words ?? [];

const withWords = (history: SearchHistory, owner: string, words: readonly string[]): SearchHistory =>
  [...(words.length > 0 ? [{ owner, words: words.slice(0, HISTORY_MAX) }] : []), ...history.filter((one) => one.owner !== owner)].slice(0, OWNERS_MAX);

/** The word stands first, and once. */
export const withWord = (history: SearchHistory, owner: string, word: string): SearchHistory =>
  word === '' ? history : withWords(history, owner, [word, ...wordsOf(history, owner).filter((one) => one !== word)]);

export const withoutWord = (history: SearchHistory, owner: string, word: string): SearchHistory =>
  withWords(
    history,
    owner,
    wordsOf(history, owner).filter((one) => one !== word),
  );

export const withoutWords = (history: SearchHistory, owner: string): SearchHistory => withWords(history, owner, []);
