import { expect, it } from 'vitest';
import { cancelWords, couponsBackWords } from './closing-words.ts';

it('says before an order is cancelled, and once it is closed, that its coupons come back, where it has some (COUPON-7)', () => {
  expect(cancelWords({ state: 'pendingPayment', payWay: 'online', couponAmount: 0 })).toBe('取消后预留的库存释放，需要时请重新下单。');
  expect(cancelWords({ state: 'pendingPayment', payWay: 'online', couponAmount: 50 })).toBe(
    '取消后预留的库存释放，用掉的优惠券退回（已过期或作废的除外），需要时请重新下单。',
  );
  expect(cancelWords({ state: 'pendingConfirm', payWay: 'online', couponAmount: 50 })).toBe(
    '取消后已付款项原路退回，预留的库存释放，用掉的优惠券退回（已过期或作废的除外）。',
  );
  expect(cancelWords({ state: 'pendingConfirm', payWay: 'credit', couponAmount: 0 })).toBe('取消后占用的信用额度释放，预留的库存释放。');
  expect([couponsBackWords({ couponAmount: 50 }), couponsBackWords({ couponAmount: 0 })]).toEqual(['用掉的优惠券已退回，已过期或作废的除外。', '']);
});
