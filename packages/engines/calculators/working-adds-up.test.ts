/**
 * The working of every calculator is arithmetic that a reader can do again: each step's figures, put into a pocket calculator, give
 * the value beside it. Terms are rounded on paper, so a small part may be off; ceilings and floors may fall to either side of it.
 */
import { describe, expect, it } from 'vitest';
import type { Raw } from '../inputs/index.ts';
import * as calculators from './index.ts';
import { said } from './said.fixture.ts';

/** Arithmetic as it stands on paper → its result; null for what is none (`每台 8 口`, `7 → 5`). */
function worked(paper: string): number | null {
  const text = paper
    .replaceAll(',', '')
    .replaceAll(/20lg ([\d.]+)/g, '20*Math.log10($1)')
    .replaceAll('arctan', '180/Math.PI*Math.atan')
    .replaceAll('min', 'Math.min')
    .replaceAll('√', 'Math.sqrt')
    .replaceAll('π', 'Math.PI')
    .replaceAll('10¹²', '10**12')
    .replaceAll('2⁴⁰', '2**40')
    .replaceAll('²', '**2')
    .replaceAll(/⌈([^⌉]*)⌉/g, 'Math.ceil($1)')
    .replaceAll(/⌊([^⌋]*)⌋/g, 'Math.floor($1)')
    .replaceAll(/([\d.]+)%/g, '($1/100)')
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll('＋', '+')
    .replaceAll(/[－−]/g, '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('，', ',')
    .trim();
  if (!/^(?:[\d.+\-*/(), ]|Math\.(?:log10|atan|PI|min|sqrt|ceil|floor))+$/.test(text) || !/\d/.test(text)) return null;
  try {
    const result: unknown = Function(`"use strict"; return [${text}].length === 1 ? (${text}) : null`)();
    return typeof result === 'number' ? result : null;
  } catch {
    return null;
  }
}

/** Steps whose figure is rounded to whole things, by what the title says. */
const UP = /数量$|硬盘总数|数据盘|箱数|折算|信息模块|水晶头|面板|端口$|台数/;
const DOWN = /可裁根数|主码流显示|最多可带|保存天数/;
/** Steps that take the next size on the market from what was worked out. */
const NEXT_SIZE = /电源规格|核心端口|主干光缆芯数/;
/** And those that take the one before it. */
const SIZE_BEFORE = /标准镜头/;
/** What the value tells first is an equation behind it: the height over an obstacle, then what is asked for there. */
const FIRST_PART = /障碍物/;
/** The value tells the sum before its reserve too. */
const LAST_FIGURE = /PoE 总需求/;

interface Step {
  title: string;
  paper: string;
  value: string;
}
const stepOf = (line: string): Step => {
  const [, title = '', paper = '', value = ''] = /^([^：]*)：(.*) → (.*)$/.exec(line) ?? [];
  return { title, paper, value };
};
const figuresOf = (value: string): number[] => (value.replaceAll(',', '').match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
/** Half of the last place on paper, and a part in two hundred for terms that were rounded before. */
const isNear = (result: number, figure: number): boolean => Math.abs(result - figure) <= 0.051 + Math.abs(result) / 200;

/** A sentence where the figures do not give the value; null where they do, undefined where nothing can be worked out. */
function complaint({ title, paper, value }: Step): string | null | undefined {
  // `a ＝ b`: both sides are the same
  for (const [, left = '', right = ''] of paper.matchAll(/([^；，]+?)＝\s*([\d.,]+)/g)) {
    const result = worked(left);
    if (result !== null && !isNear(result, Number(right.replaceAll(',', '')))) return `${title}: ${left} is ${result}, not ${right}`;
  }
  const last =
    paper
      .split('；')
      .at(FIRST_PART.test(title) ? 0 : -1)
      ?.split('＝')[0]
      ?.replace(/（[^（）]*(?:组|Mbps|TB|块|级|MCS)[^（）]*）$/, '') ?? '';
  const whole = worked(last);
  const parts = whole === null ? last.split('，').map(worked) : [whole];
  const figures = LAST_FIGURE.test(title) ? figuresOf(value).slice(-1) : figuresOf(value);
  const tried = parts.flatMap((result, place) => {
    const figure = figures[place];
    return result === null || figure === undefined ? [] : [{ result, figure }];
  });
  if (tried.length === 0) return undefined;
  const wrong = tried.find(({ result, figure }) => {
    const [low, high] = [result * 0.995, result * 1.005];
    if (NEXT_SIZE.test(title)) return figure < low;
    if (SIZE_BEFORE.test(title)) return figure > high;
    if (UP.test(title)) return figure < Math.ceil(low) || figure > Math.ceil(high);
    if (DOWN.test(title)) return figure < Math.floor(low) || figure > Math.floor(high);
    return !isNear(result, figure);
  });
  return wrong === undefined ? null : `${title}: ${paper} is ${wrong.result}, not ${wrong.figure}`;
}

const cameras = (count: number, more: Raw = {}): Raw => ({ count, resolution: '1080P', ...more });
const cases: readonly (readonly [string, () => string[]])[] = [
  [
    'storage by days',
    () => said(calculators.videoCapacity, { groups: [{ channels: 37, resolution: '4MP', days: 45, audio: true }], raid: 'raid5', diskSizeTB: 6 }).working,
  ],
  [
    'storage of two groups',
    () =>
      said(calculators.videoCapacity, {
        groups: [
          { channels: 9, resolution: 'D1', days: 31, fps: 12 },
          { channels: 3, bitrateKbps: 777, days: 90, hoursPerDay: 9.5, motionPercent: 35 },
        ],
        formatLossPercent: 7,
      }).working,
  ],
  [
    'days of disks',
    () =>
      said(calculators.videoCapacity, {
        mode: 'days',
        groups: [{ channels: 23, resolution: '5MP', codec: 'SVAC2' }],
        installedDisks: 11,
        raid: 'raid6',
        raidGroupMax: 6,
        diskSizeTB: 14,
      }).working,
  ],
  [
    'recorders',
    () =>
      said(calculators.recorderAccess, {
        nvr: { channels: 32, incomingMbps: 256, decode1080p: 13 },
        cameras: [cameras(19, { resolution: '5MP' }), cameras(44, { subStreamKbps: 300 })],
        reservePercent: 15,
      }).working,
  ],
  ['a lens by width', () => said(calculators.focalLength, { sensor: '1/1.2"', distanceM: 37, targetWidthM: 11, targetHeightM: 7, resolution: '8MP' }).working],
  ['a view', () => said(calculators.focalLength, { mode: 'view', sensor: '1/3"', distanceM: 4.4, focalMm: 2.8, resolution: '960P' }).working],
  [
    'bandwidth',
    () =>
      said(calculators.bandwidth, {
        groups: [cameras(61, { includeSub: true }), cameras(17, { resolution: '12MP' })],
        viewers: 5,
        viewChannels: 9,
        overheadPercent: 33,
      }).working,
  ],
  ['bandwidth by the standard', () => said(calculators.bandwidth, { method: 'gb51348', groups: [cameras(217)], concurrentDisplays: 31 }).working],
  [
    'a switch',
    () =>
      said(calculators.switchAccess, {
        cameras: [
          { count: 13, resolution: '4MP', powerW: 9.5 },
          { count: 3, resolution: '8MP', powerW: 22 },
        ],
        cableLengthM: 71,
        switch: { ports: 16, poeStandard: 'at', poeBudgetW: 230 },
      }).working,
  ],
  [
    'cabling',
    () =>
      said(calculators.genericCabling, { floors: [{ points: 131, farthestM: 77, nearestM: 13, backboneRouteM: 43 }], cableType: 'cat6a', trunkFillPercent: 35 })
        .working,
  ],
  [
    'cabling of two floors',
    () =>
      said(calculators.genericCabling, {
        floors: [
          { points: 7, farthestM: 90, nearestM: 2 },
          { points: 97, farthestM: 44, nearestM: 31 },
        ],
        pointsPerOutlet: 4,
        boxLengthM: 500,
      }).working,
  ],
  [
    'a supply',
    () =>
      said(calculators.powerSupply, {
        cameras: [
          { count: 7, powerW: 9.6, distanceM: 43 },
          { count: 3, currentA: 0.7, distanceM: 21 },
        ],
        conductorTempC: 45,
        maxDropPercent: 8,
      }).working,
  ],
  [
    'a bus',
    () =>
      said(calculators.powerSupply, {
        topology: 'bus',
        supplyVoltage: 24,
        outputVoltage: 24,
        cameras: [
          { count: 2, powerW: 9, distanceM: 15 },
          { count: 3, powerW: 13, distanceM: 61 },
          { count: 1, powerW: 5, distanceM: 77 },
        ],
      }).working,
  ],
  ['twisted pair', () => said(calculators.twistedPair, { points: 83, farthestM: 81, nearestM: 7, sparePercent: 13, terminalAllowanceM: 9 }).working],
  ['people', () => said(calculators.peopleCounter, { mountHeightM: 3.7, passageWidthM: 17.5, personHeightM: 1.82 }).working],
  [
    'a bridge',
    () =>
      said(calculators.wirelessBridge, {
        distanceKm: 3.3,
        txGainDbi: 19,
        rxGainDbi: 16,
        txPowerDbm: 12,
        txLossDb: 0.7,
        topology: 'ptmp',
        clients: 2,
        camerasPerClient: [cameras(3), cameras(2, { bitrateKbps: 3100 })],
        antennaHeightAM: 25,
        antennaHeightBM: 18,
        obstacles: [{ distanceFromAKm: 1.2, heightM: 9 }],
      }).working,
  ],
];

describe('the working of', () => {
  it.each(cases)('%s adds up', (_name, workingOf) => {
    const verdicts = workingOf().map((line) => complaint(stepOf(line)));
    expect(verdicts.filter((verdict) => typeof verdict === 'string')).toEqual([]);
    // most steps are arithmetic; a reader of this test that reads nothing would pass in silence
    expect(verdicts.filter((verdict) => verdict === null).length).toBeGreaterThanOrEqual(verdicts.length / 2);
  });

  it.each([
    ['a sum', '总带宽：（148＋24）×（1＋10%） → 190.9 Mbps'],
    ['one camera too few', '数量：（6 − 0.5）÷（2.51 − 0.5） → 2 台'],
    ['one camera too many', '最多可带摄像机：45 ÷（3 × 1.25） → 13 台'],
    ['the second of two', '看到的范围：7.68 × 20 ÷ 15.36，4.32 × 20 ÷ 15.36 → 10 × 5.43 m'],
    ['an equation within', '电源规格：4 ÷ 0.8 ＝ 6 A → 8 A（96 W）× 1 台'],
    ['a size that is not enough', '主干光缆芯数：4 × ⌈100 ÷ 48⌉ → 8 芯'],
  ])('%s that does not add up is seen', (_name, line) => expect(complaint(stepOf(line))).toEqual(expect.any(String)));
});
