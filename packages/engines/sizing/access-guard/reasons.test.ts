/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-3. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { accessGuard } from './plan.ts';

it('swing gates in both directions, with faces and visitors', () =>
  expect(saidOf(accessGuard, { peakPeople: 800, peakMinutes: 15, visitor: true, siteWidthM: 20 })).toEqual({
    highlights: ['通道：3 条，含无障碍 1 条', '通行能力：72 人/min', '安装宽度：2.9 m，放得下'],
    reasons: [
      'gatePedestalSide 2：3 条通道（高峰 800 人 / 15 min，每条 24 人/min，其中无障碍 1 条） → 2',
      'gatePedestalMiddle 2：3 条通道（高峰 800 人 / 15 min，每条 24 人/min，其中无障碍 1 条） → 3 − 1 ＝ 2',
      'faceTerminal 6：3 条通道 → 3 × 2 ＝ 6',
      'fireLinkModule 1：1 处出入口 → 1',
      'networkSwitch 1：6 台阅读终端＋3 条通道 → 9 × 1.2 ＝ 10.8 口 → 1 台 16 口',
      'visitorTerminal 1：需要访客登记 → 1',
      'managementPlatform 1：3 条通道 → 1',
    ],
  }));

it('tripods in one direction, with cards and no wide lane', () =>
  expect(saidOf(accessGuard, { peakPeople: 300, peakMinutes: 20, gateType: 'tripod', verification: 'card', bidirectional: false, accessibleLanes: 0 })).toEqual(
    {
      highlights: ['通道：1 条', '通行能力：20 人/min', '安装宽度：0.88 m'],
      reasons: [
        'gateUnit 1：高峰 300 人 / 20 min，每条 20 人/min → 15 ÷ 20，向上取整 ＝ 1',
        'cardReader 1：1 条通道 → 1',
        'fireLinkModule 1：1 处出入口 → 1',
        'networkSwitch 1：1 条通道 → 1 × 1.2 ＝ 1.2 口 → 1 台 8 口',
        'managementPlatform 1：1 条通道 → 1',
      ],
    },
  ));
