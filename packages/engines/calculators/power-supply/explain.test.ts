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
      '第 1 组单台电流：12 ÷ 12 → 1 A',
      '第 1 组线路压降（1.5 mm²）：2 × 30 × 13.3 × 1.1179 ÷ 1000 × 1 → 0.89 V，摄像机端 11.11 V',
      '第 2 组单台电流：0.4 → 0.4 A',
      '第 2 组线路压降（1.5 mm²）：2 × 80 × 13.3 × 1.1179 ÷ 1000 × 0.4 → 0.95 V，摄像机端 11.05 V',
      '总电流：4×1＋2×0.4 → 4.8 A',
      '电源规格：4.8 ÷ 0.8 ＝ 6 A → 8 A（96 W）× 1 台',
    ],
    meaning: [
      '6 台摄像机共 4.8 A，选 12 V 8 A 电源 1 台，电源线用 1.5 mm²，末端电压最低 11.05 V，压降合格。',
      '按所用线径，各组最远可拉到 40.3～100.8 m。',
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
      '温度系数 k：1 ＋ 0.00393 ×（20 − 20） → 1',
      '第 1 组单台电流：12 ÷ 24 → 0.5 A',
      '第 1 组线路压降（1.5 mm²）：2 × 13.3 × 1 ÷ 1000 × （20×2） → 1.06 V，摄像机端 22.94 V',
      '第 2 组单台电流：24 ÷ 24 → 1 A',
      '第 2 组线路压降（1.5 mm²）：2 × 13.3 × 1 ÷ 1000 × （20×2＋30×1） → 1.86 V，摄像机端 22.14 V',
      '总电流：2×0.5＋1×1 → 2 A',
      '电源规格：2 ÷ 0.8 ＝ 2.5 A → 3 A（72 W）× 1 台',
    ],
    meaning: [
      '3 台摄像机共 2 A，选 24 V 3 A 电源 1 台，电源线用 1.5 mm²，末端电压最低 22.14 V，压降合格。',
      '电源按额定的 80% 使用，其余留给启动和夜间红外的冲击。',
    ],
  }));

it('too far for a wire that is given', () =>
  expect(said(powerSupply, { cameras: [{ count: 1, powerW: 12, distanceM: 200 }], wireAreaMm2: 0.5, loadRatio: 1 })).toEqual({
    working: [
      '允许压降：12 − 12 ×（1 − 10%） → 1.2 V',
      '温度系数 k：1 ＋ 0.00393 ×（20 − 20） → 1',
      '单台电流：12 ÷ 12 → 1 A',
      '线路压降（0.5 mm²）：2 × 200 × 39 × 1 ÷ 1000 × 1 → 15.6 V，摄像机端 -3.6 V',
      '总电流：1×1 → 1 A',
      '电源规格：1 ÷ 1 ＝ 1 A → 1 A（12 W）× 1 台',
    ],
    meaning: [
      '1 台摄像机共 1 A，选 12 V 1 A 电源 1 台，电源线用 0.5 mm²，压降超出允许值，不能照此施工。',
      '按所用线径，最远可拉到 15.3 m。',
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
  expect(working).toHaveLength(16);
  expect(working).toContain('总电流：1×0.5＋2×0.5＋3×0.5＋4×0.5＋5×0.5＋6×0.5＋… → 18 A');
});
