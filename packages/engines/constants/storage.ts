/** How long recordings are kept and how disks hold them, with the law behind it. Source: CALC-11. */
import { sourced } from '../inputs/index.ts';

export const CAPACITY_RULE = sourced({
  mark: 'V',
  label: '容量公式',
  source: '《Eclipse ECL-NVR16P-DH》用户手册 V1.3.0 附录 A：q ＝ 码率 ÷ 8 × 3600 ÷ 1024（MB/小时）',
  value: 'q ＝ 码率 ÷ 8 × 3600 ÷ 1024',
});
/** 10¹² bytes in TB of 2⁴⁰. */
export const DISK_LABEL_TB = sourced({
  mark: 'V',
  label: '1 TB 标称硬盘的实际容量',
  source: '定义：硬盘按 10¹² 字节标称，1 TB ＝ 2⁴⁰ 字节',
  value: 10 ** 12 / 2 ** 40,
});
/** Taken off the real capacity of every disk, by the calculator where nothing else is said and by the list check. */
export const FORMAT_LOSS_PERCENT = sourced({
  mark: 'P',
  label: '格式化另留',
  source: '工程取值：容量公式按 1024 进位，比实际字节数多 2.4%，够文件系统用，不再另留；录像机另划抓图、日志分区的按 3～5% 填',
  value: 0,
});
export const RETENTION_DAYS = sourced({
  mark: 'V',
  label: '一般保存天数',
  source: '《公共安全视频图像信息系统管理条例》（国务院令第 799 号，2025-04-01 起施行）：视频图像信息保存不少于 30 日',
  value: 30,
});
export const KEY_TARGET_RETENTION_DAYS = sourced({
  mark: 'V',
  label: '反恐重点目标保存天数',
  source: '《中华人民共和国反恐怖主义法》（2018 年修正）：重点目标采集的视频图像信息保存不少于 90 日',
  value: 90,
});
/** Fewest disks of a group, mirrors included. */
export const RAID_MIN_DISKS = sourced({
  mark: 'V',
  label: '每组最少盘数',
  source: '定义：RAID 级别',
  value: { none: 1, raid0: 2, raid1: 2, raid5: 3, raid6: 4, raid10: 4 },
});
export const RAID_PARITY_DISKS = sourced({ mark: 'V', label: '每组校验盘', source: '定义：RAID 级别的校验盘', value: { raid5: 1, raid6: 2 } });
export const RAID_GROUP_MAX = sourced({ mark: 'P', label: '单组最大盘数', source: '组越大重建越久，工程上取 8', value: 8 });
export const DISK_SIZES_TB = sourced({
  mark: 'P',
  label: '可选单盘容量',
  source: '常见监控硬盘规格',
  value: [1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24],
});
export const DISK_SIZE_TB = sourced({ mark: 'P', label: '默认单盘容量', source: '常用监控硬盘', value: 4 });
