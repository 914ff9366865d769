import { expect, it } from 'vitest';
import { compareOutputs } from '../examples/compare.ts';
import handbook from '../examples/handbook.json' with { type: 'json' };
import { scenarioFunctions, scenarioIds } from './index.ts';

it('the handbook works four examples of each of the six recommendations', () => {
  for (const id of scenarioIds)
    expect(
      handbook.filter(({ calculator }) => calculator === id),
      id,
    ).toHaveLength(4);
});

const examples = scenarioIds.flatMap((id) => handbook.filter(({ calculator }) => calculator === id).map((example) => ({ ...example, id })));
it.each(examples)('$id: $title', ({ id, inputs, outputs, tolerance }) => {
  expect(compareOutputs(outputs, scenarioFunctions[id](inputs), tolerance.abs)).toEqual([]);
});

it.each(examples)('$id: $title, in the order of the handbook', ({ id, inputs, outputs }) => {
  const result = scenarioFunctions[id](inputs);
  const named = (lines: readonly { role: string; attributes: unknown }[]) => lines.map(({ role, attributes }) => [role, attributes]);
  expect(result.valid && named(result.lines)).toEqual('lines' in outputs && outputs.lines !== undefined && named(outputs.lines));
});
