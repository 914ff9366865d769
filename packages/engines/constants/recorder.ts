import { sourced } from '../inputs/index.ts';

export const INCOMING_BANDWIDTH_RULE = sourced({
  mark: 'V',
  label: '接入路数规则',
  source: '《海康威视 DS-9632NI-RT》规格书注：接入路数 A ＝ B ÷（C＋D），例 200 Mbps、主码流 6＋子码流 1 Mbps，接 28 路',
  value: 'A ＝ B ÷（C＋D）',
});
export const SUB_STREAM_KBPS = sourced({ mark: 'P', label: '子码流', source: '常见预览子码流 512 kbps', value: 512 });
export const RECORDER_RESERVE_PERCENT = sourced({
  mark: 'P',
  label: '接入带宽预留',
  source:
    '工程取值：接入带宽按八成使用，关键帧突发、变码率顶到上限、断网补录都不丢帧；计算、智能配单和清单检查用同一取值，清单检查超过八成作提示，超过样本上限才判错',
  value: 20,
});
export const DECODE_1080P = sourced({ mark: 'P', label: '解码能力', source: '常见 NVR 可同时解码 8 路 1080P', value: 8 });
/** Decoding one main stream, in units of one at 1080P. */
export const DECODE_COST = sourced({
  mark: 'P',
  label: '解码当量（1080P、4MP、8MP）',
  source: '工程取值：厂商标注解码能力的通行写法，1 路 8MP ＝ 2 路 4MP ＝ 4 路 1080P',
  value: { '1080P': 1, '4MP': 2, '8MP': 4 },
});
export const DECODE_COST_12MP = sourced({
  mark: 'P',
  label: '解码当量（12MP）',
  source: '工程取值：没有公开的统一折算，各家不一；按像素数约 6 路 1080P，按 1 路抵 2 路 8MP 从严',
  value: { '12MP': 8 },
});
export const DECODE_COST_BY_PIXELS = sourced({
  mark: 'P',
  label: '解码当量（其他分辨率）',
  source: '按像素数折算',
  value: { CIF: 0.25, D1: 0.25, '720P': 0.5, '960P': 0.75, '3MP': 2, '5MP': 2.5, '6MP': 3 },
});
