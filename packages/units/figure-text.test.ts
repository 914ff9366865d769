import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureText } from './figure-text.ts';

it('says what the language’s own formatting for reading says', () => {
  const number = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => cents / 1000),
    fc.constantFrom(0, -0, 0.5, 0.0005, 1.005, 999.9995, 999_999.9999, 1e21, 1e-7, Infinity, NaN, -0.0004),
  );
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
      expect(figureText(value, decimals)).toBe(value.toLocaleString('en-US', { maximumFractionDigits: decimals }));
    }),
    { numRuns: 5_000 },
  );
  expect([figureText(1234.5678), figureText(12_500), figureText(1.005, 2)]).toEqual(['1,234.568', '12,500', '1.01']);
});
