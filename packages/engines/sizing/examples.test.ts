import { expect, it } from 'vitest';
import { compareOutputs } from '../examples/compare.ts';
import handbook from '../examples/handbook.json' with { type: 'json' };
import ofCameras from '../examples/video-surveillance.json' with { type: 'json' };
import { scenarioFunctions, scenarioIds } from './index.ts';

const worked = [...ofCameras, ...handbook];

it('four examples of each recommendation are worked, thirty-two of video surveillance (SIZE-13)', () => {
  for (const id of scenarioIds)
    expect(
      worked.filter(({ calculator }) => calculator === id),
      id,
    ).toHaveLength(id === 'scenarioVideoSurveillance' ? 32 : 4);
});

const examples = scenarioIds.flatMap((id) => worked.filter(({ calculator }) => calculator === id).map((example) => ({ ...example, id })));
it.each(examples)('$id: $title', ({ id, inputs, outputs, tolerance }) => {
  expect(compareOutputs(outputs, scenarioFunctions[id](inputs), tolerance.abs)).toEqual([]);
});

it.each(examples)('$id: $title, in the order of the handbook', ({ id, inputs, outputs }) => {
  const result = scenarioFunctions[id](inputs);
  const named = (lines: readonly { role: string; attributes: unknown }[]) => lines.map(({ role, attributes }) => [role, attributes]);
  if (!('lines' in outputs) || outputs.lines === undefined) return;
  expect(result.valid && named(result.lines)).toEqual(named(outputs.lines));
});
