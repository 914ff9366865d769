/**
 * Lists as designers hand them in: with one fault each, that has to be found, and without any, of which nothing may be said. The
 * first two (`examples/list-check.json`) are kept from a review by hand; then sixty of each kind, made from one correct list by planting one fault.
 */
import { describe, expect, it } from 'vitest';
import reviewed from '../examples/list-check.json' with { type: 'json' };
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import {
  aBracket,
  aCableBox,
  aCamera,
  aDisk,
  aMonitor,
  aNetworkSwitch,
  aPlugPack,
  aPoeSwitch,
  aRecorder,
  aSupply,
  aUps,
  checked,
  taking,
} from './list-builder.ts';
import { WHOLE_EFFORT } from './budget.ts';
import { curesOf } from './cure-ways.ts';

/** Of each faulty one the code it has to be found by; all that is proposed is bought then, and the code may not come back. */
const lists = reviewed as unknown as Record<'faulty' | 'correct', { name: string; code: string; settings: Settings; lines: GivenLine[] }[]>;
type Settings = Parameters<typeof checked>[1];
type Attributes = Record<string, RoleAttribute>;
const one = (role: string, attributes: Attributes = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const rest = (cameras: number): GivenLine[] => [aCableBox({}, Math.ceil(cameras / 5)), aPlugPack({}, Math.ceil(cameras / 40)), aMonitor(), aUps()];
const cam = (attributes: Attributes, quantity: number): GivenLine => aCamera({ resolution: '4MP', powerW: 6, ...attributes }, quantity);
const nvr = (channels: number, incomingMbps: number, hddBays: number, more: Attributes = {}, quantity = 1): GivenLine =>
  aRecorder({ channels, incomingMbps, hddBays, decode1080p: 16, ...more }, quantity);
const poe = (poePorts: number, poeBudgetW: number, poeStandard: string, more: Attributes = {}, quantity = 1): GivenLine =>
  aPoeSwitch({ poePorts, poeBudgetW, poeStandard, ...more }, quantity);
const disks = (sizeTB: number, quantity: number): GivenLine => aDisk({ sizeTB }, quantity);
const found = (lines: readonly GivenLine[], settings: Settings): string[] =>
  checked(lines, settings)
    .issues.filter(({ severity }) => severity !== 'info')
    .map(({ code }) => code);

/** What an exchange or an addition cures; cable, brackets, boxes, screens and supplies of AC 24 V are only ever added, a UPS, modules and what has no reserve are the user's. */
const ONLY_ADDED: ReadonlySet<string> = new Set([
  'BRACKET_SHORT',
  'JUNCTION_SHORT',
  'POWER_24V_SHORT',
  'CABLE_SHORT',
  'CONNECTOR_SHORT',
  'MONITOR_MISSING',
  'MONITOR_OUTPUTS_SHORT',
  'DC_CABLE_SHORT',
  'DATA_PORTS_SHORT',
  'FIBRE_SHORT',
  'FIBRE_CORD_SHORT',
  'SFP_FIBRE_MISSING',
  'SFP_UNFIT',
  'UPS_OVERLOAD',
  'UPS_TIME_SHORT',
  'AGGREGATION_SWITCH_MISSING',
  'BRACKET_UNFIT',
  'FIBRE_REACH_SHORT',
  'SURGE_SHORT',
  'NVR_BANDWIDTH_TIGHT',
  'UPLINK_TIGHT',
]);

/** There is a way, and after each of them none of the codes is left. */
function expectCured(lines: readonly GivenLine[], settings: Settings, codes: readonly string[]): void {
  const wanted = codes.filter((code) => !ONLY_ADDED.has(code));
  const { cures } = curesOf({ lines, ...settings }, { effort: WHOLE_EFFORT });
  for (const code of wanted) {
    const ways = cures.filter(({ keys }) => keys.some((key) => key.split(' ')[0] === code)).flatMap((cure) => cure.ways);
    expect(ways, code).not.toEqual([]);
    for (const way of ways) expect(found(taking(lines, way), settings), JSON.stringify(way)).not.toContain(code);
  }
}

describe('one fault each', () => {
  it.each(lists.faulty)('$name: $code', ({ code, lines, settings }) => {
    const { issues, additions } = checked(lines, settings);
    expect(found(lines, settings)).toContain(code);
    const cures = issues.find((issue) => issue.code === code)?.cures ?? [];
    if (cures.length > 0) expect(found([...lines, ...additions], settings)).not.toContain(code);
    expectCured(lines, settings, [code]);
  });
});

describe('nothing amiss', () => {
  it.each(lists.correct)('$name', ({ lines, settings }) => expect(found(lines, settings)).toEqual([]));
});

/** Another gives sixty other sites; all hold: 1 to 6 were tried. */
const SEED = 1;
const RESOLUTIONS = { '1080P': 2048, '4MP': 3072, '5MP': 4096, '8MP': 6144 } as const;
const DAYS = [30, 45, 60, 90] as const;
const SITES = Array.from({ length: 60 }, (_, place) => siteOf(place));
type Site = ReturnType<typeof siteOf>;

/** Some site, the same for the same seed (mulberry32). */
function siteOf(place: number) {
  let state = SEED * 1009 + place;
  const below = (end: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  const resolutions = Object.keys(RESOLUTIONS) as (keyof typeof RESOLUTIONS)[];
  const cameras = 3 + below(110);
  return {
    place,
    cameras,
    days: DAYS[below(DAYS.length)] ?? 30,
    resolution: resolutions[below(4)] ?? '4MP',
    recorders: Math.ceil(cameras / 16),
    switches: Math.ceil(cameras / 20),
  };
}

/** TB a day and camera, H.265 at 25 frames. */
const tbADay = ({ resolution }: Site): number => ((RESOLUTIONS[resolution] / 8) * 3600 * 24) / 1024 ** 3;
/** Mbps of a camera with its sub-stream. */
const mbpsOf = ({ resolution }: Site): number => (RESOLUTIONS[resolution] + 512) / 1000;

/** A recorder of 16 channels for every sixteen cameras, its bays full of 16 TB; a switch of 24 for twenty; everything beside. */
function correctList(site: Site): GivenLine[] {
  const { cameras, days, resolution, recorders, switches } = site;
  const disksEach = Math.ceil((Math.min(cameras, 16) * days * tbADay(site)) / 14.5);
  return [
    cam({ resolution, powerW: 9, bracket: 'wall' }, cameras),
    nvr(16, 256, 8, {}, recorders),
    disks(16, disksEach * recorders),
    poe(24, 370, 'at', { uplinkMbps: 1000 }, switches),
    ...(switches > 1 ? [aNetworkSwitch({ ports: 16 })] : []),
    aBracket('wall', cameras),
    ...rest(cameras),
  ];
}

const without = (lines: readonly GivenLine[], role: string): GivenLine[] => lines.filter((line) => line.role !== role);
const changed = (lines: readonly GivenLine[], role: string, attributes: Attributes, quantity?: number): GivenLine[] =>
  lines.map((line) => (line.role === role ? { ...line, quantity: quantity ?? line.quantity, attributes: { ...line.attributes, ...attributes } } : line));

const ofMakers = (lines: readonly GivenLine[], camera: Attributes, recorder: Attributes): GivenLine[] =>
  changed(changed(lines, 'ipCamera', { brand: '甲', protocols: ['ONVIF'], ...camera }), 'nvr', { brand: '乙', protocols: ['ONVIF'], ...recorder });
const onFibre = (lines: readonly GivenLine[], cable: string, cord: string): GivenLine[] => [
  ...lines,
  one('mediaConverter', { fibreMode: 'single' }, 2),
  one('fibreCable', { fibreMode: cable }),
  one('fibreCord', { fibreMode: cord }, 2),
];
/** Two of a role in the place of those listed: enough together, not device by device. */
const unevenly = (lines: readonly GivenLine[], role: string, ...both: GivenLine[]): GivenLine[] => [...without(lines, role), ...both];
const slow = (line: GivenLine): GivenLine => (line.role === 'networkSwitch' ? { ...line, attributes: { ...line.attributes, uplinkMbps: 1000 } } : line);

/** Fed beside the cable, by adapters or injectors, and hung on these switches. */
const fedBeside = (lines: readonly GivenLine[], { cameras }: Site, by: 'adapters' | 'injectors', ...switches: GivenLine[]): GivenLine[] => [
  ...without(without(by === 'adapters' ? changed(lines, 'ipCamera', { power: 'dc12' }) : lines, 'poeSwitch'), 'networkSwitch'),
  by === 'adapters' ? one('powerAdapter', { voltage: 12, currentA: 2 }, cameras) : one('poeInjector', { poeBudgetW: 30, poeStandard: 'at' }, cameras),
  ...switches,
];
/** Switches of 24 ports for all that hangs on them and for one another. */
const plainSwitches = ({ cameras, recorders }: Site): GivenLine => aNetworkSwitch({ ports: 24 }, Math.ceil((cameras + recorders) / 22));
/** A switch that lets half through to the recorders. */
const slowSwitch = (site: Site): GivenLine =>
  aNetworkSwitch({ ports: site.cameras + site.recorders, portMbps: Math.floor((site.cameras * mbpsOf(site)) / site.recorders / 0.7 / 2) });

/** What can go wrong, each with the codes that say so. */
const PLANTS: readonly [string, (lines: GivenLine[], site: Site) => GivenLine[], readonly string[]][] = [
  ['no recorder', (lines) => without(lines, 'nvr'), ['NVR_MISSING']],
  ['a channel short', (lines, { cameras }) => changed(lines, 'nvr', { channels: cameras - 1 }, 1), ['NVR_CHANNELS_SHORT']],
  [
    'a slow recorder',
    (lines, site) => changed(lines, 'nvr', { incomingMbps: Math.ceil((site.cameras * mbpsOf(site)) / site.recorders / 2) }),
    ['NVR_BANDWIDTH_SHORT'],
  ],
  [
    'a recorder without reserve',
    (lines, site) =>
      changed(lines, 'nvr', { incomingMbps: Math.ceil((Math.min(16, site.cameras) * mbpsOf(site)) / 0.95), channels: Math.min(16, site.cameras) }),
    ['NVR_BANDWIDTH_TIGHT'],
  ],
  ['no disks', (lines) => without(lines, 'hdd'), ['HDD_MISSING']],
  ['small disks', (lines, { recorders }) => changed(lines, 'hdd', { sizeTB: 1 }, recorders), ['HDD_SHORT']],
  ['no bays', (lines) => changed(lines, 'nvr', { hddBays: 0 }), ['HDD_BAYS_SHORT']],
  ['a foreign codec', (lines) => changed(lines, 'nvr', { codecs: ['SVAC2'] }), ['CODEC_UNSUPPORTED']],
  ['a small picture', (lines) => changed(lines, 'nvr', { maxResolution: '720P' }), ['RESOLUTION_UNSUPPORTED']],
  ['no decoder', (lines) => changed(lines, 'nvr', { decode1080p: 0.5 }), ['NVR_DECODE_SHORT']],
  ['few ports', (lines, { cameras }) => changed(lines, 'poeSwitch', { poePorts: cameras - 1 }, 1), ['POE_PORTS_SHORT']],
  [
    'little power',
    (lines, { cameras, switches }) => changed(lines, 'poeSwitch', { poeBudgetW: Math.floor((cameras * 9) / switches / 2) }),
    ['POE_POWER_SHORT'],
  ],
  ['hungry cameras', (lines) => changed(lines, 'ipCamera', { powerW: 45 }), ['POE_CLASS_UNSUPPORTED']],
  ['a narrow uplink', (lines) => changed(lines, 'poeSwitch', { uplinkMbps: 10 }), ['UPLINK_SHORT']],
  [
    'an uplink without reserve',
    (lines, { cameras, switches, ...site }) =>
      changed(lines, 'poeSwitch', {
        uplinkMbps: Math.ceil((Math.ceil(cameras / switches) * mbpsOf({ cameras, switches, ...site })) / 0.68),
        poePorts: Math.ceil(cameras / switches),
      }),
    ['UPLINK_TIGHT'],
  ],
  ['12 V without supply', (lines) => changed(lines, 'ipCamera', { power: 'dc12' }), ['POWER_12V_SHORT']],
  ['AC 24 V without supply', (lines) => changed(lines, 'ipCamera', { power: 'ac24' }), ['POWER_24V_SHORT']],
  ['one bracket short', (lines, { cameras }) => changed(lines, 'bracket', {}, cameras - 1), ['BRACKET_SHORT']],
  ['rain', (lines) => changed(lines, 'ipCamera', { location: 'outdoor', ipRating: 54, junctionBox: false }), ['ENV_UNSUITABLE']],
  ['joints in the rain', (lines) => changed(lines, 'ipCamera', { location: 'outdoor', ipRating: 67 }), ['JUNCTION_SHORT']],
  ['few licences', (lines) => [...lines, one('managementPlatform', { licencePoints: 2 })], ['LICENCE_SHORT']],
  ['no cable', (lines) => without(lines, 'networkCableBox'), ['CABLE_SHORT']],
  ['ports of af', (lines) => changed(changed(lines, 'ipCamera', { powerW: 18 }), 'poeSwitch', { poeStandard: 'af' }), ['POE_CLASS_UNSUPPORTED']],
  ['4K on a decoder for 1080P', (lines) => changed(changed(lines, 'ipCamera', { resolution: '8MP' }), 'nvr', { decode1080p: 3 }), ['NVR_DECODE_SHORT']],
  ['a codec of another maker', (lines) => ofMakers(lines, { codec: 'H265+' }, { codecs: ['H264', 'H264+', 'H265+'] }), ['CODEC_UNSUPPORTED']],
  ['a maker that speaks otherwise', (lines) => ofMakers(lines, {}, { protocols: ['GB28181'] }), ['PROTOCOL_MISMATCH']],
  ['disks too large', (lines) => changed(lines, 'nvr', { maxDiskTB: 12 }), ['HDD_TOO_LARGE']],
  ['no plugs', (lines) => without(lines, 'rj45Plug'), ['CONNECTOR_SHORT']],
  [
    'plugs below the cable',
    (lines) => changed(changed(lines, 'networkCableBox', { category: 'cat6' }), 'rj45Plug', { category: 'cat5e' }),
    ['CONNECTOR_SHORT'],
  ],
  ['no screen', (lines) => without(lines, 'monitor'), ['MONITOR_MISSING']],
  [
    'more screens than outputs',
    (lines, { recorders }) => changed(changed(lines, 'nvr', { outputs: 1 }), 'monitor', {}, recorders + 1),
    ['MONITOR_OUTPUTS_SHORT'],
  ],
  [
    'adapters of AC 24 V too weak',
    (lines, { cameras }) => [...changed(lines, 'ipCamera', { power: 'ac24', powerW: 60 }), one('powerAdapter', { voltage: 24, currentA: 2 }, cameras)],
    ['POWER_24V_SHORT'],
  ],
  [
    'adapters of 12 V too weak',
    (lines, { cameras }) => [...changed(lines, 'ipCamera', { power: 'dc12', powerW: 18 }), one('powerAdapter', { voltage: 12, currentA: 1 }, cameras)],
    ['POWER_12V_SHORT'],
  ],
  ['12 V without a line', (lines, { cameras }) => [...changed(lines, 'ipCamera', { power: 'dc12' }), aSupply({ currentA: cameras })], ['DC_CABLE_SHORT']],
  [
    'no port for cameras of 12 V',
    (lines, { cameras }) => [
      ...without(without(changed(lines, 'ipCamera', { power: 'dc12' }), 'poeSwitch'), 'networkSwitch'),
      one('powerAdapter', { voltage: 12, currentA: 2 }, cameras),
    ],
    ['DATA_PORTS_SHORT'],
  ],
  [
    'all channels behind one link',
    (lines, site) => [
      ...unevenly(without(lines, 'networkSwitch'), 'nvr', nvr(site.cameras, 4096, 64), nvr(1, 4096, 64)).filter(({ role }) => role !== 'poeSwitch'),
      // both together carry it, the one that all but one camera is recorded by does not
      poe(site.cameras, 20 * site.cameras, 'at', { uplinkPorts: 4, uplinkMbps: ((site.cameras - 1) * mbpsOf(site) * 0.95) / 0.7 }),
    ],
    ['RECORDER_LINK_UNASSIGNABLE'],
  ],
  ['12 V cameras through a slow switch', (lines, site) => fedBeside(lines, site, 'adapters', slowSwitch(site)), ['UPLINK_SHORT']],
  ['injectors through a slow switch', (lines, site) => fedBeside(lines, site, 'injectors', slowSwitch(site)), ['UPLINK_SHORT']],
  ['injectors at few ports', (lines, site) => fedBeside(lines, site, 'injectors', aNetworkSwitch({ ports: site.cameras })), ['DATA_PORTS_SHORT']],
  ['injectors and no switch', (lines, site) => fedBeside(lines, site, 'injectors'), ['DATA_PORTS_SHORT']],
  [
    'a full switch with an uplink too few',
    (lines, { cameras, recorders }) => [
      ...without(without(lines, 'poeSwitch'), 'networkSwitch'),
      poe(cameras, 20 * cameras, 'at', { uplinkPorts: recorders - 1 }),
    ],
    ['DATA_PORTS_SHORT'],
  ],
  [
    'full switches below a small one',
    (lines, { cameras }) => [
      ...without(without(lines, 'poeSwitch'), 'networkSwitch'),
      poe(1, 30, 'at', { uplinkMbps: 1000, uplinkPorts: 1 }, cameras),
      aNetworkSwitch({ ports: 2 }),
    ],
    ['DATA_PORTS_SHORT'],
  ],
  ['brackets of another mounting', (lines) => changed(lines, 'bracket', { type: 'pole' }), ['BRACKET_SHORT']],
  ['converters without glass', (lines) => [...lines, one('mediaConverter', { fibreMode: 'single' }, 2), one('fibreCord', {}, 2)], ['FIBRE_SHORT']],
  ['glass without cords', (lines) => [...lines, one('mediaConverter', {}, 2), one('fibreCable')], ['FIBRE_CORD_SHORT']],
  ['glass of another mode', (lines) => onFibre(lines, 'multi', 'single'), ['FIBRE_SHORT']],
  ['cords of another mode', (lines) => onFibre(lines, 'single', 'multi'), ['FIBRE_CORD_SHORT']],
  ['modules without glass', (lines) => [...lines, one('sfpModule', { portMbps: 1000 }, 2)], ['SFP_FIBRE_MISSING']],
  ['modules faster than ports', (lines) => [...lines, one('sfpModule', { portMbps: 10_000 }, 2), one('fibreCord', {}, 2)].map(slow), ['SFP_UNFIT']],
  [
    'several switches and none above',
    (lines, { cameras }) => changed(without(lines, 'networkSwitch'), 'poeSwitch', { poePorts: 1, poeBudgetW: 30 }, cameras),
    ['AGGREGATION_SWITCH_MISSING'],
  ],
  ['a slow switch above', (lines) => [...without(lines, 'networkSwitch'), aNetworkSwitch({ ports: 24, portMbps: 10 })], ['UPLINK_SHORT']],
  [
    'an uplink for half of the cameras',
    (lines, site) => changed(lines, 'poeSwitch', { uplinkMbps: Math.floor((site.cameras * mbpsOf(site)) / site.switches / 0.7 / 2) }),
    ['UPLINK_SHORT'],
  ],
  [
    'channels on one recorder, bandwidth on the other',
    (lines, site) => unevenly(lines, 'nvr', nvr(site.cameras, Math.ceil(mbpsOf(site)), 64), nvr(1, 1000, 64)),
    ['NVR_UNASSIGNABLE'],
  ],
  [
    'bays on one recorder, channels on the other',
    (lines, { cameras, recorders }) => unevenly(lines, 'nvr', nvr(cameras - 1, 1000, 0), nvr(1, 1000, 8 * recorders)),
    ['HDD_UNASSIGNABLE'],
  ],
  [
    'ports on one switch, watts on the other',
    (lines, { cameras }) => unevenly(lines, 'poeSwitch', poe(cameras, 10, 'at', { uplinkMbps: 1000 }), poe(1, 3000, 'at', { uplinkMbps: 1000 })),
    ['POE_UNASSIGNABLE'],
  ],
  [
    'brackets of another camera',
    (lines) => changed(changed(lines, 'ipCamera', { bracketSpus: ['甲'], bracketSkus: ['甲2'] }), 'bracket', { spu: '乙' }),
    ['BRACKET_UNFIT'],
  ],
  [
    'converters that do not reach',
    (lines) => [...onFibre(lines, 'single', 'single'), one('mediaConverter', { fibreMode: 'single', distanceKm: 0.04 }, 2), one('fibreCord', {}, 2)],
    ['FIBRE_REACH_SHORT'],
  ],
  [
    'poles that are earthed and not protected',
    (lines, { cameras }) => [
      ...changed(changed(lines, 'ipCamera', { location: 'outdoor', ipRating: 67, junctionBox: true, bracket: 'pole' }), 'bracket', { type: 'pole' }),
      one('earthElectrode', {}, cameras),
    ],
    ['SURGE_SHORT'],
  ],
  ['a run beyond copper', (lines) => changed(lines, 'ipCamera', { runAvgM: 30, runMaxM: 180 }), ['DISTANCE_OVER_100M']],
  ['a small UPS', (lines) => changed(lines, 'upsHost', { capacityKVA: 0.02, powerFactor: 0.8 }), ['UPS_OVERLOAD']],
];

describe.each(SITES)('$cameras cameras of $resolution, $days days', (site) => {
  const settings = { retentionDays: site.days };
  const correct = correctList(site);
  it('nothing is said of the correct list', () => expect(found(correct, settings)).toEqual([]));
  it.each(['adapters', 'injectors'] as const)('nor where %s feed the cameras', (by) =>
    expect(found(fedBeside(correct, site, by, plainSwitches(site)), settings)).toEqual([]),
  );

  it('the planted fault is found, and does not come back where a cure is bought', () => {
    const plant = PLANTS[site.place % PLANTS.length];
    if (plant === undefined) throw new Error('nothing to plant');
    const [name, spoil, codes] = plant;
    const spoilt = spoil(correct, site);
    const { issues, additions } = checked(spoilt, settings);
    const said = found(spoilt, settings);
    expect(
      said.filter((code) => codes.includes(code)),
      `${name}: ${said.join(', ')}`,
    ).toEqual(codes);
    if (issues.some(({ code, cures }) => codes.includes(code) && cures.length > 0)) {
      expect(
        found([...spoilt, ...additions], settings).filter((code) => codes.includes(code)),
        name,
      ).toEqual([]);
    }
    expectCured(spoilt, settings, codes);
  });
});

/** What is said of a correct list by its settings alone. */
describe.each(SITES.slice(0, 12))('$cameras cameras of $resolution, set otherwise', (site) => {
  it.each([
    ['kept for a week', { retentionDays: 7 }, 'RETENTION_BELOW_30'],
    ['kept for three years', { retentionDays: 1095 }, 'HDD_SHORT'],
    ['runs as long as copper may lie', { avgCableM: 88 }, 'DISTANCE_NEAR_LIMIT'],
    ['runs longer than copper may lie', { avgCableM: 95 }, 'DISTANCE_OVER_100M'],
  ])('%s', (_name, settings, code) => expect(found(correctList(site), { retentionDays: site.days, ...settings })).toContain(code));
});

it('an adapter, a supply and what both lack', () => {
  const lines = (adapters: number): GivenLine[] => [
    cam({ power: 'dc12', powerW: 6 }, 5),
    one('powerAdapter', { voltage: 12, currentA: 1 }, adapters),
    aSupply({ currentA: 2 }),
  ];
  expect(found(lines(2), {})).not.toContain('POWER_12V_SHORT');
  expect(found(lines(1), {})).toContain('POWER_12V_SHORT');
});
