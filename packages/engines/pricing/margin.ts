/** What goods cost the house that quotes them, and what it keeps. */
import { fen, formatPercent, toFen, toPercent, toYuan, type Percent, type Yuan } from '@portal/units';
import { mayCall, type UserType } from '../access/index.ts';
import { SkuType } from '../goods/index.ts';
import { amountFenOf, priceFenOf, type PricedLine } from './priced-line.ts';
import { shareOfAmount } from './rounding.ts';

export interface LineMargin {
  /** What the pieces cost the house; null where the price is not known. */
  costAmount: Yuan | null;
  /** Amount less cost; null with it. */
  margin: Yuan | null;
}

/** Sums of the lines whose cost is known. */
export interface MarginSums {
  costAmount: Yuan;
  margin: Yuan;
  /** Amount of these lines alone: what the margin is a share of. */
  amount: Yuan;
  /** How many lines have no cost, and are in none of the sums. */
  uncosted: number;
}

/** The house's price of a line is its cost, the discounted price what it asks. Whoever may see either: right `customerPrice`. Source: PRICE-26. */
export function marginOf(line: Pick<PricedLine, 'price' | 'ratePrice' | 'quantity'>): LineMargin {
  if (line.price === null) return { costAmount: null, margin: null };
  const cost = priceFenOf(line) * line.quantity;
  return { costAmount: toYuan(fen(cost)), margin: toYuan(fen(amountFenOf(line) - cost)) };
}

export function sumMargins(lines: readonly Pick<PricedLine, 'price' | 'ratePrice' | 'quantity'>[]): MarginSums {
  const costed = lines.filter(({ price }) => price !== null);
  const sum = (pick: (line: (typeof costed)[number]) => number): Yuan => toYuan(fen(costed.reduce((total, line) => total + pick(line), 0)));
  return {
    costAmount: sum((line) => toFen(marginOf(line).costAmount ?? 0)),
    margin: sum((line) => toFen(marginOf(line).margin ?? 0)),
    amount: sum(amountFenOf),
    uncosted: lines.length - costed.length,
  };
}

/** Whether a piece is asked less for than it costs the house. Without a cost, or with no price asked yet, it is not. */
export const isBelowCost = ({ price, ratePrice }: Pick<PricedLine, 'price' | 'ratePrice'>): boolean =>
  price !== null && ratePrice !== null && toFen(ratePrice) < priceFenOf({ price });

type CostedLine = Pick<PricedLine, 'price' | 'ratePrice' | 'skuType'>;

/**
 * Lines that ask no more than they cost: a customer who reads their prices reads what the house pays. The price of a product of one's own,
 * as labour is one, is what the house asks for it and pays nobody, nor does it for what is free; what is given away (0.00) tells no cost. Source: PRICE-38.
 */
export const linesAtCost = <Line extends CostedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ price, ratePrice, skuType }) => skuType !== SkuType.SelfDefined && ratePrice !== null && ratePrice > 0 && toFen(ratePrice) <= priceFenOf({ price }),
  );

/** The same by their models, for whoever quotes: null for those who see no cost, and can tell nobody of it. Source: PRICE-38. */
export const atCostFor = (viewer: UserType, lines: readonly (CostedLine & { productModel: string })[]): string[] | null =>
  mayCall('customerPrice', viewer) ? linesAtCost(lines).map(({ productModel }) => productModel) : null;

/** How many lines ask less than they cost, and by how much less in all; what others earn makes up for nothing of it. Source: PRICE-37. */
export function lossOf(lines: readonly Pick<PricedLine, 'price' | 'ratePrice' | 'quantity'>[]): { count: number; amount: Yuan } {
  const losing = lines.filter(isBelowCost);
  return { count: losing.length, amount: toYuan(fen(losing.reduce((sum, line) => sum + priceFenOf(line) * line.quantity - amountFenOf(line), 0))) };
}

/** Share of an amount that is margin, in percent with two decimals; null where nothing is charged. 20 of 80 is 25. For reading: no money is made of it. Source: PRICE-26. */
export const marginShare = (margin: Yuan | null, amount: Yuan): Percent | null =>
  margin === null || amount === 0 ? null : toPercent(shareOfAmount(toFen(margin), toFen(amount)));

/** The same in words, on page and paper: `12.34%`, or a dash. */
export const marginShareText = (share: Percent | null): string => (share === null ? '—' : formatPercent(share));
