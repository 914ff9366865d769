import { HIGH_RESERVE_PERCENT, STAND_IN_PERCENT, STAND_IN_YUAN, USUAL_WARRANTY_MONTHS } from '../../constants/tiers.ts';
import { isAtMost } from '../../inputs/index.ts';
import { findRole, measured, meetsFor, packsFor, type LineToMatch, type Want } from '../../roles/index.ts';
import type { TierId } from '../core/plan.ts';
import type { Candidate } from './candidate.ts';

/** One figure of what a model is worth in a tier: compared one after the other, less is better. */
type Figure = (model: Candidate) => number;

export interface OrderPolicy {
  line: LineToMatch;
  /** What the line asks (`wantsOf`). */
  wants: readonly Want[];
  tier: TierId;
}

/**
 * The `count` best of the models that fit, best first; ties go by skuNo. First what has a price, so that nothing looks cheap by what it leaves
 * out, then what is to be had (`presenceFor`). What would stand idle (`idle`) is not paid for, unless economy finds it cheapest. Capacities of
 * which more is no larger a device (`isPlain`: light, protection) only have to be enough. Then: standard, the handbook's, smallest sufficient capacity, guaranteed for the
 * usual time, cheapest; economy cheapest, smallest; high with the reserve where one is wanted (`HIGH_RESERVE_PERCENT`), smallest
 * sufficient, the better model, the longer guaranteed, cheapest. In stock means the whole quantity, whatever the customer has
 * already: what is there must not change the choice. Source: SIZE-11, SIZE-11.4.
 */
export function bestModels<C extends Candidate>(policy: OrderPolicy, fitting: readonly C[], count: number): C[] {
  const figures = worthFor(policy);
  const [right] = bestOf(figures, fitting, 1);
  if (right === undefined) return [];
  const presenceOf = presenceFor(policy, right, fitting);
  const rankOf: Figure = (model) => (model.price === null ? PRESENCES.length : 0) + PRESENCES.indexOf(presenceOf(model));
  return bestOf([rankOf, ...figures], fitting, count);
}

/** Of the whole line, yuan; of what has no price no sum. */
export function costFor(line: LineToMatch): Figure {
  const packs = packsFor(line);
  return ({ price, attributes }) => (price === null ? Infinity : price * packs(attributes));
}

const capacitiesOf = (wants: readonly Want[]): Figure[] =>
  wants
    .filter(({ rule, isStrict }) => isStrict && rule.match === 'atLeast' && !rule.isPlain)
    .map(
      ({ rule }): Figure =>
        ({ attributes }) =>
          measured(rule, attributes[rule.code]) ?? Infinity,
    );

/** What a model is worth to a tier, whatever there is of it. */
function worthFor({ line, wants, tier }: OrderPolicy): Figure[] {
  const warrantyOf = ({ warrantyMonths }: Candidate): number => warrantyMonths ?? USUAL_WARRANTY_MONTHS.value;
  const briefOf: Figure = (model) => (warrantyOf(model) < USUAL_WARRANTY_MONTHS.value ? 1 : 0);
  const unpricedOf: Figure = ({ price }) => (price === null ? 1 : 0);
  const capacities = capacitiesOf(wants);
  const idle = (findRole(line.role)?.idle ?? []).filter(({ code }) => !wants.some(({ rule }) => rule.code === code));
  const idleOf: Figure = ({ attributes }) => idle.filter((rule) => (measured(rule, attributes[rule.code]) ?? 0) > 0).length;
  switch (tier) {
    case 'standard':
      return [unpricedOf, idleOf, ...capacities, briefOf, costFor(line)];
    case 'economy':
      return [unpricedOf, costFor(line), ...capacities];
    case 'high': {
      const reserves = wants.filter(({ rule }) => rule.spare).map((want) => meetsFor(withReserve(want, line.need?.[want.rule.code])));
      const better = (findRole(line.role)?.better ?? []).map(
        (rule): Figure =>
          ({ attributes }) =>
            -(measured(rule, attributes[rule.code]) ?? -Infinity),
      );
      const missedOf: Figure = ({ attributes }) => (reserves.every((isMet) => isMet(attributes)) ? 0 : 1);
      return [unpricedOf, missedOf, idleOf, ...capacities, ...better, (model) => -warrantyOf(model), costFor(line)];
    }
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
  const capacities = capacitiesOf(wants);
  const rightSize = capacities.map((sizeOf) => sizeOf(right));
  const nextSize = capacities.map((sizeOf, at) =>
    fitting.reduce((next, model) => {
      const one = sizeOf(model);
      return one > Number(rightSize[at]) && one < next ? one : next;
    }, Infinity),
  );
  // economy is never dearer than standard
  const [usual] = tier === 'economy' ? bestModels({ line, wants, tier: 'standard' }, fitting, 1) : [];
  const ceiling = usual === undefined ? Infinity : costOf(usual);
  const standsIn = (model: Candidate): boolean => {
    const at = capacities.findIndex((sizeOf, place) => sizeOf(model) !== rightSize[place]);
    const size = capacities[at]?.(model) ?? -Infinity;
    const isLarger = size > Number(rightSize[at]);
    if (isLarger && size > Number(nextSize[at])) return false;
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
  key: readonly number[];
}

/** The `count` best, best first, in one pass: only of what makes the list all figures are asked. */
function bestOf<C extends Candidate>(figures: readonly Figure[], models: readonly C[], count: number): C[] {
  const best: Ranked<C>[] = [];
  for (const model of models) {
    const last = best[count - 1];
    if (last !== undefined && !comesBefore(figures, model, last)) continue;
    let place = Math.min(best.length, count - 1);
    for (let above = best[place - 1]; above !== undefined && comesBefore(figures, model, above); above = best[place - 1]) best[place--] = above;
    best[place] = { model, key: figures.map((figureOf) => figureOf(model)) };
  }
  return best.map(({ model }) => model);
}

function comesBefore(figures: readonly Figure[], model: Candidate, than: Ranked<Candidate>): boolean {
  for (let place = 0; place < figures.length; place++) {
    const figure = Number(figures[place]?.(model));
    if (figure !== than.key[place]) return figure < Number(than.key[place]);
  }
  return model.skuNo < than.model.skuNo;
}
