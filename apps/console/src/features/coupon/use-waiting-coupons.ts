import { listCouponTemplates } from '@portal/contract/coupon';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many coupons that a colleague asked for wait to be let out (OPERATOR-16). */
export const useWaitingCoupons = (about: string, isAsked: boolean): number | undefined =>
  useWaiting(about, isAsked, async () => (await call(listCouponTemplates, { query: { review: 'asked' } })).count);
