/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-1. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { led } from './plan.ts';

it('a wall indoors', () =>
  expect(saidOf(led, { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 })).toEqual({
    highlights: [
      '屏体尺寸：5.12 × 2.88 m，宽 +2 %，高 −4 %',
      '点间距：P2.5',
      '箱体：8 列 × 6 行',
      '分辨率：2048 × 1152',
      '观看距离：3.45–13.8 m，最佳 7.5 m',
      '最大功耗：8.85 kW',
      '重量：约 959 kg（含钢结构），安装面由结构专业核算',
      '总断路器：25 A',
    ],
    reasons: [
      'ledCabinet 48：要求 5 × 3 m，箱体 640×480 mm → 8 列 × 6 行 ＝ 48',
      'ledSpareModule 9：288 张模组（48 个箱体） → 288 × 3 % → 9',
      'ledReceivingCard 51：48 个箱体用 48 张 → 48 ＋ 3 ＝ 51',
      'ledSendingController 2：2,359,296 点，4 个网口 → max(2,359,296 ÷ 2,304,000，4 ÷ 4)，向上取整 ＝ 2',
      'ledProcessor 1：2 台发送器 → 2 ÷ 8，向上取整 ＝ 1',
      'ledPlayer 1：1 套屏 → 1',
      'ledDistributionBox 1：最大功耗 8.85 kW → 8.85 × 1.2 ＝ 10.62 kW → 1 台 15 kW',
      'mainsCable 1：1 路，每路 50 m，共 50 m → 55 m × 1；每卷 100 m → 1 卷',
      'ledFrame 15：屏面 14.75 m² → 15',
      'ledSpareSupply 3：96 个电源 → 96 × 3 % → 3',
      'ledNetworkCable 4：48 个箱体 → 48 ÷ 13，向上取整 ＝ 4',
      'ledSoftware 1：1 套屏 → 1',
    ],
  }));

it('a large one outdoors', () =>
  expect(saidOf(led, { environment: 'outdoor', widthM: 12, heightM: 7, nearestViewM: 30, fit: 'ceil' })).toEqual({
    highlights: [
      '屏体尺寸：12.48 × 7.68 m，宽 +4 %，高 +10 %',
      '点间距：P10',
      '箱体：13 列 × 8 行',
      '分辨率：1248 × 768，不足 1280×720',
      '观看距离：13.8–55.2 m，最佳 30 m',
      '最大功耗：76.68 kW',
      '重量：约 7,668 kg（含钢结构），安装面由结构专业核算',
      '总断路器：200 A',
    ],
    reasons: [
      'ledCabinet 104：要求 12 × 7 m，箱体 960×960 mm → 13 列 × 8 行 ＝ 104',
      'ledSpareModule 57：1,872 张模组（104 个箱体） → 1,872 × 3 % → 57',
      'ledReceivingCard 110：104 个箱体用 104 张 → 104 ＋ 6 ＝ 110',
      'ledSendingController 1：958,464 点，2 个网口 → max(958,464 ÷ 2,304,000，2 ÷ 4)，向上取整 ＝ 1',
      'ledPlayer 1：1 套屏 → 1',
      'ledDistributionBox 1：最大功耗 76.68 kW → 76.68 × 1.2 ＝ 92.01 kW → 1 台 100 kW',
      'mainsCable 1：1 路，每路 50 m，共 50 m → 55 m × 1；每卷 100 m → 1 卷',
      'ledFrame 96：屏面 95.85 m² → 96',
      'ledSpareSupply 16：520 个电源 → 520 × 3 % → 16',
      'surgeProtector 1：1 套户外屏 → 1',
      'ledEarthing 1：1 套户外屏 → 1',
      'ledFan 10：屏面 95.85 m² → 95.85 ÷ 10，向上取整 ＝ 10',
      'ledSensor 1：1 套户外屏 → 1',
      'ledNetworkCable 2：104 个箱体 → 104 ÷ 70，向上取整 ＝ 2',
      'ledSoftware 1：1 套屏 → 1',
    ],
  }));
