import { PACK_NOISE, SEARCH_LIMITS } from '../constants/list-check.ts';
import { sumOf } from '../inputs/index.ts';
import type { SearchBudget } from './budget.ts';

/** Alike pieces to be put onto units: cameras onto recorders, onto ports, onto supplies. Source: CHECK-6. */
export interface Load {
  count: number;
  /** By place in the bins: what one piece takes of each dimension there; null: it does not go there. Nothing is below 0. */
  on: readonly (readonly number[] | null)[];
}

/** Units that are alike, with what each of them holds in each dimension. */
export interface Bin {
  count: number;
  room: readonly number[];
}

/** So many units of a bin, each with these pieces of every load. */
export interface PackedUnits {
  bin: number;
  units: number;
  pieces: readonly number[];
}

/** `undecided`: the steps ran out before all ways had been tried. Where not all could be packed: what filling one unit after the other came to, and the pieces `left`. */
export interface Packing {
  kind: 'packed' | 'impossible' | 'undecided';
  packed: PackedUnits[];
  left: number;
}

const NOISE = PACK_NOISE.value;

export const PACK_STEPS: number = SEARCH_LIMITS.value.steps;
export const TRIAL_STEPS: number = SEARCH_LIMITS.value.trialSteps;
const { looksAtAll: LOOKS_AT_ALL } = SEARCH_LIMITS.value;

interface Search {
  loads: readonly Load[];
  bins: readonly Bin[];
  /** Loads from the hardest to place to the easiest. */
  order: readonly number[];
  /** Looks at a load that are left. */
  steps: number;
}

/**
 * One unit after the other first; where that leaves pieces over, branch and bound over patterns, exact as long as its steps last. Bins come one after another; a unit takes a pattern nothing more
 * fits beside (giving a unit more never hurts the others), alike units take theirs in falling order and at once where it repeats, so
 * that neither the order of units nor their number multiplies the ways. A way ends where a load, or a dimension, has no room left.
 * At most `most` steps of the budget are taken.
 */
export function pack(loads: readonly Load[], bins: readonly Bin[], budget: SearchBudget, most = PACK_STEPS): Packing {
  const counts = loads.map(({ count }) => count);
  const filled = searched(loads, bins, budget, TRIAL_STEPS, (search) => fillInTurn(search, counts)) ?? {
    packed: [],
    left: sumOf(counts, (count) => count),
  };
  if (filled.left === 0) return { kind: 'packed', ...filled };
  const packed: PackedUnits[] = [];
  const kind = searched(loads, bins, budget, most, (search): Packing['kind'] => {
    if (fillFrom(search, 0, bins[0]?.count ?? 0, null, counts, packed)) return 'packed';
    return search.steps > 0 ? 'impossible' : 'undecided';
  });
  if (kind === 'packed') return { kind, packed, left: 0 };
  return { kind: kind ?? 'undecided', ...filled };
}

/** Looks with at most so many steps of the budget, or as many as it takes to look at everything a few times; null: too few are left to begin. */
function searched<Found>(loads: readonly Load[], bins: readonly Bin[], budget: SearchBudget, most: number, look: (search: Search) => Found): Found | null {
  const once = loads.length * (bins.length + 1);
  const given = Math.min(Math.max(most, LOOKS_AT_ALL * once), budget.left);
  if (given <= once) {
    budget.left = 0;
    return null;
  }
  const search: Search = { loads, bins, order: hardestFirst(loads, bins), steps: given - once };
  const found = look(search);
  budget.left -= given - Math.max(0, search.steps);
  return found;
}

/** One unit after the other, each as full as it gets; from where the steps ran out on nothing is placed. */
function fillInTurn(search: Search, counts: readonly number[]): { packed: PackedUnits[]; left: number } {
  const remaining = [...counts];
  const packed: PackedUnits[] = [];
  for (const [bin, { count }] of search.bins.entries()) {
    for (let units = count; units > 0;) {
      const [pattern] = patternsOf(search, bin, remaining, null);
      if (pattern === undefined) break;
      const times = timesOf(pattern, units, remaining);
      packed.push({ bin, units: times, pieces: pattern });
      for (const [load, pieces] of pattern.entries()) remaining[load] = (remaining[load] ?? 0) - times * pieces;
      units -= times;
    }
  }
  return { packed, left: sumOf(remaining, (count) => count) };
}

/** How many of the units can take the pattern. */
function timesOf(pattern: readonly number[], units: number, remaining: readonly number[]): number {
  let times = units;
  for (let load = 0; load < pattern.length; load++) {
    const pieces = pattern[load] ?? 0;
    if (pieces > 0) times = Math.min(times, Math.floor((remaining[load] ?? 0) / pieces));
  }
  return times;
}

/** Pieces that few units take first, then those that fill most of one. */
function hardestFirst(loads: readonly Load[], bins: readonly Bin[]): number[] {
  const units: number[] = [];
  const share: number[] = [];
  for (const { on } of loads) {
    let [takers, most] = [0, 0];
    for (let bin = 0; bin < on.length; bin++) {
      const takes = on[bin] ?? null;
      if (takes === null) continue;
      const { count = 0, room = NO_ROOM } = bins[bin] ?? {};
      takers += count;
      for (let dimension = 0; dimension < takes.length; dimension++) most = Math.max(most, (takes[dimension] ?? 0) / Math.max(room[dimension] ?? 0, NOISE));
    }
    units.push(takers);
    share.push(most);
  }
  return [...loads.keys()].toSorted((a, b) => (units[a] ?? 0) - (units[b] ?? 0) || (share[b] ?? 0) - (share[a] ?? 0) || a - b);
}

const NO_ROOM: readonly number[] = [];

/** Places what remains from this bin on, of which `units` are free; patterns of a bin stay below `ceiling`. Leaves what it found in `packed`. */
function fillFrom(search: Search, bin: number, units: number, ceiling: readonly number[] | null, remaining: readonly number[], packed: PackedUnits[]): boolean {
  search.steps -= remaining.length;
  if (remaining.every((count) => count === 0)) return true;
  const here = search.bins[bin];
  if (here === undefined || search.steps <= 0 || !hasRoom(search, bin, units, remaining)) return false;
  const next = (): boolean => fillFrom(search, bin + 1, search.bins[bin + 1]?.count ?? 0, null, remaining, packed);
  if (units === 0) return next();
  let isAnything = false;
  for (const pattern of patternsOf(search, bin, remaining, ceiling)) {
    isAnything = true;
    for (let times = timesOf(pattern, units, remaining); times > 0; times--) {
      packed.push({ bin, units: times, pieces: pattern });
      const after = remaining.map((count, load) => count - times * (pattern[load] ?? 0));
      if (fillFrom(search, bin, units - times, pattern, after, packed)) return true;
      packed.pop();
      if (search.steps <= 0) return false;
    }
  }
  // what fits only above the ceiling was tried there; where nothing fits at all the rest of the bin stays empty
  return !isAnything && !fitsAny(search, bin, remaining) && next();
}

function fitsAny(search: Search, bin: number, remaining: readonly number[]): boolean {
  const { loads, bins } = search;
  search.steps -= loads.length;
  return loads.some(({ on }, load) => (remaining[load] ?? 0) > 0 && piecesThatFit(on[bin] ?? null, bins[bin]?.room ?? [], 1) > 0);
}

/** How many of at most `most` pieces the room holds. */
function piecesThatFit(takes: readonly number[] | null, room: readonly number[], most: number): number {
  if (takes === null) return 0;
  let fit = most;
  for (let dimension = 0; dimension < takes.length; dimension++) {
    const take = takes[dimension] ?? 0;
    if (take > 0) fit = Math.min(fit, Math.floor((room[dimension] ?? 0) / take + NOISE));
  }
  return Math.max(0, fit);
}

/** Can what remains still find room in the units that are free: each load by itself, and all of them in each dimension? */
function hasRoom(search: Search, bin: number, units: number, remaining: readonly number[]): boolean {
  const { loads, bins } = search;
  const dimensions = bins[bin]?.room.length ?? 0;
  // load by load, what a piece takes of each dimension where it takes least
  const least = new Float64Array(loads.length * dimensions).fill(Number.POSITIVE_INFINITY);
  const held = new Float64Array(loads.length);
  const room = new Float64Array(dimensions);
  for (let at = bin; at < bins.length; at++) {
    const free = at === bin ? units : (bins[at]?.count ?? 0);
    search.steps -= loads.length;
    if (free === 0) continue;
    const its = bins[at]?.room ?? NO_ROOM;
    let isUsed = false;
    for (let load = 0; load < loads.length; load++) {
      const count = remaining[load] ?? 0;
      if (count === 0) continue;
      const takes = loads[load]?.on[at] ?? null;
      const fit = piecesThatFit(takes, its, count);
      if (fit === 0 || takes === null) continue;
      isUsed = true;
      held[load] = (held[load] ?? 0) + free * fit;
      for (let dimension = 0; dimension < dimensions; dimension++) {
        const place = load * dimensions + dimension;
        least[place] = Math.min(least[place] ?? 0, takes[dimension] ?? 0);
      }
    }
    if (isUsed) for (let dimension = 0; dimension < dimensions; dimension++) room[dimension] = (room[dimension] ?? 0) + free * (its[dimension] ?? 0);
  }
  const needed = new Float64Array(dimensions);
  for (let load = 0; load < loads.length; load++) {
    const count = remaining[load] ?? 0;
    if (count > (held[load] ?? 0)) return false;
    if (count === 0) continue;
    for (let dimension = 0; dimension < dimensions; dimension++)
      needed[dimension] = (needed[dimension] ?? 0) + count * (least[load * dimensions + dimension] ?? 0);
  }
  return room.every((has, dimension) => (needed[dimension] ?? 0) <= has + NOISE);
}

/**
 * Patterns of one unit that nothing more fits beside, most of the hardest load first; those not below `ceiling` are left out. One place of
 * the order after the other, forward with most of it, back to a piece less: no call is nested, however many loads there are.
 */
function* patternsOf(search: Search, bin: number, remaining: readonly number[], ceiling: readonly number[] | null): Generator<number[]> {
  const { loads, bins, order } = search;
  const pattern: number[] = Array.from({ length: loads.length }, () => 0);
  const room = [...(bins[bin]?.room ?? [])];
  const on = loads.map((load) => load.on[bin] ?? null);
  const most: number[] = [];
  const isBelow = [ceiling === null];
  let held = 0;
  const put = (load: number, pieces: number): void => {
    held += pieces - (pattern[load] ?? 0);
    pattern[load] = pieces;
  };
  const use = (load: number, pieces: number): void => {
    const takes = on[load] ?? NO_ROOM;
    for (let dimension = 0; dimension < takes.length; dimension++) room[dimension] = (room[dimension] ?? 0) - pieces * (takes[dimension] ?? 0);
  };
  const isFull = (): boolean => {
    search.steps -= order.length;
    for (const load of order) if ((remaining[load] ?? 0) > (pattern[load] ?? 0) && piecesThatFit(on[load] ?? null, room, 1) > 0) return false;
    return true;
  };
  const capOf = (place: number, load: number): number => (isBelow[place] ? Number.POSITIVE_INFINITY : (ceiling?.[load] ?? 0));
  const take = (place: number, load: number, pieces: number): void => {
    put(load, pieces);
    use(load, pieces);
    isBelow[place + 1] = isBelow[place] === true || pieces < capOf(place, load);
  };
  search.steps -= order.length;
  let place = 0;
  for (; search.steps > 0; search.steps--) {
    const load = order[place];
    if (load !== undefined) {
      const pieces = Math.min(piecesThatFit(on[load] ?? null, room, remaining[load] ?? 0), capOf(place, load));
      most[place] = pieces;
      take(place, load, pieces);
      place++;
      continue;
    }
    if (isBelow[place] === true && held > 0 && isFull()) yield [...pattern];
    // back to the last place that may have a piece less
    for (place--; ; place--) {
      const last = order[place];
      if (last === undefined) return;
      const pieces = pattern[last] ?? 0;
      use(last, -pieces);
      put(last, 0);
      if (search.steps <= 0) return;
      const fewest = place === order.length - 1 && isBelow[place] === true ? (most[place] ?? 0) : 0;
      if (pieces <= fewest) continue;
      take(place, last, pieces - 1);
      place++;
      break;
    }
  }
}
