/** Ways to record all there is: another recorder beside, a larger one in its place, larger disks. Source: CHECK-10. */
import { ADDED_DISK_SIZES_TB, CURE_LIMITS, RECORDER_SIZES } from '../constants/list-check.ts';
import { baysOf } from './bays.ts';
import { EPS, isAtMost, sumOf } from '../inputs/index.ts';
import { resolutionOf, resolutionRank, type RoleAttribute, type RoleLine } from '../roles/index.ts';
import { requiredTBOf, usableTBOf, type CheckedList } from './demand.ts';
import { isNvr, type Recorder } from './parts.ts';
import { disksFor, recordingOf, storingOf } from './recording.ts';
import { storageFor } from './recording-completion.ts';
import { TRIAL_STEPS } from './pack.ts';
import { added, replaced, type Cured, type Way } from './way.ts';
import { withChange } from './with-lines.ts';

export function* recordingWays(list: CheckedList, { issues, proposed, mayGo }: Cured): Generator<Way> {
  const codes = new Set(issues.map(({ code }) => code));
  if (proposed !== null) yield proposed;
  yield* disksAway(list, mayGo);
  yield* disksBeside(list);
  yield* diskWays(list, mayGo);
  yield* moreOfListed(list, mayGo);
  const wanted = wantedOf(list, codes);
  for (const recorder of list.recorders.filter(({ place }) => mayGo(place)).slice(0, CURE_LIMITS.value.lines))
    yield* replacements(list, recorder, wanted, mayGo);
}

/** One more of a listed storage server, or two, where cameras are left over: no recorder of the table is like it. */
function* moreOfListed(list: CheckedList, mayGo: Cured['mayGo']): Generator<Way> {
  if (recordingOf(list, list.cures, TRIAL_STEPS).packing.kind === 'packed') return;
  for (const { place } of list.recorders.filter((one) => !isNvr(one) && mayGo(one.place)).slice(0, CURE_LIMITS.value.lines)) {
    for (let quantity = 1; quantity <= CURE_LIMITS.value.sizes; quantity++) {
      const ways = stored(list, { adds: [], takes: [], more: [{ place, quantity }] }, mayGo);
      yield* ways;
      if (ways.length > 0) break;
    }
  }
}

type Attributes = Record<string, RoleAttribute>;

/** What every recorder in the place of another has to take, as far as the problems are about that. */
function wantedOf({ cameras, settings }: CheckedList, codes: ReadonlySet<string>): Attributes {
  const wanted: Attributes = {};
  const resolutions = cameras.flatMap(({ has }) => has.resolution ?? []).toSorted((a, b) => resolutionRank(b) - resolutionRank(a));
  const [highest] = resolutions;
  const brands = [...new Set(cameras.map(({ brand }) => brand))];
  if (codes.has('CODEC_UNSUPPORTED')) wanted['codecs'] = [...new Set(cameras.flatMap(({ has }) => has.codec ?? []))];
  if (codes.has('RESOLUTION_UNSUPPORTED') && highest !== undefined) wanted['maxResolution'] = highest;
  if (codes.has('NVR_DECODE_SHORT') && highest !== undefined && !settings.headless) wanted['decode1080p'] = resolutionOf(highest).decodeCost;
  if (codes.has('PROTOCOL_MISMATCH') && brands.length === 1 && typeof brands[0] === 'string') wanted['brand'] = brands[0];
  return wanted;
}

/** One unit of the line, or all of them each, or all of them together, for the first sizes that do. */
function* replacements(list: CheckedList, recorder: Recorder, wanted: Attributes, mayGo: Cured['mayGo']): Generator<Way> {
  const { place, quantity } = recorder;
  const exchanges = quantity === 1 ? [[1, 1] as const] : [[1, 1] as const, [quantity, quantity] as const, [quantity, 1] as const];
  for (const [out, into] of exchanges) {
    let found = 0;
    for (const attributes of sizesFor(recorder, wanted)) {
      if (list.cures.left <= 0 || found >= CURE_LIMITS.value.sizes) break;
      const ways = stored(list, replaced([{ place, quantity: out }], [{ role: 'nvr', quantity: into, attributes }]), mayGo);
      if (ways.length === 0) continue;
      found++;
      yield* ways;
    }
  }
}

/** As it is with more bays, or with what it lacks; then what is larger, from the least. Its own ports go with it. */
function sizesFor({ has }: Recorder, wanted: Attributes): Attributes[] {
  const { channels = 0, incomingMbps = 0, hddBays = 0, decode1080p, poePorts = 0, poeBudgetW = 0, poeStandard = 'at' } = has;
  const own = { channels, incomingMbps, hddBays, ...(decode1080p === undefined ? {} : { decode1080p }) };
  const ports = poePorts > 0 ? { poePorts, poeBudgetW, poeStandard } : {};
  const isKnown = channels > 0 && channels < CURE_LIMITS.value.countless;
  const same = isKnown
    ? Object.keys(wanted).length > 0
      ? [own]
      : CURE_LIMITS.value.bays.filter((bays) => bays > hddBays).map((bays) => ({ ...own, hddBays: bays }))
    : [];
  const larger = RECORDER_SIZES.value.filter(
    (size) => size.channels >= channels && (size.channels > channels || size.incomingMbps > incomingMbps || size.hddBays > hddBays),
  );
  return [...same, ...larger].map((size) => ({ ...size, ...ports, ...wanted, ...atLeastOf(wanted, size) }));
}

const atLeastOf = ({ decode1080p }: Attributes, size: { decode1080p?: number }): Attributes =>
  typeof decode1080p === 'number' ? { decode1080p: Math.max(decode1080p, size.decode1080p ?? 0) } : {};

/** The way with the disks it needs: beside those there are, or larger ones for some of them. [] where no assignment is found. */
function stored(list: CheckedList, way: Way, mayGo: Cured['mayGo']): Way[] {
  const after = withChange(list, way);
  const { packing, isTight } = recordingOf(after, list.cures, TRIAL_STEPS);
  // a recorder that is bought has a reserve
  if (packing.kind !== 'packed' || isTight === true) return [];
  const storage = storageFor(after);
  const adds = [storage?.disks, storage?.enclosures].flatMap((line): RoleLine[] => (line ? [line] : []));
  const beside = storage === null ? [] : [{ ...way, adds: [...way.adds, ...adds] }];
  if (storage !== null && adds.length === 0) return beside;
  const exchanged = [...firstOf(diskWays(after, mayGo), CURE_LIMITS.value.sizes)];
  return [...beside, ...exchanged.map(({ adds: disks, takes }) => ({ ...way, adds: [...way.adds, ...disks], takes: [...way.takes, ...takes] }))];
}

function* firstOf<One>(all: Iterable<One>, most: number): Generator<One> {
  let left = most;
  if (left > 0)
    for (const one of all) {
      yield one;
      if (--left <= 0) return;
    }
}

/** Disks beyond the bays go, where those that stay hold the days. */
function* disksAway(list: CheckedList, mayGo: Cured['mayGo']): Generator<Way> {
  const over = disksOf(list) - baysOf(list);
  if (over <= 0 || list.recorders.length === 0) return;
  for (const { place } of list.disks.filter((disk) => mayGo(disk.place) && disk.quantity >= over).slice(0, CURE_LIMITS.value.lines)) {
    const way: Way = { adds: [], takes: [{ place, quantity: over }], more: [] };
    if (stores(list, way)) yield way;
  }
}

/** Fewer and larger disks than are proposed, where disks are all that is missing. A size that needs as many pieces as a smaller one is none. */
function* disksBeside(list: CheckedList): Generator<Way> {
  if (list.recorders.length === 0 || recordingOf(list, list.cures, TRIAL_STEPS).packing.kind !== 'packed') return;
  const missingTB = missingTBOf(list);
  let fewest = Number.POSITIVE_INFINITY;
  for (const sizeTB of ADDED_DISK_SIZES_TB.value.filter((size) => isAtMost(size, limitTBOf(list)))) {
    const least = disksFor(missingTB, sizeTB);
    if (least <= 0 || least >= fewest) continue;
    const way = [least, least + 1, least + 2].flatMap((count) => {
      const one = added({ role: 'hdd', quantity: count, attributes: { sizeTB } });
      return count < fewest && stores(list, one) ? one : [];
    })[0];
    if (way === undefined) continue;
    fewest = way.adds[0]?.quantity ?? least;
    yield way;
  }
}

/** Larger disks for listed ones: as few as do for as many, then all of a line for fewer. A size that needs as many pieces as a smaller one is none. */
function* diskWays(list: CheckedList, mayGo: (place: number) => boolean): Generator<Way> {
  if (list.recorders.length === 0 || recordingOf(list, list.cures, TRIAL_STEPS).packing.kind !== 'packed') return;
  const missingTB = missingTBOf(list);
  for (const { place, quantity, has } of list.disks.filter((disk) => mayGo(disk.place)).slice(0, CURE_LIMITS.value.lines)) {
    const own = has.sizeTB;
    if (own === undefined) continue;
    const fewest = { inPlace: Number.POSITIVE_INFINITY, anew: Number.POSITIVE_INFINITY };
    for (const sizeTB of ADDED_DISK_SIZES_TB.value.filter((size) => size !== own && isAtMost(size, limitTBOf(list)))) {
      const gain = usableTBOf(sizeTB) - usableTBOf(own);
      const holds = (out: number, into: number): Way | null => {
        const way = replaced([{ place, quantity: out }], [{ role: 'hdd', quantity: into, attributes: { sizeTB } }]);
        return stores(list, way) ? way : null;
      };
      const few = gain > 0 ? Math.max(1, Math.ceil(missingTB / gain - EPS)) : quantity + 1;
      const inPlace = [few, few + 1, few + 2].filter((count) => count <= quantity && count < fewest.inPlace).flatMap((count) => holds(count, count) ?? [])[0];
      const least = disksFor(missingTB + quantity * usableTBOf(own), sizeTB);
      const anew = [least, least + 1, least + 2].filter((count) => count > 0 && count < fewest.anew).flatMap((count) => holds(quantity, count) ?? [])[0];
      fewest.inPlace = inPlace?.adds[0]?.quantity ?? fewest.inPlace;
      fewest.anew = anew?.adds[0]?.quantity ?? fewest.anew;
      for (const way of [inPlace, anew]) if (way !== undefined) yield way;
    }
  }
}

/** Whether each recorder has bays for its disks, and they hold all its days. */
function stores(list: CheckedList, way: Way): boolean {
  const after = withChange(list, way);
  if (after.disks.some(({ has }) => !isAtMost(has.sizeTB ?? 0, limitTBOf(list))) || disksOf(after) > baysOf(after)) return false;
  return storingOf(after, { budget: list.cures, tries: CURE_LIMITS.value.shares, most: TRIAL_STEPS }).packing.kind === 'packed';
}

/** What a disk of any recorder may have at most. */
const limitTBOf = ({ recorders }: CheckedList): number => Math.max(...recorders.map(({ has }) => has.maxDiskTB ?? Number.POSITIVE_INFINITY));
const missingTBOf = (list: CheckedList): number => requiredTBOf(list) - sumOf(list.disks, ({ quantity, has }) => quantity * usableTBOf(has.sizeTB ?? 0));
const disksOf = ({ disks }: CheckedList): number => sumOf(disks, ({ quantity }) => quantity);
