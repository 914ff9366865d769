/** A proposal costs in the dialog what the list grows by, whatever is charged in the list (CHECK-23). */
import type { DesignLine } from '@portal/contract/design-order';
import type { MatchedLine } from '@portal/contract/product-choice';
import { priceLine, sortLines, totalsOf } from '@portal/engines/pricing';
import { toFen } from '@portal/units';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { aCameraLine, aChoice, aMatch, aRecorderLine } from './check-builder.ts';
import { unsetCheck } from './check-settings.ts';
import { addLines, exchangeLines, linesToAdd, proposalDifference, type ProposedProduct } from './completion.ts';
import { linesOfWays, matchKey, pricedCure, type PricedWay } from './cure-choice.ts';
import { questionOf } from './list-question.ts';
import { usualRate } from './list-rates.ts';
import { wholeOf } from './whole-check.ts';

const MARKUP = 127.23;
const RECORDER = { channels: 16, incomingMbps: 160, hddBays: 4, decode1080p: 16 };

/** Twenty cameras at a recorder of sixteen channels, with disks and a licence that is free. */
const aList = (rates: { camera: number; recorder: number; disks: number }, prices = { recorder: 1080, disks: 900 }): DesignLine[] =>
  sortLines([
    aCameraLine({ quantity: 20, rate: rates.camera }),
    aRecorderLine({ price: prices.recorder, rate: rates.recorder, roleAttributes: RECORDER }),
    aLine('HDD', { quantity: 4, role: 'hdd', roleAttributes: { sizeTB: 10 }, price: prices.disks, rate: rates.disks }),
    aLine('FREE', { price: 0 }),
  ]);
const evenly = (rate: number) => ({ camera: rate, recorder: rate, disks: rate });

/** What may be added is a listed model, too, where `isListed`. */
function waysOf(lines: readonly DesignLine[], priceOf: (channels: number) => number, isListed = false): PricedWay[] {
  const question = questionOf(lines, unsetCheck);
  if (question === null) throw new Error('nothing to check');
  const cure = wholeOf({ inputs: question.inputs, fixed: [] }).cures.find(({ kind }) => kind === 'recording');
  if (cure === undefined) throw new Error('no cure');
  const matches = new Map(
    linesOfWays([cure]).map((line): [string, MatchedLine] => {
      const channels = Number(line.attributes['channels'] ?? 0);
      const own = lines.find(({ role }) => role === line.role && line.role === 'nvr');
      const model =
        isListed && own !== undefined && channels <= 16
          ? aChoice(own.skuNo, { price: own.price, attributes: { ...line.attributes, ...RECORDER } })
          : aChoice(`${line.role}-${channels}`, { price: priceOf(channels), attributes: line.attributes });
      return [matchKey(line), { ...line, roleName: line.role, wanted: '', chosen: model, alternatives: [], unmatched: null }];
    }),
  );
  return pricedCure(cure, { question, lines, matches }).ways;
}

const applied = (lines: readonly DesignLine[], products: readonly ProposedProduct[], exchange: PricedWay['exchange']): readonly DesignLine[] => {
  const additions = linesToAdd(products, { lines, exchange });
  return exchange.length > 0 ? exchangeLines(lines, additions, exchange).lines : addLines(lines, additions).lines;
};
/** By the figures of the lines themselves. */
const subtotalFen = (lines: readonly DesignLine[]): number => lines.reduce((sum, { ratePrice, quantity }) => sum + toFen(ratePrice ?? 0) * quantity, 0);

it('a piece more of a listed model costs what the list charges for it, not what it is bought at', () => {
  const lines = sortLines([
    ...aList(evenly(MARKUP)).filter(({ role }) => role !== 'nvr'),
    aRecorderLine({ price: 1080, ratePrice: 1374.09, roleAttributes: RECORDER }),
  ]);
  const [second] = waysOf(lines, () => 9000, true).filter(({ goes, products }) => goes.length === 0 && products.length > 0);
  expect(second?.difference).toBe(1374.09);
});

it('a model that replaces another takes its rate, a new one that of the list, and both stand so in the list', () => {
  const lines = aList({ camera: MARKUP, recorder: 140, disks: MARKUP });
  const [exchanged] = waysOf(lines, () => 2000).filter(({ goes, products }) => goes.length > 0 && products.length > 0);
  expect([
    exchanged?.difference,
    applied(lines, exchanged?.products ?? [], exchanged?.exchange ?? []).find(({ skuNo }) => skuNo.startsWith('nvr'))?.rate,
  ]).toEqual([2000 * 1.4 - 1080 * 1.4, 140]);
  const [ups] = linesToAdd([{ line: aMatch('ups', 1, null), chosen: aChoice('UPS', { price: 1000 }), quantity: 2 }], { lines, exchange: [] });
  expect(ups).toMatchObject({ rate: MARKUP, ratePrice: 1272.3, amount: 2544.6 });
});

it('the ways are compared by what is charged: a listed model at half its price before a new one that is bought for less', () => {
  const halved = aList({ camera: 100, recorder: 50, disks: 100 }, { recorder: 4000, disks: 900 });
  const kept = waysOf(halved, () => 9000, true)[0];
  expect([kept?.goes, kept?.difference]).toEqual([[], 2000]);
});

it('the usual rate is the middle one of the lines of the role, else of all with a price; of a list without one it is 100', () => {
  expect(usualRate(aList(evenly(MARKUP)), 'ups')).toBe(MARKUP);
  expect(usualRate(aList({ camera: MARKUP, recorder: MARKUP, disks: 90 }), 'ups')).toBe(MARKUP);
  // every line has a markup of its own: what comes new is not sold at cost
  expect(usualRate(aList({ camera: 118, recorder: 112.5, disks: 108 }), 'ups')).toBe(112.5);
  expect(usualRate(aList({ camera: 118, recorder: 112.5, disks: 108 }), 'hdd')).toBe(108);
  expect(usualRate([aLine('A', { rate: 90 }), aLine('B', { rate: 120 })], 'ups')).toBe(90);
  expect(usualRate([], 'ups')).toBe(100);
  expect(usualRate([aLine('FREE', { price: 0 }), aLine('A', { rate: 80 })], 'ups')).toBe(80);
});

const rate = fc.integer({ min: 1, max: 30_000 }).map((points) => points / 100);
const price = fc.integer({ min: 1, max: 1_000_000 }).map((fen) => fen / 100);

it('every way, and any products added, cost as shown what the product subtotal grows by', () => {
  fc.assert(
    fc.property(
      fc.record({ camera: rate, recorder: rate, disks: rate }),
      fc.oneof(fc.constant(null), rate),
      fc.record({ recorder: price, disks: price }),
      fc.array(price, { minLength: 3, maxLength: 3 }),
      fc.boolean(),
      (rates, same, prices, offered, isListed) => {
        const lines = aList(same === null ? rates : evenly(same), prices);
        const before = subtotalFen(lines);
        const added: ProposedProduct[] = [
          { line: aMatch('ups', 1, null), chosen: aChoice('UPS', { price: offered[1] ?? 1 }), quantity: 3 },
          { line: aMatch('hdd', 1, null), chosen: aChoice('HDD', { price: prices.disks }), quantity: 2 },
        ];
        const ways = waysOf(lines, (channels) => offered[channels % 3] ?? 1, isListed);
        expect(ways.length).toBeGreaterThan(0);
        for (const { products, exchange, difference } of ways) {
          const grown = subtotalFen(applied(lines, products, exchange)) - before;
          expect(toFen(difference ?? Number.NaN)).toBe(grown);
          const all = [...products, ...added];
          expect(toFen(proposalDifference(all, { lines, exchange }))).toBe(subtotalFen(applied(lines, all, exchange)) - before);
        }
        // the same, reckoned line by line
        const usual = same ?? usualRate(lines, 'ups');
        const ups = priceLine({ price: offered[1] ?? 1, skuType: 0, maxNum: null }, { rate: usual, quantity: 3 }, 'selection').amount;
        const disks = toFen(lines.find(({ skuNo }) => skuNo === 'HDD')?.ratePrice ?? 0) * 2;
        expect(toFen(proposalDifference(added, { lines, exchange: [] }))).toBe(toFen(ups) + disks);
        expect(totalsOf(applied(lines, added, [])).amount).toBe((before + toFen(ups) + disks) / 100);
      },
    ),
    { numRuns: 25 },
  );
});
