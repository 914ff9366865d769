import { expect, it } from 'vitest';
import { aCameraLine, answerFor, outsideLines } from './check-builder.ts';
import { headlineOf, type ListCheckState } from './headline.ts';

/** As far as cameras are was said: nothing is left unjudged. */
const all = answerFor([aCameraLine()], { runs: [{ skuNo: 'CAM', averageM: 50, longestM: 50 }] });
const only = (...codes: string[]) => ({ ...all, issues: all.issues.filter(({ code }) => codes.includes(code)) });
const given: ListCheckState = { answer: all, state: 'done', count: 1, safetyNotes: 0, isByDefault: false };

it.each<[Partial<ListCheckState>, string, string, string]>([
  [{}, 'danger', '未通过', '还差 8 项'],
  [{ answer: only('BRACKET_SHORT') }, 'warning', '建议处理', '还差 1 项'],
  [{ answer: only() }, 'success', '通过', '清单完整，没有发现问题'],
  [{ answer: only(), safetyNotes: 2 }, 'warning', '建议处理', '检查到的产品没有发现问题，另有 2 条安全提示'],
  [{ answer: { ...only(), outside: outsideLines(3) } }, 'success', '已查部分通过', '检查到的产品没有发现问题，3 行不在检查范围'],
  [{ answer: { ...only(), unjudged: ['甲'] } }, 'success', '已查部分通过', '检查到的产品没有发现问题，1 项未核对'],
  [{ answer: only(), isByDefault: true }, 'success', '通过', '清单完整，没有发现问题（按默认条件）'],
  [{ answer: null, count: 0 }, 'neutral', '未检查', '清单里还没有产品'],
  [{ answer: null, state: 'broken' }, 'warning', '没有查成', '检查条件不合要求，请核对后再看'],
])('a verdict for every state of the check (CHECK-18) %#', (facts, tone, word, words) => {
  expect(headlineOf({ ...given, ...facts })).toMatchObject({ tone, word, words });
});

it('while a changed list is checked no verdict of the earlier one stands', () => {
  expect(headlineOf({ ...given, state: 'checking' })).toEqual({ tone: 'neutral', icon: 'refresh', word: '检查中', words: '', counts: '' });
});

it('every verdict has a drawing of its own, so that colour alone tells nothing', () => {
  const icons = [given, { ...given, answer: only('BRACKET_SHORT') }, { ...given, answer: only() }].map((checked) => headlineOf(checked).icon);
  expect(new Set(icons).size).toBe(3);
});
