import { freightOf } from '@portal/engines/pricing';
import { describe, expect, it } from 'vitest';
import { freightCopy, isSameFreight, newRule, readFreight, typedFreightOf, type TypedRule } from './typed-freight.ts';

const rule = (change: Partial<TypedRule> = {}): TypedRule => ({
  ...newRule(),
  provinceCodes: ['33'],
  firstPieces: '10',
  firstFee: '12',
  nextPieces: '10',
  nextFee: '5',
  ...change,
});
const none = { rest: null, freeFrom: '' };

describe('a freight template as it is typed (ORDER-23)', () => {
  it('is the same whichever keys its rules have, and another with another figure', () => {
    const template = { rules: [{ provinceCodes: ['33'], firstPieces: 10, firstFee: 12, nextPieces: 10, nextFee: 5 }], freeFrom: 100 };
    expect(isSameFreight(typedFreightOf(template), typedFreightOf(template))).toBe(true);
    expect(isSameFreight(typedFreightOf(template), typedFreightOf({ ...template, freeFrom: 101 }))).toBe(false);
    expect(isSameFreight({ ...none, rules: [rule()] }, { ...none, rules: [rule({ firstFee: '13' })] })).toBe(false);
  });

  it('is what stands, and read again the same', () => {
    const template = {
      rules: [
        { provinceCodes: ['33', '31'], firstPieces: 10, firstFee: 12, nextPieces: 10, nextFee: 5.5 },
        { provinceCodes: [], firstPieces: 1, firstFee: 20, nextPieces: 0, nextFee: 0 },
      ],
      freeFrom: 5000,
    };
    expect(readFreight(typedFreightOf(template))).toEqual({ ok: true, template });
  });

  it('takes full-width digits and thousands, and reckons with them', () => {
    const read = readFreight({ ...none, rules: [rule({ firstPieces: '１０', firstFee: '￥１２．５０' })], freeFrom: '5,000' });
    expect(read).toMatchObject({ ok: true, template: { rules: [{ firstPieces: 10, firstFee: 12.5 }], freeFrom: 5000 } });
    if (read.ok) expect(freightOf(read.template, { provinceCode: '33', pieces: 25, goodsAmount: 100 })).toMatchObject({ fee: 22.5 });
  });

  it.each([
    ['firstPieces', '0', freightCopy.firstPieces],
    ['firstPieces', '1.5', freightCopy.firstPieces],
    ['firstPieces', '1000000', freightCopy.firstPieces],
    ['nextPieces', '-1', freightCopy.nextPieces],
    ['firstFee', '', freightCopy.fee],
    ['firstFee', '-1', freightCopy.fee],
    ['firstFee', '1.234', freightCopy.fee],
    ['nextFee', '1e9', freightCopy.fee],
    ['nextFee', '100000', freightCopy.fee],
  ] as const)('%s of %j is said on its field', (field, text, words) => {
    const wrong = rule({ [field]: text });
    const read = readFreight({ ...none, rules: [rule({ provinceCodes: ['31'] }), wrong] });
    expect(read.ok ? null : [...read.trouble.rules]).toEqual([[wrong.key, { [field]: words }]]);
  });

  it('asks for provinces of a rule, and for none of the rest', () => {
    const [named, rest] = [rule({ provinceCodes: [] }), rule({ provinceCodes: [] })];
    const read = readFreight({ rules: [named], rest, freeFrom: '' });
    expect(read.ok ? null : [...read.trouble.rules]).toEqual([[named.key, { provinceCodes: freightCopy.provinces }]]);
  });

  it.each(['0', '-5', 'abc', '10000000'])('free from %j is refused', (freeFrom) => {
    const read = readFreight({ ...none, rules: [rule()], freeFrom });
    expect(read.ok ? null : read.trouble.freeFrom).toBe(freightCopy.freeFrom);
  });
});
