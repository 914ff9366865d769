import { sourced } from '../inputs/index.ts';

export const BOX_LENGTH_M = sourced({ mark: 'V', label: '每箱网线长度', source: '定义：卷箱包装 1000 ft，1 ft ＝ 0.3048 m，即 305 m', value: 305 });
/** Half the sum of farthest and nearest, 10 % more for the way around, 6 m for the terminations. */
export const SPARE_PERCENT = sourced({
  mark: 'P',
  label: '线缆余量',
  source: '工程取值：综合布线的通行算法 0.55 ×（最远＋最近）＋6，平均长度另加一成；GB 50311-2016 的条文未核到',
  value: 10,
});
export const TERMINAL_ALLOWANCE_M = sourced({
  mark: 'P',
  label: '端接容差',
  source: '工程取值：综合布线的通行算法，每根 6 m；GB 50311-2016 的条文未核到',
  value: 6,
});
export const PLUGS_PER_CABLE = sourced({ mark: 'P', label: '每根线的水晶头', source: '摄像机网线两端各一个', value: 2 });
export const PLUG_SPARE_PERCENT = sourced({ mark: 'P', label: '水晶头余量', source: '工程取值：综合布线的通行算法 n × 4 × 15 %', value: 15 });
export const HORIZONTAL_MAX_M = sourced({
  mark: 'V',
  label: '水平缆线上限',
  source: '读过原文：GB 50311-2016 3.2.2 条文说明，配线子系统水平缆线不大于 90 m',
  value: 90,
});
export const CHANNEL_MAX_M = sourced({
  mark: 'P',
  label: '信道上限',
  source: '工程取值：综合布线信道 100 m，即水平 90 m 加两端跳线 10 m；GB 50311-2016 只核到 90 m 的条文',
  value: 100,
});
/** What the check of a list takes a way to a cabinet to be where nobody said it. Source: CHECK-21. */
export const UNSAID_RUN_M = sourced({ mark: 'P', label: '没有填走线时的平均网线长度', source: '工程取值：机柜到摄像机的常见平均走线', value: 50 });
export const CLOSET_RUN_M = sourced({
  mark: 'P',
  label: '弱电间之间的走线',
  source: '工程取值：其余弱电间到主弱电间，上下几层或同层两端的常见距离',
  value: 50,
});
export const PLUG_PACK_PIECES = sourced({ mark: 'P', label: '水晶头每包数量', source: '市售水晶头一包 100 个', value: 100 });
/** Power, control and speaker cable; network cable comes in boxes. */
export const ROLL_M = sourced({ mark: 'P', label: '卷装线缆每卷长度', source: '市场常见的卷装', value: 100 });
export const ROLL_SPARE_PERCENT = sourced({ mark: 'P', label: '卷装线缆余量', source: '走线弯绕与端接的富余', value: 10 });
