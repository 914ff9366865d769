// not `expect`: over 225,000 runs it takes five times as long as what it asks about
import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { it } from 'vitest';
import { yuanDigits } from '@portal/units';
import { SkuStatus, SkuType, type PriceFacts } from '../goods/index.ts';
import { listTotalsOf, priceLine, reconcileLine, totalsOf, withQuantity, withRate, withRatePrice } from './index.ts';
import type { LinePlace, PricedLine } from './index.ts';

const PRICE_MAX_FEN = 999_999_999;
const capOf = { selection: 99_999, picking: 30_000 } as const;

const place = fc.constantFrom<LinePlace>('selection', 'picking');
const skuType = fc.constantFrom<SkuType>(SkuType.Normal, SkuType.SelfDefined, SkuType.Software);
const priceFen = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: PRICE_MAX_FEN }));
const ratePoints = fc.integer({ min: 0, max: capOf.selection });
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, 300.01, 999.99, 1000));
const typed = fc.oneof(
  fc.constant(null),
  anyNumber,
  fc.integer({ min: -100, max: 2_000_000 }).map((hundredths) => hundredths / 100),
);
const facts: fc.Arbitrary<PriceFacts> = fc.record({
  price: fc.oneof({ weight: 1, arbitrary: fc.constantFrom(null, 0) }, { weight: 6, arbitrary: priceFen.map((count) => count / 100) }),
  skuType,
  maxNum: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 12_000 })),
});
const edit = fc.record({ field: fc.constantFrom('rate', 'ratePrice', 'quantity'), value: typed, place });
type Edit = { field: string; value: number | null; place: LinePlace };

const applied = (line: PricedLine, { field, value, place: where }: Edit): PricedLine => {
  if (field === 'rate') return withRate(line, value, where).line;
  return field === 'ratePrice' ? withRatePrice(line, value, where).line : withQuantity(line, value, where).line;
};

/** Round half away from zero in BigInt, written from the rule and not from the engine. */
const half = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);
const written = (count: bigint): string => {
  const size = (count < 0n ? -count : count).toString().padStart(3, '0');
  return `${count < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
};

it('a rate, and then the discounted price it showed typed again, leaves the rate: for every price, in both places', () => {
  fc.assert(
    fc.property(priceFen, ratePoints, place, (count, points, where) => {
      const rate = Math.min(points, capOf[where]) / 100;
      const once = withRate(priceLine({ price: count / 100, skuType: 0 }, { quantity: 1 }, where), rate, where).line;
      const again = withRatePrice(once, once.ratePrice, where).line;
      deepEqual(again, once);
      deepEqual(withRate(again, again.rate, where).line, once);
      equal(once.rate, rate);
    }),
    { numRuns: 20_000 },
  );
});

it('a discounted price, and then the rate it showed typed again, leaves the discounted price: for every price, in both places', () => {
  fc.assert(
    fc.property(priceFen, ratePoints, place, (count, points, where) => {
      const requested = Math.floor((count * Math.min(points, capOf[where])) / 10_000) / 100;
      const once = withRatePrice(priceLine({ price: count / 100, skuType: 0 }, { quantity: 1 }, where), requested, where).line;
      equal(once.ratePrice, requested);
      deepEqual(withRate(once, once.rate, where).line, once);
    }),
    { numRuns: 20_000 },
  );
});

// Rate r → price p = P·r + e with |e| ≤ ½ fen → rate r + e·10⁴/P; with P ≥ 10⁴ fen the error is at most ½ of a hundredth,
// and at P = 10⁴ there is none. Turned round it is the same for P ≤ 10⁴.
it('from 100.00 yuan on, a discounted price alone gives its rate back; up to 100.00 yuan, a rate alone gives its discounted price back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: PRICE_MAX_FEN }), ratePoints, (count, points) => {
      const dear: PriceFacts = { price: count / 100, skuType: 0 };
      const { ratePrice } = priceLine(dear, { rate: points / 100 }, 'selection');
      equal(priceLine(dear, { ratePrice }, 'selection').rate, points / 100);
    }),
    { numRuns: 20_000 },
  );
  for (let count = 1; count <= 10_000; count += 37) {
    const low: PriceFacts = { price: count / 100, skuType: 0 };
    for (let discounted = 0; discounted <= 3 * count; discounted += 1 + Math.floor(count / 97)) {
      const { rate } = priceLine(low, { ratePrice: discounted / 100 }, 'selection');
      equal(priceLine(low, { rate }, 'selection').ratePrice, discounted / 100);
    }
  }
});

it('no sequence of edits leaves the bounds, breaks the pair or gives anything but numbers', () => {
  fc.assert(
    fc.property(facts, place, fc.array(edit, { maxLength: 8 }), (known, start, edits) => {
      const line = edits.reduce(applied, priceLine(known, { quantity: 1 }, start));
      const last = edits.at(-1) ?? { field: 'quantity', value: line.quantity, place: 'selection' as const };
      const highestRate = last.place === 'picking' && last.field !== 'quantity' ? 300 : 999.99;
      const highestQuantity = known.skuType === SkuType.Software && known.price === 0 ? 1 : 9999;
      const locked = known.price === null || known.price === 0;
      const shown = last.field === 'rate' ? line.rate : last.field === 'ratePrice' ? line.ratePrice : line.quantity;
      for (const figure of [line.rate, line.ratePrice ?? 0, line.quantity, line.amount]) ok(Number.isFinite(figure) && figure >= 0);
      ok(line.rate <= highestRate);
      ok(line.quantity <= highestQuantity);
      equal(locked ? line.rate : 100, 100);
      equal(line.price, known.price);
      equal(yuanDigits(line.amount), written(BigInt(Math.round((line.ratePrice ?? 0) * 100)) * BigInt(line.quantity)));
      deepEqual(applied(line, { ...last, value: shown }), line);
    }),
    { numRuns: 20_000 },
  );
});

it('the server finds nothing to change in a line a browser made with these rules', () => {
  fc.assert(
    fc.property(facts, place, fc.array(edit, { maxLength: 8 }), (known, start, edits) => {
      const made = withQuantity(edits.reduce(applied, priceLine(known, { quantity: 1 }, start)), 3, 'selection').line;
      deepEqual(reconcileLine(known, made), made);
    }),
    { numRuns: 20_000 },
  );
});

it('whatever a client claims, the server’s line keeps the caps, the pair and the catalogue’s price, and is stable', () => {
  fc.assert(
    fc.property(facts, fc.record({ rate: anyNumber, ratePrice: typed, quantity: anyNumber }), (known, claim) => {
      const line = reconcileLine(known, claim);
      equal(line.price, known.price);
      ok(line.rate >= 0 && line.rate <= 999.99 && line.quantity >= 1 && line.quantity <= 9999);
      ok(Number.isInteger(line.quantity) && Number.isFinite(line.amount));
      deepEqual(reconcileLine(known, line), line);
    }),
    { numRuns: 20_000 },
  );
});

it('totals equal an oracle in BigInt over 100,000 lists, and original − total = discount to the fen', () => {
  const line = fc.record({
    priceFen: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: PRICE_MAX_FEN })),
    points: ratePoints,
    quantity: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (requests) => {
      let original = 0n;
      let amount = 0n;
      const lines = requests.map((requested) => {
        const price = BigInt(requested.priceFen ?? 0);
        original += price * BigInt(requested.quantity);
        amount += half(price * BigInt(requested.points), 10_000n) * BigInt(requested.quantity);
        return priceLine(
          { price: requested.priceFen === null ? null : requested.priceFen / 100, skuType: 0 },
          { rate: requested.points / 100, quantity: requested.quantity },
          'selection',
        );
      });
      const totals = totalsOf(lines);
      const found = [totals.originalAmount, totals.amount, totals.preferential].map((figure) => yuanDigits(figure));
      const wanted = [written(original), written(amount), written(original - amount)];
      deepEqual(found, wanted);
    }),
    { numRuns: 100_000 },
  );
}, 60_000);

it('a list counts its lines on sale and no others, wherever those off sale stand', () => {
  const line = fc.record({
    price: fc.oneof(
      fc.constant(null),
      fc.integer({ min: 0, max: PRICE_MAX_FEN }).map((count) => count / 100),
    ),
    points: ratePoints,
    quantity: fc.integer({ min: 1, max: 9999 }),
    skuStatus: fc.constantFrom(SkuStatus.Active, SkuStatus.Deactivated),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (requests) => {
      const lines = requests.map(({ price, points, quantity, skuStatus }) => ({
        ...priceLine({ price, skuType: 0 }, { rate: points / 100, quantity }, 'selection'),
        skuStatus,
      }));
      const counted = lines.filter((one) => one.skuStatus === SkuStatus.Active);
      const totals = listTotalsOf(lines);
      deepEqual(totals, totalsOf(counted));
      deepEqual([totals.lineCount, totals.pieceCount], [counted.length, counted.reduce((sum, one) => sum + one.quantity, 0)]);
      // what is off sale may change as it will
      deepEqual(listTotalsOf(lines.map((one) => (one.skuStatus === SkuStatus.Active ? one : { ...one, quantity: 1, ratePrice: 0 }))), totals);
    }),
    { numRuns: 5_000 },
  );
});
