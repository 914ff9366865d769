import { expect, it } from 'vitest';
import { compareOutputs } from '../examples/compare.ts';
import handbook from '../examples/handbook.json' with { type: 'json' };
import * as calculators from './index.ts';

const functions = new Map(Object.entries(calculators));

it('the handbook works six examples of each of the ten calculators', () => {
  for (const id of calculators.calculatorIds)
    expect(
      handbook.filter(({ calculator }) => calculator === id),
      id,
    ).toHaveLength(6);
});

const examples = handbook.filter(({ calculator }) => functions.has(calculator));
it.each(examples)('$calculator: $title', ({ calculator, inputs, outputs, tolerance }) => {
  const calculate = functions.get(calculator) as (given: unknown) => unknown;
  expect(compareOutputs(outputs, calculate(inputs), tolerance.abs)).toEqual([]);
});
