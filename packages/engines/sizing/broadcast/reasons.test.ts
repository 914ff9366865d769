/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-4. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { broadcast } from './plan.ts';

it('a hall and a corridor', () =>
  expect(
    saidOf(broadcast, {
      zones: [
        { lengthM: 30, widthM: 20, ceilingM: 3 },
        { lengthM: 60, widthM: 2.4, ceilingM: 2.8, room: 'corridor', use: 'emergency', noiseDb: 65, cableM: 250 },
      ],
      lineLossDb: 2,
      callStations: 2,
    }),
  ).toEqual({
    highlights: [
      '分区：2 个',
      '扬声器：62 只，共 242 W',
      '最远处声压：不低于 87.2 dB',
      '功放：2 台，另备 1 台自动切换',
      '应急功放总容量：不小于 120 W',
      '应急后备：333 W，180 min',
    ],
    reasons: [
      'ceilingSpeaker 54：1 个分区用 3 W 抽头 → 9 × 6（间距 3.4 m） ＝ 54',
      'fireSpeaker 8：1 个分区用 10 W 抽头 → 8 × 1（间距 8.4 m） ＝ 8',
      'powerAmplifier 1：1 个分区 → 80 × 1.896 ＝ 151.7 W → 1 台 180 W',
      'powerAmplifier 1：1 个分区 → 162 × 1.3 ＝ 210.6 W → 1 台 240 W',
      'zoneSelector 1：2 个分区 → 2 ÷ 10，向上取整 ＝ 1',
      'programSource 1：1 套系统 → 1',
      'callStation 2：2 个呼叫站，2 个分区 → 2',
      'timer 1：1 套系统 → 1',
      'fireInterface 1：1 个应急分区 → 1',
      'standbyAmplifier 1：最大功放 240 W（应急按负载 1.5 倍） → 1',
      'amplifierChangeover 1：1 台备用功放 → 1',
      'powerSequencer 1：8 台设备 → 8 ÷ 8，向上取整 ＝ 1',
      'cabinet 1：3 台功放，6 台其他设备 → 16 U → 1 台 18 U',
      'speakerCable 4：1 mm² 线路共 276.7 m → 276.7 × 1.1 ÷ 100，向上取整 ＝ 4',
      'speakerCable 4：1 mm² 线路共 302.5 m → 302.5 × 1.1 ÷ 100，向上取整 ＝ 4',
      'upsHost 1：负载 333.3 W、416.7 VA，预留 25 % → max(333.3 ÷ 0.8，416.7) × 1.25 ＝ 521 VA → 1 台 1 kVA',
      'batteryBlock 3：416.7 W × 3 h，每组 3 节 12 V，放电效率 0.75 → 51.44 × 1.25 ＝ 64.3 Ah → 1 组 × 3 节 65 Ah ＝ 3',
      'batteryCabinet 1：每台主机 3 节 → 3 ÷ 20，向上取整 ＝ 1；每柜装 3 节',
      'batteryCableSet 1：每台主机 1 组，电池电流 28.2 A，断路器 32 A → 6 mm² → 1 × 1 ＝ 1',
      'batteryBreaker 1：每台主机 1 组，电池电流 28.2 A，浮充 40.9 V → 32 A、250 V → 1 × 1 ＝ 1',
      'upsInputBreaker 1：1 台主机，满载 1,000 VA，充电 306 W，单相输入 5.9 A → 5.9 × 1.25 ＝ 7.4 → 16 A',
      'upsMonitorCard 1：1 台主机 → 1',
    ],
  }));

it('one lobby in the background', () =>
  expect(saidOf(broadcast, { zones: [{ lengthM: 12, widthM: 12, ceilingM: 5, room: 'lobby', use: 'background' }] })).toEqual({
    highlights: ['分区：1 个', '扬声器：4 只，共 12 W', '最远处声压：不低于 81.2 dB', '功放：1 台'],
    reasons: [
      'ceilingSpeaker 4：1 个分区用 3 W 抽头 → 2 × 2（间距 10 m） ＝ 4',
      'powerAmplifier 1：1 个分区 → 12 × 1.3 ＝ 15.6 W → 1 台 60 W',
      'zoneSelector 1：1 个分区 → 1 ÷ 10，向上取整 ＝ 1',
      'programSource 1：1 套系统 → 1',
      'callStation 1：1 个呼叫站，1 个分区 → 1',
      'timer 1：1 套系统 → 1',
      'powerSequencer 1：4 台设备 → 4 ÷ 8，向上取整 ＝ 1',
      'cabinet 1：1 台功放，4 台其他设备 → 10 U → 1 台 12 U',
      'speakerCable 2：1 mm² 线路共 118 m → 118 × 1.1 ÷ 100，向上取整 ＝ 2',
    ],
  }));
