/** How far the cameras of each model of a recommendation are from their cabinets, for the check of its list. Pure. Source: CHECK-21.2. */
import { SEARCH_LIMITS } from '../constants/list-check.ts';
import { meets, wantsOf, type GivenLine } from '../roles/index.ts';
import { knownWaysOf, type CameraWays } from '../sizing/index.ts';
import { checkFields } from './check-fields.ts';

/** A model of cameras that was chosen, with its pieces. */
export interface ChosenCamera {
  skuNo: string;
  quantity: number;
  attributes: GivenLine['attributes'];
}

export interface ModelRun {
  skuNo: string;
  averageM: number;
  longestM: number;
}

/**
 * Each line of cameras belongs to the model that was chosen for it: of several that do, so that the pieces agree. Where they do not (some are the
 * customer's own), a line counts for each that does. A model that no line asks for has no run.
 */
export function runsOfModels(ways: readonly CameraWays[], models: readonly ChosenCamera[]): ModelRun[] {
  const fitting = ways.map(({ line }) => models.flatMap(({ attributes }, at) => (wantsOf(line).every((want) => meets(want, attributes)) ? [at] : [])));
  const shares = shareOut(ways, models, fitting);
  return models.flatMap(({ skuNo }, at) => {
    const its = ways.filter((_way, place) => (shares === null ? fitting[place]?.includes(at) : shares[place] === at));
    const run = runOf(its);
    return run === null ? [] : [{ skuNo, ...run }];
  });
}

/** By line the place of its model, so that each model has just its pieces; null: nobody can tell. */
function shareOut(ways: readonly CameraWays[], models: readonly ChosenCamera[], fitting: readonly (readonly number[])[]): number[] | null {
  const left = models.map(({ quantity }) => quantity);
  const shares: number[] = [];
  let steps = SEARCH_LIMITS.value.runSteps;
  const place = (at: number): boolean => {
    const way = ways[at];
    if (way === undefined) return left.every((pieces) => pieces === 0);
    for (const model of fitting[at] ?? []) {
      steps -= 1;
      if (steps < 0 || (left[model] ?? 0) < way.line.quantity) continue;
      left[model] = (left[model] ?? 0) - way.line.quantity;
      shares[at] = model;
      if (place(at + 1)) return true;
      left[model] = (left[model] ?? 0) + way.line.quantity;
    }
    return false;
  };
  return place(0) ? shares : null;
}

/** Within what the list's setting takes. */
function runOf(ways: readonly CameraWays[]): Omit<ModelRun, 'skuNo'> | null {
  const known = knownWaysOf(ways);
  const { min, max } = checkFields.avgCableM;
  const within = (metres: number): number => Math.min(max, Math.max(min, metres));
  return known && { averageM: within(known.averageM), longestM: within(known.longestM) };
}
