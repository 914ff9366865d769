import { describe, expect, it } from 'vitest';
import { priceAfter, readPrice, typedPriceOf } from './typed-price.ts';

const order = { goodsAmount: 1200.5, discount: 200.25, freight: 0 };

describe('the price of an order as a dealer types it', () => {
  it('begins with what stands, to the fen', () => expect(typedPriceOf(order)).toEqual({ goodsAmount: '1000.25', freight: '0.00' }));

  it.each([
    ['1,000', '１２', { goodsAmount: 1000, freight: 12 }],
    ['1200.50', '0', { goodsAmount: 1200.5, freight: 0 }],
  ])('%s and %s are figures', (goodsAmount, freight, price) => expect(readPrice({ goodsAmount, freight }, order)).toEqual({ ok: true, price }));

  it('says what the order comes to with its coupons, and by how much that is less, to the fen (ORDER-47)', () => {
    const now = { goodsAmount: 1200.5, couponAmount: 50.3, amount: 1162.2 };
    expect(priceAfter({ goodsAmount: '1000.25', freight: '12' }, now)).toEqual({ discount: 200.25, freight: 12, amount: 961.95, lower: 200.25 });
    expect(priceAfter({ goodsAmount: '1200.5', freight: '20' }, now)).toEqual({ discount: 0, freight: 20, amount: 1170.2, lower: -8 });
    expect(priceAfter({ goodsAmount: '1200.51', freight: '0' }, now)).toBeNull();
  });

  it.each([
    ['1200.51', '0', ['goodsAmount']],
    ['0', '0', ['goodsAmount']],
    ['-1', '-1', ['goodsAmount', 'freight']],
    ['1', '100000', ['freight']],
    ['100.001', '8.005', ['goodsAmount', 'freight']],
    ['', '', ['goodsAmount', 'freight']],
    ['NaN', '1e', ['goodsAmount', 'freight']],
  ])('%s and %s are said to be wrong on their fields', (goodsAmount, freight, fields) => {
    const read = readPrice({ goodsAmount, freight }, order);
    expect(read.ok ? [] : Object.keys(read.trouble)).toEqual(fields);
  });
});
