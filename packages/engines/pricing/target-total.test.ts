import { toFen } from '@portal/units';
import fc from 'fast-check';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { SkuType } from '../goods/index.ts';
import { totalsOf } from './order-total.ts';
import { priceLine } from './price-line.ts';
import type { PricedLine } from './priced-line.ts';
import { roundedTotals, targetTotal, totalAtRate, type TargetRequest } from './target-total.ts';

interface TestLine extends PricedLine {
  name: string;
  locked: boolean;
  cost: number | null;
}
const line = (name: string, price: number | null, quantity: number, more: { ratePrice?: number; locked?: boolean; cost?: number | null } = {}): TestLine => ({
  ...priceLine({ price, skuType: SkuType.Normal }, { quantity, ...(more.ratePrice === undefined ? {} : { ratePrice: more.ratePrice }) }, 'selection'),
  name,
  locked: more.locked ?? false,
  cost: more.cost ?? null,
});
const request = (total: number, more: Partial<TargetRequest<TestLine>> = {}): TargetRequest<TestLine> => ({
  total,
  place: 'selection',
  basis: 'current',
  marginFloor: null,
  costOf: (one) => one.cost,
  isKept: (one) => one.locked,
  ...more,
});
const amountOf = (lines: readonly PricedLine[]) => totalsOf(lines).amount;
const ratesOf = (lines: readonly PricedLine[]) => lines.map(({ rate }) => rate);

describe('a total aimed at', () => {
  it('is hit to the fen, all lines by one factor', () => {
    const outcome = targetTotal([line('a', 699, 12), line('b', 1299.99, 1), line('c', 88.8, 60)], request(14_000));
    ok(outcome.kind === 'hit');
    expect(amountOf(outcome.lines)).toBe(14_000);
    const rates = ratesOf(outcome.lines);
    ok(Math.max(...rates) - Math.min(...rates) < 0.05, String(rates));
  });

  it('keeps what was agreed line by line in its relation, or gives one rate to all', () => {
    const lines = [line('a', 1000, 1, { ratePrice: 500 }), line('b', 1000, 1)];
    const kept = targetTotal(lines, request(1350));
    const even = targetTotal(lines, request(1350, { basis: 'price' }));
    ok(kept.kind === 'hit' && even.kind === 'hit');
    expect(ratesOf(kept.lines)).toEqual([45, 90]);
    expect(ratesOf(even.lines)).toEqual([67.5, 67.5]);
  });

  it('leaves free lines, lines without a price, own quotes and locked lines as they are', () => {
    const free = { ...line('free', 0, 1), skuType: SkuType.Software };
    const quoted = line('quoted', null, 2, { ratePrice: 33 });
    const lines = [free, line('none', null, 3), quoted, line('locked', 100, 3, { locked: true }), line('a', 100, 3)];
    const outcome = targetTotal(lines, request(66 + 300 + 270));
    ok(outcome.kind === 'hit');
    expect(outcome.lines.slice(0, 4)).toEqual(lines.slice(0, 4));
    outcome.lines.slice(0, 4).forEach((same, index) => ok(same === lines[index]));
    expect(outcome.lines[4]?.ratePrice).toBe(90);
  });

  it.each([
    ['nothing may change', [line('a', 100, 3, { locked: true })], request(290), { reason: 'nothingMovable', below: null, above: null }],
    [
      'below the margin that is to stay',
      [line('a', 100, 3, { cost: 90 })],
      request(290, { marginFloor: 10 }),
      { reason: 'belowFloor', below: null, above: 300 },
    ],
    ['above the highest rate of the drawer', [line('a', 100, 3)], request(900.01, { place: 'picking' }), { reason: 'aboveCaps', below: 900, above: null }],
    ['not to be divided by three and six', [line('a', 100, 3), line('b', 10, 6)], request(300.01), { reason: 'notDivisible', below: 300, above: 300.03 }],
  ])('that cannot be had says why, with the nearest ones: %s', (_name, lines, request, expected) => {
    expect(targetTotal(lines, request)).toEqual({ kind: 'impossible', ...expected });
  });

  it('is possible wherever one line stands once', () => {
    const lines = [line('a', 699, 120), line('b', 1299.99, 48), line('c', 88.8, 1)];
    for (const total of [100_000.01, 140_000.07, 146_000.33]) {
      const outcome = targetTotal(lines, request(total));
      ok(outcome.kind === 'hit');
      expect(amountOf(outcome.lines)).toBe(total);
    }
  });

  it('closes what large quantities leave', () => {
    const outcome = targetTotal([line('a', 12.34, 9999), line('b', 56.78, 9998)], request(600_000.01));
    ok(outcome.kind === 'hit');
    expect(amountOf(outcome.lines)).toBe(600_000.01);
  });

  it('of fully discounted lines is shared by their prices', () => {
    const outcome = targetTotal([line('a', 100, 1, { ratePrice: 0 }), line('b', 300, 1, { ratePrice: 0 })], request(200));
    ok(outcome.kind === 'hit');
    expect(ratesOf(outcome.lines)).toEqual([50, 50]);
  });
});

const small = fc.record({
  price: fc.integer({ min: 1, max: 14 }),
  rate: fc.integer({ min: 0, max: 300 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  cost: fc.option(fc.integer({ min: 0, max: 5 })),
  locked: fc.boolean(),
});
const smallRequest = fc.record({
  target: fc.integer({ min: 1, max: 400 }),
  floor: fc.option(fc.integer({ min: 0, max: 60 })),
  place: fc.constantFrom('selection' as const, 'picking' as const),
  basis: fc.constantFrom('current' as const, 'price' as const),
});
const capOf = { selection: 999.99, picking: 300 };

/** All totals there are, by trying every price of every line. */
function everyTotal(lines: readonly TestLine[], place: 'selection' | 'picking', floor: number | null): Set<number> {
  let totals = new Set([0]);
  for (const { price, quantity, cost, locked, ratePrice } of lines) {
    const amounts: number[] = [];
    if (locked) amounts.push(toFen(ratePrice ?? 0) * quantity);
    else {
      const highest = Math.floor((toFen(price ?? 0) * capOf[place]) / 100 + 0.5);
      for (let each = 1; each <= highest; each++) {
        const holds = cost === null || floor === null || (each - toFen(cost)) * 100 >= floor * each;
        if (holds) amounts.push(each * quantity);
      }
      // a floor above the cap: the cap is as near as it comes
      if (amounts.length === 0) amounts.push(highest * quantity);
    }
    totals = new Set([...totals].flatMap((sum) => amounts.map((amount) => sum + amount)));
  }
  return totals;
}

describe('against every price tried', () => {
  it('is hit exactly when some prices make it, and else names the nearest totals there are', () => {
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 3 }), smallRequest, (requested, { target, floor, place, basis }) => {
        const lines = requested.map((one, index) => ({
          ...priceLine({ price: one.price / 100, skuType: SkuType.Normal }, { rate: one.rate, quantity: one.quantity }, place),
          name: String(index),
          locked: one.locked,
          cost: one.cost === null ? null : one.cost / 100,
        }));
        const outcome = targetTotal(lines, request(target / 100, { place, basis, marginFloor: floor }));
        const totals = everyTotal(lines, place, floor);
        if (outcome.kind === 'hit') {
          equal(toFen(amountOf(outcome.lines)), target);
          outcome.lines.forEach((after, index) => {
            const before = lines[index] as TestLine;
            if (before.locked) ok(after === before);
            if (!before.locked && before.cost !== null && floor !== null && toFen(before.cost) * 100 <= toFen(before.price ?? 0) * 3 * (100 - floor))
              ok((toFen(after.ratePrice ?? 0) - toFen(before.cost)) * 100 >= floor * toFen(after.ratePrice ?? 0));
            ok(after.rate <= capOf[place] && after.quantity === before.quantity && after.price === before.price);
          });
        } else {
          ok(!totals.has(target), `${target} is among ${[...totals].join(' ')}`);
          if (outcome.reason === 'nothingMovable') return;
          const below = [...totals].filter((sum) => sum < target);
          const above = [...totals].filter((sum) => sum > target);
          deepEqual(
            [outcome.below === null ? null : toFen(outcome.below), outcome.above === null ? null : toFen(outcome.above)],
            [below.length === 0 ? null : Math.max(...below), above.length === 0 ? null : Math.min(...above)],
          );
        }
      }),
      { numRuns: 6_000 },
    );
  }, 60_000);

  it('moves no line further from the common factor than some way of hitting needs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.integer({ min: 20, max: 60 }), quantity: fc.integer({ min: 1, max: 7 }) }), { minLength: 2, maxLength: 3 }),
        fc.integer({ min: 70, max: 130 }),
        (requested, percent) => {
          const lines = requested.map(({ price, quantity }, index) => line(String(index), price / 100, quantity));
          const sum = requested.reduce((all, { price, quantity }) => all + price * quantity, 0);
          const target = Math.round((sum * percent) / 100);
          const outcome = targetTotal(lines, request(target / 100, { basis: 'price' }));
          if (outcome.kind !== 'hit') return;
          const even = requested.map(({ price }) => (price * target) / sum);
          const furthest = (prices: readonly number[]) => Math.max(...prices.map((price, index) => Math.abs(price - (even[index] ?? 0))));
          const found = furthest(outcome.lines.map(({ ratePrice }) => toFen(ratePrice ?? 0)));
          // every other way of hitting it: rounding to whole fen alone may make a fen of difference between two ways
          const isNearer = (index: number, left: number): boolean => {
            const one = requested[index];
            if (!one) return left === 0;
            const middle = even[index] ?? 0;
            for (let price = Math.ceil(middle - found + 1.001); price <= middle + found - 1.001; price++) {
              if (isNearer(index + 1, left - one.quantity * price)) return true;
            }
            return false;
          };
          ok(!isNearer(0, target), `${found} from the common factor where less does`);
        },
      ),
      { numRuns: 3_000 },
    );
  }, 60_000);

  it('lists of any size are hit wherever one line stands once, within two fen of the common factor', () => {
    const many = fc.array(fc.record({ price: fc.integer({ min: 1_000, max: 9_999_999 }), quantity: fc.integer({ min: 1, max: 300 }) }), {
      minLength: 30,
      maxLength: 120,
    });
    fc.assert(
      fc.property(many, fc.integer({ min: 5_000, max: 15_000 }), (requested, points) => {
        const lines = [line('once', 1234.56, 1), ...requested.map(({ price, quantity }, index) => line(String(index), price / 100, quantity))];
        const before = toFen(amountOf(lines));
        const target = Math.round((before / 10_000) * points);
        const outcome = targetTotal(lines, request(target / 100));
        ok(outcome.kind === 'hit');
        equal(toFen(amountOf(outcome.lines)), target);
        outcome.lines.forEach((after, index) => {
          const even = (toFen(lines[index]?.ratePrice ?? 0) * target) / before;
          ok(Math.abs(toFen(after.ratePrice ?? 0) - even) <= 2.5, `${after.name}: ${after.ratePrice} beside ${even}`);
        });
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

describe('round totals and whole discounts', () => {
  it.each([
    [12_345.67, ['抹去角分 12345', '抹去个位 12340', '抹去十位 12300', '抹去百位 12000']],
    [12_300, ['抹去百位 12000']],
    [99.5, ['抹去角分 99', '抹去个位 90']],
    [0.4, []],
  ])('%s becomes %s', (total, expected) => {
    expect(roundedTotals(total, null).map(({ label, total: round }) => `${label} ${round}`)).toEqual(expected);
  });

  it.each([
    [3_050.5, 3_050.5, ['进到整十 3060', '进到整百 3100', '进到整千 4000']],
    [1_686.8, 1_682, ['抹去角分 1686', '进到整十 1690', '进到整百 1700', '进到整千 2000']],
    [12_345.67, 11_000, ['抹去角分 12345', '抹去个位 12340', '抹去十位 12300', '抹去百位 12000']],
    [3_000, 2_999, []],
    [3_000, 3_200, ['进到整十 3200', '进到整千 4000']],
  ])('%s of which %s is the lowest becomes %s', (total, lowest, expected) => {
    expect(roundedTotals(total, lowest).map(({ label, total: round }) => `${label} ${round}`)).toEqual(expected);
  });

  it('none is below the lowest, and each is another than the total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 99_999_999 }), (total, lowest) => {
        const offered = roundedTotals(total / 100, lowest / 100).map((one) => toFen(one.total));
        ok(offered.every((one) => one >= lowest && one !== total));
        equal(new Set(offered).size, offered.length);
      }),
    );
  });

  it('88 % of 1,234.56 is 1,086.41, and half a fen goes up', () => {
    expect(totalAtRate(1234.56, 88)).toBe(1086.41);
    expect(totalAtRate(0.01, 50)).toBe(0.01);
    expect(totalAtRate(999_999_999_999.99, 99.99)).toBe(999_899_999_999.99);
  });
});
