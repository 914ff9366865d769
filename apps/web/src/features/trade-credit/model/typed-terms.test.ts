import { describe, expect, it } from 'vitest';
import { readRepayment, readTerms } from './typed-terms.ts';

describe('terms of credit as they are typed (ORDER-30)', () => {
  it.each([
    ['5000', '30', { limit: 5000, termDays: 30 }],
    ['0', '1', { limit: 0, termDays: 1 }],
    ['99999999.99', '365', { limit: 99_999_999.99, termDays: 365 }],
    ['５０００．５', '３０', { limit: 5000.5, termDays: 30 }],
    ['', '30', ['limit']],
    ['-1', '30', ['limit']],
    ['100000000', '366', ['limit', 'termDays']],
    ['10', '0', ['termDays']],
    ['10', '1.5', ['termDays']],
  ])('%j for %j days', (limit, termDays, expected) => {
    const read = readTerms({ limit, termDays });
    expect(read.ok ? read.terms : Object.keys(read.trouble)).toEqual(expected);
  });

  it.each([
    ['0.01', 0.01],
    ['１２０。５', 120.5],
    ['0', null],
    ['1.50', 1.5],
    ['1.500', 1.5],
    ['1.234', null],
    ['abc', null],
    ['-5', null],
  ])('a repayment of %j', (typed, expected) => expect(readRepayment(typed)).toBe(expected));
});
