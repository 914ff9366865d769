import { parsePercent, parseYuan } from '@portal/units';
import { describe, expect, it } from 'vitest';
import { leftFigure, takenNote, typingNote } from './typed-figure.ts';

const leftPrice = (typed: string) => leftFigure('ratePrice', typed, '128.00');
const leftRate = (typed: string) => leftFigure('rate', typed, '80.00');

describe('a figure typed into a cell', () => {
  it.each(['二百', '1e3', '-1', '1+1', '约80', '0x10', '1.2.3', '1,2800', '1，2800', '1元5', '.', ',', '12a', '１２ａ', 'a12', '1.234.5'])(
    'takes no part of %s for a price',
    (typed) => expect(leftPrice(typed)).toEqual({ taken: null, note: '只能填写数字和小数点，仍是 ¥128.00' }),
  );
  it.each(['2,000', '２，０００', '￥2，000.00', '2000', '2000 元', '2000.', '002000', '０２０００.００'])('reads %s as two thousand', (typed) => {
    const { taken, note } = leftPrice(typed);
    expect([parseYuan(taken ?? ''), note]).toEqual([2000, null]);
  });
  it.each(['', '80', '95。5', '９５．５％', '0100.50'])('"%s" is a rate', (typed) => expect(leftRate(typed).note).toBeNull());
  it.each(['2,000', '２，０００', '2,000.00%'])('%s is a rate of two thousand, which its cap cuts and says', (typed) => {
    const { taken, note } = leftRate(typed);
    expect([parsePercent(taken ?? ''), note]).toEqual([2000, null]);
  });
  it.each([
    ['rate', '1234567', '123456'],
    ['rate', '12345678.901', '123456'],
    ['rate', '1000.999', '1000.9'],
    ['ratePrice', '123456789012', '1234567890'],
  ] as const)('a %s of %s is longer than its box and above every cap, which says so', (field, typed, taken) =>
    expect(leftFigure(field, typed, '1.00')).toEqual({ taken, note: null }),
  );
  it('leading zeros are no part of the length: 0000100 is a hundred, not ten', () => expect(leftRate('0000100')).toEqual({ taken: '100', note: null }));
  it.each(['八折', '9,5', '1e2', '95%5'])('%s is no rate', (typed) => expect(leftRate(typed).note).toBe('只能填写数字和小数点，仍是 80.00%'));
  it.each(['三', '1.5', '-3'])('%s is no quantity', (typed) => expect(leftFigure('quantity', typed, '3').note).toBe('请输入整数，仍是 3'));

  it('says what it made of more than two decimals', () => {
    expect(leftPrice('12.345')).toEqual({ taken: '12.34', note: '最多两位小数，已按 12.34 处理' });
    expect(leftRate('１００．２５６')).toEqual({ taken: '100.25', note: '最多两位小数，已按 100.25 处理' });
  });
  it('says that what is not quoted stays so', () => expect(leftFigure('ratePrice', '八', '').note).toBe('只能填写数字和小数点，仍未报价'));
});

it.each([
  ['rate', '100.00', '300.00', '折扣率不能大于300.00，已按 300.00 处理'],
  ['rate', '300.00', '300.00', '折扣率不能大于300.00，仍是 300.00%'],
] as const)('a %s of %s that was cut to %s: the sentence ends with what stands', (field, stood, stands, words) =>
  expect(takenNote(field, '折扣率不能大于300.00', stood, stands)).toBe(words),
);

describe('while it is typed', () => {
  it.each(['', '1', '１２', '12.', '12。3', '1,', '1,28', '￥', '95%', '1234567'])('nothing is said of %s', (typed) =>
    expect(typingNote('rate', typed)).toBeNull(),
  );
  it.each(['12a', '-', '1.2.', '二'])('%s is told at once, and no longer once it is deleted', (typed) =>
    expect([typingNote('ratePrice', typed), typingNote('ratePrice', '1')]).toEqual(['只能填写数字和小数点', null]),
  );
  it('so is a third decimal', () => expect(typingNote('ratePrice', '12.345')).toBe('最多两位小数'));
  it('a quantity is judged when its box is left', () => expect(typingNote('quantity', '1.5')).toBeNull());
});
