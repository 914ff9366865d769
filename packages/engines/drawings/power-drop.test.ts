/** The voltage along supply lines. Source: CALC-7, BOOK-10. */
import { describe, expect, it } from 'vitest';
import { gCameraPowerSupply } from '../calculators/index.ts';
import type { Raw } from '../inputs/index.ts';
import { powerDrop } from './power-drop.ts';

function drawn(inputs: Raw) {
  const found = gCameraPowerSupply(inputs);
  if (!found.valid) throw new Error(JSON.stringify(found.errors));
  const { shapes, says } = powerDrop(found.values, found);
  const count = (look: string): number => shapes.filter((shape) => shape.kind !== 'words' && shape.look === look).length;
  return { found, says, count, texts: shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : [])) };
}
const near = { count: 1, powerW: 5, distanceM: 20 };
const far = { count: 1, powerW: 12, distanceM: 150 };

describe('cameras on lines of their own', () => {
  it('each that is fed has a dot with its voltage', () => {
    const { found, count, texts } = drawn({ cameras: [near, { ...near, distanceM: 40 }], wireAreaMm2: 1 });
    expect([count('line'), count('dot'), count('cross')]).toEqual([2, 2, 0]);
    for (const { deviceV } of found.cameras) expect(texts).toContain(`${deviceV} V`);
  });
  it('one that is not has a cross, and the words say so', () => {
    const { count, says } = drawn({ cameras: [near, far], wireAreaMm2: 0.5 });
    expect([count('dot'), count('cross')]).toEqual([1, 1]);
    expect(says).toMatch(/分组 1 20 m 处 [\d.]+ V；分组 2 150 m 处 (供不到|[\d.]+ V)，不足$/u);
  });
  it('alike ones at one place are one mark', () => expect(drawn({ cameras: [near, near], wireAreaMm2: 1 }).count('dot')).toBe(1));
  it('what may not be undercut stands at the axis and in the red', () => {
    const { found, texts } = drawn({ cameras: [near], supplyVoltage: 12, outputVoltage: 12, maxDropPercent: 10, wireAreaMm2: 1 });
    expect(found.allowedDropV).toBeCloseTo(1.2, 6);
    expect(texts).toEqual(expect.arrayContaining(['10.8', '低于 10.8 V 供电不足']));
  });
});
