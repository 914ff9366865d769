import { isAtMost, sumOf } from '../../inputs/index.ts';

/** Cameras of one kind: each takes `demand` of a device, one figure a capacity. At least one figure is above 0. */
export interface Batch {
  count: number;
  demand: readonly number[];
}

/** Devices next to each other in the order of opening that carry the same. */
export interface Run {
  devices: number;
  camerasEach: number;
  /** Taken of each capacity, a device. */
  load: readonly number[];
}

/**
 * First fit, camera by camera in list order: each goes into the first device with enough of every capacity left, a new one
 * is opened where none has. Answers the devices in the order of opening, equal neighbours as one run; null where one camera
 * alone is too much. A device that refuses a camera refuses every other of its kind, so that a batch is placed device by
 * device and a run of equal devices in one step: the effort grows with the batches, not with the cameras.
 */
export function firstFit(batches: readonly Batch[], capacity: readonly number[]): Run[] | null {
  const empty = capacity.map(() => 0);
  let runs: Run[] = [];
  for (const { count, demand } of batches) {
    const perNew = mostThatFit(empty, demand, capacity);
    if (perNew < 1) return null;
    let left = count;
    const next: Run[] = [];
    for (const run of runs) {
      const placed = left > 0 ? fill(run, mostThatFit(run.load, demand, capacity), left, demand) : [run];
      left -= camerasOf(placed) - camerasOf([run]);
      next.push(...placed);
    }
    if (left > 0) next.push(...fill({ devices: Math.ceil(left / perNew), camerasEach: 0, load: empty }, perNew, left, demand));
    runs = next;
  }
  return runs;
}

/** Cameras of each device, in the order of opening. */
export const camerasPerDevice = (runs: readonly Run[]): number[] => perDevice(runs, ({ camerasEach }) => camerasEach);

/** One value a device, in the order of opening. */
export function perDevice(runs: readonly Run[], valueOf: (run: Run) => number): number[] {
  const values: number[] = [];
  values.length = sumOf(runs, ({ devices }) => devices);
  let place = 0;
  for (const run of runs) values.fill(valueOf(run), place, (place += run.devices));
  return values;
}

const camerasOf = (runs: readonly Run[]): number => sumOf(runs, ({ devices, camerasEach }) => devices * camerasEach);

/** A run after `count` more cameras came to it, `each` at most into a device: the full devices, the one begun, the rest. */
function fill(run: Run, each: number, count: number, demand: readonly number[]): Run[] {
  if (each === 0) return [run];
  const full = Math.min(run.devices, Math.floor(count / each));
  const begun = full < run.devices ? count - full * each : 0;
  const parts = [
    withMore(run, full, each, demand),
    withMore(run, begun > 0 ? 1 : 0, begun, demand),
    { ...run, devices: run.devices - full - (begun > 0 ? 1 : 0) },
  ];
  return parts.filter(({ devices }) => devices > 0);
}

const withMore = (run: Run, devices: number, cameras: number, demand: readonly number[]): Run => ({
  devices,
  camerasEach: run.camerasEach + cameras,
  load: run.load.map((taken, place) => taken + cameras * (demand[place] ?? 0)),
});

/** The most cameras of this demand a device with this load still takes. */
function mostThatFit(load: readonly number[], demand: readonly number[], capacity: readonly number[]): number {
  const fits = (cameras: number) => capacity.every((most, place) => isAtMost((load[place] ?? 0) + cameras * (demand[place] ?? 0), most));
  const rough = capacity.map((most, place) => {
    const each = demand[place] ?? 0;
    return each > 0 ? Math.floor((most - (load[place] ?? 0)) / each) : Number.POSITIVE_INFINITY;
  });
  let cameras = Math.max(0, Math.min(...rough));
  // the quotient may be one off where floating noise sits on the boundary; the comparison decides
  while (cameras > 0 && !fits(cameras)) cameras -= 1;
  while (fits(cameras + 1)) cameras += 1;
  return cameras;
}
