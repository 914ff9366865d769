/** What all cameras together need: streams, recorders with their disks, switches by closet. Source: SIZE-13. */
import { gbPerDay, mbpsOf, plannedMbps, psePowerW, streamKbps } from '../../calculators/index.ts';
import { ADDED_DISK_SIZES_TB, LICENCE_SIZES, POE_SWITCH_SIZES, RECORDER_SIZES } from '../../constants/list-check.ts';
import { CHANNEL_MAX_M, TERMINAL_ALLOWANCE_M } from '../../constants/cabling.ts';
import { POE_RESERVE_PERCENT } from '../../constants/poe.ts';
import { SUB_STREAM_KBPS } from '../../constants/recorder.ts';
import { DISK_LABEL_TB, RAID_GROUP_MAX, RAID_PARITY_DISKS } from '../../constants/storage.ts';
import { AUDIO_KBPS, BASE_FPS, SITE_SCENES } from '../../constants/stream.ts';
import * as constants from '../../constants/video-surveillance.ts';
import { ceil, floor, isAtMost, sumOf, type ValuesOf } from '../../inputs/index.ts';
import { switchFor } from '../core/switch-for.ts';
import type { SizedArea } from './area.ts';
import type { VideoSurveillanceFields } from './fields.ts';
import { farCamerasOf, nearCamerasOf, type AreaRuns } from './runs.ts';

type Values = ValuesOf<VideoSurveillanceFields>;

/** The stream of every camera, and what it fills in the days kept. */
export interface Recorded {
  kbps: number;
  /** Into a recorder, main and sub stream. */
  mbps: number;
  /** Of 2⁴⁰ bytes. */
  tb: number;
  /** With the sound of cameras that have a microphone: what disks are chosen for. */
  soundTB: number;
}

/** H.265 at 25 frames, constant rate, all day. 4MP, medium scene → 3072 kbps, 3.584 Mbps. */
export function recordedOf({ site, resolution, retentionDays }: Pick<Values, 'site' | 'resolution' | 'retentionDays'>): Recorded {
  const kbps = streamKbps({
    resolution,
    codec: 'H265',
    fps: BASE_FPS.value,
    scene: SITE_SCENES.value[site],
    audio: false,
    bitrateKbps: undefined,
  });
  const tbOf = (stream: number): number => (gbPerDay(stream, constants.RECORDED_HOURS.value, constants.RECORDED_PERCENT.value) * retentionDays) / 1024;
  return { kbps, mbps: mbpsOf(kbps + SUB_STREAM_KBPS.value), tb: tbOf(kbps), soundTB: tbOf(kbps + AUDIO_KBPS.value) };
}

/** Alike recorders or storage servers, each with its share of the cameras. */
export interface Recording {
  isServer: boolean;
  units: number;
  /** The most cameras on one. */
  share: number;
  /** What one must have at least. */
  channels: number;
  incomingMbps: number;
  hddBays: number;
  decode1080p: number;
  diskTB: number;
  /** In one, parity and hot spares included. */
  disks: number;
  /** Of `disks`, those that hold recordings. */
  dataDisks: number;
}

/** Up to `RECORDER_CAMERAS_MAX` recorders, above storage servers in RAID5. */
export const recordingFor = (cameras: number, recorded: Recorded): Recording =>
  cameras > constants.RECORDER_CAMERAS_MAX.value ? serversFor(cameras, recorded) : recordersFor(cameras, recorded);

const usableTB = (sizeTB: number): number => sizeTB * DISK_LABEL_TB.value;

/** The fewest, of those the smallest that carries its share; its disks of the smallest size that does. */
function recordersFor(cameras: number, { mbps, soundTB }: Recorded): Recording {
  const largestTB = usableTB(Math.max(...ADDED_DISK_SIZES_TB.value));
  for (let units = 1; units <= cameras; units++) {
    const share = ceil(cameras / units);
    const size = RECORDER_SIZES.value.find(
      ({ channels, incomingMbps, hddBays }) =>
        share <= channels && isAtMost(share * mbps, plannedMbps(incomingMbps)) && isAtMost(share * soundTB, hddBays * largestTB),
    );
    if (size === undefined) continue;
    const diskTB = ADDED_DISK_SIZES_TB.value.find((one) => isAtMost(share * soundTB, size.hddBays * usableTB(one))) ?? Math.max(...ADDED_DISK_SIZES_TB.value);
    const disks = Math.max(1, ceil((share * soundTB) / usableTB(diskTB)));
    return { isServer: false, units, share, ...size, diskTB, disks, dataDisks: disks };
  }
  throw new Error('one camera is too much for every recorder');
}

/** A server's bays less hot spares and parity hold recordings. */
function serversFor(cameras: number, { mbps, soundTB }: Recorded): Recording {
  const { hddBays, incomingMbps, maxDiskTB } = constants.STORAGE_SERVER_SIZE.value;
  const spares = constants.STORAGE_HOT_SPARES.value;
  const dataPerGroup = RAID_GROUP_MAX.value - RAID_PARITY_DISKS.value.raid5;
  const dataBays = floor(((hddBays - spares) * dataPerGroup) / RAID_GROUP_MAX.value);
  const most = Math.min(floor(plannedMbps(incomingMbps) / mbps), floor((dataBays * usableTB(maxDiskTB)) / soundTB));
  const units = ceil(cameras / most);
  const share = ceil(cameras / units);
  const diskTB = ADDED_DISK_SIZES_TB.value.find((one) => isAtMost(share * soundTB, dataBays * usableTB(one))) ?? maxDiskTB;
  const dataDisks = Math.max(2, ceil((share * soundTB) / usableTB(diskTB)));
  const parity = ceil(dataDisks / dataPerGroup) * RAID_PARITY_DISKS.value.raid5;
  return { isServer: true, units, share, channels: share, incomingMbps, hddBays, decode1080p: 0, diskTB, disks: dataDisks + parity + spares, dataDisks };
}

/** Licence packs beyond what the platform brings, largest first: `[points, packs]`. */
export function licencePacks(cameras: number): [points: number, packs: number][] {
  let left = Math.max(0, cameras - constants.PLATFORM_POINTS.value);
  return LICENCE_SIZES.value
    .toSorted((a, b) => b - a)
    .map((points) => {
      const packs = floor(left / points);
      left -= packs * points;
      return [points, packs];
    });
}

/** Alike switches in one closet. */
export interface ClosetSwitches {
  closet: number;
  /** Near ones on copper, which it feeds, and far ones on fibre, which take a port alone. */
  cameras: number;
  far: number;
  /** Where nothing is fed a plain switch does. */
  isPoe: boolean;
  ports: number;
  units: number;
  /** The most cameras on one, and of them those it feeds. */
  share: number;
  fed: number;
  /** Watts one camera takes out of it, at most. */
  eachW: number;
  /** What the cameras of one draw, and what it must give: with the reserve. */
  drawnW: number;
  budgetW: number;
}

/** Watts a camera takes out of a switch over its run; beyond the reach of the cable as at its end. */
export function cameraW(runM: number): number {
  const device = { powerW: constants.SURVEILLANCE_CAMERA_W.value, poeClass: constants.SURVEILLANCE_POE_CLASS.value };
  return psePowerW(device, 'actual', Math.min(runM + TERMINAL_ALLOWANCE_M.value, CHANNEL_MAX_M.value)) ?? 0;
}

/** What must be given for so many watts. */
export const withPoeReserve = (watts: number): number => watts * (1 + POE_RESERVE_PERCENT.value / 100);

/** Closet by closet, ascending: the smallest size that takes all, else as many of the largest as it takes. */
export const switchesFor = (areas: readonly AreaRuns[]): ClosetSwitches[] =>
  [...Map.groupBy(areas, ({ sized }) => sized.area.closet)]
    .toSorted(([a], [b]) => a - b)
    .map(([closet, inCloset]) => {
      const [cameras, far] = [sumOf(inCloset, nearCamerasOf), sumOf(inCloset, farCamerasOf)];
      const eachW = Math.max(0, ...inCloset.flatMap(({ near }) => near.map(([runM]) => cameraW(runM))));
      return { closet, cameras, far, isPoe: cameras > 0, ...(cameras > 0 ? feedingFor(cameras, far, eachW) : plainFor(far)) };
    });

type Chosen = Pick<ClosetSwitches, 'ports' | 'units' | 'share' | 'fed' | 'eachW' | 'drawnW' | 'budgetW'>;

function feedingFor(near: number, far: number, eachW: number): Chosen {
  const unitsOf = (size: { poePorts: number; poeBudgetW: number }): number =>
    Math.max(ceil((near + far) / size.poePorts), ceil(near / Math.min(size.poePorts, floor(size.poeBudgetW / withPoeReserve(eachW)))));
  const size = POE_SWITCH_SIZES.value.find((one) => unitsOf(one) === 1) ?? largestSwitch();
  const units = unitsOf(size);
  const fed = ceil(near / units);
  return { ports: size.poePorts, units, share: ceil((near + far) / units), fed, eachW, drawnW: fed * eachW, budgetW: withPoeReserve(fed * eachW) };
}

function plainFor(far: number): Chosen {
  const { ports, quantity } = switchFor(far);
  return { ports, units: quantity, share: ceil(far / quantity), fed: 0, eachW: 0, drawnW: 0, budgetW: 0 };
}

function largestSwitch(): (typeof POE_SWITCH_SIZES.value)[number] {
  const largest = POE_SWITCH_SIZES.value.at(-1);
  if (largest === undefined) throw new Error('no switch size');
  return largest;
}

/** What has been worked out, for the lines. */
export interface SizedSurveillance {
  areas: readonly SizedArea[];
  runs: readonly AreaRuns[];
  recorded: Recorded;
  recording: Recording;
  switches: readonly ClosetSwitches[];
}

/** In all areas of its kind. */
export const camerasOf = ({ area, cameras }: SizedArea): number => area.count * cameras;
