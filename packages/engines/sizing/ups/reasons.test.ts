/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-5. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { ups } from './plan.ts';

it('one host with its batteries', () =>
  expect(
    saidOf(ups, {
      loads: [
        { count: 3, powerW: 500, powerFactor: 0.9 },
        { count: 30, powerW: 100 },
      ],
      runtimeMin: 60,
    }),
  ).toEqual({
    highlights: [
      '负载：4,500 W · 5,416.7 VA',
      '主机：1 台 10 kVA',
      '电池：16 节 100 Ah，每台 1 组',
      '楼板：每台电池柜约 556 kg，散开后约 579 kg/m²',
      '输入：单相 80 A 断路器',
    ],
    reasons: [
      'upsHost 1：负载 4,500 W、5,416.7 VA，预留 25 % → max(4,500 ÷ 0.8，5,416.7) × 1.25 ＝ 7,031 VA → 1 台 10 kVA',
      'batteryBlock 16：5,625 W × 1 h，每组 16 节 12 V，放电效率 0.6 → 54.25 × 1.25 ＝ 67.82 Ah → 1 组 × 16 节 100 Ah ＝ 16',
      'batteryCabinet 1：每台主机 16 节 → 16 ÷ 16，向上取整 ＝ 1；每柜装 16 节',
      'batteryCableSet 1：每台主机 1 组，电池电流 52.9 A，断路器 63 A → 16 mm² → 1 × 1 ＝ 1',
      'batteryBreaker 1：每台主机 1 组，电池电流 52.9 A，浮充 217.9 V → 63 A、250 V → 1 × 1 ＝ 1',
      'upsInputBreaker 1：1 台主机，满载 10,000 VA，充电 2,507 W，单相输入 56.8 A → 56.8 × 1.25 ＝ 71.1 → 80 A',
      'upsOutputBox 1：1 台 10 kVA，45.5 A → 45.5 A → 1 台 63 A',
      'upsBypass 1：1 台 10 kVA，45.5 A → 45.5 A → 1 台 63 A',
      'mainsCable 1：1 路，每路 20 m；1 路，每路 10 m，共 30 m → 22 m × 1，11 m × 1；每卷 100 m → 1 卷',
      'mainsCable 1：1 路，每路 20 m，共 20 m → 22 m × 1；每卷 100 m → 1 卷',
      'upsMonitorCard 1：1 台主机 → 1',
    ],
  }));

it('two hosts in parallel and a spare one, on three phases', () =>
  expect(
    saidOf(ups, {
      loads: [
        { count: 2, powerW: 99000, powerFactor: 1 },
        { count: 1, powerW: 50000, powerFactor: 0.8 },
      ],
      runtimeMin: 10,
      redundancy: 'n+1',
      growthPercent: 30,
      upsPowerFactor: 0.9,
    }),
  ).toEqual({
    highlights: [
      '负载：248,000 W · 260,500 VA',
      '主机：3 台 200 kVA',
      '电池：192 节 150 Ah，每台 2 组',
      '楼板：每台电池柜约 420 kg，散开后约 438 kg/m²',
      '输入：三相 500 A 断路器',
    ],
    reasons: [
      'upsHost 3：负载 248,000 W、260,500 VA，预留 30 % → max(248,000 ÷ 0.9，260,500) × 1.3 ＝ 358,222 VA → 2 台 200 kVA，N＋1 再加 1 台，共 3 台',
      'batteryBlock 192：322,400 W × 0.17 h，每组 32 节 12 V，放电效率 0.354，3 台主机 → 219.6 × 1.25 ＝ 274.5 Ah → 2 组 × 32 节 150 Ah × 3 台 ＝ 192',
      'batteryCabinet 24：每台主机 64 节，3 台主机 → 64 ÷ 8，向上取整 × 3 ＝ 24；每柜装 8 节',
      'batteryCableSet 18：每台主机 2 组，3 台主机，电池电流 595.2 A，一组检修时每组 595.2 A，断路器 630 A → 120 mm² → 2 × 3 × 3 ＝ 18',
      'batteryBreaker 6：每台主机 2 组，3 台主机，电池电流 595.2 A，一组检修时每组 595.2 A，浮充 435.8 V → 630 A、500 V → 2 × 3 ＝ 6',
      'upsInputBreaker 3：3 台主机，满载 200,000 VA，充电 15,040 W，三相输入 326.7 A → 326.7 × 1.25 ＝ 408.4 → 500 A',
      'upsOutputBox 2：2 台 200 kVA，303.9 A → 607.7 A → 2 台 400 A',
      'upsBypass 2：2 台 200 kVA，303.9 A → 607.7 A → 2 台 400 A',
      'mainsCable 3：9 路，每路 20 m，共 180 m → 22 m × 9；每卷 100 m → 3 卷',
      'mainsCable 2：4 路，每路 20 m；4 路，每路 10 m，共 120 m → 22 m × 4，11 m × 4；每卷 100 m → 2 卷',
      'upsParallelKit 3：3 台主机 → 3',
      'upsMonitorCard 3：3 台主机 → 3',
    ],
  }));

it('no batteries', () =>
  expect(saidOf(ups, { loads: [{ count: 2, powerW: 200 }], runtimeMin: 0 })).toEqual({
    highlights: ['负载：400 W · 500 VA', '主机：1 台 1 kVA', '电池：不配电池', '输入：单相 16 A 断路器'],
    reasons: [
      'upsHost 1：负载 400 W、500 VA，预留 25 % → max(400 ÷ 0.8，500) × 1.25 ＝ 625 VA → 1 台 1 kVA',
      'upsInputBreaker 1：1 台主机，满载 1,000 VA，充电 0 W，单相输入 4.5 A → 4.5 × 1.25 ＝ 5.7 → 16 A',
      'upsMonitorCard 1：1 台主机 → 1',
    ],
  }));
