import { DISK_LABEL_TB, KEY_TARGET_RETENTION_DAYS, RETENTION_DAYS } from '../../constants/storage.ts';
import { VBR_DAY_SHARE, VBR_NIGHT_SHARE } from '../../constants/stream.ts';
import { ceil, floor, readInputs, refused, round, sumOf, warningsOf, type CalcResult } from '../../inputs/index.ts';
import { mbpsOf, streamKbps } from '../stream/bitrate.ts';
import { videoCapacityFields, type VideoCapacityValues } from './fields.ts';
import { dataDisksOf, layoutFor } from './raid.ts';

interface RecordedGroup {
  bitrateKbps: number;
  /** 2 decimals; GB of 1024 MB. */
  gbPerChannelPerDay: number;
}

interface Recording {
  /** Of all channels together, 2 decimals. */
  recordMbps: number;
  /** Of one disk, real TB of 2⁴⁰ bytes, 4 decimals. */
  usableTBPerDisk: number;
  dataDisks: number;
}

/** Mode `capacity`: disks for the days asked. GB and TB with 2 decimals. */
export interface CapacityOutputs extends Recording {
  groups: (RecordedGroup & { totalGB: number })[];
  totalGB: number;
  totalTB: number;
  parityDisks: number;
  /** 0 without RAID. */
  raidGroups: number;
  hotSpares: number;
  totalDisks: number;
  /** As labelled. */
  rawTB: number;
}

/** Mode `days`: days the installed disks keep. GB and TB with 2 decimals. */
export interface RetentionOutputs extends Recording {
  groups: RecordedGroup[];
  gbPerDay: number;
  usableTotalTB: number;
  retentionDays: number;
}

export type VideoCapacityOutputs = CapacityOutputs | RetentionOutputs;

type Group = VideoCapacityValues['groups'][number];

/**
 * Disks that keep the recordings for the days asked, or (mode `days`) the days that installed disks keep.
 * CONFLICT: on `installedDisks` where the RAID level cannot be built of that many.
 * Source: CALC-1. 16 channels of 1080P H.265, 30 days: 10,125 GB → 3 disks of 4 TB.
 */
export function aVideoCapacity(inputs: unknown): CalcResult<VideoCapacityOutputs, VideoCapacityValues> {
  const read = readInputs(videoCapacityFields, inputs);
  if (!read.ok) return refused(...read.errors);
  return read.values.mode === 'days' ? retention(read.values) : capacity(read.values);
}

/** GB of 1024³ bytes that one channel records a day. Also the storage rule of the list check. */
export const gbPerDay = (kbps: number, hoursPerDay: number, motionPercent: number): number =>
  ((kbps / 8) * 3600 * hoursPerDay * (motionPercent / 100)) / 1024 / 1024;

/** What a channel records on average, kbps, unrounded: at a constant rate all of it, at a variable one less by day and all at night. */
export function averageKbps(group: Group): number {
  if (group.rateControl === 'cbr') return streamKbps(group);
  const night = group.nightHours / group.hoursPerDay;
  return streamKbps(group) * (VBR_NIGHT_SHARE.value * night + VBR_DAY_SHARE.value * (1 - night));
}

export const gbOfChannel = (group: Group): number => gbPerDay(averageKbps(group), group.hoursPerDay, group.motionPercent);

export const usableTB = ({ diskSizeTB, formatLossPercent }: { diskSizeTB: number; formatLossPercent: number }): number =>
  diskSizeTB * DISK_LABEL_TB.value * (1 - formatLossPercent / 100);

function capacity(values: VideoCapacityValues): CalcResult<CapacityOutputs, VideoCapacityValues> {
  const { groups, diskSizeTB, raid, raidGroupMax, hotSpares } = values;
  const totalGB = sumOf(groups, groupGB);
  const layout = layoutFor(disksNeeded(values), raid, raidGroupMax);
  const totalDisks = layout.dataDisks + layout.parityDisks + hotSpares;
  return {
    valid: true,
    values,
    groups: groups.map((group) => ({ ...recorded(group), totalGB: round(groupGB(group), 2) })),
    totalGB: round(totalGB, 2),
    totalTB: round(totalGB / 1024, 2),
    ...recordingOf(values),
    ...layout,
    hotSpares,
    totalDisks,
    rawTB: totalDisks * diskSizeTB,
    warnings: retentionWarnings(Math.min(...groups.map(({ days }) => days)), values),
  };
}

/** Disks whose capacity the recordings fill, before any RAID. */
export const disksNeeded = (values: VideoCapacityValues): number => Math.max(1, ceil(sumOf(values.groups, groupGB) / 1024 / usableTB(values)));

const groupGB = (group: Group): number => gbOfChannel(group) * group.channels * group.days;

function retention(values: VideoCapacityValues): CalcResult<RetentionOutputs, VideoCapacityValues> {
  const { groups, raid, raidGroupMax, installedDisks = 0 } = values;
  const dataDisks = dataDisksOf(installedDisks, raid, raidGroupMax);
  if (dataDisks === null) return refused({ field: 'installedDisks', code: 'CONFLICT' });
  const dailyGB = sumOf(groups, (group) => gbOfChannel(group) * group.channels);
  const usableTotalTB = usableTB(values) * dataDisks;
  // hours a day may be as near to 0 as a number can be, where the quotient is no number of days any more
  const retentionDays = floor(Math.min((usableTotalTB * 1024) / dailyGB, Number.MAX_SAFE_INTEGER));
  return {
    valid: true,
    values,
    groups: groups.map(recorded),
    gbPerDay: round(dailyGB, 2),
    ...recordingOf(values),
    dataDisks,
    usableTotalTB: round(usableTotalTB, 2),
    retentionDays,
    warnings: retentionWarnings(retentionDays, values),
  };
}

const recorded = (group: Group): RecordedGroup => ({ bitrateKbps: streamKbps(group), gbPerChannelPerDay: round(gbOfChannel(group), 2) });

const recordingOf = (values: VideoCapacityValues) => ({
  recordMbps: round(mbpsOf(sumOf(values.groups, (group) => group.channels * streamKbps(group))), 2),
  usableTBPerDisk: round(usableTB(values), 4),
});

const retentionWarnings = (days: number, { isKeyTarget }: VideoCapacityValues): string[] =>
  warningsOf([
    ['RETENTION_BELOW_30', days < RETENTION_DAYS.value],
    ['RETENTION_BELOW_90', isKeyTarget && days < KEY_TARGET_RETENTION_DAYS.value],
  ]);
