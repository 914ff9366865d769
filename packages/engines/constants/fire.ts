import { sourced } from '../inputs/index.ts';

export const FIRE_LINK_OUTPUTS = sourced({
  mark: 'S',
  label: '消防联动路数',
  source: 'GB 50116-2013 4.10.3、GB 55024-2022 5.3.6：火灾时打开疏散通道的门和停车场挡杆；每个模块按四路计',
  value: 4,
});
export const FIRE_LINK_W = sourced({ mark: 'P', label: '消防联动模块功率', source: '工程取值：12 V、2 W；以产品说明书为准', value: 2 });
/** The clauses by which something is mandatory, as its line names them. */
export const PARKING_FIRE_CODE = sourced({
  mark: 'S',
  label: '停车场消防联动条文',
  source: '火灾自动报警系统设计规范与安全防范工程通用规范：火灾时打开停车场出入口挡杆',
  value: 'GB 50116-2013 4.10.3、GB 55024-2022 5.3.6',
});
export const DOOR_FIRE_CODE = sourced({
  mark: 'V',
  label: '疏散门消防联动条文',
  source:
    '读过原文：出入口控制系统工程设计规范 9.0.1（2）与火灾报警系统联动，人员不用钥匙能迅速通过；建筑电气与智能化通用规范 5.3.6 接收消防联动信号、解除门禁。前者的强制性自 2022-10-01 起由 GB 55029-2022 取代，其条号未核',
  value: 'GB 50116-2013 4.10.3、GB 50396-2007 9.0.1（2）、GB 55024-2022 5.3.6',
});
/** What carries the order of the fire alarm must go on in a fire. */
export const FIRE_CABLE_CODE = sourced({
  mark: 'V',
  label: '消防联动线条文',
  source: '读过原文：火灾自动报警系统设计规范 11.2.2 消防联动控制线路用耐火铜芯电线电缆；GB 55036-2022 的对应条号未核',
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
  mark: 'S',
  label: '应急广播联动条文',
  source: '火灾自动报警系统设计规范第 4.8 节：火灾警报和消防应急广播系统的联动控制设计',
  value: 'GB 50116-2013 4.8',
});
export const EMERGENCY_SOUND_CODE = sourced({
  mark: 'S',
  label: '应急扬声器和功放条文',
  source: '火灾自动报警系统设计规范：6.6.1 扬声器的设置，4.8.8 确认火灾后同时向全楼广播，功放要带得动全部应急扬声器',
  value: 'GB 50116-2013 6.6.1、4.8.8',
});
export const EMERGENCY_POWER_CODE = sourced({
  mark: 'S',
  label: '应急广播后备电源条文',
  source: '火灾自动报警系统设计规范 10.1.5：消防设备应急电源的功率不小于 1.2 倍，蓄电池让火灾报警与联动设备同时工作 3 h 以上；对外引用前请查所用版本',
  value: 'GB 50116-2013 10.1.5',
});
export const FIRE_HOUSING_CODE = sourced({
  mark: 'S',
  label: '应急扬声器后罩的依据',
  source: '工程取值：公共广播系统工程技术标准对应急扬声器的防火要求，条文号未核，取安全侧',
  value: 'GB 50526，条文号未核，工程取值',
});
export const FLAME_RETARDANT_CODE = sourced({
  mark: 'S',
  label: '阻燃线条文',
  source: '火灾自动报警系统设计规范：报警和广播线路用阻燃或阻燃耐火电线电缆',
  value: 'GB 50116-2013 11.2.2',
});
