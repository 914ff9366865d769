import fc from 'fast-check';
import { ok } from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { freightOf, type FreightRule, type FreightTerms } from './freight.ts';

const rule = (more: Partial<FreightRule> = {}): FreightRule => ({ provinceCodes: [], firstPieces: 10, firstFee: 12, nextPieces: 10, nextFee: 5, ...more });
const template = (rules: FreightRule[], freeFrom: number | null = null): FreightTerms => ({ rules, freeFrom });
const sent = { provinceCode: '33', pieces: 1, goodsAmount: 100 };
const feeOf = (freight: ReturnType<typeof freightOf>) => (freight.kind === 'fee' ? freight.fee : freight.kind);

describe('freight', () => {
  it.each([
    [1, 12],
    [10, 12],
    [11, 17],
    [20, 17],
    [21, 22],
    [25, 22],
    [9999, 12 + 999 * 5],
  ])('of %i pieces is %d', (pieces, fee) => {
    expect(feeOf(freightOf(template([rule()]), { ...sent, pieces }))).toBe(fee);
  });

  it('is none of a dealer without a template, and from the amount on from which it is free', () => {
    expect(freightOf(null, sent)).toEqual({ kind: 'free', reason: 'noTemplate' });
    expect(freightOf(template([]), sent)).toEqual({ kind: 'free', reason: 'noTemplate' });
    expect(freightOf(template([rule()], 100), sent)).toEqual({ kind: 'free', reason: 'freeFrom' });
    expect(feeOf(freightOf(template([rule()], 100.01), sent))).toBe(12);
    expect(freightOf(template([rule()]), { ...sent, pieces: 0 })).toEqual({ kind: 'free', reason: 'noPieces' });
  });

  it('is that of the province, before that of all others; where nobody says, nothing is sent, however dear the goods', () => {
    const near = rule({ provinceCodes: ['33', '31'], firstFee: 8 });
    expect(feeOf(freightOf(template([rule(), near]), sent))).toBe(8);
    expect(feeOf(freightOf(template([near, rule()]), { ...sent, provinceCode: '65' }))).toBe(12);
    expect(feeOf(freightOf(template([near], 0), { ...sent, provinceCode: '65' }))).toBe('notDelivered');
  });

  it('never falls with the pieces', () => {
    const anyRule = fc.record({
      provinceCodes: fc.constant([]),
      firstPieces: fc.integer({ min: 1, max: 100 }),
      firstFee: fc.integer({ min: 0, max: 99_999 }).map((count) => count / 100),
      nextPieces: fc.integer({ min: 0, max: 100 }),
      nextFee: fc.integer({ min: 0, max: 99_999 }).map((count) => count / 100),
    });
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 1, max: 5000 }), (one, pieces) => {
        const fee = (count: number) => Number(feeOf(freightOf(template([one]), { ...sent, pieces: count })));
        ok(fee(pieces + 1) >= fee(pieces));
      }),
    );
  });
});
