import { RECORDER_RESERVE_PERCENT } from '../../constants/recorder.ts';
import { floor, isAtMost, readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { resolutionOf } from '../../roles/index.ts';
import { mbpsOf, streamKbps } from '../stream/bitrate.ts';
import { firstFit } from '../stream/first-fit.ts';
import { recorderAccessFields, type RecorderAccessValues } from './fields.ts';

export interface RecordedCameras {
  bitrateKbps: number;
  /** Main and sub stream together, 3 decimals. */
  perChannelMbps: number;
  maxByBandwidth: number;
  /** If the NVR carried this group alone. */
  maxCameras: number;
  limitedBy: 'channels' | 'bandwidth' | 'both';
  /** Main streams shown at once; null where the resolution is not given. */
  maxMainDecode: number | null;
}

export interface RecorderAccessOutputs {
  cameras: RecordedCameras[];
  totalCameras: number;
  /** Mbps with 2 decimals, as the three below. */
  requiredMbps: number;
  /** Incoming bandwidth less the reserve. */
  availableMbps: number;
  /** All on one NVR. */
  fits: boolean;
  freeChannels: number;
  freeMbps: number;
  /** null: one camera alone exceeds the NVR. */
  nvrCount: number | null;
}

type Camera = RecorderAccessValues['cameras'][number];

/**
 * How many cameras an NVR takes and how many NVRs the list needs, filled first fit in list order.
 * Source: CALC-2, vendor rule A = B ÷ (C + D): 200 Mbps and 6 + 1 Mbps a camera → 28 cameras.
 */
export function bNVRChannelAccess(inputs: unknown): CalcResult<RecorderAccessOutputs, ValuesOf<typeof recorderAccessFields>> {
  const read = readInputs(recorderAccessFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const { nvr, cameras } = values;
  const availableMbps = usableMbps(values);
  const groups = cameras.map((camera) => accessOf(camera, nvr, availableMbps));
  const totalCameras = sumOf(cameras, ({ count }) => count);
  const requiredMbps = sumOf(cameras, (camera) => camera.count * perChannelMbps(camera));
  const withinBandwidth = isAtMost(requiredMbps, availableMbps);
  const nvrCount = nvrsFor(values);
  return {
    valid: true,
    values,
    cameras: groups,
    totalCameras,
    requiredMbps: round(requiredMbps, 2),
    availableMbps: round(availableMbps, 2),
    fits: totalCameras <= nvr.channels && withinBandwidth,
    freeChannels: Math.max(0, nvr.channels - totalCameras),
    freeMbps: round(Math.max(0, availableMbps - requiredMbps), 2),
    nvrCount,
    warnings: warningsOf([
      ['BANDWIDTH_EXCEEDED', !withinBandwidth],
      ['CHANNELS_EXCEEDED', totalCameras > nvr.channels],
      ['DECODE_BELOW_ONE', groups.some(({ maxMainDecode }) => maxMainDecode === 0)],
      ['CAMERA_EXCEEDS_NVR', nvrCount === null],
    ]),
  };
}

/** Of what a recorder is rated to take in, what is planned with. 160 Mbps → 128. */
export const plannedMbps = (incomingMbps: number, reservePercent: number = RECORDER_RESERVE_PERCENT.value): number => incomingMbps * (1 - reservePercent / 100);

const usableMbps = ({ nvr, reservePercent }: RecorderAccessValues): number => plannedMbps(nvr.incomingMbps, reservePercent);

const perChannelMbps = (camera: Camera): number => mbpsOf(streamKbps(camera) + camera.subStreamKbps);

function accessOf(camera: Camera, { channels, decode1080p }: RecorderAccessValues['nvr'], availableMbps: number): RecordedCameras {
  const maxByBandwidth = floor(availableMbps / perChannelMbps(camera));
  return {
    bitrateKbps: streamKbps(camera),
    perChannelMbps: round(perChannelMbps(camera), 3),
    maxByBandwidth,
    maxCameras: Math.min(channels, maxByBandwidth),
    limitedBy: channels === maxByBandwidth ? 'both' : channels < maxByBandwidth ? 'channels' : 'bandwidth',
    maxMainDecode: camera.resolution === undefined ? null : floor(decode1080p / resolutionOf(camera.resolution).decodeCost),
  };
}

function nvrsFor(values: RecorderAccessValues): number | null {
  const batches = values.cameras.map((camera) => ({ count: camera.count, demand: [1, perChannelMbps(camera)] }));
  const runs = firstFit(batches, [values.nvr.channels, usableMbps(values)]);
  return runs === null ? null : sumOf(runs, ({ devices }) => devices);
}
