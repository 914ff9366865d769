import { HIGH_RESERVE_PERCENT, USUAL_WARRANTY_MONTHS } from '../../constants/tiers.ts';
import { findRole, measured, meets, type LineToMatch, type Want } from '../../roles/index.ts';
import type { TierId } from '../core/plan.ts';
import type { Candidate } from './candidate.ts';

/** What a model is worth in a tier: compared figure by figure, less is better. */
type Key = readonly number[];

export interface OrderPolicy {
  line: LineToMatch;
  /** What the line asks (`wantsOf`). */
  wants: readonly Want[];
  tier: TierId;
}

/**
 * How models that fit are put in order; ties go by skuNo. First, in every tier, what has a price and is in stock, so
 * that nothing looks cheap by what it leaves out. Capacities of which more is no larger a device (`isPlain`: light, protection) only have to
 * be enough. Then: standard, the handbook's, smallest sufficient capacity, guaranteed for the
 * usual time, cheapest; economy cheapest, smallest; high with the reserve where one is wanted (`HIGH_RESERVE_PERCENT`), smallest
 * sufficient, the better model, the longer guaranteed, cheapest. In stock means the whole quantity, whatever the customer has
 * already: what is there must not change the choice. What is far too large (`most`) is no better than what is not there. Source: SIZE-11.
 */
export function keyFor({ line, wants, tier }: OrderPolicy): (model: Candidate) => Key {
  const capacities = wants.filter(({ rule, isStrict }) => isStrict && rule.match === 'atLeast' && !rule.isPlain).map(({ rule }) => rule);
  const reserves = wants.filter(({ rule }) => rule.spare).map((want) => withReserve(want, line.need?.[want.rule.code]));
  const better = findRole(line.role)?.better ?? [];
  const capacityOf = ({ attributes }: Candidate): number[] => capacities.map((rule) => measured(rule, attributes[rule.code]) ?? Infinity);
  const isTooLarge = ({ attributes }: Candidate): boolean =>
    wants.some(({ rule, value }) => rule.most !== undefined && (measured(rule, attributes[rule.code]) ?? 0) > Number(value) * rule.most);
  const absentOf = (model: Candidate): number[] => [model.price === null ? 1 : 0, model.stockTotal < line.quantity || isTooLarge(model) ? 1 : 0];
  const warrantyOf = ({ warrantyMonths }: Candidate): number => warrantyMonths ?? USUAL_WARRANTY_MONTHS.value;
  const briefOf = (model: Candidate): number => (warrantyOf(model) < USUAL_WARRANTY_MONTHS.value ? 1 : 0);
  const priceOf = ({ price }: Candidate): number => price ?? Infinity;
  switch (tier) {
    case 'standard':
      return (model) => [...absentOf(model), ...capacityOf(model), briefOf(model), priceOf(model)];
    case 'economy':
      return (model) => [...absentOf(model), priceOf(model), ...capacityOf(model)];
    case 'high':
      return (model) => [
        ...absentOf(model),
        reserves.every((want) => meets(want, model.attributes)) ? 0 : 1,
        ...capacityOf(model),
        ...better.map((rule) => -(measured(rule, model.attributes[rule.code]) ?? -Infinity)),
        -warrantyOf(model),
        priceOf(model),
      ];
  }
}

/** The reserve is of the need, not of the size the need was rounded up to. */
function withReserve(want: Want, need: number | undefined): Want {
  if (typeof want.value !== 'number') return want;
  return { ...want, value: Math.max(want.value, (need ?? want.value) * (1 + HIGH_RESERVE_PERCENT.value / 100)) };
}

/** The `count` best models, best first, in one pass: only what makes the list is put in order. */
export function bestModels<C extends Candidate>(models: readonly C[], keyOf: (model: Candidate) => Key, count: number): C[] {
  const best: { model: C; key: Key }[] = [];
  for (const model of models) {
    const one = { model, key: keyOf(model) };
    const last = best[count - 1];
    if (last !== undefined && comesBefore(last, one)) continue;
    let place = Math.min(best.length, count - 1);
    for (let above = best[place - 1]; above !== undefined && comesBefore(one, above); above = best[place - 1]) best[place--] = above;
    best[place] = one;
  }
  return best.map(({ model }) => model);
}

function comesBefore(a: { model: Candidate; key: Key }, b: { model: Candidate; key: Key }): boolean {
  const differs = a.key.findIndex((figure, place) => figure !== b.key[place]);
  return differs < 0 ? a.model.skuNo < b.model.skuNo : (a.key[differs] ?? 0) < (b.key[differs] ?? 0);
}
