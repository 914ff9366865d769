import { sourced } from '../inputs/index.ts';

export const FREE_SPACE_LOSS_DB = sourced({
  mark: 'V',
  label: '自由空间损耗常数',
  source: '公式：自由空间传播 32.44 ＋ 20lg 距离（km）＋ 20lg 频率（MHz）',
  value: 32.44,
});
export const FRESNEL_FACTOR = sourced({
  mark: 'V',
  label: '第一菲涅耳区常数',
  source: '公式：半径（m）＝ 17.32 × √（a × b ÷（频率 GHz × 距离 km））',
  value: 17.32,
});
export const CLEARANCE_RATIO = sourced({ mark: 'P', label: '净空要求', source: '工程取值：无线链路的通行做法，第一菲涅耳区半径的 60% 内无遮挡', value: 0.6 });
/** In thousands of kilometres, so that km × km over it gives metres. */
export const EARTH_DIAMETER_MM = sourced({
  mark: 'V',
  label: '地球直径',
  source: '定义：地球直径 12,742 km；地球凸起（m）＝ a × b ÷（12.742 × k）',
  value: 12.742,
});
export const K_FACTOR = sourced({ mark: 'S', label: '等效地球半径系数', source: '标准大气折射，ITU-R P.310-10', value: 4 / 3 });

export const BAND_2_4_GHZ = sourced({
  mark: 'V',
  label: '2.4 GHz 频段',
  source: '《关于调整2.4GHz频段发射功率限值及有关问题的通知》（信部无〔2002〕353 号）：2400～2483.5 MHz',
  value: [2.4, 2.4835],
});
export const BAND_5_8_GHZ = sourced({
  mark: 'V',
  label: '5.8 GHz 频段',
  source: '《关于使用5.8GHz频段频率事宜的通知》（信部无〔2002〕277 号）第二条（一）：5725～5850 MHz',
  value: [5.725, 5.85],
});
export const BAND_5_1_GHZ = sourced({
  mark: 'V',
  label: '5.1 GHz 频段',
  source: '读过原文：工信部无函〔2012〕620 号 5150～5350 MHz；2021 年的频段规定草案同一频段，限室内使用',
  value: [5.15, 5.35],
});
export const BAND_60_GHZ = sourced({
  mark: 'P',
  label: '60 GHz 频段',
  source: '工程取值：公开资料中国 59～64 GHz；主管部门规定的原文未核到，以设备型号核准为准',
  value: [59, 64],
});
export const NOMINAL_BAND_GHZ = sourced({
  mark: 'P',
  label: '频段标称值',
  source: '产品目录按 2.4 GHz、5.1 GHz、5.8 GHz、60 GHz 标注',
  value: { low: 2.4, indoor: 5.1, high: 5.8, millimetre: 60 },
});
export const USUAL_FREQUENCY_GHZ = sourced({ mark: 'P', label: '默认频率', source: '室外网桥多用 5.8 GHz 频段', value: 5.8 });

/** Receiver sensitivity in dBm at 20 MHz, by MCS. */
export const SENSITIVITY_DBM = sourced({
  mark: 'V',
  label: '接收灵敏度（20 MHz，MCS 0～9）',
  source: 'IEEE 802.11-2020 表 21-25（VHT 最低灵敏度）',
  value: [-82, -79, -77, -74, -70, -66, -65, -64, -59, -57],
});
export const SENSITIVITY_RISE_DB = sourced({
  mark: 'V',
  label: '信道加宽的灵敏度损失',
  source: 'IEEE 802.11-2020 表 21-25：信道每加宽一倍差 3 dB',
  value: { 20: 0, 40: 3, 80: 6 },
});
/** By MCS 1 to 12 of a single carrier, which begins this table; one stream. */
export const SENSITIVITY_60_GHZ_DBM = sourced({
  mark: 'P',
  label: '60 GHz 接收灵敏度（2160 MHz）',
  source: '工程取值：IEEE 802.11ad-2012 单载波 MCS 1～12 的最低灵敏度，表格原文未核到；以产品说明书为准',
  value: [-68, -66, -65, -64, -62, -63, -62, -61, -59, -55, -54, -53],
});
export const RATES_60_GHZ_MBPS = sourced({
  mark: 'V',
  label: '60 GHz 空口速率（2160 MHz）',
  source: 'IEEE 802.11ad-2012 表 21-18（公开的速率表）：单载波 MCS 1～12',
  value: [385, 770, 962.5, 1155, 1251.25, 1540, 1_925, 2310, 2502.5, 3080, 3850, 4620],
});
export const AIR_LOSS_60_GHZ_DB = sourced({
  mark: 'P',
  label: '60 GHz 每公里的大气损耗（氧气、大雨）',
  source: '工程取值，按最坏计入：60 GHz 氧气吸收约 15 dB/km，每小时 50 mm 的大雨约 17 dB/km；ITU-R P.676-13、ITU-R P.838-3 的原文未核到',
  value: { oxygen: 15, rain: 17 },
});
export const CHANNELS_60_GHZ = sourced({
  mark: 'V',
  label: '60 GHz 不重叠信道',
  source: 'IEEE 802.11ad-2012 第 21 章（公开的信道表）：2、3 号信道 59.40～63.72 GHz，在 59～64 GHz 内',
  value: [2, 3],
});
export const WIDTH_60_GHZ_MHZ = sourced({
  mark: 'V',
  label: '60 GHz 信道带宽',
  source: 'IEEE 802.11ad-2012 第 21 章（公开的信道表）：每信道 2.16 GHz，单载波一个空间流',
  value: 2160,
});
export const EIRP_MAX_60_GHZ_DBM = sourced({
  mark: 'P',
  label: '60 GHz 等效全向辐射功率上限',
  source: '工程取值：按 44 dBm；Linux 无线规章库（wireless-regdb）中国条目同为 59.4～63.72 GHz、44 dBm，规定原文未核到，以设备型号核准为准',
  value: 44,
});
export const POWER_60_GHZ_DBM = sourced({ mark: 'P', label: '60 GHz 默认发射功率', source: '工程取值：端口 10 dBm', value: 10 });
export const GAIN_60_GHZ_DBI = sourced({ mark: 'P', label: '60 GHz 默认天线增益', source: '工程取值：常见一体化网桥的小口径面天线', value: 30 });
/** Mbit/s a spatial stream, by MCS. MCS 9 does not exist at 20 MHz. */
export const STREAM_RATES_MBPS = sourced({
  mark: 'V',
  label: '每空间流速率（MCS 0～9）',
  source: 'IEEE 802.11-2020 第 21 章 VHT 速率表，400 ns 保护间隔',
  value: {
    20: [7.2, 14.4, 21.7, 28.9, 43.3, 57.8, 65, 72.2, 86.7],
    40: [15, 30, 45, 60, 90, 120, 135, 150, 180, 200],
    80: [32.5, 65, 97.5, 130, 195, 260, 292.5, 325, 390, 433.3],
  },
});
export const LINK_EFFICIENCY = sourced({
  mark: 'P',
  label: '传输效率',
  source: '半双工空口加协议开销；现场经验：标称千兆的网桥能带约 100 Mbps 的摄像机',
  value: { ptp: 0.5, ptmp: 0.4 },
});
export const REQUIRED_MARGIN_DB = sourced({ mark: 'P', label: '衰落余量', source: '雨雾、摆动和干扰的富余', value: 10 });
export const LINK_PEAK_FACTOR = sourced({ mark: 'P', label: '无线链路峰值系数', source: '关键帧叠加的瞬时码流', value: 1.25 });
export const BRIDGE_TX_POWER_DBM = sourced({ mark: 'P', label: '默认发射功率', source: '常见室外网桥的出厂设置', value: 20 });
export const BRIDGE_GAIN_DBI = sourced({ mark: 'P', label: '默认天线增益', source: '常见一体化网桥的内置天线', value: 13 });

export const CHANNELS_2_4_GHZ = sourced({
  mark: 'S',
  label: '2.4 GHz 不重叠信道',
  source: 'IEEE 802.11-2020 附录 E 的信道划分',
  value: { 20: [1, 6, 11], 40: [3] },
});
export const CHANNELS_5_8_GHZ = sourced({
  mark: 'S',
  label: '5.8 GHz 不重叠信道',
  source: 'IEEE 802.11-2020 附录 E 的信道划分，5.725～5.85 GHz',
  value: { 20: [149, 153, 157, 161, 165], 40: [151, 159], 80: [155] },
});
export const CHANNELS_5_1_GHZ = sourced({
  mark: 'S',
  label: '5.1 GHz 不重叠信道',
  source: 'IEEE 802.11-2020 附录 E 的信道划分，5.15～5.35 GHz',
  value: { 20: [36, 40, 44, 48, 52, 56, 60, 64], 40: [38, 46, 54, 62], 80: [42, 58] },
});
export const EIRP_MAX_5_1_GHZ_DBM = sourced({
  mark: 'V',
  label: '5.1 GHz 等效全向辐射功率上限',
  source: '读过原文：工信部无函〔2012〕620 号 等效全向辐射功率 200 mW',
  value: 23,
});
export const EIRP_MAX_5_8_GHZ_DBM = sourced({
  mark: 'V',
  label: '5.8 GHz 等效全向辐射功率上限',
  source: '《关于使用5.8GHz频段频率事宜的通知》（信部无〔2002〕277 号）第二条（三）：33 dBm',
  value: 33,
});
export const EIRP_MAX_2_4_GHZ_DBM = sourced({
  mark: 'V',
  label: '2.4 GHz 等效全向辐射功率上限',
  source: '《关于调整2.4GHz频段发射功率限值及有关问题的通知》（信部无〔2002〕353 号）第一条（一）：天线增益小于 10 dBi 时 20 dBm',
  value: 20,
});
export const EIRP_MAX_2_4_GHZ_DIRECTED_DBM = sourced({
  mark: 'V',
  label: '2.4 GHz 定向天线的上限',
  source: '《关于调整2.4GHz频段发射功率限值及有关问题的通知》（信部无〔2002〕353 号）第一条（一）：天线增益不小于 10 dBi 时 27 dBm',
  value: 27,
});
export const DIRECTED_GAIN_DBI = sourced({
  mark: 'V',
  label: '定向天线增益',
  source: '《关于调整2.4GHz频段发射功率限值及有关问题的通知》（信部无〔2002〕353 号）第一条（一）：天线增益 10 dBi 起',
  value: 10,
});
/** A fact of the page; nothing is computed from it. */
export const PORT_POWER_MAX_DBM = sourced({
  mark: 'V',
  label: '5.8 GHz 天线端口功率上限',
  source: '《关于使用5.8GHz频段频率事宜的通知》（信部无〔2002〕277 号）第二条（二）：27 dBm',
  value: 27,
});
export const RX_MAX_DBM = sourced({ mark: 'P', label: '最强接收信号', source: '再强会使接收机饱和', value: -30 });
