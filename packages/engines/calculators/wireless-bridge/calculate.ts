import { RX_MAX_DBM } from '../../constants/wireless.ts';
import { floor, isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type FieldError, type ValuesOf } from '../../inputs/index.ts';
import { mbpsOf, streamKbps } from '../stream/bitrate.ts';
import { wirelessBridgeFields } from './fields.ts';
import {
  channelsOf,
  eirpDbm,
  freeSpaceLossDb,
  isIndoorBand,
  isPowerAllowed,
  mcsOf,
  phyRateMbps,
  rxLevelDbm,
  sensitivityDbm,
  type WirelessBridgeValues,
} from './link-budget.ts';
import { clearanceOver, minClearHeightM, pathPointAt } from './path-clearance.ts';

export interface ObstacleClearance {
  /** Metres, 2 decimals. */
  fresnelM: number;
  clearanceM: number;
  requiredM: number;
  ok: boolean;
}

export interface WirelessBridgeOutputs {
  /** dB and dBm, 2 decimals. */
  fsplDb: number;
  rxLevelDbm: number;
  /** dBm, 1 decimal. */
  eirpDbm: number;
  /** The rate the link runs at; null: no link. */
  mcs: number | null;
  /** Mbit/s, 1 decimal. */
  phyRateMbps: number;
  /** dB over the sensitivity of that rate, 2 decimals. */
  fadeMarginDb: number | null;
  /** Mbit/s, 2 decimals: what gets through, and what the cameras send at their peak. */
  throughputMbps: number;
  loadMbps: number;
  linkOk: boolean;
  /** Of the first kind of camera, over the whole link. */
  maxCameras: number;
  maxCamerasPerClient: number;
  /** Metres, 2 decimals, half way. */
  fresnelMidM: number;
  clearance60M: number;
  earthBulgeMidM: number;
  minClearHeightM: number;
  /** In input order. */
  obstacles: ObstacleClearance[];
  /** A channel for each co-located link. */
  channelPlan: number[];
}

/**
 * A wireless bridge on paper: signal, rate, what it carries, what stands in its way and on which channels.
 * CONFLICT: on `channelWidthMHz` for 80 MHz at 2.4 GHz; on `clients`
 * for more than one client point to point.
 * Source: CALC-10; 1 km at 5.8 GHz: 32.44 + 20lg 1 + 20lg 5800 = 107.71 dB.
 */
export function jWirelessIntelligent(inputs: unknown): CalcResult<WirelessBridgeOutputs, ValuesOf<typeof wirelessBridgeFields>> {
  const read = readInputs(wirelessBridgeFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const conflicts = conflictsOf(values);
  if (conflicts.length > 0) return refused(...conflicts);
  const signal = rxLevelDbm(values);
  const mcs = mcsOf(values);
  const phyRate = phyRateMbps(mcs, values);
  const { throughput, load } = trafficOf(values, phyRate);
  const half = pathPointAt(values, values.distanceKm / 2);
  const obstacles = values.obstacles.map((obstacle) => clearanceOver(values, obstacle));
  const channels = channelsOf(values.frequencyGHz, values.channelWidthMHz);
  const maxCameras = maxCamerasOf(values, throughput);
  const overloaded = !isAtMost(load, throughput);
  const obstructed = obstacles.some(({ ok }) => !ok);
  return {
    valid: true,
    values,
    fsplDb: round(freeSpaceLossDb(values.distanceKm, values.frequencyGHz), 2),
    rxLevelDbm: round(signal, 2),
    eirpDbm: round(eirpDbm(values), 1),
    mcs,
    phyRateMbps: round(phyRate, 1),
    fadeMarginDb: mcs === null ? null : round(signal - sensitivityDbm(mcs, values), 2),
    throughputMbps: round(throughput, 2),
    loadMbps: round(load, 2),
    linkOk: mcs !== null && !overloaded && !obstructed,
    maxCameras,
    maxCamerasPerClient: floor(maxCameras / values.clients),
    fresnelMidM: round(half.fresnelM, 2),
    clearance60M: round(half.requiredM, 2),
    earthBulgeMidM: round(half.bulgeM, 2),
    minClearHeightM: round(minClearHeightM(values), 2),
    obstacles: obstacles.map(({ fresnelM, clearanceM, requiredM, ok }) => ({
      fresnelM: round(fresnelM, 2),
      clearanceM: round(clearanceM, 2),
      requiredM: round(requiredM, 2),
      ok,
    })),
    channelPlan: channelPlanOf(channels, values.colocatedLinks),
    warnings: warningsOf([
      ['NO_LINK', mcs === null],
      ['OVERLOAD', overloaded],
      ['OBSTRUCTED', obstructed],
      ['INDOOR_ONLY', isIndoorBand(values.frequencyGHz)],
      ['EIRP_OVER_LIMIT', !isPowerAllowed(values)],
      ['RX_TOO_STRONG', !isAtMost(signal, RX_MAX_DBM.value)],
      ['CHANNELS_REUSED', values.colocatedLinks > channels.length],
    ]),
  };
}

/** What gets through and what is sent at the peak, Mbit/s, unrounded. */
export function trafficOf(values: WirelessBridgeValues, phyRate: number): { throughput: number; load: number } {
  const { camerasPerClient, clients, efficiency, peakFactor } = values;
  const perClient = mbpsOf(sumOf(camerasPerClient, (camera) => camera.count * streamKbps(camera)));
  return { throughput: phyRate * efficiency, load: perClient * clients * peakFactor };
}

function maxCamerasOf({ camerasPerClient: [first], peakFactor }: WirelessBridgeValues, throughput: number): number {
  return first === undefined ? 0 : floor(throughput / (mbpsOf(streamKbps(first)) * peakFactor));
}

const channelPlanOf = (channels: readonly number[], links: number): number[] =>
  Array.from({ length: links }, (_, place) => channels[place % channels.length] ?? 0);

function conflictsOf({ frequencyGHz, channelWidthMHz, topology, clients }: WirelessBridgeValues): FieldError[] {
  const conflicts: FieldError[] = [];
  if (channelsOf(frequencyGHz, channelWidthMHz).length === 0) conflicts.push({ field: 'channelWidthMHz', code: 'CONFLICT' });
  if (topology === 'ptp' && clients !== 1) conflicts.push({ field: 'clients', code: 'CONFLICT' });
  return conflicts;
}
