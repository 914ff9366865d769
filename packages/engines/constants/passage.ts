import { sourced } from '../inputs/index.ts';

/** `ppm`: persons a minute and lane with free verification. `built`: pedestals that lanes share, or units of one lane. `takesWide`: a wheelchair's lane can be one of its row; wings reach 0.6 m. */
export const GATES = sourced({
  mark: 'P',
  label: '闸机通行速度与宽度',
  source: '工程取值：闸机产品的通行数值，腰高型 20–40 人/min，速通门 40–60 人/min，平常约 20 人/min；机箱宽为常见产品',
  value: {
    tripod: { ppm: 25, pedestalM: 0.28, built: 'units', takesWide: false },
    flap: { ppm: 35, pedestalM: 0.28, built: 'pedestals', takesWide: false },
    swing: { ppm: 30, pedestalM: 0.2, built: 'pedestals', takesWide: true },
    speedGate: { ppm: 40, pedestalM: 0.18, built: 'pedestals', takesWide: true },
    fullHeight: { ppm: 15, pedestalM: 0, built: 'units', takesWide: false },
  },
});
export const VERIFICATION_FACTOR = sourced({
  mark: 'P',
  label: '验证方式系数',
  source: '工程取值：生物识别和证件核验比刷卡慢',
  value: { card: 1, face: 1, qr: 0.8, idCardFace: 0.5, fingerprint: 0.7 },
});
export const UTILISATION = sourced({ mark: 'P', label: '利用率', source: '人流不均匀、偶有重刷，按八成计', value: 0.8 });
export const ACCESSIBLE_LANE_M = sourced({
  mark: 'V',
  label: '无障碍通道宽',
  source: '读过原文：GB 50763-2012 3.5.1（3）检票口、结算口轮椅通道不小于 900 mm',
  value: 0.9,
});
export const ACCESSIBLE_LANES = sourced({
  mark: 'V',
  label: '无障碍通道数',
  source: '读过原文：GB 55019-2021 2.2.3 条文说明，设检票口时应设乘轮椅者能通行的通道，按一条计',
  value: 1,
});
export const STANDARD_LANE_M = sourced({ mark: 'P', label: '标准通道宽', source: '市场常见通道净宽', value: 0.6 });
export const FLAP_LANE_MAX_M = sourced({ mark: 'P', label: '翼闸通道宽上限', source: '市售翼闸翼板伸出约 0.3 m，两扇封 0.6 m', value: 0.6 });
export const FULL_HEIGHT_UNIT_M = sourced({ mark: 'P', label: '全高闸单台宽', source: '市场常见全高转闸外形', value: 1.4 });
export const SIDE_PEDESTALS = sourced({ mark: 'P', label: '边机数', source: '一排通道两端各一台边机', value: 2 });
export const READERS_BOTH_WAYS = sourced({ mark: 'P', label: '双向验证的阅读器', source: '进出两面各一台', value: 2 });
export const FIRE_RELEASE = sourced({
  mark: 'V',
  label: '消防联动',
  source: '读过原文：GB 50116-2013 4.10.3 火灾时打开疏散通道上由门禁系统控制的门；闸机同样放行，每排 1 个模块',
  value: 1,
});
export const READERS_PER_CONTROLLER = sourced({ mark: 'P', label: '每台控制器的阅读器', source: '工程取值：四门控制器，每个通行方向占一门', value: 4 });
export const GATE_READER_W = sourced({
  mark: 'P',
  label: '闸机阅读终端功率',
  source: '工程取值：人脸组件 14 W，二维码、身份证阅读器 1.5 W，均为 12 V；以产品说明书为准',
  value: { gateFaceTerminal: 14, qrReader: 1.5, idCardReader: 1.5 },
});
export const GATE_RUN_M = sourced({ mark: 'P', label: '闸机到弱电间走线', source: '工程取值：大堂闸机到本层弱电间的常见距离', value: 30 });
export const GATE_WIRING_M = sourced({
  mark: 'P',
  label: '闸机旁的走线',
  source: '工程取值：网线到不了弱电间时，闸机旁机柜里的交换机到一排闸机的两端各 5 m，另加这一排的宽度',
  value: 5,
});
/** Watts of a lane's circuit: motors at both sides as they start, what reads and its adapters. */
export const GATE_FEED_W = sourced({
  mark: 'P',
  label: '闸机通道回路功率',
  source: '工程取值，取安全侧：两侧电机起动、验证终端和适配器合计不超过 300 W；以产品说明书为准',
  value: 300,
});
/** What a face terminal sends when the guard looks at it, pictures of who passes included. */
export const GATE_TERMINAL_KBPS = sourced({
  mark: 'P',
  label: '人脸终端上传码流',
  source: '工程取值，取安全侧：每台按一路 1080P H.264 预览 4096 kbps，抓拍和记录在内，全部同时看；以产品说明书为准',
  value: 4096,
});
