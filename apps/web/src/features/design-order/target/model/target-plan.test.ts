import { lossOf } from '@portal/engines/pricing';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { costTotal, marginAt, planTarget, type TargetDraft, type TargetList } from './target-plan.ts';

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
    for (const total of ['400', '420', '508']) {
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
