import fc from 'fast-check';
import { expect, it } from 'vitest';
import { poeStandards, servesClass } from '../../roles/index.ts';
import { poeClassOf, poeFeed, psePowerW, requiredPoeClass } from './poe.ts';

// CALC-5.1: the formula reproduces the standard, whose watts at the camera are rounded: 71.3 W would be 90.04
it.each([
  [4, 30.0],
  [6, 60.0],
  [5, 45],
  [8, 90],
])('class %i at its full power over 100 m takes %f W of the switch', (poeClass, watts) => {
  expect(psePowerW({ poeClass }, 'actual', 100)).toBeCloseTo(watts, 2);
});

it.each([
  [0.5, 1],
  [3.84, 1],
  [3.85, 2],
  [6.49, 2],
  [12.95, 3],
  [12.96, 4],
  [25.5, 4],
  [25.51, 5],
  [40, 5],
  [51, 6],
  [62, 7],
  [71.3, 8],
])('a camera of %f W asks for class %i', (powerW, poeClass) => {
  expect(requiredPoeClass({ powerW })).toBe(poeClass);
});

it('class 0 is there only where the camera states it; more than class 8 carries has no class', () => {
  expect(requiredPoeClass({ powerW: 3, poeClass: 0 })).toBe(0);
  expect(requiredPoeClass({ powerW: 72 })).toBeNull();
  expect(requiredPoeClass({})).toBeNull();
});

it('each standard serves classes up to its own', () => {
  const served = poeStandards.map((standard) => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((poeClass) => servesClass(standard, poeClass)).at(-1));
  expect(poeStandards).toEqual(['af', 'at', 'bt3', 'bt4']);
  expect(served).toEqual([3, 4, 6, 8]);
});

it('by class the switch sets aside the figure of the table, whatever the camera and the cable', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((poeClass) => psePowerW({ powerW: 1, poeClass }, 'class', 100))).toEqual([15.4, 4, 7, 15.4, 30, 45, 60, 75, 90]);
});

it('over no cable nothing is lost, and a millimetre of cable is next to none', () => {
  expect(psePowerW({ powerW: 7 }, 'actual', 0)).toBe(7);
  expect(psePowerW({ powerW: 7 }, 'actual', 0.001)).toBeCloseTo(7, 4);
});

it('a cable too long for the power has no answer', () => {
  expect(psePowerW({ powerW: 12.95 }, 'actual', 250)).not.toBeNull();
  expect(psePowerW({ powerW: 25.5 }, 'actual', 196)).not.toBeNull();
  expect(psePowerW({ powerW: 25.5 }, 'actual', 197)).toBeNull();
});

it('more power or a longer cable never takes less; the switch never gives less than the camera gets', () => {
  const poeClass = fc.integer({ min: 0, max: 8 });
  const part = fc.double({ min: 0.001, max: 1, noNaN: true });
  const lengthM = fc.double({ min: 0, max: 250, noNaN: true });
  fc.assert(
    fc.property(poeClass, part, part, lengthM, lengthM, (given, one, other, here, there) => {
      const { pdW } = poeClassOf(given);
      const at = (share: number, metres: number) => psePowerW({ powerW: pdW * share, poeClass: given }, 'actual', metres) ?? Number.POSITIVE_INFINITY;
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const [near, far] = [Math.min(here, there), Math.max(here, there)];
      expect(at(more, near)).toBeGreaterThanOrEqual(at(less, near) - 1e-9);
      expect(at(more, far)).toBeGreaterThanOrEqual(at(more, near) - 1e-9);
      expect(at(more, near)).toBeGreaterThanOrEqual(pdW * more - 1e-9);
    }),
  );
});

// CALC-5.6
it('a camera that needs more is never counted with less, whatever its class', () => {
  const tenths = fc.integer({ min: 1, max: 7130 }).map((hundredths) => hundredths / 100);
  const lengthM = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(tenths, tenths, lengthM, fc.constantFrom('actual' as const, 'class' as const), (one, other, metres, allocation) => {
      const at = (powerW: number) => psePowerW({ powerW }, allocation, metres) ?? 0;
      expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [12.95, 14.26, 3],
  [13, 14.26, 3],
  [13.3, 14.33, 4],
  [25.5, 30, 4],
  [25.6, 30, 4],
  [28, 30.29, 5],
  [51.1, 60, 6],
])('%f W over 100 m take %f W, by class %i', (powerW, watts, poeClass) => {
  const feed = poeFeed({ powerW }, 100);
  expect([feed?.portW.toFixed(2), feed?.poeClass]).toEqual([watts.toFixed(2), poeClass]);
});

it('a stated class counts no less than the lower one at the same power', () =>
  [4, 5, 6, 7, 8].forEach((poeClass) =>
    expect(psePowerW({ powerW: 12, poeClass }, 'actual', 100)).toBeGreaterThanOrEqual(psePowerW({ powerW: 12, poeClass: poeClass - 1 }, 'actual', 100) ?? 0),
  ));

it('energy is kept: what the cable burns is the current squared by its resistance', () => {
  // 20 W of class 4 over 80 m: 50 V, 10 Ω
  const watts = psePowerW({ powerW: 20 }, 'actual', 80) ?? 0;
  const amperes = watts / 50;
  expect(watts - amperes ** 2 * 10).toBeCloseTo(20, 9);
});
