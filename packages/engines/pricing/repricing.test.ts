import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SkuStatus, SkuType } from '../goods/index.ts';
import { repricingOf, type QuotedBeside } from './repricing.ts';

const line = (change: Partial<QuotedBeside> = {}): QuotedBeside => ({
  skuNo: 'a',
  productCategory: '视频监控',
  skuType: SkuType.Normal,
  skuStatus: SkuStatus.Active,
  price: 100,
  rate: 90,
  ratePrice: 90,
  quantity: 2,
  amount: 180,
  todaysPrice: 100,
  ...change,
});
const after = (change: Partial<QuotedBeside>) => repricingOf([line(change)]).changed[0]?.after ?? null;

describe('a quotation at today’s prices (DESIGN-35)', () => {
  it('the rate stays, the discounted price and the amount follow', () => {
    expect(after({ todaysPrice: 110 })).toMatchObject({ price: 110, rate: 90, ratePrice: 99, amount: 198 });
    expect(repricingOf([line({ todaysPrice: 110 }), line({ skuNo: 'b' })]).amount).toEqual({ before: 360, after: 378, by: 18 });
  });

  it.each<[string, Partial<QuotedBeside>]>([
    ['the same price', {}],
    ['no price today', { todaysPrice: null }],
    ['off sale', { todaysPrice: 110, skuStatus: SkuStatus.Deactivated }],
    ['a figure of one’s own where there was no price', { price: null, rate: 100, ratePrice: 66, amount: 132, todaysPrice: 110 }],
    ['a figure of one’s own where it was free', { price: 0, rate: 100, ratePrice: 66, amount: 132, todaysPrice: 110 }],
  ])('%s changes nothing', (_name, change) => {
    expect(after(change)).toBeNull();
  });

  it('a line without a price takes today’s at its rate of 100', () => {
    expect(after({ price: null, rate: 100, ratePrice: null, amount: 0, todaysPrice: 110 })).toMatchObject({
      price: 110,
      rate: 100,
      ratePrice: 110,
      amount: 220,
    });
  });

  it('what is free by now costs nothing and has no rate', () => {
    expect(after({ todaysPrice: 0 })).toMatchObject({ price: 0, rate: 100, ratePrice: 0, amount: 0 });
  });

  it('taking today’s prices once leaves nothing to take, and no rate moves', () => {
    const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }).map((count) => count / 100));
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 9999 }), (quoted, todaysPrice, points, quantity) => {
        const [step] = repricingOf([line({ price: quoted, todaysPrice, rate: points / 100, ratePrice: null, quantity })]).changed;
        if (step === undefined) return;
        equal(repricingOf([step.after]).changed.length, 0);
        ok(step.after.rate === points / 100 || todaysPrice === 0 || !quoted);
      }),
    );
  });
});
