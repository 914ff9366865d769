/** What is recommended for video surveillance from the demo catalogue is a list that works, in every tier. Source: SIZE-14. */
import { compatCheck, recommendedCheckOf } from '@portal/engines/compatibility';
import worked from '../../../packages/engines/examples/video-surveillance.json' with { type: 'json' };
import { recommendTiers } from '@portal/engines/sizing';
import { describe, expect, it } from 'vitest';
import { demoCandidates } from './demo-candidates.fixture.ts';

/** Lines that no model of the demo shop does. */
const unmatched: string[] = [];

describe.each(worked.map(({ title, inputs }) => [title, inputs] as const))('%s', (title, inputs) => {
  const result = recommendTiers({ scenario: 'scenarioVideoSurveillance', inputs, kept: [], budget: null }, demoCandidates);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));

  it.each(result.tiers.map((tier) => [tier.tier, tier] as const))('%s: the check finds no fault in the models', (id, { tier, lines, inputs: asked }) => {
    unmatched.push(...lines.filter(({ chosen }) => chosen === null).map(({ role, wanted }) => `${title} ${tier}: ${role} ${wanted}`));
    const chosen = lines.flatMap(({ role, quantity, chosen: model }) => (model === null ? [] : [{ role, quantity, attributes: model.attributes }]));
    const runs = (asked['areas'] as { runM?: number }[]).map(({ runM = 50 }) => runM);
    // as the list is checked once it was applied
    const { settings } = recommendedCheckOf('scenarioVideoSurveillance', id, inputs);
    const checked = compatCheck({ lines: chosen, ...settings, avgCableM: Math.min(84, Math.max(...runs)) });
    if (!checked.valid) throw new Error(JSON.stringify(checked.errors));
    expect(checked.issues.filter(({ severity }) => severity === 'error').map(({ code, why }) => `${code}: ${why}`)).toEqual([]);
  });
});

it('whatever the tier, cameras and brackets beside them are of one housing, and none that fits is of another', () => {
  const inputs = {
    areas: [
      { lengthM: 8, widthM: 6 },
      { lengthM: 20, widthM: 10, mounting: 'wall', light: 'dark' },
      { lengthM: 30, widthM: 6, mounting: 'pole', heightM: 4 },
    ],
  };
  const result = recommendTiers({ scenario: 'scenarioVideoSurveillance', inputs, kept: [], budget: null }, demoCandidates);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  const housings = result.tiers.flatMap(({ tier, lines }) =>
    lines
      .filter(({ role }) => role === 'bracket' || role === 'ipCamera')
      .flatMap(({ attributes, chosen, alternatives }) => {
        const isUnderCeiling = (attributes['type'] ?? attributes['bracket']) === 'ceiling';
        return [chosen, ...alternatives].map((model) => `${tier} ${isUnderCeiling} ${model?.attributes['housing']}`);
      }),
  );
  const expected = ['economy', 'standard', 'high'].flatMap((tier) => [`${tier} true dome`, `${tier} false bullet`, `${tier} false undefined`]);
  expect(new Set(housings)).toEqual(new Set(expected));
});

it('every line has a model', () => expect(unmatched).toEqual([]));
