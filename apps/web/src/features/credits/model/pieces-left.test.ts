import { expect, it } from 'vitest';
import { piecesLeft } from './pieces-left.ts';

const goods = { points: 30, stockTotal: 5, limitEach: null, had: 0 };

it.each([
  [goods, 100, { most: 3, why: '', bound: '现有积分' }],
  [goods, 10_000, { most: 5, why: '', bound: '库存' }],
  [goods, 29, { most: 0, why: '还差 1 积分', bound: '现有积分' }],
  [goods, -6, { most: 0, why: '还差 36 积分', bound: '现有积分' }],
  [{ ...goods, points: 2000 }, 686, { most: 0, why: '还差 1,314 积分', bound: '现有积分' }],
  [{ ...goods, stockTotal: 0 }, -60, { most: 0, why: '已兑完', bound: '库存' }],
  [{ ...goods, stockTotal: 0 }, 100, { most: 0, why: '已兑完', bound: '库存' }],
  [{ ...goods, limitEach: 2, had: 2 }, 100, { most: 0, why: '已达到兑换上限', bound: '兑换上限' }],
  [{ ...goods, limitEach: 2, had: 1 }, 100, { most: 1, why: '', bound: '兑换上限' }],
  [{ ...goods, points: 1, stockTotal: 500 }, 10_000, { most: 99, why: '', bound: '单次上限' }],
])('of %j with %i points: %j (CREDITS-5)', (given, balance, left) => expect(piecesLeft(given, balance)).toEqual(left));
