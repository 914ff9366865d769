import { sourced } from '../inputs/index.ts';

/** In the order of the class. `pseW`: what the switch sets aside; `pdW`: what reaches the device. */
export const POE_CLASSES = sourced({
  mark: 'V',
  label: 'PoE 等级',
  source: 'IEEE 802.3-2018 第 33 章、IEEE 802.3bt-2018 第 145 章，按设备厂商的等级表',
  value: [
    { poeClass: 0, pseW: 15.4, pdW: 12.95, standard: 'af', pairs: 2 },
    { poeClass: 1, pseW: 4, pdW: 3.84, standard: 'af', pairs: 2 },
    { poeClass: 2, pseW: 7, pdW: 6.49, standard: 'af', pairs: 2 },
    { poeClass: 3, pseW: 15.4, pdW: 12.95, standard: 'af', pairs: 2 },
    { poeClass: 4, pseW: 30, pdW: 25.5, standard: 'at', pairs: 2 },
    { poeClass: 5, pseW: 45, pdW: 40, standard: 'bt3', pairs: 4 },
    { poeClass: 6, pseW: 60, pdW: 51, standard: 'bt3', pairs: 4 },
    { poeClass: 7, pseW: 75, pdW: 62, standard: 'bt4', pairs: 4 },
    { poeClass: 8, pseW: 90, pdW: 71.3, standard: 'bt4', pairs: 4 },
  ],
});
export const POE_HIGHEST_CLASS = sourced({
  mark: 'V',
  label: '各标准可供的最高等级',
  source: 'IEEE 802.3-2018 第 33 章（af、at）、IEEE 802.3bt-2018 第 145 章（Type 3、Type 4）',
  value: { af: 3, at: 4, bt3: 6, bt4: 8 },
});
/** Least voltage at the port of the switch, up to and including the class. */
export const PSE_VOLTS = sourced({
  mark: 'P',
  label: '供电端最低电压',
  source:
    '工程取值：Type 1 44 V，Type 2、Type 3 50 V，Type 4 52 V，用它由受电功率反算 4、6、8 级的供电功率，与等级表相符；IEEE 802.3-2018、IEEE 802.3bt-2018 的条文未核到',
  value: [
    { upToClass: 3, volts: 44 },
    { upToClass: 6, volts: 50 },
    { upToClass: 8, volts: 52 },
  ],
});
/** Ohms of the loop of 100 m over two pairs; four pairs halve it. */
export const LOOP_OHMS_PER_100M = sourced({
  mark: 'V',
  label: '百米环路电阻（两对线）',
  source: 'IEEE 802.3-2018 第 33 章（at）：信道直流环路电阻 12.5 Ω',
  value: 12.5,
});
export const POE_RESERVE_PERCENT = sourced({
  mark: 'P',
  label: 'PoE 预留（按实际功率）',
  source: '工程取值：厂商选型的通行建议，在样本功率上预留 20 %',
  value: 20,
});
/** One extender in a run; more of them leave too little power. */
export const EXTENDER_SPANS = sourced({
  mark: 'P',
  label: 'PoE 延长器的段数',
  source: '工程取值：每根线中间 1 个，两段各按 100 m 信道（Intellinet 延长器资料：每侧至多 100 m）；再串要逐级核对功率，不推荐',
  value: 2,
});
export const EXTENDER_W = sourced({
  mark: 'P',
  label: 'PoE 延长器自身功率',
  source: '工程取值，取安全侧：802.3at 受电 25.5 W 减自耗 3.5 W 为 22 W，与 Cudy POE10 手册“PoE+ 设备小于 22 W”相符；以产品说明书为准',
  value: 3.5,
});
export const POE_CLASS_RESERVE_PERCENT = sourced({ mark: 'P', label: 'PoE 预留（按等级）', source: '等级功率已含余量，不再预留', value: 0 });
