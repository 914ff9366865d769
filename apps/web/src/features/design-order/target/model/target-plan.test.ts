import { lossOf, totalsOf } from '@portal/engines/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { costTotal, marginAt, planTarget, roundTargets, type TargetDraft, type TargetList } from './target-plan.ts';

const draft = (text: string, more: Partial<TargetDraft> = {}): TargetDraft => ({ by: 'total', text, basis: 'current', floor: '', locked: new Set(), ...more });
const list = (more: Partial<TargetList> = {}): TargetList => ({
  lines: [aLine('A', { price: 100, ratePrice: 150, quantity: 2 }), aLine('B', { price: 50, ratePrice: 52, quantity: 4 })],
  fees: [],
  place: 'selection',
  isCostKnown: true,
  ...more,
});

describe('the lowest total at which nothing is asked for less than it costs (PRICE-41)', () => {
  it('is what the movable lines cost, those that stay as they are, and the fees of it', () => {
    expect(costTotal(list(), draft(''))).toBe(400);
    expect(costTotal(list(), draft('', { locked: new Set(['A']) }))).toBe(500);
    const share = { name: '税费', unit: '项', formula: { kind: 'percent' as const, percent: 10 } };
    expect(costTotal(list({ fees: [share] }), draft(''))).toBe(440);
  });

  it('is told to nobody who sees no cost, nor where nothing may change', () => {
    expect(costTotal(list({ isCostKnown: false }), draft(''))).toBeNull();
    expect(costTotal(list(), draft('', { locked: new Set(['A', 'B']) }))).toBeNull();
  });

  it('can be had, and with a floor of nought no total above it brings a line below', () => {
    for (const total of ['400', '420', '600']) {
      const plan = planTarget(list(), draft(total, { floor: '0' }));
      expect(plan.kind === 'hit' && lossOf(plan.lines)).toEqual({ count: 0, amount: 0 });
    }
    const asItStood = planTarget(list(), draft('420'));
    expect(asItStood.kind === 'hit' && lossOf(asItStood.lines).count).toBe(1);
    expect(planTarget(list(), draft('399.99', { floor: '0' }))).toMatchObject({ kind: 'impossible', above: 400 });
  });
});

describe('what is kept of a total while it is typed (PRICE-41)', () => {
  it('is of the lines as they would be, those without a cost left out and counted', () => {
    const lines = [...list().lines, aLine('C', { price: null, ratePrice: 30, quantity: 1 })];
    expect(marginAt(list(), lines)).toEqual({ margin: 108, share: 21.26, uncosted: 1 });
    const plan = planTarget(list(), draft('480'));
    expect(plan.kind === 'hit' && marginAt(list(), plan.lines)).toEqual({ margin: 80, share: 16.67, uncosted: 0 });
  });

  it('is told to nobody who sees no cost, and of no list without one', () => {
    expect(marginAt(list({ isCostKnown: false }), list().lines)).toBeNull();
    expect(marginAt(list(), [aLine('C', { price: null, ratePrice: 30, quantity: 1 })])).toBeNull();
  });
});

describe('a total that cannot be had says why, and what can be had (PRICE-20)', () => {
  const locked = new Set(['A']);
  const of = (text: string, more: Partial<TargetDraft> = {}, where: Partial<TargetList> = {}) => planTarget(list(where), draft(text, more));

  it('with locked lines it is what they come to, not the floor of the others', () => {
    expect(of('250', { locked, floor: '10' })).toEqual({
      kind: 'impossible',
      words: '已锁定的 1 种产品共 ¥300.00，已高于这个总价',
      below: null,
      above: 522.24,
    });
    expect(of('300.01', { locked })).toMatchObject({ words: '已锁定的 1 种产品共 ¥300.00，其余产品降到最低，仍高于这个总价', above: 300.04 });
    expect(of('400', { locked, floor: '10' })).toMatchObject({
      words: '已锁定的 1 种产品共 ¥300.00，其余产品毛利率不低于 10.00% 时，到不了这么低',
      above: 522.24,
    });
    expect(of('9999', { locked })).toMatchObject({ words: '已锁定的 1 种产品共 ¥300.00，其余产品折扣率最高 999.99%，到不了这么高', below: 2300 });
    expect(of('400.01', { locked })).toMatchObject({ words: '已锁定的 1 种产品共 ¥300.00，按其余产品的数量，凑不出这个总价', below: 400, above: 400.04 });
  });

  it('without any it speaks of the products alone', () => {
    expect(of('0.01')).toMatchObject({ words: '产品降到最低，仍高于这个总价', above: 0.06 });
    expect(of('300', { floor: '0' })).toMatchObject({ words: '产品毛利率不低于 0.00% 时，到不了这么低', above: 400 });
  });

  it('where nothing may change only the causes there are stand', () => {
    expect(of('400', { locked: new Set(['A', 'B']) })).toMatchObject({ kind: 'impossible', words: '没有可以调整的产品：都已锁定', below: null, above: null });
    const lines = [aLine('C', { price: null, quantity: 1 }), aLine('A', { price: 100, quantity: 2 })];
    expect(of('400', { locked }, { lines })).toMatchObject({ words: '没有可以调整的产品：都暂无价格、已锁定' });
  });

  it('fees alone may be more; what rounds of a share names totals that the lines come to, each of which is hit', () => {
    const fixed = { name: '安装费', unit: '项', formula: { kind: 'fixed' as const, unitPrice: 500, quantity: 1 } };
    expect(of('300', {}, { fees: [fixed] })).toEqual({ kind: 'impossible', words: '费用共 ¥500.00，已高于这个总价', below: null, above: 500.06 });
    expect(of('790', { locked }, { fees: [fixed] })).toMatchObject({ words: '已锁定的 1 种产品共 ¥300.00，加上费用已高于这个总价', above: 800.04 });
    const share = { name: '税费', unit: '项', formula: { kind: 'percent' as const, percent: 13 } };
    const plan = of('500.02', { locked }, { fees: [share] });
    if (plan.kind !== 'impossible') throw new Error(plan.kind);
    for (const total of [plan.below, plan.above]) expect(of(String(total), { locked }, { fees: [share] })).toMatchObject({ kind: 'hit', total });
  });

  it('the total there is needs nothing', () => {
    expect(of('508')).toEqual({ kind: 'unchanged', words: '已经是这个总价' });
  });
});

describe('抹零 (PRICE-21)', () => {
  const rounds = (more: Partial<TargetDraft> = {}, where: Partial<TargetList> = {}) =>
    roundTargets(list({ isCostKnown: false, ...where }), draft('', more)).map(({ total }) => total);
  const odd = [aLine('A', { price: 100, ratePrice: 150.11, quantity: 3 }), aLine('B', { price: 50, ratePrice: 52.07, quantity: 7 })];

  it('offers no total that locked lines keep from being had', () => {
    expect(rounds({}, { lines: odd })).toEqual([814, 810, 800]);
    // 450.33 stay: the other seven pieces come to no whole yuan beside them
    expect(rounds({ locked: new Set(['A']) }, { lines: odd })).toEqual([]);
    // 300 stay, and four pieces come to any whole yuan
    expect(rounds({ locked: new Set(['A']) })).toEqual([500]);
    expect(rounds({ locked: new Set(['A', 'B']) })).toEqual([]);
  });

  it('offers none below the floor that is set, and does not wait for one that is still typed', () => {
    expect(rounds({ floor: '20' }, { isCostKnown: true })).toEqual([500]);
    expect(rounds({ floor: '25' }, { isCostKnown: true })).toEqual([]);
    expect(rounds({ floor: '99' }, { isCostKnown: true })).toEqual(rounds({}, { isCostKnown: true }));
  });

  it('whatever is locked, each press does what it says', () => {
    const line = fc.record({
      price: fc.integer({ min: 1, max: 500_000 }),
      share: fc.integer({ min: 30, max: 200 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      isLocked: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('current', 'price'),
        fc.constantFrom('', '0', '15'),
        (drawn, basis, floor) => {
          const lines = drawn.map(({ price, share, quantity }, at) =>
            aLine(`L${at}`, { price: price / 100, ratePrice: Math.ceil((price * share) / 100) / 100, quantity }),
          );
          const locked = new Set(drawn.flatMap(({ isLocked }, at) => (isLocked ? [`L${at}`] : [])));
          for (const { total } of roundTargets(list({ lines }), { basis, floor, locked })) {
            const plan = planTarget(list({ lines }), { by: 'total', text: String(total), basis, floor, locked });
            expect(plan).toMatchObject({ kind: 'hit', total });
            if (plan.kind !== 'hit') return;
            for (const [at, { ratePrice }] of plan.lines.entries()) if (locked.has(`L${at}`)) expect(ratePrice).toBe(lines[at]?.ratePrice);
            expect(totalsOf(plan.lines).amount).toBe(total);
          }
        },
      ),
    );
  });
});
