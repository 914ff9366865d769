import { expect, test } from 'vitest';
import { formatYuan } from '../../units/index.ts';
import { moneyPieces } from './money-pieces.ts';

test.each([
  [0, '', '0', '00', '¥0.00'],
  [0.05, '', '0', '05', '¥0.05'],
  [1234.5, '', '1,234', '50', '¥1,234.50'],
  [9_999_999.99, '', '9,999,999', '99', '¥9,999,999.99'],
  [-88, '-', '88', '00', '-¥88.00'],
  [-0.001, '', '0', '00', '¥0.00'],
  [1.005, '', '1', '01', '¥1.01'],
  [999.999, '', '1,000', '00', '¥1,000.00'],
])('%f yuan reads %s ¥ %s . %s', (yuan, sign, integer, decimals, text) => {
  expect(moneyPieces(yuan)).toEqual({ sign, integer, decimals, text });
});

test('what is not an amount is refused', () => {
  expect(() => moneyPieces(Number.NaN)).toThrow(RangeError);
  expect(() => moneyPieces(Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

test('a page and an export write the same amount in the same way', () => {
  for (let fen = -25_000; fen <= 25_000; fen += 7) expect(moneyPieces(fen / 100).text).toBe(formatYuan(fen / 100).text);
  for (let fen = 1; fen < 1e13; fen = fen * 7 + 13) expect(moneyPieces(fen / 100).text).toBe(formatYuan(fen / 100).text);
});
