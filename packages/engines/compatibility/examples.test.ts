import { expect, it } from 'vitest';
import { compareOutputs } from '../examples/compare.ts';
import handbook from '../examples/handbook.json' with { type: 'json' };
import { compatCheck } from './index.ts';

const examples = handbook.filter(({ calculator }) => calculator === 'compatCheck');

it('the handbook works six examples', () => expect(examples).toHaveLength(6));

it.each(examples)('$title', ({ inputs, outputs, tolerance }) => {
  const result = compatCheck(inputs);
  expect(compareOutputs(outputs, result, tolerance.abs)).toEqual([]);
  // the additions stand in the order of the rules, which comparing as a set does not see
  expect(result).toMatchObject({ valid: true, additions: (outputs as { additions?: unknown }).additions });
});
