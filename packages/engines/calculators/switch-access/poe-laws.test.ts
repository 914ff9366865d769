/** What the port gives is what the camera takes and what the cable burns. Source: CALC-5. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poeClassOf, poeFeed, poeLoop, psePowerW, requiredPoeClass } from './poe.ts';

const powerW = fc.integer({ min: 1, max: 712 }).map((tenths) => tenths / 10);
const lengthM = fc.integer({ min: 0, max: 100 });

describe('power over a cable', () => {
  it('is conserved: at the port as much as arrives and burns in the copper, or all that the class has', () =>
    fc.assert(
      fc.property(powerW, lengthM, (watts, metres) => {
        const feed = poeFeed({ powerW: watts }, metres);
        if (feed === null) return;
        const { portW, volts, ohms, poeClass, isClassLimit, powerW: arrives } = feed;
        if (isClassLimit) return expect(portW).toBe(poeClassOf(poeClass).pseW);
        const current = portW / volts;
        expect(arrives + current ** 2 * ohms).toBeCloseTo(portW, 6);
      }),
    ));

  it('a longer cable burns more, none burns nothing', () =>
    fc.assert(
      fc.property(powerW, fc.integer({ min: 1, max: 99 }), (watts, metres) => {
        const at = (length: number): number => psePowerW({ powerW: watts }, 'actual', length) ?? Infinity;
        expect(at(0)).toBeCloseTo(watts, 9);
        expect(at(metres)).toBeGreaterThan(at(metres - 1) - 1e-12);
      }),
    ));

  it('within 100 m no camera takes more than the port of its class gives', () =>
    fc.assert(
      fc.property(powerW, lengthM, (watts, metres) => {
        const poeClass = requiredPoeClass({ powerW: watts });
        if (poeClass === null) return;
        const { pdW, pseW } = poeClassOf(poeClass);
        expect(watts).toBeLessThanOrEqual(pdW + 1e-9);
        expect(psePowerW({ powerW: watts }, 'actual', metres) ?? Infinity).toBeLessThanOrEqual(pseW);
        expect(psePowerW({ powerW: watts }, 'class', metres)).toBe(pseW);
      }),
    ));

  it('the class is the smallest that carries it', () =>
    fc.assert(
      fc.property(powerW, (watts) => {
        const poeClass = requiredPoeClass({ powerW: watts }) ?? 0;
        if (poeClass > 1) expect(poeClassOf(poeClass - 1).pdW).toBeLessThan(watts);
        expect(requiredPoeClass({ powerW: watts, poeClass: 3 })).toBe(3);
      }),
    ));

  it('four pairs have half the resistance of two', () => {
    const [two, four] = [3, 6].map((poeClass) => poeLoop(poeClass, 80));
    expect(two?.ohms).toBeCloseTo(12.5 * 0.8, 9);
    expect(four?.ohms).toBeCloseTo((two?.ohms ?? 0) / 2, 9);
    expect(() => poeLoop(9, 80)).toThrow('no PoE class 9');
  });
});
