import { HIGH_RESERVE_PERCENT, STAND_IN_PERCENT, STAND_IN_YUAN, USUAL_WARRANTY_MONTHS } from '../../constants/tiers.ts';
import { isAtMost } from '../../inputs/index.ts';
import { findRole, measured, meets, packsFor, type LineToMatch, type Want } from '../../roles/index.ts';
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
 * The `count` best of the models that fit, best first; ties go by skuNo. First what has a price, so that nothing looks cheap by what it leaves
 * out, then what is to be had (`presenceFor`). Capacities of which more is no larger a device (`isPlain`: light, protection) only have to
 * be enough. Then: standard, the handbook's, smallest sufficient capacity, guaranteed for the
 * usual time, cheapest; economy cheapest, smallest; high with the reserve where one is wanted (`HIGH_RESERVE_PERCENT`), smallest
 * sufficient, the better model, the longer guaranteed, cheapest. In stock means the whole quantity, whatever the customer has
 * already: what is there must not change the choice. Source: SIZE-11.
 */
export function bestModels<C extends Candidate>(policy: OrderPolicy, fitting: readonly C[], count: number): C[] {
  const worthOf = worthFor(policy);
  const ranked = fitting.map((model) => ({ model, rank: 0, key: worthOf(model) }));
  const [right] = bestOf(ranked, 1);
  if (right === undefined) return [];
  const presenceOf = presenceFor(policy, right.model, fitting);
  for (const one of ranked) one.rank = (one.model.price === null ? PRESENCES.length : 0) + PRESENCES.indexOf(presenceOf(one.model));
  return bestOf(ranked, count).map(({ model }) => model);
}

/** Of the whole line, yuan; of what has no price no sum. */
export function costFor(line: LineToMatch): (model: Candidate) => number {
  const packs = packsFor(line);
  return ({ price, attributes }) => (price === null ? Infinity : price * packs(attributes));
}

const capacitiesOf = (wants: readonly Want[]): ((model: Candidate) => number[]) => {
  const rules = wants.filter(({ rule, isStrict }) => isStrict && rule.match === 'atLeast' && !rule.isPlain).map(({ rule }) => rule);
  return ({ attributes }) => rules.map((rule) => measured(rule, attributes[rule.code]) ?? Infinity);
};

/** What a model is worth to a tier, whatever there is of it. */
function worthFor({ line, wants, tier }: OrderPolicy): (model: Candidate) => Key {
  const reserves = wants.filter(({ rule }) => rule.spare).map((want) => withReserve(want, line.need?.[want.rule.code]));
  const better = findRole(line.role)?.better ?? [];
  const capacityOf = capacitiesOf(wants);
  const warrantyOf = ({ warrantyMonths }: Candidate): number => warrantyMonths ?? USUAL_WARRANTY_MONTHS.value;
  const briefOf = (model: Candidate): number => (warrantyOf(model) < USUAL_WARRANTY_MONTHS.value ? 1 : 0);
  const unpricedOf = ({ price }: Candidate): number => (price === null ? 1 : 0);
  const priceOf = costFor(line);
  switch (tier) {
    case 'standard':
      return (model) => [unpricedOf(model), ...capacityOf(model), briefOf(model), priceOf(model)];
    case 'economy':
      return (model) => [unpricedOf(model), priceOf(model), ...capacityOf(model)];
    case 'high':
      return (model) => [
        unpricedOf(model),
        reserves.every((want) => meets(want, model.attributes)) ? 0 : 1,
        ...capacityOf(model),
        ...better.map((rule) => -(measured(rule, model.attributes[rule.code]) ?? -Infinity)),
        -warrantyOf(model),
        priceOf(model),
      ];
  }
}

/** Before and behind the right model when it is short, in this order. */
const PRESENCES = ['standsIn', 'right', 'present', 'short'] as const;
type Presence = (typeof PRESENCES)[number];

/**
 * In stock goes before short. Where the right model itself is short only what costs little more goes before it, no larger than the next
 * size: cable of 16 mm² is no answer to where 2.5 is to be laid. Whatever else is in stock is offered behind it.
 */
function presenceFor({ line, wants, tier }: OrderPolicy, right: Candidate, fitting: readonly Candidate[]): (model: Candidate) => Presence {
  const packs = packsFor(line);
  const isPresent = ({ stockTotal, attributes }: Candidate): boolean => stockTotal >= packs(attributes);
  const costOf = costFor(line);
  if (isPresent(right)) return (model) => (isPresent(model) ? 'standsIn' : 'short');
  const capacityOf = capacitiesOf(wants);
  const rightSize = capacityOf(right);
  const sizes = fitting.map(capacityOf);
  const nextSize = rightSize.map((size, at) => sizes.reduce((next, one) => (Number(one[at]) > size ? Math.min(next, Number(one[at])) : next), Infinity));
  // economy is never dearer than standard
  const [usual] = tier === 'economy' ? bestModels({ line, wants, tier: 'standard' }, fitting, 1) : [];
  const ceiling = usual === undefined ? Infinity : costOf(usual);
  const standsIn = (model: Candidate): boolean => {
    const size = capacityOf(model);
    const at = size.findIndex((figure, place) => figure !== rightSize[place]);
    const isLarger = at >= 0 && Number(size[at]) > Number(rightSize[at]);
    if (isLarger && Number(size[at]) > Number(nextSize[at])) return false;
    const { sameSize, nextSize: larger } = STAND_IN_PERCENT.value;
    if (costOf(model) > ceiling) return false;
    const most = costOf(right) * (1 + (isLarger ? larger : sameSize) / 100);
    return isAtMost(costOf(model), most) || isAtMost(costOf(model) - costOf(right), STAND_IN_YUAN.value);
  };
  return (model) => {
    if (model === right) return 'right';
    if (!isPresent(model)) return 'short';
    return standsIn(model) ? 'standsIn' : 'present';
  };
}

/** The reserve is of the need, not of the size the need was rounded up to. */
function withReserve(want: Want, need: number | undefined): Want {
  if (typeof want.value !== 'number') return want;
  return { ...want, value: Math.max(want.value, (need ?? want.value) * (1 + HIGH_RESERVE_PERCENT.value / 100)) };
}

interface Ranked<C> {
  model: C;
  /** Goes before the key. */
  rank: number;
  key: Key;
}

/** The `count` best, best first, in one pass: only what makes the list is put in order. */
function bestOf<C extends Candidate>(models: readonly Ranked<C>[], count: number): Ranked<C>[] {
  const best: Ranked<C>[] = [];
  for (const one of models) {
    const last = best[count - 1];
    if (last !== undefined && comesBefore(last, one)) continue;
    let place = Math.min(best.length, count - 1);
    for (let above = best[place - 1]; above !== undefined && comesBefore(one, above); above = best[place - 1]) best[place--] = above;
    best[place] = one;
  }
  return best;
}

function comesBefore(a: Ranked<Candidate>, b: Ranked<Candidate>): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  for (let place = 0; place < a.key.length; place++) if (a.key[place] !== b.key[place]) return Number(a.key[place]) < Number(b.key[place]);
  return a.model.skuNo < b.model.skuNo;
}
