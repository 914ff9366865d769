import { describe, expect, it } from 'vitest';
import { applyKept } from './apply-kept.ts';
import { indexCandidates, type Candidate } from './candidate.ts';
import { chooseTier } from './choose-tier.ts';
import { fitBudget } from './fit-budget.ts';
import { matchingIn } from './match-line.ts';

const model = (skuNo: string, ports: number, price: number | null): Candidate => ({ skuNo, price, stockTotal: 99, attributes: { ports } });
const candidates = indexCandidates([
  ...[model('switch-8', 8, 300), model('switch-16', 16, 120.05)].map((candidate) => ({ roles: ['networkSwitch'], candidate })),
  ...[model('camera-dear', 0, 500), model('camera-cheap', 0, 450)].map((candidate) => ({ roles: ['anprCamera'], candidate })),
  { roles: ['timer'], candidate: model('timer', 0, null) },
]);
const matchLine = matchingIn(candidates);
const lines = [
  { role: 'networkSwitch', quantity: 2, attributes: { ports: 8 } },
  { role: 'anprCamera', quantity: 3, attributes: {} },
  { role: 'timer', quantity: 1, attributes: {} },
  { role: 'carFinderKiosk', quantity: 1, attributes: {} },
];
/** Switches 2 × 300, cameras 3 × 450, a timer without a price, a kiosk nobody makes: 1950. Exchanging the switches saves 359.90. */
const standard = chooseTier(applyKept(lines, []), matchLine, 'standard');
const chosen = (budget: number | null) => {
  const { lines: fitted, ...rest } = fitBudget(standard, matchLine, budget);
  return { models: fitted.map((line) => line.chosen?.skuNo), ...rest };
};

describe('the budget', () => {
  it('none changes nothing', () =>
    expect(chosen(null)).toEqual({ models: ['switch-8', 'camera-cheap', 'timer', undefined], overBudget: null, cheapenedCount: 0 }));
  it('that is just enough changes nothing', () =>
    expect(chosen(1950)).toMatchObject({ models: ['switch-8', 'camera-cheap', 'timer', undefined], overBudget: null, cheapenedCount: 0 }));
  it('a fen short exchanges a model', () =>
    expect(chosen(1949.99)).toEqual({ models: ['switch-16', 'camera-cheap', 'timer', undefined], overBudget: null, cheapenedCount: 1 }));
  it('that even the cheapest does not meet says by how much, to the fen', () => expect(chosen(1500)).toMatchObject({ overBudget: 90.1, cheapenedCount: 1 }));
  it('exchanges the largest saving first and stops there', () => {
    const dear = standard.map((line) => (line.role === 'anprCamera' ? { ...line, chosen: model('camera-dear', 0, 500) } : line));
    // 2 × 300 + 3 × 500 = 2100; the switches save 359.90, the cameras 150
    const models = (budget: number) => fitBudget(dear, matchLine, budget).lines.map((line) => line.chosen?.skuNo);
    expect(models(1800).slice(0, 2)).toEqual(['switch-16', 'camera-dear']);
    expect(models(1700).slice(0, 2)).toEqual(['switch-16', 'camera-cheap']);
  });
  it('puts the model that was exchanged first among the others', () =>
    expect(fitBudget(standard, matchLine, 1).lines[0]?.alternatives.map(({ skuNo }) => skuNo)).toEqual(['switch-8']));
  it('counts only what is to be bought', () => {
    const withKept = chooseTier(applyKept(lines, [{ role: 'networkSwitch', quantity: 2, attributes: { ports: 8 } }]), matchLine, 'standard');
    expect(fitBudget(withKept, matchLine, 1350)).toMatchObject({ overBudget: null, cheapenedCount: 0 });
    expect(fitBudget(withKept, matchLine, 1349.99)).toMatchObject({ overBudget: 0.01, cheapenedCount: 0 });
  });
});
