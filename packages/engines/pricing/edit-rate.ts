import {
  normaliseDigits,
  parsePercent,
  parseYuan,
  percentDigits,
  toBasisPoints,
  toFen,
  toPercent,
  toYuan,
  yuanDigits,
  type BasisPoint,
  type Fen,
  type Percent,
  type Yuan,
} from '@portal/units';
import { pricingCopy } from './copy.ts';
import { PRICE_MAX, RATE_DEFAULT } from './limits.ts';
import type { LineEdit, Notice } from './notice.ts';
import { isPair, isRateLocked, priceFenOf, rateMaxAt, withAmount, type LinePlace, type PricedLine } from './priced-line.ts';
import { rateOf, ratePriceAt } from './rounding.ts';

/**
 * The line after its rate box is left. `rate` in percent, null or not finite for an empty box.
 * Empty gives 100. Above the cap of the place gives the cap, with a notice. Below 0 gives 0 in the list, 100 in selection.
 * The rate is kept, the discounted price follows. The rate the line already has changes nothing, so leaving a box untouched
 * never moves the other figure. Price 0 or none: the rate stays 100.00.
 * Source: PRICE-1, PRICE-2, PRICE-3.
 */
export function withRate<L extends PricedLine>(line: L, rate: Percent | null, place: LinePlace): LineEdit<L> {
  if (isRateLocked(line)) return lockedAt(line, line.ratePrice, typedOr(rate, RATE_DEFAULT) !== RATE_DEFAULT);
  const max = rateMaxAt(place);
  const typed = typedOr(rate, RATE_DEFAULT);
  const wanted = typed < 0 ? (place === 'selection' ? 0 : RATE_DEFAULT) : typed;
  const points = toBasisPoints(Math.min(wanted, max));
  const notice: Notice | null = wanted > max ? { code: 'rateCapped', text: pricingCopy.rateCapped(percentDigits(max)) } : null;
  const price = priceFenOf(line);
  if (line.ratePrice !== null && toBasisPoints(line.rate) === points && isPair(price, line.rate, line.ratePrice)) return { line: withAmount(line), notice };
  return { line: paired(line, points, ratePriceAt(price, points)), notice };
}

/**
 * The line after its discounted price box is left. `ratePrice` in yuan, null or not finite for an empty box.
 * List: empty or below 0 gives 0.00; above price × 999.99 % gives that, with a notice. Selection: empty or below 0 gives
 * the price; above price × 3 gives that. The discounted price is kept, the rate follows; the discounted price the line
 * already has changes nothing. Price 0 or none: the rate stays 100.00; in the list the typed figure is kept as the
 * user's own quote (up to `PRICE_MAX`), in selection the line keeps the catalogue's price.
 * Source: PRICE-1, PRICE-2, PRICE-3.
 */
export function withRatePrice<L extends PricedLine>(line: L, ratePrice: Yuan | null, place: LinePlace): LineEdit<L> {
  if (isRateLocked(line)) return withOwnQuote(line, ratePrice, place);
  const price = priceFenOf(line);
  const maxPoints = toBasisPoints(rateMaxAt(place));
  const max = ratePriceAt(price, maxPoints);
  const emptied = place === 'selection' ? 0 : toYuan(price);
  const typed = typedOr(ratePrice, emptied);
  const wanted = typed < 0 ? emptied : typed;
  const discounted = toFen(Math.min(wanted, toYuan(max)));
  const notice: Notice | null = wanted > toYuan(max) ? { code: 'ratePriceCapped', text: pricingCopy.ratePriceCapped(yuanDigits(toYuan(max))) } : null;
  if (isUnchanged(line, price, discounted, maxPoints)) return { line: withAmount(line), notice };
  // The highest discounted price may be rounded up (0.01 at 999.99 % is 0.10), its rate may not leave the cap.
  const points = Math.min(rateOf(discounted, price), maxPoints) as BasisPoint;
  return { line: paired(line, points, discounted), notice };
}

/**
 * The same for what a person typed or pasted. What is no figure from 0 up ('二百', '1e3', '1,2800', '-5') is refused whole with a notice:
 * the line keeps its price, and no part of the text becomes another one. Thousands may be parted; decimals beyond the second are rounded, and it is said.
 */
export const withTypedRatePrice = <L extends PricedLine>(line: L, text: string, place: LinePlace): LineEdit<L> =>
  takenFrom(line, text, parseYuan(text), (figure) => withRatePrice(line, figure, place));

/** As `withTypedRatePrice`, for the rate. */
export const withTypedRate = <L extends PricedLine>(line: L, text: string, place: LinePlace): LineEdit<L> =>
  takenFrom(line, text, parsePercent(text), (figure) => withRate(line, figure, place));

function takenFrom<L extends PricedLine>(line: L, text: string, figure: number | null, taken: (figure: number | null) => LineEdit<L>): LineEdit<L> {
  const isBlank = normaliseDigits(text) === '';
  if (!isBlank && (figure === null || figure < 0)) return { line, notice: { code: 'notFigure', text: pricingCopy.notFigure } };
  const edit = taken(figure);
  const isRounded = /\.\d\d\d*[1-9]/u.test(normaliseDigits(text));
  return isRounded && edit.notice === null ? { line: edit.line, notice: { code: 'twoDecimals', text: pricingCopy.twoDecimals } } : edit;
}

function withOwnQuote<L extends PricedLine>(line: L, ratePrice: Yuan | null, place: LinePlace): LineEdit<L> {
  if (place === 'picking') return lockedAt(line, line.price, typedOr(ratePrice, 0) > 0);
  const wanted = Math.max(0, typedOr(ratePrice, 0));
  const { line: quoted } = lockedAt(line, toYuan(toFen(Math.min(wanted, PRICE_MAX))), false);
  return { line: quoted, notice: wanted > PRICE_MAX ? { code: 'ratePriceCapped', text: pricingCopy.ratePriceCapped(yuanDigits(PRICE_MAX)) } : null };
}

const isUnchanged = (line: PricedLine, price: Fen, discounted: Fen, maxPoints: BasisPoint): boolean =>
  line.ratePrice !== null && toFen(line.ratePrice) === discounted && toBasisPoints(line.rate) <= maxPoints && isPair(price, line.rate, line.ratePrice);

const paired = <L extends PricedLine>(line: L, points: BasisPoint, discounted: Fen): L =>
  withAmount({ ...line, rate: toPercent(points), ratePrice: toYuan(discounted) });

const lockedAt = <L extends PricedLine>(line: L, ratePrice: Yuan | null, refused: boolean): LineEdit<L> => ({
  line: withAmount({ ...line, rate: RATE_DEFAULT, ratePrice }),
  notice: refused ? { code: 'rateLocked', text: pricingCopy.rateLocked } : null,
});

const typedOr = (value: number | null, empty: number): number => (value === null || !Number.isFinite(value) ? empty : value);
