import { describe, expect, it } from 'vitest';
import { briefly, brieflyCounted, sumText } from './briefly.ts';

describe('what a sentence can carry of a long list', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B', 'A'], 'A、B'],
    [['1', '2', '3', '4', '5', '6'], '1、2、3、4、5、6'],
    [['1', '2', '3', '4', '5', '6', '7'], '1、2、3、4、5、6 …'],
    [['1', '1', '1', '1', '1', '1', '1'], '1'],
  ])('each text once, six of them: %j', (texts, said) => expect(briefly(texts, '、')).toBe(said));

  it.each([
    [['10 × 7'], '10 × 7'],
    [['10 × 7', '10 × 7'], '（10 × 7）× 2 处'],
    [['10 × 7', '3 × 3', '10 × 7', '10 × 7'], '（10 × 7）× 3 处；3 × 3'],
    [Array.from({ length: 1234 }, () => 'a'), '（a）× 1,234 处'],
  ])('with how often: %#', (texts, said) => expect(brieflyCounted(texts, '；')).toBe(said));
});

describe('a sum with its parts', () => {
  it.each([
    [[], '0'],
    [[0, 0], '0'],
    [[12], '12'],
    [[12, 0], '12'],
    [[12, 4], '12 ＋ 4 ＝ 16'],
    [[0, 12, 0, 4.5], '12 ＋ 4.5 ＝ 16.5'],
    [[1, 2, 3, 4, 5, 6], '1 ＋ 2 ＋ 3 ＋ 4 ＋ 5 ＋ 6 ＝ 21'],
    [[1, 2, 3, 4, 5, 6, 7], '1 ＋ 2 ＋ 3 ＋ 4 ＋ 5 ＋ 6 ＋ … ＝ 28'],
    [[1000, 2000], '1,000 ＋ 2,000 ＝ 3,000'],
  ])('%j is %s', (parts, said) => expect(sumText(parts)).toBe(said));
});
