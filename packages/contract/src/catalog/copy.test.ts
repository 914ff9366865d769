import { describe, expect, test } from 'vitest';
import { catalogCopy } from './copy.ts';

describe('what a list says of a keyword that it answers in part (GOODS-15)', () => {
  const nothing = { instead: null, left: [], kept: '', read: [] };

  test('what is left out may well be sold by itself: only both together are absent', () => {
    expect(catalogCopy.loosened('断电开的锁 消防门', { ...nothing, left: ['消防门'], kept: '断电开的锁' })).toBe(
      '没有同时符合“断电开的锁”与“消防门”的产品，以下是“断电开的锁”的结果',
    );
  });

  test('several are named each', () => {
    expect(catalogCopy.loosened('防爆防水半球', { ...nothing, left: ['防爆', '防水'], kept: '半球' })).toBe(
      '没有同时符合“半球”与“防爆”、“防水”的产品，以下是“半球”的结果',
    );
  });

  test('a word of descriptions alone names no product', () => {
    expect(catalogCopy.loosened('手机', { ...nothing, left: ['手机'] })).toBe('没有叫“手机”的产品，以下产品的说明里提到它');
  });
});
