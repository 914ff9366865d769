/** What products of the demo catalogue need or take, by model number. Source: CHECK-4. */
import type { Family } from './catalog-family.ts';

export type Need = 'needed' | 'optional';
type NeededAccessory = readonly [model: string, need: Need];

const JUNCTION: readonly NeededAccessory[] = [['HV-JB-130', 'optional']];
const ADAPTER: readonly NeededAccessory[] = [['HV-PA12-2', 'optional']];

const BY_CATEGORY: Readonly<Record<string, readonly NeededAccessory[]>> = {
  'dome-camera': [['HV-BR-S1', 'optional'], ['HV-BR-W2', 'optional'], ['HV-BR-C2', 'optional'], ...JUNCTION, ...ADAPTER],
  'turret-camera': [['HV-BR-W2', 'optional'], ['HV-BR-C2', 'optional'], ...JUNCTION, ...ADAPTER],
  'bullet-camera': [['HV-BR-B2', 'needed'], ['HV-BR-L2', 'optional'], ...JUNCTION, ...ADAPTER],
  'ptz-camera': [
    ['HV-BR-P2', 'needed'],
    ['HV-BR-H2', 'optional'],
    ['HV-BR-K2', 'optional'],
    ['HV-PI60', 'optional'],
    ['HV-PA24-4-O', 'optional'],
  ],
  'panoramic-camera': [['HV-BR-C2', 'optional'], ['HV-BR-W2', 'optional'], ...JUNCTION],
  'multi-lens-camera': [
    ['HV-BR-P2', 'needed'],
    ['HV-BR-H2', 'optional'],
    ['HV-PI30', 'optional'],
  ],
  'box-camera': [
    ['HV-BR-B3', 'needed'],
    ['HV-EB-3040', 'optional'],
  ],
  'people-counter': [
    ['HV-BR-C2', 'needed'],
    ['HV-PI30', 'optional'],
  ],
  'thermal-camera': [
    ['HV-BR-H3', 'needed'],
    ['HV-SPD-220', 'optional'],
  ],
  'wireless-camera': [
    ['HV-TF128', 'optional'],
    ['HV-CL-ST7', 'optional'],
  ],
  nvr: [
    ['HV-HD4TS', 'needed'],
    ['HV-HD8TS', 'optional'],
    ['HV-LM22', 'optional'],
    ['HV-HM030', 'optional'],
    ['HV-RE1', 'optional'],
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
    ['HV-RE2', 'optional'],
  ],
  'disk-enclosure': [
    ['HV-HD8TE', 'needed'],
    ['HV-HD16TE', 'optional'],
    ['HV-RE3', 'optional'],
  ],
  'storage-server': [
    ['HV-HD16TE', 'needed'],
    ['HV-LC-VC64', 'optional'],
  ],
  'poe-switch': [
    ['HV-SFGS20', 'optional'],
    ['HV-FCS-03', 'optional'],
    ['HV-CW06-450', 'optional'],
  ],
  'network-switch': [
    ['HV-SFGS20', 'optional'],
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
  'wireless-bridge': [
    ['HV-BR-L1', 'needed'],
    ['HV-PI15', 'optional'],
    ['HV-SPD-12', 'optional'],
  ],
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
  'indoor-monitor': [
    ['HV-SPG08-120', 'optional'],
    ['HV-JE-86', 'optional'],
  ],
  'door-station': [
    ['HV-PA12-3', 'needed'],
    ['HV-JE-VD', 'needed'],
    ['HV-LKM1-280', 'optional'],
  ],
  amplifier: [
    ['HV-SC210-100', 'optional'],
    ['HV-RE2', 'optional'],
  ],
  'alarm-host': [
    ['HV-BA12-7', 'needed'],
    ['HV-AK8', 'optional'],
    ['HV-SR1', 'optional'],
  ],
  perimeter: [
    ['HV-PA12-3', 'needed'],
    ['HV-BR-B3', 'optional'],
  ],
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

/** Accessories of a family; its own models are left out. */
export function accessoriesOf({ category, models }: Family): readonly NeededAccessory[] {
  const own = new Set(models.map(({ model }) => model));
  return (BY_CATEGORY[category] ?? []).filter(([model]) => !own.has(model));
}
