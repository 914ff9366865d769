import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  parseFigure,
  parseWhole,
  nameKey,
  divideHalfAway,
  fen,
  formatDate,
  formatDateTime,
  formatPercent,
  formatYuan,
  maskPhone,
  normaliseDigits,
  parsePercent,
  parseQuantity,
  parseYuan,
  percentDigits,
  toBasisPoints,
  toFen,
  toYuan,
  yuanDigits,
} from './index.ts';

describe('the one rounding rule', () => {
  test.each([
    [5, 2, 3],
    [4999, 10000, 0],
    [5000, 10000, 1],
    [0, 7, 0],
    [Number.MAX_SAFE_INTEGER, 2, 4503599627370496],
  ])('%d ÷ %d is %d', (numerator, denominator, whole) => expect(divideHalfAway(numerator, denominator)).toBe(whole));

  test.each([
    [-1, 2],
    [1, 0],
    [0.5, 2],
    [2 ** 53, 2],
  ])('%d ÷ %d is refused', (numerator, denominator) => expect(() => divideHalfAway(numerator, denominator)).toThrow(RangeError));
});

describe('reading numbers a person typed', () => {
  test.each([
    ['1234.5', 1234.5],
    ['１，２３４．５０', 1234.5],
    ['￥1,234.5元', 1234.5],
    ['-¥3', -3],
    ['12。5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['-0', 0],
    ['1.005', 1.01],
    ['1.004999', 1],
    ['-1.005', -1.01],
    [' 9 999 ', 9999],
    ['22517998136852.48', 22517998136852.48],
  ])('%s is %d yuan', (text, yuan) => expect(parseYuan(text)).toBe(yuan));

  test.each(['', ' ', '.', '-', 'abc', '1e3', '1.2.3', '12,34', '1,2345', '--1', 'NaN', 'Infinity', '9'.repeat(400), '一百', '¥', '1元5', '0x10'])(
    '%j is no amount of money',
    (text) => expect(parseYuan(text)).toBeNull(),
  );

  test.each([
    ['９５．５％', 95.5],
    ['100', 100],
    ['33.335', 33.34],
  ])('%s is %d percent', (text, percent) => expect(parsePercent(text)).toBe(percent));

  test.each([
    ['１２', 12],
    ['1,234', 1234],
    ['12.00', 12],
    ['0', 0],
  ])('%s is %d pieces', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));

  test.each(['', '1.5', '-1', '1,23', 'x', '9'.repeat(30)])('%j is no quantity', (text) => expect(parseQuantity(text)).toBeNull());

  test.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['１２．３４５', 12.345],
    ['1,200', 1200],
    ['12,345,678.9', 12_345_678.9],
    ['.5', 0.5],
    ['5.', 5],
    ['－３', -3],
  ])('%j is the figure %d', (text, figure) => expect(parseFigure(text)).toBe(figure));

  test.each(['', '12a', '1e3', '0x10', '--3', '1,20', '１２個', 'NaN', 'Infinity', '1 2'])('%j is no figure', (text) => expect(parseFigure(text)).toBeNull());

  it('a whole number goes down as well as up, and is no fraction', () =>
    expect(['－５００', '+１２', '3.0', '1.5', '', '9'.repeat(30)].map(parseWhole)).toEqual([-500, 12, 3, null, null, null]));

  it('never gives NaN or an infinity, whatever is typed', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+0-9０-９.,，。¥%e ]{0,30}$/u));
    fc.assert(
      fc.property(typed, (text) => {
        for (const value of [parseYuan(text), parsePercent(text), parseQuantity(text), parseFigure(text), parseWhole(text)])
          expect(value === null || Number.isFinite(value)).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('makes full-width digits and signs half-width and leaves other characters', () =>
    expect(normaliseDigits('　￥１，２３４．５０％ 元')).toBe('¥1,234.50%元'));
});

describe('yuan and fen', () => {
  it('goes from fen to yuan and back without loss up to 2^51 fen', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 51), max: 2 ** 51 }), (count) => {
        const yuan = toYuan(fen(count));
        expect(toFen(yuan)).toBe(count);
        expect(parseYuan(yuanDigits(yuan))).toBe(yuan);
        expect(parseYuan(formatYuan(yuan).text)).toBe(yuan);
      }),
      { numRuns: 20_000 },
    );
  });

  test.each([
    [1.005, 101],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [-0, 0],
    [19.99, 1999],
  ])('%d yuan is %i fen', (yuan, count) => expect(toFen(yuan)).toBe(count));

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e14, 1e21])('%d yuan is a mistake of ours', (yuan) => expect(() => toFen(yuan)).toThrow(RangeError));

  it('takes no fraction of a fen', () => expect(() => fen(0.5)).toThrow(RangeError));
});

describe('writing for people', () => {
  test.each([
    [1234.5, '¥1,234.50'],
    [0, '¥0.00'],
    [-0.05, '-¥0.05'],
    [1234567.89, '¥1,234,567.89'],
    [999, '¥999.00'],
  ])('%d yuan reads %s', (yuan, text) => expect(formatYuan(yuan).text).toBe(text));

  it('gives money in pieces', () => expect(formatYuan(-1234.5)).toEqual({ sign: '-', symbol: '¥', integer: '1,234', decimals: '50', text: '-¥1,234.50' }));

  it('writes yuan and percent for input boxes with two decimals', () => {
    expect(yuanDigits(1234.5)).toBe('1234.50');
    expect(percentDigits(100)).toBe('100.00');
    expect(percentDigits(999.99)).toBe('999.99');
    expect(formatPercent(95.5)).toBe('95.50%');
    expect(toBasisPoints(33.33)).toBe(3333);
  });

  test.each([
    ['13812345678', '138****5678'],
    ['0571-88888888', '057******8888'],
    ['12345678', '123*5678'],
    ['123456', '12****'],
    ['1', '*'],
    ['', ''],
  ])('phone %s reads %s', (phone, text) => expect(maskPhone(phone)).toBe(text));

  it('shows instants in Shanghai time wherever it runs', () => {
    expect(formatDateTime(Date.UTC(2026, 10, 21, 2, 31, 59))).toBe('2026-11-21 10:31');
    expect(formatDateTime(Date.UTC(2026, 11, 31, 16, 0))).toBe('2027-01-01 00:00');
    expect(formatDate(Date.UTC(2026, 11, 31, 16, 0))).toBe('2027-01-01');
    expect(formatDateTime(Number.NaN)).toBe('');
    expect(formatDate(Number.POSITIVE_INFINITY)).toBe('');
  });
});

describe('the key of a name', () => {
  it.each([
    ['ABC', 'ａｂｃ'],
    ['甲（北京）公司', '甲(北京)公司\u3164'],
    ['Ömer', 'o\u0308mer'],
    ['O\u034F\u0308mer', 'ömer'],
    [' a\u3000 b ', 'A B'],
    ['公司', '公\u{E0100}\u2800司\u200F'],
  ])('%j is that of %j', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));
  it.each([
    ['A1', 'A 1'],
    ['甲公司', '乙公司'],
    ['o', 'ö'],
  ])('%j is not that of %j', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
  it('is its own key', () => fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void expect(nameKey(nameKey(text))).toBe(nameKey(text)))));
});
