import { VBR_DAY_SHARE, VBR_NIGHT_SHARE } from '../../constants/stream.ts';
import { numberText as n, ofGroup, round, sumOf, type WorkingStep } from '../../inputs/index.ts';
import { streamKbps } from '../stream/bitrate.ts';
import { ESTIMATE_NOTE, streamsText, streamWorking } from '../stream/explain.ts';
import { averageKbps, disksNeeded, gbOfChannel, usableTB, type CapacityOutputs, type RetentionOutputs, type VideoCapacityOutputs } from './calculate.ts';
import { videoCapacityFields, type VideoCapacityValues } from './fields.ts';

export function videoCapacityWorking(values: VideoCapacityValues, outputs: VideoCapacityOutputs): WorkingStep[] {
  const disk: WorkingStep = {
    title: '单盘可用容量',
    formula: '标称 TB × 10¹² ÷ 2⁴⁰ ×（1－损耗）',
    substituted: `${values.diskSizeTB} × 10¹² ÷ 2⁴⁰ ×（1－${n(values.formatLossPercent)}%）`,
    value: `${n(outputs.usableTBPerDisk, 4)} TB`,
  };
  return 'retentionDays' in outputs
    ? [...groupsWorking(values), disk, ...retentionWorking(values, outputs)]
    : [...groupsWorking(values), disk, ...capacityWorking(values, outputs)];
}

function groupsWorking({ groups }: VideoCapacityValues): WorkingStep[] {
  const steps = groups.flatMap((group, place) => [
    streamWorking(`第 ${place + 1} 组码率`, group),
    ...averageWorking(`第 ${place + 1} 组平均码率`, group),
    {
      title: `第 ${place + 1} 组每路每天`,
      formula: '码率 ÷ 8 × 3600 × 每天时长 × 录像占比 ÷ 1024²',
      substituted: `${n(averageKbps(group))} ÷ 8 × 3600 × ${n(group.hoursPerDay)} × ${n(group.motionPercent)}% ÷ 1024²`,
      value: `${n(gbOfChannel(group), 4)} GB`,
    },
  ]);
  return ofGroup(steps);
}

function averageWorking(title: string, group: VideoCapacityValues['groups'][number]): WorkingStep[] {
  if (group.rateControl === 'cbr') return [];
  const { hoursPerDay, nightHours } = group;
  const night = Math.min(nightHours, hoursPerDay);
  return [
    {
      title,
      formula: '码率 ×（夜间份额 × 夜间时长 ＋ 白天份额 × 其余时长）÷ 每天时长',
      substituted: `${n(streamKbps(group))} ×（${VBR_NIGHT_SHARE.value} × ${n(night)} ＋ ${VBR_DAY_SHARE.value} × ${n(hoursPerDay - night)}）÷ ${n(hoursPerDay)}`,
      value: `${n(averageKbps(group))} kbps`,
    },
  ];
}

function capacityWorking(values: VideoCapacityValues, outputs: CapacityOutputs): WorkingStep[] {
  const { groups, raid, raidGroupMax, hotSpares } = values;
  const { totalGB, totalTB, dataDisks, parityDisks, raidGroups, totalDisks } = outputs;
  const needed = disksNeeded(values);
  return [
    {
      title: '总容量',
      formula: '每路每天 × 路数 × 天数，各组相加',
      substituted: groups.map((group) => `${n(gbOfChannel(group), 4)} × ${n(group.channels)} × ${n(group.days)}`).join('＋'),
      value: `${n(totalGB)} GB ＝ ${n(totalTB)} TB`,
    },
    {
      title: '数据盘',
      formula: '总容量 ÷ 单盘可用容量，向上取整',
      substituted: `${n(totalGB / 1024, 4)} ÷ ${n(usableTB(values), 4)}`,
      value: dataDisks > needed ? `${n(needed)} 块，${raidLabel(raid)} 至少 ${n(dataDisks)} 块` : `${n(dataDisks)} 块`,
    },
    {
      title: '硬盘总数',
      formula: `数据盘＋${raid === 'raid1' || raid === 'raid10' ? '镜像盘' : '校验盘'}＋热备盘`,
      substituted: `${n(dataDisks)}＋${n(parityDisks)}＋${n(hotSpares)}${raidGroups > 0 ? `（${raidLabel(raid)}，${n(raidGroups)} 组${hasGroupMax(raid) ? `，每组最多 ${n(raidGroupMax)} 块` : ''}）` : ''}`,
      value: `${n(totalDisks)} 块`,
    },
  ];
}

function retentionWorking({ groups, raid, installedDisks, raidGroupMax }: VideoCapacityValues, outputs: RetentionOutputs): WorkingStep[] {
  const { gbPerDay, dataDisks, usableTBPerDisk, usableTotalTB, retentionDays } = outputs;
  return [
    {
      title: '每天录像',
      formula: '每路每天 × 路数，各组相加',
      substituted: groups.map((group) => `${n(gbOfChannel(group), 4)} × ${n(group.channels)}`).join('＋'),
      value: `${n(gbPerDay)} GB`,
    },
    {
      title: '数据盘',
      formula: '已装硬盘－校验盘或镜像盘',
      substituted: `${n(installedDisks)} 块，${raidLabel(raid)}${hasGroupMax(raid) ? `，每组最多 ${n(raidGroupMax)} 块` : ''}`,
      value: `${n(dataDisks)} 块`,
    },
    { title: '可用总容量', formula: '单盘可用容量 × 数据盘', substituted: `${n(usableTBPerDisk, 4)} × ${n(dataDisks)}`, value: `${n(usableTotalTB)} TB` },
    {
      title: '保存天数',
      formula: '可用总容量 × 1024 ÷ 每天录像，向下取整',
      substituted: `${n(usableTotalTB)} × 1024 ÷ ${n(gbPerDay)}`,
      value: `${n(retentionDays)} 天`,
    },
  ];
}

export function videoCapacityMeaning(values: VideoCapacityValues, outputs: VideoCapacityOutputs): string[] {
  const { groups, diskSizeTB, raid } = values;
  const channels = sumOf(groups, (group) => group.channels);
  const what = `${n(channels)} 路摄像机${streamsText(groups)}`;
  const withRaid = raid === 'none' ? '' : `（${raidLabel(raid)}）`;
  const write = `主码流写入共 ${n(outputs.recordMbps)} Mbps；录像机的接入带宽不能低于它加上所拉的子码流。`;
  if ('retentionDays' in outputs) {
    const disks = `${n(values.installedDisks)} 块 ${diskSizeTB} TB 硬盘${withRaid}`;
    return [`${disks}存 ${what}，可保存 ${n(outputs.retentionDays)} 天。`, write, ESTIMATE_NOTE];
  }
  const { totalDisks, parityDisks, hotSpares, rawTB, dataDisks } = outputs;
  const extra = parityDisks + hotSpares;
  const days = groups.map((group) => group.days);
  const [least, most] = [Math.min(...days), Math.max(...days)];
  const spare = dataDisks * usableTB(values) - outputs.totalTB;
  return [
    `${what}保存 ${least === most ? n(most) : `${n(least)}～${n(most)}`} 天需要 ${n(totalDisks)} 块 ${diskSizeTB} TB 硬盘${withRaid}${extra > 0 ? `，其中 ${n(extra)} 块为校验、镜像或热备` : ''}。`,
    `标称共 ${n(rawTB)} TB，数据盘可用 ${n(round(dataDisks * usableTB(values), 2))} TB（按 1024 进制），其中录像占 ${n(outputs.totalTB)} TB，还余 ${n(round(Math.max(0, spare), 2))} TB。`,
    write,
    ESTIMATE_NOTE,
  ];
}

const raidLabel = (raid: VideoCapacityValues['raid']): string => videoCapacityFields.raid.options.find(({ value }) => value === raid)?.label ?? raid;
const hasGroupMax = (raid: VideoCapacityValues['raid']): boolean => raid === 'raid5' || raid === 'raid6';

export const videoCapacityWarnings = {
  RETENTION_BELOW_30: '保存天数少于 30 天，低于公共安全视频的一般要求，请增加硬盘或降低码率',
  RETENTION_BELOW_90: '反恐重点目标的录像保存不得少于 90 天，请增加硬盘或降低码率',
};
