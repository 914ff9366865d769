import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SkuType } from '../goods/index.ts';
import { cartPriceStep, cartStatusOf, cartTotalsOf, CART_STATUSES, piecesJoining, type CartFacts, type CartStatus } from './index.ts';

const line = (fields: Partial<CartFacts> = {}): CartFacts => ({
  isOnSale: true,
  isOffered: true,
  price: 100,
  skuType: SkuType.Normal,
  priceWhenAdded: 100,
  stockTotal: 10,
  quantity: 3,
  ...fields,
});

describe('what becomes of a line (CART-4)', () => {
  test.each<[string, Partial<CartFacts>, CartStatus]>([
    ['as it was added', {}, 'normal'],
    ['the last piece of the stock', { quantity: 10 }, 'normal'],
    ['one more than the stock', { quantity: 11 }, 'shortOfStock'],
    ['no stock at all', { stockTotal: 0, quantity: 1 }, 'shortOfStock'],
    ['a dealer that says nothing of its stock', { stockTotal: null, quantity: 9999 }, 'normal'],
    ['dearer by a fen', { price: 100.01 }, 'priceChanged'],
    ['cheaper', { price: 90 }, 'priceChanged'],
    ['short, and dearer too', { price: 120, quantity: 11 }, 'shortOfStock'],
    ['a price that was none before', { priceWhenAdded: null }, 'normal'],
    ['no price any more', { price: null }, 'noPrice'],
    ['a price of nothing is none', { price: 0 }, 'noPrice'],
    ['free software', { price: 0, priceWhenAdded: 0, skuType: SkuType.Software, quantity: 1 }, 'normal'],
    ['not sold by this dealer, and without a price', { isOffered: false, price: null }, 'notOffered'],
    ['off sale, whatever else', { isOnSale: false, isOffered: false, price: null, stockTotal: 0 }, 'delisted'],
  ])('%s', (_what, fields, status) => expect(cartStatusOf(line(fields))).toBe(status));

  it('a step of price is told in yuan, to the fen', () => {
    expect(cartPriceStep({ price: 100.1, priceWhenAdded: 100.3 })).toBe(-0.2);
    expect(cartPriceStep({ price: null, priceWhenAdded: 1 })).toBe(0);
  });
});

describe('what the cart comes to (CART-5)', () => {
  const anyLine = fc.record({
    price: fc.oneof(
      fc.constant(null),
      fc.integer({ min: 0, max: 999_999_999 }).map((count) => count / 100),
    ),
    quantity: fc.integer({ min: 1, max: 9999 }),
    selected: fc.boolean(),
    status: fc.constantFrom(...CART_STATUSES),
  });

  it('the sum of what is chosen and can be bought, to the fen, in whatever order; nothing else moves it', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 200 }), (lines) => {
        const counted = lines.filter(({ selected, status }) => selected && (status === 'normal' || status === 'priceChanged'));
        const sum = counted.reduce((total, { price, quantity }) => total + BigInt(Math.round((price ?? 0) * 100)) * BigInt(quantity), 0n);
        const totals = cartTotalsOf(lines);
        expect(BigInt(Math.round(totals.amount * 100))).toBe(sum);
        expect(totals).toEqual(cartTotalsOf(lines.toReversed()));
        expect(totals).toEqual(cartTotalsOf(counted));
        expect(totals.pieceCount).toBe(counted.reduce((total, { quantity }) => total + quantity, 0));
      }),
      { numRuns: 500 },
    );
  });

  it('pieces join up to the highest quantity and never beyond, however they are dealt out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 20 }), (maxNum, additions) => {
        const held = additions.reduce((present, wanted) => present + piecesJoining({ price: 1, skuType: SkuType.Normal, maxNum }, present, wanted), 0);
        const wanted = additions.reduce((sum, one) => sum + one, 0);
        expect(held).toBe(Math.min(wanted, maxNum));
      }),
    );
  });
});
