import { expect, test } from 'vitest';
import { couponUntil } from './coupon-until.ts';

test.each([
  // the first moment it does not hold is the midnight after its last day
  ['2026-12-24T16:00:00.000Z', '至 2026-12-24 可用'],
  ['2026-12-25T02:30:00.000Z', '至 2026-12-25 10:30 可用'],
])('a coupon that holds until before %s says %s', (end, words) => expect(couponUntil(end)).toBe(words));
