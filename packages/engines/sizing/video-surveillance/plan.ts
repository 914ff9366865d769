import { AIM_HEIGHT_M, OODPCVS_PIXELS_PER_METER, TILT_MAX_DEG } from '../../constants/lens.ts';
import { CHANNEL_MAX_M } from '../../constants/cabling.ts';
import {
  BREAKER_MARGIN,
  CABLE_AMPERES,
  COPPER_OHM_MM2_PER_M,
  FEED_DROP_PERCENT,
  FEEDER_BOX_WAYS,
  LEAKAGE_BREAKERS_A,
  OUTDOOR_LEAKAGE,
} from '../../constants/mains.ts';
import {
  ADDED_DISK_SIZES_TB,
  CAMERA_SUPPLY_VOLTAGES,
  DECODER_OUTPUTS_MAX,
  OUTDOOR_IP_RATING,
  POE_SWITCH_SIZES,
  RECORDER_SIZES,
} from '../../constants/list-check.ts';
import { POE_RESERVE_PERCENT } from '../../constants/poe.ts';
import { RECORDER_RESERVE_PERCENT, SUB_STREAM_KBPS } from '../../constants/recorder.ts';
import { DISK_LABEL_TB, KEY_TARGET_RETENTION_DAYS, RAID_GROUP_MAX, RETENTION_DAYS } from '../../constants/storage.ts';
import { BASE_KBPS_HD, CODEC_FACTOR, SCENE_FACTOR, SITE_SCENES } from '../../constants/stream.ts';
import { SWITCH_PORTS, SWITCH_SPARE_PERCENT } from '../../constants/switch.ts';
import { SURGE_DESIGN, SURGE_ENDS, SURGE_VOLTS } from '../../constants/surge.ts';
import { BACKBONE_SPARE_PERCENT, BACKBONE_TERMINAL_M, CABINET_SIZES_U, CLOSET_CORD_M, FIBRE_SIZES } from '../../constants/structured-cabling.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { floor, isAtMost, numberText as n } from '../../inputs/index.ts';
import { NETWORK_CABLE_BASIS } from '../core/network-cable.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioVideoSurveillance } from './calculate.ts';
import { videoSurveillanceFields } from './fields.ts';

/** The widest of the strips that a warning is of. */
function stripFact(areas: readonly { rows: number; depthM: number; stripM: number }[]): { label: string; value: string }[] {
  const [widest] = areas.toSorted((a, b) => b.stripM - a.stripM);
  if (widest === undefined || isAtMost(widest.stripM, constants.STRIP_MAX_M.value)) return [];
  return [{ label: '排间盲带', value: `每排管 ${n(widest.depthM, 1)} m，脚下 ${n(widest.stripM, 1)} m 拍不到脸` }];
}

/** Where the customer told of fewer than what is asked takes. */
const fewFacts = (areas: readonly { cameras: number; wanted: number }[]): { label: string; value: string }[] =>
  areas.flatMap(({ cameras, wanted }, place) =>
    cameras < wanted ? [{ label: `区域 ${place + 1} 台数`, value: `填 ${n(cameras)} 台，按要求要 ${n(wanted)} 台` }] : [],
  );

export const videoSurveillance = defineScenario({
  id: 'scenarioVideoSurveillance',
  title: '视频监控',
  answers: '每处装几台，录像机、硬盘、交换机和线各要多少',
  fields: videoSurveillanceFields,
  steps: [
    { title: '要看哪些地方', fields: ['site', 'areas'] },
    { title: '看多清楚', fields: ['resolution', 'detail', 'analytics'] },
    { title: '录像存多久', fields: ['retentionDays', 'isKeyTarget'] },
    { title: '停电和看画面', fields: ['backupMin', 'monitors', 'backboneM'] },
  ],
  starter: { site: 'shop', areas: constants.SITE_AREAS.value.shop },
  examples: { by: 'site', of: Object.fromEntries(Object.entries(constants.SITE_AREAS.value).map(([site, areas]) => [site, { site, areas }])) },
  calculate: scenarioVideoSurveillance,
  highlights: ({ retentionDays, backupMin, analytics }, { cameras, kbps, recordMbps, storageTB, recorders, disks, diskTB, poeSwitches, far, areas }) => [
    { label: '摄像机', value: `${n(cameras)} 台` },
    { label: '最远处', value: `不少于 ${n(floor(Math.min(...areas.map(({ reachedPpm }) => reachedPpm))))} 像素/m` },
    // recorded is the main stream alone, taken in are both: each figure says what it counts
    ...(analytics === 'none' ? [] : [{ label: '智能分析', value: '人车分类' }]),
    { label: '接入', value: `${n(recordMbps, 1)} Mbps，含子码流` },
    { label: '录像', value: `每路 ${n(kbps)} kbps，${n(retentionDays)} 天 ${n(storageTB, 1)} TB` },
    {
      label: '录像设备',
      value: `${n(recorders)} 台${cameras > constants.RECORDER_CAMERAS_MAX.value ? '存储服务器' : '录像机'}，硬盘 ${n(disks)} × ${diskTB} TB`,
    },
    { label: 'PoE 交换机', value: `${n(poeSwitches)} 台` },
    ...fewFacts(areas),
    ...stripFact(areas),
    ...(far > 0 ? [{ label: '光纤点位', value: `${n(far)} 台，走线超过 ${CHANNEL_MAX_M.value} m` }] : []),
    { label: '停电后备', value: backupMin === 0 ? '不配' : `${n(backupMin)} min` },
  ],
  warningTexts: {
    DENSITY_SHORT: '有区域在这个安装高度看不到要求的程度，请降低安装高度或换更高的分辨率',
    CAMERAS_FEW: '有区域填的摄像机数量少于按要求算的：按填的配，那里看不全或看不清；要看全请加台数，或不填由要求算',
    TILT_STEEP: `认人的点位俯角超过 ${TILT_MAX_DEG.value}°，多见头顶，请装低一些或离远一些`,
    BLIND_WIDE: '有区域近处一半以上拍不到脸，那里要看人时另加一台，或降低安装高度',
    BLIND_STRIP: `各排朝同一方向、一排接一排，后一排脚下有超过 ${constants.STRIP_MAX_M.value} m 的一带两排都拍不到脸；那里要看人就相向装或另加一台。两侧或中间能装的场地，拆成几块分别填，台数会少`,
    NETWORK_OVER_100M: `有点位走线加两端超过 ${CHANNEL_MAX_M.value} m，网线到不了，已改用光纤：收发器、光缆、设备箱和供电都在清单里；通视的少量点位也可以改用无线网桥，或就近加弱电间`,
    RETENTION_BELOW_30: `保存天数低于 ${RETENTION_DAYS.value} 天`,
    RETENTION_BELOW_90: `反恐重点目标的录像保存不少于 ${KEY_TARGET_RETENTION_DAYS.value} 天`,
  },
  basis: [
    OODPCVS_PIXELS_PER_METER,
    AIM_HEIGHT_M,
    TILT_MAX_DEG,
    // what a page opens with is no ground of a result
    ...Object.values(constants).filter((one) => one !== constants.SITE_AREAS),
    BASE_KBPS_HD,
    CODEC_FACTOR,
    SCENE_FACTOR,
    SITE_SCENES,
    SUB_STREAM_KBPS,
    RECORDER_RESERVE_PERCENT,
    RECORDER_SIZES,
    ADDED_DISK_SIZES_TB,
    DISK_LABEL_TB,
    RAID_GROUP_MAX,
    RETENTION_DAYS,
    KEY_TARGET_RETENTION_DAYS,
    POE_SWITCH_SIZES,
    POE_RESERVE_PERCENT,
    SWITCH_PORTS,
    SWITCH_SPARE_PERCENT,
    ...NETWORK_CABLE_BASIS,
    SURGE_VOLTS,
    SURGE_DESIGN,
    SURGE_ENDS,
    OUTDOOR_IP_RATING,
    CAMERA_SUPPLY_VOLTAGES,
    CABINET_SIZES_U,
    FIBRE_SIZES,
    BACKBONE_SPARE_PERCENT,
    BACKBONE_TERMINAL_M,
    CLOSET_CORD_M,
    LEAKAGE_BREAKERS_A,
    OUTDOOR_LEAKAGE,
    FEEDER_BOX_WAYS,
    BREAKER_MARGIN,
    DECODER_OUTPUTS_MAX,
    CABLE_AMPERES,
    COPPER_OHM_MM2_PER_M,
    FEED_DROP_PERCENT,
  ],
  presets: {
    economy: { backupMin: 0 },
    high: { resolution: '8MP', detail: 'better', analytics: 'people', retentionDays: constants.HIGH_RETENTION_DAYS.value },
  },
});
