/** Where each camera goes: onto a recorder, a port, a supply, and what belongs to its place. Eight cameras of 2.5 Mbps and 2 W. Source: CHECK-6, CHECK-7, CHECK-8. */
import { expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import { aCamera, aDisk, aPoeSwitch, aRecorder, aSupply, checked, completeList, found } from './list-builder.ts';

/** The complete list without these roles. */
const others = (...roles: string[]): GivenLine[] => completeList().filter(({ role }) => !roles.includes(role));
const injector = (poeBudgetW: number, poeStandard: string, quantity = 1): GivenLine => ({
  role: 'poeInjector',
  quantity,
  attributes: { poePorts: 1, poeBudgetW, poeStandard },
});
const adapter = (voltage: number, currentA: number, quantity: number): GivenLine => ({
  role: 'powerAdapter',
  quantity,
  attributes: { voltage, currentA },
});
const storageServer = (incomingMbps: number, hddBays: number): GivenLine => ({
  role: 'storageServer',
  quantity: 1,
  attributes: { incomingMbps, hddBays },
});
const points = (role: string, licencePoints: number): GivenLine => ({
  role,
  quantity: 1,
  attributes: { licencePoints },
});

interface Case {
  title: string;
  list: GivenLine[];
  codes: string[];
}

const CASES: readonly Case[] = [
  {
    title: 'two of four channels, a disk in each',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 4 }, 2), aDisk({}, 2)],
    codes: [],
  },
  {
    title: 'two of four channels, one disk',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 4 }, 2), aDisk({}, 1)],
    codes: ['HDD_UNASSIGNABLE 4'],
  },
  {
    title: 'eight of one channel, eight disks',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 1 }, 8), aDisk({}, 8)],
    codes: [],
  },
  {
    title: 'eight of one channel, seven disks',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 1 }, 8), aDisk({}, 7)],
    codes: ['HDD_UNASSIGNABLE 1'],
  },
  {
    title: 'a recorder that has room for all leaves the other without a disk',
    list: [...others('nvr', 'hdd'), aRecorder(), aRecorder({ channels: 4 }), aDisk({}, 1)],
    codes: [],
  },
  {
    title: 'bandwidth for seven at one, a channel at the other',
    list: [...others('nvr', 'hdd'), aRecorder({ incomingMbps: 17.5 }), aRecorder({ channels: 1 }), aDisk({}, 2)],
    codes: [],
  },
  {
    title: 'bandwidth for six at one, a channel at the other',
    list: [...others('nvr', 'hdd'), aRecorder({ incomingMbps: 15 }), aRecorder({ channels: 1, incomingMbps: 80 }), aDisk({}, 2)],
    codes: ['NVR_UNASSIGNABLE 1'],
  },
  {
    title: 'bandwidth that no camera fits into counts for nothing',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 7 }), aRecorder({ channels: 1, incomingMbps: 2 }), aDisk({}, 2)],
    codes: ['NVR_UNASSIGNABLE 1'],
  },
  {
    title: 'the codec at one recorder, the channels at the other',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 7 }), aRecorder({ codecs: ['H264'] }), aDisk({}, 2)],
    codes: ['NVR_UNASSIGNABLE 1'],
  },
  {
    title: 'the picture at one recorder, the channels at the other',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 7 }), aRecorder({ maxResolution: '720P' }), aDisk({}, 2)],
    codes: ['NVR_UNASSIGNABLE 1'],
  },
  {
    title: 'a weak decoder beside a strong one',
    list: [...others('nvr', 'hdd'), aRecorder({ decode1080p: 0.5 }), aRecorder(), aDisk({}, 2)],
    codes: [],
  },
  {
    title: 'four ports and four',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ poePorts: 4 }, 2)],
    codes: [],
  },
  {
    title: 'seven ports and an injector',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ poePorts: 7 }), injector(15, 'af')],
    codes: [],
  },
  {
    title: 'seven ports and an injector too weak for any',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ poePorts: 7 }), injector(1, 'af')],
    codes: ['POE_UNASSIGNABLE 1'],
  },
  {
    title: 'eight injectors',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), injector(15, 'af', 8)],
    codes: [],
  },
  {
    title: 'seven injectors',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), injector(15, 'af', 7)],
    codes: ['POE_PORTS_SHORT 1'],
  },
  {
    title: 'bt from injectors, at from the switch',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 6), aCamera({ powerW: 45 }, 2), aPoeSwitch(), injector(60, 'bt3', 2)],
    codes: [],
  },
  {
    title: 'bt from one injector for two',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 6), aCamera({ powerW: 45 }, 2), aPoeSwitch(), injector(60, 'bt3')],
    codes: ['POE_PORTS_SHORT 1', 'POE_POWER_SHORT 54.9'],
  },
  {
    title: 'ports of a recorder serve up to at',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ poePorts: 4 }), aRecorder({ channels: 0, poePorts: 4, poeBudgetW: 60 })],
    codes: [],
  },
  {
    title: 'an uplink of 1000M',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ uplinkMbps: 1000 })],
    codes: [],
  },
  {
    title: 'an uplink of 10M',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ uplinkMbps: 10 })],
    codes: ['UPLINK_SHORT 13'],
  },
  {
    title: 'two uplinks of 20M, four cameras each',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ uplinkMbps: 20 }, 2)],
    codes: [],
  },
  {
    title: 'two uplinks of 10M, two cameras each',
    list: [...others('poeSwitch', 'ipCamera'), aCamera({}, 8), aPoeSwitch({ uplinkMbps: 10 }, 2)],
    codes: ['UPLINK_SHORT 6'],
  },
  {
    title: 'eight adapters of 1 A for eight of 9.6 W',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 9.6 }, 8), adapter(12, 1, 8)],
    codes: [],
  },
  {
    title: 'seven adapters of 1 A',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 9.6 }, 8), adapter(12, 1, 7)],
    codes: ['POWER_12V_SHORT 1'],
  },
  {
    title: 'seven adapters and a supply for the last',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 9.6 }, 8), adapter(12, 1, 7), aSupply({ currentA: 1 })],
    codes: [],
  },
  {
    title: 'adapters of 24 V feed none of 12 V',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 9.6 }, 8), adapter(24, 3, 8)],
    codes: ['POWER_12V_SHORT 8'],
  },
  {
    title: 'eight supplies of 0.9 A hold none of 1 A, though two amperes more are there',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 9.6 }, 8), aSupply({ currentA: 0.9 }, 12)],
    codes: ['POWER_12V_SHORT 8'],
  },
  {
    title: 'a supply of 8 A',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 9.6 }, 8), aSupply({ currentA: 8 })],
    codes: [],
  },
  {
    title: 'AC 24 V: an adapter each',
    list: [...others('ipCamera'), aCamera({ power: 'ac24', powerW: 24 }, 8), adapter(24, 2, 8)],
    codes: [],
  },
  {
    title: 'AC 24 V: adapters too weak',
    list: [...others('ipCamera'), aCamera({ power: 'ac24', powerW: 24 }, 8), adapter(24, 1, 8)],
    codes: ['POWER_24V_SHORT 8'],
  },
  {
    title: 'AC 24 V: adapters of 12 V',
    list: [...others('ipCamera'), aCamera({ power: 'ac24', powerW: 24 }, 8), adapter(12, 5, 8)],
    codes: ['POWER_24V_SHORT 8'],
  },
  {
    title: 'AC 24 V: none',
    list: [...others('ipCamera'), aCamera({ power: 'ac24', powerW: 24 }, 8)],
    codes: ['POWER_24V_SHORT 8'],
  },
  {
    title: 'on the air no cable and no plugs',
    list: [...others('ipCamera', 'networkCableBox', 'rj45Plug'), aCamera({ power: 'dc12', powerW: 5, wireless: true }, 8), aSupply()],
    codes: [],
  },
  {
    title: 'on a cable both',
    list: [...others('ipCamera', 'networkCableBox', 'rj45Plug'), aCamera({ power: 'dc12', powerW: 5 }, 8), aSupply()],
    codes: ['CABLE_SHORT 2', 'CONNECTOR_SHORT 19'],
  },
  {
    title: 'a platform beside doors is not asked for licences',
    list: [...completeList(), points('managementPlatform', 2), { role: 'doorController', quantity: 1, attributes: {} }],
    codes: [],
  },
  {
    title: 'licences beside the platform count',
    list: [...completeList(), points('managementPlatform', 2), points('videoLicence', 6)],
    codes: [],
  },
  {
    title: 'licences without a platform are no matter',
    list: [...completeList(), points('videoLicence', 1)],
    codes: [],
  },
  {
    title: 'two platforms',
    list: [...completeList(), points('managementPlatform', 3), points('managementPlatform', 4)],
    codes: ['LICENCE_SHORT 1'],
  },
  {
    title: 'outdoors on a wall, bracket included',
    list: [...others('ipCamera'), aCamera({ location: 'outdoor', bracket: 'wall', bracketIncluded: true }, 8)],
    codes: ['JUNCTION_SHORT 8'],
  },
  {
    title: 'outdoors on a ceiling, bracket included',
    list: [...others('ipCamera'), aCamera({ location: 'outdoor', bracket: 'ceiling', bracketIncluded: true }, 8)],
    codes: ['JUNCTION_SHORT 8'],
  },
  {
    title: 'outdoors on a corner, bracket included',
    list: [...others('ipCamera'), aCamera({ location: 'outdoor', bracket: 'corner', bracketIncluded: true }, 8)],
    codes: ['JUNCTION_SHORT 8'],
  },
  {
    title: 'outdoors on a pole, bracket included',
    list: [...others('ipCamera'), aCamera({ location: 'outdoor', bracket: 'pole', bracketIncluded: true }, 8)],
    codes: [],
  },
  {
    title: 'indoors on a wall',
    list: [...others('ipCamera'), aCamera({ location: 'indoor', bracket: 'wall', bracketIncluded: true }, 8)],
    codes: [],
  },
  {
    title: 'outdoors on a wall, its joint in the arm',
    list: [...others('ipCamera'), aCamera({ location: 'outdoor', bracket: 'wall', bracketIncluded: true, junctionBox: false }, 8)],
    codes: [],
  },
  {
    title: 'a storage server takes all that its bandwidth holds',
    list: [...others('nvr'), storageServer(20, 1)],
    codes: [],
  },
  {
    title: 'a storage server too slow',
    list: [...others('nvr'), storageServer(19, 1)],
    codes: ['NVR_BANDWIDTH_SHORT 1'],
  },
  {
    title: 'a storage server without bays',
    list: [...others('nvr'), storageServer(20, 0)],
    codes: ['HDD_BAYS_SHORT 1'],
  },
  {
    title: 'adapters of 2 A at their eight tenths',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 19.2 }, 8), adapter(12, 2, 8)],
    codes: [],
  },
  {
    title: 'adapters of 2 A a little above',
    list: [...others('ipCamera'), aCamera({ power: 'dc12', powerW: 19.3 }, 8), adapter(12, 2, 8)],
    codes: ['POWER_12V_SHORT 0.08'],
  },
  {
    title: 'two platforms with points enough',
    list: [...completeList(), points('managementPlatform', 4), points('managementPlatform', 4)],
    codes: [],
  },
  {
    title: 'indoors under a ceiling',
    list: [...others('ipCamera'), aCamera({ location: 'indoor', bracket: 'ceiling', bracketIncluded: true }, 8)],
    codes: [],
  },
  {
    title: 'outdoors on a pole, its joint outside',
    list: [...others('ipCamera'), aCamera({ location: 'outdoor', bracket: 'pole', bracketIncluded: true, junctionBox: true }, 8)],
    codes: ['JUNCTION_SHORT 8'],
  },
  {
    title: 'three recorders, three disks',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 3 }, 2), aRecorder({ channels: 2 }), aDisk({}, 3)],
    codes: [],
  },
  {
    title: 'three recorders, two disks',
    list: [...others('nvr', 'hdd'), aRecorder({ channels: 3 }, 2), aRecorder({ channels: 2 }), aDisk({}, 2)],
    codes: ['HDD_UNASSIGNABLE 2'],
  },
];

/** Cured by what is added: none of these may come back. */
const CURED = [
  'NVR_UNASSIGNABLE',
  'HDD_UNASSIGNABLE',
  'POE_UNASSIGNABLE',
  'POE_PORTS_SHORT',
  'POWER_12V_SHORT',
  'POWER_24V_SHORT',
  'LICENCE_SHORT',
  'JUNCTION_SHORT',
];

it.each(CASES.filter(({ codes }) => codes.some((code) => CURED.some((cured) => code.startsWith(cured)))))('$title: bought, it is in order', ({ list }) => {
  const { issues, additions } = checked(list);
  for (const { cures } of issues) expect(cures).not.toEqual([]);
  expect(found([...list, ...additions])).toEqual([]);
});

it.each(CASES.filter(({ codes }) => codes.length === 0))('$title: nothing is proposed', ({ list }) => {
  const { ok, additions } = checked(list);
  expect(ok).toBe(true);
  expect(additions).toEqual([]);
});

it.each(CASES)('$title, whichever way round the list stands', ({ list, codes }) => expect(found(list.toReversed())).toEqual(codes));

it.each(CASES)('$title: the same twice', ({ list }) => expect(checked(list)).toEqual(checked(list)));

it.each(CASES)('$title: places are places of the list', ({ list }) => {
  for (const { lines } of checked(list).issues) for (const line of lines) expect(list[line]).toBeDefined();
});

it.each(CASES)('$title: each sentence has its figure', ({ list }) => {
  for (const { why } of checked(list).issues) expect(why).toMatch(/\d/);
});

it('what no search decides in its steps is not told as a fault', () => {
  const cameras = Array.from({ length: 40 }, (_, place) => aCamera({ bitrateKbps: 1000 + 37 * place, subStreamKbps: 0 }, 3));
  const recorders = Array.from({ length: 30 }, (_, place) => aRecorder({ channels: 5, incomingMbps: 7 + (place % 3) }));
  expect(found([...cameras, ...recorders]).filter((code) => code.startsWith('NVR_UNASSIGNABLE'))).toEqual([]);
});

it.each(CASES)('$title', ({ list, codes }) => expect(found(list)).toEqual(codes));
