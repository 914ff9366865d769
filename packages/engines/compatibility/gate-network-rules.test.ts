/** Gates beyond the reach of copper: the fibre to them, and what their terminals send through it. Source: CHECK-15.8. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { scenarioPlans } from '../sizing/index.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { curesOf } from './cure-ways.ts';
import { checked, found, proposed, taking, waysOf } from './list-builder.ts';
import { recommendedCheckOf } from './recommended-check.ts';

const one = (role: string, quantity = 1, attributes: Record<string, RoleAttribute> = {}): GivenLine => ({ role, quantity, attributes });
/** Three lanes read on both sides, on one switch. */
const gates = [one('gateUnit', 3), one('gateFaceTerminal', 6), one('networkSwitch', 1, { ports: 24 }), one('fireLinkModule'), one('networkCableBox', 3)];
const fibre = (portMbps = 100, distanceKm = 20): GivenLine[] => [
  one('networkSwitch', 1, { ports: 16 }),
  one('mediaConverter', 2, { portMbps, distanceKm, fibreMode: 'single', ports: 1 }),
  one('fibreCable', 1, { cores: 4, rollM: 1000, fibreMode: 'single' }),
  one('fibreCord', 2, { fibreMode: 'single' }),
];

describe('beyond 94 m', () => {
  it.each([
    { gateRunM: 0, says: [] }, // nobody asks
    { gateRunM: 94, says: [] },
    { gateRunM: 95, says: ['GATE_OVER_100M 6'] }, // two converters, a roll, two cords, a switch
  ])('$gateRunM m: $says', ({ gateRunM, says }) => expect(found(gates, { gateRunM })).toEqual(says));

  it('what is proposed leads there, and nothing is said then', () => {
    expect(proposed(gates, { gateRunM: 150 })).toEqual([
      '2 mediaConverter {"portMbps":100,"fibreMode":"single","distanceKm":0.2,"ports":1}',
      '1 fibreCable {"fibreMode":"single","cores":4,"location":"outdoor","rollM":1000}',
      '2 fibreCord {"fibreMode":"single"}',
      '1 networkSwitch {"ports":16}', // 3 + 6 + 1
    ]);
    const { additions, issues } = checked(gates, { gateRunM: 150 });
    expect(issues).toMatchObject([{ code: 'GATE_OVER_100M', severity: 'error', rule: '23b', lines: [0] }]);
    expect(found([...gates, ...additions], { gateRunM: 150 })).toEqual([]);
  });

  it.each<[string, GivenLine[], string[]]>([
    ['fibre with all it takes', fibre(), []],
    ['modules in the switches', [one('networkSwitch'), one('sfpModule', 2, { portMbps: 1000 }), one('fibreCable'), one('fibrePigtail', 4)], []],
    [
      'a converter of eight ports in the place of a switch',
      fibre().map((line) => (line.role === 'networkSwitch' ? one('mediaConverter', 1, { ports: 8 }) : line)),
      [],
    ],
    ['bridges, which may be the way there', [one('wirelessBridge', 2)], []],
    ['light that does not go so far', fibre(100, 0.1), ['GATE_OVER_100M 2']],
    ['glass that is too short', fibre().map((line) => (line.role === 'fibreCable' ? one('fibreCable', 1, { rollM: 100 }) : line)), ['GATE_OVER_100M 1']],
    ['no switch beside the gates', fibre().slice(1), ['GATE_OVER_100M 1']],
    ['one converter', fibre().map((line) => (line.role === 'mediaConverter' ? { ...line, quantity: 1 } : line)), ['GATE_OVER_100M 1']],
    ['no cords at the glass', fibre().slice(0, 3), ['GATE_OVER_100M 2']],
  ])('%s', (_name, more, says) => expect(found([...gates, ...more], { gateRunM: 150 })).toEqual(says));

  it('nothing is said without gates', () =>
    expect(found([one('barrierGate', 2), one('antiSmashRadar', 1), one('fireLinkModule')], { gateRunM: 500 })).toEqual([]));
});

describe('one link for all terminals', () => {
  // 4.096 Mbps each: seventeen send 69.6 of 70 Mbps, eighteen 73.7
  const withFaces = (faces: number, portMbps: number): GivenLine[] => [
    one('gateUnit', 9),
    one('gateFaceTerminal', faces),
    one('fireLinkModule'),
    one('networkSwitch'),
    one('patchCord', 2),
    ...fibre(portMbps),
  ];
  it.each([
    { faces: 17, portMbps: 100, says: [] },
    { faces: 18, portMbps: 100, says: ['GATE_LINK_SHORT 3.7'] },
    { faces: 18, portMbps: 1000, says: [] },
  ])('$faces on $portMbps Mbps: $says', ({ faces, portMbps, says }) => expect(found(withFaces(faces, portMbps), { gateRunM: 150 })).toEqual(says));

  it('is cured by faster converters in their place; those the customer has stay', () => {
    const lines = withFaces(18, 100);
    const [way, ...others] = waysOf(lines, 'gates', { gateRunM: 150 });
    expect(others).toEqual([]);
    expect(way).toMatchObject({ adds: [{ role: 'mediaConverter', quantity: 2, attributes: { portMbps: 1000 } }], takes: [{ place: 6, quantity: 2 }] });
    expect(way && found(taking(lines, way), { gateRunM: 150 })).toEqual([]);
    expect(waysOf(lines, 'gates', { gateRunM: 150, fixed: [6] })).toEqual([]);
  });
});

it.each([30, 94, 95, 180, 990])('nothing is said of what is recommended for %d m, few lanes or many', (runM) => {
  for (const peakPeople of [40, 900]) {
    const inputs = { peakPeople, peakMinutes: 2, runM };
    const sized = scenarioPlans.scenarioAccessGuard.calculate(inputs);
    if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
    const { settings, mandatory } = recommendedCheckOf('scenarioAccessGuard', 'standard', inputs);
    expect(settings).toEqual({ gateRunM: runM });
    expect(found(sized.lines, { ...settings, mandatory })).toEqual([]);
    // beyond the reach of copper what is left out is missed, whatever it is
    for (const role of ['mediaConverter', 'fibreCable'].filter(() => runM > 94)) {
      const { rest } = curesOf({ lines: sized.lines.filter((line) => line.role !== role), ...settings, mandatory }, { effort: WHOLE_EFFORT });
      expect(rest.flatMap(({ adds }) => adds.map((line) => line.role))).toContain(role);
    }
  }
});
