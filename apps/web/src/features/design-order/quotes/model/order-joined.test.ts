import { describe, expect, it } from 'vitest';
import { joinedOf, nothingJoined } from './order-joined.ts';

const asked = [
  { skuNo: 'a', skuModel: 'A-1' },
  { skuNo: 'b', skuModel: 'B-1' },
  { skuNo: 'c', skuModel: 'C-1' },
];
const left = { skuNo: 'b', skuModel: 'B-1', quantity: 2, reason: 'noPrice' } as const;

describe('lines of an order that were to go into the cart (CART-8)', () => {
  it('are each told of: what stays out with its reason, and what has left the order meanwhile', () => {
    const taken = [{ skuNo: 'a', skuModel: 'A-1', quantity: 1, price: 1, quotedPrice: 1, stockTotal: null, inCart: 1 }] as never[];
    expect(joinedOf({ taken, left: [left], setAside: ['x'] }, asked)).toEqual({
      taken,
      setAside: ['x'],
      left: [
        { skuNo: 'b', skuModel: 'B-1', words: '该产品暂无价格，请联系经销商报价后再购买' },
        { skuNo: 'c', skuModel: 'C-1', words: '该产品已不在配单中，请刷新页面后查看' },
      ],
    });
  });

  it('are told of where none could be taken', () => {
    expect(nothingJoined([left], asked.slice(1, 2))).toEqual({
      taken: [],
      setAside: [],
      left: [{ skuNo: 'b', skuModel: 'B-1', words: '该产品暂无价格，请联系经销商报价后再购买' }],
    });
  });
});
