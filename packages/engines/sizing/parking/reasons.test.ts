/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-2. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { parking } from './plan.ts';

it('one lane in, one out, attended', () =>
  expect(saidOf(parking, { entryLanes: 1, exitLanes: 1, unattended: false, payment: 'atExit', booths: 1, peakInPerHour: 200, peakOutPerHour: 140 })).toEqual({
    highlights: ['车道：进 1 · 出 1', '车牌识别点：2 个', '闸杆：3 m 直杆', '停电后备：不配，手动抬杆'],
    reasons: [
      'barrierGate 2：2 条车道，宽 3 m，净高不限 → 直杆，3 m → 杆长 3 m × 2',
      'anprCamera 2：进 1、出 1、混 0 → 1 ＋ 1 ＋ 2 × 0 ＝ 2',
      'laneDisplay 2：2 个通行点 → 2',
      'triggerRadar 2：2 个通行点，2 条车道 → 2',
      'antiSmashRadar 2：2 个通行点，2 条车道 → 2',
      'powerAdapter 3：每个通行点的雷达 8 W，2 处；消防联动模块 2 W，1 处 → 8 ÷ 12 ÷ 0.8 ＝ 0.83 A；2 ÷ 12 ÷ 0.8 ＝ 0.21 A → 3 只 1 A',
      'powerAdapter 1：停车管理终端 24 W，1 处 → 24 ÷ 12 ÷ 0.8 ＝ 2.5 A → 1 只 3 A',
      'fireLinkModule 1：2 台道闸 → 2 ÷ 4，向上取整 ＝ 1',
      'laneIsland 2：2 条车道 → 2',
      'laneBollard 4：2 座安全岛 → 2 × 2 ＝ 4',
      'boothPc 1：1 个岗亭 → 1',
      'parkingTerminal 1：2 条车道 → 2 ≤ 8 → 1',
      'parkingSoftware 1：2 条车道 → 1',
      'networkSwitch 1：2 台识别＋1 个岗亭＋1 台管理主机 → 4 × 1.2 ＝ 4.8 口 → 1 台 8 口',
      'networkCableBox 1：2 根 → 61 m × 2；每箱 305 m → 1 箱',
      'rj45Plug 1：2 根 → 2 × 2 × 1.15 ＝ 5 个 → 1 包',
      'mainsCable 2：2 路，每路 50 m → 100 × 1.1 ÷ 100，向上取整 ＝ 2',
      'surgeProtector 2：2 条车道，没有填净高 → 2',
      'surgeProtector 2：2 个通行点，没有填净高 → 2',
    ],
  }));

it('a wide mixed lane under a low ceiling, with video guidance', () =>
  expect(
    saidOf(parking, {
      entryLanes: 2,
      exitLanes: 1,
      mixedLanes: 1,
      laneWidthM: 5,
      clearHeightM: 2.5,
      guidance: 'videoDual',
      spaces: 650,
      zones: 2,
      trigger: 'loop',
    }),
  ).toEqual({
    highlights: ['车道：进 2 · 出 1 · 混 1', '车牌识别点：5 个', '闸杆：5 m 曲臂杆', '停电后备：不配，手动抬杆'],
    reasons: [
      'barrierGate 4：4 条车道，宽 5 m，净高 2.5 m → 曲臂杆，5 m → 杆长 5 m × 4',
      'anprCamera 5：进 2、出 1、混 1 → 2 ＋ 1 ＋ 2 × 1 ＝ 5',
      'anprAuxCamera 5：车道宽 5 m，5 个通行点 → 5',
      'laneDisplay 5：5 个通行点 → 5',
      'groundLoop 9：5 个通行点，4 条车道 → 5 ＋ 4 ＝ 9',
      'loopDetector 9：5 个通行点，4 条车道 → 5 ＋ 4 ＝ 9',
      'exitPaymentTerminal 2：出 1、混 1 → 1 ＋ 1 ＝ 2',
      'intercomPoint 5：5 个通行点 → 5',
      'intercomMaster 1：5 台车道对讲 → 1',
      'powerAdapter 6：每个通行点的对讲 5 W，5 处；消防联动模块 2 W，1 处 → 5 ÷ 12 ÷ 0.8 ＝ 0.52 A；2 ÷ 12 ÷ 0.8 ＝ 0.21 A → 6 只 1 A',
      'powerAdapter 1：对讲管理机 14 W，1 处 → 14 ÷ 12 ÷ 0.8 ＝ 1.46 A → 1 只 2 A',
      'fireLinkModule 1：4 台道闸 → 4 ÷ 4，向上取整 ＝ 1',
      'laneIsland 4：4 条车道 → 4',
      'laneBollard 8：4 座安全岛 → 4 × 2 ＝ 8',
      'laneSignal 2：1 条混合车道 → 1 × 2 ＝ 2',
      'parkingServer 1：4 条车道，带视频引导 → 1',
      'parkingSoftware 1：4 条车道 → 1',
      'networkSwitch 1：5 台识别＋5 台辅助相机＋2 台缴费终端＋6 台对讲和管理机＋1 台管理主机＋10 台引导设备 → 29 × 1.2 ＝ 34.8 口 → 1 台 48 口',
      'networkSwitch 2：车场每台控制器处：8 串探测器，1 台控制器；车场每台控制器处：7 串探测器，1 台控制器 → 9 × 1.2 ＝ 10.8 口 → 1 台 16 口；8 × 1.2 ＝ 9.6 口 → 1 台 16 口；共 2',
      'networkCableBox 13：136 根 → 72 m × 10，61 m × 17，39 m × 15，14.3 m × 94；每箱 305 m → 13 箱',
      'rj45Plug 4：136 根 → 136 × 2 × 1.15 ＝ 313 个 → 4 包',
      'mainsCable 9：4 路，每路 50 m；10 路，每路 60 m → 800 × 1.1 ÷ 100，向上取整 ＝ 9',
      'bayVideoDetector 109：650 个车位 → 650 ÷ 6，向上取整 ＝ 109',
      'zoneController 2：109 个探测器 → 109 ÷ 60，向上取整 ＝ 2',
      'zoneGuideScreen 2：2 个分区 → 2',
      'entranceGuideScreen 3：进 2、混 1 → 2 ＋ 1 ＝ 3',
      'carFinderKiosk 3：650 个车位 → 650 ÷ 300，向上取整 ＝ 3',
      'powerSupply24V 2：每个探测点 6 W → 60 × 6 ÷ 24 ÷ 0.8 ＝ 18.75 A，49 × 6 ÷ 24 ÷ 0.8 ＝ 15.31 A → 2 台 20 A',
      'controllerBox 2：2 台控制器 → 2',
      'powerCable 13：109 个探测器，每串 8 个，共 15 串，线路 1,155 m → 1,155 × 1.1 ÷ 100，向上取整 ＝ 13',
    ],
  }));
