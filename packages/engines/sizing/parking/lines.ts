import { FIRE_LINK_OUTPUTS } from '../../constants/fire.ts';
import { AUX_CAMERA_OVER_M, BOOM_STEP_M, CAMERAS_PER_MIXED_LANE, STRAIGHT_BOOM_HEADROOM_M, TERMINAL_MAX_LANES } from '../../constants/parking.ts';
import { ceil, isAtMost, numberText as n, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { RoleId } from '../../roles/index.ts';
import type { SizedLine } from '../core/plan.ts';
import { linesToBuy, sizedLine } from '../core/sized-line.ts';
import { switchLine } from '../core/switch-for.ts';
import type { ParkingFields } from './fields.ts';
import { guidanceLines } from './guidance.ts';
import type { ParkingMetrics } from './lanes.ts';

type Values = ValuesOf<ParkingFields>;

/** Of the guidance, what has a port of its own on the switch; detectors and lamps hang on their controllers. */
const ON_THE_NETWORK: readonly RoleId[] = ['zoneController', 'zoneGuideScreen', 'entranceGuideScreen', 'carFinderKiosk'];

/** Lane devices, management, network, then guidance. */
export function parkingLines(values: Values, metrics: ParkingMetrics): SizedLine[] {
  const { laneWidthM, payment, unattended, booths } = values;
  const { exitLanes, mixedLanes, passPoints } = metrics;
  const auxCameras = isAtMost(laneWidthM, AUX_CAMERA_OVER_M.value) ? 0 : passPoints;
  const paymentTerminals = payment !== 'free' && unattended ? exitLanes + mixedLanes : 0;
  const points = `${n(passPoints)} 个通行点`;
  const guidance = guidanceLines(values, metrics);
  const guides = sumOf(
    guidance.filter(({ role }) => ON_THE_NETWORK.includes(role)),
    ({ quantity }) => quantity,
  );
  return linesToBuy([
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
    sizedLine('intercomPoint', unattended ? passPoints : 0, {}, ['无人值守，每个通行点 1 台对讲', points, n(passPoints)]),
    fireLinkLine(metrics),
    sizedLine('boothPc', booths, {}, ['每个岗亭 1 台电脑', `${n(booths)} 个岗亭`, n(booths)]),
    managementLine(values, metrics),
    switchLine(
      passPoints + auxCameras + paymentTerminals + booths + guides,
      `${n(passPoints)} 台识别${auxCameras > 0 ? `＋${n(auxCameras)} 台辅助相机` : ''}${paymentTerminals > 0 ? `＋${n(paymentTerminals)} 台缴费终端` : ''}${booths > 0 ? `＋${n(booths)} 个岗亭` : ''}${guides > 0 ? `＋${n(guides)} 台引导设备` : ''}`,
    ),
    ...guidance,
  ]);
}

/** Mandatory: booms open when the fire alarm says so. */
function fireLinkLine({ lanes }: ParkingMetrics): SizedLine {
  const gates = FIRE_LINK_OUTPUTS.value;
  return sizedLine('fireLinkModule', ceil(lanes / gates), {}, [
    `必配，不能省：火灾报警时打开道闸（GB 50116-2013 4.10.3、GB 55024-2022 5.3.6），每 ${gates} 台道闸 1 个模块`,
    `${n(lanes)} 台道闸`,
    `${n(lanes)} ÷ ${gates}，向上取整 ＝ ${n(ceil(lanes / gates))}`,
  ]);
}

function gateLine({ laneWidthM, clearHeightM }: Values, { lanes, boomType, boomLengthM }: ParkingMetrics): SizedLine {
  const height = clearHeightM === undefined ? '净高不限' : `净高 ${n(clearHeightM)} m`;
  return sizedLine('barrierGate', lanes, { boomType, boomLengthM }, [
    `每条车道 1 台；杆长按车道宽进到 ${BOOM_STEP_M.value} m，净高不足杆长＋${STRAIGHT_BOOM_HEADROOM_M.value} m 用曲臂杆`,
    `${n(lanes)} 条车道，宽 ${n(laneWidthM)} m，${height}`,
    `${n(laneWidthM)} m → 杆长 ${n(boomLengthM)} m，${boomType === 'folding' ? '曲臂杆' : '直杆'} × ${n(lanes)}`,
  ]);
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

function managementLine({ guidance }: Values, { lanes }: ParkingMetrics): SizedLine {
  const hasVideo = guidance === 'videoSingle' || guidance === 'videoDual';
  const maxLanes = TERMINAL_MAX_LANES.value;
  const rule = `${maxLanes} 车道以内用 1 台停车管理终端；更多或带视频引导用服务器`;
  const named = `${n(lanes)} 条车道${hasVideo ? '，带视频引导' : ''}`;
  return lanes > maxLanes || hasVideo
    ? sizedLine('parkingServer', 1, {}, [rule, named, '1'], { maxLanes: lanes })
    : sizedLine('parkingTerminal', 1, { maxLanes }, [rule, named, `${n(lanes)} ≤ ${maxLanes} → 1`]);
}
