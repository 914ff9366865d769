/**
 * Results of the engines against figures that others publish: standards as they are cited, makers' tables, worked examples of their
 * manuals. Where ours differs the reason stands beside it, and in `docs/decisions/0029-published-figures.md`.
 */
import { describe, expect, it } from 'vitest';
import {
  aVideoCapacity,
  cCameraFocalLength,
  fGenericCabling,
  freeSpaceLossDb,
  gCameraPowerSupply,
  loopOhmPerM,
  pathPointAt,
  phyRateMbps,
  psePowerW,
  requiredPoeClass,
  type WirelessBridgeValues,
} from './calculators/index.ts';
import { LOCK_CURRENT_A, READER_CURRENT_A } from './constants/access-control.ts';
import { dischargeEfficiencyAt } from './sizing/ups/size-ups.ts';
import { allowedLineOhm } from './sizing/broadcast/zone.ts';
import { scenarioLed, standbyAmperes } from './sizing/index.ts';
import { temperatureFactor } from './calculators/power-supply/voltage-drop.ts';
import type { CalcResult } from './inputs/index.ts';

function answer<Outputs>(result: CalcResult<Outputs>): Outputs {
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
}

/** A camera of 12 V, one core of 0.5 mm², copper of 20 °C. */
const reachOf = (load: 'power' | 'current', powerW: number): number =>
  answer(
    gCameraPowerSupply({
      supplyVoltage: 12,
      outputVoltage: 12,
      maxDropPercent: 15,
      conductorTempC: 20,
      areaMm2: 0.5,
      cameras: [{ count: 1, powerW, load, distanceM: 1 }],
    }),
  ).cameras[0]?.maxDistanceM ?? 0;
const lensMm = (distanceM: number, targetWidthM: number): number => answer(cCameraFocalLength({ sensor: '1/3"', distanceM, targetWidthM })).focalLengthMm ?? 0;
const viewM = (sensorWidthMm: number, focalMm: number, distanceM: number): number =>
  answer(cCameraFocalLength({ mode: 'view', sensor: 'custom', sensorWidthMm, sensorHeightMm: (sensorWidthMm * 3) / 4, focalMm, distanceM })).viewWidthM;
const storage = (channels: number, bitrateKbps: number, days: number, diskSizeTB = 4) =>
  answer(aVideoCapacity({ groups: [{ channels, bitrateKbps, days }], diskSizeTB })) as { totalGB: number; totalTB: number; usableTBPerDisk: number };
const path = (distanceKm: number, frequencyGHz: number) =>
  pathPointAt({ distanceKm, frequencyGHz, kFactor: 4 / 3, antennaHeightAM: 50, antennaHeightBM: 50 }, distanceKm / 2);
const pathAt = (distanceKm: number, frequencyGHz: number, aKm: number) =>
  pathPointAt({ distanceKm, frequencyGHz, kFactor: 4 / 3, antennaHeightAM: 50, antennaHeightBM: 50 }, aKm);
/** Of disks of 4 TB as they are labelled. */
const heldTB = (raid: string, installedDisks: number): number =>
  4 * answer(aVideoCapacity({ mode: 'days', groups: [{ channels: 1, bitrateKbps: 2048 }], diskSizeTB: 4, raid, installedDisks })).dataDisks;
const rateMbps = (channelWidthMHz: 20 | 40 | 80, mcs: number): number =>
  phyRateMbps(mcs, { channelWidthMHz, streams: 2, frequencyGHz: 5.8 } as WirelessBridgeValues);
const floorOf = (points: number) => answer(fGenericCabling({ floors: [{ points, farthestM: 60, nearestM: 15 }] }));
/** Watts an ampere hour of a 12 V block gives for so long. */
const wattsPerAh = (minutes: number): number => (dischargeEfficiencyAt(minutes / 60) * 12) / (minutes / 60);
const MILE_KM = 1.609344;

/** What it is of, ours, the published figure, how far apart they may be (rounding of what is published), where it is published. */
const ALIKE: readonly [string, () => number, number, number, string][] = [
  [
    'copper of class 5, 1.5 mm², Ω/km',
    () => (loopOhmPerM(1.5, 20) / 2) * 1000,
    13.3,
    0.001,
    'IEC 60228, table: mycableengineering.com/knowledge-base/iec-60228-dc-resistance',
  ],
  ['copper of class 5, 2.5 mm², Ω/km', () => (loopOhmPerM(2.5, 20) / 2) * 1000, 7.98, 0.001, 'the same'],
  ['copper of 50 °C over 20 °C', () => temperatureFactor(50), 1 / 0.893, 0.003, 'correction factor 0.893: uecables.com/471'],
  [
    '12 V, 10 VA, 0.50 mm², 15 %, fixed current, m',
    () => reachOf('current', 10),
    28,
    0.6,
    'table of 12 V DC gauges, 0.800 mm: Hikvision DE3W user manual, appendix 4',
  ],
  ['12 V, 20 VA, m', () => reachOf('current', 20), 14, 0.5, 'the same'],
  ['12 V, 50 VA, m', () => reachOf('current', 50), 6, 0.6, 'the same (19 feet)'],
  ['lens for 5 m at 20 m, 1/3", mm', () => lensMm(20, 5), 19.2, 0.05, 'worked example: eagleviewsecurity.co.za/lens-calculation'],
  ['lens for 12 feet at 25 feet, 1/3", mm', () => lensMm(25 * 0.3048, 12 * 0.3048), 10, 0.05, 'worked example: videologyinc.com, lens handbook, page 4'],
  ['lens for 12 feet at 100 feet, 1/3", mm', () => lensMm(100 * 0.3048, 12 * 0.3048), 40, 0.05, 'worked example: linksmartusa.com, focal length selection'],
  ['1/4" and 4 mm at 10 feet, feet', () => viewM(3.6, 4, 10 * 0.3048) / 0.3048, 9, 0.02, 'worked example: networkcamerareviews.com/articles/viewingangles'],
  [
    'lens for a scene 2.5 m high at 3.5 m, 1/2", mm',
    () =>
      answer(cCameraFocalLength({ sensor: 'custom', sensorWidthMm: 6.4, sensorHeightMm: 4.8, distanceM: 3.5, targetWidthM: 1.333 * 2.5 })).focalLengthMm ?? 0,
    6.72,
    0.01,
    'worked example: seculens.cn/list_4/138',
  ],
  ['100 channels of 2 Mbit/s, 30 days, TB', () => storage(100, 2048, 30).totalTB, 61.8, 0.05, 'worked example: support.huawei.com, EKB1100008314'],
  ['1 channel of 2 Mbit/s, 30 days, GB', () => storage(1, 2048, 30).totalGB, 633, 0.5, 'the same'],
  ['5 cameras of 1.5 Mbit/s, 10 days, GB', () => storage(5, 1536, 10).totalGB, 790, 1.5, 'worked example: a-soni.com/FAQ'],
  ['a disk of 1 TB as the system counts it, GB', () => storage(1, 2048, 30, 1).usableTBPerDisk * 1024, 931, 0.5, 'Dahua HCVR82 user manual, 3.3.1'],
  ['free space, 5.8 GHz, 10 miles, dB', () => freeSpaceLossDb(10 * MILE_KM, 5.8), 132, 0.5, 'table: moonblink.com/free-space-loss-calculations'],
  ['free space, 2.4 GHz, 6 km, dB', () => freeSpaceLossDb(6, 2.4), 115.67, 0.1, 'worked example: i-O Wireless WBC11 manual, 2.1.3'],
  ['first Fresnel zone half way, 5 GHz, 10 km, m', () => path(10, 5).fresnelM, 12.25, 0.02, 'worked example: teletopix.org, Fresnel zone calculator'],
  [
    'first Fresnel zone 16 km from one end of 40, 4 GHz, m',
    () => pathAt(40, 4, 16).fresnelM,
    27,
    0.35,
    'worked example, by 17.5: armycommunications.tpub.com/SS0121A',
  ],
  ['the earth half way along 10 km, m', () => path(10, 5).bulgeM, 10 ** 2 / (8 * (4 / 3) * 6.378), 0.003, 'D² ÷ 8r, 6378 km: l-com.com, wireless calculators'],
  ['RAID 5 of four disks of 4 TB, TB', () => heldTB('raid5', 4), 12, 0, 'worked example: convertwhatever.com, RAID calculator'],
  ['RAID 5 of six, TB', () => heldTB('raid5', 6), 20, 0, 'the same'],
  ['RAID 6 of six, TB', () => heldTB('raid6', 6), 16, 0, 'the same'],
  ['RAID 10 of eight of 4 TB, TB', () => heldTB('raid10', 8), 16, 0, 'N ÷ 2: QNAP TS-1679U manual, page 92'],
  ['clear of the first zone', () => path(10, 5).requiredM / path(10, 5).fresnelM, 0.6, 0.001, 'l-com.com, wireless calculators'],
  ['802.11ac, 2 streams, 40 MHz, MCS 9, Mbit/s', () => rateMbps(40, 9), 400, 0.1, 'table: superwrt.com/wiki/prot/80211ac_mcs'],
  ['802.11ac, 2 streams, 80 MHz, MCS 9, Mbit/s', () => rateMbps(80, 9), 866.6, 0.15, 'the same'],
  ['802.11ac, 2 streams, 20 MHz, MCS 8, Mbit/s', () => rateMbps(20, 8), 173.4, 0.1, 'the same'],
  ['mean run of 60 and 15 m, m', () => floorOf(100).floors[0]?.averageM ?? 0, 47.25, 0.001, 'worked example: jinhuadg.cn/article/39'],
  ['modules of 100 points', () => floorOf(100).modules, 103, 0, 'n + 3 %: zsk.wanbushu.com/html/basicnetwork-show-1124'],
  ['plugs of 100 points', () => floorOf(100).rj45Plugs, 460, 0, 'n × 4 and 15 %: the same'],
  ['pixels of a square metre at P2.5', () => 1e6 / 2.5 ** 2, 160_000, 0, 'table: mega-led-poster.cz'],
];

describe('as it is published', () => {
  it.each(ALIKE)('%s', (_name, ours, published, within) => expect(Math.abs(ours() - published)).toBeLessThanOrEqual(within));
});

it.each([
  [0.5, 1, 4],
  [6.49, 2, 7],
  [12.95, 3, 15.4],
  [25.5, 4, 30],
  [40, 5, 45],
  [51, 6, 60],
  [62, 7, 75],
  [71.3, 8, 90],
])('%d W at the camera are class %i and %d W at the switch (IEEE 802.3, classes: TRENDnet TC-NTP1 manual)', (powerW, poeClass, pseW) => {
  expect(requiredPoeClass({ powerW })).toBe(poeClass);
  expect(psePowerW({ powerW }, 'class', 100)).toBe(pseW);
});

it.each([2, 4, 8, 12])('a wall seen from %i m has the pixels of its pitch', (nearestViewM) => {
  const wall = answer(scenarioLed({ environment: 'indoor', widthM: 5, heightM: 3, nearestViewM }));
  expect((wall.actualWidthM * 1000) / wall.resolutionW).toBeCloseTo(wall.pitchMm, 2);
});

describe('on the safe side of what is published', () => {
  // 12 V 65 Ah at constant power to 1.70 V a cell: data sheet of EP65-12
  it.each([
    [5, 2510],
    [10, 1660],
    [15, 1340],
    [20, 1090],
    [30, 823],
    [60, 496],
  ])('%i minutes: no more than the sheet, and within 8 %% of it', (minutes, watts) => {
    const ratio = (wattsPerAh(minutes) * 65) / watts;
    expect(ratio).toBeLessThanOrEqual(1.001);
    expect(ratio).toBeGreaterThan(0.92);
  });

  it.each([6, 7, 8, 9, 11, 12, 13, 14, 17, 25, 45])('%i minutes: no more than lies between two figures of the sheet', (minutes) => {
    const sheet = [
      [5, 2510],
      [10, 1660],
      [15, 1340],
      [20, 1090],
      [30, 823],
      [60, 496],
    ] as const;
    const at = sheet.findIndex(([until]) => until > minutes);
    const [[t1, w1], [t2, w2]] = [sheet[at - 1] ?? sheet[0], sheet[at] ?? sheet[0]];
    // watts fall as a power of the time
    const between = w1 * (minutes / t1) ** (Math.log(w2 / w1) / Math.log(t2 / t1));
    expect((wattsPerAh(minutes) * 65) / between).toBeLessThanOrEqual(1.001);
  });
});

describe('storage is on the safe side of sums in thousands: a kilobit here is 1,024 bits, and by no more than that', () => {
  const bytes = (channels: number, kbps: number, days: number): number => storage(channels, kbps, days).totalGB * 1024 ** 3;
  it.each([
    ['4 cameras of 4 Mbit/s, 30 days (calculatorlib.com/video-recording-storage-calculator)', 4, 4000, 30, 5184e9],
    ['10 cameras of 2,048 kbit/s, 30 days (pdfcoffee.com/download/cctv-calculation)', 10, 2048, 30, 6635e9],
  ])('%s', (_name, channels, kbps, days, published) => {
    const ratio = bytes(channels, kbps, days) / published;
    expect(ratio).toBeGreaterThanOrEqual(1);
    expect(ratio).toBeLessThan(1.0245);
  });
});

it.each([
  [0.1, 867],
  [0.2, 433],
  [0.3, 289],
  [0.4, 216],
  [0.5, 173],
])('%d A over 0.75 mm² go no farther than over the 0.82 mm² of 18 AWG: %i feet (12 V, 10 %: cctvcamerapros.com, voltage drop chart)', (ampere, feet) => {
  const found = gCameraPowerSupply({
    supplyVoltage: 12,
    outputVoltage: 12,
    maxDropPercent: 10,
    conductorTempC: 20,
    wireAreaMm2: 0.75,
    cameras: [{ count: 1, currentA: ampere, load: 'current', distanceM: 1 }],
  });
  const ratio = (answer(found).cameras[0]?.maxDistanceM ?? 0) / (feet * 0.3048);
  expect(ratio).toBeLessThanOrEqual(1);
  expect(ratio).toBeGreaterThan(0.82);
});

describe('standby of doors draws no less than what is published', () => {
  it('a reader: 150 mA at most (HID Wiegand PINpad, installation guide 7393800)', () => expect(READER_CURRENT_A.value.card).toBeGreaterThanOrEqual(0.15));
  it('a magnetic lock: about 250 mA of 12 V (Software House RM-DCM-2 manual)', () => expect(LOCK_CURRENT_A.value.maglockSingle).toBeGreaterThanOrEqual(0.25));
});

describe('otherwise than it is published, on purpose', () => {
  it('a camera holds its power: nearer than the 28 m of a table that takes its current as fixed', () => {
    expect(reachOf('power', 10)).toBeLessThan(reachOf('current', 10));
    expect(reachOf('power', 10)).toBeCloseTo(23.5, 0);
  });
  it('1 dB is a ninth of the voltage and a bit: 12.2 Ω, where a paper says 10 % of the power (11.1 Ω); both take 1 mm²', () => {
    expect(allowedLineOhm(100, 1)).toBeCloseTo(12.2, 1);
    for (const ohm of [allowedLineOhm(100, 1), 11.11]) expect((0.035 * 300) / ohm).toBeLessThan(1);
  });
  it('2 A for 4 hours are 8 Ah new, and 12.5 Ah that still hold when they are old and emptied so fast', () =>
    expect(standbyAmperes(12.5, 4)).toBeCloseTo(2, 2));
});
