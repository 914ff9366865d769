/** What becomes of money, stock and coupons of an order that closes, as its buyer reads it (COUPON-7). */
import type { OrderSummary } from '@portal/contract/order';

const EXCEPT = '已过期或作废的除外';

/** Before it is cancelled. */
export function cancelWords({ state, payWay, couponAmount }: Pick<OrderSummary, 'state' | 'payWay' | 'couponAmount'>): string {
  const coupons = couponAmount > 0 ? `用掉的优惠券退回（${EXCEPT}）` : '';
  if (state === 'pendingPayment') return `${['取消后预留的库存释放', coupons, '需要时请重新下单'].filter(Boolean).join('，')}。`;
  const money = payWay === 'credit' ? '占用的信用额度释放' : '已付款项原路退回';
  return `取消后${[money, '预留的库存释放', coupons].filter(Boolean).join('，')}。`;
}

/** Once it is closed; '' where none was used. */
export const couponsBackWords = ({ couponAmount }: Pick<OrderSummary, 'couponAmount'>): string => (couponAmount > 0 ? `用掉的优惠券已退回，${EXCEPT}。` : '');
