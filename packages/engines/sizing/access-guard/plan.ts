import * as constants from '../../constants/passage.ts';
import { ACCESS_CABLES, CLOSET_CABINET, CONTROLLER_CURRENT_A, DOOR_SUPPLIES_A, READER_CURRENT_A } from '../../constants/access-control.ts';
import { CHANNEL_MAX_M, ROLL_M, ROLL_SPARE_PERCENT } from '../../constants/cabling.ts';
import { FIRE_LINK_W } from '../../constants/fire.ts';
import { CABLE_AMPERES, COPPER_OHM_MM2_PER_M, FEED_BREAKER, FEED_DROP_PERCENT } from '../../constants/mains.ts';
import { ADAPTER_BASIS } from '../core/adapter-lines.ts';
import { CARD_BASIS } from '../core/card-lines.ts';
import { FIBRE_BASIS } from '../core/fibre-links.ts';
import { FIRE_CABLE_BASIS } from '../core/fire-lines.ts';
import { NETWORK_CABLE_BASIS } from '../core/network-cable.ts';
import { SWITCH_PORTS, SWITCH_SPARE_PERCENT } from '../../constants/switch.ts';
import { CLOSET_CORD_M } from '../../constants/structured-cabling.ts';
import { HIGH_UTILISATION } from '../../constants/tiers.ts';
import { TRUNK_UTILISATION } from '../../constants/network.ts';
import { ACCESS_PORT_MBPS, ACCESS_UPLINK_MBPS, CABINET_OUTLETS, PIGTAIL_M } from '../../constants/video-surveillance.ts';
import { numberText as n } from '../../inputs/index.ts';
import { defineScenario } from '../core/plan.ts';
import { scenarioAccessGuard } from './calculate.ts';
import { accessGuardFields } from './fields.ts';
import { gatesEndedBy } from './network-lines.ts';

export const accessGuard = defineScenario({
  id: 'scenarioAccessGuard',
  title: '人员通道与速通门',
  answers: '高峰不排队要几条通道，占多宽，配哪些终端',
  fields: accessGuardFields,
  steps: [
    { title: '高峰有多少人', fields: ['peakPeople', 'peakMinutes'] },
    { title: '用哪种闸机', fields: ['gateType', 'verification', 'bidirectional'] },
    { title: '现场放得下吗', fields: ['siteWidthM', 'laneWidthM', 'accessibleLanes', 'runM'] },
    { title: '人数与余量', fields: ['users', 'utilisation', 'visitor'] },
  ],
  starter: { peakPeople: 800, peakMinutes: 15 },
  calculate: scenarioAccessGuard,
  highlights: ({ users }, { lanes, accessibleLanes, capacityPpm, installWidthM, fitsSite }) => [
    { label: '通道', value: `${n(lanes)} 条${accessibleLanes > 0 ? `，含无障碍 ${n(accessibleLanes)} 条` : ''}` },
    { label: '通行能力', value: `${n(capacityPpm)} 人/min` },
    { label: '登记人数', value: `${n(users)} 人` },
    { label: '安装宽度', value: `${n(installWidthM)} m${fitsSite === null ? '' : fitsSite ? '，放得下' : '，放不下'}` },
  ],
  warningTexts: {
    SITE_TOO_NARROW: '现场宽度放不下这些通道，请换更快更窄的闸机、改验证方式或分两处布置',
    NO_ACCESSIBLE_LANE: '没有无障碍通道，规范要求至少一条净宽 900 mm 的通道',
    NETWORK_OVER_100M: `闸机到弱电间加两端超过 ${CHANNEL_MAX_M.value} m，网线到不了，要用光纤：闸机旁设机柜和交换机，收发器、光缆和供电都在清单里；闸机旁另有弱电间的，走线改填到那里的距离`,
    FLAP_TOO_WIDE: '翼闸翼板封不住 0.6 m 以上的通道，请用摆闸或速通门，或把通道改窄',
  },
  endedBy: gatesEndedBy,
  basis: [
    ...Object.values(constants),
    ...CARD_BASIS,
    CONTROLLER_CURRENT_A,
    READER_CURRENT_A,
    DOOR_SUPPLIES_A,
    ACCESS_CABLES,
    ...ADAPTER_BASIS,
    FIRE_LINK_W,
    ...FIRE_CABLE_BASIS,
    FEED_BREAKER,
    FEED_DROP_PERCENT,
    COPPER_OHM_MM2_PER_M,
    CABLE_AMPERES,
    ROLL_M,
    ROLL_SPARE_PERCENT,
    ...NETWORK_CABLE_BASIS,
    ...FIBRE_BASIS,
    CLOSET_CABINET,
    CABINET_OUTLETS,
    PIGTAIL_M,
    CLOSET_CORD_M,
    ACCESS_PORT_MBPS,
    ACCESS_UPLINK_MBPS,
    TRUNK_UTILISATION,
    SWITCH_PORTS,
    SWITCH_SPARE_PERCENT,
  ],
  presets: { high: { utilisation: HIGH_UTILISATION.value } },
});
