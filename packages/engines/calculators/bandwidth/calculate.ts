import { GB51348_DOUBLE_UP_TO, GB51348_FACTOR, PORT_SPEEDS_MBPS } from '../../constants/network.ts';
import { isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { mbpsOf, streamKbps } from '../stream/bitrate.ts';
import { bandwidthFields, type BandwidthValues } from './fields.ts';

export interface BandwidthOutputs {
  cameraCount: number;
  groups: { bitrateKbps: number }[];
  /** Mbps with 2 decimals, as the three below. */
  recordMbps: number;
  viewMbps: number;
  totalMbps: number;
  /** The upstream line where the clients are remote. */
  internetUploadMbps: number;
  /** null: more than a port of 100G carries. */
  recommendedPortMbps: number | null;
}

type Flow = Record<'recordMbps' | 'viewMbps' | 'totalMbps' | 'internetUploadMbps', number>;

/**
 * Bandwidth of the cameras and the clients that watch, and the port that carries it.
 * Source: CALC-4; GB 51348-2019, explanation to 14.3.3. 100 channels of 4 Mbps by that
 * standard: 100 × 4096 kbps = 409.6, twice that 819.2 Mbps → a 10G port at 70 %.
 */
export function dBandWidth(inputs: unknown): CalcResult<BandwidthOutputs, ValuesOf<typeof bandwidthFields>> {
  const read = readInputs(bandwidthFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const flow = values.method === 'gb51348' ? byStandard(values) : direct(values);
  const recommendedPortMbps = portFor(flow.totalMbps, values.utilisation, PORT_SPEEDS_MBPS.value);
  return {
    valid: true,
    values,
    cameraCount: cameraCount(values),
    groups: values.groups.map((group) => ({ bitrateKbps: streamKbps(group) })),
    recordMbps: round(flow.recordMbps, 2),
    viewMbps: round(flow.viewMbps, 2),
    totalMbps: round(flow.totalMbps, 2),
    internetUploadMbps: round(flow.internetUploadMbps, 2),
    recommendedPortMbps,
    warnings: warningsOf([['EXCEEDS_100G', recommendedPortMbps === null]]),
  };
}

/** The smallest port, Mbps, whose usable part carries `mbps`; null where none does. `utilisation` 0–1. */
export const portFor = (mbps: number, utilisation: number, ports: readonly number[]): number | null =>
  ports.find((port) => isAtMost(mbps, port * utilisation)) ?? null;

const cameraCount = ({ groups }: BandwidthValues): number => sumOf(groups, ({ count }) => count);

function direct({ groups, viewers, viewChannels, viewKbps, overheadPercent }: BandwidthValues): Flow {
  const recordMbps = mbpsOf(sumOf(groups, (group) => group.count * (streamKbps(group) + (group.includeSub ? group.subStreamKbps : 0))));
  const viewMbps = mbpsOf(viewers * viewChannels * viewKbps);
  const withOverhead = 1 + overheadPercent / 100;
  return { recordMbps, viewMbps, totalMbps: (recordMbps + viewMbps) * withOverhead, internetUploadMbps: viewMbps * withOverhead };
}

function byStandard(values: BandwidthValues): Flow {
  const count = cameraCount(values);
  const mainMbps = mbpsOf(sumOf(values.groups, (group) => group.count * streamKbps(group)));
  const totalMbps = count <= GB51348_DOUBLE_UP_TO.value ? GB51348_FACTOR.value * mainMbps : mainMbps + (values.concurrentDisplays * mainMbps) / count;
  return { recordMbps: mainMbps, viewMbps: 0, totalMbps, internetUploadMbps: 0 };
}
