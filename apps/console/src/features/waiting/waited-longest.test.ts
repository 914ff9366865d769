import { expect, it } from 'vitest';
import { waitedLongest, waitedWords, type WaitingItem } from './waited-longest.ts';

const at = (key: string, since: string): WaitingItem => ({ key, kind: '服务需求', words: '', since, href: '/' });

it('puts what waits longest first, of all lists together, six at most (OPERATOR-4)', () => {
  const lists = [
    [at('a', '2026-11-20T00:00:00Z'), at('b', '2026-11-23T00:00:00Z')],
    [at('c', '2026-11-19T00:00:00Z')],
    Array.from({ length: 9 }, (_, place) => at(`d${place}`, '2026-11-24T00:00:00Z')),
  ];
  expect(waitedLongest(lists).map(({ key }) => key)).toEqual(['c', 'a', 'b', 'd0', 'd1', 'd2']);
  expect(waitedLongest([])).toEqual([]);
});

it.each([
  ['2026-11-24T23:30:00Z', '不到 1 小时'],
  ['2026-11-24T23:00:00Z', '1 小时'],
  ['2026-11-24T00:01:00Z', '23 小时'],
  ['2026-11-24T00:00:00Z', '1 天'],
  ['2026-11-22T00:30:00Z', '2 天'],
])('since %s: %s', (since, words) => expect(waitedWords(since, Date.parse('2026-11-25T00:00:00Z'))).toBe(words));
