import { sourced } from '../inputs/index.ts';

export const SINGLE_PHASE = sourced({ mark: 'S', label: '单相电源', source: 'GB/T 156 标准电压：220 V', value: { phases: 1, volts: 220 } });
export const THREE_PHASE = sourced({ mark: 'S', label: '三相电源', source: 'GB/T 156 标准电压：380 V', value: { phases: 3, volts: 380 } });
/** Ascending, amperes. */
export const BREAKERS_A = sourced({
  mark: 'S',
  label: '断路器额定电流',
  source: 'GB/T 10963、GB/T 14048.2 的额定电流系列',
  value: [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400],
});
export const BREAKER_MARGIN = sourced({ mark: 'P', label: '断路器选型系数', source: '额定电流不小于计算电流的 1.25 倍，避免长期满载误跳', value: 1.25 });
