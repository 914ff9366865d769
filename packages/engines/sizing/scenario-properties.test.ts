import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrorCodes, offeredOf, rangesOf, type Field, type Fields, type Raw } from '../inputs/index.ts';
import { scenarioFunctions, scenarioIds, scenarioPlans, type ScenarioId } from './index.ts';

const junk = fc.oneof(
  fc.constantFrom(null, undefined, NaN, Infinity, -1, 0, 1e308, -1e308, 1e-9, '', '5', '１００', true, [], {}, [null], [[]], '__proto__', 'indoor'),
  fc.anything({ maxDepth: 2 }),
);

/** Any inputs the description allows; where `rough`, now and then something else in their place. */
function inputsOf(fields: Fields, rough: boolean): fc.Arbitrary<Raw> {
  const names = Object.keys(fields);
  return fc
    .tuple(...names.map((name) => valueOf(fields[name] as Field, rough)))
    .map((values) => Object.fromEntries(names.flatMap((name, place) => (values[place] === undefined ? [] : [[name, values[place]] as const]))));
}

function valueOf(field: Field, rough: boolean): fc.Arbitrary<unknown> {
  const fine = fineValueOf(field, rough);
  const mayBeLeftOut = field.kind === 'rows' || ('required' in field && field.required === true) ? fine : fc.option(fine, { nil: undefined });
  return rough ? fc.oneof({ weight: 4, arbitrary: mayBeLeftOut }, { weight: 1, arbitrary: junk }) : mayBeLeftOut;
}

function fineValueOf(field: Field, rough: boolean): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number': {
      const [[min, max] = [0, 1]] = rangesOf(field, {}, {});
      if (field.whole) return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max), fc.integer({ min, max: Math.min(max, min + 20) }));
      const least = field.above ? max / 1000 : min;
      return fc.oneof(fc.double({ min: least, max, noNaN: true }), fc.constantFrom(least, max));
    }
    case 'option':
      return fc.constantFrom(...offeredOf(field, {}, {}).map(({ value }) => value));
    case 'flag':
      return fc.boolean();
    case 'group':
      return inputsOf(field.fields, rough);
    case 'rows':
      return fc.array(inputsOf(field.fields, rough), { minLength: rough ? 0 : 1, maxLength: 6 });
    case 'numbers':
      return fc.array(fc.double({ min: field.min, max: field.max, noNaN: true }), { maxLength: 6 });
  }
}

/** Where an answer holds a number that is none. */
function unsoundPlaces(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} ${value}`];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, inner]) => unsoundPlaces(inner, `${path}.${name}`)) : [];
}

function expectSound(id: ScenarioId, inputs: unknown): boolean {
  const result = scenarioFunctions[id](inputs);
  expect(unsoundPlaces(result)).toEqual([]);
  if (!result.valid) {
    expect(Object.keys(result)).toEqual(['valid', 'errors']);
    expect(result.errors.length).toBeGreaterThan(0);
    for (const { code } of result.errors) expect(fieldErrorCodes).toContain(code);
    expect(new Set(result.errors.map(({ field }) => field)).size).toBe(result.errors.length);
    return false;
  }
  expect(new Set(result.warnings).size).toBe(result.warnings.length);
  const keys = result.lines.map(({ role, attributes }) => JSON.stringify([role, attributes]));
  expect(new Set(keys).size, 'a role with the same attributes is one line').toBe(keys.length);
  const isUnsound = (text: string) => text === '' || /NaN|Infinity|∞|undefined/.test(text);
  expect(result.lines.filter(({ quantity }) => !Number.isSafeInteger(quantity) || quantity <= 0)).toEqual([]);
  expect(result.lines.filter(({ reason }) => Object.values(reason).some(isUnsound))).toEqual([]);
  return true;
}

describe.each(scenarioIds)('%s', (id) => {
  it('answers anything with an answer or the handbook’s codes, never with NaN', () => {
    fc.assert(
      fc.property(fc.oneof(junk, inputsOf(scenarioPlans[id].fields, true)), (inputs) => void expectSound(id, inputs)),
      { numRuns: 200 },
    );
  });

  it('gives whole quantities above 0 and complete reasons for whatever its questions allow', () => {
    let answered = 0;
    fc.assert(
      fc.property(inputsOf(scenarioPlans[id].fields, false), (inputs) => {
        if (expectSound(id, inputs)) answered++;
      }),
      { numRuns: 150 },
    );
    expect(answered).toBeGreaterThan(30);
  });

  it('does not change what it is given', () => {
    const { starter } = scenarioPlans[id];
    const before = structuredClone(starter);
    scenarioFunctions[id](starter);
    expect(starter).toEqual(before);
  });
});

/** Pieces of a role in all lines; `weighed` by an attribute of theirs. */
const pieces = (id: ScenarioId, inputs: unknown, role: string, weighed?: string): number => {
  const result = scenarioFunctions[id](inputs);
  if (!result.valid) throw new Error(JSON.stringify([inputs, result.errors]));
  return result.lines
    .filter((line) => line.role === role)
    .reduce((sum, line) => sum + line.quantity * (weighed === undefined ? 1 : Number(line.attributes[weighed])), 0);
};
/** Two figures, the smaller first. */
const growing = (min: number, max: number) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

describe('what a code makes mandatory is in every answer', () => {
  const everyFire: readonly [ScenarioId, string, Raw][] = [
    ['scenarioParking', 'fireLinkModule', {}],
    ['scenarioAccessGuard', 'fireLinkModule', {}],
    ['scenarioAccessControl', 'fireLinkModule', {}],
    ['scenarioBroadcast', 'fireInterface', { zones: [{ lengthM: 20, widthM: 20, ceilingM: 3, use: 'emergency' }] }],
  ];
  it.each(everyFire)('%s: %s, with its reason and its code', (id, role, more) => {
    fc.assert(
      fc.property(inputsOf(scenarioPlans[id].fields, false), (inputs) => {
        const result = scenarioFunctions[id]({ ...inputs, ...more });
        if (!result.valid) return;
        const line = result.lines.find((one) => one.role === role);
        expect(line?.quantity).toBeGreaterThan(0);
        expect(line?.reason.rule).toMatch(/必配，不能省.*GB 50116-2013/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('more of it never needs less', () => {
  it('a wider screen never has fewer cabinets, modules or cards', () => {
    fc.assert(
      fc.property(
        growing(30, 10_000),
        fc.constantFrom('nearest', 'floor', 'ceil'),
        fc.constantFrom(3.076, 4, 5),
        fc.constantFrom('indoor', 'outdoor'),
        ([less, more], fit, pitchMm, environment) => {
          for (const role of ['ledCabinet', 'ledSpareModule', 'ledReceivingCard', 'ledNetworkCable', 'ledSendingController']) {
            const of = (width: number) => pieces('scenarioLed', { environment, widthM: width / 100, heightM: 3, pitchMm, fit }, role);
            expect(of(more)).toBeGreaterThanOrEqual(of(less));
          }
        },
      ),
    );
  });

  it('more cars never have fewer lanes', () => {
    fc.assert(
      fc.property(growing(0, 20_000), fc.constantFrom('free', 'prepaid', 'atExit'), ([less, more], payment) => {
        const of = (peakOutPerHour: number) => pieces('scenarioParking', { entryLanes: 1, peakOutPerHour, payment }, 'barrierGate');
        expect(of(more)).toBeGreaterThanOrEqual(of(less));
      }),
    );
  });

  it('more spaces never have fewer detectors, controllers or kiosks', () => {
    fc.assert(
      fc.property(growing(1, 50_000), fc.constantFrom('videoSingle', 'videoDual', 'ultrasonic'), ([less, more], guidance) => {
        for (const role of ['bayVideoDetector', 'bayUltrasonicDetector', 'zoneController', 'carFinderKiosk']) {
          const of = (spaces: number) => pieces('scenarioParking', { mixedLanes: 1, guidance, spaces }, role);
          expect(of(more)).toBeGreaterThanOrEqual(of(less));
        }
      }),
    );
  });

  it('more people never have fewer lanes, and the lanes carry them', () => {
    fc.assert(
      fc.property(
        growing(1, 100_000),
        fc.constantFrom('tripod', 'flap', 'swing', 'speedGate', 'fullHeight'),
        fc.constantFrom('card', 'qr', 'idCardFace'),
        ([less, more], gateType, verification) => {
          const of = (peakPeople: number) => scenarioFunctions.scenarioAccessGuard({ peakPeople, peakMinutes: 20, gateType, verification });
          const [few, many] = [of(less), of(more)] as unknown as { lanes: number; capacityPpm: number }[];
          expect(many?.lanes).toBeGreaterThanOrEqual(few?.lanes ?? Infinity);
          expect(many?.capacityPpm).toBeGreaterThanOrEqual(more / 20 - 0.1);
        },
      ),
    );
  });

  it('a longer zone never has fewer speakers or less amplifier power', () => {
    fc.assert(
      fc.property(growing(1, 1000), fc.constantFrom('hall', 'lobby'), fc.constantFrom('background', 'emergency'), ([less, more], room, use) => {
        const of = (lengthM: number) =>
          scenarioFunctions.scenarioBroadcast({ zones: [{ lengthM, widthM: 10, ceilingM: 3, room, use }] }) as unknown as { totalSpeakers: number };
        expect(of(more).totalSpeakers).toBeGreaterThanOrEqual(of(less).totalSpeakers);
      }),
    );
  });

  it('longer runtime never has fewer ampere hours', () => {
    fc.assert(
      fc.property(growing(0, 1440), fc.integer({ min: 100, max: 100_000 }), ([less, more], powerW) => {
        const of = (runtimeMin: number) => {
          const { requiredAh, batteryAh, strings } = scenarioFunctions.scenarioUps({ loads: [{ powerW }], runtimeMin }) as unknown as Record<
            string,
            number | null
          >;
          return [requiredAh ?? 0, (batteryAh ?? 0) * (strings ?? 0)] as const;
        };
        const [few, many] = [of(less), of(more)];
        expect(many[0]).toBeGreaterThanOrEqual(few[0]);
        expect(many[1]).toBeGreaterThanOrEqual(few[1]);
        expect(many[1]).toBeGreaterThanOrEqual(many[0] - 0.01);
      }),
    );
  });

  it('more load never has less UPS', () => {
    fc.assert(
      fc.property(growing(1, 100_000), fc.integer({ min: 1, max: 20 }), ([less, more], count) => {
        const of = (powerW: number) => pieces('scenarioUps', { loads: [{ count, powerW }] }, 'upsHost', 'capacityKVA');
        expect(of(more)).toBeGreaterThanOrEqual(of(less));
        expect(of(more) * 1000).toBeGreaterThanOrEqual(count * more * 1.25);
      }),
    );
  });

  it('more doors never have fewer controllers, locks or rolls, and every door has its place', () => {
    fc.assert(
      fc.property(growing(1, 2000), fc.constantFrom('cardInButtonOut', 'cardInCardOut', 'faceTerminal'), ([less, more], mode) => {
        for (const role of ['doorController', 'lock', 'doorSupply', 'cable']) {
          const of = (doors: number) => pieces('scenarioAccessControl', { groups: [{ doors, mode }], users: 10 }, role);
          expect(of(more)).toBeGreaterThanOrEqual(of(less));
        }
        const places = pieces(
          'scenarioAccessControl',
          { groups: [{ doors: more, mode }], users: 10 },
          mode === 'faceTerminal' ? 'faceTerminal' : 'doorController',
          mode === 'faceTerminal' ? undefined : 'doors',
        );
        expect(places).toBeGreaterThanOrEqual(more);
      }),
    );
  });
});
