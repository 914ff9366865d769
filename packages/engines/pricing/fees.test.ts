import { toFen, toYuan, fen } from '@portal/units';
import fc from 'fast-check';
import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { categoriesOf, goodsForTotal, isOfCategory, isShareOfAll, calculateFees, totalForGoods, totalsWithFees, type Fee, type FeeFormula } from './fees.ts';

const line = (productCategory: string, ratePrice: number | null, quantity: number) => ({ productCategory, price: ratePrice, ratePrice, quantity });
const fee = (formula: FeeFormula): Fee => ({ name: '费用', unit: '项', formula });
const CAMERA = '视频监控 > 网络摄像机';
const list = [line(CAMERA, 699, 12), line('视频监控 > 网络录像机', 1234.56, 1), line('门禁系统 > 门禁一体机', 88.8, 3), line('线缆', null, 5)];

describe('a fee', () => {
  it.each<[string, FeeFormula, quantity: number, amount: number]>([
    ['fixed: price times quantity', { kind: 'fixed', unitPrice: 350, quantity: 2.5 }, 2.5, 875],
    ['fixed, half a fen goes up', { kind: 'fixed', unitPrice: 0.01, quantity: 0.5 }, 0.5, 0.01],
    ['a piece of all goods, those without a price too', { kind: 'perPiece', unitPrice: 10, category: '' }, 21, 210],
    ['a piece of a first category', { kind: 'perPiece', unitPrice: 120, category: '视频监控' }, 13, 1560],
    ['a piece of a category below it', { kind: 'perPiece', unitPrice: 120, category: CAMERA }, 12, 1440],
    ['a piece of what is not there', { kind: 'perPiece', unitPrice: 120, category: '停车' }, 0, 0],
    ['a share of the goods', { kind: 'percent', percent: 8 }, 1, 791.12],
  ])('%s', (_name, formula, quantity, amount) => {
    const [found] = calculateFees([fee(formula)], list);
    expect([found?.quantity, found?.amount]).toEqual([quantity, amount]);
  });

  it('that is a share counts goods only, whatever other fees stand before it', () => {
    const share = fee({ kind: 'percent', percent: 13 });
    const labour = fee({ kind: 'fixed', unitPrice: 5000, quantity: 1 });
    expect(calculateFees([share], list)[0]?.amount).toBe(calculateFees([labour, share], list)[1]?.amount);
  });

  it('that is a share of all counts goods and the other fees, and neither itself nor another such share', () => {
    const tax = fee({ kind: 'percent', percent: 6, base: 'goodsAndFees' });
    const care = fee({ kind: 'percent', percent: 5, base: 'goodsAndFees' });
    const [labour, share] = [fee({ kind: 'fixed', unitPrice: 5000, quantity: 1 }), fee({ kind: 'percent', percent: 8 })];
    // 9,888.96 of goods, 5,000.00 and 791.12 of fees: 6 % of 15,680.08
    expect(calculateFees([tax, labour, care, share], list).map(({ amount }) => amount)).toEqual([940.8, 5000, 784, 791.12]);
    expect(calculateFees([tax], list)[0]?.amount).toBe(593.34);
  });

  it('counts a category by its names, not by how they begin', () => {
    expect(isOfCategory({ productCategory: CAMERA }, '视频监控>网络摄像机')).toBe(true);
    expect(!isOfCategory({ productCategory: '视频监控设备 > 网络摄像机' }, '视频监控')).toBe(true);
    expect(categoriesOf(list)).toEqual(['视频监控', CAMERA, '视频监控 > 网络录像机', '门禁系统', '门禁系统 > 门禁一体机', '线缆']);
  });
});

it('goods and fees are said apart and together, and what is saved stays what the goods save', () => {
  const discounted = [{ ...line(CAMERA, 80, 10), price: 100 }];
  const totals = totalsWithFees(discounted, [fee({ kind: 'percent', percent: 8 }), fee({ kind: 'fixed', unitPrice: 120, quantity: 3 })]);
  expect(totals).toEqual({ originalAmount: 1424, amount: 1224, preferential: 200, lineCount: 1, pieceCount: 10, goodsAmount: 800, feesAmount: 424 });
});

const somePercent = fc.integer({ min: 1, max: 10_000 }).map((points) => points / 100);
const someFee = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: somePercent }),
  fc.record({ kind: fc.constant('percent' as const), percent: somePercent, base: fc.constant('goodsAndFees' as const) }),
  fc.record({
    kind: fc.constant('fixed' as const),
    unitPrice: fc.integer({ min: 0, max: 100_000 }).map((count) => count / 100),
    quantity: fc.integer({ min: 1, max: 999_900 }).map((count) => count / 100),
  }),
  fc.record({
    kind: fc.constant('perPiece' as const),
    unitPrice: fc.integer({ min: 0, max: 100_000 }).map((count) => count / 100),
    category: fc.constantFrom('', 'a', 'a > b'),
  }),
);
const someLine = fc.record({
  priceFen: fc.integer({ min: 0, max: 999_999_999 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  category: fc.constantFrom('a', 'a > b', 'c'),
});

it('totals equal an oracle in BigInt over any lines and fees', () => {
  fc.assert(
    fc.property(fc.array(someLine, { maxLength: 5 }), fc.array(someFee, { maxLength: 4 }), (lines, formulas) => {
      const priced = lines.map(({ priceFen, quantity, category }) => line(category, priceFen / 100, quantity));
      const goods = lines.reduce((sum, { priceFen, quantity }) => sum + BigInt(priceFen) * BigInt(quantity), 0n);
      const half = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);
      const shareOf = (base: bigint, percent: number) => half(base * BigInt(Math.round(percent * 100)), 10_000n);
      const beside = formulas.reduce((sum, formula) => {
        if (formula.kind === 'percent') return isShareOfAll(formula) ? sum : sum + shareOf(goods, formula.percent);
        const unit = BigInt(Math.round(formula.unitPrice * 100));
        if (formula.kind === 'fixed') return sum + half(unit * BigInt(Math.round(formula.quantity * 100)), 100n);
        return sum + unit * lines.reduce((count, one) => (one.category.startsWith(formula.category) ? count + BigInt(one.quantity) : count), 0n);
      }, 0n);
      const fees = formulas.reduce(
        (sum, formula) => (formula.kind === 'percent' && isShareOfAll(formula) ? sum + shareOf(goods + beside, formula.percent) : sum),
        beside,
      );
      const totals = totalsWithFees(priced, formulas.map(fee));
      deepEqual([BigInt(toFen(totals.goodsAmount)), BigInt(toFen(totals.feesAmount)), BigInt(toFen(totals.amount))], [goods, fees, goods + fees]);
    }),
    { numRuns: 20_000 },
  );
}, 60_000);

it('in whatever order fees stand, each comes to the same, and goods of any amount to the total the order would have', () => {
  fc.assert(
    fc.property(fc.array(someFee, { maxLength: 5 }), fc.integer({ min: 0, max: 9_999_999 }), (formulas, goods) => {
      const lines = [line('a', goods / 100, 1)];
      const amounts = (order: readonly FeeFormula[]) => calculateFees(order.map(fee), lines).map(({ amount }) => amount);
      deepEqual(amounts(formulas.toReversed()), amounts(formulas).toReversed());
      equal(totalForGoods(lines, formulas.map(fee), goods / 100), totalsWithFees(lines, formulas.map(fee)).amount);
    }),
    { numRuns: 3_000 },
  );
});

it('for a total wished for, the goods that come to it with their fees are found wherever there are any, and else the totals beside it', () => {
  fc.assert(
    fc.property(fc.array(someFee, { maxLength: 3 }), fc.integer({ min: 0, max: 60_000 }), (formulas, wanted) => {
      const fees = formulas.map((formula) => fee(formula.kind === 'fixed' ? { ...formula, quantity: 1, unitPrice: formula.unitPrice / 10 } : formula));
      const goodsLine = (goods: number) => [line('c', goods / 100, 1)];
      const totalAt = (goods: number) => toFen(totalsWithFees(goodsLine(goods), fees).amount);
      const found = goodsForTotal(goodsLine(0), fees, toYuan(fen(wanted)));
      if (found.kind === 'exact') {
        equal(totalAt(toFen(found.goods)), wanted);
        return;
      }
      if (found.below !== null) ok(toFen(found.below) < wanted);
      if (found.above !== null) ok(toFen(found.above) > wanted);
      // the two lie next to each other: no goods come to a total between them
      for (let goods = 0; totalAt(goods) <= wanted && goods < 600; goods++) ok(totalAt(goods) !== wanted);
    }),
    { numRuns: 3_000 },
  );
}, 60_000);
