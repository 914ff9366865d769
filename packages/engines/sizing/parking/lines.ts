import { FIRE_LINK_OUTPUTS, FIRE_LINK_W, PARKING_FIRE_CODE } from '../../constants/fire.ts';
import {
  AUX_CAMERA_OVER_M,
  BOLLARDS_PER_ISLAND,
  BOOM_MAX_M,
  BOOM_STEP_M,
  CAMERAS_PER_MIXED_LANE,
  PARKING_12V_W,
  SIGNALS_PER_MIXED_LANE,
  STRAIGHT_BOOM_HEADROOM_M,
  TERMINAL_MAX_LANES,
} from '../../constants/parking.ts';
import { ceil, isAtMost, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { RoleId } from '../../roles/index.ts';
import { adapterLines } from '../core/adapter-lines.ts';
import { fireCableLine } from '../core/fire-lines.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, mergedLines, sizedLine } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import type { ParkingFields } from './fields.ts';
import { guidanceFeed } from './guidance-feed.ts';
import { guidanceLines } from './guidance.ts';
import type { ParkingMetrics } from './lanes.ts';
import { isFarLane, laneSwitchLines, parkingBackupLines, siteLines } from './site-lines.ts';

type Values = ValuesOf<ParkingFields>;

/** Of the guidance, what has a port of its own on the switch; detectors and lamps hang on their controllers. */
const ON_THE_NETWORK: readonly RoleId[] = ['zoneController', 'zoneGuideScreen', 'entranceGuideScreen', 'carFinderKiosk'];

/** Lane devices, management, network, then guidance. */
export function parkingLines(values: Values, metrics: ParkingMetrics): SizedLine[] {
  const { laneWidthM, payment, unattended, booths } = values;
  const { exitLanes, mixedLanes, lanes, passPoints } = metrics;
  const auxCameras = isAtMost(laneWidthM, AUX_CAMERA_OVER_M.value) ? 0 : passPoints;
  const paymentTerminals = payment !== 'free' && unattended ? exitLanes + mixedLanes : 0;
  const points = `${n(passPoints)} 个通行点`;
  const guidance = guidanceLines(values, metrics);
  const guides = sumOf(
    guidance.filter(({ role }) => ON_THE_NETWORK.includes(role)),
    ({ quantity }) => quantity,
  );
  const feed = guidanceFeed(values);
  const intercoms = unattended ? passPoints : 0;
  const networked: readonly (readonly [count: number, named: string])[] = [
    ...(isFarLane(values)
      ? ([
          [lanes, '条远车道'],
          [unattended ? 1 : 0, '台对讲管理机'],
        ] as const)
      : ([
          [passPoints, '台识别'],
          [auxCameras, '台辅助相机'],
          [paymentTerminals, '台缴费终端'],
          [unattended ? intercoms + 1 : 0, '台对讲和管理机'],
        ] as const)),
    [booths, '个岗亭'],
    [1, '台管理主机'],
    [guides, '台引导设备'],
  ];
  const hub = switchLine(
    sumOf(networked, ([count]) => count),
    networked
      .filter(([count]) => count > 0)
      .map(([count, named]) => `${n(count)} ${named}`)
      .join('＋'),
  );
  const laneSwitches = laneSwitchLines(values, metrics, { cameras: auxCameras > 0 ? 2 : 1, pays: paymentTerminals > 0 });
  return mergedLines(
    // of one thickness cables to lanes and to the UPS are one line
    linesToBuy([
      gateLine(values, metrics),
      sizedLine('anprCamera', passPoints, {}, [
        '每个通行方向 1 台车牌识别，混合车道两台',
        `进 ${metrics.entryLanes}、出 ${exitLanes}、混 ${mixedLanes}`,
        `${metrics.entryLanes} ＋ ${exitLanes} ＋ ${CAMERAS_PER_MIXED_LANE.value} × ${mixedLanes} ＝ ${passPoints}`,
      ]),
      sizedLine('anprAuxCamera', auxCameras, {}, [
        `车道宽于 ${AUX_CAMERA_OVER_M.value} m，每个通行点加 1 台辅助相机`,
        `车道宽 ${n(laneWidthM)} m，${points}`,
        n(auxCameras),
      ]),
      sizedLine('laneDisplay', passPoints, {}, ['每个通行点 1 块显示屏', points, n(passPoints)]),
      ...triggerLines(values, metrics),
      sizedLine('exitPaymentTerminal', paymentTerminals, {}, [
        '收费且无人值守，每条出口和混合车道 1 台',
        `出 ${exitLanes}、混 ${mixedLanes}`,
        `${exitLanes} ＋ ${mixedLanes} ＝ ${paymentTerminals}`,
      ]),
      sizedLine('intercomPoint', intercoms, {}, ['无人值守，每个通行点 1 台对讲', points, n(passPoints)], { power: 'dc12', comm: ['TCP/IP'] }),
      sizedLine('intercomMaster', unattended ? 1 : 0, {}, ['车道对讲由 1 台管理机接听、远程开闸', `${n(intercoms)} 台车道对讲`, '1']),
      ...laneFeedLines(values, metrics),
      ...fireLines(values, metrics),
      ...islandLines(metrics),
      sizedLine('boothPc', booths, {}, ['每个岗亭 1 台电脑', `${n(booths)} 个岗亭`, n(booths)]),
      managementLine(values, metrics),
      sizedLine('parkingSoftware', 1, {}, ['每个车场 1 套软件，按车道授权', `${n(lanes)} 条车道`, '1'], { licencePoints: lanes }),
      hub,
      ...laneSwitches,
      ...feed.switches,
      ...siteLines(values, metrics, { networked: passPoints + auxCameras + paymentTerminals + intercoms, guides, runs: feed.runs }),
      ...parkingBackupLines(values, { cameras: passPoints + auxCameras, paymentTerminals, isServer: needsServer(values, metrics), lanes }),
      ...guidance,
      ...feed.lines,
    ]),
  );
}

/** What of the lanes wants 12 V: the boom's own 220 V feeds neither radars nor intercoms; the terminal and the fire link have their own. */
function laneFeedLines(values: Values, metrics: ParkingMetrics): SizedLine[] {
  const watts = PARKING_12V_W.value;
  const { trigger, unattended } = values;
  const { passPoints, barriers } = metrics;
  // a mixed lane's one radar against hitting is counted at both of its points
  const radars = trigger === 'loop' ? 0 : trigger === 'radar' ? 2 : 1;
  return adapterLines([
    {
      named: `每个通行点的${[radars > 0 ? '雷达' : '', unattended ? '对讲' : ''].filter((part) => part !== '').join('和')}`,
      watts: radars * watts.radar + (unattended ? watts.intercomPoint : 0),
      count: passPoints,
    },
    { named: '对讲管理机', watts: watts.intercomMaster, count: unattended ? 1 : 0 },
    { named: '停车管理终端', watts: watts.parkingTerminal, count: needsServer(values, metrics) ? 0 : 1 },
    { named: '消防联动模块', watts: FIRE_LINK_W.value, count: ceil(barriers / FIRE_LINK_OUTPUTS.value) },
  ]);
}

/** Mandatory: booms open when the fire alarm says so; a fireproof pair to each of them. */
function fireLines({ laneRunM }: Values, { barriers }: ParkingMetrics): SizedLine[] {
  const gates = FIRE_LINK_OUTPUTS.value;
  const modules = ceil(barriers / gates);
  const line = sizedLine('fireLinkModule', modules, {}, [
    `必配，不能省：火灾报警时打开道闸（${PARKING_FIRE_CODE.value}），每 ${gates} 台道闸 1 个模块`,
    `${n(barriers)} 台道闸`,
    `${n(barriers)} ÷ ${gates}，向上取整 ＝ ${n(modules)}`,
  ]);
  return [{ ...line, mandatory: PARKING_FIRE_CODE.value }, fireCableLine(modules, { what: '道闸', runs: [[laneRunM, barriers]] })];
}

function gateLine({ laneWidthM, clearHeightM }: Values, { lanes, barriers, boomType, boomLengthM }: ParkingMetrics): SizedLine {
  const height = clearHeightM === undefined ? '净高不限' : `净高 ${n(clearHeightM)} m`;
  const half = barriers > lanes ? `，${n(laneWidthM)} ÷ 2` : `，${n(laneWidthM)} m`;
  return sizedLine('barrierGate', barriers, { boomType, boomLengthM }, [
    `每条车道 1 台，超过 ${BOOM_MAX_M.value} m 的两台对开；杆长按要拦的宽度进到 ${BOOM_STEP_M.value} m，净高不足杆长＋${STRAIGHT_BOOM_HEADROOM_M.value} m 用曲臂杆`,
    `${n(lanes)} 条车道，宽 ${n(laneWidthM)} m，${height}`,
    `${boomType === 'folding' ? '曲臂杆' : '直杆'}${half} → 杆长 ${n(boomLengthM)} m × ${n(barriers)}`,
  ]);
}

/** What the devices of a lane stand on and are kept from cars by; a mixed lane tells who may go. */
function islandLines({ lanes, mixedLanes }: ParkingMetrics): SizedLine[] {
  const [bollards, signals] = [lanes * BOLLARDS_PER_ISLAND.value, mixedLanes * SIGNALS_PER_MIXED_LANE.value];
  return [
    sizedLine('laneIsland', lanes, {}, ['每条车道 1 座安全岛，道闸、相机、显示屏装在岛上', `${n(lanes)} 条车道`, n(lanes)]),
    sizedLine('laneBollard', bollards, {}, [
      '每座安全岛两端各 1 根防撞柱',
      `${n(lanes)} 座安全岛`,
      `${n(lanes)} × ${BOLLARDS_PER_ISLAND.value} ＝ ${n(bollards)}`,
    ]),
    sizedLine('laneSignal', signals, {}, [
      '同进同出的车道两头各 1 套红绿灯',
      `${n(mixedLanes)} 条混合车道`,
      `${n(mixedLanes)} × ${SIGNALS_PER_MIXED_LANE.value} ＝ ${n(signals)}`,
    ]),
  ];
}

/** How an arriving car is noticed, and how the boom is kept off it. */
function triggerLines({ trigger }: Values, { lanes, passPoints }: ParkingMetrics): SizedLine[] {
  const named = `${n(passPoints)} 个通行点，${n(lanes)} 条车道`;
  const loops = trigger === 'loop' ? passPoints + lanes : 0;
  const sum = `${n(passPoints)} ＋ ${n(lanes)} ＝ ${n(loops)}`;
  return [
    sizedLine('groundLoop', loops, {}, ['每个通行点 1 个触发线圈，每条车道 1 个防砸线圈', named, sum]),
    sizedLine('loopDetector', loops, {}, ['每个线圈占 1 路检测器', named, sum]),
    sizedLine('triggerRadar', trigger === 'radar' ? passPoints : 0, {}, ['每个通行点 1 台触发雷达', named, n(passPoints)]),
    sizedLine('antiSmashRadar', trigger === 'loop' ? 0 : lanes, {}, ['每条车道 1 台防砸雷达', named, n(lanes)]),
  ];
}

const hasVideoGuidance = ({ guidance }: Values): boolean => guidance === 'videoSingle' || guidance === 'videoDual';
const needsServer = (values: Values, { lanes }: ParkingMetrics): boolean => lanes > TERMINAL_MAX_LANES.value || hasVideoGuidance(values);

function managementLine(values: Values, metrics: ParkingMetrics): SizedLine {
  const { lanes } = metrics;
  const hasVideo = hasVideoGuidance(values);
  const maxLanes = TERMINAL_MAX_LANES.value;
  const rule = `${maxLanes} 车道以内用 1 台停车管理终端；更多或带视频引导用服务器`;
  const named = `${n(lanes)} 条车道${hasVideo ? '，带视频引导' : ''}`;
  return needsServer(values, metrics)
    ? sizedLine('parkingServer', 1, {}, [rule, named, '1'], { maxLanes: lanes })
    : sizedLine('parkingTerminal', 1, { maxLanes }, [rule, named, `${n(lanes)} ≤ ${maxLanes} → 1`]);
}
