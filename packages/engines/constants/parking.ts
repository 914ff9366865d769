import { sourced } from '../inputs/index.ts';

export const ENTRY_PER_HOUR = sourced({ mark: 'P', label: '入口通行能力', source: '车牌识别、不停车取卡，辆/h·车道', value: 400 });
export const EXIT_PER_HOUR = sourced({
  mark: 'P',
  label: '出口通行能力',
  source: '按收费方式，辆/h·车道',
  value: { free: 400, prepaid: 300, atExit: 150 },
});
export const MIXED_LANE_SHARE = sourced({ mark: 'P', label: '混合车道的单向能力', source: '同进同出，两个方向各算半条车道', value: 0.5 });
export const CAMERAS_PER_MIXED_LANE = sourced({ mark: 'P', label: '混合车道的识别点', source: '进出两个方向各要一台车牌识别', value: 2 });
export const LANE_WIDTH_M = sourced({ mark: 'P', label: '车道宽', source: '小型车出入口常见净宽', value: 3 });
export const BOOM_MIN_M = sourced({ mark: 'P', label: '最短闸杆', source: '市场常见最短闸杆', value: 3 });
export const BOOM_STEP_M = sourced({ mark: 'P', label: '闸杆长度档', source: '闸杆按 0.5 m 一档供货', value: 0.5 });
export const BOOM_MAX_M = sourced({ mark: 'P', label: '最长闸杆', source: '单杆超过 6 m 下垂、起落慢，改用两台对开', value: 6 });
export const STRAIGHT_BOOM_HEADROOM_M = sourced({ mark: 'P', label: '直杆竖起的余高', source: '直杆竖起需杆长加 1 m 的净高，不足用曲臂杆', value: 1 });
export const AUX_CAMERA_OVER_M = sourced({ mark: 'P', label: '加辅助相机的车道宽', source: '车道过宽时一台相机照不全斜向来车', value: 4.5 });
export const TERMINAL_MAX_LANES = sourced({ mark: 'P', label: '停车管理终端的车道数', source: '八车道以内用一体终端，更多用服务器', value: 8 });
export const SPACES_PER_DETECTOR = sourced({
  mark: 'P',
  label: '每台视频车位探测器的车位',
  source: '单向一台看 3 个车位，双向看 6 个',
  value: { videoSingle: 3, videoDual: 6 },
});
export const DETECTORS_PER_ZONE_CONTROLLER = sourced({ mark: 'P', label: '每台区域引导控制器的探测器', source: 'RS-485 总线与带电能力', value: 60 });
export const SPACES_PER_KIOSK = sourced({ mark: 'P', label: '每台反向寻车机的车位', source: '人行出入口附近约 300 个车位一台', value: 300 });
export const PARKING_LAYOUT = sourced({
  mark: 'P',
  label: '出入口布置',
  source: '工程取值：出入口设计的通行做法，线圈间距不小于 2 m，坡度不大于 3°，闸前候车不少于 5 m；线圈在杆下，相机在杆前 3–5 m',
  value: { loopGapM: 2, waitingM: 5 },
});
export const BARRIERS_PER_WIDE_LANE = sourced({ mark: 'P', label: '宽车道的道闸', source: '工程取值：一根杆拦不住时两台对开，各拦一半', value: 2 });
export const BOLLARDS_PER_ISLAND = sourced({ mark: 'P', label: '安全岛防撞柱', source: '工程取值：每座岛两端各 1 根', value: 2 });
export const SIGNALS_PER_MIXED_LANE = sourced({ mark: 'P', label: '混合车道通行灯', source: '工程取值：同进同出，两头各 1 套红绿灯', value: 2 });
export const LANE_RUN_M = sourced({ mark: 'P', label: '车道到管理室走线', source: '工程取值：出入口到岗亭或管理室的常见距离', value: 50 });
/** Of the bays: how far detectors are from one another, and what one draws with its lamp. */
export const GUIDANCE_CHAIN = sourced({
  mark: 'P',
  label: '车位探测器的间距与功率',
  source: '工程取值：车位宽 2.5 m，视频一台占三个车位；视频探测器 6 W，超声波探测器与指示灯各 1 W；以产品说明书为准',
  value: { videoSingle: { pitchM: 7.5, powerW: 6 }, videoDual: { pitchM: 7.5, powerW: 6 }, ultrasonic: { pitchM: 2.5, powerW: 2 } },
});
export const GUIDANCE_HEAD_M = sourced({ mark: 'P', label: '控制器到第一个探测器', source: '工程取值：区域控制器装在所管车位旁', value: 30 });
export const GUIDANCE_VOLTS = sourced({
  mark: 'P',
  label: '车位探测器供电',
  source: '工程取值：车位引导的通行做法，探测器 DC 24 V，由区域控制器处集中供电，RS-485 手拉手',
  value: 24,
});
export const GUIDANCE_CABLE_MM2 = sourced({ mark: 'P', label: '探测器电源线截面', source: '工程取值：DC 24 V 手拉手用 RVV 2×2.5', value: 2.5 });
export const GUIDANCE_DATA_CABLE = sourced({ mark: 'P', label: '探测器总线', source: '工程取值：RS-485 用屏蔽线 RVVP 2×1.0', value: 'RVVP2x1.0' });
/** Ascending, amperes. */
export const GUIDANCE_SUPPLIES_A = sourced({ mark: 'P', label: '24 V 电源规格', source: '市场常见的 24 V 开关电源电流档', value: [5, 10, 20] });
export const GARAGE_RUN_M = sourced({ mark: 'P', label: '车场到管理室走线', source: '工程取值：区域控制器、引导屏、寻车机到管理室的常见距离', value: 60 });
export const PARKING_12V_W = sourced({
  mark: 'P',
  label: '停车 12 V 设备功率',
  source: '工程取值：对讲 5 W、对讲管理机 14 W、雷达 4 W、停车管理终端 24 W；以产品说明书为准',
  value: { intercomPoint: 5, intercomMaster: 14, radar: 4, parkingTerminal: 24 },
});
export const PARKING_POWER_W = sourced({
  mark: 'P',
  label: '停车设备功率',
  source: '工程取值：识别一体机 30 W、缴费终端 60 W、交换机 20 W、终端 30 W、服务器 300 W；道闸停电手动抬杆，不接 UPS',
  value: { camera: 30, payment: 60, switch: 20, terminal: 30, server: 300 },
});
export const PARKING_BACKUP_MIN = sourced({ mark: 'P', label: '高配的停电后备', source: '工程取值：够值班人员到场抬杆放行', value: 30 });
export const LANE_WIRING_M = sourced({ mark: 'P', label: '车道上的走线', source: '工程取值：远车道的设备箱到岛上各设备 10 m', value: 10 });
/** Watts of a circuit, the largest that a lane or a device of the guidance has. */
export const PARKING_FEED_W = sourced({
  mark: 'P',
  label: '停车回路功率',
  source: '工程取值：车道市电 700 W（两台道闸 400 W、显示屏、红绿灯和 12 V 设备），车道 UPS 200 W（识别、缴费、设备箱），引导设备每台 200 W',
  value: { lane: 700, backup: 200, guide: 200 },
});
export const FAR_LANE_W = sourced({
  mark: 'P',
  label: '远车道的网络设备功率',
  source: '工程取值：车道交换机 10 W，收发器两端各 5 W',
  value: 20,
});
