/** What becomes of money, stock and coupons of an order that closes, as its buyer reads it (COUPON-7, COUPON-20). */
import type { Order, OrderSummary } from '@portal/contract/order';

const EXCEPT = '已过期或作废的除外';

type Coupons = Pick<OrderSummary, 'couponAmount'> & Partial<Pick<Order, 'coupons'>>;

/** Before it is cancelled. In a list it is not known which coupons they are. */
export function cancelWords(order: Pick<OrderSummary, 'state' | 'payWay'> & Coupons): string {
  const { state, payWay } = order;
  // on credit nothing is sold before the dealer has accepted it, and then nobody cancels it
  const isGivenUp = state !== 'pendingPayment' && payWay !== 'credit';
  const coupons = couponWords(order, { isGivenUp, back: '退回' });
  if (state === 'pendingPayment') return `${['取消后预留的库存释放', ...coupons, '需要时请重新下单'].join('，')}。`;
  const money = payWay === 'credit' ? '占用的信用额度释放' : '已付款项原路退回';
  return `取消后${[money, '预留的库存释放', ...coupons].join('，')}。`;
}

/** Once it is closed; '' where none was used. What the dealer refused, or did not answer, its buyer has not given up. */
export function couponsBackWords(order: Coupons & Pick<Order, 'payWay' | 'events'>): string {
  const happened = (...acts: Order['events'][number]['act'][]): boolean => order.events.some(({ act }) => acts.includes(act));
  const isGivenUp = happened(order.payWay === 'credit' ? 'confirm' : 'pay') && !happened('reject', 'expire');
  const words = couponWords(order, { isGivenUp, back: '已退回' });
  return words.length === 0 ? '' : `${words.join('，')}。`;
}

function couponWords({ couponAmount, coupons }: Coupons, { isGivenUp, back }: { isGivenUp: boolean; back: string }): string[] {
  if (couponAmount === 0) return [];
  const spent = isGivenUp ? (coupons ?? []).filter(({ refundRule }) => refundRule === 'spent') : [];
  const kept = spent.length === 0 ? [] : [`${spent.map(({ name }) => `“${name}”`).join('、')}退款后不退回`];
  if (coupons !== undefined && spent.length === coupons.length) return kept;
  const except = isGivenUp && coupons === undefined ? `${EXCEPT}，券上写明不退回的也除外` : EXCEPT;
  return [`${kept.length === 0 ? '' : '其余'}用掉的优惠券${back}（${except}）`, ...kept].toReversed();
}
