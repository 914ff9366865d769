/** What feeds and connects the detectors of bays: held against the exact end voltage of a chain of constant powers. Source: SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { detectorsPerChain } from './guidance-feed.ts';

const parking = 'scenarioParking';
const guided = (guidance: string, spaces: number, more: object = {}) => ({ entryLanes: 1, exitLanes: 1, guidance, spaces, ...more });

/** 2.5 mm² there and back at 50 °C: 2 × 7.98 Ω/km × (1 + 0.00393 × 30). */
const OHM_PER_M = (2 * 7.98 * 1.1179) / 1000;

/** Volts at the last of so many equal loads of so many watts, `headM` and then every `pitchM`: found from the last one backwards. */
function lastVolts(count: number, { headM, pitchM, watts }: { headM: number; pitchM: number; watts: number }): number {
  const supplyFor = (endV: number): number => {
    let [volts, amperes] = [endV, 0];
    for (let place = count; place >= 1; place--) {
      amperes += watts / volts;
      volts += amperes * OHM_PER_M * (place === 1 ? headM : pitchM);
    }
    return volts;
  };
  let [low, high] = [12, 24];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (supplyFor(middle) > 24) high = middle;
    else low = middle;
  }
  return low;
}

describe('a chain ends at no less than nine tenths of 24 V', () => {
  it.each([
    { guidance: 'videoSingle', pitchM: 7.5, watts: 6, most: 8 },
    { guidance: 'videoDual', pitchM: 7.5, watts: 6, most: 8 },
    { guidance: 'ultrasonic', pitchM: 2.5, watts: 2, most: 24 },
  ] as const)('$guidance: $most', ({ guidance, most, ...chain }) => {
    expect(detectorsPerChain(guidance)).toBe(most);
    expect(lastVolts(most, { headM: 30, ...chain })).toBeGreaterThanOrEqual(21.6);
    // not by far too few: two more would not be fed
    expect(lastVolts(most + 2, { headM: 30, ...chain })).toBeLessThan(21.6);
  });
});

describe('by hand', () => {
  it('1200 spaces, three a camera: 400 detectors at seven controllers', () => {
    const inputs = guided('videoSingle', 1200, { zones: 10 });
    // six of 60 take 18.75 A, the last of 40 takes 12.5 A: all 20 A; 6 × 8 + 5 = 53 chains; 53 × 30 + 347 × 7.5 = 4192.5 m
    expect(boughtOf(parking, inputs)).toMatchObject({ zoneController: 7, 'powerSupply24V 20': 7, controllerBox: 7, 'powerCable 2.5/100': 47 });
    // 1.2 × (8 + 1) = 10.8 ports six times, 1.2 × (5 + 1) = 7.2 once
    expect(boughtOf(parking, inputs)).toMatchObject({ 'networkSwitch 16': 6, 'networkSwitch 8': 1 });
  });
  it('200 ultrasonic spaces: four controllers, a bus and lamps, no network cable between', () => {
    // three of 60 take 6.25 A, the last of 20 takes 2.1; 3 × 3 + 1 = 10 chains; 300 + 190 × 2.5 = 775 m
    expect(boughtOf(parking, guided('ultrasonic', 200))).toMatchObject({
      'powerSupply24V 10': 3,
      'powerSupply24V 5': 1,
      'powerCable 2.5/100': 9,
      'cable signalCable/RVVP2x1.0/100': 9,
    });
  });
  it('what guides has cable and mains to the office, beyond the reach of copper fibre', () => {
    const far = guided('ultrasonic', 60, { garageRunM: 95 });
    expect(warningsOf(parking, far)).toEqual([]);
    // controller, screen, entrance screen: 104.5 m, a whole roll and 4.5 m each, and two lanes of 55
    expect(boughtOf(parking, far)).toMatchObject({ 'mainsCable 3/2.5/100': 5, 'feedBreaker 16/1': 5 });
    expect(boughtOf(parking, far)).toMatchObject({ 'mediaConverter 100/single/0.1/1': 6, 'fibreCable single/2/indoor/1000': 1, 'fibreBox 4/wall': 6 });
    expect(boughtOf(parking, guided('none', 60, { garageRunM: 95 }))).not.toHaveProperty('fibreBox 4/wall');
  });
});

describe('whatever is guided', () => {
  const guidance = fc.constantFrom('videoSingle', 'videoDual', 'ultrasonic');

  it('every detector is fed: amperes, cable and, of cameras, plugs for both ends of every hop', () =>
    fc.assert(
      fc.property(guidance, fc.integer({ min: 1, max: 6000 }), (kind, spaces) => {
        const inputs = guided(kind, spaces);
        const detectors = piecesOf(parking, inputs, kind === 'ultrasonic' ? 'bayUltrasonicDetector' : 'bayVideoDetector');
        const watts = detectors * (kind === 'ultrasonic' ? 2 : 6);
        expect(piecesOf(parking, inputs, 'powerSupply24V', 'currentA') * 24 * 0.8).toBeGreaterThanOrEqual(watts - 1e-6);
        expect(piecesOf(parking, inputs, 'controllerBox')).toBe(piecesOf(parking, inputs, 'zoneController'));
        const hops = (detectors - 1) * (kind === 'ultrasonic' ? 2.5 : 7.5);
        expect(piecesOf(parking, inputs, 'powerCable', 'rollM')).toBeGreaterThan(hops);
        if (kind !== 'ultrasonic') expect(piecesOf(parking, inputs, 'rj45Plug', 'pieces')).toBeGreaterThanOrEqual(2 * detectors);
      }),
    ));

  it('without guidance nothing of it is bought', () =>
    expect(linesOf(parking, guided('none', 500)).filter(({ role }) => /powerSupply24V|controllerBox|powerCable|^cable$/u.test(role))).toEqual([]));

  it('more spaces never need less', () =>
    fc.assert(
      fc.property(guidance, fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 300 }), (kind, spaces, more) => {
        for (const role of ['powerCable', 'cable', 'mainsCable', 'rj45Plug', 'controllerBox']) {
          const of = (count: number) => piecesOf(parking, guided(kind, count), role);
          expect([role, of(spaces + more) >= of(spaces)]).toEqual([role, true]);
        }
      }),
    ));
});
