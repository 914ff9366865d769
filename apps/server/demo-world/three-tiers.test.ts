/** The demo catalogue makes three tiers of every scene: other goods, other totals. Source: SIZE-11. */
import { briefWarrantyText, recommendTiers, scenarioIds, scenarioPlans } from '@portal/engines/sizing';
import { describe, expect, it } from 'vitest';
import { demoCandidates } from './demo-candidates.fixture.ts';

describe.each(scenarioIds)('%s', (id) => {
  const result = recommendTiers({ scenario: id, inputs: scenarioPlans[id].starter, kept: [], budget: null }, demoCandidates);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  const [economy, standard, high] = result.tiers;
  if (!economy || !standard || !high) throw new Error('three tiers');

  it('costs less in economy and more in high', () => {
    expect(economy.amount).toBeLessThan(standard.amount);
    expect(standard.amount).toBeLessThan(high.amount);
  });

  it('is bought of other brands or longer guaranteed in each tier', () => {
    const seen = (tier: typeof economy) => tier.lines.map(({ role, chosen }) => `${role} ${chosen?.brandName} ${chosen?.warrantyMonths}`).join();
    expect(new Set([economy, standard, high].map(seen)).size).toBe(3);
    expect(economy.lines.some(({ chosen }) => chosen?.brandName === '岳泰')).toBe(true);
    expect(high.lines.some(({ chosen }) => chosen?.brandName === '澜盾')).toBe(true);
  });

  it('tells at its head what high has more of', () => {
    const told = ({ inputs }: typeof economy) => {
      const sized = scenarioPlans[id].calculate(inputs);
      return sized.valid && scenarioPlans[id].highlights(sized.values as never, sized as never).map(({ label, value }) => `${label} ${value}`);
    };
    expect(told(high)).not.toEqual(told(standard));
  });

  it('keeps what the cards promise line by line, or the line says why not', () => {
    const isToBeHad = (quantity: number) => (model: { price: number | null; stockTotal: number }) => model.price !== null && model.stockTotal >= quantity;
    for (const { quantity, chosen, alternatives } of economy.lines)
      expect(alternatives.filter(isToBeHad(quantity)).filter(({ price }) => Number(price) < Number(chosen?.price))).toEqual([]);
    const briefs = standard.lines.filter(({ chosen }) => (chosen?.warrantyMonths ?? 24) < 24);
    expect(standard.lines.filter((line) => briefWarrantyText('standard', line) !== null)).toEqual(briefs);
    for (const line of briefs) {
      const long = line.alternatives.filter(({ warrantyMonths }) => (warrantyMonths ?? 24) >= 24);
      const isThere = long.some(isToBeHad(line.quantity));
      expect(briefWarrantyText('standard', line)).toMatch(long.length === 0 ? /没有质保满两年的/ : isThere ? /更贵或大一档/ : /无库存|不够|暂无价格/);
    }
  });

  it('is matched and priced in every line and tier', () =>
    expect(result.tiers.flatMap(({ tier, unmatchedCount, unpricedCount }) => (unmatchedCount + unpricedCount > 0 ? [tier] : []))).toEqual([]));
});

it('cameras of a street whose two-year model is not in stock say so', () => {
  const plan = scenarioPlans.scenarioVideoSurveillance;
  const inputs = { ...plan.starter, ...plan.examples?.of['street'] };
  const result = recommendTiers({ scenario: 'scenarioVideoSurveillance', inputs, kept: [], budget: null }, demoCandidates);
  const standard = result.valid ? result.tiers.find(({ tier }) => tier === 'standard') : undefined;
  const cameras = standard?.lines.filter(({ role }) => role === 'ipCamera') ?? [];
  expect(cameras.length).toBeGreaterThan(0);
  for (const line of cameras) expect([line.chosen?.warrantyMonths, briefWarrantyText('standard', line)]).toEqual([12, '质保满两年的型号无库存，暂用这一款']);
});
