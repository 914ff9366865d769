/** Closing what rounding left over: whole steps on lines that count by their quantities. Pure integer search, bounded in work. */

export interface Step {
  /** What one step of this line adds to the sum; a whole number above 0. */
  quantity: number;
  /** Steps down and up that the line still has: `down` ≤ 0 ≤ `up`. */
  down: number;
  up: number;
}

export interface Closed {
  /** Steps a line, in the order given; null: no way was found. */
  steps: number[] | null;
  /** Nearest remainders that can be closed, on either side of the one asked for; null: none seen. */
  below: number | null;
  above: number | null;
}

/** Sums looked at on either side, and additions tried before a search gives up: what keeps 500 lines below 50 ms. */
const WINDOW_MIN = 2_000;
const WINDOW_MAX = 400_000;
const WORK_MAX = 12_000_000;

/**
 * Steps with Σ quantity × steps = `remainder`, the longest step as short as can be: first with one step a line at most, then two,
 * four and so on, until all the room there is was tried. What these searches cannot hold (few lines of large quantities) is
 * looked for among the remainders of one line's quantity. Complete wherever the sums of all steps fit the window, which is
 * proved against brute force; beyond it a way may be missed, never a wrong one given.
 */
export function closeRemainder(lines: readonly Step[], remainder: number): Closed {
  const closed = attempt(lines, remainder);
  if (closed.steps) return { steps: closed.steps, below: null, above: null };
  return { steps: null, below: nearest(lines, remainder, closed, -1), above: nearest(lines, remainder, closed, 1) };
}

/** The nearest remainder on one side that can be closed: one that was seen, the divisor's next multiple, or the end of the room. */
function nearest(lines: readonly Step[], remainder: number, closed: Closed, side: -1 | 1): number | null {
  const seen = side < 0 ? closed.below : closed.above;
  if (seen !== null) return seen;
  const end = lines.reduce((sum, line) => sum + line.quantity * (side < 0 ? line.down : line.up), 0);
  if (side < 0 ? end >= remainder : end <= remainder) return null;
  const divisor = divisorOf(lines);
  const multiple = (side < 0 ? Math.floor(remainder / divisor) : Math.ceil(remainder / divisor)) * divisor;
  if (multiple === remainder) return end;
  const beside = attempt(lines, multiple);
  return beside.steps ? multiple : ((side < 0 ? beside.below : beside.above) ?? end);
}

function attempt(lines: readonly Step[], remainder: number): Closed {
  if (remainder === 0) return { steps: lines.map(() => 0), below: null, above: null };
  const divisor = divisorOf(lines);
  let seen: Closed = { steps: null, below: null, above: null };
  if (divisor === 0 || remainder % divisor !== 0) return seen;
  const work = { left: WORK_MAX };
  const rough = roughly(lines, remainder);
  const longest = Math.max(...lines.map((line) => Math.max(line.up, -line.down)));
  for (let reach = 1; work.left > 0; reach = longerThan(reach)) {
    const found = search(lines, remainder, Math.min(reach, longest), rough, work);
    if (found.steps) return found;
    seen = nearer(seen, found);
    if (reach >= longest) break;
  }
  return { ...seen, steps: byResidues(lines, remainder) };
}

/** What every sum of steps is a multiple of; 0 where no line has any room. */
const divisorOf = (lines: readonly Step[]): number =>
  lines.reduce((common, line) => (line.down < 0 || line.up > 0 ? greatestCommon(common, line.quantity) : common), 0);

/** Every length up to eight, so that the longest step is the shortest possible where it matters, then by doubling. */
const longerThan = (reach: number): number => (reach < 8 ? reach + 1 : reach * 2);

/** One step a line at most, largest quantities first, as long as it brings the sum nearer. */
function roughly(lines: readonly Step[], remainder: number): number[] {
  const steps = lines.map(() => 0);
  let left = remainder;
  const order = lines.map((_, index) => index).sort((a, b) => (lines[b]?.quantity ?? 0) - (lines[a]?.quantity ?? 0));
  for (const index of order) {
    const line = lines[index];
    const step = Math.sign(left);
    if (!line || step === 0 || line.quantity > Math.abs(left) || (step > 0 ? line.up < 1 : line.down > -1)) continue;
    steps[index] = step;
    left -= step * line.quantity;
  }
  return steps;
}

/** All sums that lines can make with at most `reach` steps each, lines of small quantities first; stops at the remainder. */
function search(lines: readonly Step[], remainder: number, reach: number, rough: readonly number[], work: { left: number }): Closed {
  const start = lines.reduce((sum, line, index) => sum + line.quantity * (rough[index] ?? 0), 0);
  const goal = remainder - start;
  const largest = Math.max(...lines.map((line) => line.quantity));
  const all = lines.reduce((sum, line) => sum + line.quantity * 2 * Math.min(reach, Math.max(line.up, -line.down)), 0);
  const window = Math.min(all, Math.max(WINDOW_MIN, 4 * largest, 2 * Math.abs(goal), Math.floor(WINDOW_MAX / lines.length)), WINDOW_MAX);
  if (Math.abs(goal) > window) return { steps: null, below: null, above: null };
  // by which line a sum was first made, and with how many steps: the sum before was made by lines before
  const madeBy = new Int32Array(2 * window + 1).fill(-1);
  const madeWith = new Int32Array(2 * window + 1);
  const sums: number[] = [0];
  const start0 = lines.length;
  madeBy[window] = start0;
  const order = lines.map((_, index) => index).sort((a, b) => (lines[a]?.quantity ?? 0) - (lines[b]?.quantity ?? 0));
  const isMade = () => goal === 0 || madeBy[goal + window] !== -1;
  for (const index of isMade() ? [] : order) {
    const line = lines[index] as Step;
    const at = rough[index] ?? 0;
    const [down, up] = [Math.max(line.down, -reach) - at, Math.min(line.up, reach) - at];
    const before = sums.length;
    for (let length = 1; length <= Math.max(up, -down) && work.left > 0; length++) {
      if (length * line.quantity > 2 * window) break;
      for (const step of [length, -length]) {
        if (step < down || step > up) continue;
        work.left -= before;
        for (let known = 0; known < before; known++) {
          const sum = (sums[known] as number) + step * line.quantity;
          if (sum < -window || sum > window || madeBy[sum + window] !== -1) continue;
          madeBy[sum + window] = index;
          madeWith[sum + window] = step;
          sums.push(sum);
        }
      }
    }
    if (isMade() || work.left <= 0) break;
  }
  const below = nearestOf(sums, (sum) => sum < goal, goal);
  const above = nearestOf(sums, (sum) => sum > goal, goal);
  const beside = { below: below === null ? null : below + start, above: above === null ? null : above + start };
  if (!isMade()) return { steps: null, ...beside };
  const steps = [...rough];
  for (let sum = goal; madeBy[sum + window] !== start0;) {
    const index = madeBy[sum + window] as number;
    const step = madeWith[sum + window] as number;
    steps[index] = (steps[index] ?? 0) + step;
    sum -= step * (lines[index]?.quantity ?? 0);
  }
  return { steps, ...beside };
}

function nearestOf(sums: readonly number[], isBeside: (sum: number) => boolean, goal: number): number | null {
  let nearest: number | null = null;
  for (const sum of sums) if (isBeside(sum) && (nearest === null || Math.abs(sum - goal) < Math.abs(nearest - goal))) nearest = sum;
  return nearest;
}

/**
 * For large quantities: the fewest single steps of all lines that leave a multiple of one line's quantity, which that line then
 * takes. Among any `quantity` single steps some add up to such a multiple, so no more than that many are ever needed.
 */
function byResidues(lines: readonly Step[], remainder: number): number[] | null {
  const roomOf = (line: Step): number => (line.up - line.down) * line.quantity;
  const pivot = lines.reduce((widest, line, index) => (roomOf(line) > roomOf(lines[widest] as Step) ? index : widest), 0);
  const { quantity: modulus, down, up } = lines[pivot] as Step;
  const residueOf = (sum: number): number => ((sum % modulus) + modulus) % modulus;
  const byLine = new Int32Array(modulus).fill(-1);
  const by = new Int8Array(modulus);
  const goal = residueOf(remainder);
  const start = lines.length;
  byLine[0] = start;
  const reached = [0];
  for (let at = 0; at < reached.length && byLine[goal] === -1; at++) {
    const sum = reached[at] as number;
    lines.forEach((line, index) => {
      if (index === pivot) return;
      for (const step of [1, -1]) {
        const next = residueOf(sum + step * line.quantity);
        if (byLine[next] !== -1 || (step > 0 ? line.up : -line.down) < 1) continue;
        byLine[next] = index;
        by[next] = step;
        reached.push(next);
      }
    });
  }
  if (byLine[goal] === -1) return null;
  const steps = lines.map(() => 0);
  let left = remainder;
  for (let sum = goal; byLine[sum] !== start;) {
    const index = byLine[sum] as number;
    const step = by[sum] as number;
    const { quantity } = lines[index] as Step;
    steps[index] = (steps[index] ?? 0) + step;
    left -= step * quantity;
    sum = residueOf(sum - step * quantity);
  }
  steps[pivot] = left / modulus;
  const fits = lines.every((line, index) => (steps[index] ?? 0) >= line.down && (steps[index] ?? 0) <= line.up);
  return fits && steps[pivot] >= down && steps[pivot] <= up ? steps : null;
}

function nearer(a: Closed, b: Closed): Closed {
  return { steps: null, below: pick(a.below, b.below, Math.max), above: pick(a.above, b.above, Math.min) };
}

const pick = (a: number | null, b: number | null, choose: (a: number, b: number) => number): number | null => (a === null ? b : b === null ? a : choose(a, b));

function greatestCommon(a: number, b: number): number {
  while (b > 0) [a, b] = [b, a % b];
  return a;
}
