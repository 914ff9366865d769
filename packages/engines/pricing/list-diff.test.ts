import { deepEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyListDiff, diffLists, diffSummary, isNoDifference, lineChangeWords, type ComparedLine, type ListContent } from './list-diff.ts';
import { totalsOf } from './order-total.ts';

const yuan = fc.integer({ min: 0, max: 999_999_999 }).map((count) => count / 100);
const lines = fc.uniqueArray(
  fc.record<ComparedLine & { brandName: string }>(
    {
      skuNo: fc.constantFrom(...'abcdefghijkl'),
      productName: fc.constantFrom('枪机', '半球'),
      productModel: fc.constantFrom('', 'DS-1', 'DS-2'),
      brandName: fc.constantFrom('', '甲'),
      price: fc.option(yuan),
      rate: fc.integer({ min: 0, max: 99_999 }).map((points) => points / 100),
      ratePrice: fc.option(yuan),
      quantity: fc.integer({ min: 1, max: 9999 }),
      amount: yuan,
    },
    { noNullPrototype: true },
  ),
  { selector: ({ skuNo }) => skuNo },
);
const head = fc.dictionary(fc.constantFrom('name', 'remark', '__proto__', 'days'), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)), {
  noNullPrototype: true,
});
const content: fc.Arbitrary<ListContent<ComparedLine & { brandName: string }>> = fc.record({ lines, head }, { noNullPrototype: true });

const line = (skuNo: string, change: Partial<ComparedLine> = {}): ComparedLine => ({
  skuNo,
  productName: '枪机',
  productModel: skuNo,
  price: 100,
  rate: 90,
  ratePrice: 90,
  quantity: 2,
  amount: 180,
  ...change,
});
const listOf = (...all: ComparedLine[]): ListContent => ({ lines: all, head: {} });

describe('the difference of two versions (DESIGN-31)', () => {
  it('makes the later one of the earlier one, for any two', () => {
    fc.assert(
      fc.property(content, content, (a, b) => deepEqual(applyListDiff(diffLists(a, b), a), b)),
      { numRuns: 5_000 },
    );
  });

  it('of a version and itself there is none, and only then', () => {
    fc.assert(
      fc.property(content, content, (a, b) => {
        ok(isNoDifference(diffLists(a, a)));
        equal(isNoDifference(diffLists(a, b)), isDeepStrictEqual(a, b));
      }),
      { numRuns: 2_000 },
    );
  });

  it('its money is the later sum less the earlier one, to the fen, and the way back costs the opposite', () => {
    fc.assert(
      fc.property(content, content, (a, b) => {
        const { amount } = diffLists(a, b);
        const fenOf = (sum: number) => Math.round(sum * 100);
        equal(fenOf(amount.by), fenOf(totalsOf(b.lines).amount) - fenOf(totalsOf(a.lines).amount));
        equal(fenOf(diffLists(b, a).amount.by) + fenOf(amount.by), 0);
      }),
    );
  });

  it('carries no more models than it must: the others stand in the same order in both', () => {
    fc.assert(
      fc.property(content, content, (a, b) => {
        const { moved } = diffLists(a, b);
        const staying = (of: typeof a, other: typeof a) =>
          of.lines.map(({ skuNo }) => skuNo).filter((skuNo) => !moved.includes(skuNo) && other.lines.some((one) => one.skuNo === skuNo));
        deepEqual(staying(a, b), staying(b, a));
      }),
    );
    expect(diffLists(listOf(...'abcde'.split('').map((at) => line(at))), listOf(...'eabcd'.split('').map((at) => line(at)))).moved).toEqual(['e']);
  });

  it('a difference does not fit another content', () => {
    const diff = diffLists(listOf(line('a')), listOf(line('b')));
    expect(() => applyListDiff(diff, listOf(line('c')))).toThrow(RangeError);
    expect(() => applyListDiff(diff, listOf(line('a'), line('b')))).toThrow(RangeError);
  });

  it('says what became of a line in words', () => {
    const [change] = diffLists(listOf(line('a')), listOf(line('a', { quantity: 4, rate: 85.5, ratePrice: 85.5, price: null, amount: 342 }))).changed;
    expect(change && lineChangeWords(change, '客户价')).toEqual([
      '数量 2 → 4',
      '客户价 ¥100.00 → 暂无价格',
      '折扣率 90.00% → 85.50%',
      '折后价 ¥90.00 → ¥85.50',
    ]);
    const [renamed] = diffLists(listOf(line('a')), listOf(line('a', { productName: '半球' }))).changed;
    expect(renamed && lineChangeWords(renamed, '客户价')).toEqual(['名称 枪机 a → 半球 a']);
  });

  it('sums itself up in one line', () => {
    expect(diffSummary(diffLists(listOf(line('a'), line('b')), listOf(line('b', { quantity: 3 }), line('c'), line('d'))))).toBe(
      '新增 2 项，移除 1 项，修改 1 项',
    );
    expect(diffSummary(diffLists(listOf(line('a')), listOf(line('a'))))).toBe('内容相同');
  });
});
