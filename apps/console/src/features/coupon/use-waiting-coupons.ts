import { listCouponTemplates } from '@portal/contract/coupon';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

const countOf = async (review: 'asked' | 'returned') => (await call(listCouponTemplates, { query: { review } })).count;

/** How many coupons that a colleague asked for wait to be let out (OPERATOR-16), and how many a colleague sent back to whoever looks (COUPON-19). */
export const useWaitingCoupons = (about: string, isAsked: boolean): { asked: number; returned: number } | undefined =>
  useWaiting(about, isAsked, async () => {
    const [asked, returned] = await Promise.all([countOf('asked'), countOf('returned')]);
    return { asked, returned };
  });
