/** A total that is aimed at, and the discounted prices that come to it to the fen. */
import { divideHalfAway, fen, toBasisPoints, toFen, toYuan, type Fen, type Percent, type Yuan } from '@portal/units';
import { closeRemainder } from './close-remainder.ts';
import { withRatePrice } from './edit-rate.ts';
import { MARGIN_FLOOR_MAX } from './limits.ts';
import { amountFenOf, isRateLocked, priceFenOf, rateMaxAt, type LinePlace, type PricedLine } from './priced-line.ts';
import { ratePriceAt } from './rounding.ts';

export interface TargetRequest<L> {
  /** Yuan: what the amounts of the lines given shall add up to. Above 0. */
  total: Yuan;
  place: LinePlace;
  /** `current`: all discounted prices change by one factor, so that what was agreed line by line keeps its relation. `price`: one rate for all. */
  basis: 'current' | 'price';
  /** Percent of the discounted price that must stay above the cost, 0 to `MARGIN_FLOOR_MAX`; null: no floor. */
  marginFloor: Percent | null;
  /** What one costs the house; null: not known, and no floor holds for it. */
  costOf: (line: L) => Yuan | null;
  /** Lines that keep their price whatever is aimed at: agreed already, or off sale. */
  isKept: (line: L) => boolean;
}

/** Why a total cannot be had: nothing may change, below what the floor allows, above what the highest rates allow, or no whole fen by these quantities. */
export type Unreachable = 'nothingMovable' | 'belowFloor' | 'aboveCaps' | 'notDivisible';

export type TargetOutcome<L> =
  | { kind: 'hit'; lines: L[] }
  | { kind: 'impossible'; reason: Unreachable; /** Nearest totals that can be had, yuan. */ below: Yuan | null; above: Yuan | null };

interface Movable {
  at: number;
  quantity: number;
  /** Fen: what its price is in proportion to, and between what it may lie. */
  weight: number;
  low: number;
  high: number;
}

/**
 * Discounted prices with Σ ratePrice × quantity = the total aimed at, to the fen. All lines move by one factor between their
 * floor and the cap of the place; what rounding leaves is closed by whole fen, on no line by more than it needs. Free lines,
 * lines without a price or a quantity and kept ones stay the same objects. 500 lines take a few milliseconds.
 * Outcome `impossible` names the nearest totals, each of which is hit when aimed at. Throws RangeError when the request or the
 * floor is out of bounds. Source: PRICE-19, PRICE-20.
 */
export function targetTotal<L extends PricedLine>(lines: readonly L[], request: TargetRequest<L>): TargetOutcome<L> {
  const total = toFen(request.total);
  if (total < 0) throw new RangeError(`no total: ${request.total}`);
  const movable = lines.flatMap((line, at): Movable[] => {
    if (request.isKept(line) || isRateLocked(line) || line.quantity === 0) return [];
    const price = priceFenOf(line);
    const high = ratePriceAt(price, toBasisPoints(rateMaxAt(request.place)));
    const weight = request.basis === 'price' ? price : toFen(line.ratePrice ?? 0);
    return [{ at, quantity: line.quantity, weight, low: Math.min(floorOf(request.costOf(line), request.marginFloor), high), high }];
  });
  const moving = new Set(movable.map(({ at }) => at));
  const kept = lines.reduce((sum, line, at) => (moving.has(at) ? sum : sum + amountFenOf(line)), 0);
  const impossible = (reason: Unreachable, below: number | null, above: number | null): TargetOutcome<L> => ({
    kind: 'impossible',
    reason,
    below: below === null ? null : toYuan(fen(below)),
    above: above === null ? null : toYuan(fen(above)),
  });
  if (movable.length === 0) return total === kept ? { kind: 'hit', lines: [...lines] } : impossible('nothingMovable', null, null);
  const [lowest, highest] = [kept + sumAt(movable, (line) => line.low), kept + sumAt(movable, (line) => line.high)];
  if (total < lowest) return impossible('belowFloor', null, lowest);
  if (total > highest) return impossible('aboveCaps', highest, null);
  const found = pricesFor(movable, lines, total - kept);
  if (found.prices === null) {
    const [below, above] = [found.below, found.above].map((goods) => (goods === null ? null : goods + kept));
    return impossible('notDivisible', below ?? null, above ?? null);
  }
  const prices = new Map(movable.map(({ at }, index) => [at, found.prices?.[index] as number]));
  return { kind: 'hit', lines: lines.map((line, at) => (prices.has(at) ? priced(line, prices.get(at) as number, request.place) : line)) };
}

/** Lowest discounted price, fen: a fen, or what leaves the margin over the cost. */
function floorOf(cost: Yuan | null, marginFloor: Percent | null): number {
  if (cost === null || marginFloor === null) return 1;
  if (!(marginFloor >= 0 && marginFloor <= MARGIN_FLOOR_MAX)) throw new RangeError(`margin floor outside 0 to ${MARGIN_FLOOR_MAX}: ${marginFloor}`);
  const share = 10_000 - toBasisPoints(marginFloor);
  const needed = toFen(cost) * 10_000;
  // the next whole fen up: one below would leave less than the margin
  return Math.max(1, (needed - (needed % share)) / share + (needed % share === 0 ? 0 : 1));
}

const priced = <L extends PricedLine>(line: L, price: number, place: LinePlace): L =>
  line.ratePrice !== null && toFen(line.ratePrice) === price ? line : withRatePrice(line, toYuan(fen(price)), place).line;

interface PricesFor {
  /** Fen a movable line; null: these quantities do not make the sum. */
  prices: number[] | null;
  /** Nearest sums they do make. */
  below: number | null;
  above: number | null;
}

function pricesFor(movable: readonly Movable[], lines: readonly PricedLine[], goods: number): PricesFor {
  const weighted = movable.map((line) => ({ ...line, weight: line.weight > 0 ? line.weight : 0 }));
  // prices of nought stay nought by any factor: where the others do not suffice, the catalogue's prices are the measure
  const most = sumAt(weighted, (line) => (line.weight === 0 ? line.low : line.high));
  const measured = most >= goods ? weighted : weighted.map((line) => ({ ...line, weight: priceFenOf(lines[line.at] as PricedLine) }));
  const prices = byOneFactor(measured, goods);
  const steps = measured.map((line, index) => ({ quantity: line.quantity, down: line.low - (prices[index] ?? 0), up: line.high - (prices[index] ?? 0) }));
  const reached = sumAt(measured, (_, index) => prices[index] ?? 0);
  const closed = closeRemainder(steps, goods - reached);
  return {
    prices: closed.steps && prices.map((price, index) => price + (closed.steps?.[index] ?? 0)),
    below: closed.below === null ? null : reached + closed.below,
    above: closed.above === null ? null : reached + closed.above,
  };
}

/** Each weight times the one factor at which the sum comes nearest, between the line's bounds, rounded to the fen. */
function byOneFactor(movable: readonly Movable[], goods: number): number[] {
  const at = (factor: number) => (line: Movable) => Math.min(Math.max(line.weight * factor, line.low), line.high);
  let [less, more] = [0, 1];
  while (sumAt(movable, at(more)) < goods && more < 1e12) more *= 2;
  for (let turn = 0; turn < 100; turn++) {
    const middle = (less + more) / 2;
    if (sumAt(movable, at(middle)) < goods) less = middle;
    else more = middle;
  }
  return movable.map((line) => Math.round(at(more)(line)));
}

function sumAt(movable: readonly Movable[], priceOf: (line: Movable, index: number) => number): number {
  return movable.reduce((sum, line, index) => sum + line.quantity * priceOf(line, index), 0);
}

/** A round total and what it is called. */
export interface RoundedTotal {
  label: string;
  total: Yuan;
}

const CUTS: readonly [label: string, yuan: number][] = [
  ['抹去角分', 1],
  ['抹去个位', 10],
  ['抹去十位', 100],
  ['抹去百位', 1000],
];

const RAISES: readonly [label: string, yuan: number][] = [
  ['进到整十', 10],
  ['进到整百', 100],
  ['进到整千', 1000],
];

/**
 * 抹零: the total without its last places, each that makes a difference and leaves something: 12,345.67 → 12,345 · 12,340 · 12,300 · 12,000. None below
 * `lowest`, the lowest total that is no loss (null: unknown): where one falls away for it, or the total itself is a loss, the next round totals above are offered, 3,050.50 with a
 * lowest of 3,050.50 → 3,060 · 3,100 · 4,000. Source: PRICE-21.
 */
export function roundedTotals(total: Yuan, lowest: Yuan | null): RoundedTotal[] {
  const whole = toFen(total);
  const floor = lowest === null ? 0 : toFen(lowest);
  const cut = CUTS.map(([label, yuan]) => ({ label, total: whole - (whole % (yuan * 100)) }));
  const less = cut.filter((one, index) => one.total > 0 && one.total < (cut[index - 1]?.total ?? whole));
  const kept = less.filter((one) => one.total >= floor);
  const raised = RAISES.map(([label, yuan]) => ({ label, total: Math.ceil(Math.max(whole, floor) / (yuan * 100)) * yuan * 100 }));
  const more = raised.filter((one, index) => one.total > (raised[index - 1]?.total ?? whole));
  const isShort = kept.length < less.length || whole < floor;
  return [...kept, ...(isShort ? more : [])].map((one) => ({ label: one.label, total: toYuan(fen(one.total)) }));
}

/** A whole discount: `rate` percent of the original total, half a fen away from zero. 88 % of 1,234.56 is 1,086.41. Source: PRICE-21. */
export function totalAtRate(original: Yuan, rate: Percent): Yuan {
  return toYuan(percentOfFen(toFen(original), rate));
}

/** Percent of an amount that, times ten thousand, no double holds: taken by whole yuan and the rest. */
export function percentOfFen(amount: Fen, rate: Percent): Fen {
  const points = toBasisPoints(rate);
  const rest = amount % 10_000;
  return fen(((amount - rest) / 10_000) * points + divideHalfAway(rest * points, 10_000));
}
