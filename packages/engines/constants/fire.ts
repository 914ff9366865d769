import { sourced } from '../inputs/index.ts';

export const FIRE_LINK_OUTPUTS = sourced({
  mark: 'S',
  label: '消防联动路数',
  source: 'GB 50116-2013 4.10.3、GB 55024-2022 5.3.6：火灾时打开疏散通道的门和停车场挡杆；每个模块按四路计',
  value: 4,
});
/** The clauses by which something is mandatory, as its line names them. */
export const PARKING_FIRE_CODE = 'GB 50116-2013 4.10.3、GB 55024-2022 5.3.6';
export const DOOR_FIRE_CODE = 'GB 50116-2013 4.10.3、GB 50348-2018';
export const BROADCAST_FIRE_CODE = 'GB 50116-2013 4.8';
export const FLAME_RETARDANT_CODE = 'GB 50116-2013 11.2.2';
