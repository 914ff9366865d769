/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-10. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { wirelessBridge } from './plan.ts';

it('one to three, over two houses, two links side by side', () =>
  expect(
    said(wirelessBridge, {
      distanceKm: 5,
      topology: 'ptmp',
      clients: 3,
      camerasPerClient: [
        { count: 2, resolution: '1080P' },
        { count: 1, resolution: '4MP' },
      ],
      antennaHeightAM: 30,
      antennaHeightBM: 30,
      obstacles: [
        { distanceFromAKm: 1, heightM: 10 },
        { distanceFromAKm: 2.5, heightM: 28 },
      ],
      colocatedLinks: 2,
      txLossDb: 1,
      rxLossDb: 0.5,
      txGainDbi: 16,
      rxGainDbi: 16,
    }),
  ).toEqual({
    working: [
      '自由空间损耗：32.44 ＋ 20lg 5 ＋ 20lg 5,800 → 121.69 dB',
      '接收电平：20 ＋ 16 ＋ 16 − 1 − 0.5 − 121.69 → -71.19 dBm',
      '等效全向辐射功率：20 ＋ 16 − 1 → 35 dBm',
      '调制等级与空口速率：-71.19 ＜ -79 ＋ 10（MCS 0） → 建立不了链路',
      '第 1 组码率：⌈4,096 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 2,048 kbps',
      '第 2 组码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
      '实际可用带宽：0 × 0.4 → 0 Mbps',
      '摄像机峰值流量：（2×2,048＋1×3,072）÷ 1000 × 3 × 1.25 → 26.88 Mbps',
      '最多可带摄像机：0 ÷（2.048 × 1.25） → 0 台，每端 0 台',
      '中点菲涅耳半径与净空：17.32 × √（5 ÷（4 × 5.8）），× 0.6 → 半径 8.04 m，净空 4.82 m',
      '中点地球凸起：（5 ÷ 2）² ÷（12.742 × 1.333） → 0.37 m',
      '天线最低净高：4.82 ＋ 0.37 → 高出平坦障碍线 5.19 m',
      '第 1 个障碍物的净空：30 − 0.24 − 10；0.6 × 6.43 ＝ 3.86 → 19.76 m，够',
      '第 2 个障碍物的净空：30 − 0.37 − 28；0.6 × 8.04 ＝ 4.82 → 1.63 m，不够',
      '信道分配：5.8 GHz，40 MHz，2 条链路 → 信道 151、159',
    ],
    meaning: [
      '5 km 一点对 3 点无线网桥：接收电平 -71.19 dBm，信号太弱，建立不了链路。',
      '两端天线要互相看得见，沿途中间的树和楼应低于视线 5.19 m 以上。',
      '同址 2 条链路依次设信道 151、159，天线之间还要拉开距离。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('one to three that carries', () =>
  expect(said(wirelessBridge, { distanceKm: 1.5, topology: 'ptmp', clients: 3, camerasPerClient: [{ count: 2, resolution: '1080P' }] })).toEqual({
    working: [
      '自由空间损耗：32.44 ＋ 20lg 1.5 ＋ 20lg 5,800 → 111.23 dB',
      '接收电平：20 ＋ 13 ＋ 13 − 0 − 0 − 111.23 → -65.23 dBm',
      '等效全向辐射功率：20 ＋ 13 − 0 → 33 dBm',
      '调制等级与空口速率：-65.23 ≥ -76 ＋ 10（MCS 1，40 MHz）；30 × 2 → MCS 1，60 Mbps，余量 10.77 dB',
      '码率：⌈4,096 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 2,048 kbps',
      '实际可用带宽：60 × 0.4 → 24 Mbps',
      '摄像机峰值流量：（2×2,048）÷ 1000 × 3 × 1.25 → 15.36 Mbps',
      '最多可带摄像机：24 ÷（2.048 × 1.25） → 9 台，每端 3 台',
      '中点菲涅耳半径与净空：17.32 × √（1.5 ÷（4 × 5.8）），× 0.6 → 半径 4.4 m，净空 2.64 m',
      '中点地球凸起：（1.5 ÷ 2）² ÷（12.742 × 1.333） → 0.03 m',
      '天线最低净高：2.64 ＋ 0.03 → 高出平坦障碍线 2.68 m',
      '信道分配：5.8 GHz，40 MHz，1 条链路 → 信道 151',
    ],
    meaning: [
      '1.5 km 一点对 3 点无线网桥：接收电平 -65.23 dBm，实际可用约 24 Mbps，摄像机峰值 15.36 Mbps，可以使用。',
      '这条链路最多带 9 台 1080P H.265 摄像机，每端 3 台。',
      '两端天线要互相看得见，沿途中间的树和楼应低于视线 2.68 m 以上。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('too weak for any rate', () =>
  expect(said(wirelessBridge, { distanceKm: 50, camerasPerClient: [{ count: 4, resolution: '4MP' }], channelWidthMHz: 80 })).toEqual({
    working: [
      '自由空间损耗：32.44 ＋ 20lg 50 ＋ 20lg 5,800 → 141.69 dB',
      '接收电平：20 ＋ 13 ＋ 13 − 0 − 0 − 141.69 → -95.69 dBm',
      '等效全向辐射功率：20 ＋ 13 − 0 → 33 dBm',
      '调制等级与空口速率：-95.69 ＜ -76 ＋ 10（MCS 0） → 建立不了链路',
      '码率：⌈6,144 × 0.5 × 1 × 1 ÷ 64⌉ × 64 → 3,072 kbps',
      '实际可用带宽：0 × 0.5 → 0 Mbps',
      '摄像机峰值流量：（4×3,072）÷ 1000 × 1 × 1.25 → 15.36 Mbps',
      '最多可带摄像机：0 ÷（3.072 × 1.25） → 0 台',
      '中点菲涅耳半径与净空：17.32 × √（50 ÷（4 × 5.8）），× 0.6 → 半径 25.43 m，净空 15.26 m',
      '中点地球凸起：（50 ÷ 2）² ÷（12.742 × 1.333） → 36.79 m',
      '天线最低净高：15.26 ＋ 36.79 → 高出平坦障碍线 52.04 m',
      '信道分配：5.8 GHz，80 MHz，1 条链路 → 信道 155',
    ],
    meaning: [
      '50 km 点对点无线网桥：接收电平 -95.69 dBm，信号太弱，建立不了链路。',
      '两端天线要互相看得见，沿途中间的树和楼应低于视线 52.04 m 以上。',
      '以上为估算值，以实际设备为准。',
    ],
  }));

it('many groups of cameras in 2.4 GHz', () =>
  expect(
    said(wirelessBridge, {
      distanceKm: 0.5,
      frequencyGHz: 2.4,
      channelWidthMHz: 20,
      txPowerDbm: 10,
      txGainDbi: 8,
      rxGainDbi: 8,
      camerasPerClient: [
        { count: 1, bitrateKbps: 512 },
        { count: 1, bitrateKbps: 1024 },
        { count: 1, bitrateKbps: 1536 },
        { count: 1, bitrateKbps: 2048 },
        { count: 1, bitrateKbps: 2560 },
        { count: 1, bitrateKbps: 3072 },
        { count: 1, bitrateKbps: 3584 },
      ],
    }),
  ).toEqual({
    working: [
      '自由空间损耗：32.44 ＋ 20lg 0.5 ＋ 20lg 2,400 → 94.02 dB',
      '接收电平：10 ＋ 8 ＋ 8 − 0 − 0 − 94.02 → -68.02 dBm',
      '等效全向辐射功率：10 ＋ 8 − 0 → 18 dBm',
      '调制等级与空口速率：-68.02 ≥ -79 ＋ 10（MCS 1，20 MHz）；14.4 × 2 → MCS 1，28.8 Mbps，余量 10.98 dB',
      '第 1 组码率：512 → 512 kbps',
      '第 2 组码率：1,024 → 1,024 kbps',
      '第 3 组码率：1,536 → 1,536 kbps',
      '第 4 组码率：2,048 → 2,048 kbps',
      '第 5 组码率：2,560 → 2,560 kbps',
      '第 6 组码率：3,072 → 3,072 kbps',
      '实际可用带宽：28.8 × 0.5 → 14.4 Mbps',
      '摄像机峰值流量：（1×512＋1×1,024＋1×1,536＋1×2,048＋1×2,560＋1×3,072＋…）÷ 1000 × 1 × 1.25 → 17.92 Mbps',
      '最多可带摄像机：14.4 ÷（0.512 × 1.25） → 22 台',
      '中点菲涅耳半径与净空：17.32 × √（0.5 ÷（4 × 2.4）），× 0.6 → 半径 3.95 m，净空 2.37 m',
      '中点地球凸起：（0.5 ÷ 2）² ÷（12.742 × 1.333） → 0 m',
      '天线最低净高：2.37 ＋ 0 → 高出平坦障碍线 2.38 m',
      '信道分配：2.4 GHz，20 MHz，1 条链路 → 信道 1',
    ],
    meaning: [
      '0.5 km 点对点无线网桥：接收电平 -68.02 dBm，实际可用约 14.4 Mbps，摄像机峰值 17.92 Mbps，不能照此使用。',
      '这条链路最多带 22 台 手动码率 512 kbps 摄像机。',
      '两端天线要互相看得见，沿途中间的树和楼应低于视线 2.38 m 以上。',
      '以上为估算值，以实际设备为准。',
    ],
  }));
