/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-13. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { videoSurveillance } from './plan.ts';

it('a shop with a dark yard', () =>
  expect(saidOf(videoSurveillance, { ...videoSurveillance.starter, backupMin: 0 })).toEqual({
    highlights: [
      '摄像机：3 台',
      '最远处：不少于 132 像素/m',
      '接入：10.8 Mbps，含子码流',
      '录像：每路 3,072 kbps，30 天 2.8 TB',
      '录像设备：1 台录像机，硬盘 1 × 4 TB',
      'PoE 交换机：1 台',
      '停电后备：不配',
    ],
    reasons: [
      'ipCamera 2：6 × 4 m 1 处，250 像素/m；12 × 8 m 1 处，125 像素/m → （1 排 × 1 台）× 2 处 → 2 台，最远处不少于 147 像素/m',
      'ipCamera 1：20 × 10 m 1 处，125 像素/m → 1 排 × 1 台 → 1 台，最远处不少于 132 像素/m',
      'nvr 1：3 台摄像机，每路主、子码流 3.58 Mbps，不含录音 → 每台 3 路 × 3.58 Mbps ＝ 10.8 Mbps ≤ 40 × 0.8 ＝ 32，3 ≤ 4 路 → 1 台',
      'hdd 1：每路 3,072 kbps，全天，30 天 ＝ 0.927 TB，带录音 0.946 TB → 3 × 0.946 ＝ 2.8 TB → 1 块 4 TB；1 台共 1 块',
      'poeSwitch 1：弱电间 1：3 台 → 每台最多供 3 台：3 × 10.46 × 1.2 ＝ 37.7 W → 1 台 4 口',
      'networkCableBox 1：2 根 → 65.4 m × 1，63.2 m × 1；每箱 305 m → 1 箱',
      'networkCableBox 1：1 根 → 70.9 m × 1；每箱 305 m → 1 箱',
      'rj45Plug 1：3 根 → 3 × 2 × 1.15 ＝ 7 个 → 1 包',
      'patchCord 2：机柜内 2 台 → 2',
      'junctionBox 1：墙装 1 台，立杆 0 台 → 1',
      'bracket 2：2 台 → 2',
      'bracket 1：墙装 1 台，立杆 0 台 → 1',
      'cabinet 1：1 个弱电间 → 6 U → 1 台 6 U',
      'pdu 1：3 台设备 → 1 条',
      'monitor 1：3 台摄像机 → 1',
      'screenCable 1：1 台显示器，5 m 以内 → 1',
    ],
  }));

it('two floors under a platform', () =>
  expect(
    saidOf(videoSurveillance, {
      site: 'school',
      areas: [
        { lengthM: 9, widthM: 7, count: 120 },
        { lengthM: 60, widthM: 3, count: 4, closet: 2, purpose: 'discern' },
        { lengthM: 30, widthM: 6, count: 2, mounting: 'pole', heightM: 4, closet: 2, runM: 80 },
      ],
      monitors: 2,
      backupMin: 0,
    }),
  ).toEqual({
    highlights: [
      '摄像机：130 台',
      '最远处：不少于 88 像素/m',
      '接入：465.9 Mbps，含子码流',
      '录像：每路 3,072 kbps，30 天 120.5 TB',
      '录像设备：1 台存储服务器，硬盘 21 × 8 TB',
      'PoE 交换机：6 台',
      '排间盲带：每排管 30 m，脚下 3 m 拍不到脸',
      '停电后备：不配',
    ],
    reasons: [
      'ipCamera 120：9 × 7 m 120 处，125 像素/m → 120 处 × 1 排 × 1 台 → 120 台，最远处不少于 136 像素/m',
      'ipCamera 8：60 × 3 m 4 处，80 像素/m → 4 处 × 2 排 × 1 台 → 8 台，最远处不少于 88 像素/m',
      'ipCamera 2：30 × 6 m 2 处，125 像素/m → 2 处 × 1 排 × 1 台 → 2 台，最远处不少于 177 像素/m',
      'storageServer 1：130 台摄像机，每路主、子码流 3.58 Mbps，不含录音 → 每台 130 路 × 3.58 Mbps ＝ 465.9 Mbps ≤ 800 × 0.8 ＝ 640 → 1 台',
      'hdd 21：每路 3,072 kbps，全天，30 天 ＝ 0.927 TB，带录音 0.946 TB → 130 × 0.946 ＝ 123 TB → 17 块 8 TB，加校验和热备共 21 块；1 台共 21 块',
      'videoDecoder 1：2 台显示器 → 2 路 → 1 台 2 路',
      'managementPlatform 1：130 台摄像机 → 自带 100 点',
      'boothPc 1：1 套管理平台 → 1',
      'videoLicence 1：130 − 100 ＝ 30 点 → 1 × 16 点',
      'videoLicence 14：130 − 100 ＝ 30 点 → 14 × 1 点',
      'poeSwitch 1：弱电间 2：10 台 → 每台最多供 10 台：10 × 10.69 × 1.2 ＝ 128.2 W → 1 台 16 口',
      'poeSwitch 5：弱电间 1：120 台 → 每台最多供 24 台：24 × 10.42 × 1.2 ＝ 300.1 W → 5 台 24 口',
      'networkSwitch 1：6 台接入交换机，1 台存储服务器，1 台解码器，1 路外网 → 9 × 1.2 ＝ 10.8 口 → 1 台 16 口',
      'networkCableBox 33：129 根 → 96.2 m × 4，65.4 m × 120，63.2 m × 4，61 m × 1；每箱 305 m → 33 箱',
      'networkCableBox 1：2 根 → 101.7 m × 2；每箱 305 m → 1 箱',
      'rj45Plug 4：131 根 → 131 × 2 × 1.15 ＝ 302 个 → 4 包',
      'patchCord 10：机柜内 6 台，2 个立杆点位两端 → 6 ＋ 4 ＝ 10',
      'junctionBox 2：墙装 0 台，立杆 2 台 → 2',
      'bracket 128：128 台 → 128',
      'bracket 2：墙装 0 台，立杆 2 台 → 2',
      'bracket 2：2 台 → 2',
      'pole 2：2 台，高 4 m → 2',
      'poleFoundation 2：2 台，高 4 m → 2',
      'earthElectrode 2：2 根立杆 → 2',
      'equipmentBox 2：2 根立杆 → 2',
      'surgeProtector 4：2 个网线立杆点位 → 2 × 2 ＝ 4',
      'cabinet 1：1 个弱电间 → 13 U → 1 台 18 U',
      'cabinet 1：1 个弱电间 → 3 U → 1 台 6 U',
      'pdu 2：8 台设备、1 台设备 → 1 ＋ 1 ＝ 2 条',
      'monitor 2：130 台摄像机 → 2',
      'screenCable 2：2 台显示器，5 m 以内 → 2',
    ],
  }));
