import { HIGH_RESERVE_PERCENT } from '../../constants/tiers.ts';
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
 * How models that fit are put in order; ties go by skuNo. standard, the handbook's: smallest sufficient capacity, priced, in
 * stock, cheapest. economy: priced, cheapest, in stock, smallest. high: with the reserve where one is wanted
 * (`HIGH_RESERVE_PERCENT`), smallest sufficient, priced, the better model, in stock, cheapest. In stock means the whole
 * quantity, whatever the customer has already: what is there must not change the choice.
 */
export function keyFor({ line, wants, tier }: OrderPolicy): (model: Candidate) => Key {
  const capacities = wants.filter(({ rule, isStrict }) => isStrict && rule.match === 'atLeast').map(({ rule }) => rule);
  const reserves = wants.filter(({ rule }) => rule.spare).map(withReserve);
  const better = findRole(line.role)?.better ?? [];
  const capacityOf = ({ attributes }: Candidate): number[] => capacities.map((rule) => measured(rule, attributes[rule.code]) ?? Infinity);
  const shortOf = ({ stockTotal }: Candidate): number => (stockTotal < line.quantity ? 1 : 0);
  const unpricedOf = ({ price }: Candidate): number => (price === null ? 1 : 0);
  const priceOf = ({ price }: Candidate): number => price ?? Infinity;
  switch (tier) {
    case 'standard':
      return (model) => [...capacityOf(model), unpricedOf(model), shortOf(model), priceOf(model)];
    case 'economy':
      return (model) => [priceOf(model), shortOf(model), ...capacityOf(model)];
    case 'high':
      return (model) => [
        reserves.every((want) => meets(want, model.attributes)) ? 0 : 1,
        ...capacityOf(model),
        unpricedOf(model),
        ...better.map((rule) => -(measured(rule, model.attributes[rule.code]) ?? -Infinity)),
        shortOf(model),
        priceOf(model),
      ];
  }
}

const withReserve = (want: Want): Want => (typeof want.value === 'number' ? { ...want, value: want.value * (1 + HIGH_RESERVE_PERCENT.value / 100) } : want);

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
