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
    highlights: ['门：12 樘', '控制器：3 台', '读卡与人脸：15 台', '用户：180 人', '门禁用电：153 W', '断电后备：4 h，算得 4.4 h，规范要求 48 h'],
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
      'doorSupply 6：6 台 → （0.5 ＋ 充电 0.29）÷ 0.8 ＝ 0.99 A，（1.3 ＋ 充电 0.5）÷ 0.8 ＝ 2.25 A，（1.4 ＋ 充电 0.5）÷ 0.8 ＝ 2.37 A → 3 A',
      'doorSupply 1：1 台 → （2.45 ＋ 充电 0.71）÷ 0.8 ＝ 3.95 A → 5 A',
      'doorSupply 1：1 台 → （3.1 ＋ 充电 1）÷ 0.8 ＝ 5.13 A → 8 A',
      'standbyBattery 1：1 台电源 → 3.13 Ah → 7 Ah，老化后至少够 10.2 h',
      'standbyBattery 5：5 台电源 → 8.13 Ah，8.75 Ah → 12 Ah，老化后至少够 5.7 h',
      'standbyBattery 1：1 台电源 → 15.31 Ah → 17 Ah，老化后至少够 4.4 h',
      'standbyBattery 1：1 台电源 → 19.38 Ah → 24 Ah，老化后至少够 5 h',
      'standbyBox 1：1 台电源，各 1 节 24 Ah → 1',
      'standbyBox 1：1 台电源，各 1 节 17 Ah → 1',
      'fireLinkModule 2：1 个弱电间：7 台门禁电源 → 各弱电间 ÷ 4 向上取整 → 2',
      'fireCable 5：2 个模块，各 30 m；7 台门禁电源，共 440 m → 132 m × 3，33 m × 2，5.5 m × 4；每卷 100 m → 5 卷',
      'feedBreaker 1：3 台门边电源 → 1',
      'mainsCable 4：3 路，每路 120 m，共 360 m → 132 m × 3；每卷 100 m → 4 卷',
      'accessCard 198：180 人 → 180 × 1.1 → 198',
      'cardIssuer 1：1 个项目 → 1',
      'networkSwitch 1：3 台控制器，2 台人脸一体机，1 台管理电脑 → 6 × 1.2 ＝ 7.2 口 → 1 台 8 口',
      'cabinet 1：1 个弱电间 → 1',
      'pdu 1：1 台机柜 → 1',
      'rj45Plug 1：2 根 → 2 × 2 × 1.15 ＝ 5 个 → 1 包',
      'patchCord 4：3 台控制器，1 台管理电脑 → 3 ＋ 1 ＝ 4',
      'boothPc 1：1 个项目 → 1',
      'accessSoftware 1：12 樘门 → 1',
      'cable 11：13 台读卡器，共 930 m → 132 m × 6，33 m × 7；每卷 100 m → 11 卷',
      'cable 9：12 把锁，3 条控制线，35 m 压降 0.76 V，5 m 压降 0.22 V，35 m 压降 0.61 V，共 690 m → 132 m × 3，38.5 m × 9，5.5 m × 3；每卷 100 m → 9 卷',
      'powerCable 1：2 台人脸一体机，30 m 压降 0.89 V，共 60 m → 33 m × 2；每卷 100 m → 1 卷',
      'cable 3：9 个按钮，共 220 m → 33 m × 7，5.5 m × 2；每卷 100 m → 3 卷',
      'cable 11：15 个门磁，共 940 m → 132 m × 6，33 m × 7，5.5 m × 2；每卷 100 m → 11 卷',
      'cable 1：2 台人脸一体机 → 39 m × 2；每箱 305 m → 1 箱',
    ],
  }));
