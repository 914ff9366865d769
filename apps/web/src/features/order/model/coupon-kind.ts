import { couponGroupNames } from '@portal/contract/coupon';
import type { Order } from '@portal/contract/order';

/** What a coupon of an order is called: by who gave it out, and one for categories by its own name with that (COUPON-3, SHARE-6). */
export function couponKindWords({ isPlatform, stackGroup }: Pick<Order['coupons'][number], 'isPlatform' | 'stackGroup'>): string {
  if (stackGroup === 'category') return `${isPlatform ? '平台' : '店铺'}${couponGroupNames.category}`;
  return couponGroupNames[isPlatform ? 'platform' : 'shop'];
}
