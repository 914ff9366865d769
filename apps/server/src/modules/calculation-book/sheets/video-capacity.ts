import {
  DISK_LABEL_TB,
  RAID_MIN_DISKS,
  RAID_PARITY_DISKS,
  VBR_DAY_SHARE,
  VBR_NIGHT_SHARE,
  videoCapacity,
  type VideoCapacityValues,
} from '@portal/engines/calculators';
import { down, lessPercent, sum, up, type Expression, type WorksheetRow } from './expression.ts';
import { createSheet, type SheetBuilder } from './sheet-builder.ts';
import { streamRows } from './stream.ts';

const { fields } = videoCapacity;
const rows = fields.groups.fields;
type Group = VideoCapacityValues['groups'][number];

/** Recordings, disks, days: all of it arithmetic, for the RAID level chosen. */
export function videoCapacitySheet(values: VideoCapacityValues): WorksheetRow[] {
  const sheet = createSheet();
  const isDays = values.mode === 'days';
  const parts = values.groups.map((group, place) => groupRows(sheet, group, String(place + 1), isDays));
  sheet.section('硬盘');
  const size = sheet.input('diskSize', { label: fields.diskSizeTB.label, unit: 'TB' }, values.diskSizeTB);
  const loss = sheet.input('loss', fields.formatLossPercent, values.formatLossPercent);
  const usable = sheet.formula('usable', '单盘可用容量', ['*', ['*', size, DISK_LABEL_TB.value], lessPercent(loss)], 'TB', '标称 TB × 10¹² ÷ 2⁴⁰ ×（1－损耗）');
  if (isDays) daysRows(sheet, values, usable, sum(parts));
  else diskRows(sheet, values, usable, sum(parts));
  return sheet.rows;
}

function groupRows(sheet: SheetBuilder, group: Group, at: string, isDays: boolean): Expression {
  sheet.section(`第 ${at} 组`);
  const channels = sheet.input(`channels${at}`, rows.channels, group.channels);
  const kbps = streamRows(sheet, group, at);
  const hours = sheet.input(`hours${at}`, rows.hoursPerDay, group.hoursPerDay);
  const motion = sheet.input(`motion${at}`, rows.motionPercent, group.motionPercent);
  const average = group.rateControl === 'cbr' ? kbps : averageRow(sheet, group, at, kbps, hours);
  const perDay = sheet.formula(
    `gb${at}`,
    '每路每天',
    ['/', ['/', ['*', ['*', ['*', ['/', average, 8], 3600], hours], ['/', motion, 100]], 1024], 1024],
    'GB',
    '码率 ÷ 8 × 3600 × 每天时长 × 录像占比 ÷ 1024²',
  );
  if (isDays) return sheet.formula(`groupGb${at}`, '本组每天', ['*', perDay, channels], 'GB', '每路每天 × 路数');
  const days = sheet.input(`days${at}`, rows.days, group.days);
  return sheet.formula(`groupGb${at}`, '本组容量', ['*', ['*', perDay, channels], days], 'GB', '每路每天 × 路数 × 天数');
}

function averageRow(sheet: SheetBuilder, group: Group, at: string, kbps: Expression, hours: Expression): Expression {
  const typed = sheet.input(`night${at}`, rows.nightHours, group.nightHours);
  const night: Expression = ['MIN', typed, hours];
  const shares: Expression = ['+', ['*', VBR_NIGHT_SHARE.value, night], ['*', VBR_DAY_SHARE.value, ['-', hours, night]]];
  return sheet.formula(`average${at}`, '平均码率', ['/', ['*', kbps, shares], hours], 'kbps', '码率 ×（夜间份额 × 夜间时长 ＋ 白天份额 × 其余时长）÷ 每天时长');
}

function diskRows(sheet: SheetBuilder, { raid, raidGroupMax, hotSpares }: VideoCapacityValues, usable: Expression, total: Expression): void {
  const totalGb = sheet.formula('totalGb', '总容量', total, 'GB', '各组相加');
  sheet.formula('totalTb', '总容量', ['/', totalGb, 1024], 'TB', '总容量 ÷ 1024');
  const needed = sheet.formula('needed', '容量所需盘数', ['MAX', 1, up(['/', ['/', totalGb, 1024], usable])], '块', '总容量 ÷ 单盘可用容量，向上取整');
  const least = RAID_MIN_DISKS.value[raid];
  const spares = sheet.input('spares', fields.hotSpares, hotSpares);
  const finish = (data: Expression, parity: Expression): void => {
    const dataDisks = sheet.formula('dataDisks', '数据盘', data, '块', '容量所需盘数，不少于 RAID 级别的最低盘数');
    const parityDisks = sheet.formula('parityDisks', '校验或镜像盘', parity, '块', '按 RAID 级别');
    sheet.formula('totalDisks', '硬盘总数', ['+', ['+', dataDisks, parityDisks], spares], '块', '数据盘 ＋ 校验或镜像盘 ＋ 热备盘');
  };
  if (raid === 'none') finish(needed, 0);
  else if (raid === 'raid0') finish(['MAX', least, needed], 0);
  else if (raid === 'raid1') finish(needed, needed);
  else if (raid === 'raid10') finish(['MAX', least / 2, needed], ['MAX', least / 2, needed]);
  else {
    const parity = RAID_PARITY_DISKS.value[raid];
    const most = sheet.input('groupMax', fields.raidGroupMax, raidGroupMax);
    const groups = sheet.formula('raidGroups', 'RAID 组数', up(['/', needed, ['-', most, parity]]), '组', '盘数 ÷（单组最大盘数 － 校验盘），向上取整');
    finish(['MAX', needed, ['*', groups, least - parity]], ['*', groups, parity]);
  }
}

function daysRows(sheet: SheetBuilder, { raid, raidGroupMax, installedDisks = 0 }: VideoCapacityValues, usable: Expression, daily: Expression): void {
  const dailyGb = sheet.formula('dailyGb', '每天录像', daily, 'GB', '各组相加');
  const installed = sheet.input('installed', fields.installedDisks, installedDisks);
  const data = (): Expression => {
    if (raid === 'none' || raid === 'raid0') return installed;
    if (raid === 'raid1' || raid === 'raid10') return ['/', installed, 2];
    const most = sheet.input('groupMax', fields.raidGroupMax, raidGroupMax);
    return ['-', installed, ['*', up(['/', installed, most]), RAID_PARITY_DISKS.value[raid]]];
  };
  const dataDisks = sheet.formula('dataDisks', '数据盘', data(), '块', '已装硬盘 － 校验盘或镜像盘');
  const total = sheet.formula('usableTotal', '可用总容量', ['*', usable, dataDisks], 'TB', '单盘可用容量 × 数据盘');
  sheet.formula('retention', '保存天数', down(['/', ['*', total, 1024], dailyGb]), '天', '可用总容量 × 1024 ÷ 每天录像，向下取整');
}
