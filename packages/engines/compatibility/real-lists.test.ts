/** Lists as installers write them for real kinds of projects, typed in whole: what is said of each, and nothing else. Source: CHECK-2, CHECK-6.6, CHECK-7. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { checked } from './list-builder.ts';

type Attributes = Record<string, RoleAttribute>;
const one = (role: string, quantity: number, attributes: Attributes = {}): GivenLine => ({ role, quantity, attributes });
const cam = (quantity: number, attributes: Attributes = {}): GivenLine =>
  one('ipCamera', quantity, {
    resolution: '4MP',
    codec: 'H265',
    power: 'poe',
    powerW: 7,
    location: 'indoor',
    bracket: 'ceiling',
    bracketIncluded: true,
    ...attributes,
  });
/** Cable, plugs, a screen and a UPS. */
const rest = (boxes: number, more: Attributes = {}): GivenLine[] => [
  one('networkCableBox', boxes, more),
  one('rj45Plug', 1, { pieces: 100 }),
  one('monitor', 1),
  one('upsHost', 1),
];
const gigabit: Attributes = { poeStandard: 'at', uplinkPorts: 2, uplinkMbps: 1000 };
const fast: Attributes = { poeStandard: 'at', uplinkPorts: 2, uplinkMbps: 100 };

interface Project {
  name: string;
  lines: GivenLine[];
  settings?: { avgCableM: number };
  says: string[];
}
const PROJECTS: Project[] = [
  {
    name: 'a shop: eight domes on the ports of their recorder',
    lines: [
      cam(8),
      one('nvr', 1, { channels: 8, incomingMbps: 80, hddBays: 1, decode1080p: 8, poePorts: 8, poeBudgetW: 100, poeStandard: 'at', maxDiskTB: 10 }),
      one('hdd', 1, { sizeTB: 10 }),
      ...rest(2),
    ],
    says: [],
  },
  {
    name: 'an office: two floors, a switch each and one above',
    lines: [
      cam(40),
      one('nvr', 1, { channels: 64, incomingMbps: 320, hddBays: 4, decode1080p: 32 }),
      one('hdd', 4, { sizeTB: 12 }),
      one('poeSwitch', 2, { poePorts: 24, poeBudgetW: 370, ...gigabit }),
      one('networkSwitch', 1, { ports: 8, portMbps: 1000 }),
      ...rest(9),
    ],
    settings: { avgCableM: 50 },
    says: [],
  },
  {
    name: 'a school: 96 cameras on two recorders',
    lines: [
      cam(60),
      cam(36, { location: 'outdoor', ipRating: 67, bracket: 'wall', bracketIncluded: false, junctionBox: true, powerW: 9 }),
      one('nvr', 2, { channels: 64, incomingMbps: 400, hddBays: 8, decode1080p: 64 }),
      one('hdd', 16, { sizeTB: 8 }),
      one('poeSwitch', 5, { poePorts: 24, poeBudgetW: 370, ...gigabit }),
      one('networkSwitch', 1, { ports: 16, portMbps: 1000 }),
      one('bracket', 36, { type: 'wall' }),
      one('junctionBox', 36, { ipRating: 66 }),
      ...rest(24, { location: 'outdoor' }),
      one('rj45Plug', 2, { pieces: 100 }),
    ],
    settings: { avgCableM: 55 },
    says: [],
  },
  {
    name: 'two full switches, linked, a recorder at each',
    lines: [
      cam(16),
      one('nvr', 2, { channels: 8, incomingMbps: 80, hddBays: 1, decode1080p: 8 }),
      one('hdd', 2, { sizeTB: 10 }),
      one('poeSwitch', 2, { poePorts: 8, poeBudgetW: 96, ...fast }),
      ...rest(4),
    ],
    says: [],
  },
  {
    // 106.5 Mbps leave one switch by two links of 100: 140 carry it, 96 are planned with
    name: 'one switch of 100 Mbps, two recorders, each at an uplink',
    lines: [
      cam(16, { bitrateKbps: 6144 }),
      one('nvr', 2, { channels: 8, incomingMbps: 80, hddBays: 2, decode1080p: 16 }),
      one('hdd', 4, { sizeTB: 12 }),
      one('poeSwitch', 1, { poePorts: 16, poeBudgetW: 230, ...fast }),
      ...rest(4),
    ],
    says: ['UPLINK_TIGHT'],
  },
  {
    name: 'the same cameras on one recorder, by one link',
    lines: [
      cam(16, { bitrateKbps: 6144 }),
      one('nvr', 1, { channels: 16, incomingMbps: 160, hddBays: 4, decode1080p: 16 }),
      one('hdd', 4, { sizeTB: 12 }),
      one('poeSwitch', 1, { poePorts: 16, poeBudgetW: 230, ...fast }),
      ...rest(4),
    ],
    says: ['UPLINK_SHORT'],
  },
  {
    // makers give 24 V 3 A to domes of 60 W: 83 %
    name: 'domes of AC 24 V with the supplies they come with',
    lines: [
      cam(4, { power: 'ac24', powerW: 60, location: 'outdoor', ipRating: 66, bracket: 'pole' }),
      one('powerAdapter', 4, { voltage: 24, currentA: 3 }),
      one('nvr', 1, { channels: 4, incomingMbps: 40, hddBays: 1, decode1080p: 8 }),
      one('hdd', 1, { sizeTB: 10 }),
      one('networkSwitch', 1, { ports: 8, portMbps: 100 }),
      ...rest(1, { location: 'outdoor' }),
    ],
    says: ['ADAPTER_24V_TIGHT'],
  },
  {
    name: 'a warehouse on a central supply of 12 V',
    lines: [
      cam(16, { power: 'dc12', powerW: 6, resolution: '1080P' }),
      one('powerSupply12V', 1, { currentA: 10, outputs: 18 }),
      one('powerCable', 8, { areaMm2: 1.5, rollM: 100 }),
      one('nvr', 1, { channels: 16, incomingMbps: 160, hddBays: 2, decode1080p: 16 }),
      one('hdd', 2, { sizeTB: 6 }),
      one('networkSwitch', 1, { ports: 24, portMbps: 1000 }),
      ...rest(4),
    ],
    settings: { avgCableM: 40 },
    says: [],
  },
  {
    name: 'a hotel: 128 cameras, a storage server, a platform, a decoder',
    lines: [
      cam(128),
      one('storageServer', 1, { incomingMbps: 1024, hddBays: 24, maxDiskTB: 16 }),
      one('hdd', 16, { sizeTB: 10 }),
      one('managementPlatform', 1, { licencePoints: 128 }),
      one('videoDecoder', 1, { outputs: 4 }),
      one('monitor', 3),
      one('boothPc', 1),
      one('poeSwitch', 6, { poePorts: 24, poeBudgetW: 370, ...gigabit }),
      one('networkSwitch', 1, { ports: 16, portMbps: 1000 }),
      one('rj45Plug', 3, { pieces: 100 }),
      ...rest(26),
    ],
    settings: { avgCableM: 50 },
    says: [],
  },
  {
    name: 'a car park with one run of 180 m on fibre',
    lines: [
      cam(6, { location: 'outdoor', ipRating: 67, bracket: 'pole', runAvgM: 60, runMaxM: 180 }),
      one('mediaConverter', 2, { fibreMode: 'single', portMbps: 100, distanceKm: 20, ports: 1, location: 'outdoor' }),
      one('fibreCable', 1, { fibreMode: 'single', cores: 4, location: 'outdoor', rollM: 1000 }),
      one('fibreCord', 2, { fibreMode: 'single' }),
      one('powerAdapter', 2, { voltage: 12, currentA: 1, location: 'outdoor' }),
      one('poeInjector', 1, { poePorts: 1, poeBudgetW: 30, poeStandard: 'at' }),
      one('nvr', 1, { channels: 8, incomingMbps: 80, hddBays: 2, decode1080p: 16 }),
      one('hdd', 2, { sizeTB: 6 }),
      one('poeSwitch', 1, { poePorts: 8, poeBudgetW: 120, ...gigabit }),
      ...rest(2, { location: 'outdoor' }),
    ],
    says: [],
  },
  {
    // H265+ comes as H265 by ONVIF: 14.83 TB of 14.55
    name: 'cameras of one maker on a recorder of another, disks reckoned for the maker’s own codec',
    lines: [
      cam(16, { codec: 'H265+', brand: '甲', protocols: ['ONVIF'] }),
      one('nvr', 1, { channels: 16, incomingMbps: 160, hddBays: 2, decode1080p: 16, brand: '乙', protocols: ['ONVIF'] }),
      one('hdd', 2, { sizeTB: 8 }),
      one('poeSwitch', 1, { poePorts: 16, poeBudgetW: 230, ...gigabit }),
      ...rest(4),
    ],
    says: ['CODEC_FALLBACK', 'HDD_SHORT'],
  },
  {
    // 213 of 256 Mbps
    name: '32 cameras of 8MP on a recorder of 32 channels',
    lines: [
      cam(32, { resolution: '8MP' }),
      one('nvr', 1, { channels: 32, incomingMbps: 256, hddBays: 8, decode1080p: 32 }),
      one('hdd', 8, { sizeTB: 12 }),
      one('poeSwitch', 2, { poePorts: 24, poeBudgetW: 370, ...gigabit }),
      ...rest(7),
    ],
    says: ['NVR_BANDWIDTH_TIGHT'],
  },
  {
    name: 'a farm by radio',
    lines: [
      cam(4, { power: 'dc12', powerW: 5, location: 'outdoor', ipRating: 67, bracket: 'pole', wireless: true }),
      one('wirelessBridge', 2, { distanceKm: 3 }),
      one('powerAdapter', 4, { voltage: 12, currentA: 1, location: 'outdoor' }),
      one('nvr', 1, { channels: 4, incomingMbps: 40, hddBays: 1, decode1080p: 8 }),
      one('hdd', 1, { sizeTB: 6 }),
      one('networkSwitch', 1, { ports: 8, portMbps: 100 }),
      one('monitor', 1),
      one('upsHost', 1),
    ],
    says: [],
  },
];

describe('what is said of', () => {
  it.each(PROJECTS)('$name', ({ lines, settings = {}, says }) => expect(checked(lines, settings).issues.map(({ code }) => code)).toEqual(says));
});
