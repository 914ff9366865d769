import { LED_M2_PER_FAN, LED_POWER_FACTOR, LED_PROCESSOR_OUTPUTS, LED_SITE_CODE, LED_SPARE_SUPPLY_PERCENT } from '../../constants/led.ts';
import { BREAKER_MARGIN, FEED_DROP_PERCENT } from '../../constants/mains.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../../constants/surge.ts';
import { ceil, numberText as n, type ValuesOf } from '../../inputs/index.ts';
import { breakerFor } from '../core/mains.ts';
import { mainsCableLine, mainsCableOver } from '../core/mains-cable.ts';
import type { SizedLine } from '../core/plan.ts';
import { sizedLine } from '../core/sized-line.ts';
import type { LedFields } from './fields.ts';
import type { LedWall } from './wall.ts';

type Values = ValuesOf<LedFields>;

/** Where the picture comes from: one source cut up for several senders, and a computer that plays where no control room feeds the wall. */
export function sourceLines({ use }: Values, { sendingControllers }: LedWall): SizedLine[] {
  const outputs = LED_PROCESSOR_OUTPUTS.value;
  const processors = sendingControllers > 1 ? ceil(sendingControllers / outputs) : 0;
  return [
    sizedLine('ledProcessor', processors, { outputs: Math.min(sendingControllers, outputs) }, [
      '几台发送器合成一幅画面，由拼接处理器分送；只有一台发送器不用',
      `${n(sendingControllers)} 台发送器`,
      `${n(sendingControllers)} ÷ ${outputs}，向上取整 ＝ ${n(processors)}`,
    ]),
    sizedLine('ledPlayer', use === 'control' ? 0 : 1, {}, ['每套屏 1 台播放电脑；监控值守的画面来自解码器，不另配', '1 套屏', '1']),
  ];
}

/** What the wall stands in, is fed by and, outdoors, is protected by. */
export function siteLines({ environment, feedM }: Values, { areaM2, powerSupplies, phases, currentA }: LedWall): SizedLine[] {
  const isOutdoors = environment === 'outdoor';
  const frameM2 = ceil(areaM2);
  const fans = isOutdoors ? ceil(areaM2 / LED_M2_PER_FAN.value) : 0;
  const spares = Math.max(1, ceil((powerSupplies * LED_SPARE_SUPPLY_PERCENT.value) / 100));
  const breakerA = breakerFor(currentA) ?? ceil(currentA * BREAKER_MARGIN.value);
  const { areaMm2, parallel, dropPercent, isThicker } = mainsCableOver({ breakerA, currentA, powerFactor: LED_POWER_FACTOR.value, phases, lengthM: feedM });
  const dropText = `${n(feedM)} m 压降 ${n(dropPercent, 1)} %，不超过 ${FEED_DROP_PERCENT.value} %${isThicker ? '（按载流量选的压降太大，已加粗）' : ''}`;
  const voltage = phases === 1 ? SURGE_VOLTS.value.single : SURGE_VOLTS.value.three;
  return [
    mainsCableLine(
      { phases, areaMm2, feeds: [[parallel, feedM]] },
      `载流量不小于总断路器 ${n(breakerA)} A，${dropText}：${phases === 1 ? '三芯' : '五芯'} ${areaMm2} mm²`,
    ),
    sizedLine('ledFrame', frameM2, { environment }, [
      `钢结构按屏面面积，进到整平方米；钢架与箱体都要接地${isOutdoors ? '' : '，室内接建筑等电位'}，结构由结构专业设计（${LED_SITE_CODE.value}）`,
      `屏面 ${n(areaM2, 2)} m²`,
      n(frameM2),
    ]),
    sizedLine('ledSpareSupply', spares, {}, [
      `箱内电源备 ${LED_SPARE_SUPPLY_PERCENT.value} %，至少 1 个`,
      `${n(powerSupplies)} 个电源`,
      `${n(powerSupplies)} × ${LED_SPARE_SUPPLY_PERCENT.value} % → ${n(spares)}`,
    ]),
    sizedLine('surgeProtector', isOutdoors ? 1 : 0, { voltage }, [
      `户外屏配电箱内 1 个电源防雷器（${LED_SITE_CODE.value}、${SURGE_DESIGN.value}）`,
      '1 套户外屏',
      '1',
    ]),
    sizedLine('ledEarthing', isOutdoors ? 1 : 0, {}, [
      `户外屏的钢架、箱体和防雷器一处接地（${LED_SITE_CODE.value}）；建筑接地引到屏旁的不用另买`,
      '1 套户外屏',
      '1',
    ]),
    sizedLine('ledFan', fans, {}, [
      `户外屏每 ${LED_M2_PER_FAN.value} m² 1 台轴流风机，排出箱内的热`,
      `屏面 ${n(areaM2, 2)} m²`,
      `${n(areaM2, 2)} ÷ ${LED_M2_PER_FAN.value}，向上取整 ＝ ${n(fans)}`,
    ]),
    sizedLine('ledSensor', isOutdoors ? 1 : 0, {}, ['户外屏 1 套亮度与温度传感器，亮度随日光，过热告警', '1 套户外屏', '1']),
  ];
}
