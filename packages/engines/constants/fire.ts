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
  mark: 'S',
  label: '疏散门消防联动条文',
  source: '火灾自动报警系统设计规范与安全防范工程技术标准：火灾时打开疏散通道上的门',
  value: 'GB 50116-2013 4.10.3、GB 50348-2018',
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
