import { cartCopy } from '@portal/contract/cart';
import { expect, it } from 'vitest';
import { joinedWarning, shortLines } from './joined-words.ts';

const line = (skuNo: string, stockTotal: number | null, inCart: number) => ({ skuNo, skuModel: skuNo, quantity: 1, price: 1, stockTotal, inCart });

it('names what the dealer has too little of for all that is in the cart now, a model once (CART-3, CART-8)', () => {
  const short = shortLines([line('none', 0, 2), line('enough', 2, 2), line('unsaid', null, 9), line('before', 5, 5), line('before', 5, 6)]);
  expect(short.map(({ skuNo, inCart }) => [skuNo, inCart])).toEqual([
    ['none', 2],
    ['before', 6],
  ]);
});

it.each([
  ['all joined and is there', [line('A', null, 1), line('B', 3, 3)], [], null],
  ['one has no stock', [line('A', 0, 1), line('B', 3, 3)], [], '已加入购物车，但 A 订货经销商暂时缺货'],
  ['two have too little', [line('A', 1, 2), line('B', 0, 3)], [], '已加入购物车，但 A 订货经销商库存 1，购物车中 2，另有 1 个产品库存不足'],
  ['one stays out', [line('A', 9, 1)], ['C'], '已加入 1 个产品，1 个未能加入：C 该产品已下架，无法加入购物车'],
  [
    'one stays out and another is short',
    [line('A', 0, 1)],
    ['C', 'D'],
    '已加入 1 个产品，2 个未能加入：C 该产品已下架，无法加入购物车 等；A 订货经销商暂时缺货',
  ],
])('goods joined the cart: %s', (_case, taken, out, words) =>
  expect(joinedWarning({ taken, left: out.map((skuNo) => ({ skuNo, skuModel: skuNo, quantity: 1, reason: 'delisted' as const })) }, cartCopy)).toBe(words),
);
