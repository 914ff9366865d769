import * as constants from '../../constants/led.ts';
import { CHANNEL_MAX_M, ROLL_M, ROLL_SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { PIGTAIL_M } from '../../constants/video-surveillance.ts';
import { BREAKER_MARGIN, BREAKERS_A, CABLE_AMPERES, CABLE_REACTANCE_OHM_PER_M, COPPER_OHM_MM2_PER_M, FEED_DROP_PERCENT } from '../../constants/mains.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../../constants/surge.ts';
import { numberText as n, round } from '../../inputs/index.ts';
import { FIBRE_BASIS } from '../core/fibre-links.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioLed } from './calculate.ts';
import { ledFields } from './fields.ts';

/** `，高 +28 %`; nothing for what is as asked. */
function offText(ratio: number, side: string): string {
  const percent = round((ratio - 1) * 100, 0);
  return percent === 0 ? '' : `，${side} ${percent > 0 ? '+' : '−'}${n(Math.abs(percent))} %`;
}

const isBelowHd = (width: number, height: number): boolean => width < constants.LED_LEAST_PX.value.width || height < constants.LED_LEAST_PX.value.height;

export const led = defineScenario({
  id: 'scenarioLed',
  title: 'LED 显示屏',
  answers: '用多大点间距、几个箱体，配多少控制与配电',
  fields: ledFields,
  steps: [
    { title: '装在哪里，多大', fields: ['environment', 'widthM', 'heightM'] },
    { title: '离多远看', fields: ['use', 'nearestViewM', 'pitchMm', 'detail'] },
    { title: '尺寸与供电', fields: ['fit', 'feedM', 'controlM'] },
  ],
  starter: { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 },
  calculate: scenarioLed,
  highlights: (
    { widthM, heightM, environment },
    { pitchMm, actualWidthM, actualHeightM, columns, rows, resolutionW, resolutionH, peakKW, breakerA, minViewM, bestViewM, maxViewM, areaM2 },
  ) => [
    { label: '屏体尺寸', value: `${n(actualWidthM)} × ${n(actualHeightM)} m${offText(actualWidthM / widthM, '宽')}${offText(actualHeightM / heightM, '高')}` },
    { label: '点间距', value: `P${pitchMm}` },
    { label: '箱体', value: `${n(columns)} 列 × ${n(rows)} 行` },
    { label: '分辨率', value: `${resolutionW} × ${resolutionH}${isBelowHd(resolutionW, resolutionH) ? '，不足 1280×720' : ''}` },
    { label: '观看距离', value: `${n(minViewM)}–${n(maxViewM)} m，最佳 ${n(bestViewM)} m` },
    { label: '最大功耗', value: `${n(peakKW)} kW` },
    {
      label: '重量',
      value: `约 ${n(areaM2 * (constants.LED_KG_PER_M2.value[environment] + constants.LED_KG_PER_M2.value.frame), 0)} kg（含钢结构），安装面由结构专业核算`,
    },
    { label: '总断路器', value: breakerA === null ? `超过 ${Math.max(...BREAKERS_A.value)} A，分路供电` : `${breakerA} A` },
  ],
  warningTexts: {
    VIEW_TOO_CLOSE: '观众离屏太近，每毫米点间距不足 1.38 m（GB 50464-2008 4.2.1）会看到像素颗粒，请选更小的点间距或拉开第一排',
    TEXT_TOO_COARSE: '看文字、表格和监控画面，点间距（mm）不宜大于最近观看距离（m）的一半，请选更小的点间距',
    CONTROL_OVER_100M: `控制室到屏加两端超过 ${CHANNEL_MAX_M.value} m，网线到不了：清单已改走单模光纤，两端配光电转换器；请选与发送器配套的型号，熔接另计`,
    SIZE_OFF: '整箱体拼出的尺寸与要求相差 5 % 以上，请核对现场尺寸，或改“尺寸取整”',
  },
  basis: [
    ...Object.values(constants),
    CHANNEL_MAX_M,
    TERMINAL_ALLOWANCE_M,
    BREAKERS_A,
    BREAKER_MARGIN,
    CABLE_AMPERES,
    FEED_DROP_PERCENT,
    COPPER_OHM_MM2_PER_M,
    CABLE_REACTANCE_OHM_PER_M,
    ROLL_M,
    ROLL_SPARE_PERCENT,
    SURGE_VOLTS,
    SURGE_DESIGN,
    ...FIBRE_BASIS,
    PIGTAIL_M,
  ],
  presets: { high: { detail: 'finer' } },
});
