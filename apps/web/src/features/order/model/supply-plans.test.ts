import type { MatchedShop } from '@portal/contract/order';
import { expect, it } from 'vitest';
import { cheapestOf, planToBegin, supplyPlans, supplyRows, unsupplied, unsuppliedWords, type PlanCost } from './supply-plans.ts';

type Line = MatchedShop['lines'][number];
const line = (skuNo: string, more: Partial<Line> = {}): Line => ({
  skuNo,
  skuModel: `DS-${skuNo}`,
  quantity: 2,
  price: 10.1,
  stockTotal: 5,
  leadDays: 1,
  status: 'normal',
  isSupplied: true,
  reason: null,
  ...more,
});
const shop = (shopNo: string, lines: Line[]): MatchedShop => ({
  shopNo,
  shopName: `店 ${shopNo}`,
  choosing: false,
  status: 1,
  msg: '',
  matched: lines.filter(({ isSupplied }) => isSupplied).length,
  isWhole: lines.every(({ isSupplied }) => isSupplied),
  goodsAmount: 0,
  lines,
});
const short = { isSupplied: false, status: 'shortOfStock' } as const;

it('a dealer that has all is offered beside the split, which goes by what decides (ORDER-37)', () => {
  const found = [shop('B', [line('1'), line('2', { reason: 'only' })]), shop('A', [line('1', { reason: 'orderedFrom' }), line('2', short)])];
  expect(supplyPlans(found)).toEqual([
    { key: 'B', goodsAmount: 40.4, shopNames: ['店 B'], shops: [{ shopNo: 'B', skuNos: ['1', '2'] }] },
    {
      key: 'split',
      goodsAmount: 40.4,
      shopNames: ['店 B', '店 A'],
      shops: [
        { shopNo: 'B', skuNos: ['2'] },
        { shopNo: 'A', skuNos: ['1'] },
      ],
    },
  ]);
  expect(supplyRows(found).map(({ skuNo, shops }) => [skuNo, shops.map(({ shopName }) => shopName)])).toEqual([
    ['1', ['店 B', '店 A']],
    ['2', ['店 B', '店 A']],
  ]);
});

it('what nobody has is named and left out of every plan (ORDER-39)', () => {
  const found = [shop('A', [line('1', { reason: 'only' }), line('2', short)])];
  expect(unsupplied(found)).toEqual([{ skuNo: '2', skuModel: 'DS-2' }]);
  expect(supplyPlans(found)).toEqual([{ key: 'A', goodsAmount: 20.2, shopNames: ['店 A'], shops: [{ shopNo: 'A', skuNos: ['1'] }] }]);
  expect(supplyPlans([shop('A', [line('1', short)])])).toEqual([]);
});

it('what keeps a model is said by its true cause (ORDER-39)', () => {
  const at = (status: Line['status'], stockTotal: number | null = null) => [shop('A', [line('1', { isSupplied: false, status, stockTotal })])];
  expect(unsuppliedWords(at('noPrice'))).toEqual(['DS-1 暂无价格，请联系经销商报价']);
  expect(unsuppliedWords(at('notOffered', 95))).toEqual(['DS-1 没有已绑定的经销商供应']);
  expect(unsuppliedWords(at('shortOfStock', 0))).toEqual(['DS-1 暂时缺货']);
  expect(unsuppliedWords([...at('noPrice'), ...at('shortOfStock', 1)])).toEqual(['DS-1 库存不足，最多可订 1 件，减少数量后可再试']);
});

const cost = (amount: number, isReady = true): PlanCost => ({ goodsAmount: 1, couponAmount: 0, freight: 0, freightWords: '', amount, isReady });

it('whoever ordered from a dealer stays with it as far as it can send, however cheap another is (ORDER-39)', () => {
  const plan = (key: string, ...shops: [string, number][]) => ({
    key,
    goodsAmount: 1,
    shopNames: [],
    shops: shops.map(([shopNo, count]) => ({ shopNo, skuNos: Array.from({ length: count }, (_, n) => `${n}`) })),
  });
  const plans = [plan('A', ['A', 3]), plan('B', ['B', 3]), plan('split', ['A', 2], ['B', 1])];
  const begun = (shopNo: string | undefined, costs: (PlanCost | null)[], of = plans) => of[planToBegin(of, costs, shopNo)]?.key;
  expect(begun('B', [cost(10), cost(30), cost(20)])).toBe('B');
  expect(begun('A', [cost(30), cost(10), cost(20)])).toBe('A');
  expect(begun('B', [cost(10), cost(30, false), cost(20)])).toBe('split');
  expect(begun('B', [cost(10), cost(20)], [plan('A', ['A', 3]), plan('split', ['A', 2], ['B', 1])])).toBe('split');
  expect(begun('C', [cost(30), cost(10), cost(20)])).toBe('B');
  expect(begun(undefined, [cost(30), cost(10), null])).toBe('B');
  expect(planToBegin([], [], 'A')).toBe(0);
});

it('the plan that costs least is marked, of those that can be handed in (ORDER-39)', () => {
  expect(cheapestOf([cost(30), cost(20), cost(20)])).toBe(1);
  expect(cheapestOf([cost(30), cost(20, false)])).toBe(0);
  expect(cheapestOf([cost(30, false), cost(20, false)])).toBe(1);
  expect(cheapestOf([null, cost(20)])).toBe(1);
  expect(cheapestOf([])).toBe(0);
});
