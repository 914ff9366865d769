/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-7. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { powerSupply } from './plan.ts';

it('each on its own line, two groups, warm', () =>
  expect(
    said(powerSupply, {
      cameras: [
        { count: 4, powerW: 12, distanceM: 30 },
        { count: 2, currentA: 0.4, distanceM: 80 },
      ],
      conductorTempC: 50,
    }),
  ).toEqual({
    working: [
      '允许压降：12 − 12 ×（1 − 10%） → 1.2 V',
      '温度系数 k：1 ＋ 0.00393 ×（50 − 20） → 1.1179',
      '第 1 组线路电阻（1.5 mm²）：2 × 30 × 13.3 × 1.1179 ÷ 1000 → 0.8921 Ω',
      '第 1 组末端电压：12 ÷ 2 ＋ √（（12 ÷ 2）² − 0.8921 × 12） → 11.03 V，压降 0.97 V',
      '第 1 组单台电流：12 ÷ 11.03 → 1.088 A',
      '第 2 组线路电阻（1.5 mm²）：2 × 80 × 13.3 × 1.1179 ÷ 1000 → 2.3789 Ω',
      '第 2 组末端电压：12 ÷ 2 ＋ √（（12 ÷ 2）² − 2.3789 × 4.8） → 10.96 V，压降 1.04 V',
      '第 2 组单台电流：4.8 ÷ 10.96 → 0.438 A',
      '总电流：4×1.088＋2×0.438 → 5.228 A',
      '电源规格：5.228 ÷ 0.8 ＝ 6.54 A → 8 A（96 W）× 1 台',
    ],
    meaning: [
      '6 台摄像机共 5.228 A，选 12 V 8 A 电源 1 台，电源线用 1.5 mm²，末端电压最低 10.96 V，压降合格。',
      '按所用线径，各组最远可拉到 36.3～90.7 m。',
      '电源按额定的 80% 使用，其余留给启动和夜间红外的冲击。',
    ],
  }));

it('one after the other on a bus', () =>
  expect(
    said(powerSupply, {
      topology: 'bus',
      supplyVoltage: 24,
      outputVoltage: 24,
      cameras: [
        { count: 2, powerW: 12, distanceM: 20 },
        { count: 1, powerW: 24, distanceM: 50 },
      ],
      wireAreaMm2: 1.5,
    }),
  ).toEqual({
    working: [
      '允许压降：24 − 24 ×（1 − 10%） → 2.4 V',
      '温度系数 k：1 ＋ 0.00393 ×（50 − 20） → 1.1179',
      '第 1 组单台电流：12 ÷ 22.71 → 0.528 A',
      '第 1 组线路压降（1.5 mm²）：2 × 13.3 × 1.1179 ÷ 1000 × （20×2.161） → 1.29 V，末端 22.71 V',
      '第 2 组单台电流：24 ÷ 21.73 → 1.104 A',
      '第 2 组线路压降（1.5 mm²）：2 × 13.3 × 1.1179 ÷ 1000 × （20×2.161＋30×1.104） → 2.27 V，末端 21.73 V',
      '总电流：2×0.528＋1×1.104 → 2.161 A',
      '电源规格：2.161 ÷ 0.8 ＝ 2.7 A → 3 A（72 W）× 1 台',
    ],
    meaning: [
      '3 台摄像机共 2.161 A，选 24 V 3 A 电源 1 台，电源线用 1.5 mm²，末端电压最低 21.73 V，压降合格。',
      '电源按额定的 80% 使用，其余留给启动和夜间红外的冲击。',
    ],
  }));

it('too far for a wire that is given', () =>
  expect(said(powerSupply, { cameras: [{ count: 1, powerW: 12, distanceM: 200 }], wireAreaMm2: 0.5, loadRatio: 1 })).toEqual({
    working: [
      '允许压降：12 − 12 ×（1 − 10%） → 1.2 V',
      '温度系数 k：1 ＋ 0.00393 ×（50 − 20） → 1.1179',
      '线路电阻（0.5 mm²）：2 × 200 × 39 × 1.1179 ÷ 1000 → 17.4392 Ω',
      '末端电压：（12 ÷ 2）² − 17.4392 × 12 ＜ 0 → 没有解：这条线带不动，电压会一直掉到断电',
      '总电流：1×1.111 → 1.111 A',
      '电源规格：1.111 ÷ 1 ＝ 1.11 A → 2 A（24 W）× 1 台',
    ],
    meaning: [
      '1 台摄像机共 1.111 A，选 12 V 2 A 电源 1 台，电源线用 0.5 mm²，线路带不动负载，电压会掉到断电，不能照此施工。',
      '按所用线径，最远可拉到 12.3 m。',
      '电源按额定的 100% 使用，其余留给启动和夜间红外的冲击。',
    ],
  }));

it('more groups than are shown', () => {
  const { working } = said(powerSupply, {
    cameras: [
      { count: 1, powerW: 6, distanceM: 10 },
      { count: 2, powerW: 6, distanceM: 10 },
      { count: 3, powerW: 6, distanceM: 10 },
      { count: 4, powerW: 6, distanceM: 10 },
      { count: 5, powerW: 6, distanceM: 10 },
      { count: 6, powerW: 6, distanceM: 10 },
      { count: 7, powerW: 6, distanceM: 10 },
      { count: 8, powerW: 6, distanceM: 10 },
    ],
  });
  expect(working).toHaveLength(22);
  expect(working).toContain('总电流：1×0.52＋2×0.52＋3×0.52＋4×0.52＋5×0.52＋6×0.52＋… → 18.706 A');
});

it('a bus that gives way, and a coil that only loses', () => {
  expect(said(powerSupply, { topology: 'bus', cameras: [{ count: 1, powerW: 12, distanceM: 200 }], wireAreaMm2: 0.5 }).working[2]).toBe(
    '线路压降（0.5 mm²）：把各点电压与电流反复代入 → 没有解：这条线带不动，电压会一直掉到断电',
  );
  const lock = said(powerSupply, { cameras: [{ count: 2, currentA: 1, load: 'current', distanceM: 100 }], wireAreaMm2: 1, conductorTempC: 20 });
  expect(lock.working.slice(2, 4)).toEqual(['线路电阻（1.0 mm²）：2 × 100 × 19.5 × 1 ÷ 1000 → 3.9 Ω', '线路压降：3.9 × 1 → 3.9 V，末端 8.1 V']);
});
