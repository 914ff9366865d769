/** Keywords as they are typed in a hurry: numbers in any spelling, sounds, initials, shorthand, slips, scenes, other makers' numbers. Written before any of them was looked for; first figure in docs/testing.md. */
import { asked, has, type Judged } from './judged.ts';

export const installersEighth: readonly Judged[] = [
  // model numbers in odd spelling
  ...asked('hvd1428ir30', /400万红外经济型半球/, { first: 1 }),
  ...asked('HV d2428', /400万红外防暴半球/, { first: 1 }),
  ...asked('HV–N416–M200', /四盘位网络硬盘录像机/, { first: 1 }),
  ...asked('np104 4p', /标准PoE硬盘录像机/, { having: { channels: 4 }, first: 1 }),
  ...asked('ＨＶ－ＢＧＳ３０', /直杆道闸/, { first: 1 }),
  ...asked('hv_spg04_60', /千兆PoE交换机/, { first: 1 }),
  ...asked('lkm1-280', /单门磁力锁/, { having: { holdingKg: 280 }, first: 1 }),
  ...asked('pa12 2', /12V电源适配器/, { having: { currentA: 2 }, first: 1 }),
  // by their sounds and initials
  ...asked('jiaohuanji', /交换机/),
  ...asked('shengguang jinghao', /声光报警警号/, { first: 1 }),
  ...asked('daozha', /道闸/),
  ...asked('chepaishibie', /车牌识别/),
  ...asked('banqiu 400w', /半球/, { having: { resolution: '4MP' } }),
  ...asked('dianchasuo', /电插锁/),
  ...asked('wxwq', /无线网桥/),
  ...asked('mjkzq', /门禁控制器/),
  ...asked('xdc', /蓄电池/),
  ...asked('kqj', /考勤/, { first: 1 }),
  // units and shorthand
  ...asked('2T紫盘', /监控级机械硬盘/, { having: { sizeTB: 2 } }),
  ...asked('1.5平方电源线', /电源线|供电线|综合线|电源电缆/, { having: { areaMm2: 1.5 } }),
  ...asked('24v3a 球机电源', /球机24V交流电源/, { having: { currentA: 3 }, first: 1 }),
  ...asked('9路12V10A集中供电箱', /监控集中供电电源/, { having: { currentA: 10 }, first: 1 }),
  ...asked('305米超五类', /双绞线/, { having: { category: '超五类', lengthM: 305 } }),
  ...asked('5mp 6mm 枪机 带声音', /枪/, { having: { resolution: '5MP', focalLengthMm: 6, audio: true } }),
  ...asked('一控四门禁主机', /门禁控制器/, { having: { doors: 4 } }),
  ...asked('双门控制板', /门禁控制器/, { having: { doors: 2 } }),
  ...asked('20kva三进三出ups', /UPS主机/, { having: { capacityKVA: 20, phases: 3 } }),
  ...asked('100ah胶体', /胶体蓄电池/, { having: { capacityAh: 100 }, first: 1 }),
  ...asked('48口万兆上联', /交换机/, { having: { ports: 48, uplinkMbps: 10_000 } }),
  ...asked('16口百兆poe', /PoE交换机/, { having: { poePorts: 16, portMbps: 100 }, first: 1 }),
  // slips
  ...asked('红外对摄', /红外对射/, { first: 1 }),
  ...asked('车位引到屏', /引导屏/, { first: 1 }),
  ...asked('吸顶杨声器', /吸顶扬声器/),
  ...asked('闭门气', /闭门器/, { first: 1 }),
  ...asked('光纤收法器', /收发器/),
  ...asked('只能门锁', /智能门锁/, { first: 2 }),
  ...asked('水晶投', /水晶头/, { first: 2 }),
  // scenes
  ...asked('幼儿园门口看得清脸的摄像头', /摄像机/, { when: (a) => has(a['features'], '人脸抓拍'), first: 1 }),
  ...asked('河边防汛看得远的球机', /球机/),
  ...asked('仓库夜里有人进来就响', /探测器|报警|警号|对射|声光/, { first: 1 }),
  ...asked('养鸡场监控没有网线', /无线摄像机|4G/),
  ...asked('高速卡口抓拍', /卡口/, { first: 2 }),
  ...asked('地下车库找车的机器', /反向寻车/, { first: 1 }),
  ...asked('会议室开会用的大屏', /会议平板|会议一体机/),
  ...asked('食堂刷脸吃饭', /消费终端/, { first: 1 }),
  ...asked('酒店电梯刷卡到楼层', /梯控/, { first: 1 }),
  ...asked('宿舍查寝的软件', /宿舍管理软件/, { first: 1 }),
  ...asked('加油站油罐区周界', /周界|围栏|对射/),
  ...asked('广场喇叭 防雨', /防水音柱|号角|草坪/),
  ...asked('机房漏水报警', /水浸/, { first: 1 }),
  ...asked('收银台上面录声音的', /拾音/),
  ...asked('摄像头远程巡检升级服务', /设备管理/, { first: 1 }),
  ...asked('监控用的流量卡', /流量卡/, { first: 1 }),
  // numbers of other makers
  ...asked('DS-2CD2346G2-I', /海螺|半球/, { having: { resolution: '4MP' } }),
  ...asked('DH-IPC-HFW2433T', /枪|筒/, { having: { resolution: '4MP' } }),
  ...asked('DS-7616NI-K2/16P', /PoE硬盘录像机/, { having: { channels: 16 }, first: 1 }),
  ...asked('TL-SF1009P', /PoE交换机/, { having: { portMbps: 100 }, first: 1 }),
  ...asked('ST4000VX015', /硬盘/, { having: { sizeTB: 4 } }),
  ...asked('DS-3E0109P-E', /PoE交换机/, { having: { poePorts: 8 }, first: 1 }),
  ...asked('海康 7608nvr', /录像机/, { having: { channels: 8 } }),
];

/** Not to be had: nothing is found, or the answer says what it left out. */
export const lackingEighth: readonly string[] = '无人机|考场信号屏蔽器|光伏逆变器'.split('|');
