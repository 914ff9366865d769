import {
  AIR_LOSS_60_GHZ_DB,
  BAND_2_4_GHZ,
  BAND_5_1_GHZ,
  BAND_60_GHZ,
  CHANNELS_2_4_GHZ,
  CHANNELS_5_1_GHZ,
  CHANNELS_5_8_GHZ,
  CHANNELS_60_GHZ,
  DIRECTED_GAIN_DBI,
  EIRP_MAX_2_4_GHZ_DBM,
  EIRP_MAX_2_4_GHZ_DIRECTED_DBM,
  EIRP_MAX_5_1_GHZ_DBM,
  EIRP_MAX_5_8_GHZ_DBM,
  EIRP_MAX_60_GHZ_DBM,
  FREE_SPACE_LOSS_DB,
  NOMINAL_BAND_GHZ,
  RATES_60_GHZ_MBPS,
  SENSITIVITY_60_GHZ_DBM,
  SENSITIVITY_DBM,
  SENSITIVITY_RISE_DB,
  STREAM_RATES_MBPS,
  WIDTH_60_GHZ_MHZ,
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
  eirpDbm(values) + values.rxGainDbi - values.rxLossDb - freeSpaceLossDb(values.distanceKm, values.frequencyGHz) - airLossDb(values);

/** What oxygen and heavy rain take away on the whole way, dB; nothing below 60 GHz over such distances. */
export function airLossDb({ distanceKm, frequencyGHz }: Pick<WirelessBridgeValues, 'distanceKm' | 'frequencyGHz'>): number {
  const { oxygen, rain } = AIR_LOSS_60_GHZ_DB.value;
  return isMillimetreBand(frequencyGHz) ? (oxygen + rain) * distanceKm : 0;
}

/** What leaves the antenna in its best direction, dBm, unrounded. */
export const eirpDbm = ({ txPowerDbm, txGainDbi, txLossDb }: WirelessBridgeValues): number => txPowerDbm + txGainDbi - txLossDb;

/** What the band allows for this antenna, dBm. */
export function eirpMaxDbm({ frequencyGHz, txGainDbi }: Pick<WirelessBridgeValues, 'frequencyGHz' | 'txGainDbi'>): number {
  if (isMillimetreBand(frequencyGHz)) return EIRP_MAX_60_GHZ_DBM.value;
  if (!isLowBand(frequencyGHz)) return isIndoorBand(frequencyGHz) ? EIRP_MAX_5_1_GHZ_DBM.value : EIRP_MAX_5_8_GHZ_DBM.value;
  return isAtMost(DIRECTED_GAIN_DBI.value, txGainDbi) ? EIRP_MAX_2_4_GHZ_DIRECTED_DBM.value : EIRP_MAX_2_4_GHZ_DBM.value;
}

/** Does what leaves the antenna stay within what the band allows. */
export const isPowerAllowed = (values: WirelessBridgeValues): boolean => isAtMost(eirpDbm(values), eirpMaxDbm(values));

/** The weakest signal this rate is received at, dBm. */
type Band = Pick<WirelessBridgeValues, 'channelWidthMHz' | 'frequencyGHz'>;
export const sensitivityDbm = (mcs: number, { channelWidthMHz, frequencyGHz }: Band): number =>
  isMillimetreBand(frequencyGHz) ? (SENSITIVITY_60_GHZ_DBM.value[mcs] ?? 0) : (SENSITIVITY_DBM.value[mcs] ?? 0) + SENSITIVITY_RISE_DB.value[channelWidthMHz];

const ratesOf = ({ channelWidthMHz, frequencyGHz }: Band): readonly number[] =>
  isMillimetreBand(frequencyGHz) ? RATES_60_GHZ_MBPS.value : STREAM_RATES_MBPS.value[channelWidthMHz];

/** The channel as it is: 60 GHz has one width. */
export const widthMHzOf = ({ channelWidthMHz, frequencyGHz }: Band): number => (isMillimetreBand(frequencyGHz) ? WIDTH_60_GHZ_MHZ.value : channelWidthMHz);

/** The rate by its own number: those of 60 GHz begin with 1. */
export const mcsNumberOf = (mcs: number, { frequencyGHz }: Pick<WirelessBridgeValues, 'frequencyGHz'>): number =>
  mcs + (isMillimetreBand(frequencyGHz) ? 1 : 0);

/** At 60 GHz there is one. */
export const streamsOf = ({ frequencyGHz, streams }: WirelessBridgeValues): number => (isMillimetreBand(frequencyGHz) ? 1 : streams);

/** The highest rate the signal allows with the margin asked for; null: none. */
export function mcsOf(values: WirelessBridgeValues): number | null {
  const { requiredMarginDb } = values;
  const rx = rxLevelDbm(values);
  const found = ratesOf(values).findLastIndex((_rate, mcs) => isAtMost(sensitivityDbm(mcs, values) + requiredMarginDb, rx));
  return found < 0 ? null : found;
}

/** Over the air, Mbit/s, unrounded; 0 without a link. */
export const phyRateMbps = (mcs: number | null, values: WirelessBridgeValues): number => (mcs === null ? 0 : (ratesOf(values)[mcs] ?? 0) * streamsOf(values));

/** Channels that do not overlap; empty where the band has none so wide. */
export function channelsOf(frequencyGHz: number, width: ChannelWidthMHz): readonly number[] {
  if (isMillimetreBand(frequencyGHz)) return CHANNELS_60_GHZ.value;
  const upper = isIndoorBand(frequencyGHz) ? CHANNELS_5_1_GHZ.value : CHANNELS_5_8_GHZ.value;
  const channels: Partial<Record<ChannelWidthMHz, readonly number[]>> = isLowBand(frequencyGHz) ? CHANNELS_2_4_GHZ.value : upper;
  return channels[width] ?? [];
}

/** The band as products are marked: 2.4, 5.1, 5.8 or 60 GHz. */
export function bandGHzOf(frequencyGHz: number): number {
  if (isMillimetreBand(frequencyGHz)) return NOMINAL_BAND_GHZ.value.millimetre;
  return NOMINAL_BAND_GHZ.value[isLowBand(frequencyGHz) ? 'low' : isIndoorBand(frequencyGHz) ? 'indoor' : 'high'];
}

const isMillimetreBand = (frequencyGHz: number): boolean => isAtMost(BAND_60_GHZ.value[0], frequencyGHz);

const isLowBand = (frequencyGHz: number): boolean => isAtMost(frequencyGHz, BAND_2_4_GHZ.value[1]);
/** Open to all, but under a roof only. */
export const isIndoorBand = (frequencyGHz: number): boolean => !isLowBand(frequencyGHz) && isAtMost(frequencyGHz, BAND_5_1_GHZ.value[1]);
