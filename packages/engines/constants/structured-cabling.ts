import { sourced } from '../inputs/index.ts';

export const CABLE_OUTER_DIAMETER_MM = sourced({
  mark: 'P',
  label: '四对线缆外径',
  source: '常见非屏蔽产品的外径，以所选型号为准',
  value: { cat5e: 5.2, cat6: 6.2, cat6a: 7.5 },
});
export const PATCH_PANEL_PORTS = sourced({ mark: 'P', label: '配线架端口', source: '每 24 点一个配线架，配一条理线架、一台 24 口交换机', value: 24 });
export const RACK_U_PER_PANEL = sourced({ mark: 'P', label: '每个配线架占用', source: '配线架、理线架、交换机各 1U', value: 3 });
export const RACK_U_FIXED = sourced({ mark: 'P', label: '机柜固定占用', source: '光纤配线架与电源插座各 1U', value: 2 });
export const CABINET_MARGIN_PERCENT = sourced({ mark: 'P', label: '机柜富余', source: '留给散热和以后扩容', value: 20 });
/** Ascending, U. */
export const CABINET_SIZES_U = sourced({ mark: 'P', label: '机柜规格', source: '市场常见的机柜高度', value: [6, 9, 12, 18, 22, 27, 32, 37, 42] });
export const TRUNK_FILL_PERCENT = sourced({
  mark: 'P',
  label: '槽盒截面利用率',
  source: '工程取值：布线资料槽盒 30 %～50 %，取中间；GB 50311-2016 的条文未核到',
  value: 40,
});
/** A fact of the page; nothing is computed from it. */
export const CONDUIT_FILL_PERCENT = sourced({
  mark: 'P',
  label: '穿管截面利用率',
  source: '工程取值：布线资料四对线缆穿管 25 %～30 %；GB 50311-2016 的条文未核到',
  value: [25, 30],
});
/** Width and height in millimetres, ascending by area. */
export const TRUNK_SIZES_MM = sourced({
  mark: 'P',
  label: '槽盒规格',
  source: '市场常见的槽盒截面',
  value: [
    [50, 25],
    [50, 50],
    [100, 50],
    [100, 100],
    [150, 75],
    [200, 100],
    [300, 100],
    [400, 100],
    [300, 150],
    [400, 200],
  ],
});
export const TRUNK_PIECE_M = sourced({ mark: 'P', label: '槽盒每根长度', source: '工程取值：市售镀锌槽盒每根 2 m', value: 2 });
export const TRUNK_ROUTE = sourced({
  mark: 'P',
  label: '清单里的槽盒长度',
  source: '工程取值：每层主槽盒按最远点的走线长度估，支路穿管、吊架和弯头三通按图另计',
  value: '最远点的走线长度',
});
export const POINTS_PER_FIBRE_UNIT = sourced({ mark: 'P', label: '光纤主干分组', source: '每 48 个信息点配一组芯', value: 48 });
export const CORES_PER_FIBRE_UNIT = sourced({ mark: 'P', label: '每组光纤芯数', source: '2 芯使用、2 芯备用', value: 4 });
/** Ascending. */
export const FIBRE_SIZES = sourced({ mark: 'P', label: '光缆芯数规格', source: '市场常见的光缆芯数', value: [4, 8, 12, 24, 48, 96, 144] });
export const BACKBONE_SPARE_PERCENT = sourced({ mark: 'P', label: '主干余量', source: '走线弯绕的富余', value: 10 });
export const BACKBONE_TERMINAL_M = sourced({ mark: 'P', label: '主干端接预留', source: '两端各盘留 12 m', value: 24 });
export const MODULE_SPARE_PERCENT = sourced({
  mark: 'P',
  label: '信息模块余量',
  source: '工程取值：综合布线的通行算法 n ×（1＋3 %）；GB 50311-2016 的条文未核到',
  value: 3,
});
export const PLUGS_PER_POINT = sourced({ mark: 'P', label: '每点水晶头', source: '工程取值：综合布线的通行算法 n × 4，机柜与桌面跳线各两头', value: 4 });
export const DESK_PORT_MBPS = sourced({ mark: 'P', label: '桌面端口速率', source: '超五类及以上都支持千兆到桌面', value: 1000 });
export const CLOSET_CORD_M = sourced({ mark: 'P', label: '机柜侧跳线长度', source: '配线架到同柜交换机，经理线架', value: 2 });
export const DESK_CORD_M = sourced({ mark: 'P', label: '桌面侧跳线长度', source: '面板到桌面设备；两端跳线合计不超过 10 m', value: 3 });
