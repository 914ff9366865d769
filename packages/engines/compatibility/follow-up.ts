/**
 * A list as it is once what was chosen is taken: what follows from it until nothing is left that could be cured, and what the list
 * needed before and needs no longer. Source: CHECK-5.2.
 */
import { CURE_LIMITS } from '../constants/list-check.ts';
import type { GivenLine, RoleId, RoleLine } from '../roles/index.ts';
import { VERDICT_EFFORT, type Effort } from './budget.ts';
import type { CompatInputs } from './check-types.ts';
import { compatCheck } from './compat-check.ts';
import { curesOf, keyOf } from './cure-ways.ts';
import type { LinePieces, Way } from './way.ts';

/** What comes beside what was chosen, by places of the list as it was asked about. */
export interface FollowUp extends Way {
  /** Pieces that nothing needs any more. */
  surplus: readonly LinePieces[];
}

export interface ChosenWay {
  /** Products as they will stand in the list, with their models' attributes. */
  way: Omit<Way, 'adds'> & { adds: readonly GivenLine[] };
  /** `CODE subject` of problems the user leaves as they are. */
  declined: readonly string[];
  /** Places of devices that stay. */
  fixed: readonly number[];
}

/** A line of the list as it comes to be; `place` null: it was not there. */
interface Slot {
  line: GivenLine;
  place: number | null;
}

export function followUpOf(inputs: CompatInputs, { way, declined, fixed }: ChosenWay, effort: Effort): FollowUp {
  const stays = new Set(fixed);
  const left = new Set(declined);
  const listed = inputs.lines.map((line, place): Slot => ({ line, place }));
  let now = changed(listed, listed, way);
  const adds: RoleLine[] = [];
  for (let round = 0; round < CURE_LIMITS.value.rounds; round++) {
    const keep = now.flatMap(({ place }, at) => (place === null || stays.has(place) ? [at] : []));
    const { cures, rest } = curesOf(asked(inputs, now), { fixed: keep, effort });
    const ways = cures.filter(({ keys }) => !keys.some((key) => left.has(key))).flatMap(({ ways: [first] }) => first ?? []);
    const more = onceEach(rest.filter(({ key }) => !left.has(key)).flatMap((one) => one.adds));
    if (ways.length + more.length === 0) break;
    const whole: Way = {
      adds: [...ways.flatMap((one) => one.adds), ...more],
      takes: ways.flatMap(({ takes }) => takes),
      more: ways.flatMap((one) => one.more),
    };
    now = changed(now, now, whole);
    adds.push(...whole.adds);
  }
  const after = changesOf(listed, now);
  const chosen = changesOf(listed, changed(listed, listed, way));
  const beside = inputs.lines.map((_line, place) => (after.get(place) ?? 0) - (chosen.get(place) ?? 0));
  return {
    adds: joined(adds),
    takes: beside.flatMap((change, place) => (change < 0 ? [{ place, quantity: -change }] : [])),
    more: beside.flatMap((change, place) => (change > 0 ? [{ place, quantity: change }] : [])),
    surplus: surplusOf(inputs, now, stays),
  };
}

const asked = (inputs: CompatInputs, slots: readonly Slot[]): CompatInputs => ({ ...inputs, lines: slots.map(({ line }) => line) });

/** `from`: what places of the way mean. */
function changed(slots: readonly Slot[], from: readonly Slot[], { adds, takes, more }: ChosenWay['way']): Slot[] {
  const change = new Map<Slot, number>();
  const note = (pieces: readonly LinePieces[], sign: number): void => {
    for (const { place, quantity } of pieces) {
      const slot = from[place];
      if (slot !== undefined) change.set(slot, (change.get(slot) ?? 0) + sign * quantity);
    }
  };
  note(takes, -1);
  note(more, 1);
  const moved = slots.flatMap((slot): Slot[] => {
    const quantity = slot.line.quantity + (change.get(slot) ?? 0);
    return quantity <= 0 ? [] : [{ ...slot, line: { ...slot.line, quantity } }];
  });
  return [...moved, ...adds.map((line): Slot => ({ line, place: null }))];
}

/** By how much each listed line is more or less. */
const changesOf = (listed: readonly Slot[], now: readonly Slot[]): Map<number, number> => {
  const has = new Map(now.flatMap(({ line, place }) => (place === null ? [] : [[place, line.quantity] as const])));
  return new Map(listed.map(({ line }, place) => [place, (has.get(place) ?? 0) - line.quantity]));
};

const onceEach = (lines: readonly RoleLine[]): RoleLine[] => [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];

/** What several rounds ask for of one product is one line. */
const joined = (lines: readonly RoleLine[]): RoleLine[] =>
  [...Map.groupBy(lines, ({ role, attributes }) => JSON.stringify([role, attributes])).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ ...first, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }];
  });

/** Goods the check counts piece by piece, and that serve nothing else. */
const COUNTED: ReadonlySet<string> = new Set<RoleId>([
  'nvr',
  'storageServer',
  'hdd',
  'diskEnclosure',
  'poeSwitch',
  'poeInjector',
  'powerSupply12V',
  'networkCableBox',
  'junctionBox',
]);

/** Line by line, from the first: as many pieces as can go now and could not before. */
function surplusOf(inputs: CompatInputs, now: readonly Slot[], stays: ReadonlySet<number>): LinePieces[] {
  const was = problemsOf(inputs);
  const is = problemsOf(asked(inputs, now));
  if (was === null || is === null) return [];
  let left: readonly Slot[] = now;
  let tries = CURE_LIMITS.value.surplusTries;
  const surplus: LinePieces[] = [];
  for (const { line, place } of now) {
    const before = place === null ? undefined : inputs.lines[place];
    if (place === null || before === undefined || stays.has(place) || !COUNTED.has(line.role) || is.incomplete.has(now.findIndex((one) => one.place === place)))
      continue;
    const without = (slots: readonly Slot[], pieces: number): Slot[] => {
      const at = slots.findIndex((slot) => slot.place === place);
      return changed(slots, slots, { adds: [], takes: [{ place: at, quantity: pieces }], more: [] });
    };
    const listed = inputs.lines.map((one, at): Slot => ({ line: one, place: at }));
    const canGo = (slots: readonly Slot[], pieces: number, than: Problems): boolean =>
      tries-- > 0 && isNoWorse(problemsOf(asked(inputs, without(slots, pieces))), than);
    const free = mostThat(line.quantity, (pieces) => canGo(left, pieces, is));
    const wasFree = free === 0 ? 0 : mostThat(Math.min(free, before.quantity), (pieces) => canGo(listed, pieces, was));
    if (free <= wasFree) continue;
    surplus.push({ place, quantity: free - wasFree });
    left = without(left, free - wasFree);
  }
  return surplus;
}

/** The most of 0 to `most` that holds, where less of it holds too. */
function mostThat(most: number, holds: (pieces: number) => boolean): number {
  if (holds(most)) return most;
  let [low, high] = [0, most - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Problems {
  shortBy: ReadonlyMap<string, number>;
  /** Places of lines that lack a number. */
  incomplete: ReadonlySet<number>;
}

/** What must or should be dealt with, and what is not decided. */
function problemsOf(inputs: CompatInputs): Problems | null {
  const result = compatCheck(inputs, VERDICT_EFFORT);
  if (!result.valid) return null;
  const told = result.issues.filter(({ severity, code }) => severity !== 'info' || code === 'ASSIGNMENT_UNDECIDED');
  return { shortBy: new Map(told.map((issue) => [keyOf(issue), issue.shortBy ?? 0])), incomplete: new Set(result.incomplete.map(({ line }) => line)) };
}

const isNoWorse = (tried: Problems | null, than: Problems): boolean =>
  tried !== null && [...tried.shortBy].every(([key, short]) => short <= (than.shortBy.get(key) ?? -1));
