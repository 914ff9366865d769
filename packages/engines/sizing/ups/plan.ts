import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { BREAKER_MARGIN, BREAKERS_A, CABLE_AMPERES, SINGLE_PHASE, THREE_PHASE } from '../../constants/mains.ts';
import * as constants from '../../constants/ups.ts';
import { numberText as n } from '../../inputs/index.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioUps } from './calculate.ts';
import { upsFields } from './fields.ts';

export const ups = defineScenario({
  id: 'scenarioUps',
  title: 'UPS 不间断电源',
  answers: '用多大的主机，配几节多大的电池',
  fields: upsFields,
  steps: [
    { title: '哪些设备要不断电', fields: ['loads', 'loadPhases'] },
    { title: '要撑多久', fields: ['runtimeMin', 'growthPercent', 'redundancy'] },
    { title: '主机参数', fields: ['upsPowerFactor', 'inverterEfficiency', 'blocksPerString', 'feedM'] },
  ],
  starter: {
    loads: [
      { count: 3, powerW: 500, powerFactor: 0.9 },
      { count: 30, powerW: 100 },
    ],
    runtimeMin: 60,
  },
  calculate: scenarioUps,
  highlights: (_values, { loadW, loadVA, upsKVA, upsUnits, batteryAh, batteryBlocks, strings, inputPhases, inputBreakerA, cabinetKg, floorKgPerM2 }) => [
    { label: '负载', value: `${n(loadW)} W · ${n(loadVA)} VA` },
    { label: '主机', value: `${n(upsUnits)} 台 ${upsKVA} kVA` },
    { label: '电池', value: batteryAh === null ? '不配电池' : `${n(batteryBlocks)} 节 ${batteryAh} Ah，每台 ${n(strings)} 组` },
    ...(cabinetKg === null ? [] : [{ label: '楼板', value: `每台电池柜约 ${n(cabinetKg, 0)} kg，散开后约 ${n(floorKgPerM2 ?? 0, 0)} kg/m²` }]),
    { label: '输入', value: `${inputPhases === 1 ? '单相' : '三相'} ${inputBreakerA} A 断路器` },
  ],
  warningTexts: {
    TOO_MANY_STRINGS: '并联电池超过 4 组，请缩短后备时间、选更高直流电压的主机或配发电机',
    PARALLEL_SMALL: `${n(constants.UPS_WIRED_FROM_KVA.value)} kVA 以下的塔机一般不能并机，N＋1 请增加扩容预留、选 ${n(constants.UPS_WIRED_FROM_KVA.value)} kVA 及以上的主机`,
    GROWTH_LOW: `扩容预留不足 ${n(constants.GROWTH_LEAST_PERCENT.value)} %，主机没有余量（JGJ 16-2008 6.3.3：给电子计算机供电不小于 1.2 倍）`,
    THREE_PHASE_OUTPUT: '主机是三相输出，单相负载要在输出配电里均分到三相，任一相不超过主机容量的三分之一',
    PHASE_TOO_SMALL: '有单台单相设备超过主机一相的容量（三分之一），请换更大的主机或三进单出的主机',
    FLOOR_LOAD: `电池柜压在楼板上超过一般楼面的 ${n(constants.FLOOR_KG_PER_M2.value)} kg/m²（柜下已按散力架算），放置前请由结构专业核算`,
    NO_BATTERY: '后备时间为 0，只稳压不后备，停电即断电',
  },
  basis: [...Object.values(constants), CABLE_AMPERES, SINGLE_PHASE, THREE_PHASE, BREAKERS_A, BREAKER_MARGIN, ROLL_M, ROLL_SPARE_PERCENT],
  presets: { high: { redundancy: 'n+1' } },
});
