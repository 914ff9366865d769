/** Each code alone: a complete list with one thing amiss says just that, how bad it is and what would cure it; with just enough it says nothing. Source: CHECK-2. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import type { CompatInputs } from './check-types.ts';
import {
  aBracket,
  aCableBox,
  aCamera,
  aDisk,
  aMonitor,
  aNetworkSwitch,
  aPlugPack,
  aPoeSwitch,
  aPowerCable,
  aRecorder,
  aSupply,
  aUps,
  checked,
  completeList,
  proposed,
} from './list-builder.ts';
import { OF_SAFETY } from './safety-codes.fixture.ts';
import { issueSentences } from './texts.ts';

type Settings = Omit<CompatInputs, 'lines'>;
interface Case {
  /** Code, severity, the handbook's rule, what is short, what it is about. */
  says: string;
  amiss: readonly GivenLine[];
  amissSettings?: Settings;
  /** The same with just enough of it. */
  enough: readonly GivenLine[];
  enoughSettings?: Settings;
  /** What is proposed; nothing where the user decides. */
  proposes?: readonly string[];
}

/** The complete list of eight cameras with the lines of a role replaced. */
const withOnly = (role: string, ...lines: GivenLine[]): GivenLine[] => [...completeList().filter((line) => line.role !== role), ...lines];
const withCamera = (attributes: Record<string, RoleAttribute>): GivenLine[] => completeList(aCamera(attributes, 8));
const withRecorder = (attributes: Record<string, RoleAttribute>): GivenLine[] => withOnly('nvr', aRecorder(attributes));
const atAf = (powerW: number): GivenLine[] => [
  ...completeList(aCamera({ powerW })).filter(({ role }) => role !== 'poeSwitch'),
  aPoeSwitch({ poeStandard: 'af' }),
];
const strangers = (protocols: readonly string[]): GivenLine[] => [
  ...withCamera({ brand: '甲', protocols: ['ONVIF'] }).filter(({ role }) => role !== 'nvr'),
  aRecorder({ brand: '乙', protocols }),
];
/** 40 W each: class 5. */
const hungryOn = (box: Record<string, RoleAttribute>): GivenLine[] => [
  ...withCamera({ powerW: 40 }).filter(({ role }) => role !== 'networkCableBox' && role !== 'poeSwitch'),
  aPoeSwitch({ poeBudgetW: 500, poeStandard: 'bt3' }),
  aCableBox(box, 2),
];
const onBrackets = (spu: string): GivenLine[] => [
  ...withCamera({ bracket: 'wall', bracketSpus: ['甲'], bracketSkus: ['甲2'] }),
  { role: 'bracket', quantity: 8, attributes: { type: 'wall', spu } },
];
const enclosedAt = (hddBays: number): GivenLine[] => [...withRecorder({ hddBays }), { role: 'diskEnclosure', quantity: 1, attributes: { bays: 16 } }];
const recordedBy = (...recorders: GivenLine[]): GivenLine[] => [
  ...withOnly('nvr', ...recorders).filter(({ role }) => role !== 'hdd' && role !== 'poeSwitch'),
  aDisk({}, 2),
  aPoeSwitch({ uplinkPorts: 4 }),
];
const ofBrands = (camera: string, recorder: string): GivenLine[] => [
  ...withCamera({ codec: 'H265+', brand: camera, protocols: ['ONVIF'] }).filter(({ role }) => role !== 'nvr'),
  aRecorder({ brand: recorder, protocols: ['ONVIF'] }),
];
const beside = (pieces: Record<string, number>): GivenLine[] =>
  Object.entries(pieces).map(([role, quantity]) => ({ role, quantity, attributes: role === 'fibreCable' ? { cores: 2, rollM: 1000 } : {} }));
const onFibre = (pieces: Record<string, number>): GivenLine[] => [...completeList(), ...beside({ mediaConverter: 8, ...pieces })];
const allOnFibre = (cords: number): GivenLine[] => [
  ...withOnly('networkCableBox').filter(({ role }) => role !== 'rj45Plug'),
  ...beside({ mediaConverter: 16, fibreCable: 1, fibreCord: 16, patchCord: cords }),
];
const farOnFibre = (distanceKm: number): GivenLine[] => [
  ...withOnly('networkCableBox', aCableBox({}, 2)),
  { role: 'mediaConverter', quantity: 8, attributes: { distanceKm } },
  ...beside({ fibreCable: 1, fibreCord: 8 }),
];
const paired = (pieces: { single: number; multi: number }): GivenLine[] => [
  ...completeList(),
  ...Object.entries(pieces).flatMap(([fibreMode, quantity]) =>
    quantity === 0 ? [] : [{ role: 'mediaConverter', quantity, attributes: { fibreMode, portMbps: 100 } }],
  ),
  ...beside({ fibreCable: 2, fibreCord: 8 }),
];
const withModules = (portMbps: number): GivenLine[] => [
  ...withOnly('poeSwitch', aPoeSwitch({ uplinkMbps: 1000 })),
  { role: 'sfpModule', quantity: 2, attributes: { portMbps, fibreMode: 'multi' } },
];
const on24V = (line: GivenLine): GivenLine => (line.role === 'ipCamera' ? { ...line, attributes: { ...line.attributes, power: 'ac24', powerW: 24 } } : line);
const supplies24V: GivenLine[] = [{ role: 'powerAdapter', quantity: 8, attributes: { voltage: 24, currentA: 2 } }];
const fedBy24V = (quantity: number): GivenLine[] => [
  ...withCamera({ power: 'ac24', powerW: 24 }),
  { role: 'powerAdapter', quantity, attributes: { voltage: 24, currentA: 2 } },
];
const outdoors = withCamera({ location: 'outdoor', ipRating: 67, junctionBox: true });
const onPlatform = (licencePoints: number): GivenLine[] => [...completeList(), { role: 'managementPlatform', quantity: 1, attributes: { licencePoints } }];
const fedWith = (currentA: number, outputs?: number): GivenLine[] => [
  ...withCamera({ power: 'dc12', powerW: 6 }),
  aSupply({ currentA, ...(outputs !== undefined && { outputs }) }),
  aPowerCable({}, 8),
];
const adapted = (powerW: number): GivenLine[] => [
  ...withCamera({ power: 'dc12', powerW }),
  { role: 'powerAdapter', quantity: 8, attributes: { voltage: 12, currentA: 1 } },
];
const adapted24 = (powerW: number): GivenLine[] => [
  ...withCamera({ power: 'ac24', powerW }),
  { role: 'powerAdapter', quantity: 8, attributes: { voltage: 24, currentA: 2 } },
];
// 8 runs of 61 m
const wiredWith = (quantity: number, areaMm2: number): GivenLine[] => [
  ...withCamera({ power: 'dc12', powerW: 6 }),
  aSupply({ currentA: 5 }),
  aPowerCable({ areaMm2 }, quantity),
];
const shownOn = (monitors: number, ...beside: GivenLine[]): GivenLine[] => [
  ...withRecorder({ outputs: 2 }).filter(({ role }) => role !== 'monitor'),
  aMonitor({}, monitors),
  ...beside,
];
const withItem = (quantity: number): Settings => ({
  mandatory: [{ role: 'fireLinkModule', quantity, attributes: {}, clause: 'GB 1 2.3', beside: ['ipCamera'] }],
});
const modules: GivenLine[] = [...completeList(), { role: 'fireLinkModule', quantity: 2, attributes: {} }];
// 32 × 2560 ÷ 1024 = 80 Mbps through it
const hungBelow = (above: Record<string, RoleAttribute>): GivenLine[] => [
  aCamera({}, 32),
  aRecorder({ channels: 32, incomingMbps: 160, hddBays: 4 }),
  aDisk({ sizeTB: 16 }, 2),
  aPoeSwitch({ poePorts: 16 }, 2),
  { role: 'networkSwitch', quantity: 1, attributes: { ports: 8, ...above } },
  aCableBox({}, 7),
  aPlugPack(),
  aMonitor(),
  aUps(),
];

const CASES: readonly Case[] = [
  {
    says: 'NVR_MISSING error 1 8',
    amiss: withOnly('nvr'),
    enough: completeList(),
    proposes: ['1 nvr {"channels":8,"incomingMbps":80,"hddBays":2,"decode1080p":16}'],
  },
  {
    says: 'NVR_CHANNELS_SHORT error 2 1',
    amiss: withRecorder({ channels: 7 }),
    enough: withRecorder({ channels: 8 }),
    // the recorder more needs a disk of its own
    proposes: ['1 nvr {"channels":4,"incomingMbps":40,"hddBays":1,"decode1080p":8}', '1 hdd {"sizeTB":8}'],
  },
  {
    // 8 × (2048 + 512) ÷ 1000 = 20.48 Mbps
    says: 'NVR_BANDWIDTH_SHORT error 2 0.98',
    amiss: withRecorder({ incomingMbps: 19.5 }),
    enough: withRecorder({ incomingMbps: 25.6 }),
    proposes: ['1 nvr {"channels":4,"incomingMbps":40,"hddBays":1,"decode1080p":8}', '1 hdd {"sizeTB":8}'],
  },
  // four fifths of 25.6 are 20.48
  { says: 'NVR_BANDWIDTH_TIGHT warning 2a', amiss: withRecorder({ incomingMbps: 25.5 }), enough: withRecorder({ incomingMbps: 25.6 }) },
  {
    // four of 2.56 Mbps on the one, two on the other
    says: 'NVR_UNASSIGNABLE error 3 2',
    amiss: recordedBy(aRecorder({ incomingMbps: 10.3 }), aRecorder({ channels: 2 })),
    enough: recordedBy(aRecorder({ incomingMbps: 19.2 }), aRecorder({ channels: 2 })),
    // one of four channels would have the slow one at its limit, for there are two disks
    proposes: ['1 nvr {"channels":8,"incomingMbps":80,"hddBays":2,"decode1080p":16}'],
  },
  { says: 'CODEC_UNSUPPORTED error 4', amiss: withRecorder({ codecs: ['H264', 'H264+'] }), enough: withRecorder({ codecs: ['H265'] }) },
  { says: 'RESOLUTION_UNSUPPORTED error 5', amiss: withRecorder({ maxResolution: '960P' }), enough: withRecorder({ maxResolution: '1080P' }) },
  { says: 'PROTOCOL_MISMATCH error 6', amiss: strangers(['GB28181']), enough: strangers(['GB28181', 'ONVIF']) },
  { says: 'NVR_DECODE_SHORT warning 6a', amiss: withRecorder({ decode1080p: 0.5 }), enough: withRecorder({ decode1080p: 1 }) },
  { says: 'CODEC_FALLBACK info 6b', amiss: ofBrands('甲', '乙'), enough: ofBrands('甲', '甲') },
  {
    // 8 × 2048 ÷ 8 × 86,400 ÷ 1024² × 30 ÷ 1024 = 4.94 TB; a labelled TB holds 0.9095
    says: 'HDD_MISSING error 7 4.94',
    amiss: withOnly('hdd'),
    enough: withOnly('hdd', aDisk({ sizeTB: 6 })),
    proposes: ['2 hdd {"sizeTB":4}'],
  },
  {
    // 4.94 − 4 × 0.9095
    says: 'HDD_SHORT error 7 1.31',
    amiss: withOnly('hdd', aDisk({ sizeTB: 4 })),
    enough: withOnly('hdd', aDisk({ sizeTB: 4 }, 2)),
    proposes: ['1 hdd {"sizeTB":4}'],
  },
  {
    says: 'HDD_BAYS_SHORT error 8 1',
    amiss: withOnly('hdd', aDisk({}, 3)),
    enough: withOnly('hdd', aDisk({}, 2)),
    proposes: ['1 nvr {"channels":4,"incomingMbps":40,"hddBays":1,"decode1080p":8}'],
  },
  {
    says: 'HDD_UNASSIGNABLE error 8a 4',
    amiss: withOnly('nvr', aRecorder({ channels: 4 }, 2)),
    enough: recordedBy(aRecorder({ channels: 4 }, 2)),
    proposes: ['1 hdd {"sizeTB":8}'],
  },
  { says: 'ENCLOSURE_UNFIT error 8b 1', amiss: enclosedAt(7), enough: enclosedAt(8) },
  { says: 'HDD_TOO_LARGE error 9', amiss: withRecorder({ maxDiskTB: 7.9 }), enough: withRecorder({ maxDiskTB: 8 }) },
  {
    says: 'POE_PORTS_SHORT error 10 1',
    amiss: [...withOnly('poeSwitch', aPoeSwitch({ poePorts: 7 })), aNetworkSwitch()],
    enough: withOnly('poeSwitch', aPoeSwitch({ poePorts: 8 })),
    proposes: ['1 poeSwitch {"poePorts":4,"poeBudgetW":60,"poeStandard":"at"}'],
  },
  {
    // 2 W over 50 m (6.25 Ω, 44 V): I = (44 − √(1936 − 50)) ÷ 12.5 = 0.04575 A, 2.0131 W; × 8 × 1.2 = 19.33 W
    // what is bought has the reserve; what is listed is enough without (CHECK-2.14)
    says: 'POE_POWER_SHORT error 11 3.3',
    amiss: withOnly('poeSwitch', aPoeSwitch({ poeBudgetW: 16 })),
    enough: withOnly('poeSwitch', aPoeSwitch({ poeBudgetW: 16.2 })),
    proposes: ['1 poeSwitch {"poePorts":4,"poeBudgetW":60,"poeStandard":"at"}'],
  },
  {
    says: 'POE_CLASS_UNSUPPORTED error 12',
    amiss: atAf(13),
    enough: atAf(12.95),
    proposes: ['1 poeSwitch {"poePorts":4,"poeBudgetW":60,"poeStandard":"at"}'],
  },
  {
    // four of 2.01 W on the one, one on the other
    says: 'POE_UNASSIGNABLE error 11a 3',
    amiss: withOnly('poeSwitch', aPoeSwitch({ poeBudgetW: 10 }), aPoeSwitch({ poePorts: 1 })),
    enough: withOnly('poeSwitch', aPoeSwitch({ poeBudgetW: 15 }), aPoeSwitch({ poePorts: 1 })),
    proposes: ['1 poeSwitch {"poePorts":4,"poeBudgetW":60,"poeStandard":"at"}'],
  },
  // 20.48 Mbps; seven tenths of 28 are 19.6
  {
    says: 'UPLINK_SHORT error 14a 0.9',
    amiss: withOnly('poeSwitch', aPoeSwitch({ uplinkMbps: 28 })),
    enough: withOnly('poeSwitch', aPoeSwitch({ uplinkMbps: 43 })),
  },
  // 0.6 ÷ 1.25 of 42 are 20.16, of 43 20.64
  {
    says: 'UPLINK_TIGHT warning 14d',
    amiss: withOnly('poeSwitch', aPoeSwitch({ uplinkMbps: 42 })),
    enough: withOnly('poeSwitch', aPoeSwitch({ uplinkMbps: 43 })),
  },
  {
    // 8 × 2.56 Mbps: 15.05 and 15.05 carry 20.48, but one recorder takes two cameras, and six are 15.36
    says: 'RECORDER_LINK_UNASSIGNABLE error 14e 1',
    amiss: [
      ...recordedBy(aRecorder({ channels: 6 }), aRecorder({ channels: 2 })).filter(({ role }) => role !== 'poeSwitch'),
      aPoeSwitch({ uplinkMbps: 21.5, uplinkPorts: 4 }),
    ],
    enough: [
      ...recordedBy(aRecorder({ channels: 6 }), aRecorder({ channels: 2 })).filter(({ role }) => role !== 'poeSwitch'),
      aPoeSwitch({ uplinkMbps: 22, uplinkPorts: 4 }),
    ],
  },
  {
    // eight cameras and a recorder on eight ports
    says: 'DATA_PORTS_SHORT error 13a 1',
    amiss: [...withOnly('poeSwitch', aNetworkSwitch({ ports: 8 })).map(on24V), ...supplies24V],
    enough: [...withOnly('poeSwitch', aNetworkSwitch({ ports: 9 })).map(on24V), ...supplies24V],
    proposes: ['1 networkSwitch {"ports":8}'],
  },
  {
    // five switches and a recorder: one switch has two uplinks and two free ports for the five others
    says: 'AGGREGATION_SWITCH_MISSING warning 14 1',
    amiss: withOnly('poeSwitch', aPoeSwitch({ poePorts: 2 }, 5)),
    enough: withOnly('poeSwitch', aPoeSwitch({ poePorts: 4 }, 3)),
    proposes: ['1 networkSwitch {"ports":8}'],
  },
  // 8 × 6 ÷ 12 ÷ 0.8 = 5 A
  { says: 'POWER_12V_SHORT error 15 0.5', amiss: fedWith(4.5), enough: fedWith(5), proposes: ['1 powerSupply12V {"currentA":1,"outputs":1}'] },
  {
    // 8 × 0.625 A = 5 on 4 outputs
    says: 'POWER_12V_OUTPUTS_SHORT error 15 4',
    amiss: fedWith(5, 4),
    enough: fedWith(5, 8),
    proposes: ['1 powerSupply12V {"currentA":3,"outputs":4}'],
  },
  // 10 W are 0.83 A
  { says: 'ADAPTER_12V_TIGHT warning 15c 8', amiss: adapted(10), enough: adapted(9.6) },
  // 40 W are 1.67 A of 2
  { says: 'ADAPTER_24V_TIGHT warning 15c 8', amiss: adapted24(40), enough: adapted24(38.4) },
  {
    says: 'DC_CABLE_SHORT warning 15b 1',
    // 61 m: one run a roll of 100 m
    amiss: wiredWith(7, 2.5),
    enough: wiredWith(8, 1.5),
    proposes: ['1 powerCable {"areaMm2":1.5,"rollM":100}'],
  },
  { says: 'TRUNK_UNSAID info 14c', amiss: hungBelow({}), enough: hungBelow({ portMbps: 1000 }) },
  {
    says: 'MONITOR_OUTPUTS_SHORT warning 17h 2',
    amiss: shownOn(4),
    enough: shownOn(4, { role: 'videoDecoder', quantity: 1, attributes: { outputs: 2 } }),
    proposes: ['1 videoDecoder {"outputs":2}'],
  },
  {
    says: 'MANDATORY_MISSING error 20 1 消防联动模块（GB 1 2.3）',
    amiss: modules,
    amissSettings: withItem(3),
    enough: modules,
    enoughSettings: withItem(2),
    proposes: ['1 fireLinkModule {}'],
  },
  {
    says: 'DISTANCE_OVER_100M error 16',
    amiss: withOnly('networkCableBox', aCableBox({}, 4)),
    // 94.1 m and 6 m at the ends
    amissSettings: { avgCableM: 94.1 },
    enough: withOnly('networkCableBox', aCableBox({}, 4)),
    enoughSettings: { avgCableM: 84 },
  },
  {
    says: 'DISTANCE_NEAR_LIMIT warning 16',
    amiss: withOnly('networkCableBox', aCableBox({}, 4)),
    amissSettings: { avgCableM: 84.1 },
    enough: withOnly('networkCableBox', aCableBox({}, 4)),
    enoughSettings: { avgCableM: 84 },
  },
  {
    // 24 W ÷ 24 V = 1 A, bought for four fifths
    says: 'POWER_24V_SHORT error 15a 1',
    amiss: fedBy24V(7),
    enough: fedBy24V(8),
    proposes: ['1 powerAdapter {"voltage":24,"currentA":2}'],
  },
  {
    // floor(305 ÷ 61) = 5 runs a box
    says: 'CABLE_SHORT warning 16 1',
    amiss: withOnly('networkCableBox', aCableBox()),
    enough: withOnly('networkCableBox', aCableBox({}, 2)),
    proposes: ['1 networkCableBox {"lengthM":305,"category":"cat5e"}'],
  },
  {
    says: 'CABLE_INDOOR info 16a 1',
    amiss: [
      ...completeList(aCamera({ location: 'outdoor', ipRating: 66 }, 3), aCamera({ location: 'indoor' }, 5)).filter(({ role }) => role !== 'networkCableBox'),
      aCableBox({ location: 'indoor' }, 2),
    ],
    enough: [
      ...completeList(aCamera({ location: 'outdoor', ipRating: 66 }, 3), aCamera({ location: 'indoor' }, 5)).filter(({ role }) => role !== 'networkCableBox'),
      aCableBox({ location: 'indoor' }),
      aCableBox({ location: 'outdoor' }),
    ],
  },
  {
    says: 'CABLE_CATEGORY_LOW info 16h 8',
    amiss: hungryOn({ category: 'cat5e' }),
    enough: hungryOn({ category: 'cat6' }),
  },
  {
    // 8 × 2 × 1.15 = 18.4
    says: 'CONNECTOR_SHORT warning 17a 1',
    amiss: withOnly('rj45Plug', aPlugPack({ pieces: 6 }, 3)),
    enough: withOnly('rj45Plug', aPlugPack({ pieces: 1 }, 19)),
    proposes: ['1 rj45Plug {"pieces":100}'],
  },
  {
    // four of eight on fibre, 50 × 1.1 + 24 = 79 m each: 12 to a roll of 1000 m
    says: 'FIBRE_SHORT warning 16b 1',
    amiss: onFibre({ fibreCord: 8 }),
    enough: onFibre({ fibreCable: 1, fibreCord: 8 }),
    proposes: ['1 fibreCable {"fibreMode":"single","cores":2,"rollM":1000}'],
  },
  {
    says: 'FIBRE_CORD_SHORT warning 16c 1',
    amiss: onFibre({ fibreCable: 1, fibreCord: 3, fibrePigtail: 4 }),
    enough: onFibre({ fibreCable: 1, fibreCord: 4, fibrePigtail: 4 }),
    proposes: ['1 fibreCord {"fibreMode":"single"}'],
  },
  {
    says: 'CORD_SHORT warning 16d 1',
    amiss: allOnFibre(15),
    enough: allOnFibre(16),
    proposes: ['1 patchCord {"lengthM":2}'],
  },
  {
    says: 'FIBRE_REACH_SHORT warning 16e 8',
    amiss: farOnFibre(0.08),
    amissSettings: { avgCableM: 81 },
    enough: farOnFibre(0.081),
    enoughSettings: { avgCableM: 81 },
  },
  {
    says: 'CONVERTER_UNPAIRED warning 16h 1',
    amiss: paired({ single: 7, multi: 0 }),
    enough: paired({ single: 6, multi: 2 }),
    proposes: ['1 mediaConverter {"fibreMode":"single","portMbps":100,"ports":1}'],
  },
  {
    says: 'SFP_FIBRE_MISSING warning 16f 2',
    amiss: withModules(1000),
    enough: [...withModules(1000), ...beside({ fibreCord: 1 })],
    proposes: ['2 fibreCord {"fibreMode":"multi"}'],
  },
  {
    says: 'SFP_UNFIT warning 16g 2',
    amiss: [...withModules(10_000), ...beside({ fibreCord: 2 })],
    enough: [...withModules(1000), ...beside({ fibreCord: 2 })],
  },
  {
    says: 'BRACKET_SHORT warning 17b 1 pole',
    amiss: [...withCamera({ bracket: 'pole' }), aBracket('pole', 7)],
    enough: [...withCamera({ bracket: 'pole' }), aBracket('pole', 8)],
    proposes: ['1 bracket {"type":"pole"}'],
  },
  {
    says: 'BRACKET_UNFIT warning 17b 8 wall',
    amiss: onBrackets('乙'),
    enough: onBrackets('甲'),
    proposes: ['8 bracket {"type":"wall","spus":["甲"],"skus":["甲2"]}'],
  },
  {
    says: 'ENV_UNSUITABLE error 17c',
    amiss: withCamera({ location: 'outdoor', ipRating: 65 }),
    enough: withCamera({ location: 'outdoor', ipRating: 66 }),
  },
  {
    says: 'JUNCTION_SHORT warning 17f 1',
    amiss: [...outdoors, { role: 'junctionBox', quantity: 7, attributes: {} }],
    enough: [...outdoors, { role: 'junctionBox', quantity: 8, attributes: {} }],
    proposes: ['1 junctionBox {"ipRating":66}'],
  },
  {
    says: 'LICENCE_SHORT error 17g 1',
    amiss: onPlatform(7),
    enough: onPlatform(8),
    proposes: ['1 videoLicence {"licencePoints":1}'],
  },
  { says: 'MONITOR_MISSING warning 17d 1', amiss: withOnly('monitor'), enough: withOnly('monitor', aMonitor()), proposes: ['1 monitor {}'] },
  { says: 'UPS_RECOMMENDED info 17e', amiss: withOnly('upsHost'), enough: withOnly('upsHost', aUps()) },
  { says: 'CAMERA_MISSING warning 18', amiss: withOnly('ipCamera'), enough: completeList() },
  {
    says: 'RETENTION_BELOW_30 warning 19',
    amiss: completeList(),
    amissSettings: { retentionDays: 29 },
    enough: completeList(),
    enoughSettings: { retentionDays: 30 },
  },
];
const codeOf = (says: string): string => says.split(' ')[0] ?? '';

/** It depends on the effort of the check, not on the list alone; see `effort.test.ts`. */
const OF_EFFORT = 'ASSIGNMENT_UNDECIDED';

/** It is said once the right brackets are there; see `bracket-rule.test.ts`. */
const LEFT_OVER = 'BRACKET_IDLE';

it('every code the check knows stands in the table', () =>
  expect([OF_EFFORT, LEFT_OVER, ...OF_SAFETY, ...CASES.map(({ says }) => codeOf(says))].toSorted()).toEqual(Object.keys(issueSentences).toSorted()));

describe.each(CASES)('$says', ({ says, amiss, amissSettings, enough, enoughSettings, proposes = [] }) => {
  const answer = checked(amiss, amissSettings);

  it('is all that is said of a list with this one thing amiss', () =>
    expect(
      answer.issues.map(({ code, severity, rule, shortBy, subject }) =>
        [code, severity, rule, shortBy, subject].filter((piece) => piece !== null && piece !== '').join(' '),
      ),
    ).toEqual([says]));

  it('is said of no list that has just enough', () =>
    expect(checked(enough, enoughSettings)).toMatchObject({ ok: true, issues: [], additions: [], incomplete: [] }));

  it('keeps a list from being in order only where it is an error', () => expect(answer.ok).toBe(!says.includes(' error ')));

  it('is cured by what is proposed for it, and by nothing else', () => {
    expect(proposed(amiss, amissSettings)).toEqual(proposes);
    expect(answer.issues[0]?.cures).toEqual(proposes.map((_line, place) => place));
  });

  it('does not return once what was proposed is bought, and stays where the user has to decide', () => {
    const bought = answer.additions.map((line): GivenLine => ({
      ...line,
      attributes: { ...line.attributes, ...(says.includes('UNFIT') ? { spu: '甲' } : {}) },
    }));
    expect(
      checked([...amiss, ...bought], amissSettings)
        .issues.map(({ code }) => code)
        .filter((code) => code !== LEFT_OVER),
    ).toEqual(proposes.length > 0 ? [] : [codeOf(says)]);
  });
});
