import { describe, expect, it } from 'vitest';
import { hadBefore, joinedOf, nothingJoined, summedUp } from './order-joined.ts';

const asked = [
  { skuNo: 'a', skuModel: 'A-1' },
  { skuNo: 'b', skuModel: 'B-1' },
  { skuNo: 'c', skuModel: 'C-1' },
];
const left = { skuNo: 'b', skuModel: 'B-1', quantity: 2, reason: 'noPrice' } as const;

describe('lines of an order that were to go into the cart (CART-8)', () => {
  it('are each told of: what stays out with its reason, and what has left the order meanwhile', () => {
    const taken = [{ skuNo: 'a', skuModel: 'A-1', quantity: 1, price: 1, quotedPrice: 1, stockTotal: null, inCart: 1 }] as never[];
    expect(joinedOf({ taken, left: [left], setAside: ['x'], replaced: [] }, asked)).toEqual({
      taken,
      setAside: ['x'],
      replaced: [],
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
      replaced: [],
      left: [{ skuNo: 'b', skuModel: 'B-1', words: '该产品暂无价格，请联系经销商报价后再购买' }],
    });
  });
});

describe('what the cart had of the models before (CART-8)', () => {
  const line = (skuNo: string, quantity: number) => ({ skuNo, skuModel: skuNo, quantity, price: 1, quotedPrice: 1, stockTotal: 27, inCart: quantity });
  const had = (skuNo: string, quantity: number, isOfOrder: boolean) => ({ id: `old-${skuNo}`, skuNo, skuModel: skuNo, quantity, isOfOrder });
  const joined = joinedOf(
    {
      taken: [line('a', 6), line('b', 4), line('c', 4), line('d', 4), line('e', 1)],
      left: [],
      setAside: [],
      replaced: [had('a', 4, false), had('b', 4, false), had('c', 4, true), had('d', 9, true)],
    },
    [],
  );

  it('is named beside what it has now; but for what came of the same list in the same quantity', () =>
    expect(hadBefore(joined).map(({ skuNo, had: before, now, joiningId }) => [skuNo, before, now, joiningId])).toEqual([
      ['a', 4, 6, 'old-a'],
      ['b', 4, 4, 'old-b'],
      ['d', 9, 4, null],
    ]));

  it('joins at one press, and the figures are those of the cart', () => {
    const lines = [line('a', 10), line('b', 8), line('c', 4), line('d', 4), line('e', 1)] as never[];
    const after = summedUp(joined, { lines });
    expect(after.taken.map(({ quantity, inCart }) => [quantity, inCart])).toEqual([
      [6, 10],
      [4, 8],
      [4, 4],
      [4, 4],
      [1, 1],
    ]);
    expect(hadBefore(after).map(({ had: before, now }) => [before, now])).toEqual([
      [4, 10],
      [4, 8],
      [9, 4],
    ]);
  });
});
