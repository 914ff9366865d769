import { sourced } from '../inputs/index.ts';

export const FIRE_LINK_OUTPUTS = sourced({
  mark: 'P',
  label: '消防联动路数',
  source: '工程取值：消防联动模块常见四路输出，每扇门的电源、每台道闸占一路；为什么要联动见消防联动条文',
  value: 4,
});
export const FIRE_LINK_W = sourced({ mark: 'P', label: '消防联动模块功率', source: '工程取值：12 V、2 W；以产品说明书为准', value: 2 });
/** The clauses by which something is mandatory, as its line names them. */
export const PARKING_FIRE_CODE = sourced({
  mark: 'V',
  label: '停车场消防联动条文',
  source:
    '读过原文：GB 50116-2013 火灾自动报警系统设计规范 4.10.3 打开停车场出入口挡杆；GB 55024-2022 建筑电气与智能化通用规范 5.3.6 停车库（场）管理系统能接收消防联动信号',
  value: 'GB 50116-2013 4.10.3、GB 55024-2022 5.3.6',
});
export const DOOR_FIRE_CODE = sourced({
  mark: 'V',
  label: '疏散门消防联动条文',
  source:
    '读过原文：GB 50396-2007 出入口控制系统工程设计规范 9.0.1（2）与火灾报警系统联动，人员不用钥匙能迅速通过；GB 55024-2022 建筑电气与智能化通用规范 5.3.6 接收消防联动信号、解除门禁；GB 50116-2013 火灾自动报警系统设计规范 4.10.3 打开疏散通道上由门禁控制的门。第一条自 2022-10-01 起改由安全防范工程通用规范 GB 55029-2022 作强制规定，其条号未列',
  value: 'GB 50116-2013 4.10.3、GB 50396-2007 9.0.1（2）、GB 55024-2022 5.3.6',
});
/** What carries the order of the fire alarm must go on in a fire. */
export const FIRE_CABLE_CODE = sourced({
  mark: 'V',
  label: '消防联动线条文',
  source: '读过原文：GB 50116-2013 火灾自动报警系统设计规范 11.2.2 消防联动控制线路用耐火铜芯电线电缆',
  value: 'GB 50116-2013 11.2.2',
});
export const FIRE_CABLE = sourced({ mark: 'P', label: '消防联动线规格', source: '工程取值：耐火 NH-RVV 2×1.5，干接点信号', value: 'NH-RVV2x1.5' });
export const FIRE_LINE_M = sourced({
  mark: 'P',
  label: '消防联动线走线',
  source: '工程取值：消防模块箱到联动模块 30 m，联动模块到同一弱电间的电源 5 m',
  value: { toModule: 30, inCloset: 5 },
});
export const BROADCAST_FIRE_CODE = sourced({
  mark: 'V',
  label: '应急广播联动条文',
  source: '读过原文：GB 50116-2013 火灾自动报警系统设计规范第 4.8 节，4.8.7 集中和控制中心报警系统设消防应急广播，4.8.8 联动信号由消防联动控制器发出',
  value: 'GB 50116-2013 4.8',
});
export const EMERGENCY_SOUND_CODE = sourced({
  mark: 'V',
  label: '应急扬声器和功放条文',
  source:
    '读过原文：GB 50116-2013 火灾自动报警系统设计规范 6.6.1 扬声器每只不小于 3 W，到最近一只的直线距离不大于 25 m；4.8.8 确认火灾后同时向全楼广播，功放要带得动全部应急扬声器',
  value: 'GB 50116-2013 6.6.1、4.8.8',
});
export const EMERGENCY_POWER_CODE = sourced({
  mark: 'V',
  label: '应急广播后备电源条文',
  source: '读过原文：GB 50116-2013 火灾自动报警系统设计规范 10.1.5 消防设备应急电源的功率大于全负荷的 120 %，蓄电池让报警与联动系统同时工作 3 h 以上',
  value: 'GB 50116-2013 10.1.5',
});
export const FIRE_HOUSING_CODE = sourced({
  mark: 'P',
  label: '应急扬声器后罩的依据',
  source: '工程取值，取安全侧：公共广播工程标准（GB 50526-2010）对火灾隐患区的广播扬声器要求阻燃，原文条号未核到',
  value: 'GB 50526，条文号未核，工程取值',
});
export const FLAME_RETARDANT_CODE = sourced({
  mark: 'V',
  label: '阻燃线条文',
  source: '读过原文：火灾自动报警系统设计规范（2013 版）11.2.2 报警总线、消防应急广播等传输线路用阻燃或阻燃耐火电线电缆',
  value: 'GB 50116-2013 11.2.2',
});
