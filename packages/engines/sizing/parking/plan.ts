import * as constants from '../../constants/parking.ts';
import { SWITCH_PORTS, SWITCH_SPARE_PERCENT } from '../../constants/switch.ts';
import { numberText as n } from '../../inputs/index.ts';
import { FIRE_LINK_OUTPUTS } from '../../constants/fire.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioParking } from './calculate.ts';
import { parkingFields } from './fields.ts';

export const parking = defineScenario({
  id: 'scenarioParking',
  title: '停车场出入口与引导',
  answers: '几条车道、几台道闸，配哪些识别、缴费和引导设备',
  fields: parkingFields,
  steps: [
    { title: '有几条车道', fields: ['entryLanes', 'exitLanes', 'mixedLanes'] },
    { title: '高峰有多少车', fields: ['peakInPerHour', 'peakOutPerHour'] },
    { title: '怎么收费', fields: ['payment', 'unattended', 'booths'] },
    { title: '车道现场', fields: ['laneWidthM', 'clearHeightM', 'trigger'] },
    { title: '要不要车位引导', fields: ['guidance', 'spaces', 'zones'] },
  ],
  starter: { entryLanes: 1, exitLanes: 1 },
  calculate: scenarioParking,
  highlights: (_values, { entryLanes, exitLanes, mixedLanes, passPoints, boomLengthM, boomType }) => [
    { label: '车道', value: `进 ${entryLanes} · 出 ${exitLanes}${mixedLanes > 0 ? ` · 混 ${mixedLanes}` : ''}` },
    { label: '车牌识别点', value: `${n(passPoints)} 个` },
    { label: '闸杆', value: `${n(boomLengthM)} m ${boomType === 'folding' ? '曲臂杆' : '直杆'}` },
  ],
  warningTexts: {
    ENTRY_CAPACITY_LOW: '高峰进车量超过入口车道的通行能力，请增加入口车道',
    EXIT_CAPACITY_LOW: '高峰出车量超过出口车道的通行能力，请增加出口车道或改为场内预付',
    BOOM_TOO_LONG: '闸杆超过 6 m，请用两台道闸对开或缩窄车道',
  },
  basis: [...Object.values(constants), FIRE_LINK_OUTPUTS, SWITCH_PORTS, SWITCH_SPARE_PERCENT],
  presets: { economy: { trigger: 'video' } },
});
