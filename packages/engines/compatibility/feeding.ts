/** PoE cameras onto ports: by the standard of the port, the power of all that hangs on it, and what its uplink carries. Source: CHECK-7. */
import { mbpsOf } from '../calculators/index.ts';
import { CHANNEL_MAX_M } from '../constants/cabling.ts';
import { ACCESS_UTILISATION, PEAK_FACTOR, TRUNK_UTILISATION } from '../constants/network.ts';
import { POE_HIGHEST_CLASS } from '../constants/poe.ts';
import { isAtMost, sumOf } from '../inputs/index.ts';
import { servesClass, type PoeStandard } from '../roles/index.ts';
import { averageWayM } from './cable-runs.ts';
import { drawnW } from './drawn-power.ts';
import { extendedOf, wiresOf, type ExtendedRun } from './extenders.ts';
import type { CheckedList } from './demand.ts';
import type { SearchBudget } from './budget.ts';
import { pack, PACK_STEPS, TRIAL_STEPS, type Load, type Packing } from './pack.ts';
import type { Camera } from './parts.ts';
import { trunkOf } from './trunk.ts';

/** Something with PoE ports: a switch, a recorder, an injector. Alike ones stand together. */
export interface Feeder {
  parts: readonly { place: number; quantity: number }[];
  units: number;
  ports: number;
  budgetW: number;
  standard: PoeStandard;
  /** What its uplink may carry, Mbps, and the port above it; Infinity where it has none or does not say it. */
  uplinkMbps: number;
}

/** Cameras that take the same of a port. */
export interface FedCameras {
  cameras: readonly Camera[];
  count: number;
  poeClass: number;
  /** At the switch, without the reserve. */
  watts: number;
  mbps: number;
}

export interface Feeding {
  fed: readonly FedCameras[];
  feeders: readonly Feeder[];
}

/** Cameras fed over their network cable. */
export const poeCamerasOf = ({ cameras }: Pick<CheckedList, 'cameras'>): Camera[] => cameras.filter(({ power }) => power === 'poe');

export function feedingOf(list: CheckedList): Feeding {
  const wires = list.extenders.length === 0 ? { copper: [], fibre: [], extended: [] } : wiresOf(list);
  const direct = poeCamerasOf(list)
    .map((camera) => ({ ...camera, quantity: camera.quantity - extendedOf(wires, camera) }))
    .filter(({ quantity }) => quantity > 0);
  const kinds = Map.groupBy(direct, (camera) => JSON.stringify([camera.poeClass, camera.poeW, camera.kbps, camera.has.subStreamKbps, lossyM(list, camera)]));
  const fed = [...kinds.values()].map((cameras): FedCameras => {
    const [first] = cameras as [Camera, ...Camera[]];
    return {
      cameras,
      count: sumOf(cameras, ({ quantity }) => quantity),
      poeClass: first.poeClass,
      watts: drawnW(first, lossyM(list, first)),
      mbps: sentMbps(first),
    };
  });
  fed.push(...wires.extended.map(throughExtender));
  return { fed: fed.toSorted((a, b) => b.poeClass - a.poeClass || b.watts - a.watts), feeders: feedersOf(list) };
}

const sentMbps = ({ kbps, has: { subStreamKbps = 0 } }: Camera): number => (kbps === null ? 0 : mbpsOf(kbps + subStreamKbps));

/** The port feeds the extender, too. */
const throughExtender = ({ camera, quantity, poeClass, watts }: ExtendedRun): FedCameras => ({
  cameras: [{ ...camera, quantity }],
  count: quantity,
  poeClass,
  watts,
  mbps: sentMbps(camera),
});

/** Copper that the power is lost in: the average of the line, no longer than copper reaches. */
export const lossyM = (list: CheckedList, camera: Camera): number => Math.min(averageWayM(list, camera), CHANNEL_MAX_M.value);

function feedersOf(list: CheckedList): Feeder[] {
  const { recorders, injectors } = list;
  const { toSwitchMbps } = trunkOf(list);
  const one = (
    part: { place: number; quantity: number },
    has: { poePorts?: number; poeBudgetW?: number; poeStandard?: PoeStandard; uplinkMbps?: number | undefined },
  ) => ({
    part,
    ports: has.poePorts ?? 0,
    budgetW: has.poeBudgetW ?? 0,
    standard: has.poeStandard ?? 'at',
    uplinkMbps: has.uplinkMbps === undefined ? Number.POSITIVE_INFINITY : has.uplinkMbps * TRUNK_UTILISATION.value,
  });
  const bySwitch = [
    ...switchesOf(list).map(({ links, ...part }) => {
      const { uplinkMbps, ...has } = one(part, part.has);
      return slowedTo(toSwitchMbps, { ...has, uplinkMbps: uplinkMbps * links });
    }),
    ...recorders.flatMap((part) => (part.has.poePorts === 0 ? [] : one(part, { ...part.has, uplinkMbps: undefined }))),
  ];
  const byInjector = injectors.map((part) => one(part, { ...part.has, uplinkMbps: undefined }));
  // cameras at the far end of a fibre are fed there, and by nothing else: they come first
  const all = list.converters.length > 0 ? [...byInjector, ...bySwitch] : [...bySwitch, ...byInjector];
  return [...Map.groupBy(all, ({ part: _part, ...like }) => JSON.stringify(like)).values()].map((same) => {
    const [{ part: _part, ...like }] = same as [(typeof same)[number], ...typeof same];
    return { ...like, parts: same.map(({ part }) => part), units: sumOf(same, ({ part }) => part.quantity) };
  });
}

/**
 * PoE switches, each with the links by which what its cameras send leaves it. Where none stands above, the recorders hang on one of them, which needs
 * no link to itself and has one to each recorder: the one with the fastest and the most ports. Source: CHECK-7.6.
 */
function switchesOf({ poeSwitches, networkSwitches, recorders }: CheckedList): ((typeof poeSwitches)[number] & { links: number })[] {
  const nvrs = sumOf(recorders, ({ quantity }) => quantity);
  const [hub] = poeSwitches.toSorted((a, b) => (b.has.uplinkMbps ?? 0) - (a.has.uplinkMbps ?? 0) || (b.has.poePorts ?? 0) - (a.has.poePorts ?? 0));
  if (hub === undefined || networkSwitches.length > 0 || nvrs <= 1) return poeSwitches.map((part) => ({ ...part, links: 1 }));
  return poeSwitches.flatMap((part) => {
    if (part !== hub) return [{ ...part, links: 1 }];
    const others = part.quantity > 1 ? [{ ...part, quantity: part.quantity - 1, links: 1 }] : [];
    return [{ ...part, quantity: 1, links: nvrs }, ...others];
  });
}

const slowedTo = <One extends { uplinkMbps: number }>(mbps: number, one: One): One => ({ ...one, uplinkMbps: Math.min(mbps, one.uplinkMbps) });

export const serves = ({ standard }: Pick<Feeder, 'standard'>, { poeClass }: Pick<FedCameras, 'poeClass'>): boolean => servesClass(standard, poeClass);

/** Is there a port for its class at all; where nothing is listed yet, could there be one. */
export const isServed = ({ feeders }: Feeding, fed: FedCameras): boolean =>
  feeders.length === 0 ? fed.poeClass <= POE_HIGHEST_CLASS.value.bt4 : feeders.some((feeder) => serves(feeder, fed));

/** A class that no feeder serves is said by rule 12; those cameras are left out here. `withUplinks`: what the uplinks carry counts too. */
export function packFeeding(feeding: Feeding, withUplinks: boolean, budget: SearchBudget, most?: number): { served: readonly FedCameras[]; packing: Packing } {
  const { fed, feeders } = feeding;
  const served = fed.filter((one) => isServed(feeding, one));
  const loads = served.map((one): Load => ({
    count: one.count,
    on: feeders.map((feeder) => (serves(feeder, one) ? [1, one.watts, withUplinks ? one.mbps : 0] : null)),
  }));
  const bins = feeders.map(({ units, ports, budgetW, uplinkMbps }) => ({
    count: units,
    room: [ports, budgetW, withUplinks && Number.isFinite(uplinkMbps) ? uplinkMbps : Number.MAX_SAFE_INTEGER],
  }));
  return { served, packing: pack(loads, bins, budget, most) };
}

/** Of an uplink of 100 Mbps 48, as the calculator of switches plans with; beyond 70 is too much. */
export const PLANNED_UPLINK_SHARE = ACCESS_UTILISATION.value / PEAK_FACTOR.value;

interface CarriedFeeding extends ReturnType<typeof packFeeding> {
  /** Goes in only where some uplink carries more than it is planned with; null: not decided. Source: CHECK-7.5. */
  isTight: boolean | null;
}

/** With what the uplinks carry: with the reserve where that goes, else without. */
export function packUplinks(feeding: Feeding, budget: SearchBudget, most = PACK_STEPS): CarriedFeeding {
  const share = PLANNED_UPLINK_SHARE / TRUNK_UTILISATION.value;
  const feeders = feeding.feeders.map((feeder) => ({ ...feeder, uplinkMbps: feeder.uplinkMbps * share }));
  const busiest = Math.max(0, ...feeding.fed.map(({ mbps }) => mbps));
  const cameras = sumOf(feeding.fed, ({ count }) => count);
  const canBeTight = feeders.some(({ ports, uplinkMbps }) => !isAtMost(Math.min(ports, cameras) * busiest, uplinkMbps));
  if (!canBeTight) return { ...packFeeding(feeding, true, budget, most), isTight: false };
  const planned = packFeeding({ ...feeding, feeders }, true, budget, Math.min(most, TRIAL_STEPS));
  if (planned.packing.kind === 'packed') return { ...planned, isTight: false };
  const rated = packFeeding(feeding, true, budget, most);
  return { ...rated, isTight: rated.packing.kind === 'packed' && (planned.packing.kind === 'impossible' || null) };
}
