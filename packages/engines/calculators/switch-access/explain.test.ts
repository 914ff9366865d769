/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-5. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { switchAccess } from './plan.ts';

it('by class, without loss', () =>
  expect(
    said(switchAccess, {
      cameras: [{ count: 8, resolution: '4MP', poeClass: 4 }],
      allocation: 'class',
      switch: { ports: 8, poeStandard: 'at', poeBudgetW: 240, uplinkPorts: 2 },
    }),
  ).toEqual({
    working: [
      '第 1 组码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
      '第 1 组每台供电：4 级 → 30 W（4 级）',
      'PoE 总需求：（8 × 30）×（1＋0%） → 240 W，含预留 240 W',
      '交换机台数：每台 8 口，PoE 总功率 240 W，上联 2 × 1,000 × 0.6 ÷ 1.25 ＝ 960 Mbps → 1 台，各接 8 台',
      '核心端口：24.58 × 1.25 ÷ 0.6 ＝ 51.208 → 1,000 Mbps',
      '交换容量：2 ×（8 × 1,000＋2 × 1,000）÷ 1000 → 20 Gbps，包转发率 14.88 Mpps',
    ],
    meaning: [
      '8 台摄像机（4MP H.265）需要 1 台 8 口 PoE 交换机（802.3at，240 W）。',
      'PoE 按级别预留合计 240 W，含预留 240 W。',
      '最忙的上联在峰值时占用 1.5%。',
      '汇聚到核心请用 1,000 Mbps 及以上端口。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('two groups over a short cable', () =>
  expect(
    said(switchAccess, {
      cameras: [
        { count: 6, resolution: '1080P', powerW: 6 },
        { count: 2, resolution: '8MP', powerW: 30 },
      ],
      cableLengthM: 0,
      poeReservePercent: 0,
      switch: { ports: 8, poeStandard: 'bt3', poeBudgetW: 150 },
    }),
  ).toEqual({
    working: [
      '第 1 组码率：⌈4,096 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 2,048 kbps',
      '第 1 组每台供电：6（网线长度 0，无线损） → 6 W（2 级）',
      '第 2 组码率：⌈12,288 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 6,144 kbps',
      '第 2 组每台供电：30（网线长度 0，无线损） → 30 W（5 级）',
      'PoE 总需求：（6 × 6＋2 × 30）×（1＋0%） → 96 W，含预留 96 W',
      '交换机台数：每台 8 口，PoE 总功率 150 W，上联 1 × 1,000 × 0.6 ÷ 1.25 ＝ 480 Mbps → 1 台，各接 8 台',
      '核心端口：24.58 × 1.25 ÷ 0.6 ＝ 51.208 → 1,000 Mbps',
      '交换容量：2 ×（8 × 1,000＋1 × 1,000）÷ 1000 → 18 Gbps，包转发率 13.392 Mpps',
    ],
    meaning: [
      '8 台摄像机（2 组码流）需要 1 台 8 口 PoE 交换机（802.3bt Type 3，150 W）。',
      'PoE 额定功率加线损合计 96 W，含预留 96 W；按级别预留合计是 132 W，差在级别按上限算、不看摄像机实际功率。',
      '最忙的上联在峰值时占用 3.1%。',
      '汇聚到核心请用 1,000 Mbps 及以上端口。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('without PoE', () =>
  expect(
    said(switchAccess, { cameras: [{ count: 40, resolution: '12MP', codec: 'H264' }], switch: { ports: 24, poeStandard: 'none', uplinkMbps: 10000 } }),
  ).toEqual({
    working: [
      '第 1 组码率：⌈16,384 × 1 × 1 × 1 ÷ 64⌉ × 64 → 16,384 kbps',
      '交换机台数：每台 24 口，上联 1 × 10,000 × 0.6 ÷ 1.25 ＝ 4,800 Mbps → 2 台，各接 24、16 台',
      '核心端口：655.36 × 1.25 ÷ 0.6 ＝ 1,365.333 → 10,000 Mbps',
      '交换容量：2 ×（24 × 1,000＋1 × 10,000）÷ 1000 → 68 Gbps，包转发率 50.592 Mpps',
    ],
    meaning: [
      '40 台摄像机（12MP H.264）需要 2 台 24 口交换机。',
      '最忙的上联在峰值时占用 4.9%。',
      '汇聚到核心请用 10,000 Mbps 及以上端口。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('a camera nothing can feed', () =>
  expect(said(switchAccess, { cameras: [{ count: 2, resolution: '4MP', powerW: 60 }], switch: { ports: 8, poeStandard: 'at', poeBudgetW: 240 } })).toEqual({
    working: [
      '第 1 组码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
      '第 1 组每台供电：52 ×（52－√（52² － 4 × 6.25 × 60））÷（2 × 6.25） → 71.9734 W（7 级）',
      'PoE 总需求：（2 × 71.9734）×（1＋20%） → 143.95 W，含预留 172.74 W',
      '交换机台数：每台 8 口，PoE 总功率 240 W，上联 1 × 1,000 × 0.6 ÷ 1.25 ＝ 480 Mbps → 无解',
      '核心端口：6.14 × 1.25 ÷ 0.6 ＝ 12.792 → 1,000 Mbps',
      '交换容量：2 ×（8 × 1,000＋1 × 1,000）÷ 1000 → 18 Gbps，包转发率 13.392 Mpps',
    ],
    meaning: ['8 口 PoE 交换机（802.3at，240 W）接不了其中的摄像机，请按提示换型号。', '以上为估算值，以实际设备为准。'],
  }));

it('many switches', () =>
  expect(said(switchAccess, { cameras: [{ count: 30, resolution: '4MP', powerW: 7 }], switch: { ports: 4, poeStandard: 'af', poeBudgetW: 60 } })).toEqual({
    working: [
      '第 1 组码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
      '第 1 组每台供电：44 ×（44－√（44² － 4 × 12.5 × 7））÷（2 × 12.5） → 7.3487 W（3 级）',
      'PoE 总需求：（30 × 7.3487）×（1＋20%） → 220.46 W，含预留 264.55 W',
      '交换机台数：每台 4 口，PoE 总功率 60 W，上联 1 × 1,000 × 0.6 ÷ 1.25 ＝ 480 Mbps → 8 台，各接 4、4、4、4、4、4 … 台',
      '核心端口：92.16 × 1.25 ÷ 0.6 ＝ 192 → 1,000 Mbps',
      '交换容量：2 ×（4 × 1,000＋1 × 1,000）÷ 1000 → 10 Gbps，包转发率 7.44 Mpps',
    ],
    meaning: [
      '30 台摄像机（4MP H.265）需要 8 台 4 口 PoE 交换机（802.3af，60 W）。',
      'PoE 额定功率加线损合计 220.46 W，含预留 264.55 W；按级别预留合计是 462 W，差在级别按上限算、不看摄像机实际功率。',
      '最忙的上联在峰值时占用 1.5%。',
      '汇聚到核心请用 1,000 Mbps 及以上端口。',
      '以上为估算值，以实际设备为准。',
    ],
  }));
