/** Money that has gone back: the dealer that waits for it is told, so that its page follows (AFTER-9). */
import { agreeAfterSale, applyAfterSale, getShopAfterSale } from '@portal/contract/after-sale';
import { listMessages } from '@portal/contract/message';
import { confirmShopOrder, getOrder, placeOrder } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ordersHearPaid, ordersHearRefunded } from '../order/index.ts';
import { afterSalesHearRefunded } from './index.ts';

let at: TestPayments;
beforeAll(async () => {
  const steps = { onOrderMoved: [], onWithdrawn: [], onGivenBack: [] };
  at = await openTestPayments({ onSucceeded: [ordersHearPaid(steps)], onRefunded: [ordersHearRefunded, afterSalesHearRefunded(steps)] });
  await insertPlaces(at.portal);
});
afterAll(() => at.close());

async function follow(): Promise<void> {
  await at.performTasks();
  at.portal.clock.forward(61_000);
  await at.runJob('follow-payments');
  await at.performTasks();
}

it('is told to the dealer once it has, and not before', async () => {
  const dealer = await aDealer(at.portal);
  const dealing = await at.portal.as(dealer.accountNo);
  const { call, addressId } = await aBuyerOf(at.portal, dealer);
  const { skuNo } = await aSku(at.portal.database, { price: 50 });
  const body = { productList: [{ skuNo, quantity: 1 }], addressId, amount: 50 };
  const { payNo, shopOrderNo } = await call(placeOrder, { body, idempotencyKey: 'place' });
  const { payment } = await call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  await follow();
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  const { lines } = await call(getOrder, { params: { shopOrderNo } });
  const claim = { shopOrderNo, way: 'refund' as const, isUnsent: true, lines: [{ id: lines[0]?.id ?? '', quantity: 1 }], reason: 'quality' as const };
  const { afterSaleNo } = await call(applyAfterSale, { body: claim, idempotencyKey: 'apply' });
  await dealing(agreeAfterSale, { body: { afterSaleNo } });
  const told = async () =>
    (await dealing(listMessages, { query: { size: 50 } })).data.filter(({ title }) => title === '退款已退回买家').map(({ text }) => text);
  expect([(await dealing(getShopAfterSale, { params: { afterSaleNo } })).state, await told()]).toEqual(['waitRefund', []]);
  await follow();
  await follow();
  expect((await dealing(getShopAfterSale, { params: { afterSaleNo } })).state).toBe('completed');
  expect(await told()).toEqual([`售后单 ${afterSaleNo} 已退 ¥50.00，售后已完成。`]);
});
