/** Which supplies feed the controllers and the terminals of doors, one each, and which are left for doors alone. Source: CHECK-15.2. */
import { CONTROLLER_CURRENT_A, FACE_TERMINAL_CURRENT_A } from '../constants/access-control.ts';
import { SEARCH_LIMITS } from '../constants/list-check.ts';
import { isAtMost } from '../inputs/index.ts';

/** What is to be hosted: of each controller the doors it takes, and terminals. */
export interface Units {
  controllers: readonly number[];
  terminals: number;
}

export interface Hosting {
  /** Amperes of the supply, doors its controller takes. */
  hosts: [ampere: number, doors: number][];
  atTerminals: number[];
  beside: number[];
}

const { hostings: MOST } = SEARCH_LIMITS.value;
const [OF_CONTROLLER, OF_TERMINAL] = [CONTROLLER_CURRENT_A.value, FACE_TERMINAL_CURRENT_A.value];

/**
 * The likely ones first: the smallest supplies that do, or the largest, a terminal with its door (of `least` amperes) or without. Then every one
 * there is, as long as they are few; `isEvery`: they all are among these.
 */
export function hostingsOf(rooms: readonly number[], units: Units, least: number): { hostings: Hosting[]; isEvery: boolean; looks: number } {
  const likely = [true, false].flatMap((isSmallest) => [least, 0].flatMap((beside) => likelyHosting(rooms, units, { isSmallest, beside }) ?? []));
  const every: Hosting[] = [];
  const { isEvery, looks } = addEvery(every, rooms, units);
  return { hostings: isEvery ? [...likely, ...every] : likely, isEvery, looks };
}

function likelyHosting(
  rooms: readonly number[],
  { controllers, terminals }: Units,
  { isSmallest, beside }: { isSmallest: boolean; beside: number },
): Hosting | null {
  const atTerminals: number[] = [];
  const rest = rooms
    .toSorted((a, b) => a - b)
    .filter((ampere) => {
      const isTaken = atTerminals.length < terminals && isAtMost(OF_TERMINAL + beside, ampere);
      if (isTaken) atTerminals.push(ampere);
      return !isTaken;
    });
  const { length } = controllers;
  if (atTerminals.length < terminals || rest.length < length) return null;
  const hosts = isSmallest ? rest.slice(0, length) : rest.slice(rest.length - length);
  const built = controllers.toSorted((a, b) => a - b);
  return {
    hosts: hosts.map((ampere, place) => [ampere, built[place] ?? 0]),
    atTerminals,
    beside: isSmallest ? rest.slice(length) : rest.slice(0, rest.length - length),
  };
}

interface Alike {
  value: number;
  count: number;
}

const alikeOf = (values: readonly number[]): Alike[] => [...Map.groupBy(values, (value) => value)].map(([value, same]) => ({ value, count: same.length }));

/** Size by size of the supplies how many terminals and controllers of each kind they feed; `isEvery` false: there are more than are looked at. */
function addEvery(every: Hosting[], rooms: readonly number[], { controllers, terminals }: Units): { isEvery: boolean; looks: number } {
  const sizes = alikeOf(rooms.toSorted((a, b) => a - b));
  const kinds = alikeOf(controllers);
  let looks = 0;
  const add = (at: number, left: readonly number[], so: Hosting): boolean => {
    looks += 1;
    if (every.length > MOST || looks > MOST * sizes.length) return false;
    const size = sizes[at];
    if (size === undefined) {
      if (left.every((count) => count === 0)) every.push(so);
      return true;
    }
    return sharesOf(size, left).every(([faces = 0, ...built]) => {
      const rest = size.count - faces - built.reduce((sum, count) => sum + count, 0);
      const times = (count: number): number[] => Array.from({ length: count }, () => size.value);
      return add(
        at + 1,
        left.map((count, unit) => count - ([faces, ...built][unit] ?? 0)),
        {
          hosts: [...so.hosts, ...built.flatMap((count, kind) => times(count).map((ampere): [number, number] => [ampere, kinds[kind]?.value ?? 0]))],
          atTerminals: [...so.atTerminals, ...times(faces)],
          beside: [...so.beside, ...times(rest)],
        },
      );
    });
  };
  const isEvery = add(0, [terminals, ...kinds.map(({ count }) => count)], { hosts: [], atTerminals: [], beside: [] });
  return { isEvery, looks };
}

/** Terminals first, then controllers kind by kind: how many of each stand at supplies of a size. */
function sharesOf({ value, count }: Alike, left: readonly number[]): number[][] {
  let shares: number[][] = [[]];
  for (const [unit, pieces] of left.entries()) {
    const most = isAtMost(unit === 0 ? OF_TERMINAL : OF_CONTROLLER, value) ? pieces : 0;
    shares = shares.flatMap((share) => {
      const free = Math.min(most, count - share.reduce((sum, taken) => sum + taken, 0), MOST);
      return Array.from({ length: free + 1 }, (_none, taken) => [...share, taken]);
    });
    if (shares.length > MOST) return shares.slice(0, MOST + 1);
  }
  return shares;
}
