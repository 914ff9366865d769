import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchLine, type LineAtShop } from './match-line.ts';

const at = (shopNo: string, change: Partial<LineAtShop> = {}): LineAtShop => ({
  shopNo,
  isOrderedFrom: false,
  isSupplied: true,
  price: 100,
  leadDays: 3,
  ...change,
});

it.each([
  ['the dealer ordered from, though another is cheaper', [at('A', { isOrderedFrom: true }), at('B', { price: 1 })], 'A', 'orderedFrom'],
  ['the only one that can', [at('A', { isOrderedFrom: true, isSupplied: false }), at('B')], 'B', 'only'],
  ['the cheapest', [at('A', { price: 100.01 }), at('B')], 'B', 'cheapest'],
  ['of equal prices the one that sends sooner', [at('A'), at('B', { leadDays: 2 })], 'B', 'sooner'],
  ['one that says its days before one that says none', [at('A', { leadDays: null }), at('B', { leadDays: 30 })], 'B', 'sooner'],
  ['of the same the first', [at('A'), at('B')], 'A', 'first'],
] as const)('a line goes to %s (ORDER-37)', (_case, shops, shopNo, reason) => {
  expect(matchLine(shops)).toEqual({ shopNo, reason });
});

it('nobody who cannot supply it, or has no price, is ever chosen; and somebody is where anybody can (ORDER-37)', () => {
  const shop = fc.record({
    isOrderedFrom: fc.boolean(),
    isSupplied: fc.boolean(),
    price: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    leadDays: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(shop, { maxLength: 6 }), (some) => {
      const shops = some.map((one, index) => ({ ...one, shopNo: `S${index}`, isOrderedFrom: one.isOrderedFrom && index === 0 }));
      const able = shops.filter(({ isSupplied, price }) => isSupplied && price !== null);
      const found = matchLine(shops);
      expect(found === null).toBe(able.length === 0);
      const chosen = able.find(({ shopNo }) => shopNo === found?.shopNo);
      if (chosen && found?.reason !== 'orderedFrom') expect(chosen.price).toBe(Math.min(...able.map(({ price }) => price ?? 0)));
    }),
  );
});
