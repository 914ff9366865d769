/** What a designer signs is on the safe side, whatever is asked. Source: docs/decisions/0015. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioAccessControl } from './access-control/calculate.ts';
import { scenarioBroadcast } from './broadcast/calculate.ts';
import { scenarioLed } from './led/calculate.ts';
import { scenarioUps } from './ups/calculate.ts';

function answered<Answer extends { valid: boolean }>(answer: Answer): Extract<Answer, { valid: true }> {
  if (!answer.valid) throw new Error(JSON.stringify(answer));
  return answer as Extract<Answer, { valid: true }>;
}

describe('batteries', () => {
  const ups = (powerW: number, runtimeMin: number) => answered(scenarioUps({ loads: [{ powerW }], runtimeMin, growthPercent: 0 }));

  it('for a longer time are never smaller, and never give a block more than its data sheet', () =>
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 90_000 }), fc.integer({ min: 1, max: 1439 }), (powerW, minutes) => {
        const [short, long] = [ups(powerW, minutes), ups(powerW, minutes + 1)];
        expect(long.requiredAh ?? 0).toBeGreaterThanOrEqual(short.requiredAh ?? 0);
        const wattsPerAh = powerW / 0.9 / short.blocksPerString / (short.requiredAh ?? 1);
        if ((short.requiredAh ?? 0) > 5 && minutes <= 5) expect(wattsPerAh).toBeLessThanOrEqual(38.7);
        if ((short.requiredAh ?? 0) > 5 && minutes >= 10) expect(wattsPerAh).toBeLessThanOrEqual(25.6);
        expect((short.batteryAh ?? 0) * short.strings).toBeGreaterThanOrEqual((short.agedAh ?? 0) - 0.01);
      }),
    ));

  it('of doors hold the load for the hours asked', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.constantFrom('single', 'double'), fc.integer({ min: 1, max: 48 }), (doors, leaves, standbyHours) => {
        const { lines, drawnW } = answered(scenarioAccessControl({ groups: [{ doors, leaves, distanceM: 10 }], users: 9, standbyHours }));
        const heldAh = lines
          .filter(({ role }) => role === 'standbyBattery')
          .reduce((sum, { quantity, attributes }) => sum + quantity * Number(attributes['capacityAh']), 0);
        expect(heldAh * 0.8 * 12).toBeGreaterThanOrEqual((drawnW - 0.05) * standbyHours - 1e-6);
      }),
    ));
});

describe('amplifiers and cable', () => {
  const zone = fc.record({
    lengthM: fc.integer({ min: 2, max: 120 }),
    widthM: fc.integer({ min: 2, max: 60 }),
    ceilingM: fc.double({ min: 2.5, max: 10, noNaN: true }),
    use: fc.constantFrom('background', 'business', 'emergency'),
    cableM: fc.integer({ min: 1, max: 300 }),
  });

  it('carry at least 1.3 times their speakers, 1.5 in an emergency, and reach from one to the next', () =>
    fc.assert(
      fc.property(fc.array(zone, { minLength: 1, maxLength: 5 }), (zones) => {
        const answer = answered(scenarioBroadcast({ zones }));
        for (const [place, { zoneLoadW, requiredAmpW, ampW, ampCount, ampZones }] of answer.zones.entries()) {
          const least = zones[place]?.use === 'emergency' ? 1.5 : 1.3;
          expect(requiredAmpW).toBeGreaterThanOrEqual(least * zoneLoadW - 0.06);
          // small ones hang on one together
          if (ampZones === 1) expect(ampW * ampCount).toBeGreaterThanOrEqual(requiredAmpW - 0.06);
          else expect(zones[place]?.use).not.toBe('emergency');
        }
        const shared = answer.zones.filter(({ ampZones }) => ampZones > 1);
        const sum = (of: (zone: (typeof shared)[number]) => number): number => shared.reduce((all, zone) => all + of(zone), 0);
        expect(sum(({ ampW, ampCount }) => ampW * ampCount)).toBeGreaterThanOrEqual(sum(({ requiredAmpW }) => requiredAmpW) - 0.06 * shared.length);
        const emergencyW = answer.zones.reduce((sum, { zoneLoadW }, place) => sum + (zones[place]?.use === 'emergency' ? zoneLoadW : 0), 0);
        expect(answer.emergencyAmpW).toBeCloseTo(1.5 * emergencyW, 0);
        const laid = answer.lines.filter(({ role }) => role === 'speakerCable').reduce((sum, { quantity }) => sum + quantity * 100, 0);
        const ways = zones.reduce((sum, { cableM }, place) => sum + (answer.zones[place]?.lineAreaMm2 === null ? 0 : cableM), 0);
        expect(laid).toBeGreaterThanOrEqual(ways);
      }),
    ));
});

it('text never gets a coarser wall than pictures do, and a size that is off by more than 5 % never goes unsaid', () =>
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 20, noNaN: true }),
      fc.double({ min: 0.5, max: 12, noNaN: true }),
      fc.integer({ min: 2, max: 60 }),
      (widthM, heightM, nearestViewM) => {
        const wall = (use: string) => answered(scenarioLed({ environment: 'indoor', widthM, heightM, nearestViewM, use }));
        const [text, video] = [wall('text'), wall('video')];
        expect(text.pitchMm).toBeLessThanOrEqual(video.pitchMm);
        const off = Math.max(Math.abs(video.actualWidthM / widthM - 1), Math.abs(video.actualHeightM / heightM - 1));
        if (Math.abs(off - 0.05) > 0.002) expect(video.warnings.includes('SIZE_OFF')).toBe(off > 0.05);
      },
    ),
  ));
