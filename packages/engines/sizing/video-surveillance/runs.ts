/** How far the cameras of an area are from their closet, and which of them copper does not reach. Source: SIZE-17. */
import { FIBRE_SIZES } from '../../constants/structured-cabling.ts';
import { FAR_CORES } from '../../constants/video-surveillance.ts';
import { ceil, sumOf } from '../../inputs/index.ts';
import { isInReach, type Runs } from '../core/network-cable.ts';
import { tally } from '../core/sized-line.ts';
import { isOutdoors, type SizedArea } from './area.ts';

/** Far cameras that one fibre cable passes, and how long its way is to the last of them. */
export interface FarLine {
  cameras: number;
  lengthM: number;
  /** How many such lines. */
  lines: number;
}

export interface AreaRuns {
  sized: SizedArea;
  isOutdoors: boolean;
  /** Within the reach of copper. */
  near: Runs;
  far: readonly FarLine[];
  /** The same cameras by what feeds them: indoors, too, a cable passes those of a column. */
  fed: readonly FarLine[];
  /** Of all, near and far. */
  farthestM: number;
}

/** A far camera of an area stands in this column, at the end of this run. */
interface Placed {
  column: number;
  runM: number;
}

export const farCamerasOf = ({ far }: AreaRuns): number => sumOf(far, ({ cameras, lines }) => cameras * lines);
export const nearCamerasOf = ({ near }: AreaRuns): number => sumOf(near, ([, runs]) => runs);

/**
 * The runs of every camera: to the near corner of the area as said, along its width to the column, along its depth to where the row
 * begins, outdoors up to the lens; up to the next metre (SIZE-13.1).
 * 20 × 10 m on a wall at 3.5 m, one camera: 50 + 5 + 0 + 3.5 → 59 m.
 */
export function runsOf(sized: SizedArea): AreaRuns {
  const { area, rows, columns, cameras, depthM } = sized;
  const isOutside = isOutdoors(area);
  const riseM = isOutside ? area.heightM : 0;
  const placed = Array.from({ length: cameras }, (_, place): Placed => {
    // more than the rows take stand beside those of the first
    const [row, column] = [Math.floor(place / columns) % rows, place % columns];
    return { column, runM: ceil(area.runM + ((column + 1 / 2) * area.widthM) / columns + row * depthM + riseM) };
  });
  const near = tally(placed.filter(({ runM }) => isInReach(runM)).map(({ runM }) => [runM, area.count]));
  const far = placed.filter(({ runM }) => !isInReach(runM));
  return {
    sized,
    isOutdoors: isOutside,
    near,
    far: linesOf(far, { isOutdoors: isOutside, rows, count: area.count }),
    fed: linesOf(far, { isOutdoors: true, rows, count: area.count }),
    farthestM: Math.max(...placed.map(({ runM }) => runM)),
  };
}

/** Outdoors a cable passes the cameras of a column, or of the only row; indoors each has its own. */
function linesOf(far: readonly Placed[], { isOutdoors, rows, count }: { isOutdoors: boolean; rows: number; count: number }): FarLine[] {
  if (!isOutdoors) return tally(far.map(({ runM }) => [runM, count])).map(([lengthM, lines]) => ({ cameras: 1, lengthM, lines }));
  const passed = Map.groupBy(far, ({ column }) => (rows > 1 ? column : 0));
  return [...passed.values()].flatMap((cameras) =>
    split(cameras.length).map((some) => ({ ...some, lengthM: Math.max(...cameras.map(({ runM }) => runM)), lines: some.lines * count })),
  );
}

/** Of more cameras than the thickest cable has cores for several lie side by side. */
function split(cameras: number): { cameras: number; lines: number }[] {
  const most = Math.max(...FIBRE_SIZES.value) / FAR_CORES.value;
  const cables = ceil(cameras / most);
  const share = ceil(cameras / cables);
  const last = cameras - share * (cables - 1);
  return last === share
    ? [{ cameras: share, lines: cables }]
    : [
        { cameras: share, lines: cables - 1 },
        { cameras: last, lines: 1 },
      ].filter(({ lines }) => lines > 0);
}
