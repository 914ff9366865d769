import { sourced } from '../inputs/index.ts';

export const PORT_SPEEDS_MBPS = sourced({ mark: 'P', label: '端口速率', source: '以太网标准速率（骨干）', value: [100, 1000, 10000, 40000, 100000] });
export const CORE_PORT_SPEEDS_MBPS = sourced({
  mark: 'P',
  label: '核心端口速率',
  source: '以太网标准速率，核心自 1000 Mbps 起',
  value: [1000, 10000, 40000, 100000],
});
export const TRUNK_UTILISATION = sourced({
  mark: 'P',
  label: '端口可用率（骨干）',
  source: '工程取值：行业建议按标称速率的 50–70 % 使用；汇聚以上路数多，各路关键帧互相错开，骨干口取 0.7，清单检查超过它判错',
  value: 0.7,
});
export const ACCESS_UTILISATION = sourced({
  mark: 'P',
  label: '端口可用率（接入）',
  source:
    '工程取值：行业建议按标称速率的 50–70 % 使用；一台接入交换机路数少，关键帧会叠在一起，上联取 0.6 并另乘峰值系数，即平均码流占 48 %，清单检查超过它作提示',
  value: 0.6,
});
export const PEAK_FACTOR = sourced({
  mark: 'P',
  label: '峰值系数',
  source: '工程取值：行业规则一个百兆口接 12 路 4 Mbps；可用率 0.6、峰值 1.25 恰好得 12 路',
  value: 1.25,
});
export const OVERHEAD_PERCENT = sourced({ mark: 'P', label: '带宽冗余', source: '协议开销与突发', value: 20 });
export const VIEW_KBPS = sourced({ mark: 'P', label: '预览码率', source: '1080P H.265 主码流', value: 2048 });
export const GB51348_DOUBLE_UP_TO = sourced({
  mark: 'V',
  label: '按两倍估算的路数上限',
  source: 'GB 51348-2019 第 14.3.3 条条文说明；规范写“128 路以下”“128 路以上”，恰好 128 路取两倍',
  value: 128,
});
export const GB51348_FACTOR = sourced({ mark: 'V', label: '小系统的带宽倍数', source: 'GB 51348-2019 第 14.3.3 条条文说明', value: 2 });
export const MPPS_PER_GBPS = sourced({
  mark: 'V',
  label: '千兆口包转发率',
  source: '公式：64 字节帧线速，另有前导 8 字节、帧间隔 12 字节，1000 ÷（84 × 8）＝ 1.488 Mpps',
  value: 1.488,
});
