import type { Order } from '@portal/contract/order';
import { expect, it } from 'vitest';
import { flashBorneWords, flashDifferenceWords } from './flash-words.ts';

it('says to a dealer who bears the provider’s price, and nothing of its own sale or of none (SECKILL-15)', () => {
  expect(flashBorneWords({ flashSale: 'platform' })).toMatch(/由您承担，平台不补/);
  expect([flashBorneWords({ flashSale: 'shop' }), flashBorneWords({ flashSale: null })]).toEqual(['', '']);
});

it('says how much that is for the order, where it is known (SECKILL-16)', () => {
  const lines = [{ price: 60, dailyPrice: 100, quantity: 3 }] as Order['lines'];
  expect(flashDifferenceWords({ flashSale: 'platform', lines })).toBe('本单差额 ¥120.00。');
  const unknown = lines.map((line) => ({ ...line, dailyPrice: null }));
  expect([flashDifferenceWords({ flashSale: 'platform', lines: unknown }), flashDifferenceWords({ flashSale: null, lines })]).toEqual(['', '']);
});
