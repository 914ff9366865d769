/** Every line of every recommendation says how it comes to its quantity, and says it again the same. Source: docs/decisions/0015. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText, type Raw } from '../inputs/index.ts';
import { findRole } from '../roles/index.ts';
import { linesOf } from './bought.fixture.ts';
import { scenarioFunctions, scenarioIds, type ScenarioId } from './index.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const rows = (row: fc.Arbitrary<Raw>) => fc.array(row, { minLength: 1, maxLength: 4 });

/** Sites as they come: any of these is answered. */
const sites: Readonly<Record<ScenarioId, fc.Arbitrary<Raw>>> = {
  scenarioVideoSurveillance: fc.record({
    areas: rows(
      fc.record({
        count: whole(1, 60),
        lengthM: whole(4, 30),
        widthM: whole(3, 20),
        mounting: fc.constantFrom('ceiling', 'wall', 'pole'),
        closet: whole(1, 3),
        runM: whole(5, 120),
      }),
    ),
    backupMin: whole(0, 60),
  }),
  scenarioLed: fc.record({
    environment: fc.constantFrom('indoor', 'outdoor'),
    widthM: whole(1, 60),
    heightM: whole(1, 20),
    pitchMm: fc.constantFrom(3.076, 4, 5),
    feedM: whole(1, 300),
  }),
  scenarioParking: fc.record({
    entryLanes: whole(1, 20),
    exitLanes: whole(0, 20),
    mixedLanes: whole(0, 5),
    laneWidthM: whole(2, 8),
    guidance: fc.constantFrom('none', 'videoDual', 'ultrasonic'),
    spaces: whole(1, 3000),
    backupMin: whole(0, 60),
  }),
  scenarioAccessGuard: fc.record({
    peakPeople: whole(1, 9000),
    peakMinutes: whole(1, 60),
    gateType: fc.constantFrom('tripod', 'flap', 'swing', 'speedGate', 'fullHeight'),
    verification: fc.constantFrom('card', 'face', 'idCardFace', 'fingerprint'),
    siteWidthM: whole(1, 200),
  }),
  scenarioBroadcast: fc.record({
    zones: rows(
      fc.record({
        lengthM: whole(2, 100),
        widthM: whole(2, 60),
        ceilingM: whole(3, 8),
        room: fc.constantFrom('hall', 'lobby', 'corridor', 'outdoor'),
        use: fc.constantFrom('background', 'business', 'emergency'),
        cableM: whole(0, 400),
      }),
    ),
  }),
  scenarioUps: fc.record({
    loads: rows(fc.record({ count: whole(1, 50), powerW: whole(1, 9000) })),
    runtimeMin: whole(0, 600),
    redundancy: fc.constantFrom('none', 'n+1'),
  }),
  scenarioAccessControl: fc.record({
    groups: rows(fc.record({ doors: whole(1, 90), mode: fc.constantFrom('cardInButtonOut', 'cardInCardOut', 'faceTerminal'), closet: whole(1, 3) })),
    users: whole(1, 5000),
    standbyHours: whole(0, 48),
  }),
};

/** Said by what it brings, not by how many: `自带 100 点`, and once for all of a merged line. */
const SAID_OTHERWISE = new Set(['managementPlatform']);
const figuresOf = (text: string): string[] => text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];

describe.each(scenarioIds)('%s', (id) => {
  it('comes out at the quantity that is bought: its reason says that very figure', () =>
    fc.assert(
      fc.property(sites[id], (inputs) => {
        for (const { role, quantity, reason } of linesOf(id, inputs)) {
          if (SAID_OTHERWISE.has(role)) continue;
          expect([role, figuresOf(`${reason.inputs}；${reason.arithmetic}`), quantity]).toEqual([
            role,
            expect.arrayContaining([numberText(quantity)]),
            quantity,
          ]);
        }
      }),
      { numRuns: 60 },
    ));

  it('names a product the catalogue can be asked for, by attributes that are figures or words', () =>
    fc.assert(
      fc.property(sites[id], (inputs) => {
        for (const { role, attributes, fits = {}, need = {} } of linesOf(id, inputs)) {
          const codes = findRole(role)?.attributes.map(({ code }) => code) ?? [];
          for (const [code, value] of Object.entries({ ...attributes, ...fits })) {
            expect([role, code, codes.includes(code)]).toEqual([role, code, true]);
            expect([role, code, Number.isFinite(value) || (typeof value === 'string' && value !== '') || (Array.isArray(value) && value.length > 0)]).toEqual([
              role,
              code,
              true,
            ]);
          }
          // what a size was rounded up from is never more than the size
          for (const [code, needed] of Object.entries(need)) expect([role, code, needed <= Number(attributes[code]) + 1e-9]).toEqual([role, code, true]);
        }
      }),
      { numRuns: 60 },
    ));

  it('same inputs, same answer, whatever was asked between', () =>
    fc.assert(
      fc.property(sites[id], sites[id], (inputs, others) => {
        const first = structuredClone(scenarioFunctions[id](inputs));
        scenarioFunctions[id](others);
        expect(scenarioFunctions[id](structuredClone(inputs))).toEqual(first);
        expect(scenarioFunctions[id](Object.fromEntries(Object.entries(inputs).toReversed()))).toEqual(first);
      }),
      { numRuns: 30 },
    ));
});
