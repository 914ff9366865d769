/** Ways to cure a list in a dealer's words, at the buyer's prices (CHECK-10), and taken in one step (CHECK-5). */
import type { DesignLine } from '@portal/contract/design-order';
import type { MatchedLine } from '@portal/contract/product-choice';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { aCameraLine, aChoice, aRecorderLine } from './check-builder.ts';
import { unsetCheck } from './check-settings.ts';
import { exchangeLines, linesToAdd } from './completion.ts';
import { differenceText, linesOfWays, matchKey, pricedCure, RECOMMENDED_WAY_TEXT, wayMark, type PricedWay } from './cure-choice.ts';
import { answerFor } from './check-builder.ts';
import { completionOf } from './list-completion.ts';
import { questionOf } from './list-question.ts';
import { wholeOf } from './whole-check.ts';

const disks = aLine('HDD', { quantity: 4, role: 'hdd', roleAttributes: { sizeTB: 10 }, price: 1000, ratePrice: 1000 });
const lines = [
  aCameraLine({ quantity: 20 }),
  aRecorderLine({ price: 1150, ratePrice: 1100, roleAttributes: { channels: 16, incomingMbps: 160, hddBays: 4, decode1080p: 16 } }),
  disks,
].map((line, place): DesignLine => ({ ...line, sort: place + 1 }));
const branded = (brand: string) =>
  lines.map((line): DesignLine => (line.role === 'nvr' ? { ...line, roleAttributes: { ...line.roleAttributes, brand } } : line));
function asked(prices: Readonly<Record<number, number | null>>, kept: (typeof unsetCheck)['kept'] = [], listed: readonly DesignLine[] = lines) {
  const question = questionOf(listed, { ...unsetCheck, kept });
  if (question === null) throw new Error('nothing to check');
  const whole = wholeOf({ inputs: question.inputs, fixed: [] });
  const cure = whole.cures.find(({ kind }) => kind === 'recording');
  if (cure === undefined) throw new Error('no cure');
  const matches = new Map(
    linesOfWays([cure]).map((line): [string, MatchedLine] => {
      const channels = Number(line.attributes['channels'] ?? 0);
      const model = aChoice(`N${channels}-${String(line.attributes['hddBays'])}`, { price: prices[channels] ?? null, attributes: line.attributes });
      return [matchKey(line), { ...line, roleName: line.role, wanted: '', chosen: model, alternatives: [], unmatched: null }];
    }),
  );
  return { question, whole, cure, pricedCures: pricedCure(cure, { question, lines: listed, matches }) };
}

describe('the cheapest way', () => {
  it('a larger recorder in the place of the listed one, by what the list comes to more', () => {
    const { pricedCures } = asked({ 4: 1500, 32: 2280, 64: 9000 });
    const [best] = pricedCures.ways;
    expect(best?.goes).toEqual([{ text: `1 ${aRecorderLine().unit}`, name: expect.stringContaining('NVR'), supply: '' }]);
    expect(best?.comes.map(({ name, supply }) => [name, supply])).toEqual([['产品 N32-4 DS-N32-4', '平台库存 10']]);
    // 2,280 at the 95.65 % of what it replaces, for what was discounted to 1,100
    expect(differenceText(best?.difference ?? null)).toBe('＋¥1,080.82');
  });

  it.each([
    ['of the listed brand brings none', '海康威视', []],
    ['of another brand says which comes', '岳泰', ['海康威视']],
  ])('a recorder %s', (_name, brand, newBrands) => {
    const { ways } = asked({ 4: 1500, 32: 2280, 64: 9000 }, [], branded(brand)).pricedCures;
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.map((way) => way.newBrands)).toEqual(ways.map((way) => (way.products.length > 0 ? newBrands : [])));
  });

  it('a second recorder where that costs less', () => {
    const [best] = asked({ 4: 480, 32: 2280 }).pricedCures.ways;
    expect([best?.goes, best?.difference]).toEqual([[], 459.12]);
  });

  it('a second recorder too where exchanging the listed one would save little', () => {
    const { ways } = asked({ 4: 1250, 32: 2280 }).pricedCures;
    expect([ways[0]?.goes, ways[0]?.difference, ways[1]?.difference]).toEqual([[], 1195.63, 1080.82]);
  });

  it('what has no price stands last', () => {
    const { ways } = asked({ 32: 2280 }).pricedCures;
    expect(ways[0]?.difference).toBe(1080.82);
    expect(ways.at(-1)?.difference).toBeNull();
  });

  it('a model by which the problem stays is no way', () => {
    const { question, cure } = asked({ 4: 1 });
    const matches = new Map(
      linesOfWays([cure]).map((line): [string, MatchedLine] => [
        matchKey(line),
        {
          ...line,
          roleName: line.role,
          wanted: '',
          chosen: aChoice('N', { attributes: { channels: 1, incomingMbps: 1, hddBays: 1 } }),
          alternatives: [],
          unmatched: null,
        },
      ]),
    );
    expect(pricedCure(cure, { question, lines, matches }).ways).toEqual([]);
  });
});

/** Of each way what it costs more, and its word. */
const marked = (ways: readonly PricedWay[]) => ways.map((way) => [way.difference, wayMark(way, ways)]);

it('the way that is taken bears one word, whether it is the cheapest or the one that changes less', () => {
  expect(marked(asked({ 4: 480, 32: 2280 }).pricedCures.ways).slice(0, 2)).toEqual([
    [459.12, '推荐'],
    [1080.82, ''],
  ]);
  // a second recorder for 169.18 more than the exchange of the listed one
  expect(marked(asked({ 4: 1250, 32: 2280 }).pricedCures.ways).slice(0, 2)).toEqual([
    [1195.63, '推荐'],
    [1080.82, '最省'],
  ]);
  expect(RECOMMENDED_WAY_TEXT).toContain('不超过 200 元，或不超过最省那种换进换出金额的 5 %（取大）');
});

it('a way without a price, or without another beside it, bears none', () => {
  const { ways } = asked({ 32: 2280 }).pricedCures;
  expect(marked(ways.filter(({ difference }) => difference === null)).map(([, mark]) => mark)).not.toContain('推荐');
  expect(marked(ways.slice(0, 1))).toEqual([[1080.82, '']]);
});

it('differences in words', () => {
  expect([1180, -100, 0, null].map(differenceText)).toEqual(['＋¥1,180.00', '省 ¥100.00', '价格不变', '暂无价格']);
});

it('an exchange is one change of the list and back again, whatever else was edited since', () => {
  const [best] = asked({ 4: 1500, 32: 2280 }).pricedCures.ways;
  const { lines: after, back } = exchangeLines(lines, linesToAdd(best?.products ?? [], { lines, exchange: best?.exchange ?? [] }), best?.exchange ?? []);
  expect(after.map(({ skuNo, quantity }) => [skuNo, quantity])).toEqual([
    ['CAM', 20],
    ['N32-4', 1],
    ['HDD', 4],
  ]);
  expect(after.map(({ sort }) => sort)).toEqual([1, 2, 3]);
  const edited = after.map((line) => (line.skuNo === 'HDD' ? { ...line, quantity: 6 } : line));
  expect(back(edited).map(({ skuNo, quantity, ratePrice }) => [skuNo, quantity, ratePrice])).toEqual([
    ['CAM', 20, lines[0]?.ratePrice],
    ['NVR', 1, 1100],
    ['HDD', 6, 1000],
  ]);
});

it('pieces of a listed model come and go', () => {
  const { lines: after, back } = exchangeLines(
    lines,
    [],
    [
      { skuNo: 'HDD', change: -1 },
      { skuNo: 'NVR', change: 1 },
    ],
  );
  expect(after.map(({ quantity }) => quantity)).toEqual([20, 2, 3]);
  expect(back(after).map(({ quantity }) => quantity)).toEqual([20, 1, 4]);
});

it('what is completed: ways for what has several, products for the rest, nothing twice', () => {
  const { whole } = asked({ 4: 1 });
  const answer = answerFor(lines);
  const { cures, additions } = completionOf(answer, answer.issues, whole);
  expect(cures.map(({ title }) => title)).toContain('录像机路数');
  expect(additions.map(({ role }) => role)).not.toContain('nvr');
});
