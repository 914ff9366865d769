/** Which of several priced ways stands first. Source: CHECK-10.3. */
import { expect, it } from 'vitest';
import { leastTouchFirst, smallSaving, smallSavingText, type PricedChange } from './cure-order.ts';

const disk = { role: 'hdd', quantity: 1, attributes: {} } as const;
const recorder = { role: 'nvr', quantity: 1, attributes: {} } as const;
const adding = (differenceFen: number | null, strangers = 0): PricedChange & { name: string } => ({
  name: `add${strangers}`,
  way: { adds: [disk], takes: [], more: [] },
  differenceFen,
  touchedFen: differenceFen ?? 0,
  strangers,
});
const exchanging = (differenceFen: number | null, touchedFen = 300_000): PricedChange & { name: string } => ({
  name: 'exchange',
  way: { adds: [recorder, disk], takes: [{ place: 1, quantity: 1 }], more: [] },
  differenceFen,
  touchedFen,
  strangers: 1,
});

it.each([
  { title: '72 saved is no reason to exchange', ways: [exchanging(60_000), adding(67_200)], first: 'add0' },
  { title: '200 neither', ways: [exchanging(60_000), adding(80_000)], first: 'add0' },
  { title: 'more than 200 is one', ways: [exchanging(60_000), adding(80_001)], first: 'exchange' },
  { title: 'unless it is within 5 % of what is touched: 400 of 8,000', ways: [exchanging(60_000, 800_000), adding(100_000)], first: 'add0' },
  { title: 'and a fen more is one again', ways: [exchanging(60_000, 800_000), adding(100_001)], first: 'exchange' },
  { title: 'the same brand before another', ways: [adding(50_000, 1), adding(52_000)], first: 'add0' },
  { title: 'the cheaper where both touch the same', ways: [adding(52_000), adding(50_000)], first: 'add0' },
  { title: 'what touches less and costs less stands first anyway', ways: [exchanging(60_000), adding(10_000)], first: 'add0' },
  { title: 'without a price it is never first', ways: [adding(null), exchanging(60_000)], first: 'exchange' },
])('$title', ({ ways, first }) => expect(leastTouchFirst(ways)[0]?.name).toBe(first));

it('the others follow from the cheapest, those without a price last', () =>
  expect(leastTouchFirst([adding(null), adding(67_200), exchanging(60_000), exchanging(90_000)]).map(({ differenceFen }) => differenceFen)).toEqual([
    67_200,
    60_000,
    90_000,
    null,
  ]));

it('packs of a licence in two sizes touch no more than in one: the cheaper stands first', () => {
  const packs = (differenceFen: number, ...sizes: number[]): PricedChange => ({
    way: { adds: sizes.map((licencePoints) => ({ role: 'videoLicence', quantity: 1, attributes: { licencePoints } })), takes: [], more: [] },
    differenceFen,
    touchedFen: differenceFen,
    strangers: 0,
  });
  const mixed = packs(104_400, 16, 1);
  expect(leastTouchFirst([packs(290_000, 64), packs(116_000, 1), mixed])[0]).toBe(mixed);
});

it('nothing stays nothing', () => expect(leastTouchFirst([])).toEqual([]));

it('what is not worth an exchange, in money and in words', () => {
  // 5 % of 4,000 is 200
  expect([0, 400_000, 400_020].map(smallSaving)).toEqual([20_000, 20_000, 20_001]);
  expect(smallSavingText).toBe(' 200 元，或不超过最省那种换进换出金额的 5 %（取大）');
});
