import { KEY_TARGET_RETENTION_DAYS, RETENTION_DAYS } from '../../constants/storage.ts';
import { SURVEILLANCE_CAMERAS_MAX } from '../../constants/video-surveillance.ts';
import { readInputs, refused, round, sumOf, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { isInReach, type Runs } from '../core/network-cable.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { hasStrip, isBlind, isFew, isSteep, sizeArea, stripOf } from './area.ts';
import { videoSurveillanceFields } from './fields.ts';
import { videoSurveillanceLines } from './lines.ts';
import { farCamerasOf, runsOf, type AreaRuns } from './runs.ts';
import { camerasOf, recordedOf, recordingFor, switchesFor } from './system.ts';

/** How one row of areas is served; lengths in metres with 2 decimals, pixels a metre and degrees with 1. */
export interface ServedArea {
  lensMm: number;
  rows: number;
  columns: number;
  /** In all areas of the row. */
  cameras: number;
  /** As many as what is asked takes: the same, unless the customer told how many. */
  wanted: number;
  /** What one camera serves, sees at its far edge; from its foot on it sees no face up to `blindM`. */
  depthM: number;
  viewM: number;
  blindM: number;
  /** Across the area behind the foot of each row but the first, 0 where there is one row: the row before ends there. */
  stripM: number;
  /** At the far edge: asked and reached. */
  askedPpm: number;
  reachedPpm: number;
  tiltDeg: number;
  /** Of the camera farthest from its closet, and how many are beyond the reach of copper. */
  runM: number;
  far: number;
}

export type VideoSurveillanceMetrics = {
  cameras: number;
  areas: ServedArea[];
  /** Of one camera, sub stream left out. */
  kbps: number;
  /** Of all, main and sub stream, 2 decimals. */
  recordMbps: number;
  /** For the days kept, of 2⁴⁰ bytes, 2 decimals. */
  storageTB: number;
  /** Recorders, or storage servers. */
  recorders: number;
  disks: number;
  diskTB: number;
  poeSwitches: number;
  /** On fibre: beyond the reach of copper; and how far what is on copper runs on an average, links between closets among it, 1 decimal. */
  far: number;
  copperM: number;
};

/**
 * Cameras for areas, what records them for the days asked, and what connects and feeds them.
 * CONFLICT on `areas` above 10,000 cameras. DENSITY_SHORT where no lens reaches the density from that height.
 * Source: SIZE-13: 20 × 10 m, 看清动作, 4MP → one camera of 6 mm, 166 pixels a metre.
 */
export function scenarioVideoSurveillance(inputs: unknown): CalcResult<SizedOutputs<VideoSurveillanceMetrics>, ValuesOf<typeof videoSurveillanceFields>> {
  const read = readInputs(videoSurveillanceFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const areas = values.areas.map((area) => sizeArea(area, values));
  const cameras = sumOf(areas, camerasOf);
  if (cameras > SURVEILLANCE_CAMERAS_MAX.value) return refused({ field: 'areas', code: 'CONFLICT' });
  const recorded = recordedOf(values);
  const recording = recordingFor(cameras, recorded);
  const runs = areas.map(runsOf);
  const switches = switchesFor(runs);
  const far = sumOf(runs, farCamerasOf);
  return {
    valid: true,
    values,
    cameras,
    areas: runs.map(servedArea),
    kbps: recorded.kbps,
    recordMbps: round(cameras * recorded.mbps, 2),
    storageTB: round(cameras * recorded.tb, 2),
    recorders: recording.units,
    disks: recording.units * recording.disks,
    diskTB: recording.diskTB,
    poeSwitches: sumOf(switches, ({ units, isPoe }) => (isPoe ? units : 0)),
    far,
    copperM: round(meanOf([...runs.flatMap(({ near }) => near), ...linksOf(values.backboneM, switches)]), 1),
    warnings: warningsOf([
      ['DENSITY_SHORT', areas.some(({ isShort }) => isShort)],
      ['CAMERAS_FEW', areas.some(isFew)],
      ['TILT_STEEP', areas.some(isSteep)],
      ['BLIND_WIDE', areas.some(isBlind)],
      ['BLIND_STRIP', areas.some(hasStrip)],
      ['NETWORK_OVER_100M', far > 0],
      ['RETENTION_BELOW_30', values.retentionDays < RETENTION_DAYS.value],
      ['RETENTION_BELOW_90', values.isKeyTarget && values.retentionDays < KEY_TARGET_RETENTION_DAYS.value],
    ]),
    lines: videoSurveillanceLines(values, { areas, runs, recorded, recording, switches }),
  };
}

/** A link for each switch of the other closets, on copper. */
const linksOf = (backboneM: number, switches: ReturnType<typeof switchesFor>): Runs =>
  isInReach(backboneM) ? switches.slice(1).map(({ units }) => [backboneM, units]) : [];

const meanOf = (runs: Runs): number =>
  sumOf(runs, ([runM, count]) => runM * count) /
  Math.max(
    1,
    sumOf(runs, ([, count]) => count),
  );

const servedArea = (one: AreaRuns): ServedArea => {
  const { sized } = one;
  return {
    lensMm: sized.lensMm,
    rows: sized.rows,
    columns: sized.columns,
    cameras: camerasOf(sized),
    wanted: sized.area.count * sized.wanted,
    depthM: round(sized.depthM, 2),
    viewM: round(sized.viewM, 2),
    blindM: round(sized.blindM, 2),
    stripM: round(stripOf(sized), 2),
    askedPpm: sized.densityPpm,
    reachedPpm: round(sized.reachedPpm, 1),
    tiltDeg: round(sized.tiltDeg, 1),
    runM: round(one.farthestM, 2),
    far: farCamerasOf(one),
  };
};
