import * as constants from '../../constants/parking.ts';
import { SWITCH_PORTS, SWITCH_SPARE_PERCENT } from '../../constants/switch.ts';
import { numberText as n } from '../../inputs/index.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { FIRE_LINK_OUTPUTS, FIRE_LINK_W, PARKING_FIRE_CODE } from '../../constants/fire.ts';
import { COPPER_OHM_MM2_PER_M, FEED_BREAKER, FEED_DROP_PERCENT } from '../../constants/mains.ts';
import { COPPER_CLASS_5, MAX_DROP_PERCENT, USUAL_CONDUCTOR_TEMP_C } from '../../constants/supply.ts';
import { SURGE_DESIGN, SURGE_VOLTS } from '../../constants/surge.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { ADAPTER_BASIS } from '../core/adapter-lines.ts';
import { FIBRE_BASIS } from '../core/fibre-links.ts';
import { FIRE_CABLE_BASIS } from '../core/fire-lines.ts';
import { NETWORK_CABLE_BASIS } from '../core/network-cable.ts';
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
    { title: '车道现场', fields: ['laneWidthM', 'clearHeightM', 'trigger', 'laneRunM'] },
    { title: '停电怎么办', fields: ['backupMin'] },
    { title: '要不要车位引导', fields: ['guidance', 'spaces', 'zones', 'garageRunM'] },
  ],
  starter: { entryLanes: 1, exitLanes: 1 },
  calculate: scenarioParking,
  highlights: ({ backupMin }, { entryLanes, exitLanes, mixedLanes, lanes, barriers, passPoints, boomLengthM, boomType }) => [
    { label: '车道', value: `进 ${entryLanes} · 出 ${exitLanes}${mixedLanes > 0 ? ` · 混 ${mixedLanes}` : ''}` },
    { label: '车牌识别点', value: `${n(passPoints)} 个` },
    { label: '闸杆', value: `${n(boomLengthM)} m ${boomType === 'folding' ? '曲臂杆' : '直杆'}${barriers > lanes ? '，两台对开' : ''}` },
    { label: '停电后备', value: backupMin === 0 ? '不配，手动抬杆' : `${n(backupMin)} min` },
  ],
  warningTexts: {
    ENTRY_CAPACITY_LOW: '高峰进车量超过入口车道的通行能力，请增加入口车道',
    EXIT_CAPACITY_LOW: '高峰出车量超过出口车道的通行能力，请增加出口车道或改为场内预付',
    BOOM_TOO_LONG: '一根闸杆拦不住这么宽的车道，已按每条车道两台道闸对开配置',
  },
  basis: [
    ...Object.values(constants),
    PARKING_FIRE_CODE,
    FIRE_LINK_OUTPUTS,
    ...FIRE_CABLE_BASIS,
    ...NETWORK_CABLE_BASIS,
    ...FIBRE_BASIS,
    CLOSET_CORD_M,
    FEED_BREAKER,
    FEED_DROP_PERCENT,
    COPPER_OHM_MM2_PER_M,
    ROLL_M,
    ROLL_SPARE_PERCENT,
    COPPER_CLASS_5,
    USUAL_CONDUCTOR_TEMP_C,
    MAX_DROP_PERCENT,
    ...ADAPTER_BASIS,
    FIRE_LINK_W,
    SURGE_VOLTS,
    SURGE_DESIGN,
    SWITCH_PORTS,
    SWITCH_SPARE_PERCENT,
  ],
  presets: { economy: { trigger: 'video' }, high: { backupMin: constants.PARKING_BACKUP_MIN.value } },
});
