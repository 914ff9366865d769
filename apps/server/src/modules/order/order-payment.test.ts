import type { Call } from '@portal/client';
import { gotCoupon } from '@portal/contract/coupon';
import { dealerAbnormal } from '@portal/contract/dealer';
import { changeShopOrderPrice, cancelOrder, getOrder, getShopOrder, orderMoved, placeOrder, rejectShopOrder } from '@portal/contract/order';
import { getPaymentState, payableChanged, payableClosed, startPayment } from '@portal/contract/payment';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOffers, putOffers } from '../price/index.ts';
import { findOrderHindrance, ordersHearPaid, ordersHearRefunded, ordersHearReturned } from './index.ts';

describe('an order and its money (ORDER-6)', () => {
  let at: TestPayments;
  let dealer: TestPerson;
  let buyer: TestBuyer;
  let serial = 0;
  beforeAll(async () => {
    at = await openTestPayments({
      onSucceeded: [ordersHearPaid({ onOrderMoved: [], onWithdrawn: [], onGivenBack: [] })],
      onRefunded: [ordersHearRefunded],
      onReturned: [ordersHearReturned],
      findHindrance: findOrderHindrance,
    });
    await insertPlaces(at.portal);
    dealer = await aDealer(at.portal);
    buyer = await aBuyerOf(at.portal, dealer);
  });
  afterAll(() => at.close());

  const order = async (pieces = 2, off = 0) => {
    const { skuNo } = await aSku(at.portal.database, { price: 100 });
    await at.portal.database.transaction((db) =>
      putOffers(db, dealer.merchantNo, [{ skuNo, price: 100, stockTotal: 10, leadDays: 1 }], { now: at.portal.clock.now(), by: null }),
    );
    const body = { productList: [{ skuNo, quantity: pieces }], addressId: buyer.addressId, amount: pieces * 100 - off };
    const placed = await buyer.call(placeOrder, { body, idempotencyKey: `pay-${++serial}` });
    const stock = async () => (await listOffers(at.portal.database.db, dealer.merchantNo, [skuNo]))[0]?.stockTotal;
    const shown = () => buyer.call(getOrder, { params: { shopOrderNo: placed.shopOrderNo } });
    return { ...placed, stock, shown };
  };
  const business = (businessNo: string) => ({ businessType: 'order', businessNo });
  const codeFor = async (payNo: string) => {
    const { payment } = await buyer.call(startPayment, { body: { ...business(payNo), channel: 'wechat' } });
    return payment?.paymentNo ?? '';
  };
  /** Paid at the channel, and found there. */
  const pay = async (payNo: string) => {
    at.payAt('wechat', await codeFor(payNo));
    await look();
  };
  const look = async () => {
    at.portal.clock.forward(11_000);
    await at.runJob('follow-payments');
    await at.performTasks();
  };
  const toldBack = async (shopOrderNo: string) =>
    (await at.rows<{ title: string; text: string }>(`select title, text from message where title like '%已退回' and text like '%${shopOrderNo}%'`)).map(
      ({ title, text }) => `${title}：${text}`,
    );
  const dealing = () => at.portal.as(dealer.accountNo);
  const freeze = (status: number) =>
    at.portal.database.pool.query('update enterprise set audit_status = $2 where merchant_no = $1', [dealer.merchantNo, status]);

  it('is paid by the buyer alone, at its amount, and goes on to its dealer', async () => {
    const { payNo, shown } = await order();
    expect(await buyer.call(getPaymentState, { query: business(payNo) })).toMatchObject({ amount: 200, state: 'OPEN' });
    expect((await failureOf((await dealing())(getPaymentState, { query: business(payNo) }))).code).toBe(404);
    await pay(payNo);
    expect(await shown()).toMatchObject({ state: 'pendingConfirm', events: [{ act: 'place' }, { act: 'pay', who: 'payment' }] });
    expect(await buyer.call(getPaymentState, { query: business(payNo) })).toMatchObject({ state: 'PAID' });
  });

  it('gives the money back, once, when the dealer refuses it or the buyer cancels it', async () => {
    for (const end of ['reject', 'cancel'] as const) {
      const { payNo, shopOrderNo, shown, stock } = await order();
      await pay(payNo);
      const act = async (reason: string) =>
        end === 'reject' ? (await dealing())(rejectShopOrder, { body: { shopOrderNo, reason } }) : buyer.call(cancelOrder, { body: { shopOrderNo, reason } });
      await Promise.allSettled([1, 2].map(() => act('缺货')));
      // said again later it is done; in other words it is not what was done
      expect(await act('缺货')).toMatchObject({ state: 'closed', closeReason: '缺货' });
      expect((await failureOf(act('另有原因'))).code).toBe(orderMoved.code);
      expect([(await shown()).state, await stock()]).toEqual(['closed', 10]);
      for (let again = 0; again < 3; again++) await look();
      expect((await shown()).events.filter(({ act }) => act === 'refund')).toMatchObject([{ text: '¥200.00' }]);
      const refunds = await at.rows<{ amount_fen: string }>(
        `select r.amount_fen from payment_refund r join payment p on p.payment_no = r.payment_no where p.business_no = '${payNo}'`,
      );
      expect(refunds.map(({ amount_fen }) => Number(amount_fen))).toEqual([20_000]);
    }
  });

  it('gives its coupon back with the money, where it was paid and is refused', async () => {
    const templateNo = await aCouponTemplate(at.portal, dealer.merchantNo);
    const { couponNo } = await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: `pay-coupon-${++serial}` });
    const { payNo, shopOrderNo, shown } = await order(2, 10);
    const coupon = async () => (await at.rows<{ state: string }>(`select state from user_coupon where coupon_no = '${couponNo}'`))[0]?.state;
    expect(await coupon()).toBe('locked');
    await pay(payNo);
    expect(await coupon()).toBe('used');
    await (
      await dealing()
    )(rejectShopOrder, { body: { shopOrderNo, reason: '缺货' } });
    expect([(await shown()).state, await coupon()]).toEqual(['closed', 'unused']);
    await at.portal.database.pool.query(`update user_coupon set state = 'expired' where coupon_no = $1`, [couponNo]);
    for (let again = 0; again < 3; again++) await look();
    expect((await shown()).events.filter(({ act }) => act === 'refund')).toMatchObject([{ text: '¥190.00' }]);
  });

  it('that ran out is paid no more, and money that comes late goes back', async () => {
    const { payNo, shown, stock, gmtExpire } = await order();
    const paymentNo = await codeFor(payNo);
    at.portal.clock.set(Date.parse(gmtExpire));
    at.payAt('wechat', paymentNo);
    await at.portal.runJob('end-overdue-orders');
    expect([(await shown()).state, await stock()]).toEqual(['closed', 10]);
    expect(await buyer.call(getPaymentState, { query: business(payNo) })).toMatchObject({ state: 'CLOSED', nextNo: null, closeReason: '超时未付款' });
    expect((await failureOf(codeFor(payNo))).code).toBe(payableClosed.code);
    for (let again = 0; again < 3; again++) await look();
    const closed = await shown();
    expect([closed.state, closed.refundedAmount]).toEqual(['closed', 0]);
    // once, and the buyer is told
    expect(closed.events.filter(({ act }) => act === 'refund')).toMatchObject([{ who: 'payment', text: '¥200.00（未计入本订单的付款）' }]);
    expect(await toldBack(closed.shopOrderNo)).toEqual([`逾期支付的款项已退回：订单 ${closed.shopOrderNo} 逾期支付的 ¥200.00 已按原支付方式退回。`]);
    const [refund] = await at.rows<{ reason: string; state: string }>(
      `select r.reason, r.state from payment_refund r join payment p on p.payment_no = r.payment_no where p.business_no = '${payNo}'`,
    );
    expect(refund).toEqual({ reason: 'LATE', state: 'SUCCEEDED' });
  });

  it('of a dealer that is frozen meanwhile gets no code, and what is paid by an older one goes back; once it is open again it is paid (PAYMENT-13)', async () => {
    const { payNo, shopOrderNo, shown } = await order();
    const before = await codeFor(payNo);
    await freeze(60);
    try {
      const state = () => buyer.call(getPaymentState, { query: business(payNo) });
      expect(await state()).toMatchObject({ state: 'OPEN', hindrance: dealerAbnormal.msg, returned: null, payment: { codeUrl: '', codeSvg: '' } });
      const trade = at.payAt('wechat', before);
      expect(await at.notice('wechat', at.simulator.noticeOf(trade))).toBe(true);
      expect(await failureOf(codeFor(payNo))).toMatchObject({ code: dealerAbnormal.code, msg: '一级或店铺异常，请联系销售' });
      await look();
      expect(await state()).toMatchObject({ state: 'OPEN', returned: { amount: 200, why: 'LATE', isDone: true } });
      expect(await shown()).toMatchObject({ state: 'pendingPayment', refundedAmount: 0, events: [{ act: 'place' }, { act: 'refund' }] });
      expect(await toldBack(shopOrderNo)).toEqual([`店铺异常时支付的款项已退回：订单 ${shopOrderNo} 店铺异常时支付的 ¥200.00 已按原支付方式退回。`]);
    } finally {
      await freeze(20);
    }
    await pay(payNo);
    expect(await shown()).toMatchObject({ state: 'pendingConfirm' });
    expect(await buyer.call(getPaymentState, { query: business(payNo) })).toMatchObject({ state: 'PAID', hindrance: '', payment: { state: 'SUCCEEDED' } });
  });

  it('whose code was shown before its dealer was frozen is closed at the channel when it is asked for again', async () => {
    const { payNo } = await order();
    const before = await codeFor(payNo);
    await freeze(60);
    try {
      await failureOf(codeFor(payNo));
      expect(at.simulator.trades.find('wechat', before)?.state).toBe('closed');
    } finally {
      await freeze(20);
    }
    expect(await codeFor(payNo)).not.toBe(before);
  });

  it('of two dealers names the one that is frozen, and the rest is paid once its part is cancelled', async () => {
    const other = await aDealer(at.portal);
    const { pool, db } = at.portal.database;
    await pool.query('insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, false, now())', [
      buyer.merchantNo,
      other.merchantNo,
    ]);
    const sold = [dealer, other].map(async ({ merchantNo: shopNo }) => {
      const { skuNo } = await aSku(at.portal.database, { price: 100 });
      await putOffers(db, shopNo, [{ skuNo, price: 100, stockTotal: 10, leadDays: 1 }], { now: at.portal.clock.now(), by: null });
      return { shopNo, skuNos: [skuNo] };
    });
    const shops = await Promise.all(sold);
    const productList = shops.map(({ skuNos: [skuNo = ''] }) => ({ skuNo, quantity: 1 }));
    const body = { productList, shops, addressId: buyer.addressId, amount: 200 };
    const { payNo, shopOrderNos } = await buyer.call(placeOrder, { body, idempotencyKey: `pay-${++serial}` });
    await freeze(60);
    try {
      const [{ name = '' } = {}] = await at.rows<{ name: string }>(`select company_name as name from enterprise where merchant_no = '${dealer.merchantNo}'`);
      const { msg } = await failureOf(codeFor(payNo));
      expect(msg).toBe(`${name}：一级或店铺异常，请联系销售；取消其中的订单后，其余可继续付款`);
      await buyer.call(cancelOrder, { body: { shopOrderNo: shopOrderNos[0] ?? '', reason: '不等了' } });
      const { nextNo } = await buyer.call(getPaymentState, { query: business(payNo) });
      await pay(nextNo ?? '');
      expect(await buyer.call(getOrder, { params: { shopOrderNo: shopOrderNos[1] ?? '' } })).toMatchObject({ state: 'pendingConfirm', amount: 100 });
    } finally {
      await freeze(20);
    }
  });

  it('that is paid by both channels goes on, and its buyer is told that what was paid twice has gone back', async () => {
    const { payNo, shopOrderNo, shown } = await order();
    const first = await codeFor(payNo);
    const { payment: second } = await buyer.call(startPayment, { body: { ...business(payNo), channel: 'alipay' } });
    for (const trade of [at.payAt('alipay', second?.paymentNo ?? ''), at.payAt('wechat', first)])
      expect(await at.notice(trade.channel, at.simulator.noticeOf(trade))).toBe(true);
    for (let again = 0; again < 3; again++) await look();
    expect(await shown()).toMatchObject({ state: 'pendingConfirm', refundedAmount: 0 });
    expect(await toldBack(shopOrderNo)).toEqual([`重复支付的款项已退回：订单 ${shopOrderNo} 重复支付的 ¥200.00 已按原支付方式退回。`]);
  });

  it('whose price the dealer lowers is paid at the new one, and the former code pays nothing', async () => {
    const { payNo, shopOrderNo, shown } = await order();
    const former = await codeFor(payNo);
    const changed = await (await dealing())(changeShopOrderPrice, { body: { shopOrderNo, goodsAmount: 150, freight: 8 } });
    expect([changed.amount, changed.payNo === payNo]).toEqual([158, false]);
    const ask = (call: Call, no: string) => call(getPaymentState, { query: business(no) });
    const start = (call: Call) => call(startPayment, { body: { ...business(payNo), channel: 'wechat' } });
    expect(await ask(buyer.call, payNo)).toMatchObject({ state: 'CLOSED', nextNo: changed.payNo });
    expect(await failureOf(start(buyer.call))).toMatchObject({ code: payableChanged.code, data: { businessNo: changed.payNo } });
    const stranger = await dealing();
    for (const one of [() => ask(stranger, payNo), () => start(stranger)]) expect((await failureOf(one())).code).toBe(404);
    at.payAt('wechat', former);
    await look();
    expect((await shown()).state).toBe('pendingPayment');
    await pay(changed.payNo);
    const paid = await shown();
    expect(paid).toMatchObject({ state: 'pendingConfirm', refundedAmount: 0 });
    expect(paid.events.filter(({ act }) => act === 'refund')).toMatchObject([{ text: '¥200.00（未计入本订单的付款）' }]);
    expect(await toldBack(shopOrderNo)).toEqual([`金额变更前支付的款项已退回：订单 ${shopOrderNo} 金额变更前支付的 ¥200.00 已按原支付方式退回。`]);
    expect(await ask(buyer.call, changed.payNo)).toMatchObject({ state: 'PAID', nextNo: null, recordNo: shopOrderNo });
    expect(await ask(buyer.call, payNo)).toMatchObject({ state: 'CLOSED', nextNo: changed.payNo });
    const kept = await at.rows<{ amount_fen: string }>(`select amount_fen from payment where business_no like '${payNo}%' and is_kept`);
    expect(kept.map(({ amount_fen }) => Number(amount_fen))).toEqual([15_800]);
  });

  it('whose price the dealer saves as it stands is paid by the code that is shown: nothing is written and nobody is told', async () => {
    const { payNo, shopOrderNo, shown } = await order();
    const code = await codeFor(payNo);
    const before = await shown();
    const same = { shopOrderNo, goodsAmount: before.goodsAmount, freight: before.freight };
    const dealer = await dealing();
    expect((await dealer(changeShopOrderPrice, { body: same })).events).toEqual(before.events);
    expect((await failureOf(dealer(changeShopOrderPrice, { body: { ...same, revision: before.revision + 1 } }))).code).toBe(orderMoved.code);
    expect(await shown()).toMatchObject({ payNo, revision: before.revision, events: before.events });
    at.payAt('wechat', code);
    await look();
    expect((await shown()).state).toBe('pendingConfirm');
    expect((await failureOf(dealer(changeShopOrderPrice, { body: same }))).code).toBe(orderMoved.code);
  });

  it('is closed or paid, never both, where a cancellation meets the money', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const { payNo, shopOrderNo, shown, stock } = await order();
      at.payAt('wechat', await codeFor(payNo));
      at.portal.clock.forward(11_000);
      const [cancelled] = await Promise.allSettled([buyer.call(cancelOrder, { body: { shopOrderNo, reason: '不要了' } }), at.runJob('follow-payments')]);
      if (cancelled.status === 'rejected') expect(cancelled.reason).toMatchObject({ code: orderMoved.code });
      for (let again = 0; again < 3; again++) await look();
      const { state, events } = await shown();
      const back = await at.rows<{ state: string }>(
        `select r.state from payment_refund r join payment p on p.payment_no = r.payment_no where p.business_no = '${payNo}'`,
      );
      expect([state, back.length, await stock()]).toEqual(state === 'closed' ? ['closed', 1, 10] : ['pendingConfirm', 0, 8]);
      expect(events.filter(({ act }) => act === 'pay').length).toBeLessThanOrEqual(1);
      if (state !== 'closed') await (await dealing())(rejectShopOrder, { body: { shopOrderNo, reason: '测试' } });
    }
  });

  it('is seen by its dealer under the amount that is paid', async () => {
    const { payNo, shopOrderNo } = await order(1);
    await pay(payNo);
    expect(await (await dealing())(getShopOrder, { params: { shopOrderNo } })).toMatchObject({ amount: 100, state: 'pendingConfirm' });
  });
});
