import { describe, expect, it, test } from 'vitest';
import { isFreeSoftware, SkuType, type PriceFacts } from '../goods/index.ts';
import {
  filterRateInput,
  filterRatePriceInput,
  PRICE_MAX,
  priceDisplayOf,
  priceLine,
  pricingCopy,
  reconcileLine,
  totalFits,
  totalsOf,
  withQuantity,
  withRate,
  withRatePrice,
  withTypedQuantity,
} from './index.ts';
import type { LinePlace, PricedLine } from './index.ts';

const camera: PriceFacts = { price: 100, skuType: SkuType.Normal };
const cheap: PriceFacts = { price: 0.01, skuType: SkuType.Normal };
const unpriced: PriceFacts = { price: null, skuType: SkuType.Normal };
const zeroPriced: PriceFacts = { price: 0, skuType: SkuType.Normal };
const freeSoftware: PriceFacts = { price: 0, skuType: SkuType.Software };
const aLine = (facts: PriceFacts = camera): PricedLine => priceLine(facts, { quantity: 2 }, 'selection');

describe('discount rate (PRICE-1)', () => {
  test.each<[LinePlace, number | null, number, number, string | null]>([
    ['selection', 0, 0, 0, null],
    ['selection', 95.5, 95.5, 95.5, null],
    ['selection', 33.335, 33.34, 33.34, null],
    ['selection', 300.01, 300.01, 300.01, null],
    ['selection', 999.99, 999.99, 999.99, null],
    ['selection', 1000, 999.99, 999.99, 'rateCapped'],
    ['selection', null, 100, 100, null],
    ['selection', Number.NaN, 100, 100, null],
    ['selection', -0.01, 0, 0, null],
    ['picking', 0, 0, 0, null],
    ['picking', 300, 300, 300, null],
    ['picking', 300.01, 300, 300, 'rateCapped'],
    ['picking', 999.99, 300, 300, 'rateCapped'],
    ['picking', null, 100, 100, null],
    ['picking', -0.01, 100, 100, null],
  ])('in the %s a rate of %s becomes %d and the price of 100.00 becomes %d', (place, typed, rate, ratePrice, notice) => {
    const edit = withRate(aLine(), typed, place);
    expect(edit.line).toMatchObject({ rate, ratePrice, amount: ratePrice * 2 });
    expect(edit.notice?.code ?? null).toBe(notice);
  });

  test.each([
    [0.05, 50, 0.03],
    [0.01, 50, 0.01],
    [0.01, 49.99, 0],
    [100.05, 33.33, 33.35],
    [1.5, 33.33, 0.5],
    [PRICE_MAX, 999.99, 99_998_999.9],
  ])('%d at %d %% is %d: halves go away from zero', (price, rate, ratePrice) =>
    expect(priceLine({ price, skuType: SkuType.Normal }, { rate, quantity: 1 }, 'selection')).toMatchObject({ rate, ratePrice }),
  );

  test.each([
    ['no price', unpriced],
    ['price 0', zeroPriced],
    ['free software', freeSoftware],
  ])('a line with %s keeps rate 100.00 in both places', (_, facts) => {
    for (const place of ['selection', 'picking'] as const) {
      const edit = withRate(aLine(facts), 50, place);
      expect(edit.line.rate).toBe(100);
      expect(edit.line.amount).toBe(0);
      expect(edit.notice?.code).toBe('rateLocked');
      expect(priceLine(facts, { rate: 50, quantity: 1 }, place).rate).toBe(100);
      expect(withRate(aLine(facts), null, place).notice).toBeNull();
    }
  });
});

describe('discounted price (PRICE-2)', () => {
  test.each<[LinePlace, number | null, number, number, string | null]>([
    ['selection', null, 0, 0, null],
    ['selection', -1, 0, 0, null],
    ['selection', 0, 0, 0, null],
    ['selection', 85.5, 85.5, 85.5, null],
    ['selection', 999.99, 999.99, 999.99, null],
    ['selection', 1000, 999.99, 999.99, 'ratePriceCapped'],
    ['selection', 9_999_999_999, 999.99, 999.99, 'ratePriceCapped'],
    ['picking', null, 100, 100, null],
    ['picking', -1, 100, 100, null],
    ['picking', 0, 0, 0, null],
    ['picking', 300, 300, 300, null],
    ['picking', 300.01, 300, 300, 'ratePriceCapped'],
    ['picking', Number.POSITIVE_INFINITY, 100, 100, null],
  ])('in the %s %s becomes %d, rate %d, for a price of 100.00', (place, typed, ratePrice, rate, notice) => {
    const edit = withRatePrice(aLine(), typed, place);
    expect(edit.line).toMatchObject({ rate, ratePrice, amount: ratePrice * 2 });
    expect(edit.notice?.code ?? null).toBe(notice);
  });

  it('keeps the typed price and rounds the rate: 2 of 3 yuan is 66.67 %', () =>
    expect(withRatePrice(aLine({ price: 3, skuType: SkuType.Normal }), 2, 'selection').line).toMatchObject({ ratePrice: 2, rate: 66.67 }));

  it('never leaves the cap of the rate by rounding: 0.10 for a price of 0.01 is 999.99 %', () =>
    expect(withRatePrice(aLine(cheap), 5, 'selection').line).toMatchObject({ ratePrice: 0.1, rate: 999.99 }));

  it('brings a line from the list under the cap of selection', () => {
    const line = withRate(aLine(), 500, 'selection').line;
    expect(withRatePrice(line, 500, 'picking').line).toMatchObject({ ratePrice: 300, rate: 300 });
    expect(withRate(line, 500, 'picking').line).toMatchObject({ ratePrice: 300, rate: 300 });
  });

  test.each([
    ['no price', unpriced],
    ['price 0', zeroPriced],
  ])('a line with %s takes the user’s own quote in the list, at rate 100.00, and none while picking', (_, facts) => {
    expect(withRatePrice(aLine(facts), 12.34, 'selection').line).toMatchObject({ rate: 100, ratePrice: 12.34, amount: 24.68 });
    expect(withRatePrice(aLine(facts), null, 'selection').line).toMatchObject({ rate: 100, ratePrice: 0, amount: 0 });
    expect(withRatePrice(aLine(facts), 1e10, 'selection')).toMatchObject({ line: { ratePrice: PRICE_MAX }, notice: { code: 'ratePriceCapped' } });
    expect(withRatePrice(aLine(facts), 12.34, 'picking')).toMatchObject({
      line: { rate: 100, ratePrice: facts.price, amount: 0 },
      notice: { code: 'rateLocked' },
    });
  });
});

describe('quantity (PRICE-4)', () => {
  test.each<[string, PriceFacts, LinePlace, number | null, number, string | null]>([
    ['empty in the list', camera, 'selection', null, 1, null],
    ['0 in the list', camera, 'selection', 0, 1, 'quantityRaised'],
    ['9999', camera, 'selection', 9999, 9999, null],
    ['10000', camera, 'selection', 10000, 9999, 'quantityCapped'],
    ['its own highest', { ...camera, maxNum: 20 }, 'selection', 21, 20, 'quantityCapped'],
    ['its own highest while picking', { ...camera, maxNum: 20 }, 'picking', 21, 20, 'quantityCapped'],
    ['an own highest beyond 9999', { ...camera, maxNum: 20_000 }, 'selection', 10_000, 9999, 'quantityCapped'],
    ['an own highest of 0, which says nothing', { ...camera, maxNum: 0 }, 'selection', 7, 7, null],
    ['parts of a piece', camera, 'selection', 2.9, 2, null],
    ['empty while picking', camera, 'picking', null, 0, null],
    ['0 in selection: not chosen', camera, 'picking', 0, 0, null],
    ['10000 while picking', camera, 'picking', 10_000, 9999, 'quantityCapped'],
    ['free software', freeSoftware, 'picking', 1, 1, null],
    ['two of a free software', freeSoftware, 'picking', 2, 1, 'quantityCapped'],
    ['two of a free software in the list', freeSoftware, 'selection', 2, 1, 'quantityCapped'],
    ['software with a price', { ...freeSoftware, price: 10 }, 'selection', 2, 2, null],
    ['software whose price is unknown', { ...freeSoftware, price: null }, 'selection', 2, 2, null],
    ['a free product that is not software', zeroPriced, 'selection', 2, 2, null],
  ])('%s', (_, facts, place, typed, quantity, notice) => {
    const edit = withQuantity(priceLine(facts, {}, place), typed, place);
    expect(edit.line.quantity).toBe(quantity);
    expect(edit.line.amount).toBe((facts.price ?? 0) * quantity);
    expect(edit.notice?.code ?? null).toBe(notice);
  });

  it('tells that free software cannot be more than one', () =>
    expect(withQuantity(priceLine(freeSoftware, {}, 'picking'), 2, 'picking').notice?.text).toBe('该产品数量不能大于1'));
});

describe('a price where there is none', () => {
  it('shows no price, free software, or the figure', () => {
    expect([unpriced, freeSoftware, zeroPriced, camera, { ...freeSoftware, price: null }].map(priceDisplayOf)).toEqual([
      'none',
      'free',
      'money',
      'money',
      'none',
    ]);
    expect(isFreeSoftware({ ...freeSoftware, price: 0.01 })).toBe(false);
  });

  test.each([-0.01, Number.NaN, PRICE_MAX + 0.01, Number.POSITIVE_INFINITY])('a catalogue price of %d is a mistake of ours', (price) =>
    expect(() => priceLine({ price, skuType: SkuType.Normal }, {}, 'selection')).toThrow(RangeError),
  );
});

describe('what the server makes of a client’s claim', () => {
  test.each<[string, PriceFacts, Parameters<typeof reconcileLine>[1], Partial<PricedLine>]>([
    ['keeps a pair where the price follows the rate', cheap, { rate: 120, ratePrice: 0.01, quantity: 3 }, { rate: 120, ratePrice: 0.01, amount: 0.03 }],
    [
      'keeps a pair where the rate follows the price',
      { ...camera, price: 3000 },
      { rate: 33.35, ratePrice: 1000.44, quantity: 1 },
      { rate: 33.35, ratePrice: 1000.44 },
    ],
    [
      'lets the rate lead when the price has moved',
      { ...camera, price: 200 },
      { rate: 90, ratePrice: 90, quantity: 1 },
      { price: 200, rate: 90, ratePrice: 180 },
    ],
    ['lets the rate lead when the discounted price is made up', camera, { rate: 100, ratePrice: 0.01, quantity: 5 }, { ratePrice: 100, amount: 500 }],
    ['caps the rate as the list does', camera, { rate: 1000, ratePrice: 1000, quantity: 1 }, { rate: 999.99, ratePrice: 999.99 }],
    ['takes 300.01 to 999.99, the list’s rates', camera, { rate: 500, ratePrice: 500, quantity: 1 }, { rate: 500, ratePrice: 500 }],
    ['caps the quantity', { ...camera, maxNum: 20 }, { rate: 100, ratePrice: 100, quantity: 10_000 }, { quantity: 20, amount: 2000 }],
    ['has at least one piece', camera, { rate: 100, ratePrice: 100, quantity: 0 }, { quantity: 1 }],
    ['gives one of a free software', freeSoftware, { rate: 100, ratePrice: 0, quantity: 9 }, { quantity: 1, amount: 0 }],
    ['fills in a missing discounted price', camera, { rate: 80, ratePrice: null, quantity: 1 }, { ratePrice: 80 }],
    ['keeps the own quote of an unpriced line', unpriced, { rate: 100, ratePrice: 50, quantity: 2 }, { price: null, rate: 100, ratePrice: 50, amount: 100 }],
    ['drops the quote of a price that is gone', unpriced, { rate: 90, ratePrice: 50, quantity: 2 }, { price: null, rate: 100, ratePrice: null, amount: 0 }],
    ['lets the rate lead once an unpriced line has a price', { ...camera, price: 60 }, { rate: 100, ratePrice: 50, quantity: 1 }, { rate: 100, ratePrice: 60 }],
    ['takes no parts of a fen', camera, { rate: 50, ratePrice: 50.001, quantity: 1 }, { rate: 50, ratePrice: 50 }],
    ['survives nonsense', camera, { rate: Number.NaN, ratePrice: -5, quantity: Number.NaN }, { rate: 100, ratePrice: 100, quantity: 1 }],
  ])('%s', (_, facts, claim, expected) => expect(reconcileLine(facts, claim)).toMatchObject(expected));

  it('hears neither price nor amount', () => {
    const forged = { rate: 100, ratePrice: 100, quantity: 1, price: 0.01, amount: 0.01 };
    expect(reconcileLine(camera, forged)).toEqual({ price: 100, skuType: 0, rate: 100, ratePrice: 100, quantity: 1, amount: 100 });
  });
});

describe('totals (PRICE-7)', () => {
  it('sums amounts, originals and pieces, and the discount is their difference', () => {
    const lines = [
      priceLine({ price: 0.1, skuType: SkuType.Normal }, { rate: 100, quantity: 3 }, 'selection'),
      priceLine({ price: 0.2, skuType: SkuType.Normal }, { rate: 50, quantity: 1 }, 'selection'),
      priceLine(unpriced, { quantity: 4 }, 'selection'),
      priceLine(camera, { quantity: 0 }, 'picking'),
    ];
    expect(totalsOf(lines)).toEqual({ originalAmount: 0.5, amount: 0.4, preferential: 0.1, lineCount: 3, pieceCount: 8 });
  });

  it('is all zero for an empty list', () => expect(totalsOf([])).toEqual({ originalAmount: 0, amount: 0, preferential: 0, lineCount: 0, pieceCount: 0 }));

  it('goes below zero where rates above 100 add', () => expect(totalsOf([priceLine(camera, { rate: 150, quantity: 2 }, 'selection')]).preferential).toBe(-100));

  it('does not believe a stated amount', () => {
    const forged = { ...aLine(), amount: 1 };
    expect(totalsOf([forged]).amount).toBe(200);
  });

  it('one line at every highest fits, two do not', () => {
    const dearest = priceLine({ price: PRICE_MAX, skuType: SkuType.Normal }, { rate: 999.99, quantity: 9999 }, 'selection');
    expect(dearest.amount).toBe(999_890_000_000.1);
    expect(totalFits([dearest])).toBe(true);
    expect(totalFits([dearest, dearest])).toBe(false);
    expect(totalFits(Array.from({ length: 10_000 }, () => dearest))).toBe(false);
    expect(totalsOf([dearest, dearest]).amount).toBe(1_999_780_000_000.2);
    expect(() => totalsOf(Array.from({ length: 100 }, () => dearest))).toThrow(RangeError);
  });
});

describe('what is taken of a typed text (PRICE-10)', () => {
  test.each([
    ['９５．５５５', '95.55'],
    ['1.2.3', '1.23'],
    ['-12a', '12'],
    ['999.999', '999.99'],
    ['1234567', '123456'],
    ['.5', '.5'],
    ['12。', '12.'],
    ['2，000', '2,000'],
    ['123456789,,,', '123456'],
    ['0000100', '100'],
    ['00.50', '0.50'],
    ['', ''],
  ])('rate box: %j becomes %j', (text, kept) => {
    expect(filterRateInput(text)).toBe(kept);
    expect(filterRateInput(kept)).toBe(kept);
  });

  it('lets ten characters into the price box', () => {
    expect(filterRatePriceInput('￥1,234,567.891')).toBe('1,234,567.89');
    expect(filterRatePriceInput('1，2800')).toBe('1,2800');
    expect(filterRatePriceInput('1.5,0')).toBe('1.50');
    expect(filterRatePriceInput('12345678901')).toBe('1234567890');
  });

  test.each([
    ['１２', 12, null],
    ['1,234', 1234, null],
    ['12.00', 12, null],
    ['', 1, null],
    ['0', 1, pricingCopy.quantityRaised],
    ['12345', 9999, pricingCopy.quantityCapped(9999)],
    ['1.5', 7, pricingCopy.quantityNotWhole],
    ['2.5', 7, pricingCopy.quantityNotWhole],
    ['-3', 7, pricingCopy.quantityNotWhole],
    ['x', 7, pricingCopy.quantityNotWhole],
  ])('quantity box of the list left at %j holds %s and says %s', (text, quantity, said) => {
    const { line, notice } = withTypedQuantity(priceLine({ price: 10, skuType: SkuType.Normal }, { quantity: 7 }, 'selection'), text, 'selection');
    expect([line.quantity, line.amount, notice?.text ?? null]).toEqual([quantity, quantity * 10, said]);
  });
});
