import type { ContentProduct } from '@portal/contract/content';
import { describe, expect, it } from 'vitest';
import { takenOf, wholePurchase, withChoice, withPieces, withSets } from './purchase.ts';

const product = (skuNo: string, quantity: number, price: number | null, isOnSale = true) => ({ skuNo, quantity, price, isOnSale }) as ContentProduct;
const products = [product('a', 6, 222), product('b', 1, 760.5), product('c', 2, null), product('gone', 4, null, false)];

describe('what is taken of a solution (CONTENT-3)', () => {
  it('is all that is sold, once', () =>
    expect(takenOf(wholePurchase, products)).toEqual({
      request: [
        { skuNo: 'a', quantity: 6 },
        { skuNo: 'b', quantity: 1 },
        { skuNo: 'c', quantity: 2 },
      ],
      amount: 2092.5,
      pieceCount: 9,
    }));

  it('grows with the sets, and begins anew with them', () => {
    const three = withSets(withPieces(wholePurchase, 'a', 1), 3);
    expect(takenOf(three, products).request[0]).toEqual({ skuNo: 'a', quantity: 18 });
    expect(takenOf(three, products).amount).toBe(6277.5);
  });

  it('is what was set by hand, without what was left out, and with what was taken back in', () => {
    const own = withChoice(withPieces(wholePurchase, 'a', 2), 'b', false);
    expect(takenOf(own, products)).toMatchObject({ amount: 444, pieceCount: 4 });
    expect(takenOf(withChoice(own, 'b', true), products).amount).toBe(1204.5);
  });
});
