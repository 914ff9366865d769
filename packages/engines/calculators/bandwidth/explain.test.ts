/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-4. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { bandwidth } from './plan.ts';

it('two groups, one with its sub stream, watched from outside', () =>
  expect(
    said(bandwidth, {
      groups: [
        { count: 40, resolution: '1080P', includeSub: true },
        { count: 8, resolution: '4MP', codec: 'H264' },
      ],
      viewers: 3,
      viewChannels: 4,
      overheadPercent: 10,
    }),
  ).toEqual({
    working: [
      '第 1 组码率：⌈4,096 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 2,048 kbps',
      '第 2 组码率：⌈6,144 × 1 × 1 × 1 ÷ 64⌉ × 64 → 6,144 kbps',
      '录像带宽：40 ×（2,048＋512）÷ 1000＋8 × 6,144 ÷ 1000 → 151.55 Mbps',
      '预览带宽：3 × 4 × 2,048 ÷ 1000 → 24.58 Mbps',
      '总带宽：（151.55＋24.58）×（1＋10%） → 193.74 Mbps',
      '互联网上行：24.58 ×（1＋10%） → 27.03 Mbps',
      '端口速率：1,000 × 0.7 ≥ 193.74 → 1,000 Mbps',
    ],
    meaning: [
      '48 路摄像机共需 193.74 Mbps，汇聚到核心的端口请用 1G（按 70% 可用）。',
      '客户端在外网时，上行专线不低于 27.03 Mbps。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('nobody watches: no upload is asked for', () =>
  expect(said(bandwidth, { groups: [{ count: 10, bitrateKbps: 512 }], utilisation: 1, overheadPercent: 0 })).toEqual({
    working: [
      '第 1 组码率：512 → 512 kbps',
      '录像带宽：10 × 512 ÷ 1000 → 5.12 Mbps',
      '预览带宽：0 × 0 × 2,048 ÷ 1000 → 0 Mbps',
      '总带宽：（5.12＋0）×（1＋0%） → 5.12 Mbps',
      '端口速率：100 × 1 ≥ 5.12 → 100 Mbps',
    ],
    meaning: ['10 路摄像机共需 5.12 Mbps，汇聚到核心的端口请用 100M（按 100% 可用）。', '以上为估算值，以实际设备为准。'],
  }));

it('the standard, small', () =>
  expect(said(bandwidth, { method: 'gb51348', groups: [{ count: 128, bitrateKbps: 4096 }] })).toEqual({
    working: [
      '第 1 组码率：4,096 → 4,096 kbps',
      '录像带宽：128 × 4,096 ÷ 1000 → 524.29 Mbps',
      '总带宽：2 × 524.29 → 1,048.58 Mbps',
      '端口速率：10,000 × 0.7 ≥ 1,048.58 → 10,000 Mbps',
    ],
    meaning: ['128 路摄像机按规范估算共需 1,048.58 Mbps，汇聚到核心的端口请用 10G（按 70% 可用）。', '以上为估算值，以实际设备为准。'],
  }));

it('the standard, large', () =>
  expect(said(bandwidth, { method: 'gb51348', groups: [{ count: 129, bitrateKbps: 4096 }], concurrentDisplays: 16 })).toEqual({
    working: [
      '第 1 组码率：4,096 → 4,096 kbps',
      '录像带宽：129 × 4,096 ÷ 1000 → 528.38 Mbps',
      '总带宽：528.38＋16 × 528.38 ÷ 129 → 593.92 Mbps',
      '端口速率：1,000 × 0.7 ≥ 593.92 → 1,000 Mbps',
    ],
    meaning: ['129 路摄像机按规范估算共需 593.92 Mbps，汇聚到核心的端口请用 1G（按 70% 可用）。', '以上为估算值，以实际设备为准。'],
  }));

it('more than a port of 100G', () =>
  expect(said(bandwidth, { groups: [{ count: 10000, resolution: '12MP', codec: 'H264' }] })).toEqual({
    working: [
      '第 1 组码率：⌈16,384 × 1 × 1 × 1 ÷ 64⌉ × 64 → 16,384 kbps',
      '录像带宽：10,000 × 16,384 ÷ 1000 → 163,840 Mbps',
      '预览带宽：0 × 0 × 2,048 ÷ 1000 → 0 Mbps',
      '总带宽：（163,840＋0）×（1＋20%） → 196,608 Mbps',
      '端口速率：100,000 × 0.7 ＜ 196,608 → 无',
    ],
    meaning: ['10,000 路摄像机共需 196,608 Mbps，超过一个 100G 端口，请分多台核心或多条链路承载。', '以上为估算值，以实际设备为准。'],
  }));
