import { amountInWords } from '@portal/engines/pricing';
import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { wordsFormula } from './words-formula.ts';

/** What a spreadsheet makes of the formula: the few functions it is of, `&` that joins texts, `=` that compares. */
const functions = {
  IF: (test: boolean, yes: unknown, no: unknown) => (test ? yes : no),
  ABS: Math.abs,
  INT: Math.floor,
  ROUND: (value: number) => Math.round(value + 1e-6),
  MOD: (value: number, by: number) => value - by * Math.floor(value / by),
  MID: (text: string, from: number, length: number) => text.slice(from - 1, from - 1 + length),
  TEXT: (value: number, format: string) => String(value).padStart(format.length, '0'),
  SUBSTITUTE: (text: string, found: string, instead: string) => text.replaceAll(found, instead),
};
const script = wordsFormula('A1').replaceAll('&', '+').replaceAll('=', '===').replaceAll('1+MID(', '1+1*MID(');
const words = runInNewContext(`(A1) => ${script}`, functions) as (yuan: number) => string;

describe('money in capital figures by a formula (DESIGN-50)', () => {
  it.each([
    [0, '零元整'],
    [0.05, '伍分'],
    [10, '壹拾元整'],
    [1003.2, '壹仟零叁元贰角整'],
    [100_000.01, '壹拾万元零壹分'],
    [-12.3, '负壹拾贰元叁角整'],
  ])('%d is %s', (yuan, expected) => {
    expect(words(yuan)).toBe(expected);
    expect(amountInWords(yuan)).toBe(expected);
  });

  it('says what the portal says of every amount', () => {
    for (const whole of [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000])
      for (const more of [0, 0.01, 0.1, 1, 10, 101, 1_000, 20_300, 3_000_000]) expect(words(whole + more)).toBe(amountInWords(whole + more));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), fc.integer({ min: 0, max: 13 }), (fen, cut) => {
        const unit = 10 ** cut;
        const yuan = (Math.floor(fen / unit) * unit) / 100;
        return words(yuan) === amountInWords(yuan);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is short enough for a cell, and names nothing but its own', () => {
    const formula = wordsFormula('J120');
    expect(formula.length).toBeLessThan(8_000);
    expect(new Set(formula.match(/[A-Z]+(?=\()/g))).toEqual(new Set(['IF', 'ROUND', 'ABS', 'INT', 'MOD', 'MID', 'TEXT', 'SUBSTITUTE']));
  });
});
