/** Standby: batteries hold, are brought back beside the load, and stand somewhere. Worked by hand, then whatever the doors. Source: SIZE-6. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, warningsOf } from '../bought.fixture.ts';

const control = 'scenarioAccessControl';
const doors = (standbyHours: number, ...groups: object[]) => ({ groups, users: 10, standbyHours });
const supplies = (inputs: object) => linesOf(control, inputs).filter(({ role }) => role === 'doorSupply');

describe('an empty battery is back at four fifths in a day, four fifths of the charge taken: a twenty-fourth of its ampere hours', () => {
  it.each([
    // one door: 0.5 + 0.5 + 0.15 = 1.15 A
    { hours: 4, sum: '5.75 Ah: 7 Ah by 0.29 A, in the supply; (1.15 + 0.29) ÷ 0.8 = 1.8 A', supply: 3, fits: { chargeA: 0.3, batteryAh: 7 }, box: undefined },
    { hours: 8, sum: '11.5 Ah: 12 Ah by 0.5 A, in the supply', supply: 3, fits: { chargeA: 0.5, batteryAh: 12 }, box: undefined },
    { hours: 10, sum: '14.4 Ah: 17 Ah by 0.71 A, in a box', supply: 3, fits: { chargeA: 0.8 }, box: '17/1' },
    { hours: 24, sum: '34.5 Ah: 38 Ah by 1.58 A; 2.73 ÷ 0.8 = 3.4 A', supply: 5, fits: { chargeA: 1.6 }, box: '38/1' },
    { hours: 48, sum: '69 Ah: 100 Ah by 4.17 A; 5.32 ÷ 0.8 = 6.6 A', supply: 8, fits: { chargeA: 4.2 }, box: '100/1' },
  ])('$hours h: $sum', ({ hours, supply, fits, box }) => {
    const inputs = doors(hours, { doors: 1 });
    expect(supplies(inputs)).toMatchObject([{ quantity: 1, attributes: { currentA: supply }, fits }]);
    expect(Object.keys(boughtOf(control, inputs)).find((line) => line.startsWith('standbyBox'))).toBe(box && `standbyBox ${box}`);
  });

  it('four doors for two days: 186 Ah, two of 100 by 8.33 A; (3.1 + 8.33) ÷ 0.8 = 14.3 A', () => {
    const inputs = doors(48, { doors: 4 });
    expect(boughtOf(control, inputs)).toMatchObject({ 'doorSupply 15': 1, 'standbyBattery 100': 2, 'standbyBox 100/2': 1 });
    expect(warningsOf(control, inputs)).toEqual([]);
  });

  it('what holds but cannot be brought back asks for a central supply: (8.9 + 8.33) ÷ 0.8 = 21.5 A', () => {
    // 8.9 A × 17 h ÷ 0.8 = 189 Ah are two of 100
    const inputs = doors(17, { doors: 4, leaves: 'double', lock: 'bolt', mode: 'cardInCardOut' });
    expect(boughtOf(control, inputs)).toMatchObject({ 'doorSupply 20': 1, 'standbyBattery 100': 2 });
    expect(warningsOf(control, inputs)).toContain('STANDBY_TOO_LONG');
  });

  it('without standby nothing of it is asked of the supply', () => {
    const [only] = supplies(doors(0, { doors: 1 }));
    expect(only).not.toHaveProperty('fits');
    expect(only?.reason.rule).not.toContain('充回');
  });
});

it('whatever the doors: every battery has a place, and every supply carries its load and its charge at four fifths, or a central one is asked for', () => {
  const group = fc.record({
    doors: fc.integer({ min: 1, max: 9 }),
    leaves: fc.constantFrom('single', 'double'),
    mode: fc.constantFrom('cardInButtonOut', 'cardInCardOut', 'faceTerminal'),
    lock: fc.constantFrom('maglock', 'bolt', 'strike'),
  });
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 48 }), (groups, hours) => {
      const inputs = doors(hours, ...groups);
      const lines = linesOf(control, inputs);
      const isCentral = warningsOf(control, inputs).includes('STANDBY_TOO_LONG');
      const of = (role: string) => lines.filter((line) => line.role === role);
      const sumOf = (role: string, weigh: (attributes: Record<string, unknown>) => number) =>
        of(role).reduce((sum, { quantity, attributes }) => sum + quantity * weigh(attributes), 0);
      const largeBatteries = of('standbyBattery').reduce((sum, { quantity, attributes }) => sum + (Number(attributes['capacityAh']) > 12 ? quantity : 0), 0);
      expect(sumOf('standbyBox', ({ blocks }) => Number(blocks))).toBe(largeBatteries);
      const ratedA = sumOf('doorSupply', ({ currentA }) => Number(currentA));
      const heldAh = sumOf('standbyBattery', ({ capacityAh }) => Number(capacityAh));
      if (!isCentral) expect(ratedA * 0.8).toBeGreaterThan(heldAh / 24);
      for (const { attributes, need, fits } of of('doorSupply')) {
        if (!isCentral) expect(need?.['currentA']).toBeLessThanOrEqual(Number(attributes['currentA']) * 0.8 + 1e-9);
        expect(Number(fits?.['chargeA'])).toBeGreaterThan(0);
      }
    }),
  );
});

describe('closets', () => {
  const floors = (count: number, more: object = {}) => ({
    groups: Array.from({ length: count }, (_, place) => ({ doors: 4, closet: place + 1 })),
    users: 10,
    ...more,
  });

  it.each([
    { count: 1, boxes: undefined, cabinets: 1 },
    { count: 2, boxes: 1, cabinets: 2 }, // 50 × 1.1 + 6 = 61 m, five a box
    { count: 6, boxes: 2, cabinets: 6 },
  ])('$count have $cabinets cabinets and $boxes boxes of cable to the main one', ({ count, boxes, cabinets }) => {
    const bought = boughtOf(control, floors(count));
    expect([bought['cabinet 6/450'], bought['networkCableBox 305/cat6']]).toEqual([cabinets, boxes]);
  });

  it('too far from the main one have no cable, and that is said', () => {
    expect(boughtOf(control, floors(2, { closetRunM: 95 }))).not.toHaveProperty('networkCableBox 305/cat6');
    expect([floors(2, { closetRunM: 94 }), floors(2, { closetRunM: 95 }), floors(1, { closetRunM: 95 })].map((inputs) => warningsOf(control, inputs))).toEqual([
      [],
      ['NETWORK_OVER_100M'],
      [],
    ]);
  });

  it('terminals have plugs on both ends of their cable', () =>
    // 60 × 2 × 1.15 = 138
    expect(boughtOf(control, { groups: [{ doors: 60, mode: 'faceTerminal' }], users: 10 })).toMatchObject({ 'rj45Plug 100/cat6': 2 }));
});
