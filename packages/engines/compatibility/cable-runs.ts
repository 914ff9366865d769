/** How long the wires to the cameras are: of each line the average and the farthest where somebody said them, else the list's average. Source: CHECK-21. */
import { BOX_LENGTH_M, SPARE_PERCENT, TERMINAL_ALLOWANCE_M } from '../constants/cabling.ts';
import { floor, isAtMost, numberText, sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import type { Camera } from './parts.ts';

/** Wires of one length to the cameras of one line. */
export interface CableRun {
  camera: Camera;
  /** From the camera to the cabinet, as the way goes. */
  wayM: number;
  quantity: number;
}

type Asked = Pick<CheckedList, 'settings'>;

/** Whether somebody said of this line how far its cameras are. */
export const isRunSaid = ({ has }: Camera): boolean => has.runAvgM !== undefined || has.runMaxM !== undefined;
export const longestWayM = (list: Asked, camera: Camera): number => Math.max(camera.has.runMaxM ?? 0, averageWayM(list, camera));
/** No average is beyond the farthest. */
export const averageWayM = ({ settings }: Asked, { has }: Camera): number => has.runAvgM ?? Math.min(settings.avgCableM, has.runMaxM ?? settings.avgCableM);

/** The farthest of each line once and the others at its average, farthest first; `onFibre` of them, from the farthest, are no copper. */
export function cableRunsOf(list: CheckedList, cameras: readonly Camera[], onFibre: number): { copper: CableRun[]; fibre: CableRun[] } {
  const all = cameras
    .filter(({ has }) => has.wireless !== true)
    .flatMap((camera): CableRun[] => {
      const [averageM, longestM] = [averageWayM(list, camera), longestWayM(list, camera)];
      if (longestM === averageM) return [{ camera, wayM: averageM, quantity: camera.quantity }];
      return [
        { camera, wayM: longestM, quantity: 1 },
        { camera, wayM: averageM, quantity: camera.quantity - 1 },
      ];
    })
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => b.wayM - a.wayM);
  let left = onFibre;
  const fibre: CableRun[] = [];
  const copper = all.flatMap((run): CableRun[] => {
    const taken = Math.min(left, run.quantity);
    left -= taken;
    if (taken > 0) fibre.push({ ...run, quantity: taken });
    return run.quantity > taken ? [{ ...run, quantity: run.quantity - taken }] : [];
  });
  return { copper, fibre };
}

/** What is laid is longer than the way: the ends are led to the device at both sides. */
export const laidM = (wayM: number): number => wayM + TERMINAL_ALLOWANCE_M.value;

const SPARE = 1 + SPARE_PERCENT.value / 100;
/** What is cut off the box for it. */
export const cutM = (wayM: number): number => SPARE * wayM + TERMINAL_ALLOWANCE_M.value;

/** `每根 1.1 × 50＋6 ＝ 61 m`; of several lengths each with its count. */
export function cutText(runs: readonly CableRun[]): string {
  const byWay = [...Map.groupBy(runs, ({ wayM }) => wayM)].map(([wayM, same]) => ({ wayM, quantity: sumOf(same, ({ quantity }) => quantity) }));
  const one = (wayM: number): string => `${numberText(SPARE)} × ${numberText(wayM)}＋${TERMINAL_ALLOWANCE_M.value} ＝ ${numberText(cutM(wayM))} m`;
  const [only] = byWay;
  return byWay.length === 1 && only !== undefined
    ? `每根 ${one(only.wayM)}`
    : byWay.map(({ wayM, quantity }) => `${numberText(quantity)} 根各 ${one(wayM)}`).join('，');
}

/** Cuts that no box of those listed has room for; each box is filled from the longest that fits, and nothing is joined. */
export function uncutOf(runs: readonly CableRun[], boxes: CheckedList['cableBoxes']): CableRun[] {
  const left = runs.map((run) => ({ ...run }));
  for (const { quantity, has } of boxes) {
    let full = quantity;
    while (full > 0) {
      let roomM = has.lengthM ?? BOX_LENGTH_M.value;
      const inThis = left.map((run) => {
        const fitting = isAtMost(cutM(run.wayM), roomM) ? Math.min(run.quantity, floor(roomM / cutM(run.wayM))) : 0;
        roomM -= fitting * cutM(run.wayM);
        return fitting;
      });
      if (inThis.every((count) => count === 0)) break;
      // alike boxes at once: as often as every length in this one lasts
      const lasts = left.flatMap(({ quantity: its }, at) => ((inThis[at] ?? 0) > 0 ? [floor(its / (inThis[at] ?? 1))] : []));
      const times = Math.max(1, Math.min(full, ...lasts));
      for (const [at, run] of left.entries()) run.quantity -= times * (inThis[at] ?? 0);
      full -= times;
    }
  }
  return left.filter(({ quantity }) => quantity > 0);
}
