import { describe, expect, it } from 'vitest';
import { orderName } from '../design-order/index.ts';
import { isVisible, keywordQuery } from './fields.ts';

describe('what can be seen', () => {
  it.each(['', ' ', '\u200B', '\u200B\u2060\uFEFF', '\u3164', '\u2800', '\uFFA0', '\u00AD', '\uFE0F'])('%j cannot', (text) => {
    expect(isVisible(text)).toBe(false);
    expect(orderName.safeParse(text).error?.issues[0]?.message).toMatch(/[\u4e00-\u9fff]/);
  });
  it.each(['家', 'a\u200Bb', '①', '😀', '。'])('%j can', (text) => {
    expect(isVisible(text)).toBe(true);
    expect(orderName.safeParse(text).success).toBe(true);
  });
});

it('a keyword may not unfold to more than twice what may be typed', () => {
  expect(keywordQuery.safeParse('ﷺ'.repeat(5)).success).toBe(true);
  expect(keywordQuery.safeParse('ﷺ'.repeat(50)).success).toBe(false);
  expect(keywordQuery.safeParse('４００万'.repeat(12)).success).toBe(true);
});
