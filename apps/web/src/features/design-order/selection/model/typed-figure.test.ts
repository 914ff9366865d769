import { describe, expect, it } from 'vitest';
import type { CellField } from '../../lines/model/cell-range.ts';
import { beginsAnew, cutWords, figureRules, leftOut, refusal, type LeftOut } from './typed-figure.ts';

/** A text that stands in the box at once, as one pastes it. */
const pasted = (field: CellField, typed: string) => {
  const text = figureRules[field].filter?.(typed) ?? typed;
  const left: LeftOut = figureRules[field].filter === undefined ? 'nothing' : leftOut(typed, text);
  return { text, refusal: refusal(field, text, left, '128.00'), cut: cutWords(text, left) };
};

describe('a figure typed into a cell', () => {
  it.each(['二百', '1e3', '-1', '1+1', '约80', '0x10', '1.2.3', '1,2800', '1，2800', '1元5', '.', ','])('takes no part of %s for a price', (typed) =>
    expect(pasted('ratePrice', typed).refusal).toBe('只能填写数字和小数点，仍是 ¥128.00'),
  );
  it.each(['2,000', '２，０００', '￥2，000.00', '2000', '2000 元', '2000.'])('reads %s as two thousand', (typed) => {
    const { text, refusal: why, cut } = pasted('ratePrice', typed);
    expect([figureRules.ratePrice.parse(text), why, cut]).toEqual([2000, null, null]);
  });
  it.each(['', '80', '95。5', '９５．５％'])('"%s" is a rate', (typed) => expect(pasted('rate', typed)).toMatchObject({ refusal: null, cut: null }));
  it.each(['2,000', '２，０００', '2,000.00%'])('%s is a rate of two thousand, which its cap cuts and says', (typed) => {
    const { text, refusal: why } = pasted('rate', typed);
    expect([figureRules.rate.parse(text), why]).toEqual([2000, null]);
  });
  it.each(['八折', '9,5', '1e2', '95%5'])('%s is no rate', (typed) => expect(pasted('rate', typed).refusal).toBe('只能填写数字和小数点，仍是 128.00%'));
  it.each(['三', '1.5', '-3'])('%s is no quantity', (typed) => expect(refusal('quantity', typed, 'nothing', '3')).toBe('请输入整数，仍是 3'));

  it('says what it made of more than two decimals', () => {
    expect(pasted('ratePrice', '12.345')).toEqual({ text: '12.34', refusal: null, cut: '最多两位小数，已按 12.34 处理' });
    expect(pasted('rate', '100.256')).toMatchObject({ text: '100.25', cut: '最多两位小数，已按 100.25 处理' });
  });
  it('begins anew where all that was shown is written over or deleted, not behind a sign that was left out', () => {
    expect([beginsAnew('5', '5', '13'), beginsAnew('', null, '13'), beginsAnew('5', '5', ''), beginsAnew('135', '5', '13')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('says that what is not quoted stays so', () => expect(refusal('ratePrice', '', 'signs', '')).toBe('只能填写数字和小数点，仍未报价'));
});
