/** Why each line stands in the list with its quantity, and what the page tells first. Source: SIZE-6. */
import { expect, it } from 'vitest';
import { saidOf } from '../said.fixture.ts';
import { accessControl } from './plan.ts';

it('three kinds of doors and a standby', () =>
  expect(
    saidOf(accessControl, {
      groups: [
        { doors: 7 },
        { doors: 3, leaves: 'double', mode: 'cardInCardOut', lock: 'maglock', distanceM: 120 },
        { doors: 2, mode: 'faceTerminal', lock: 'strike' },
      ],
      users: 180,
      standbyHours: 4,
    }),
  ).toEqual({
    highlights: ['门：12 樘', '控制器：3 台', '读卡与人脸：15 台', '用户：180 人', '门禁用电：153 W', '断电后备：4 h，规范要求 48 h'],
    reasons: [
      'doorController 3：10 樘刷卡门，2 组 → 带 4 樘、带 3 樘 → 3 台 4 门',
      'controllerBox 3：3 台控制器 → 3',
      'cardReader 13：12 樘门 → 7 ＋ 6 ＝ 13',
      'faceTerminal 2：2 樘人脸门，180 人 → 2',
      'lock 3：3 樘用磁力锁（双门） → 3',
      'lock 7：7 樘用磁力锁（单门） → 7',
      'lock 2：2 樘用电锁口 → 2',
      'lockBracket 10：10 把磁力锁 → 10',
      'doorCloser 15：15 扇门 → 15',
      'exitButton 9：12 樘门 → 7 ＋ 2 ＝ 9',
      'doorContact 15：12 樘门 → 7 ＋ 6 ＋ 2 ＝ 15',
      'breakGlass 12：12 樘门 → 12',
      // 7, 17 and 24 Ah by a twenty-fourth
      'doorSupply 2：2 台 → （1.4 ＋ 充电 0.29）÷ 0.8 ＝ 2.11 A → 3 A',
      'doorSupply 2：2 台 → （3.1 ＋ 充电 0.71）÷ 0.8 ＝ 4.76 A，（2.45 ＋ 充电 0.71）÷ 0.8 ＝ 3.95 A → 5 A',
      'doorSupply 1：1 台 → （4.4 ＋ 充电 1）÷ 0.8 ＝ 6.75 A → 8 A',
      'standbyBattery 2：2 台电源 → 7 Ah → 7 Ah',
      'standbyBattery 2：2 台电源 → 15.5 Ah，12.25 Ah → 17 Ah',
      'standbyBattery 1：1 台电源 → 22 Ah → 24 Ah',
      'standbyBox 2：1 台电源，各 1 节 17 Ah → 1；共 2',
      'standbyBox 1：1 台电源，各 1 节 24 Ah → 1',
      'fireLinkModule 2：5 台门禁电源 → 5 ÷ 4，向上取整 ＝ 2',
      'accessCard 198：180 人 → 180 × 1.1 → 198',
      'cardIssuer 1：1 个项目 → 1',
      'networkSwitch 1：3 台控制器，2 台人脸一体机，1 台管理电脑 → 6 × 1.2 ＝ 7.2 口 → 1 台 8 口',
      'cabinet 1：1 个弱电间 → 1',
      'rj45Plug 1：2 根 → 2 × 2 × 1.15 ＝ 5 个 → 1 包',
      'patchCord 3：3 台控制器 → 3',
      'boothPc 1：1 个项目 → 1',
      'accessSoftware 1：12 樘门 → 1',
      'cable 11：读卡线 13 条，共 930 m → 930 × 1.1 ÷ 100，向上取整 ＝ 11',
      'cable 7：锁控线 12 条，共 630 m → 630 × 1.1 ÷ 100，向上取整 ＝ 7',
      'cable 3：按钮线 9 条，共 270 m → 270 × 1.1 ÷ 100，向上取整 ＝ 3',
      'cable 11：门磁线 15 条，共 990 m → 990 × 1.1 ÷ 100，向上取整 ＝ 11',
      'cable 1：网络线 2 条，共 60 m → 60 × 1.1 ÷ 305，向上取整 ＝ 1',
    ],
  }));
