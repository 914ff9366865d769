/**
 * What products of the demo catalogue need or take. By category it is said what would do, the most usual first; which of it a family is
 * given follows from the attributes of both (`accessory-fit.ts`), so that it fits. Source: CHECK-4, GOODS-31.
 */
import { fitsFamily, type FittedGoods } from './accessory-fit.ts';
import type { Family } from './catalog-family.ts';

export type Need = 'needed' | 'optional';
type NeededAccessory = readonly [model: string, need: Need];
/** Models of which the first that fits is taken. */
type Choice = readonly [models: string, need: Need];

const INJECTOR: Choice = ['HV-PI15 HV-PI30 HV-PI60 HV-PI90', 'optional'];
const ADAPTER: Choice = ['HV-PA12-1 HV-PA12-2 HV-PA12-2-O', 'optional'];
const ADAPTER_24V: Choice = ['HV-PA24-3 HV-PA24-4-O', 'optional'];
const SUPPLIES: readonly Choice[] = [INJECTOR, ADAPTER, ADAPTER_24V];
const JUNCTION: Choice = ['HV-JB-110 HV-JB-130', 'optional'];
const ROUND_MOUNTS: readonly Choice[] = [
  ['HV-BR-S1 HV-BR-S2', 'optional'],
  ['HV-BR-W2', 'optional'],
  ['HV-BR-C2', 'optional'],
];

const BY_CATEGORY: Readonly<Record<string, readonly Choice[]>> = {
  'dome-camera': [...ROUND_MOUNTS, JUNCTION, ...SUPPLIES],
  'turret-camera': [['HV-BR-W2', 'optional'], ['HV-BR-C2', 'optional'], JUNCTION, ...SUPPLIES],
  'bullet-camera': [['HV-BR-B2 HV-BR-L2', 'needed'], ['HV-BR-L2', 'optional'], JUNCTION, ...SUPPLIES],
  'ptz-camera': [['HV-BR-P2', 'needed'], ['HV-BR-H2', 'optional'], ['HV-BR-K2', 'optional'], ...SUPPLIES],
  'panoramic-camera': [['HV-BR-H2', 'needed'], ['HV-BR-C2', 'optional'], ['HV-BR-W2', 'optional'], JUNCTION, ...SUPPLIES],
  'multi-lens-camera': [['HV-BR-P2 HV-BR-B2', 'needed'], ['HV-BR-H2 HV-BR-L2', 'optional'], ...SUPPLIES],
  'box-camera': [['HV-BR-B3', 'needed'], ...SUPPLIES],
  'people-counter': [['HV-BR-C2', 'needed'], ['HV-BR-W2', 'optional'], ...SUPPLIES],
  'thermal-camera': [['HV-BR-L3', 'needed'], JUNCTION, ...SUPPLIES],
  'wireless-camera': [
    ['HV-BR-L2', 'needed'],
    ['HV-TF128', 'optional'],
    ['HV-CL-ST7', 'optional'],
  ],
  nvr: [
    ['HV-HD4TS', 'needed'],
    ['HV-HD8TS', 'optional'],
    ['HV-LM22', 'optional'],
    ['HV-HM030', 'optional'],
    ['HV-RE1 HV-RE2 HV-RE3', 'optional'],
  ],
  'poe-nvr': [
    ['HV-HD4TS', 'needed'],
    ['HV-LM22', 'optional'],
    ['HV-HM030', 'optional'],
  ],
  'smart-nvr': [
    ['HV-HD8TS', 'needed'],
    ['HV-LC-FC16', 'optional'],
    ['HV-LMK32', 'optional'],
    ['HV-HM030', 'optional'],
    ['HV-RE1 HV-RE2 HV-RE3', 'optional'],
  ],
  'disk-enclosure': [
    ['HV-HD8TE', 'needed'],
    ['HV-HD16TE', 'optional'],
    ['HV-RE1 HV-RE2 HV-RE3', 'optional'],
  ],
  'storage-server': [
    ['HV-HD16TE', 'needed'],
    ['HV-LC-VC64', 'optional'],
  ],
  'poe-switch': [
    ['HV-SFGS20 HV-SFXS10', 'optional'],
    ['HV-FCS-03', 'optional'],
    ['HV-CW06-450', 'optional'],
  ],
  'network-switch': [
    ['HV-SFGS20 HV-SFXS10', 'optional'],
    ['HV-FCS-03', 'optional'],
  ],
  'core-switch': [
    ['HV-SFXS10', 'needed'],
    ['HV-FCS-05', 'optional'],
  ],
  'media-converter': [
    ['HV-FCS-03', 'optional'],
    ['HV-TB04', 'optional'],
  ],
  'wireless-bridge': [['HV-BR-L2', 'needed'], ...SUPPLIES],
  'video-wall': [
    ['HV-DC04', 'optional'],
    ['HV-HM050', 'optional'],
  ],
  decoder: [['HV-HM050', 'optional']],
  'led-indoor': [
    ['HV-LS04', 'needed'],
    ['HV-LR08', 'needed'],
    ['HV-LP015', 'optional'],
    ['HV-SW-LED1', 'optional'],
  ],
  'led-outdoor': [
    ['HV-LS04', 'needed'],
    ['HV-LR08', 'needed'],
    ['HV-LP060', 'optional'],
    ['HV-SW-LED1', 'optional'],
  ],
  'face-terminal': [
    ['HV-PB12-03', 'needed'],
    ['HV-LKM1-280', 'optional'],
    ['HV-EB3', 'optional'],
    ['HV-JE-FT', 'optional'],
    ['HV-LC-AD1', 'optional'],
  ],
  'door-controller': [
    ['HV-PB12-05', 'needed'],
    ['HV-BA12-7', 'optional'],
    ['HV-LC-AD1', 'optional'],
    ['HV-SW-AC16', 'optional'],
  ],
  'card-reader': [
    ['HV-CD-IC', 'optional'],
    ['HV-JE-86', 'optional'],
  ],
  lock: [
    ['HV-PB12-03', 'needed'],
    ['HV-DC-S', 'optional'],
    ['HV-BG1', 'optional'],
  ],
  'barrier-gate': [
    ['HV-RS24', 'needed'],
    ['HV-RC1', 'optional'],
    ['HV-GL50', 'optional'],
  ],
  'lpr-camera': [
    ['HV-LD4', 'optional'],
    ['HV-RT24', 'optional'],
    ['HV-LC-LN1', 'optional'],
  ],
  'swing-gate': [
    ['HV-FG7-20K', 'needed'],
    ['HV-FL4', 'optional'],
  ],
  'flap-gate': [
    ['HV-FG7-20K', 'needed'],
    ['HV-FL4', 'optional'],
  ],
  'speed-gate': [
    ['HV-FG7-20K', 'needed'],
    ['HV-FL4', 'optional'],
  ],
  'tripod-gate': [
    ['HV-FG7-20K', 'needed'],
    ['HV-FL4', 'optional'],
  ],
  'indoor-monitor': [['HV-SPG08-120', 'optional'], ADAPTER, ['HV-JE-86', 'optional']],
  'door-station': [
    ['HV-PA12-2-O', 'needed'],
    ['HV-JE-VD', 'needed'],
    ['HV-LKM1-280', 'optional'],
  ],
  amplifier: [
    ['HV-SC210-100', 'optional'],
    ['HV-RE2', 'optional'],
  ],
  'alarm-host': [['HV-BA12-7', 'needed'], ['HV-AK8', 'optional'], ['HV-SR1', 'optional'], ADAPTER],
  perimeter: [['HV-PA12-2-O', 'needed']],
  ups: [
    ['HV-BT12-38', 'needed'],
    ['HV-BC16', 'optional'],
    ['HV-BW16', 'optional'],
    ['HV-UM1', 'optional'],
  ],
  platform: [
    ['HV-LC-VC16', 'optional'],
    ['HV-LC-AD16', 'optional'],
  ],
  'access-software': [['HV-LC-AD1', 'optional']],
  'parking-software': [['HV-LC-LN1', 'optional']],
};

/** Accessories of a family, by model number; `goodsOf` gives a model with its family. Its own models are left out. */
export function accessoriesOf(family: Family, goodsOf: (model: string) => FittedGoods): readonly NeededAccessory[] {
  const taken = new Map<string, Need>();
  const own = new Set(family.models.map(({ model }) => model));
  for (const [models, need] of BY_CATEGORY[family.category] ?? []) {
    const fitting = models.split(' ').find((model) => !own.has(model) && fitsFamily(family, goodsOf(model)));
    if (fitting !== undefined && !taken.has(fitting)) taken.set(fitting, need);
  }
  return [...taken];
}
