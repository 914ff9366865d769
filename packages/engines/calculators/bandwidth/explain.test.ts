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
      '录像带宽：40 ×（2,048＋512）÷ 1024＋8 × 6,144 ÷ 1024 → 148 Mbps',
      '预览带宽：3 × 4 × 2,048 ÷ 1024 → 24 Mbps',
      '总带宽：（148＋24）×（1＋10%） → 189.2 Mbps',
      '互联网上行：24 ×（1＋10%） → 26.4 Mbps',
      '端口速率：1,000 × 0.7 ≥ 189.2 → 1,000 Mbps',
    ],
    meaning: [
      '48 路摄像机共需 189.2 Mbps，汇聚到核心的端口请用 1G（按 70% 可用）。',
      '客户端在外网时，上行专线不低于 26.4 Mbps。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('nobody watches: no upload is asked for', () =>
  expect(said(bandwidth, { groups: [{ count: 10, bitrateKbps: 512 }], utilisation: 1, overheadPercent: 0 })).toEqual({
    working: [
      '第 1 组码率：512 → 512 kbps',
      '录像带宽：10 × 512 ÷ 1024 → 5 Mbps',
      '预览带宽：0 × 0 × 2,048 ÷ 1024 → 0 Mbps',
      '总带宽：（5＋0）×（1＋0%） → 5 Mbps',
      '端口速率：100 × 1 ≥ 5 → 100 Mbps',
    ],
    meaning: ['10 路摄像机共需 5 Mbps，汇聚到核心的端口请用 100M（按 100% 可用）。', '以上为估算值，以实际设备为准。'],
  }));

it('the standard, small', () =>
  expect(said(bandwidth, { method: 'gb51348', groups: [{ count: 128, bitrateKbps: 4096 }] })).toEqual({
    working: [
      '第 1 组码率：4,096 → 4,096 kbps',
      '录像带宽：128 × 4,096 ÷ 1024 → 512 Mbps',
      '总带宽：2 × 512 → 1,024 Mbps',
      '端口速率：10,000 × 0.7 ≥ 1,024 → 10,000 Mbps',
    ],
    meaning: ['128 路摄像机按规范估算共需 1,024 Mbps，汇聚到核心的端口请用 10G（按 70% 可用）。', '以上为估算值，以实际设备为准。'],
  }));

it('the standard, large', () =>
  expect(said(bandwidth, { method: 'gb51348', groups: [{ count: 129, bitrateKbps: 4096 }], concurrentDisplays: 16 })).toEqual({
    working: [
      '第 1 组码率：4,096 → 4,096 kbps',
      '录像带宽：129 × 4,096 ÷ 1024 → 516 Mbps',
      '总带宽：516＋16 × 516 ÷ 129 → 580 Mbps',
      '端口速率：1,000 × 0.7 ≥ 580 → 1,000 Mbps',
    ],
    meaning: ['129 路摄像机按规范估算共需 580 Mbps，汇聚到核心的端口请用 1G（按 70% 可用）。', '以上为估算值，以实际设备为准。'],
  }));

it('more than a port of 100G', () =>
  expect(said(bandwidth, { groups: [{ count: 10000, resolution: '12MP', codec: 'H264' }] })).toEqual({
    working: [
      '第 1 组码率：⌈16,384 × 1 × 1 × 1 ÷ 64⌉ × 64 → 16,384 kbps',
      '录像带宽：10,000 × 16,384 ÷ 1024 → 160,000 Mbps',
      '预览带宽：0 × 0 × 2,048 ÷ 1024 → 0 Mbps',
      '总带宽：（160,000＋0）×（1＋20%） → 192,000 Mbps',
      '端口速率：100,000 × 0.7 ＜ 192,000 → 无',
    ],
    meaning: ['10,000 路摄像机共需 192,000 Mbps，超过一个 100G 端口，请分多台核心或多条链路承载。', '以上为估算值，以实际设备为准。'],
  }));
