/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-3. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { accessGuard } from './plan.ts';

it('swing gates in both directions, with faces and visitors', () =>
  expect(saidOf(accessGuard, { peakPeople: 800, peakMinutes: 15, visitor: true, siteWidthM: 20 })).toEqual({
    highlights: ['通道：3 条，含无障碍 1 条', '通行能力：72 人/min', '登记人数：800 人', '安装宽度：2.9 m，放得下'],
    reasons: [
      'gatePedestalSide 2：3 条通道（高峰 800 人 / 15 min，每条 24 人/min，其中无障碍 1 条） → 2',
      'gatePedestalMiddle 2：3 条通道（高峰 800 人 / 15 min，每条 24 人/min，其中无障碍 1 条） → 3 − 1 ＝ 2',
      'gateFaceTerminal 6：3 条通道 → 3 × 2 ＝ 6',
      'powerAdapter 1：消防联动模块 2 W，1 处 → 2 ÷ 12 ÷ 0.8 ＝ 0.21 A → 1 只 1 A',
      'powerAdapter 6：每个阅读点 14 W，6 处 → 14 ÷ 12 ÷ 0.8 ＝ 1.46 A → 6 只 2 A',
      'fireLinkModule 1：1 处出入口 → 1',
      'fireCable 1：1 个模块，各 30 m；1 排闸机，共 60 m → 33 m × 2；每卷 100 m → 1 卷',
      'guardRail 18：现场 20 m，闸机 2.9 m → 20 − 2.9，向上取整 ＝ 18',
      'gateBasePlate 4：3 条通道 → 4',
      'networkSwitch 1：6 台阅读终端＋3 条通道＋1 台访客机＋1 台管理电脑 → 11 × 1.2 ＝ 13.2 口 → 1 台 16 口',
      'visitorTerminal 1：需要访客登记 → 1',
      'boothPc 1：1 处出入口 → 1',
      'managementPlatform 1：3 条通道 → 1',
      'networkCableBox 2：9 根 → 39 m × 9；每箱 305 m → 2 箱',
      'rj45Plug 1：9 根 → 9 × 2 × 1.15 ＝ 21 个 → 1 包',
      'mainsCable 1：3 路，每路 30 m，共 90 m → 33 m × 3；每卷 100 m → 1 卷',
      'feedBreaker 3：3 条通道 → 3',
    ],
  }));

it('tripods in one direction, with cards and no wide lane', () =>
  expect(saidOf(accessGuard, { peakPeople: 300, peakMinutes: 20, gateType: 'tripod', verification: 'card', bidirectional: false, accessibleLanes: 0 })).toEqual(
    {
      highlights: ['通道：1 条', '通行能力：20 人/min', '登记人数：300 人', '安装宽度：0.88 m'],
      reasons: [
        'gateUnit 1：高峰 300 人 / 20 min，每条 20 人/min → 15 ÷ 20，向上取整 ＝ 1',
        'cardReader 1：1 条通道 → 1',
        'doorController 1：1 只阅读器 → 1 ÷ 4，向上取整 ＝ 1',
        'controllerBox 1：1 台控制器 → 1',
        'doorSupply 1：1 台控制器 → 0.65 ÷ 0.8 ＝ 0.81 A → 3 A',
        'cable 1：1 条，每条 30 m → 30 × 1.1 ÷ 100，向上取整 ＝ 1',
        'cable 1：1 条，每条 30 m → 30 × 1.1 ÷ 100，向上取整 ＝ 1',
        'accessCard 330：300 人 → 300 × 1.1 → 330',
        'cardIssuer 1：1 个项目 → 1',
        'fireLinkModule 1：1 处出入口 → 1',
        'fireCable 1：1 个模块，各 30 m；1 排闸机，共 60 m → 33 m × 2；每卷 100 m → 1 卷',
        'gateBasePlate 1：1 条通道 → 1',
        'networkSwitch 1：1 条通道＋1 台控制器＋1 台管理电脑 → 3 × 1.2 ＝ 3.6 口 → 1 台 8 口',
        'boothPc 1：1 处出入口 → 1',
        'managementPlatform 1：1 条通道 → 1',
        'networkCableBox 1：1 根 → 39 m × 1；每箱 305 m → 1 箱',
        'rj45Plug 1：1 根 → 1 × 2 × 1.15 ＝ 3 个 → 1 包',
        'mainsCable 1：1 路，每路 30 m，共 30 m → 33 m × 1；每卷 100 m → 1 卷',
        'feedBreaker 1：1 条通道 → 1',
      ],
    },
  ));
