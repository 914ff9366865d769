import { COPPER_CLASS_5 } from '../../calculators/index.ts';
import * as constants from '../../constants/broadcast.ts';
import { ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { EMERGENCY_POWER_CODE, EMERGENCY_SOUND_CODE } from '../../constants/fire.ts';
import { CABINET_SIZES_U } from '../../constants/structured-cabling.ts';
import { SURGE_VOLTS } from '../../constants/surge.ts';
import { HIGH_AGEING } from '../../constants/tiers.ts';
import { STRINGS_MAX } from '../../constants/ups.ts';
import { POLE_EARTH, POLE_FOUNDATION } from '../../constants/video-surveillance.ts';
import { numberText as n, sumOf } from '../../inputs/index.ts';
import { briefly } from '../core/briefly.ts';
import { defineScenario, type SizedLine } from '../core/plan.ts';
import { scenarioBroadcast, type BroadcastZoneMetrics } from './calculate.ts';
import { broadcastEndedBy } from './ended-by.ts';
import { broadcastFields } from './fields.ts';

/** `分区 2 差 14.7 dB：灵敏度换到 104.7 dB，或辐射角按 52° 加密布点`; only the first few zones. */
function cureHighlights(zones: readonly BroadcastZoneMetrics[]): { label: string; value: string }[] {
  const texts = zones.flatMap(({ cure }, place) => {
    if (cure === null) return [];
    const ways = [
      ...(cure.sensitivityDb === null ? [] : [`灵敏度换到 ${n(cure.sensitivityDb)} dB`]),
      ...(cure.coverageDeg === null ? [] : [`辐射角按 ${n(cure.coverageDeg)}° 加密布点`]),
    ];
    return [
      `分区 ${n(place + 1)} 差 ${n(cure.shortDb)} dB：${ways.length > 0 ? ways.join('，或') : '无源扬声器达不到，请降低安装高度、把分区拆小或用有源号角'}`,
    ];
  });
  return texts.length === 0 ? [] : [{ label: '声压不足', value: briefly(texts, '；') }];
}

/** `，另备 1 台自动切换`; nothing where none is in reserve. */
function spareText(lines: readonly SizedLine[]): string {
  const spare = lines.find(({ role }) => role === 'standbyAmplifier')?.quantity ?? 0;
  return spare === 0 ? '' : `，另备 ${n(spare)} 台自动切换`;
}

/** `，12 个小分区合用其中 2 台`; nothing where each zone has its own. */
function sharedText(zones: readonly BroadcastZoneMetrics[]): string {
  const shared = zones.filter(({ ampZones }) => ampZones > 1);
  return shared.length === 0 ? '' : `，${n(shared.length)} 个小分区合用其中 ${n(sumOf(shared, ({ ampCount }) => ampCount))} 台`;
}

export const broadcast = defineScenario({
  id: 'scenarioBroadcast',
  title: '公共广播',
  answers: '每个分区几只扬声器、多大功放、多粗的线',
  fields: broadcastFields,
  steps: [
    { title: '有哪些分区', fields: ['zones'] },
    { title: '在哪里喊话', fields: ['callStations'] },
    { title: '线路与余量', fields: ['level', 'lineLossDb', 'amplifiers', 'spareAmplifier', 'ageing', 'backupMin'] },
  ],
  starter: { zones: [{ lengthM: 30, widthM: 20, ceilingM: 3 }] },
  calculate: scenarioBroadcast,
  highlights: ({ backupMin }, { zones, totalSpeakers, totalSpeakerW, emergencyAmpW, standbyW, lines }) => [
    { label: '分区', value: `${n(zones.length)} 个` },
    { label: '扬声器', value: `${n(totalSpeakers)} 只，共 ${n(totalSpeakerW)} W` },
    { label: '最远处声压', value: `不低于 ${n(Math.min(...zones.map(({ levelDb }) => levelDb)), 1)} dB` },
    ...cureHighlights(zones),
    { label: '功放', value: `${n(zones.reduce((sum, { ampCount }) => sum + ampCount, 0))} 台${spareText(lines)}${sharedText(zones)}` },
    ...(emergencyAmpW > 0 ? [{ label: '应急功放总容量', value: `不小于 ${n(emergencyAmpW)} W` }] : []),
    ...(standbyW > 0 ? [{ label: '应急后备', value: `${n(standbyW, 0)} W，${n(backupMin)} min` }] : []),
  ],
  warningTexts: {
    SPL_SHORT: '有分区用最大抽头也不够响，清单里的扬声器还达不到要求：差多少、怎么改见智能配单的“声压不足”，改好再下单',
    NO_EMERGENCY_POWER: '应急功放没有后备电池：停电即哑，只有已由消防应急电源供电时才可以这样（GB 50116-2013 10.1.5）',
    STANDBY_TOO_LARGE: `应急功放的后备电池并联超过 ${STRINGS_MAX.value} 组，请分几处放功放，或由消防应急电源、发电机供电`,
    LINE_TOO_LONG: '有分区线路太长，6 mm² 也超过允许线损，请把功放移近或把分区拆小',
  },
  endedBy: (values, { zones }) => broadcastEndedBy(values, zones),
  basis: [
    ...Object.values(constants),
    EMERGENCY_SOUND_CODE,
    EMERGENCY_POWER_CODE,
    SURGE_VOLTS,
    POLE_EARTH,
    POLE_FOUNDATION,
    STRINGS_MAX,
    CABINET_SIZES_U,
    ROLL_M,
    ROLL_SPARE_PERCENT,
    COPPER_CLASS_5,
  ],
  presets: { high: { level: 'louder', spareAmplifier: true, ageing: HIGH_AGEING.value } },
});
