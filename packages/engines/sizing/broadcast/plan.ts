import { COPPER_CLASS_5 } from '../../calculators/index.ts';
import * as constants from '../../constants/broadcast.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { CABINET_SIZES_U } from '../../constants/structured-cabling.ts';
import { HIGH_AGEING } from '../../constants/tiers.ts';
import { numberText as n } from '../../inputs/index.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioBroadcast } from './calculate.ts';
import { broadcastFields } from './fields.ts';

export const broadcast = defineScenario({
  id: 'scenarioBroadcast',
  title: '公共广播',
  answers: '每个分区几只扬声器、多大功放、多粗的线',
  fields: broadcastFields,
  steps: [
    { title: '有哪些分区', fields: ['zones'] },
    { title: '在哪里喊话', fields: ['callStations'] },
    { title: '线路与余量', fields: ['lineLossDb', 'ageing'] },
  ],
  starter: { zones: [{ lengthM: 30, widthM: 20, ceilingM: 3 }] },
  calculate: scenarioBroadcast,
  highlights: (_values, { zones, totalSpeakers, totalSpeakerW, emergencyAmpW }) => [
    { label: '分区', value: `${n(zones.length)} 个` },
    { label: '扬声器', value: `${n(totalSpeakers)} 只，共 ${n(totalSpeakerW)} W` },
    { label: '功放', value: `${n(zones.reduce((sum, { ampCount }) => sum + ampCount, 0))} 台` },
    ...(emergencyAmpW > 0 ? [{ label: '应急功放总容量', value: `不小于 ${n(emergencyAmpW)} W` }] : []),
  ],
  warningTexts: {
    SPL_SHORT: '有分区最大抽头也不够响，请换灵敏度更高的扬声器、降低安装高度或加密布点',
    LINE_TOO_LONG: '有分区线路太长，6 mm² 也超过允许线损，请把功放移近或把分区拆小',
  },
  basis: [...Object.values(constants), CABINET_SIZES_U, ROLL_M, ROLL_SPARE_PERCENT, COPPER_CLASS_5],
  presets: { high: { ageing: HIGH_AGEING.value } },
});
