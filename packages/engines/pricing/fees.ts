/** Fees of one's own on a list: labour, material, transport, tax. A share is of the goods, or of the goods and the fees that are no such share. */
import { divideHalfAway, fen, toFen, toHundredths, toYuan, type Fen, type Percent, type Yuan } from '@portal/units';
import { totalsOf, type OrderTotals } from './order-total.ts';
import { amountFenOf, type PricedLine } from './priced-line.ts';
import { percentOfFen } from './target-total.ts';

/**
 * How a fee comes about: a price times a quantity; a price times the pieces of goods, all or those of a category; a share of the goods,
 * or with `base` of the goods and of all fees that are no share with `base`, so that none is ever a share of itself.
 */
export type FeeFormula =
  | { kind: 'fixed'; unitPrice: Yuan; /** Two decimals: half a working day is a quantity. */ quantity: number }
  | { kind: 'perPiece'; unitPrice: Yuan; /** `first` or `first > second`; '' for all goods. */ category: string }
  | { kind: 'percent'; percent: Percent; base?: 'goodsAndFees' | undefined };

/** Is it a share of the goods and of the fees beside it? */
export const isShareOfAll = (formula: FeeFormula): boolean => formula.kind === 'percent' && formula.base === 'goodsAndFees';

export interface Fee {
  name: string;
  /** Word it is counted in: 项, 点, 工日. */
  unit: string;
  formula: FeeFormula;
}

type FeeLine = Pick<PricedLine, 'price' | 'ratePrice' | 'quantity'> & { productCategory: string };

/** A fee with what it comes to. */
export type CalculatedFee<F extends Fee = Fee> = F & {
  /** What it is multiplied by: the quantity given, or the pieces counted; 1 for a share of the goods. */
  quantity: number;
  amount: Yuan;
};

/** The totals of an order: goods and fees apart, and together. Yuan. */
export interface TotalsWithFees extends OrderTotals {
  goodsAmount: Yuan;
  feesAmount: Yuan;
}

/**
 * What each fee comes to for these lines. A share is of the goods alone, or of the goods and of the fees that are no share of both, whatever
 * stands before it, so that the order of fees changes nothing; it is rounded once, to the fen, half away from zero, and of sums of whole
 * fen. 8 % of 1,234.56 is 98.76; 6 % of 1,000.00 of goods and 200.00 of labour is 72.00. Source: PRICE-22.
 */
export function calculateFees<F extends Fee>(fees: readonly F[], lines: readonly FeeLine[]): CalculatedFee<F>[] {
  const goods = fen(lines.reduce((sum, line) => sum + amountFenOf(line), 0));
  const beside = fees.reduce((sum, { formula }) => (isShareOfAll(formula) ? sum : sum + amountOf(formula, quantityOf(formula, lines), goods)), 0);
  return fees.map((fee) => {
    const quantity = quantityOf(fee.formula, lines);
    const base = isShareOfAll(fee.formula) ? fen(goods + beside) : goods;
    return { ...fee, quantity, amount: toYuan(amountOf(fee.formula, quantity, base)) };
  });
}

function quantityOf(formula: FeeFormula, lines: readonly FeeLine[]): number {
  if (formula.kind === 'fixed') return formula.quantity;
  if (formula.kind === 'percent') return 1;
  return lines.reduce((sum, line) => (isOfCategory(line, formula.category) ? sum + line.quantity : sum), 0);
}

function amountOf(formula: FeeFormula, quantity: number, base: Fen): Fen {
  if (formula.kind === 'percent') return percentOfFen(base, formula.percent);
  return fen(divideHalfAway(toFen(formula.unitPrice) * toHundredths(quantity), 100));
}

/** Is the line of this category, or of one below it? Source: PRICE-22. */
export function isOfCategory({ productCategory }: Pick<FeeLine, 'productCategory'>, category: string): boolean {
  const path = pathOf(productCategory);
  return category === '' || pathOf(category).every((name, depth) => path[depth] === name);
}

/** Categories of lines that a fee may count, each first one followed by those below it, in the order of the lines. */
export function categoriesOf(lines: readonly Pick<FeeLine, 'productCategory'>[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const { productCategory } of lines) {
    const [first, second] = pathOf(productCategory);
    if (first === undefined || first === '') continue;
    const below = known.get(first) ?? new Set();
    known.set(first, second === undefined ? below : below.add(`${first} > ${second}`));
  }
  return [...known].flatMap(([first, below]) => [first, ...below]);
}

const pathOf = (category: string): string[] => category.split('>').map((name) => name.trim());

/**
 * The totals of lines and fees. `originalAmount` and `amount` are those of goods and fees together, so that original − amount is
 * still what is saved; counts are of goods. Source: PRICE-7, PRICE-23.
 */
export function totalsWithFees(lines: readonly FeeLine[], fees: readonly Fee[]): TotalsWithFees {
  const goods = totalsOf(lines);
  const feesFen = calculateFees(fees, lines).reduce((sum, fee) => sum + toFen(fee.amount), 0);
  const plus = (yuan: Yuan): Yuan => toYuan(fen(toFen(yuan) + feesFen));
  return { ...goods, originalAmount: plus(goods.originalAmount), amount: plus(goods.amount), goodsAmount: goods.amount, feesAmount: toYuan(fen(feesFen)) };
}

/** What goods of this amount come to with the fees of these lines: fixed ones as they are, shares of these goods. Source: PRICE-24. */
export function totalForGoods(lines: readonly FeeLine[], fees: readonly Fee[], goods: Yuan): Yuan {
  return toYuan(fen(totalAtGoods(lines, fees)(toFen(goods))));
}

function totalAtGoods(lines: readonly FeeLine[], fees: readonly Fee[]): (goods: number) => number {
  const constant = calculateFees(fees, lines).reduce((sum, fee) => (fee.formula.kind === 'percent' ? sum : sum + toFen(fee.amount)), 0);
  const percents = (ofAll: boolean) => fees.flatMap(({ formula }) => (formula.kind === 'percent' && isShareOfAll(formula) === ofAll ? [formula.percent] : []));
  const [ofGoods, ofAll] = [percents(false), percents(true)];
  const withShares = (base: number, shares: readonly Percent[]): number => shares.reduce((sum, share) => sum + percentOfFen(fen(base), share), base);
  return (goods) => withShares(constant + withShares(goods, ofGoods), ofAll);
}

export type GoodsForTotal =
  | { kind: 'exact'; goods: Yuan }
  | { kind: 'between'; /** The totals to either side that some goods come to. */ below: Yuan | null; above: Yuan | null };

/**
 * The goods amount whose fees bring it to this total: shares grow with the goods, so there is one at most, and rounding leaves
 * gaps. Goods below nothing are none. Source: PRICE-24.
 */
export function goodsForTotal(lines: readonly FeeLine[], fees: readonly Fee[], total: Yuan): GoodsForTotal {
  const totalAt = totalAtGoods(lines, fees);
  const wanted = toFen(total);
  let [low, high] = [-1, Math.max(0, wanted - totalAt(0))];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (totalAt(middle) >= wanted) high = middle;
    else low = middle;
  }
  if (totalAt(high) === wanted) return { kind: 'exact', goods: toYuan(fen(high)) };
  const yuanOf = (goods: number): Yuan | null => (goods < 0 ? null : toYuan(fen(totalAt(goods))));
  return { kind: 'between', below: yuanOf(low), above: yuanOf(high) };
}
