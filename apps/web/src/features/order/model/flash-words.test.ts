import { expect, it } from 'vitest';
import { flashBorneWords, flashNames } from './flash-words.ts';

it('says to a dealer who bears the provider’s price, and nothing of its own sale or of none (SECKILL-15)', () => {
  expect(flashBorneWords({ flashSale: 'platform' })).toMatch(/由您承担，平台不补/);
  expect([flashBorneWords({ flashSale: 'shop' }), flashBorneWords({ flashSale: null })]).toEqual(['', '']);
  expect(flashNames).toEqual({ platform: '限时秒杀 · 平台活动', shop: '限时秒杀 · 店铺活动' });
});
