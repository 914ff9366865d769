/** A tier as the page shows it: the server's recommendation with the user's own models and kept devices worked in. */
import type { ProductChoice } from '@portal/contract/product-choice';
import type { RecommendedLine, RecommendedTier } from '@portal/contract/recommend';
import type { GivenLine } from '@portal/engines/roles';
import { fen, toFen, toYuan } from '@portal/units';
import { isBeyondStock } from '../../../lib/words/beyond-stock.ts';
import { choiceTotals, modelsOf, type Choice } from '../../product-choice/index.ts';
import type { OwnPick } from './guide-address.ts';
import { roleKey } from './role-key.ts';

export interface ShownTierLine extends RecommendedLine {
  key: string;
  /** Pieces to buy: quantity − keptQuantity. */
  buyQuantity: number;
  /** The recommended model, where the user took another. */
  exchangedFor: ProductChoice | null;
}

export interface ShownTier extends Omit<RecommendedTier, 'lines'> {
  lines: ShownTierLine[];
}

/**
 * The recommendation with the user's choice. `keptNow`: the devices the page holds, where the answer was made for others and
 * a new one is still under way; null where the answer's own figures hold. Amounts are yuan, summed in whole fen.
 */
export function shownTier(tier: RecommendedTier, picks: readonly OwnPick[], budget: number | null, keptNow: readonly GivenLine[] | null): ShownTier {
  const own = new Set(picks.filter((pick) => pick.tier === tier.tier).map(({ skuNo }) => skuNo));
  const lines = tier.lines.map((line) => shownLine(line, own, keptNow));
  const { amount } = choiceTotals(lines.map(boughtOf));
  const bought = lines.filter(({ buyQuantity }) => buyQuantity > 0);
  return {
    ...tier,
    lines,
    amount,
    unmatchedCount: bought.filter(({ chosen }) => chosen === null).length,
    unpricedCount: bought.filter(({ chosen }) => chosen?.price === null).length,
    overBudget: budget !== null && amount > budget ? toYuan(fen(toFen(amount) - toFen(budget))) : null,
  };
}

function shownLine(line: RecommendedLine, own: ReadonlySet<string>, keptNow: readonly GivenLine[] | null): ShownTierLine {
  const taken = line.alternatives.find(({ skuNo }) => own.has(skuNo)) ?? null;
  const chosen = taken ?? line.chosen;
  const keptQuantity = keptNow === null ? line.keptQuantity : Math.min(line.quantity, keptCount(keptNow, line));
  const buyQuantity = line.quantity - keptQuantity;
  return {
    ...line,
    key: roleKey(line),
    chosen,
    exchangedFor: taken === null ? null : line.chosen,
    alternatives: modelsOf(line).filter((choice) => choice !== chosen),
    keptQuantity,
    buyQuantity,
    amount: choiceTotals([boughtOf({ chosen, buyQuantity })]).amount,
    isShort: chosen !== null && isBeyondStock(chosen, buyQuantity),
  };
}

export const boughtOf = ({ chosen, buyQuantity }: Pick<ShownTierLine, 'chosen' | 'buyQuantity'>): Choice => ({ chosen, quantity: buyQuantity });

const keptCount = (kept: readonly GivenLine[], line: Pick<GivenLine, 'role' | 'attributes'>): number =>
  kept.find((device) => roleKey(device) === roleKey(line))?.quantity ?? 0;

/**
 * The kept devices once `quantity` of a line are kept. What is kept of this role is said anew by the lines of the tier on the
 * page, so that a larger device told earlier does not go on covering this line; other roles stay.
 */
export function withKept(kept: readonly GivenLine[], lines: readonly ShownTierLine[], key: string, quantity: number): GivenLine[] {
  const role = lines.find((line) => line.key === key)?.role;
  const ofRole = lines
    .filter((line) => line.role === role)
    .map((line) => ({ role: line.role, attributes: line.attributes, quantity: line.key === key ? quantity : line.keptQuantity }))
    .filter((device) => device.quantity > 0);
  return [...kept.filter((device) => device.role !== role), ...ofRole];
}

/** The user's models once `skuNo` is taken for a line of a tier; the recommended model itself is no choice of the user's. */
export function withPick(picks: readonly OwnPick[], tier: ShownTier, key: string, skuNo: string): OwnPick[] {
  const line = tier.lines.find((one) => one.key === key);
  if (line === undefined) return [...picks];
  const recommended = line.exchangedFor ?? line.chosen;
  const ofLine = new Set([recommended, line.chosen, ...line.alternatives].map((choice) => choice?.skuNo));
  const others = picks.filter((pick) => pick.tier !== tier.tier || !ofLine.has(pick.skuNo));
  return skuNo === recommended?.skuNo ? others : [...others, { tier: tier.tier, skuNo }];
}
