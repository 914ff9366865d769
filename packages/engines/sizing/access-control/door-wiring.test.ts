/** 12 V lines to a door and the supply they hang on: what is lost, what is held. Sources: SIZE-6, SIZE-6.3. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorWiringOf } from './door-wiring.ts';
import { supplyOf } from './supply.ts';

/** Ohm a metre there and back of class 5 copper at 50 °C, from the table of IEC 60228 by hand. */
const OHM_PER_M: Readonly<Record<number, number>> = {
  1: 2 * 0.0195 * (1 + 0.00393 * 30),
  1.5: 2 * 0.0133 * (1 + 0.00393 * 30),
  2.5: 2 * 0.00798 * (1 + 0.00393 * 30),
};
const distance = fc.integer({ min: 1, max: 1200 });
const amperes = fc.constantFrom(0.4, 0.5, 0.9, 1);

describe('whatever the door', () => {
  it('no line loses more than 1.2 of 12 V, and the next thinner one would', () =>
    fc.assert(
      fc.property(distance, amperes, fc.boolean(), (distanceM, lockA, isFace) => {
        const { lock, terminal } = doorWiringOf({ isFace, distanceM, lockA });
        const lines = [{ ...lock, ampere: lockA }, ...(terminal === null ? [] : [{ ...terminal, ampere: 1 }])];
        for (const { areaMm2, lengthM, dropV, ampere } of lines) {
          const lost = (area: number): number => (OHM_PER_M[area] ?? Number.NaN) * lengthM * ampere;
          expect(dropV).toBeCloseTo(lost(areaMm2), 9);
          expect(lost(areaMm2)).toBeLessThanOrEqual(1.2 + 1e-9);
          if (areaMm2 > 1) expect(lost(areaMm2 === 2.5 ? 1.5 : 1)).toBeGreaterThan(1.2);
        }
      }),
    ));

  it('the supply stands beside the door only where 2.5 mm² would lose more', () =>
    fc.assert(
      fc.property(distance, amperes, (distanceM, lockA) => {
        const { isAtDoor, lock, control } = doorWiringOf({ isFace: false, distanceM, lockA });
        expect(isAtDoor).toBe((OHM_PER_M[2.5] ?? 0) * (distanceM + 5) * lockA > 1.2 + 1e-9);
        expect([lock.lengthM, control]).toEqual(isAtDoor ? [5, distanceM] : [distanceM + 5, null]);
      }),
    ));

  it('a face terminal has a line, other doors none', () => {
    expect(doorWiringOf({ isFace: true, distanceM: 30, lockA: 0.5 })).toMatchObject({
      isAtDoor: false,
      terminal: { areaMm2: 1.5, lengthM: 30 },
      control: null,
    });
    expect(doorWiringOf({ isFace: false, distanceM: 30, lockA: 0.5 }).terminal).toBeNull();
    // its lock would do at 80 m, it does not
    expect(doorWiringOf({ isFace: true, distanceM: 80, lockA: 0.5 })).toMatchObject({ isAtDoor: true, terminal: { areaMm2: 1, lengthM: 5 }, control: null });
  });
});

describe('a supply', () => {
  const at = (drawnA: number, hours: number) => supplyOf({ count: 1, drawnA, isAtDoor: false, feedsLocks: true }, hours);

  it.each([
    // A × h ÷ 0.8, for less than 20 h ÷ what a battery gives in that time
    { drawnA: 2.8, hours: 48, neededAh: 168, batteries: 2, capacityAh: 100, heldHours: 57.14 },
    { drawnA: 1.15, hours: 48, neededAh: 69, batteries: 1, capacityAh: 100, heldHours: 69.57 },
    { drawnA: 1, hours: 20, neededAh: 25, batteries: 1, capacityAh: 38, heldHours: 30.4 },
    { drawnA: 2, hours: 4, neededAh: 12.5, batteries: 1, capacityAh: 17, heldHours: 5.67 }, // 5.67 h give 0.833: 2 × 5.67 ÷ 0.8 ÷ 0.833 = 17
    { drawnA: 4, hours: 1, neededAh: 8.33, batteries: 1, capacityAh: 12, heldHours: 1.58 }, // 0.658
  ])('$drawnA A for $hours h: $neededAh Ah, $batteries of $capacityAh Ah last $heldHours h', ({ drawnA, hours, neededAh, heldHours, ...battery }) => {
    const supply = at(drawnA, hours);
    expect(supply).toMatchObject(battery);
    expect(supply.neededAh).toBeCloseTo(neededAh, 1);
    expect(supply.heldHours).toBeCloseTo(heldHours, 1);
  });

  it('that is enough holds as long as asked, and one that is not is told', () =>
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 90 }), fc.integer({ min: 1, max: 48 }), (tenths, hours) => {
        const { isEnough, heldHours, neededAh, currentA, neededA } = at(tenths / 10, hours);
        expect(isEnough).toBe(neededAh <= 200 + 1e-9 && neededA <= 20);
        if (isEnough) expect([heldHours !== null && heldHours >= hours - 1e-6, currentA >= neededA - 1e-9]).toEqual([true, true]);
      }),
    ));

  it('more of the load never lasts longer on the same batteries', () =>
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), (tenths) => {
        const [less, more] = [at(tenths / 10, 48), at((tenths + 1) / 10, 48)];
        if (less.capacityAh === more.capacityAh && less.batteries === more.batteries) expect(more.heldHours).toBeLessThan(less.heldHours ?? 0);
      }),
    ));

  it('without a standby has no battery, and no hours', () =>
    expect(at(3.1, 0)).toMatchObject({ capacityAh: null, heldHours: null, chargeA: 0, isEnough: true }));
});

describe('reckoned apart: metres, amperes, mm², beside the door', () => {
  it.each([
    [1, 0.4, 1, false],
    [15, 0.4, 1, false],
    [20, 0.4, 1, false],
    [25, 0.4, 1, false],
    [30, 0.4, 1, false],
    [35, 0.4, 1, false],
    [40, 0.4, 1, false],
    [45, 0.4, 1, false],
    [50, 0.4, 1, false],
    [60, 0.4, 1, false],
    [70, 0.4, 1.5, false],
    [80, 0.4, 1.5, false],
    [90, 0.4, 1.5, false],
    [100, 0.4, 2.5, false],
    [120, 0.4, 2.5, false],
    [130, 0.4, 2.5, false],
    [160, 0.4, 2.5, false],
    [170, 0.4, 1, true],
    [300, 0.4, 1, true],
    [1, 0.5, 1, false],
    [15, 0.5, 1, false],
    [20, 0.5, 1, false],
    [25, 0.5, 1, false],
    [30, 0.5, 1, false],
    [35, 0.5, 1, false],
    [40, 0.5, 1, false],
    [45, 0.5, 1, false],
    [50, 0.5, 1, false],
    [60, 0.5, 1.5, false],
    [70, 0.5, 1.5, false],
    [80, 0.5, 2.5, false],
    [90, 0.5, 2.5, false],
    [100, 0.5, 2.5, false],
    [120, 0.5, 2.5, false],
    [130, 0.5, 1, true],
    [160, 0.5, 1, true],
    [170, 0.5, 1, true],
    [300, 0.5, 1, true],
    [1, 0.9, 1, false],
    [15, 0.9, 1, false],
    [20, 0.9, 1, false],
    [25, 0.9, 1, false],
    [30, 0.9, 1.5, false],
    [35, 0.9, 1.5, false],
    [40, 0.9, 2.5, false],
    [45, 0.9, 2.5, false],
    [50, 0.9, 2.5, false],
    [60, 0.9, 2.5, false],
    [70, 0.9, 1, true],
    [80, 0.9, 1, true],
    [90, 0.9, 1, true],
    [100, 0.9, 1, true],
    [120, 0.9, 1, true],
    [130, 0.9, 1, true],
    [160, 0.9, 1, true],
    [170, 0.9, 1, true],
    [300, 0.9, 1, true],
    [1, 1, 1, false],
    [15, 1, 1, false],
    [20, 1, 1, false],
    [25, 1, 1.5, false],
    [30, 1, 1.5, false],
    [35, 1, 1.5, false],
    [40, 1, 2.5, false],
    [45, 1, 2.5, false],
    [50, 1, 2.5, false],
    [60, 1, 2.5, false],
    [70, 1, 1, true],
    [80, 1, 1, true],
    [90, 1, 1, true],
    [100, 1, 1, true],
    [120, 1, 1, true],
    [130, 1, 1, true],
    [160, 1, 1, true],
    [170, 1, 1, true],
    [300, 1, 1, true],
  ])('%d m of %d A: %d mm², %s', (distanceM, lockA, areaMm2, isAtDoor) =>
    expect(doorWiringOf({ isFace: false, distanceM, lockA })).toMatchObject({ isAtDoor, lock: { areaMm2 } }),
  );

  it('farther is never thinner, and a supply that stands beside the door stays there', () =>
    fc.assert(
      fc.property(distance, fc.integer({ min: 1, max: 400 }), amperes, fc.boolean(), (distanceM, moreM, lockA, isFace) => {
        const [near, far] = [doorWiringOf({ isFace, distanceM, lockA }), doorWiringOf({ isFace, distanceM: distanceM + moreM, lockA })];
        if (near.isAtDoor) expect(far).toMatchObject({ isAtDoor: true, lock: near.lock, terminal: near.terminal });
        else if (!far.isAtDoor) expect(far.lock.areaMm2).toBeGreaterThanOrEqual(near.lock.areaMm2);
      }),
    ));

  it('a second lock on the line asks for what twice the way asks for one, but for what is wound up beside the door', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.4, 0.5), (distanceM, lockA) => {
        const pair = doorWiringOf({ isFace: false, distanceM, lockA: 2 * lockA });
        const beside = pair.lock.lengthM - (pair.isAtDoor ? 0 : distanceM);
        if (!pair.isAtDoor) expect(doorWiringOf({ isFace: false, distanceM: 2 * distanceM + beside, lockA }).lock.areaMm2).toBe(pair.lock.areaMm2);
      }),
    ));
});
