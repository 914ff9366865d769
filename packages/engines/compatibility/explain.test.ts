import { describe, expect, it } from 'vitest';
import { leftOutText, sumText } from './explain.ts';

describe('the terms of a figure', () => {
  it.each([
    [[], '0'],
    [[7], '7 W'],
    [[7, 5], '（7 W＋5 W）'],
    [[7, 5, 3], '（7 W＋5 W＋3 W）'],
    [[7, 5, 3, 1], '（7 W＋5 W＋3 W＋…共 4 项）'],
  ])('of %j are %s', (watts, said) => expect(sumText(watts, (watt) => `${watt} W`)).toBe(said));
});

describe('lines that could not be counted', () => {
  it.each([
    [3, 3, ''],
    [0, 0, ''],
    [3, 2, '；另有 1 行缺少参数，未计入'],
    [12, 0, '；另有 12 行缺少参数，未计入'],
  ])('%i of which %i were: %j', (all, counted, said) => expect(leftOutText(Array.from({ length: all }), Array.from({ length: counted }))).toBe(said));
});
