/** What a list knows of the ways to cameras: of a model their average and the farthest. Source: CHECK-21. */
import { round, sumOf } from '../../inputs/index.ts';
import type { Runs } from '../core/network-cable.ts';
import { tally } from '../core/sized-line.ts';
import type { AreaRuns } from './runs.ts';

/** Within the reach of copper, and beyond it. */
export interface Ways {
  near: Runs;
  far: Runs;
}

export interface KnownWays {
  averageM: number;
  longestM: number;
}

export const waysOf = (runs: readonly AreaRuns[]): Ways => ({
  near: tally(runs.flatMap(({ near }) => near)),
  far: tally(runs.flatMap(({ far }) => far.map(({ lengthM, cameras, lines }): [number, number] => [lengthM, cameras * lines]))),
});

/**
 * The farthest, and the average of all others that are on copper: those beyond have fibre, and are taken from the farthest on. Where none is on copper
 * the average of all others. One decimal; null of no ways.
 */
export function knownWaysOf(ways: readonly Ways[]): KnownWays | null {
  const [near, far] = [ways.flatMap((one) => one.near), ways.flatMap((one) => one.far)];
  const longestM = Math.max(...[...near, ...far].map(([runM]) => runM));
  if (!Number.isFinite(longestM)) return null;
  const counted = near.length > 0 ? near : far;
  const hasFarthest = near.length === 0 || far.length === 0;
  const count = countOf(counted) - (hasFarthest ? 1 : 0);
  const totalM = sumOf(counted, ([runM, runs]) => runM * runs) - (hasFarthest ? longestM : 0);
  return { averageM: round(count > 0 ? totalM / count : longestM, 1), longestM };
}

/** What of them is copper, as the list knows it. */
export function copperAsKnown(ways: Ways): Runs {
  const known = knownWaysOf([ways]);
  const count = countOf(ways.near);
  if (known === null || count === 0) return [];
  if (ways.far.length > 0) return [[known.averageM, count]];
  return [
    [known.longestM, 1],
    [known.averageM, count - 1],
  ];
}

const countOf = (runs: Runs): number => sumOf(runs, ([, count]) => count);
