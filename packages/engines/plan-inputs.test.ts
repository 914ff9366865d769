/** What holds for the inputs of every calculator and every scenario. */
import { describe, expect, it } from 'vitest';
import * as calculators from './calculators/index.ts';
import { inputsFromPairs, inputsInWords, inputsToPairs, knownAnswers, readInputs, type Fields, type Raw } from './inputs/index.ts';
import { scenarioPlans } from './sizing/index.ts';

interface Plan {
  id: string;
  fields: Fields;
  starter: Raw;
  calculate: (inputs: unknown) => { valid: boolean };
}
const isPlan = (exported: unknown): exported is Plan => typeof exported === 'object' && exported !== null && 'starter' in exported;
const exported: readonly unknown[] = Object.values(calculators);
const plans: Plan[] = [...exported.filter(isPlan), ...Object.values(scenarioPlans)];

it('every calculator and scenario is looked at', () => expect(plans).toHaveLength(calculators.calculatorIds.length + Object.keys(scenarioPlans).length));

describe.each(plans.map((plan) => [plan.id, plan] as const))('%s', (_id, { fields, starter, calculate }) => {
  const read = readInputs(fields, starter);
  const values = (read.ok ? read.values : {}) as Raw;

  it('answers with the values it read', () => expect(calculate(starter)).toMatchObject({ valid: true, values }));

  it('values that were read are inputs of the same values', () => expect(readInputs(fields, values)).toEqual({ ok: true, values }));

  it('its example comes back from an address', () => expect(inputsFromPairs(fields, inputsToPairs(fields, starter))).toEqual(starter));

  it('its example is known, and nothing beside it', () => expect(knownAnswers(fields, { ...starter, notes: 'x' })).toEqual(starter));

  it('is said in words, none of them empty', () => {
    const lines = inputsInWords(fields, starter, values).flatMap((said) => ('lines' in said ? said.lines : [said]));
    expect(lines.length).toBeGreaterThanOrEqual(Object.keys(starter).length);
    for (const { label, text } of lines) expect(`${label} ${text}`).not.toMatch(/undefined|null|NaN|true|false|^ | $/);
  });

  it.each([null, undefined, [], 'x', 7, { constructor: 1 }])('%j is refused or worked out, never thrown at', (given) =>
    expect([true, false]).toContain(calculate(given).valid),
  );
});
