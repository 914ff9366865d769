/** Runs of copper that a PoE extender in their middle makes two of, fed by the port at their near end. Source: CHECK-10.9. */
import { requiredPoeClass } from '../calculators/index.ts';
import { CHANNEL_MAX_M } from '../constants/cabling.ts';
import { EXTENDER_SPANS, EXTENDER_W } from '../constants/poe.ts';
import { isAtMost, sumOf } from '../inputs/index.ts';
import { poeStandards, servesClass, type PoeStandard } from '../roles/index.ts';
import { cableRunsOf, laidM, type CableRun } from './cable-runs.ts';
import type { CheckedList } from './demand.ts';
import { drawnW } from './drawn-power.ts';
import { fibreRunsOf } from './fibre-rules.ts';
import { NO_POE_CLASS, type Camera } from './parts.ts';

/** What the extender of one camera asks of the port: its own power and the camera's, over half the way each. */
export interface ExtendedRun extends CableRun {
  poeW: number;
  poeClass: number;
  /** Out of the port. */
  watts: number;
}

/** Wires to the cameras as they lie: an extended run is two of copper, half as long each. */
export interface Wires {
  copper: CableRun[];
  fibre: CableRun[];
  extended: ExtendedRun[];
}

export const isWithinReach = ({ wayM }: Pick<CableRun, 'wayM'>): boolean => isAtMost(laidM(wayM), CHANNEL_MAX_M.value);

/** The run with an extender in its middle; null: it is fed otherwise, longer than two spans, or draws more than PoE gives. */
export function extendedBy(run: CableRun): ExtendedRun | null {
  const { camera, wayM } = run;
  const spanM = wayM / EXTENDER_SPANS.value;
  if (camera.power !== 'poe' || !isWithinReach({ wayM: spanM })) return null;
  const behindW = drawnW(camera, spanM);
  const poeW = behindW + EXTENDER_W.value;
  const poeClass = requiredPoeClass({ powerW: poeW }) ?? NO_POE_CLASS;
  const watts = drawnW({ poeW, poeClass }, spanM);
  return behindW === 0 || watts === 0 || poeClass >= NO_POE_CLASS ? null : { ...run, poeW, poeClass, watts };
}

/** The weakest that an extender for it may be. */
export const extenderStandard = ({ poeClass }: Pick<ExtendedRun, 'poeClass'>): PoeStandard =>
  poeStandards.find((standard) => servesClass(standard, poeClass)) ?? 'bt4';

/** Fibre takes the farthest, extenders the farthest of the others that they can serve, the weakest extender first. */
export function wiresOf(list: CheckedList, cameras: readonly Camera[] = list.cameras): Wires {
  const { copper: all, fibre } = cableRunsOf(list, cameras, fibreRunsOf(list));
  const rankOf = (standard: PoeStandard): number => poeStandards.indexOf(standard);
  const stock = list.extenders
    .map(({ quantity, has }) => ({ quantity, standard: has.poeStandard ?? 'at' }))
    .toSorted((a, b) => rankOf(a.standard) - rankOf(b.standard));
  const extended: ExtendedRun[] = [];
  const copper = all.flatMap((run): CableRun[] => {
    const whole = stock.length === 0 || isWithinReach(run) ? null : extendedBy(run);
    if (whole === null) return [run];
    let taken = 0;
    for (const one of stock) {
      if (!servesClass(one.standard, whole.poeClass)) continue;
      const pieces = Math.min(one.quantity, run.quantity - taken);
      one.quantity -= pieces;
      taken += pieces;
    }
    if (taken === 0) return [run];
    extended.push({ ...whole, quantity: taken });
    const spans = { ...run, wayM: run.wayM / EXTENDER_SPANS.value, quantity: taken * EXTENDER_SPANS.value };
    return run.quantity > taken ? [{ ...run, quantity: run.quantity - taken }, spans] : [spans];
  });
  return { copper: copper.toSorted((a, b) => b.wayM - a.wayM), fibre, extended };
}

/** How many of the cameras of a line an extender feeds. */
export const extendedOf = ({ extended }: Wires, camera: Camera): number =>
  sumOf(
    extended.filter(({ camera: { place } }) => place === camera.place),
    ({ quantity }) => quantity,
  );
