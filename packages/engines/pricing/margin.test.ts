import { toFen } from '@portal/units';
import fc from 'fast-check';
import { deepEqual, equal } from 'node:assert/strict';
import { expect, it } from 'vitest';
import { UserType } from '../access/index.ts';
import { SkuType, type SkuType as Kind } from '../goods/index.ts';
import { atCostFor, isBelowCost, linesAtCost, lossOf, marginOf, marginShare, marginShareText, sumMargins } from './margin.ts';

it.each([
  ['sold above cost', { price: 60, ratePrice: 80, quantity: 3 }, { costAmount: 180, margin: 60 }],
  ['sold below cost', { price: 60, ratePrice: 50.01, quantity: 2 }, { costAmount: 120, margin: -19.98 }],
  ['of no known cost', { price: null, ratePrice: 80, quantity: 3 }, { costAmount: null, margin: null }],
  ['free', { price: 0, ratePrice: 0, quantity: 1 }, { costAmount: 0, margin: 0 }],
])('the margin of a line %s', (_name, line, expected) => {
  expect(marginOf(line)).toEqual(expected);
});

it('a line of no known cost is in none of the sums, and counted', () => {
  const lines = [
    { price: 60, ratePrice: 80, quantity: 3 },
    { price: null, ratePrice: 1000, quantity: 1 },
  ];
  expect(sumMargins(lines)).toEqual({ costAmount: 180, margin: 60, amount: 240, uncosted: 1 });
  expect([marginShare(60, 240), marginShare(0, 0), marginShare(null, 240)]).toEqual([25, null, null]);
});

it.each([
  [-2.25, 1000, -0.23, '-0.23%'],
  [2.25, 1000, 0.23, '0.23%'],
  [-2.24, 1000, -0.22, '-0.22%'],
  [0.01, 999_999.99, 0, '0.00%'],
  [-0.01, 999_999.99, 0, '0.00%'],
  [20, 80, 25, '25.00%'],
  // no double holds ten thousand times such a sum in fen
  [49_995_000_000.05, 99_990_000_000.1, 50, '50.00%'],
  [null, 80, null, '—'],
])('a margin of %d of %d is %d per cent, a half going away from zero', (margin, amount, share, words) => {
  expect(marginShare(margin, amount)).toBe(share);
  expect(marginShareText(marginShare(margin, amount))).toBe(words);
});

it('cost and margin add up to the amount, to the fen', () => {
  const money = fc.integer({ min: 0, max: 999_999_999 }).map((count) => count / 100);
  const line = fc.record({ price: fc.option(money), ratePrice: money, quantity: fc.integer({ min: 1, max: 9999 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const sums = sumMargins(lines);
      equal(toFen(sums.costAmount) + toFen(sums.margin), toFen(sums.amount));
      deepEqual(sumMargins([...lines].reverse()), sums);
    }),
    { numRuns: 3_000 },
  );
});

it('what asks less than it costs is counted, and what others earn makes up for none of it', () => {
  const lines = [
    { price: 60, ratePrice: 59.99, quantity: 3 },
    { price: 60, ratePrice: 60, quantity: 3 },
    { price: 60, ratePrice: 600, quantity: 3 },
    { price: null, ratePrice: 1, quantity: 3 },
    { price: 10, ratePrice: 0, quantity: 2 },
    { price: 0, ratePrice: 0, quantity: 1 },
    { price: 60, ratePrice: null, quantity: 1 },
  ];
  expect(lines.map(isBelowCost)).toEqual([true, false, false, false, true, false, false]);
  expect(lossOf(lines)).toEqual({ count: 2, amount: 20.03 });
  expect(lossOf([])).toEqual({ count: 0, amount: 0 });
});

it('a line that asks what it costs, or less, tells the customer the cost; one above by a fen does not', () => {
  const asks = (price: number | null, ratePrice: number | null) => linesAtCost([{ price, ratePrice, skuType: SkuType.Normal }]).length;
  expect([asks(60, 60), asks(60, 59.99), asks(60, 60.01), asks(null, 60), asks(60, null), asks(0, 0)]).toEqual([1, 1, 0, 0, 0, 0]);
  // given away: a customer who reads 0.00 reads no cost
  expect([asks(60, 0), asks(60, 0.01)]).toEqual([0, 1]);
});

it('they are named to whoever sees a cost; a product of one’s own costs the house nothing that a customer could read', () => {
  const line = (productModel: string, ratePrice: number, skuType: Kind = SkuType.Normal) => ({ productModel, price: 100, ratePrice, skuType });
  const lines = [line('A', 100), line('B', 120), line('立杆', 100, SkuType.SelfDefined), line('C', 90, SkuType.Software)];
  expect([atCostFor(UserType.FirstLevel, lines), atCostFor(UserType.FirstLevel, []), atCostFor(UserType.Person, lines)]).toEqual([['A', 'C'], [], null]);
});

it('a loss is the margin of the lines that lose', () => {
  const money = fc.integer({ min: 0, max: 999_999_999 }).map((count) => count / 100);
  const line = fc.record({ price: fc.option(money), ratePrice: fc.option(money), quantity: fc.integer({ min: 1, max: 9999 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const margins = lines.filter(({ ratePrice }) => ratePrice !== null).flatMap((one) => marginOf(one).margin ?? []);
      const losing = margins.filter((margin) => margin < 0);
      deepEqual(lossOf(lines).count, losing.length);
      equal(
        toFen(lossOf(lines).amount),
        losing.reduce((sum, margin) => sum - toFen(margin), 0),
      );
    }),
    { numRuns: 1_000 },
  );
});
