import * as constants from '../../constants/led.ts';
import { BREAKER_MARGIN, BREAKERS_A } from '../../constants/mains.ts';
import { numberText as n } from '../../inputs/index.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioLed } from './calculate.ts';
import { ledFields } from './fields.ts';

export const led = defineScenario({
  id: 'scenarioLed',
  title: 'LED 显示屏',
  answers: '用多大点间距、几个箱体，配多少控制与配电',
  fields: ledFields,
  steps: [
    { title: '装在哪里，多大', fields: ['environment', 'widthM', 'heightM'] },
    { title: '离多远看', fields: ['nearestViewM', 'pitchMm'] },
    { title: '尺寸怎么取', fields: ['fit'] },
  ],
  starter: { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 3 },
  calculate: scenarioLed,
  highlights: (_values, { pitchMm, actualWidthM, actualHeightM, columns, rows, resolutionW, resolutionH, peakKW, breakerA, minViewM, bestViewM, maxViewM }) => [
    { label: '屏体尺寸', value: `${n(actualWidthM)} × ${n(actualHeightM)} m` },
    { label: '点间距', value: `P${pitchMm}` },
    { label: '箱体', value: `${n(columns)} 列 × ${n(rows)} 行` },
    { label: '分辨率', value: `${resolutionW} × ${resolutionH}` },
    { label: '观看距离', value: `${n(minViewM)}–${n(maxViewM)} m，最佳 ${n(bestViewM)} m` },
    { label: '最大功耗', value: `${n(peakKW)} kW` },
    { label: '总断路器', value: breakerA === null ? `超过 ${Math.max(...BREAKERS_A.value)} A，分路供电` : `${breakerA} A` },
  ],
  warningTexts: { VIEW_TOO_CLOSE: '观众离屏太近，会看到像素颗粒，请选更小的点间距或拉开第一排' },
  basis: [...Object.values(constants), BREAKERS_A, BREAKER_MARGIN],
  presets: {},
});
