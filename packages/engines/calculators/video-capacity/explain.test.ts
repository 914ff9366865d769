/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-1. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { videoCapacity } from './plan.ts';

it('mirrors, in two groups', () =>
  expect(
    said(videoCapacity, {
      groups: [
        { channels: 8, resolution: '4MP', days: 30 },
        { channels: 4, bitrateKbps: 2048, days: 90, motionPercent: 50, hoursPerDay: 12 },
      ],
      raid: 'raid10',
      hotSpares: 1,
      diskSizeTB: 8,
    }),
  ).toEqual({
    working: [
      '第 1 组码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
      '第 1 组每路每天：3,072 ÷ 8 × 3600 × 24 × 100% ÷ 1024² → 31.6406 GB',
      '第 2 组码率：2,048 → 2,048 kbps',
      '第 2 组每路每天：2,048 ÷ 8 × 3600 × 12 × 50% ÷ 1024² → 5.2734 GB',
      '单盘可用容量：8 × 10¹² ÷ 2⁴⁰ ×（1－0%） → 7.276 TB',
      '总容量：31.6406 × 8 × 30＋5.2734 × 4 × 90 → 9,492.19 GB ＝ 9.27 TB',
      '数据盘：9.2697 ÷ 7.276 → 2 块',
      '硬盘总数：2＋2＋1（RAID10，1 组） → 5 块',
    ],
    meaning: [
      '12 路摄像机（2 组码流）保存 30～90 天需要 5 块 8 TB 硬盘（RAID10），其中 3 块为校验、镜像或热备。',
      '标称共 40 TB，数据盘可用 14.55 TB（按 1024 进制），其中录像占 9.27 TB，还余 5.28 TB。',
      '主码流写入共 32.77 Mbps；录像机的接入带宽不能低于它加上所拉的子码流。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('parity, and fewer disks needed than the level asks for', () =>
  expect(said(videoCapacity, { groups: [{ channels: 1, resolution: '720P', days: 7 }], raid: 'raid6', diskSizeTB: 4, formatLossPercent: 5 })).toEqual({
    working: [
      '第 1 组码率：⌈2,048 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 1,024 kbps',
      '第 1 组每路每天：1,024 ÷ 8 × 3600 × 24 × 100% ÷ 1024² → 10.5469 GB',
      '单盘可用容量：4 × 10¹² ÷ 2⁴⁰ ×（1－5%） → 3.4561 TB',
      '总容量：10.5469 × 1 × 7 → 73.83 GB ＝ 0.07 TB',
      '数据盘：0.0721 ÷ 3.4561 → 1 块，RAID6 至少 2 块',
      '硬盘总数：2＋2＋0（RAID6，1 组，每组最多 8 块） → 4 块',
    ],
    meaning: [
      '1 路摄像机（720P H.265）保存 7 天需要 4 块 4 TB 硬盘（RAID6），其中 2 块为校验、镜像或热备。',
      '标称共 16 TB，数据盘可用 6.91 TB（按 1024 进制），其中录像占 0.07 TB，还余 6.84 TB。',
      '主码流写入共 1.02 Mbps；录像机的接入带宽不能低于它加上所拉的子码流。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('stripes', () =>
  expect(said(videoCapacity, { groups: [{ channels: 4, resolution: '1080P', days: 15 }], raid: 'raid0' })).toEqual({
    working: [
      '第 1 组码率：⌈4,096 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 2,048 kbps',
      '第 1 组每路每天：2,048 ÷ 8 × 3600 × 24 × 100% ÷ 1024² → 21.0938 GB',
      '单盘可用容量：4 × 10¹² ÷ 2⁴⁰ ×（1－0%） → 3.638 TB',
      '总容量：21.0938 × 4 × 15 → 1,265.63 GB ＝ 1.24 TB',
      '数据盘：1.236 ÷ 3.638 → 1 块，RAID0 至少 2 块',
      '硬盘总数：2＋0＋0（RAID0，1 组） → 2 块',
    ],
    meaning: [
      '4 路摄像机（1080P H.265）保存 15 天需要 2 块 4 TB 硬盘（RAID0）。',
      '标称共 8 TB，数据盘可用 7.28 TB（按 1024 进制），其中录像占 1.24 TB，还余 6.04 TB。',
      '主码流写入共 8.19 Mbps；录像机的接入带宽不能低于它加上所拉的子码流。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('days that disks keep', () =>
  expect(said(videoCapacity, { mode: 'days', groups: [{ channels: 16, resolution: '4MP' }], installedDisks: 8, raid: 'raid5', diskSizeTB: 10 })).toEqual({
    working: [
      '第 1 组码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
      '第 1 组每路每天：3,072 ÷ 8 × 3600 × 24 × 100% ÷ 1024² → 31.6406 GB',
      '单盘可用容量：10 × 10¹² ÷ 2⁴⁰ ×（1－0%） → 9.0949 TB',
      '每天录像：31.6406 × 16 → 506.25 GB',
      '数据盘：8 块，RAID5，每组最多 8 块 → 7 块',
      '可用总容量：9.0949 × 7 → 63.66 TB',
      '保存天数：63.66 × 1024 ÷ 506.25 → 128 天',
    ],
    meaning: [
      '8 块 10 TB 硬盘（RAID5）存 16 路摄像机（4MP H.265），可保存 128 天。',
      '主码流写入共 49.15 Mbps；录像机的接入带宽不能低于它加上所拉的子码流。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('days that single disks keep', () =>
  expect(
    said(videoCapacity, {
      mode: 'days',
      groups: [
        { channels: 2, resolution: '1080P' },
        { channels: 3, bitrateKbps: 1024 },
      ],
      installedDisks: 2,
      diskSizeTB: 4,
    }),
  ).toEqual({
    working: [
      '第 1 组码率：⌈4,096 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 2,048 kbps',
      '第 1 组每路每天：2,048 ÷ 8 × 3600 × 24 × 100% ÷ 1024² → 21.0938 GB',
      '第 2 组码率：1,024 → 1,024 kbps',
      '第 2 组每路每天：1,024 ÷ 8 × 3600 × 24 × 100% ÷ 1024² → 10.5469 GB',
      '单盘可用容量：4 × 10¹² ÷ 2⁴⁰ ×（1－0%） → 3.638 TB',
      '每天录像：21.0938 × 2＋10.5469 × 3 → 73.83 GB',
      '数据盘：2 块，不做 RAID → 2 块',
      '可用总容量：3.638 × 2 → 7.28 TB',
      '保存天数：7.28 × 1024 ÷ 73.83 → 100 天',
    ],
    meaning: [
      '2 块 4 TB 硬盘存 5 路摄像机（2 组码流），可保存 100 天。',
      '主码流写入共 7.17 Mbps；录像机的接入带宽不能低于它加上所拉的子码流。',
      '以上为估算值，以实际设备为准。',
    ],
  }));
