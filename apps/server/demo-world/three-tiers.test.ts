/** The demo catalogue makes three tiers of every scene: other goods, other totals. Source: SIZE-11. */
import { recommendTiers, scenarioIds, scenarioPlans } from '@portal/engines/sizing';
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

  it('is matched and priced in every line and tier', () =>
    expect(result.tiers.flatMap(({ tier, unmatchedCount, unpricedCount }) => (unmatchedCount + unpricedCount > 0 ? [tier] : []))).toEqual([]));
});
