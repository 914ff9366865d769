/** Where every device hangs: camera by camera on a recorder, a port and a supply. Source: CHECK-11. */
import { mbpsOf } from '../calculators/index.ts';
import { floor, round, sumOf } from '../inputs/index.ts';
import type { Effort } from './budget.ts';
import { averageWayM, laidM, longestWayM, uncutOf, type CableRun } from './cable-runs.ts';
import { readList } from './compat-check.ts';
import { tbOf, usableTBOf, type CheckedList } from './demand.ts';
import { feedingOf, packFeeding, packUplinks, type FedCameras, type Feeder } from './feeding.ts';
import { extendedOf, isWithinReach, wiresOf } from './extenders.ts';
import { QUANTITY_MAX } from './fields.ts';
import { TRIAL_STEPS, type Packing } from './pack.ts';
import type { Camera } from './parts.ts';
import { poeSumsText } from './poe-sums.ts';
import { recordedKbps, takes } from './recorder-fit.ts';
import { filledOf, recordingOf, storingOf, type DiskPile, type RecorderKind, type RecordingPlan } from './recording.ts';
import type { LinePieces } from './way.ts';

/** What is used of what there is. `has` null: not said, or without limit. */
interface Use {
  used: number;
  has: number | null;
}

/** Recorders that hold the same: so many units of a line. */
export interface AssignedRecorders {
  place: number;
  units: number;
  /** On all of them together. */
  cameras: LinePieces[];
  /** Of each unit, as all that follows. */
  channels: Use;
  mbps: Use;
  /** 1080P streams shown at once; null: not said. */
  decode: number | null;
  disks: readonly DiskPile[];
  bays: number;
  /** Days the disks of one unit hold what it records, whole; null: it records nothing whose stream is known, or is not known which disks are its. */
  days: number | null;
}

/** Switches, recorders or injectors whose ports feed the same: so many units of a line. */
export interface AssignedFeeders {
  place: number;
  units: number;
  /** At all of them together. */
  cameras: LinePieces[];
  /** Of each unit, as all that follows. */
  ports: Use;
  watts: Use;
  uplinkMbps: Use;
}

/** Wires of a line of cameras. */
export interface AssignedRuns {
  place: number;
  quantity: number;
  /** How many of them fibre takes the place of. */
  onFibre: number;
  averageM: number;
  /** null: nobody said it, the average alone is judged. */
  longestM: number | null;
  /** What is laid of the longest known, its ends included, that copper has to reach; null: none is copper. */
  laidM: number | null;
  isWithin: boolean;
  /** How many of them an extender makes two spans of. */
  extended: number;
}

/** `impossible`: there is none, and what is shown is as much as goes. `undecided`: neither found nor ruled out. `empty`: nothing to assign, or nothing to assign it to. */
export type AssignmentState = 'assigned' | 'impossible' | 'undecided' | 'empty';

export interface Assignment {
  /** `isShortOfDays`: each camera has its recorder, the disks do not last for the days asked. */
  recording: { state: AssignmentState; left: number; isShortOfDays: boolean; recorders: AssignedRecorders[] };
  feeding: { state: AssignmentState; left: number; feeders: AssignedFeeders[]; sums: string };
  /** Cameras fed otherwise: over any port that is free, or over the air. */
  others: { cameras: LinePieces[]; onAir: LinePieces[] };
  /** Switches above the others. */
  networkSwitches: LinePieces[];
  /** Network cable by run: so many within the reach of copper, of which the boxes listed give `cut`, and so many beyond it. */
  cabling: { runs: AssignedRuns[]; reached: number; beyond: number; cut: number };
}

/** null where the question is refused. Two recorders of 16 channels and twenty alike cameras: 16 on the first, 4 on the second. */
export function assignmentOf(inputs: unknown, effort: Effort): Assignment | null {
  const read = readList(inputs, effort);
  if (!read.ok) return null;
  const { list } = read;
  const others = list.cameras.filter(({ power }) => power !== 'poe');
  return {
    recording: recordersOf(list),
    feeding: feedersOf(list),
    others: {
      cameras: piecesOf(others.filter(({ has }) => has.wireless !== true)),
      onAir: piecesOf(list.cameras.filter(({ has }) => has.wireless === true)),
    },
    networkSwitches: piecesOf(list.networkSwitches),
    cabling: cablingOf(list),
  };
}

function cablingOf(list: CheckedList): Assignment['cabling'] {
  const wires = wiresOf(list);
  const { copper, fibre } = wires;
  const count = (runs: readonly CableRun[]): number => sumOf(runs, ({ quantity }) => quantity);
  const runs = list.cameras
    .filter(({ has }) => has.wireless !== true)
    .map((camera): AssignedRuns => {
      const its = copper.filter((run) => run.camera === camera);
      const farM = its.length === 0 ? null : Math.max(...its.map(({ wayM }) => wayM));
      return {
        place: camera.place,
        quantity: camera.quantity,
        onFibre: count(fibre.filter((run) => run.camera === camera)),
        averageM: averageWayM(list, camera),
        longestM: camera.has.runMaxM === undefined ? null : longestWayM(list, camera),
        laidM: farM === null ? null : round(laidM(farM), 1),
        isWithin: farM === null || isWithinReach({ wayM: farM }),
        extended: extendedOf(wires, camera),
      };
    });
  const reached = copper.filter(isWithinReach);
  return { runs, reached: count(reached), beyond: count(copper) - count(reached), cut: count(reached) - count(uncutOf(reached, list.cableBoxes)) };
}

const piecesOf = (parts: readonly LinePieces[]): LinePieces[] => parts.map(({ place, quantity }) => ({ place, quantity }));

const stateOf = ({ kind }: Packing): AssignmentState => (kind === 'packed' ? 'assigned' : kind);

/** Gives out so many pieces of these parts, in their order. */
type Pool = (count: number) => LinePieces[];

function poolOf(parts: readonly LinePieces[]): Pool {
  const left = parts.map(({ place, quantity }) => ({ place, quantity }));
  return (count) => {
    let wanted = count;
    return left.flatMap((one) => {
      const quantity = Math.min(one.quantity, wanted);
      one.quantity -= quantity;
      wanted -= quantity;
      return quantity > 0 ? [{ place: one.place, quantity }] : [];
    });
  };
}

/** With the days where all goes in, else with the most days that it goes in for; where channels or bandwidth are short what goes in. Cameras that no recorder takes are left. */
function recordersOf(whole: CheckedList): Assignment['recording'] {
  if (whole.recorders.length === 0 || whole.cameras.length === 0) return { state: 'empty', left: 0, isShortOfDays: false, recorders: [] };
  const taken = whole.cameras.filter((camera) => whole.recorders.some((recorder) => takes(camera, recorder)));
  const list = taken.length === whole.cameras.length ? whole : { ...whole, cameras: taken };
  const untaken = sumOf(whole.cameras, ({ quantity }) => quantity) - sumOf(taken, ({ quantity }) => quantity);
  const { found, isUndecided, isShortOfDays } = shownRecording(list);
  const { cameras, kinds, packing } = found;
  const groups = cameras.map(poolOf);
  // kinds that differ by their disks alone are units of the same lines
  const units = new Map(kinds.map(({ recorders }) => [recorders, poolOf(recorders)]));
  const used = packing.packed.flatMap((one) => {
    const kind = kinds[one.bin];
    if (kind === undefined) return [];
    return (units.get(kind.recorders)?.(one.units) ?? []).map((line) => recordersAt(list, { kind, line, cameras, groups, pieces: one.pieces }));
  });
  const idle = kinds.flatMap((kind, at) => {
    const busy = sumOf(packing.packed, ({ bin, units: count }) => (bin === at ? count : 0));
    return (units.get(kind.recorders)?.(kind.units - busy) ?? []).map((line) => recordersAt(list, { kind, line, cameras, groups, pieces: [] }));
  });
  const left = untaken + (Number.isFinite(packing.left) ? packing.left : 0);
  const state = untaken > 0 ? 'impossible' : isUndecided ? 'undecided' : stateOf(packing);
  return { state, left, isShortOfDays, recorders: [...used, ...idle] };
}

/** Disks that do not last are no reason for a camera to be left out. */
function shownRecording(list: CheckedList): { found: RecordingPlan; isUndecided: boolean; isShortOfDays: boolean } {
  const plain = recordingOf(list);
  if (list.disks.length === 0) return { found: plain, isUndecided: false, isShortOfDays: false };
  if (plain.packing.kind !== 'packed') return { found: plain.packing.kind === 'impossible' ? filledOf(list) : plain, isUndecided: false, isShortOfDays: false };
  const stored = storingOf(list);
  if (stored.packing.kind === 'packed') return { found: stored, isUndecided: false, isShortOfDays: false };
  const isUndecided = stored.packing.kind === 'undecided';
  return { found: fewerDays(list) ?? plain, isUndecided, isShortOfDays: !isUndecided };
}

/** The most whole days by which every camera still goes in; null where the steps do not last. */
function fewerDays(list: CheckedList): RecordingPlan | null {
  let best: RecordingPlan | null = null;
  let [low, high] = [0, list.settings.retentionDays - 1];
  while (low <= high) {
    const retentionDays = Math.floor((low + high) / 2);
    const tried = storingOf({ ...list, settings: { ...list.settings, retentionDays } }, { tries: 1, most: TRIAL_STEPS });
    if (tried.packing.kind === 'packed') [best, low] = [tried, retentionDays + 1];
    else high = retentionDays - 1;
  }
  return best;
}

interface Chunk {
  kind: RecorderKind;
  line: LinePieces;
  cameras: readonly (readonly Camera[])[];
  groups: readonly Pool[];
  /** Of each unit, by group. */
  pieces: readonly number[];
}

function recordersAt(list: CheckedList, { kind, line, cameras, groups, pieces }: Chunk): AssignedRecorders {
  const recorder = kind.recorders.find(({ place }) => place === line.place);
  const each = cameras.flatMap(([camera], group) => {
    const count = pieces[group] ?? 0;
    const kbps = camera === undefined || recorder === undefined ? null : recordedKbps(camera, recorder);
    return camera === undefined || count === 0 ? [] : [{ count, kbps: kbps ?? 0, subKbps: camera.has.subStreamKbps ?? 0 }];
  });
  const tbADay = sumOf(each, ({ count, kbps }) => count * tbOf(kbps, { ...list.settings, retentionDays: 1 }));
  const usableTB = sumOf(kind.disks, ({ sizeTB, quantity }) => quantity * usableTBOf(sizeTB));
  const { channels, incomingMbps, decode1080p } = recorder?.has ?? {};
  const isCounted = channels !== undefined && channels < QUANTITY_MAX;
  return {
    place: line.place,
    units: line.quantity,
    cameras: groups.flatMap((pool, group) => pool((pieces[group] ?? 0) * line.quantity)),
    channels: { used: sumOf(each, ({ count }) => count), has: isCounted ? channels : null },
    mbps: {
      used: round(
        sumOf(each, ({ count, kbps, subKbps }) => count * mbpsOf(kbps + subKbps)),
        1,
      ),
      has: incomingMbps ?? null,
    },
    decode: decode1080p ?? null,
    disks: kind.disks,
    bays: kind.bays,
    days: tbADay > 0 && kind.disks.length > 0 ? floor(usableTB / tbADay) : null,
  };
}

/** With what the uplinks carry where that goes, else by ports and watts alone. */
function feedersOf(list: CheckedList): Assignment['feeding'] {
  const feeding = feedingOf(list);
  const sums = poeSumsText(feeding);
  if (feeding.fed.length === 0 || feeding.feeders.length === 0) return { state: 'empty', left: sumOf(feeding.fed, ({ count }) => count), feeders: [], sums };
  const carried = packUplinks(feeding, list.verdict);
  const { served, packing } = carried.packing.kind === 'packed' ? carried : packFeeding(feeding, false, list.verdict);
  const groups = served.map(({ cameras }) => poolOf(cameras));
  const units = feeding.feeders.map(({ parts }) => poolOf(parts));
  const at = (feeder: Feeder, { place, quantity }: LinePieces, pieces: readonly number[]): AssignedFeeders => {
    const sum = (of: (fed: FedCameras) => number): number => sumOf([...served.entries()], ([group, fed]) => (pieces[group] ?? 0) * of(fed));
    return {
      place,
      units: quantity,
      cameras: groups.flatMap((pool, group) => pool((pieces[group] ?? 0) * quantity)),
      ports: { used: sum(() => 1), has: feeder.ports },
      watts: {
        used: round(
          sum(({ watts }) => watts),
          1,
        ),
        has: feeder.budgetW,
      },
      uplinkMbps: {
        used: round(
          sum(({ mbps }) => mbps),
          1,
        ),
        has: Number.isFinite(feeder.uplinkMbps) ? round(feeder.uplinkMbps, 1) : null,
      },
    };
  };
  const used = packing.packed.flatMap(({ bin, units: count, pieces }) => {
    const feeder = feeding.feeders[bin];
    return feeder === undefined ? [] : (units[bin]?.(count) ?? []).map((line) => at(feeder, line, pieces));
  });
  const idle = feeding.feeders.flatMap((feeder, bin) => (units[bin]?.(Number.POSITIVE_INFINITY) ?? []).map((line) => at(feeder, line, [])));
  const unserved = sumOf(feeding.fed, ({ count }) => count) - sumOf(served, ({ count }) => count);
  const state = unserved > 0 || (carried.packing.kind === 'impossible' && packing.kind === 'packed') ? 'impossible' : stateOf(packing);
  return { state, left: packing.left + unserved, feeders: [...used, ...idle], sums };
}
