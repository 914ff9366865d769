/** Every device on a port, and what the cameras send through every switch. Source: CHECK-7.2, CHECK-7.3. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { aCamera, aNetworkSwitch, aPoeSwitch, aRecorder, checked } from './list-builder.ts';

const adapters = (quantity: number): GivenLine => ({ role: 'powerAdapter', quantity, attributes: { voltage: 12, currentA: 2 } });
const injectors = (quantity: number): GivenLine => ({ role: 'poeInjector', quantity, attributes: { poeBudgetW: 30, poeStandard: 'at' } });
const SIZE = { channels: 32, incomingMbps: 320, hddBays: 8 };
const CODES: readonly string[] = ['DATA_PORTS_SHORT', 'UPLINK_SHORT', 'AGGREGATION_SWITCH_MISSING'];
const said = (lines: readonly GivenLine[]): string[] =>
  checked(lines).issues.flatMap(({ code, severity, shortBy }) => (CODES.includes(code) ? [`${code} ${severity} ${shortBy}`] : []));

const busy = (attributes: Parameters<typeof aCamera>[0], quantity: number) => aCamera({ resolution: '8MP', powerW: 7, ...attributes }, quantity);
const slow = aNetworkSwitch({ ports: 24, portMbps: 100, uplinkMbps: 100, uplinkPorts: 1 });

describe('what nobody can build', () => {
  it.each([
    // 20 × 6.656 = 133.12, one port of 100 carries 70
    ['12 V cameras through one switch of 100 Mbps', [busy({ power: 'dc12' }, 20), adapters(20), slow, aRecorder(SIZE)], 'UPLINK_SHORT error 63.1'],
    ['the same with injectors', [busy({}, 20), injectors(20), slow, aRecorder(SIZE)], 'UPLINK_SHORT error 63.1'],
    ['injectors at a switch of 8 ports', [aCamera({}, 20), injectors(20), aNetworkSwitch({ ports: 8 }), aRecorder(SIZE)], 'DATA_PORTS_SHORT error 13'],
    ['injectors and no switch', [aCamera({}, 4), injectors(4), aRecorder(SIZE)], 'DATA_PORTS_SHORT error 3'],
    [
      'all ports full, two uplinks and three recorders',
      [aCamera({}, 24), aPoeSwitch({ poePorts: 24, poeBudgetW: 370, uplinkPorts: 2 }), aRecorder({}, 3)],
      'DATA_PORTS_SHORT error 1',
    ],
    [
      'six full switches below one of five ports, as one network',
      [aCamera({}, 96), aPoeSwitch({ poePorts: 16, poeBudgetW: 230, uplinkMbps: 1000, uplinkPorts: 1 }, 6), aNetworkSwitch({ ports: 5 }), aRecorder(SIZE, 3)],
      'DATA_PORTS_SHORT warning 4',
    ],
  ])('%s', (_name, lines, says) => expect(said(lines)).toEqual([says]));

  it('cameras of two slow switches below a fast one, of which each has one uplink', () => {
    const below = (portMbps: number) => aNetworkSwitch({ ports: 25, portMbps }, 2);
    const lines = (portMbps: number) => [
      busy({ power: 'dc12' }, 46),
      adapters(46),
      below(portMbps),
      aNetworkSwitch({ ports: 8, portMbps: 1000 }),
      aRecorder({ ...SIZE, channels: 64 }),
    ];
    // 46 × 6.656 = 306.2; 70 from each, and seven cameras at the fast one, whose uplinks are ports too
    expect(said(lines(100))).toEqual(['UPLINK_SHORT error 119.6']);
    expect(said(lines(1000))).toEqual([]);
  });
});

describe('what can be built', () => {
  it.each([
    ['one camera at the recorder itself, through its injector', [aCamera(), injectors(1), aRecorder(SIZE)]],
    [
      'cameras behind one converter of four ports share one',
      [
        aCamera({ power: 'dc12' }, 8),
        adapters(8),
        aNetworkSwitch({ ports: 6 }),
        aRecorder(SIZE),
        { role: 'mediaConverter', quantity: 1, attributes: { ports: 4 } },
      ],
    ],
    [
      'cameras behind bridges',
      [aCamera({ power: 'dc12' }, 8), adapters(8), aNetworkSwitch({ ports: 6 }), aRecorder(SIZE), { role: 'wirelessBridge', quantity: 3, attributes: {} }],
    ],
    [
      'a storage server, which has several ports',
      [busy({ power: 'dc12' }, 20), adapters(20), slow, { role: 'storageServer', quantity: 1, attributes: { incomingMbps: 800, hddBays: 24 } }],
    ],
  ] satisfies [string, GivenLine[]][])('%s', (_name, lines) => expect(said(lines)).toEqual([]));
});

interface Built {
  cameras: number;
  mbps: number;
  recorders: number;
  switches: { ports: number; portMbps: number }[];
}

const USED = 0.7;
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, at) => at);

/** Tries every way: cameras and recorders to switches, cameras to recorders across the link or not. */
function canBeBuilt({ cameras, mbps, recorders, switches }: Built, isOne: boolean): boolean {
  const [first, second] = switches;
  if (first === undefined) return cameras <= recorders;
  const takes = (portMbps: number): number => Math.floor((USED * portMbps) / mbps + 1e-9);
  if (second === undefined) return cameras + recorders <= first.ports && cameras <= recorders * takes(first.portMbps);
  const across = takes(Math.min(first.portMbps, second.portMbps));
  return [true, false].some((linked) => {
    if (!linked && isOne) return false;
    const own = linked ? 1 : 0;
    return upTo(cameras).some((here) =>
      upTo(recorders).some((its) => {
        const there = cameras - here;
        if (here + its + own > first.ports || there + recorders - its + own > second.ports) return false;
        const [rooms, beyond] = [its * takes(first.portMbps), (recorders - its) * takes(second.portMbps)];
        const moved = upTo(linked ? across : 0);
        return moved.some((out) => moved.some((back) => out <= here && back <= there && here - out + back <= rooms && there - back + out <= beyond));
      }),
    );
  });
}

it('agrees with every way of building it by hand', () => {
  const verdicts = { fine: 0, short: 0, slow: 0 };
  const network = fc.record({
    cameras: fc.integer({ min: 1, max: 9 }),
    mbps: fc.constantFrom(2, 4, 8),
    recorders: fc.integer({ min: 1, max: 2 }),
    switches: fc.array(fc.record({ ports: fc.integer({ min: 2, max: 9 }), portMbps: fc.constantFrom(10, 20, 100) }), { maxLength: 2 }),
    isInjected: fc.boolean(),
  });
  const example = fc.property(network, ({ isInjected, ...built }) => {
    const { cameras, mbps, recorders, switches } = built;
    const lines = [
      aCamera({ bitrateKbps: mbps * 1000 - 512, ...(!isInjected && { power: 'dc12' }) }, cameras),
      isInjected ? injectors(cameras) : adapters(cameras),
      aRecorder(SIZE, recorders),
      ...switches.map((one) => aNetworkSwitch(one)),
    ];
    const found = checked(lines).issues.filter(({ code }) => CODES.includes(code));
    verdicts[found.length === 0 ? 'fine' : found.some(({ code }) => code === 'UPLINK_SHORT') ? 'slow' : 'short'] += 1;
    if (canBeBuilt(built, true)) expect(found).toEqual([]);
    if (canBeBuilt(built, false)) expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    // sums tell all there is to one recorder behind one switch
    else if (switches.length <= 1 && recorders === 1) expect(found).not.toEqual([]);
  });
  fc.assert(example, { numRuns: 1500 });
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(100);
});
