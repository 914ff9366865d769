import fc from 'fast-check';
import { isSocialCreditCode } from 'util-helpers';
import { describe, expect, it } from 'vitest';
import { companyCheckCharacter, parseCompanyNumber } from './company-number.ts';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const RUNS = 5_000;
const sign = fc.constantFrom(...ALPHABET);
const text = (of: fc.Arbitrary<string>, length: number) => fc.array(of, { minLength: length, maxLength: length }).map((parts) => parts.join(''));
/** Offices and kinds as they are given out: the other library knows no others. */
const valid = fc
  .tuple(fc.constantFrom('1', '5', '9', 'N', 'Y'), fc.constantFrom('1', '2', '3'), text(fc.constantFrom(...'0123456789'), 6), text(sign, 9))
  .map((parts) => parts.join(''))
  .map((first17) => first17 + companyCheckCharacter(first17));

describe('a company’s number (ENTERPRISE-1)', () => {
  it.each([
    ['a published one', '91350100M000100Y43', true],
    ['small letters', '91350100m000100y43', true],
    ['full width', '９１３５０１００Ｍ０００１００Ｙ４３', true],
    ['in groups', ' 9135 0100-M000 100Y 43 ', true],
    ['one character short', '91350100M000100Y4', false],
    ['one too many', '91350100M000100Y433', false],
    ['a letter the standard leaves out', '91350100M000I00Y43', false],
    ['letters in the region', '91A50100M000100Y43', false],
    ['nothing', '', false],
  ])('%s', (_what, typed, is) => expect(parseCompanyNumber(typed) !== null).toBe(is));

  it('is written in one way, however it was typed', () => expect(parseCompanyNumber('９１３５０１００ｍ０００１００ｙ４３ ')).toBe('91350100M000100Y43'));

  it('is taken where another library takes it, whatever its check character', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(valid, (number) => {
        seen.add(number.charAt(17));
        return parseCompanyNumber(number) === number && isSocialCreditCode(number);
      }),
      { numRuns: RUNS, seed: 32100 },
    );
    expect(seen.size).toBe(31);
  });

  it('is refused with any one character changed, and the other library agrees', () => {
    fc.assert(
      fc.property(valid, fc.nat(17), sign, (number, at, other) => {
        fc.pre(number.charAt(at) !== other);
        const changed = number.slice(0, at) + other + number.slice(at + 1);
        return parseCompanyNumber(changed) === null && !isSocialCreditCode(changed);
      }),
      { numRuns: RUNS, seed: 32101 },
    );
  });

  it('is refused with any two neighbours swapped', () => {
    fc.assert(
      fc.property(valid, fc.nat(16), (number, at) => {
        const [a, b] = [number.charAt(at), number.charAt(at + 1)];
        fc.pre(a !== b);
        return parseCompanyNumber(number.slice(0, at) + b + a + number.slice(at + 2)) === null;
      }),
      { numRuns: RUNS, seed: 32102 },
    );
  });
});
