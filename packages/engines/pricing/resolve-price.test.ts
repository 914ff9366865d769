import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserType } from '../access/index.ts';
import { PRICE_RANKS, priceFor, priceSourceLabel, priceSourceView, resolvePrice, type PriceFigures, type PriceViewer } from './index.ts';

const NOW = 1_000;
const T = UserType;
const everything: PriceFigures = {
  price: 80,
  referPrice: 100,
  tierPrice: 75,
  contracts: [{ price: 60, from: 0, to: 2_000 }],
  group: { groupName: '工程客户', price: 70, rate: null },
  offerPrice: 90,
};
const seen = (userType: UserType, figures: PriceFigures = everything, at = NOW) => {
  const { price, source } = priceFor(figures, { userType }, at);
  return [price, source];
};

describe('which price somebody is shown (PRICE-12)', () => {
  it.each<[string, PriceFigures, number | null, string]>([
    ['the contract', everything, 60, 'contract'],
    ['the group where there is no contract', { ...everything, contracts: [] }, 70, 'group'],
    ['the tier where there is no group', { ...everything, contracts: [], group: null }, 75, 'tier'],
    ['the channel price where the tier has no figure of its own', { ...everything, contracts: [], group: null, tierPrice: null }, 80, 'tier'],
    ['the dealer’s offer where there is no channel price', { price: null, referPrice: 100, offerPrice: 90 }, 90, 'offer'],
    ['none where nothing is made for dealers, whatever is suggested to others', { price: null, referPrice: 100 }, null, 'none'],
  ])('a second-level dealer: %s', (_what, figures, price, source) => {
    expect(seen(T.SecondLevel, figures)).toEqual([price, source]);
    expect(seen(T.SecondLevelStaff, figures)).toEqual([price, source]);
  });

  it.each<[keyof typeof UserType, number | null, string]>([
    ['Tourist', 100, 'refer'],
    ['Person', 70, 'group'],
    ['FirstLevel', 60, 'contract'],
    ['FirstLevelStaff', 60, 'contract'],
    ['GoldSecondLevel', 60, 'contract'],
    ['SalesStaff', 80, 'tier'],
  ])('%s, with a figure in every rank', (name, price, source) => expect(seen(T[name], everything)).toEqual([price, source]));

  it('an individual sees what the dealer ordered from offers, else the reference price', () => {
    expect(seen(T.Person, { ...everything, group: null })).toEqual([90, 'offer']);
    expect(seen(T.Person, { price: 80, referPrice: 100 })).toEqual([100, 'refer']);
  });
  it('a first-level dealer is in nobody’s group and orders from nobody', () =>
    expect(seen(T.FirstLevel, { ...everything, contracts: [], tierPrice: null, price: null })).toEqual([null, 'none']));
  it('nobody prices an enterprise that is frozen', () =>
    expect(priceFor(everything, { userType: T.Person, isFrozen: true }, NOW)).toEqual({ price: 100, source: 'refer' }));

  it('a group holds from its first moment to its last, and prices nobody else (PRICE-31)', () => {
    const maybe = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
    fc.assert(
      fc.property(maybe, maybe, fc.integer({ min: 0, max: 9 }), fc.option(fc.constant(70), { nil: null }), (from, to, at, price) => {
        const figures = { price: 80, referPrice: 100, group: { groupName: '组', price, rate: 50, from, to } };
        const holds = (from === null || from <= at) && (to === null || at < to);
        deepEqual(priceFor(figures, { userType: T.SecondLevel }, at), holds ? { price: price ?? 40, source: 'group' } : { price: 80, source: 'tier' });
        const { steps } = resolvePrice(figures, { userType: T.SecondLevel }, at);
        equal(steps[1]?.outcome, holds ? 'applies' : from !== null && at < from ? 'notYet' : 'over');
      }),
    );
  });

  it('a contract holds from its first moment to its last, of several the one that began last', () => {
    const figures = {
      price: 80,
      referPrice: null,
      contracts: [
        { price: 50, from: 10, to: 20 },
        { price: 40, from: 15, to: null },
      ],
    };
    expect([9, 10, 14, 15, 20, 10_000].map((at) => seen(T.SecondLevel, figures, at)[0])).toEqual([80, 50, 50, 40, 40, 40]);
  });
  it('a rate is of what its member would be shown otherwise, rounded once', () => {
    const group = { groupName: '工程客户', price: null, rate: 92.5 };
    expect(seen(T.SecondLevel, { price: 80.01, referPrice: 100, group })).toEqual([74.01, 'group']);
    expect(seen(T.Person, { price: 80, referPrice: 100, group })).toEqual([92.5, 'group']);
    expect(seen(T.Person, { price: 80, referPrice: 100, offerPrice: 10, group })).toEqual([9.25, 'group']);
    expect(seen(T.SecondLevel, { price: null, referPrice: 100, group })).toEqual([null, 'none']);
  });
  it('is called by where it comes from', () => {
    expect(PRICE_RANKS.map((rank) => priceSourceLabel(rank, 'refer'))).toEqual(['客户价', '客户价', '客户价', '客户价', '参考价']);
    expect(PRICE_RANKS.map((rank) => priceSourceView(rank, 'channel'))).toEqual(['channel', 'channel', 'channel', 'channel', 'refer']);
    expect([priceSourceLabel('none', 'refer'), priceSourceLabel('none', 'channel')]).toEqual(['参考价', '客户价']);
  });
});

const price = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 999_999_999 }).map((fen) => fen / 100),
);
const moment = fc.integer({ min: 0, max: 30 });
const figures: fc.Arbitrary<PriceFigures> = fc.record({
  price,
  referPrice: price,
  tierPrice: price,
  contracts: fc.array(fc.record({ price: price.map((one) => one ?? 1), from: moment, to: fc.option(moment) }), { maxLength: 3 }),
  group: fc.oneof(
    fc.constant(null),
    fc.record({
      groupName: fc.string(),
      price,
      rate: fc.oneof(
        fc.constant(null),
        fc.integer({ min: 1, max: 10_000 }).map((points) => points / 100),
      ),
    }),
  ),
  offerPrice: price,
});
const viewer: fc.Arbitrary<PriceViewer> = fc.record({ userType: fc.constantFrom(...Object.values(UserType)), isFrozen: fc.boolean() });

it('the derivation of any price replays to it: the first rank that applies, every rank once, nobody else’s figure', () => {
  fc.assert(
    fc.property(figures, viewer, moment, (all, who, at) => {
      const told = resolvePrice(all, who, at);
      deepEqual(
        told.steps.map(({ rank }) => rank),
        PRICE_RANKS,
      );
      const found = told.steps.find(({ outcome }) => outcome === 'applies' || outcome === 'outranked');
      equal(told.source, found?.rank ?? 'none');
      equal(told.price, found?.price ?? null);
      equal(told.steps.filter(({ outcome }) => outcome === 'applies').length, found ? 1 : 0);
      deepEqual(priceFor(all, who, at), { price: told.price, source: told.source });
      ok(told.price === null || Number.isInteger(Math.round(told.price * 100)));
      for (const step of told.steps) if (step.outcome === 'notForYou' || step.outcome === 'none') equal(step.price, null);
    }),
    { numRuns: 3_000 },
  );
});

it('a visitor’s price and its derivation depend on the reference price alone', () => {
  fc.assert(
    fc.property(figures, figures, moment, (one, other, at) =>
      deepEqual(resolvePrice({ ...one, referPrice: 5 }, { userType: T.Tourist }, at), resolvePrice({ ...other, referPrice: 5 }, { userType: T.Tourist }, at)),
    ),
    { numRuns: 1_000 },
  );
});
