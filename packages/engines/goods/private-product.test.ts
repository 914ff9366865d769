import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPrivateNo,
  mayChangePrivate,
  PRIVATE_PRICE_LENGTH_MAX,
  PRIVATE_PRICE_MAX,
  privateNoOf,
  privatePriceProblem,
  PrivateSource,
  readPrivatePrice,
} from './index.ts';

describe('the unit price of a product of one’s own', () => {
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['0', 'notPositive'],
    ['0.00', 'notPositive'],
    ['-1', 'notPositive'],
    ['十元', 'notNumber'],
    ['12,34', 'notNumber'],
    ['.001', 'decimals'],
    ['¥0.009元', 'decimals'],
    ['1.234', 'decimals'],
    ['0.001', 'decimals'],
    ['1234567.12', 'tooLong'],
    ['9999999.99', 'tooHigh'],
    ['10000000', 'tooHigh'],
    ['9'.repeat(30), 'tooHigh'],
    ['1e9', 'notNumber'],
  ])('%j is refused: %s', (typed, problem) => expect(readPrivatePrice(typed)).toEqual({ ok: false, problem }));

  it.each([
    ['0.01', 0.01],
    ['9999999.9', 9_999_999.9],
    ['999999.99', 999_999.99],
    ['１，２８０．５', 1280.5],
    ['¥68', 68],
    ['68元', 68],
    ['1,280.00', 1280],
  ])('%j is %d', (typed, price) => expect(readPrivatePrice(typed)).toEqual({ ok: true, price }));

  it('is taken exactly when it is above 0, in whole fen, at most nine characters and not beyond what a line bears', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 2_000_000_000 }), (fen) => {
        const price = fen / 100;
        const fits = fen > 0 && String(price).length <= PRIVATE_PRICE_LENGTH_MAX && price <= PRIVATE_PRICE_MAX;
        expect(privatePriceProblem(price) === null).toBe(fits);
      }),
    );
  });

  it('read of what was typed is the same figure, and no fen is lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (fen) => {
        const read = readPrivatePrice((fen / 100).toFixed(2));
        expect(read).toEqual({ ok: true, price: fen / 100 });
      }),
    );
  });

  it('never comes out of any text beyond its bounds, and any figure is judged without a fault of ours', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.double(), (text, figure) => {
        const read = readPrivatePrice(text);
        if (read.ok) expect(privatePriceProblem(read.price)).toBeNull();
        if (privatePriceProblem(figure) === null) expect(Math.abs(figure * 100 - Math.round(figure * 100))).toBeLessThan(1e-4);
      }),
    );
  });
});

it('its number tells it from the goods, and what an inventory system keeps is not changed here', () => {
  expect([isPrivateNo(privateNoOf('01abc')), isPrivateNo('K000001'), isPrivateNo('')]).toEqual([true, false, false]);
  expect([mayChangePrivate({ source: PrivateSource.Private }), mayChangePrivate({ source: PrivateSource.Inventory })]).toEqual([true, false]);
});
