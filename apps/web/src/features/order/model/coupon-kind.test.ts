import { expect, it } from 'vitest';
import { couponKindWords } from './coupon-kind.ts';

it('calls a coupon for categories by its name, so that no two 平台券 stand on an order (COUPON-3)', () => {
  expect(couponKindWords({ isPlatform: true, stackGroup: 'category' })).toBe('平台品类券');
  expect(couponKindWords({ isPlatform: false, stackGroup: 'category' })).toBe('店铺品类券');
  expect(couponKindWords({ isPlatform: true, stackGroup: 'platform' })).toBe('平台券');
  expect(couponKindWords({ isPlatform: false, stackGroup: null })).toBe('店铺券');
});
