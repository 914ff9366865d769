/** What holds for the inputs of every calculator and every scenario. */
import { describe, expect, it } from 'vitest';
import * as calculators from './calculators/index.ts';
import { inputsFromPairs, inputsInWords, isIgnored, inputsToPairs, knownAnswers, readInputs, type Field, type Fields, type Raw } from './inputs/index.ts';
import { scenarioPlans } from './sizing/index.ts';

interface Plan {
  id: string;
  fields: Fields;
  starter: Raw;
  calculate: (inputs: unknown) => { valid: true } | { valid: false; errors: readonly { field: string }[] };
}
const isPlan = (exported: unknown): exported is Plan => typeof exported === 'object' && exported !== null && 'starter' in exported;
const exported: readonly unknown[] = Object.values(calculators);
const plans: Plan[] = [...exported.filter(isPlan), ...Object.values(scenarioPlans)];

it('every calculator and scenario is looked at', () => expect(plans).toHaveLength(calculators.calculatorIds.length + Object.keys(scenarioPlans).length));

/** What no field of a form takes, selects and switches included: text, figures in the letters of another alphabet, with a unit, none at all. */
const NEVER: readonly unknown[] = [Number.NaN, Number.POSITIVE_INFINITY, '', ' ', 'abc', '１２', '12m', {}, '__proto__'];
type Path = readonly (string | number)[];
/** Every field with the way to it, those of a row in its first row. */
const fieldsIn = (fields: Fields, base: Path = []): [Path, Field][] =>
  Object.entries(fields).flatMap(([name, field]): [Path, Field][] => {
    const path = [...base, name];
    if (field.kind === 'group') return fieldsIn(field.fields, path);
    if (field.kind === 'rows') return [[path, field], ...fieldsIn(field.fields, [...path, 0])];
    return field.kind === 'numbers'
      ? [
          [path, field],
          [[...path, 0], field],
        ]
      : [[path, field]];
  });
/** The inputs with this at that place. */
function withAt(inputs: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const known = (typeof inputs === 'object' && inputs !== null ? inputs : {}) as Record<string | number, unknown>;
  const inner = withAt(known[name], rest, value);
  return typeof name === 'number' ? [inner, ...(Array.isArray(inputs) ? inputs.slice(1) : [])] : { ...known, [name]: inner };
}
const spelt = (path: Path): string => path.map((step, place) => (typeof step === 'number' ? `[${step}]` : place === 0 ? step : `.${step}`)).join('');

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

  it('whatever no field takes is refused at that field, and answered with no figure', () => {
    for (const [path, field] of fieldsIn(fields)) {
      for (const value of NEVER) {
        const inputs = withAt(starter, path, value) as Raw;
        const answer = calculate(inputs);
        if (answer.valid) expect([spelt(path), isIgnored(field, inputs, inputs)]).toEqual([spelt(path), true]);
        else expect(answer.errors.map((error) => error.field)).toContain(spelt(path));
      }
    }
  });
});
