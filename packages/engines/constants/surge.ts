import { sourced } from '../inputs/index.ts';

/** Volts a protector is made for: of a network cable with power over it, of a line of 100 V for speakers, of a single-phase and of a three-phase feed. */
export const SURGE_VOLTS = sourced({
  mark: 'P',
  label: '防雷器电压',
  source: '市场常见的 PoE 网络、100 V 定压广播、单相与三相电源防雷器',
  value: { poe: 48, audio: 100, single: 220, three: 380 },
});
export const SURGE_DESIGN = sourced({
  mark: 'V',
  label: '室外设备防雷',
  source: '读过原文：GB 50343-2012 5.5.3（1）户外摄像机的视频、控制信号线和供电线设浪涌保护器；只数见室外网线的防雷器',
  value: 'GB 50343-2012',
});
export const SURGE_ENDS = sourced({ mark: 'P', label: '室外网线的防雷器', source: '工程取值：立杆一端和弱电间一端各 1 个', value: 2 });
