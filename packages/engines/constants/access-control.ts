import { sourced } from '../inputs/index.ts';

/** Descending: the first that is filled is taken. */
export const CONTROLLER_DOORS = sourced({ mark: 'P', label: '门禁控制器门数', source: '市场常见的单门、双门、四门控制器', value: [4, 2, 1] });
/** Amperes at 12 V, one lock. */
export const LOCK_CURRENT_A = sourced({
  mark: 'P',
  label: '锁具电流',
  source: '12 V 锁具常见值，取安全侧：控制器厂家手册给磁力锁约 250 mA；以产品说明书为准',
  value: { maglockSingle: 0.5, maglockDouble: 1, bolt: 0.9, strike: 0.4 },
});
/** A lock that stays shut without power would hold people in when the fire alarm cuts it. */
export const LOCK_FAIL_MODE = sourced({
  mark: 'V',
  label: '锁的断电状态',
  source: 'GB 50396-2007 9.0.1（2）：发生火警时人员不用钥匙应能迅速通过；断电开门的锁，消防联动切断电源即开门',
  value: '断电开门',
});
/** Ascending: terminals of locks and supplies take no more. */
export const LOCK_CABLES = sourced({
  mark: 'P',
  label: '锁控线规格',
  source: '工程取值：RVV 2×1.0 起，压降超过限值逐档加粗，到接线端子一般容得下的 2.5 mm² 为止；再远，电源放到门边',
  value: [
    { areaMm2: 1, spec: 'RVV2x1.0' },
    { areaMm2: 1.5, spec: 'RVV2x1.5' },
    { areaMm2: 2.5, spec: 'RVV2x2.5' },
  ],
});
export const DOOR_DROP_PERCENT = sourced({
  mark: 'P',
  label: '门禁 12 V 线路允许压降',
  source: '工程取值：12 V 锁具和人脸一体机说明书常见 ±10 %；规范没有给出，以产品说明书为准',
  value: 10,
});
export const DOOR_WIRING_M = sourced({
  mark: 'P',
  label: '门边走线',
  source: '工程取值：锁线串过门内紧急破玻再到锁，多走 5 m；人脸一体机到按钮、门磁，门边电源到锁，各 5 m',
  value: 5,
});
export const DOOR_SUPPLY_EFFICIENCY = sourced({ mark: 'P', label: '门禁电源效率', source: '工程取值：12 V 开关电源八成', value: 0.8 });
/** Amperes at 12 V: of a reader of cards, and of one that is opened by a telephone and does not say what it draws. */
export const READER_CURRENT_A = sourced({
  mark: 'P',
  label: '读卡器电流',
  source:
    '12 V 读卡器说明书的最大值（HID PINpad：典型 120 mA，最大 150 mA）；带蓝牙又没写功率的按 350 mA（工程取值，取安全侧，没有找到可核对的公开数据）；写了功率的按功率，不低于 150 mA',
  value: { card: 0.15, bluetooth: 0.35 },
});
export const CONTROLLER_CURRENT_A = sourced({
  mark: 'P',
  label: '控制器电流',
  source: '工程取值：12 V 控制器常见值，没有找到可核对的公开数据，以产品说明书为准',
  value: 0.5,
});
export const FACE_TERMINAL_CURRENT_A = sourced({ mark: 'P', label: '人脸一体机电流', source: '12 V 人脸门禁一体机常见值', value: 1 });
/** Ascending. */
export const DOOR_SUPPLIES_A = sourced({ mark: 'P', label: '门禁电源规格', source: '市场常见的 12 V 电源电流档', value: [3, 5, 8, 10, 15, 20] });
export const BATTERY_USABLE_RATIO = sourced({
  mark: 'P',
  label: '后备电池可用容量',
  source: '工程取值：寿命末期只剩额定容量的八成，按它算；IEEE 485-2020 也以八成为寿命终点，条号未核到',
  value: 0.8,
});
export const STANDBY_HOURS = sourced({
  mark: 'P',
  label: '断电后备时间',
  source: '工程取值，取安全侧：GB 50396-2007 的供电要求在 8.0.1，48 h 的原文未核到',
  value: 48,
});
export const BATTERIES_PER_SUPPLY = sourced({ mark: 'P', label: '每台电源的后备电池', source: '同规格电池最多两节并联，再多应由 UPS 集中供电', value: 2 });
/** Ascending. */
export const STANDBY_BATTERIES_AH = sourced({ mark: 'P', label: '后备电池规格', source: '市场常见的 12 V 电池容量', value: [7, 12, 17, 24, 38, 65, 100] });
/** How fast a supply brings an empty battery back, and what of the charge the battery takes. 100 Ah: 100 × 0.8 ÷ 24 ÷ 0.8 = 4.2 A. */
export const BATTERY_RECHARGE = sourced({
  mark: 'P',
  label: '后备电池充电',
  source: '工程取值，取安全侧：借用 EN 54-4:1997 5.3.1，放空的电池 24 h 内充回额定容量的八成（门禁国标的充电时间未核到）；铅酸充电效率取八成',
  value: { hours: 24, share: 0.8, efficiency: 0.8 },
});
export const CHARGE_IS_LOAD = sourced({
  mark: 'V',
  label: '充电计入负载',
  source: '读过原文：GB 50348-2018 6.12.3 备用电源由主电源充电时，充电功率计入负载总功耗',
  value: '充电电流计入电源电流',
});
/** A larger one stands in a box of its own beside the supply. */
export const SUPPLY_BATTERY_AH = sourced({ mark: 'P', label: '电源箱内的电池', source: '工程取值：门禁电源箱内放得下一节 12 Ah 以内的电池', value: 12 });
export const CLOSET_CABINET = sourced({
  mark: 'P',
  label: '弱电间机柜',
  source: '工程取值：交换机、插座和配线，6 U 壁挂机柜，深 450 mm',
  value: { cabinetU: 6, depthMm: 450 },
});
export const DOUBLE_LEAVES = sourced({ mark: 'P', label: '双扇门的门扇', source: '双开门两扇', value: 2 });
export const READERS_CARD_BOTH_WAYS = sourced({ mark: 'P', label: '双向刷卡的读卡器', source: '门内外各一台', value: 2 });
export const WIEGAND_MAX_M = sourced({
  mark: 'P',
  label: '韦根传输上限',
  source:
    '工程取值，取安全侧：读卡线 RVVP 8×0.5 不超过 100 m；《IDTECK iPASS IP10》手册给 22 AWG 屏蔽线 150 m，《TLR401》手册 8.3 同。更远用 RS-485，可到 1200 m',
  value: 100,
});
export const CARD_SPARE_PERCENT = sourced({ mark: 'P', label: '卡片余量', source: '补卡和新增人员', value: 10 });
/** Above so many cards they are bought by the pack: a line of a list holds no more pieces. */
export const CARD_PACKS = sourced({ mark: 'P', label: '卡片包装', source: '市场常见的 200 张一盒；超过 9999 张按盒计', value: { over: 9999, pieces: 200 } });
export const SERVER_OVER_DOORS = sourced({ mark: 'P', label: '加门禁服务器的门数', source: '64 门以上集中管理', value: 64 });
export const ACCESS_CABLES = sourced({
  mark: 'P',
  label: '门禁线缆规格',
  source: '工程取值：门禁布线的通行做法，读卡 8 芯屏蔽不小于 0.5 mm²，锁 2×1.0 mm² 起，按钮、门磁 2 芯；均不超过 100 m，读卡器电源正负各并两芯',
  value: { readerCable: 'RVVP8x0.5', buttonCable: 'RVV2x0.5', contactCable: 'RVV2x0.5', networkCable: 'CAT6' },
});
export const ACCESS_DESIGN = sourced({
  mark: 'P',
  label: '出入口控制设计',
  source: '工程取值，取安全侧：按出入口控制系统工程设计规范的做法，紧急破玻直接切断锁电源；条文未核到',
  value: '破玻切断锁电源',
});
