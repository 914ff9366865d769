/** What the rules pass over is named, and only where it is so. Source: CHECK-20. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { checked } from './list-builder.ts';
import { unjudgedText } from './unjudged.ts';

const line = (role: string, quantity: number, attributes: Record<string, RoleAttribute> = {}): GivenLine => ({ role, quantity, attributes });
const unjudgedOf = (lines: readonly GivenLine[], settings: object = {}): string => unjudgedText(checked(lines, settings).unjudged);

const lock = line('lock', 4, { type: 'maglockSingle', failMode: '断电开门' });
const controller = line('doorController', 1, { doors: 4, power: 'dc12' });
const readers = line('cardReader', 4, { cardTypes: ['IC卡'] });
const doors = [lock, controller, readers, line('breakGlass', 4), line('doorSupply', 1, { currentA: 10, chargeA: 1 }), line('fireLinkModule', 1)];
const without = (role: string): GivenLine[] => doors.filter((one) => one.role !== role);
const gates = [line('gateUnit', 2), line('fireLinkModule', 1), line('mainsCable', 1), line('feedBreaker', 2)];
const battery = line('standbyBattery', 1, { capacityAh: 17 });

/** One line of cameras for each. */
const cameras = (...runs: Record<string, RoleAttribute>[]): GivenLine[] => runs.map((run) => line('ipCamera', 2, { resolution: '4MP', powerW: 6, ...run }));

/** The farthest camera on a fibre. */
const lit = (runMaxM: number, more: Record<string, RoleAttribute> = {}): GivenLine[] => [
  ...cameras({ runAvgM: 30, runMaxM, ...more }),
  line('mediaConverter', 2, { portMbps: 100, fibreMode: 'single', distanceKm: 20 }),
];

describe('nothing is named', () => {
  it.each<[string, readonly GivenLine[], object]>([
    ['of doors that tell all', doors, {}],
    ['of gates as far as said', gates, { gateRunM: 40 }],
    ['of a barrier with a guard of its own', [line('barrierGate', 2), line('antiSmashRadar', 2), line('fireLinkModule', 1), ...gates.slice(2)], {}],
    ['of cameras as far as said, or on the air', cameras({ runAvgM: 30, runMaxM: 80 }, { wireless: true }), {}],
    [
      'of a camera at the far end of a fibre with an injector of its own',
      [...lit(150), line('poeInjector', 1, { poePorts: 1, poeBudgetW: 15.4, poeStandard: 'at' })],
      {},
    ],
    ['of converters where copper reaches every camera, or a camera has a supply of its own', [...lit(80), ...lit(150, { power: 'dc12' })], {}],
    ['of batteries for the hours asked', [...doors, battery], { standbyHours: 2 }],
  ])('%s', (_name, lines, settings) => expect(unjudgedOf(lines, settings)).toBe(''));
});

describe('named is', () => {
  it.each<[string, readonly GivenLine[], object, string]>([
    ['a lock that does not say how it fails', [line('lock', 4), ...without('lock')], {}, '电控锁没写断电状态'],
    ['a supply without its current', [...without('doorSupply'), line('doorSupply', 1)], {}, '门禁电源箱没写电流'],
    [
      'a controller with a supply of its own',
      [line('doorController', 1, { doors: 4, power: 'ac220' }), ...without('doorController')],
      {},
      '门禁 12 V 供电够不够（控制器自带电源）',
    ],
    ['batteries nobody asked hours of', [...doors, battery], {}, '停电后门禁能用多久'],
    [
      'hours of doors on an adapter',
      [...without('doorSupply'), line('powerAdapter', 4, { voltage: 12, currentA: 3 })],
      { standbyHours: 4 },
      '停电后门禁能用多久',
    ],
    ['doors that only their locks count', [...without('breakGlass').filter(({ role }) => role !== 'cardReader'), line('cardReader', 2)], {}, '有几樘门'],
    ['doors beside gates', [...doors, ...gates], { gateRunM: 40 }, '控制器、读卡器够不够每樘门'],
    [
      'cards that perhaps the terminal reads',
      [...doors, line('faceTerminal', 1), line('accessCard', 1, { cardTypes: ['CPU卡'], pieces: 100 })],
      {},
      '卡和读卡器是否相配',
    ],
    [
      'two barriers of which one has a radar',
      [line('barrierGate', 2), line('antiSmashRadar', 1), line('fireLinkModule', 1), ...gates.slice(2)],
      {},
      '每条车道是否都防砸',
    ],
    ['lanes whose mains cable others lay', gates.slice(0, 2), { gateRunM: 40 }, '闸机、道闸的 220 V 电源线和漏电断路器'],
    ['gates nobody said the way to', gates, {}, '网线到不到得了闸机'],
    ['a bridge to gates', [...gates, line('wirelessBridge', 2)], { gateRunM: 300 }, '到闸机的无线网桥'],
    [
      'a platform beside gates',
      [...gates, line('managementPlatform', 1, { licencePoints: 16 }), line('ipCamera', 20, { resolution: '4MP' })],
      {},
      '平台授权够不够',
    ],
    ['a camera nobody said the farthest way to', cameras({ runAvgM: 30, runMaxM: 80 }, {}), { avgCableM: 20 }, '最远的点位网线够不够得着'],
    ['an average alone', cameras({ runAvgM: 30 }), {}, '最远的点位网线够不够得着'],
    ['a camera that only light reaches', lit(150), {}, '光纤远端的摄像机由什么供电'],
    ['how long a UPS lasts', [line('upsHost', 1, { capacityKVA: 3 }), line('batteryBlock', 8, { capacityAh: 65 })], {}, 'UPS 能撑多久'],
    ['a speaker without a tap', [line('ceilingSpeaker', 4), line('powerAmplifier', 1, { powerW: 60, lineVoltage: 100 })], {}, '没写定压功率、定压'],
  ])('%s', (_name, lines, settings, words) => expect(unjudgedOf(lines, settings)).toContain(words));

  it('a part of the video system that lacks a figure', () => expect(unjudgedOf([line('ipCamera', 1), line('nvr', 1)])).toContain('参数缺失的产品的相应项'));
});
