import { describe, expect, it } from 'vitest';
import { HISTORY_MAX, parseSearchHistory, withoutWord, withoutWords, withWord, wordsOf, type SearchHistory } from './search-history.ts';

const ME = 'A1/M1';
const after = (words: readonly string[], owner = ME, history: SearchHistory = []) =>
  words.reduce<SearchHistory>((all, word) => withWord(all, owner, word), history);
const many = Array.from({ length: HISTORY_MAX + 2 }, (_, place) => `词${place}`);

describe('the last words of a search (SHELL-27)', () => {
  it('are ten, the newest first, each once', () => {
    expect(wordsOf(after(many), ME)).toEqual(many.toReversed().slice(0, HISTORY_MAX));
    expect(wordsOf(after(['道闸', '音柱', '道闸', '']), ME)).toEqual(['道闸', '音柱']);
  });

  it('are each identity’s own, and those of a few', () => {
    const both = after(['音柱'], 'A1/M2', after(['道闸']));
    expect([wordsOf(both, ME), wordsOf(both, 'A1/M2'), wordsOf(both, '')]).toEqual([['道闸'], ['音柱'], []]);
    const six = ['1', '2', '3', '4', '5'].reduce((all, owner) => after(['网桥'], owner, all), both);
    expect([wordsOf(six, ME), wordsOf(six, 'A1/M2'), six.length]).toEqual([[], [], 5]);
  });

  it('are removed one by one or all, those of others stay', () => {
    const both = after(['音柱'], '', after(['道闸', '网桥']));
    expect(wordsOf(withoutWord(both, ME, '道闸'), ME)).toEqual(['网桥']);
    expect(withoutWords(both, ME)).toEqual([{ owner: '', words: ['音柱'] }]);
  });

  it('come back from storage as they were kept', () => expect(parseSearchHistory(JSON.stringify(after(many)))).toEqual(after(many)));

  it.each(['', 'no json', '7', '{}', '[{"owner":1,"words":[]}]', '[{"owner":"","words":[""]}]'])('storage that holds %j counts as empty', (text) =>
    expect(parseSearchHistory(text)).toEqual([]),
  );
});
