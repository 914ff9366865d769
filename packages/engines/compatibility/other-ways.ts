/** Ways for what is neither recorded nor fed over its cable: a larger supply, a housing for outdoors. Source: CHECK-10. */
import { CAMERA_SUPPLY_VOLTAGES, CURE_LIMITS, OUTDOOR_IP_RATING, SUPPLY_OUTPUTS_MAX, UNSAID_RECORDER_OUTPUTS } from '../constants/list-check.ts';
import { ADAPTER_LOAD_RATIO, ADAPTERS_12V_A, SUPPLY_SIZES_A } from '../constants/supply.ts';
import { ceil, floor, isAtMost, sumOf } from '../inputs/index.ts';
import type { RoleAttribute, RoleLine } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { TRIAL_STEPS, type Packing } from './pack.ts';
import { isNvr, type Camera, type Recorder } from './parts.ts';
import { alikeOf, ampsOf, fedBy, packSupplies } from './power-rules.ts';
import { added, replaced, type Cured, type Way } from './way.ts';

/** A supply of more amperes, or of more outputs, for one of a line or for all of it; an adapter each for those that are left over. */
export function* powerWays(list: CheckedList, { proposed, mayGo }: Cured): Generator<Way> {
  if (proposed !== null) yield proposed;
  const fed = fedBy(list, 'dc12');
  const packing = packSupplies(list, 'dc12', { budget: list.cures, most: TRIAL_STEPS, adapterRatio: ADAPTER_LOAD_RATIO.value });
  const { left } = packing;
  yield* adaptersFor(list, packing);
  const leastA = Math.min(...fed.map((camera) => ampsOf(camera, 'dc12')));
  for (const { place, quantity, has } of list.supplies.filter((supply) => mayGo(supply.place)).slice(0, CURE_LIMITS.value.lines)) {
    const { currentA: ownA = 0, outputs: own } = has;
    const holds = own ?? floor(ownA / leastA);
    for (const units of quantity > 1 ? [1, quantity] : [1]) {
      const outputs = holds + ceil(left / units);
      if (outputs > SUPPLY_OUTPUTS_MAX.value) continue;
      for (const currentA of SUPPLY_SIZES_A.value.filter((sizeA) => sizeA > ownA || (sizeA === ownA && own !== undefined)))
        yield replaced([{ place, quantity: units }], [{ role: 'powerSupply12V', quantity: units, attributes: { currentA, outputs } }]);
    }
  }
}

/** Adapters of 12 V for the cameras that no supply is left for, of the first size with its reserve. */
function* adaptersFor(list: CheckedList, { packed }: Packing): Generator<Way> {
  const missing = alikeOf(list, 'dc12').flatMap(({ amps, count, cameras }, load) => {
    const quantity = count - sumOf(packed, ({ units, pieces }) => units * (pieces[load] ?? 0));
    return quantity > 0 ? [{ amps, quantity, isOutside: cameras.some(({ has }) => has.location === 'outdoor') }] : [];
  });
  const lines = missing.map(({ amps, quantity, isOutside }): RoleLine | null => {
    const currentA = ADAPTERS_12V_A.value.find((size) => isAtMost(amps, size));
    const voltage = CAMERA_SUPPLY_VOLTAGES.value.dc12;
    return currentA === undefined ? null : { role: 'powerAdapter', quantity, attributes: { voltage, currentA, ...(isOutside && { location: 'outdoor' }) } };
  });
  if (lines.length > 0 && lines.every((line) => line !== null)) yield added(...lines.flatMap((line) => line ?? []));
}

/** A decoder beside, or a recorder like a listed one with outputs enough. */
export function* displayWays({ recorders }: CheckedList, { issues, proposed, mayGo }: Cured): Generator<Way> {
  if (proposed !== null) yield proposed;
  const short = sumOf(issues, ({ shortBy }) => shortBy ?? 0);
  for (const recorder of recorders.filter((one) => isNvr(one) && mayGo(one.place)).slice(0, CURE_LIMITS.value.lines)) {
    const { place, has, codecs } = recorder;
    const { maxDiskTB: _limit, poePorts = 0, poeBudgetW, poeStandard, ...rest } = has;
    const figures = poePorts > 0 ? { ...rest, poePorts, poeBudgetW, poeStandard } : rest;
    const own = Object.entries(figures).flatMap(([name, value]): [string, RoleAttribute][] => (value === undefined || value === 0 ? [] : [[name, value]]));
    const outputs = (has.outputs ?? UNSAID_RECORDER_OUTPUTS.value) + short;
    yield replaced([{ place, quantity: 1 }], [{ role: 'nvr', quantity: 1, attributes: { ...Object.fromEntries(own), codecs, ...makerOf(recorder), outputs } }]);
  }
}

/** What other makers' cameras reach it by. */
const makerOf = ({ brand, protocols }: Recorder): Record<string, RoleAttribute> => ({
  ...(brand === null ? {} : { brand }),
  ...(protocols === null ? {} : { protocols }),
});

/** The same camera in a housing that keeps the rain out. */
export function* weatherWays({ cameras }: CheckedList, { mayGo }: Cured): Generator<Way> {
  const wet = cameras.filter(
    ({ has: { location, ipRating } }) => location === 'outdoor' && ipRating !== undefined && !isAtMost(OUTDOOR_IP_RATING.value, ipRating),
  );
  if (wet.length === 0 || wet.length > CURE_LIMITS.value.lines || wet.some(({ place }) => !mayGo(place))) return;
  yield replaced(
    wet.map(({ place, quantity }) => ({ place, quantity })),
    wet.map((camera): RoleLine => ({ role: 'ipCamera', quantity: camera.quantity, attributes: alike(camera) })),
  );
}

/** All that the rules read of it: one that did not say its protocols would meet no recorder of another maker, one that is not on the air would take a port. */
function alike({ brand, protocols, power, bracket, junctionBox, has }: Camera): Record<string, RoleAttribute> {
  const { resolution, codec, fps, scene, powerW, poeClass, bracketIncluded, bitrateKbps, subStreamKbps, audio, wireless, runAvgM, runMaxM } = has;
  const known: Record<string, RoleAttribute | null | undefined> = {
    resolution,
    codec,
    fps,
    scene,
    powerW,
    poeClass,
    bracketIncluded,
    bitrateKbps,
    runAvgM,
    runMaxM,
    subStreamKbps,
    audio: audio === true ? true : undefined,
    wireless: wireless === true ? true : undefined,
    brand,
    protocols,
    power,
    bracket,
    junctionBox,
  };
  const said = Object.entries(known).flatMap(([name, value]): [string, RoleAttribute][] => (value === undefined || value === null ? [] : [[name, value]]));
  return { ...Object.fromEntries(said), location: 'outdoor', ipRating: OUTDOOR_IP_RATING.value };
}
