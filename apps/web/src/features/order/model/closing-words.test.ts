import type { Order } from '@portal/contract/order';
import { expect, it } from 'vitest';
import { cancelWords, couponsBackWords } from './closing-words.ts';

const coupon = (name: string, refundRule: 'returned' | 'spent' = 'returned') => ({
  couponNo: name,
  name,
  amount: 50,
  isPlatform: false,
  stackGroup: null,
  refundRule,
});
const eventsOf = (...acts: Order['events'][number]['act'][]): Order['events'] => acts.map((act) => ({ act, who: 'buyer', text: '', gmtCreate: '' }));

it('says before an order is cancelled, and once it is closed, that its coupons come back, where it has some (COUPON-7)', () => {
  expect(cancelWords({ state: 'pendingPayment', payWay: 'online', couponAmount: 0 })).toBe('取消后预留的库存释放，需要时请重新下单。');
  expect(cancelWords({ state: 'pendingPayment', payWay: 'online', couponAmount: 50 })).toBe(
    '取消后预留的库存释放，用掉的优惠券退回（已过期或作废的除外），需要时请重新下单。',
  );
  expect(cancelWords({ state: 'pendingConfirm', payWay: 'online', couponAmount: 50, coupons: [coupon('甲')] })).toBe(
    '取消后已付款项原路退回，预留的库存释放，用掉的优惠券退回（已过期或作废的除外）。',
  );
  expect(cancelWords({ state: 'pendingConfirm', payWay: 'credit', couponAmount: 0 })).toBe('取消后占用的信用额度释放，预留的库存释放。');
  const closed = { payWay: 'online' as const, events: eventsOf('place', 'cancel') };
  expect(couponsBackWords({ ...closed, couponAmount: 50, coupons: [coupon('甲')] })).toBe('用掉的优惠券已退回（已过期或作废的除外）。');
  expect(couponsBackWords({ ...closed, couponAmount: 0, coupons: [] })).toBe('');
});

it('names those that a refund does not give back, where the buyer gave up what was paid (COUPON-20)', () => {
  const [returned, spent] = [coupon('甲'), coupon('乙', 'spent')];
  const order = { state: 'pendingConfirm', payWay: 'online', couponAmount: 50 } as const;
  expect(cancelWords({ ...order, coupons: [returned, spent] })).toBe(
    '取消后已付款项原路退回，预留的库存释放，“乙”退款后不退回，其余用掉的优惠券退回（已过期或作废的除外）。',
  );
  expect(cancelWords({ ...order, coupons: [spent] })).toBe('取消后已付款项原路退回，预留的库存释放，“乙”退款后不退回。');
  // in a list it is not known which they are
  expect(cancelWords(order)).toContain('券上写明不退回的也除外');
  // nothing was paid: it comes back
  expect(cancelWords({ ...order, state: 'pendingPayment', coupons: [spent] })).toContain('用掉的优惠券退回');
  expect(cancelWords({ ...order, payWay: 'credit', coupons: [spent] })).toContain('用掉的优惠券退回');
  const closed = (payWay: 'online' | 'credit', ...acts: Order['events'][number]['act'][]) =>
    couponsBackWords({ couponAmount: 50, coupons: [spent], payWay, events: eventsOf(...acts) });
  expect(closed('online', 'place', 'expire')).toContain('已退回');
  expect(closed('online', 'place', 'pay', 'cancel')).toBe('“乙”退款后不退回。');
  expect(closed('online', 'place', 'pay', 'confirm', 'refundAll')).toBe('“乙”退款后不退回。');
  expect(closed('credit', 'place', 'payByCredit', 'confirm', 'refundAll')).toBe('“乙”退款后不退回。');
  // refused, or not answered in time: nobody gave it up
  for (const act of ['reject', 'expire'] as const) expect(closed('online', 'place', 'pay', act)).toBe('用掉的优惠券已退回（已过期或作废的除外）。');
  expect(closed('credit', 'place', 'payByCredit', 'reject')).toContain('已退回');
});
