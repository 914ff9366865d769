/** Standby: batteries hold, are brought back beside the load, and stand somewhere. Worked by hand, then whatever the doors. Source: SIZE-6. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioAccessControl } from './calculate.ts';

const control = 'scenarioAccessControl';
const doors = (standbyHours: number, ...groups: object[]) => ({ groups, users: 10, standbyHours });
const supplies = (inputs: object) => linesOf(control, inputs).filter(({ role }) => role === 'doorSupply');

describe('an empty battery is back at four fifths in a day, four fifths of the charge taken: a twenty-fourth of its ampere hours', () => {
  it.each([
    // one door: 0.5 + 0.5 + 0.15 = 1.15 A
    { hours: 3, sum: '5.75 Ah: 7 Ah by 0.29 A, in the supply; (1.15 + 0.29) ÷ 0.8 = 1.8 A', supply: 3, fits: { chargeA: 0.3, batteryAh: 7 }, box: undefined },
    { hours: 7, sum: '11.7 Ah: 12 Ah by 0.5 A, in the supply', supply: 3, fits: { chargeA: 0.5, batteryAh: 12 }, box: undefined },
    { hours: 10, sum: '15.8 Ah: 17 Ah by 0.71 A, in a box', supply: 3, fits: { chargeA: 0.8 }, box: '17/1' },
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

  it('what four doors hold but a supply cannot bring back is shared by smaller controllers: (8.9 + 8.33) ÷ 0.8 = 21.5 A', () => {
    // 8.9 A × 16 h ÷ 0.8 ÷ 0.964 = 184.7 Ah are two of 100; of two doors 0.5 + 2 × 2.1 = 4.7 A, 97.5 Ah, one of 100 each: (4.7 + 4.17) ÷ 0.8 = 11.1 A
    const inputs = doors(16, { doors: 4, leaves: 'double', lock: 'bolt', mode: 'cardInCardOut' });
    expect(boughtOf(control, inputs)).toMatchObject({ 'doorController 2': 2, 'doorSupply 15': 2, 'standbyBattery 100': 2 });
    expect(warningsOf(control, inputs)).toEqual([]);
  });

  it('four double doors of 5.1 A for two days: two controllers, 2.8 A and 168 Ah each, 57.1 h', () => {
    const inputs = doors(48, { doors: 4, leaves: 'double', distanceM: 20 });
    expect(boughtOf(control, inputs)).toMatchObject({ 'doorController 2': 2, 'doorSupply 15': 2, 'standbyBattery 100': 4, 'standbyBox 100/2': 2 });
    expect(scenarioAccessControl(inputs)).toMatchObject({ heldHours: 57.1 }); // 200 × 0.8 ÷ 2.8
    expect(linesOf(control, inputs).find(({ role }) => role === 'standbyBattery')?.reason.arithmetic).toContain('老化后至少够 57.1 h');
  });

  it('without standby nothing of it is asked of the supply', () => {
    const [only] = supplies(doors(0, { doors: 1 }));
    expect(only).not.toHaveProperty('fits');
    expect(only?.reason.rule).not.toContain('充回');
  });
});

it('whatever the doors: every battery has a place, every supply carries its load and its charge at four fifths, and aged it holds as long as asked', () => {
  const group = fc.record({
    doors: fc.integer({ min: 1, max: 9 }),
    leaves: fc.constantFrom('single', 'double'),
    mode: fc.constantFrom('cardInButtonOut', 'cardInCardOut', 'faceTerminal'),
    lock: fc.constantFrom('maglock', 'bolt', 'strike'),
    distanceM: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 48 }), (groups, hours) => {
      const inputs = doors(hours, ...groups);
      const answer = scenarioAccessControl(inputs);
      if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
      const of = (role: string) => answer.lines.filter((line) => line.role === role);
      const sumOf = (role: string, weigh: (attributes: Record<string, unknown>) => number) =>
        of(role).reduce((sum, { quantity, attributes }) => sum + quantity * weigh(attributes), 0);
      const largeBatteries = of('standbyBattery').reduce((sum, { quantity, attributes }) => sum + (Number(attributes['capacityAh']) > 12 ? quantity : 0), 0);
      expect(sumOf('standbyBox', ({ blocks }) => Number(blocks))).toBe(largeBatteries);
      const heldAh = sumOf('standbyBattery', ({ capacityAh }) => Number(capacityAh));
      expect(sumOf('doorSupply', ({ currentA }) => Number(currentA)) * 0.8).toBeGreaterThan(heldAh / 24);
      // all of what is drawn, as long as asked, by batteries that have lost a fifth
      expect(heldAh * 0.8 * 12).toBeGreaterThanOrEqual(answer.drawnW * hours - hours);
      expect(answer.heldHours).toBeGreaterThanOrEqual(hours - 0.1);
      for (const { attributes, need, fits } of of('doorSupply')) {
        expect(need?.['currentA']).toBeLessThanOrEqual(Number(attributes['currentA']) * 0.8 + 1e-9);
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

  it('too far from the main one are linked by fibre', () => {
    expect(boughtOf(control, floors(2, { closetRunM: 94 }))).toHaveProperty('networkCableBox 305/cat6');
    const far = boughtOf(control, floors(3, { closetRunM: 95 }));
    expect(far).not.toHaveProperty('networkCableBox 305/cat6');
    // two links of 128.5 m, two converters each; four cores end at the main one, two at each other
    expect(far).toMatchObject({ 'mediaConverter 100/single/0.1/1': 4, 'fibreCable single/4/outdoor/1000': 1, 'fibreBox 12/rack': 3 });
    expect([floors(3, { closetRunM: 95 }), floors(1, { closetRunM: 95 })].map((inputs) => warningsOf(control, inputs))).toEqual([[], []]);
  });

  it('terminals have plugs on both ends of their cable', () =>
    // 60 × 2 × 1.15 = 138
    expect(boughtOf(control, { groups: [{ doors: 60, mode: 'faceTerminal' }], users: 10 })).toMatchObject({ 'rj45Plug 100/cat6': 2 }));
});
