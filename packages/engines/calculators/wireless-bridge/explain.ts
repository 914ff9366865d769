import {
  AIR_LOSS_60_GHZ_DB,
  CLEARANCE_RATIO,
  DIRECTED_GAIN_DBI,
  EARTH_DIAMETER_MM,
  EIRP_MAX_2_4_GHZ_DBM,
  EIRP_MAX_2_4_GHZ_DIRECTED_DBM,
  EIRP_MAX_5_8_GHZ_DBM,
  EIRP_MAX_60_GHZ_DBM,
  FREE_SPACE_LOSS_DB,
  FRESNEL_FACTOR,
  RX_MAX_DBM,
} from '../../constants/wireless.ts';
import { numberText as n, ofGroup, type WorkingStep } from '../../inputs/index.ts';
import { streamKbps } from '../stream/bitrate.ts';
import { ESTIMATE_NOTE, streamText, streamWorking } from '../stream/explain.ts';
import type { WirelessBridgeOutputs } from './calculate.ts';
import { airLossDb, bandGHzOf, isPowerAllowed, mcsNumberOf, sensitivityDbm, streamsOf, widthMHzOf, type WirelessBridgeValues } from './link-budget.ts';
import { clearanceOver } from './path-clearance.ts';

const SHOWN_ROWS = 6;

export function wirelessBridgeWorking(values: WirelessBridgeValues, outputs: WirelessBridgeOutputs): WorkingStep[] {
  return [...signalSteps(values, outputs), ...trafficSteps(values, outputs), ...pathSteps(values, outputs), channelStep(values, outputs)];
}

function signalSteps(values: WirelessBridgeValues, outputs: WirelessBridgeOutputs): WorkingStep[] {
  const { distanceKm, frequencyGHz, txPowerDbm, txGainDbi, rxGainDbi, txLossDb, rxLossDb, requiredMarginDb } = values;
  const [streams, airDb] = [streamsOf(values), airLossDb(values)];
  const { oxygen, rain } = AIR_LOSS_60_GHZ_DB.value;
  const { mcs } = outputs;
  return [
    {
      title: '自由空间损耗',
      formula: '常数 ＋ 20lg 距离（km）＋ 20lg 频率（MHz）',
      substituted: `${FREE_SPACE_LOSS_DB.value} ＋ 20lg ${n(distanceKm)} ＋ 20lg ${n(frequencyGHz * 1000)}`,
      value: `${n(outputs.fsplDb)} dB`,
    },
    ...(airDb > 0
      ? [
          {
            title: '氧气与大雨的损耗',
            formula: '（氧气 ＋ 大雨，每公里）× 距离',
            substituted: `（${oxygen} ＋ ${rain}）× ${n(distanceKm)}`,
            value: `${n(airDb, 2)} dB`,
          },
        ]
      : []),
    {
      title: '接收电平',
      formula: `发射功率 ＋ 两端天线增益 − 两端馈线损耗 − 自由空间损耗${airDb > 0 ? ' − 氧气与大雨' : ''}`,
      substituted: `${n(txPowerDbm)} ＋ ${n(txGainDbi)} ＋ ${n(rxGainDbi)} − ${n(txLossDb)} − ${n(rxLossDb)} − ${n(outputs.fsplDb)}${airDb > 0 ? ` − ${n(airDb, 2)}` : ''}`,
      value: `${n(outputs.rxLevelDbm)} dBm`,
    },
    {
      title: '等效全向辐射功率',
      formula: '发射功率 ＋ 发射端天线增益 − 发射端馈线损耗',
      substituted: `${n(txPowerDbm)} ＋ ${n(txGainDbi)} − ${n(txLossDb)}`,
      value: `${n(outputs.eirpDbm)} dBm`,
    },
    {
      title: '调制等级与空口速率',
      formula: '接收电平 ≥ 灵敏度 ＋ 衰落余量 的最高 MCS；速率 ＝ 每流速率 × 空间流',
      substituted:
        mcs === null
          ? `${n(outputs.rxLevelDbm)} ＜ ${n(sensitivityDbm(0, values))} ＋ ${n(requiredMarginDb)}（MCS ${mcsNumberOf(0, values)}）`
          : `${n(outputs.rxLevelDbm)} ≥ ${n(sensitivityDbm(mcs, values))} ＋ ${n(requiredMarginDb)}（MCS ${mcsNumberOf(mcs, values)}，${widthMHzOf(values)} MHz）；${n(outputs.phyRateMbps / streams)} × ${streams}`,
      value: mcs === null ? '建立不了链路' : `MCS ${mcsNumberOf(mcs, values)}，${n(outputs.phyRateMbps)} Mbps，余量 ${n(outputs.fadeMarginDb)} dB`,
    },
  ];
}

function trafficSteps(values: WirelessBridgeValues, outputs: WirelessBridgeOutputs): WorkingStep[] {
  const { camerasPerClient, clients, peakFactor, efficiency } = values;
  const [first] = camerasPerClient;
  const sum = camerasPerClient.slice(0, SHOWN_ROWS).map((camera) => `${n(camera.count)}×${n(streamKbps(camera))}`);
  return [
    ...(camerasPerClient.length > 1
      ? ofGroup(camerasPerClient.slice(0, SHOWN_ROWS).map((camera, place) => streamWorking(`第 ${place + 1} 组码率`, camera)))
      : camerasPerClient.map((camera) => streamWorking('码率', camera))),
    {
      title: '实际可用带宽',
      formula: '空口速率 × 传输效率',
      substituted: `${n(outputs.phyRateMbps)} × ${n(efficiency)}`,
      value: `${n(outputs.throughputMbps)} Mbps`,
    },
    {
      title: '摄像机峰值流量',
      formula: '每端各组 数量 × 码率 之和 ÷ 1000 × 客户端数 × 峰值系数',
      substituted: `（${sum.join('＋')}${camerasPerClient.length > SHOWN_ROWS ? '＋…' : ''}）÷ 1000 × ${clients} × ${n(peakFactor)}`,
      value: `${n(outputs.loadMbps)} Mbps`,
    },
    ...(first === undefined
      ? []
      : [
          {
            title: '最多可带摄像机',
            formula: '可用带宽 ÷（第一组单路带宽 × 峰值系数），向下取整；再平分到各客户端',
            substituted: `${n(outputs.throughputMbps)} ÷（${n(streamKbps(first) / 1000)} × ${n(peakFactor)}）`,
            value: clients > 1 ? `${n(outputs.maxCameras)} 台，每端 ${n(outputs.maxCamerasPerClient)} 台` : `${n(outputs.maxCameras)} 台`,
          },
        ]),
  ];
}

function pathSteps(values: WirelessBridgeValues, outputs: WirelessBridgeOutputs): WorkingStep[] {
  const { distanceKm, frequencyGHz, kFactor, obstacles } = values;
  return [
    {
      title: '中点菲涅耳半径与净空',
      formula: '常数 × √（距离 ÷（4 × 频率）），净空取其 60%',
      substituted: `${FRESNEL_FACTOR.value} × √（${n(distanceKm)} ÷（4 × ${n(frequencyGHz)}）），× ${CLEARANCE_RATIO.value}`,
      value: `半径 ${n(outputs.fresnelMidM)} m，净空 ${n(outputs.clearance60M)} m`,
    },
    {
      title: '中点地球凸起',
      formula: '（距离 ÷ 2）² ÷（地球直径，千公里 × k）',
      substituted: `（${n(distanceKm)} ÷ 2）² ÷（${EARTH_DIAMETER_MM.value} × ${n(kFactor)}）`,
      value: `${n(outputs.earthBulgeMidM)} m`,
    },
    {
      title: '天线最低净高',
      formula: '净空 ＋ 地球凸起',
      substituted: `${n(outputs.clearance60M)} ＋ ${n(outputs.earthBulgeMidM)}`,
      value: `高出平坦障碍线 ${n(outputs.minClearHeightM)} m`,
    },
    ...obstacles.slice(0, SHOWN_ROWS).flatMap((obstacle, place): WorkingStep[] => {
      const found = outputs.obstacles[place];
      if (found === undefined) return [];
      const { lineM, bulgeM } = clearanceOver(values, obstacle);
      return [
        {
          title: `第 ${place + 1} 个障碍物的净空`,
          formula: '视线高度 − 地球凸起 − 障碍物高度，不小于该处菲涅耳半径的 60%',
          substituted: `${n(lineM, 2)} − ${n(bulgeM, 2)} − ${n(obstacle.heightM)}；${CLEARANCE_RATIO.value} × ${n(found.fresnelM)} ＝ ${n(found.requiredM)}`,
          value: `${n(found.clearanceM)} m，${found.ok ? '够' : '不够'}`,
        },
      ];
    }),
  ];
}

const channelStep = (values: WirelessBridgeValues, { channelPlan }: WirelessBridgeOutputs): WorkingStep => ({
  title: '信道分配',
  formula: '同址各链路依次用不重叠的信道',
  substituted: `${bandGHzOf(values.frequencyGHz)} GHz，${widthMHzOf(values)} MHz，${n(values.colocatedLinks)} 条链路`,
  value: `信道 ${channelPlan.join('、')}`,
});

/** Fast enough is not yet allowed. */
function usableText(values: WirelessBridgeValues, { linkOk }: WirelessBridgeOutputs): string {
  if (!linkOk) return '不能照此使用';
  return isPowerAllowed(values) ? '可以使用' : '带宽够用，但发射功率超过规定上限，要调低后再核算';
}

export function wirelessBridgeMeaning(values: WirelessBridgeValues, outputs: WirelessBridgeOutputs): string[] {
  const { distanceKm, clients, camerasPerClient } = values;
  const [first] = camerasPerClient;
  const link = values.topology === 'ptp' ? '点对点' : `一点对 ${n(clients)} 点`;
  const carried =
    outputs.mcs === null
      ? '信号太弱，建立不了链路'
      : `实际可用约 ${n(outputs.throughputMbps)} Mbps，摄像机峰值 ${n(outputs.loadMbps)} Mbps，${usableText(values, outputs)}`;
  return [
    `${n(distanceKm)} km ${link}无线网桥：接收电平 ${n(outputs.rxLevelDbm)} dBm，${carried}。`,
    ...(outputs.mcs === null || first === undefined
      ? []
      : [`这条链路最多带 ${n(outputs.maxCameras)} 台 ${streamText(first)} 摄像机${clients > 1 ? `，每端 ${n(outputs.maxCamerasPerClient)} 台` : ''}。`]),
    `两端天线要互相看得见，沿途中间的树和楼应低于视线 ${n(outputs.minClearHeightM)} m 以上。`,
    ...(values.colocatedLinks > 1 ? [`同址 ${n(values.colocatedLinks)} 条链路依次设信道 ${outputs.channelPlan.join('、')}，天线之间还要拉开距离。`] : []),
    ESTIMATE_NOTE,
  ];
}

export const wirelessBridgeWarnings = {
  NO_LINK: '留足衰落余量后信号达不到最低速率，请换高增益天线、缩短距离、减小信道带宽或减小馈线损耗',
  OVERLOAD: '摄像机峰值流量超过链路实际可用带宽，请减少摄像机、降低码率、提高信号等级，或分成几条链路',
  OBSTRUCTED: '障碍物进入菲涅耳区，净空不足 60%，请抬高天线或换位置绕开，否则雨天和夏天树叶茂盛时会断',
  INDOOR_ONLY: '5.1 GHz 频段在国内限室内使用，室外请改用 5.8 GHz',
  EIRP_OVER_LIMIT: `等效全向辐射功率超过规定上限（5.8 GHz ${EIRP_MAX_5_8_GHZ_DBM.value} dBm；60 GHz ${EIRP_MAX_60_GHZ_DBM.value} dBm；2.4 GHz ${EIRP_MAX_2_4_GHZ_DBM.value} dBm，天线增益不小于 ${DIRECTED_GAIN_DBI.value} dBi 时 ${EIRP_MAX_2_4_GHZ_DIRECTED_DBM.value} dBm），请调低发射功率`,
  RX_TOO_STRONG: `接收电平高于 ${RX_MAX_DBM.value} dBm，接收机会饱和，请调低发射功率或用小增益天线`,
  CHANNELS_REUSED: '同址链路比不重叠的信道多，信道有重复，请减小信道带宽、换频段，或把同信道的网桥隔开并背对背安装',
};
