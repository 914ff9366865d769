import {
  BAND_2_4_GHZ,
  BAND_5_1_GHZ,
  CHANNELS_2_4_GHZ,
  CHANNELS_5_1_GHZ,
  CHANNELS_5_8_GHZ,
  DIRECTED_GAIN_DBI,
  EIRP_MAX_2_4_GHZ_DBM,
  EIRP_MAX_2_4_GHZ_DIRECTED_DBM,
  EIRP_MAX_5_1_GHZ_DBM,
  EIRP_MAX_5_8_GHZ_DBM,
  FREE_SPACE_LOSS_DB,
  NOMINAL_BAND_GHZ,
  SENSITIVITY_DBM,
  SENSITIVITY_RISE_DB,
  STREAM_RATES_MBPS,
} from '../../constants/wireless.ts';
import { isAtMost, type ValuesOf } from '../../inputs/index.ts';
import type { WirelessBridgeFields } from './fields.ts';

export type WirelessBridgeValues = ValuesOf<WirelessBridgeFields>;
export type ChannelWidthMHz = WirelessBridgeValues['channelWidthMHz'];

/** Loss between the antennas in free space, dB, unrounded: 20 lg of distance and frequency is 10 lg of their squares. */
export const freeSpaceLossDb = (distanceKm: number, frequencyGHz: number): number =>
  FREE_SPACE_LOSS_DB.value + 10 * Math.log10((distanceKm * frequencyGHz * 1000) ** 2);

/** What arrives at the receiver, dBm, unrounded. */
export const rxLevelDbm = (values: WirelessBridgeValues): number =>
  eirpDbm(values) + values.rxGainDbi - values.rxLossDb - freeSpaceLossDb(values.distanceKm, values.frequencyGHz);

/** What leaves the antenna in its best direction, dBm, unrounded. */
export const eirpDbm = ({ txPowerDbm, txGainDbi, txLossDb }: WirelessBridgeValues): number => txPowerDbm + txGainDbi - txLossDb;

/** What the band allows for this antenna, dBm. */
export function eirpMaxDbm({ frequencyGHz, txGainDbi }: Pick<WirelessBridgeValues, 'frequencyGHz' | 'txGainDbi'>): number {
  if (!isLowBand(frequencyGHz)) return isIndoorBand(frequencyGHz) ? EIRP_MAX_5_1_GHZ_DBM.value : EIRP_MAX_5_8_GHZ_DBM.value;
  return isAtMost(DIRECTED_GAIN_DBI.value, txGainDbi) ? EIRP_MAX_2_4_GHZ_DIRECTED_DBM.value : EIRP_MAX_2_4_GHZ_DBM.value;
}

/** The weakest signal this rate is received at, dBm. */
export const sensitivityDbm = (mcs: number, width: ChannelWidthMHz): number => (SENSITIVITY_DBM.value[mcs] ?? 0) + SENSITIVITY_RISE_DB.value[width];

/** The highest rate the signal allows with the margin asked for; null: none. */
export function mcsOf(values: WirelessBridgeValues): number | null {
  const { channelWidthMHz, requiredMarginDb } = values;
  const rx = rxLevelDbm(values);
  const found = STREAM_RATES_MBPS.value[channelWidthMHz].findLastIndex((_rate, mcs) => isAtMost(sensitivityDbm(mcs, channelWidthMHz) + requiredMarginDb, rx));
  return found < 0 ? null : found;
}

/** Over the air, Mbit/s, unrounded; 0 without a link. */
export const phyRateMbps = (mcs: number | null, { channelWidthMHz, streams }: WirelessBridgeValues): number =>
  mcs === null ? 0 : (STREAM_RATES_MBPS.value[channelWidthMHz][mcs] ?? 0) * streams;

/** Channels that do not overlap; empty where the band has none so wide. */
export function channelsOf(frequencyGHz: number, width: ChannelWidthMHz): readonly number[] {
  const upper = isIndoorBand(frequencyGHz) ? CHANNELS_5_1_GHZ.value : CHANNELS_5_8_GHZ.value;
  const channels: Partial<Record<ChannelWidthMHz, readonly number[]>> = isLowBand(frequencyGHz) ? CHANNELS_2_4_GHZ.value : upper;
  return channels[width] ?? [];
}

/** The band as products are marked: 2.4, 5.1 or 5.8 GHz. */
export const bandGHzOf = (frequencyGHz: number): number =>
  NOMINAL_BAND_GHZ.value[isLowBand(frequencyGHz) ? 'low' : isIndoorBand(frequencyGHz) ? 'indoor' : 'high'];

const isLowBand = (frequencyGHz: number): boolean => isAtMost(frequencyGHz, BAND_2_4_GHZ.value[1]);
/** Open to all, but under a roof only. */
export const isIndoorBand = (frequencyGHz: number): boolean => !isLowBand(frequencyGHz) && isAtMost(frequencyGHz, BAND_5_1_GHZ.value[1]);
