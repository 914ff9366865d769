import type { Call } from '@portal/client';
import { idempotencyKeyMissing } from '@portal/contract/core';
import { assignCustomers } from '@portal/contract/customer';
import { applyAfterSale, agreeAfterSale } from '@portal/contract/after-sale';
import { cancelOrder, changeShopOrderPrice, confirmReceipt, confirmShopOrder, getOrder, orderMoved } from '@portal/contract/order';
import { placeOrder, rejectShopOrder, shipShopOrder } from '@portal/contract/order';
import { listMessages } from '@portal/contract/message';
import { listStaffHistory } from '@portal/contract/staff';
import { creditForEnterprises, creditShort, getCustomerCredit, listCustomerCredits, listOwnCredits, noTradeCredit } from '@portal/contract/trade-credit';
import { creditOverdue, recordRepayment, repaidAlike, repaidTooMuch, repaymentGone, reverseRepayment, saveCreditTerms } from '@portal/contract/trade-credit';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPerson, aPersonOf, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY_MS = 24 * 3_600_000;
let portal: TestPortal;
let dealer: TestPerson;
let [dealing, foreign]: Call[] = [];
let keys = 0;
const key = () => `credit-${++keys}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
  foreign = await portal.as((await aDealer(portal)).accountNo);
});
afterAll(() => portal.close());

const shop: Call = ((endpoint: never, input: never) => dealing?.(endpoint, input)) as unknown as Call;
const other: Call = ((endpoint: never, input: never) => foreign?.(endpoint, input)) as unknown as Call;

/** Who may owe so much, for thirty days. */
async function aCustomer(limit: number): Promise<TestBuyer> {
  const buyer = await aBuyerOf(portal, dealer);
  await shop(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit, termDays: 30 } });
  return buyer;
}
/** So many pieces at 100 yuan, on credit. */
async function buy({ call, addressId }: TestBuyer, pieces: number): Promise<string> {
  const { skuNo } = await aSku(portal.database, { price: 100 });
  const body = { productList: [{ skuNo, quantity: pieces }], addressId, amount: pieces * 100, payWay: 'credit' as const };
  return (await call(placeOrder, { body, idempotencyKey: key() })).shopOrderNo;
}
const accepted = async (shopOrderNo: string): Promise<string> => (await shop(confirmShopOrder, { body: { shopOrderNo } })).shopOrderNo;
const repay = (customer: TestBuyer, amount: number, idempotencyKey = key()) =>
  shop(recordRepayment, { body: { customerNo: customer.merchantNo, amount }, idempotencyKey });
const usedOf = async ({ call }: TestBuyer) => {
  const [own] = await call(listOwnCredits);
  return [own?.used, own?.available];
};
/** What is used is what the debts come to, of every account. */
async function assertBooks(): Promise<void> {
  const { rows } = await portal.database.pool.query<{ used: number; owed: number }>(
    `select c.used_fen::int as used, coalesce((select sum(d.amount_fen - d.reduced_fen - d.repaid_fen) from trade_credit_debt d
       where d.shop_no = c.shop_no and d.merchant_no = c.merchant_no), 0)::int as owed from trade_credit c`,
  );
  expect(rows.filter(({ used, owed }) => used !== owed)).toEqual([]);
}

describe('what is bought on credit (ORDER-30)', () => {
  it('goes to the dealer at once, and is used of the limit until it is repaid', async () => {
    const buyer = await aCustomer(500);
    const shopOrderNo = await buy(buyer, 3);
    expect(await buyer.call(getOrder, { params: { shopOrderNo } })).toMatchObject({
      state: 'pendingConfirm',
      payWay: 'credit',
      events: [{ act: 'place' }, { act: 'payByCredit', who: 'buyer' }],
    });
    expect(await usedOf(buyer)).toEqual([300, 200]);
    expect(await failureOf(buy(buyer, 3))).toMatchObject({ code: creditShort.code, data: { available: 200 } });
    const again = key();
    await Promise.all([1, 2, 3].map(() => repay(buyer, 120.5, again)));
    expect(await usedOf(buyer)).toEqual([179.5, 320.5]);
    expect(await failureOf(repay(buyer, 179.51))).toMatchObject({ code: repaidTooMuch.code, data: { owed: 179.5 } });
    // of which a remainder by hundredths is nothing, as of nothing at all
    for (const dust of [1e-300, 0.001, 0, 1e9])
      expect((await failureOf(repay(buyer, dust))).fields).toEqual({ amount: '还款金额应大于 0，不超过 99999999.99 元，最多两位小数' });
    await repay(buyer, 179.5);
    expect(await usedOf(buyer)).toEqual([0, 500]);
    const { movements } = await shop(getCustomerCredit, { query: { customerNo: buyer.merchantNo } });
    expect(movements.map(({ act, amount, limit }) => [act, amount, limit])).toEqual([
      ['repay', 179.5, null],
      ['repay', 120.5, null],
      ['reserve', 300, null],
      ['terms', 0, 500],
    ]);
    await assertBooks();
  });

  it('is not repaid by a call that does not name itself: it is told so, and nothing is written (WIRE-20)', async () => {
    const buyer = await aCustomer(500);
    await buy(buyer, 3);
    // sent without the header
    expect(await failureOf(repay(buyer, 120, ''))).toMatchObject({ code: idempotencyKeyMissing.code, status: 400, message: idempotencyKeyMissing.msg });
    expect(await usedOf(buyer)).toEqual([300, 200]);
    expect((await shop(getCustomerCredit, { query: { customerNo: buyer.merchantNo } })).movements.map(({ act }) => act)).toEqual(['reserve', 'terms']);
  });

  it('never comes to more than the limit, however many are placed at once', async () => {
    const buyer = await aCustomer(500);
    const placed = await Promise.allSettled(Array.from({ length: 8 }, () => buy(buyer, 2)));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await usedOf(buyer)).toEqual([400, 100]);
    const { rows } = await portal.database.pool.query('select 1 from shop_order where merchant_no = $1', [buyer.merchantNo]);
    expect(rows).toHaveLength(2);
    await assertBooks();
  });

  it.each(['cancel', 'reject', 'clock'] as const)('is used no more once the order closes by %s, once', async (end) => {
    const buyer = await aCustomer(500);
    const shopOrderNo = await buy(buyer, 4);
    await repay(buyer, 50);
    const body = { shopOrderNo, reason: '缺货' };
    if (end === 'clock') {
      portal.clock.forward(3 * DAY_MS);
      for (const _ of [1, 2]) await portal.runJob('end-overdue-orders');
    } else await Promise.allSettled([1, 2].map(() => (end === 'cancel' ? buyer.call(cancelOrder, { body }) : shop(rejectShopOrder, { body }))));
    const order = await buyer.call(getOrder, { params: { shopOrderNo } });
    expect([order.state, order.refundedAmount]).toEqual(['closed', 400]);
    expect(order.events.filter(({ act }) => act === 'refund').map(({ text }) => text)).toEqual(['抵减账期欠款 ¥350.00，已还款的 ¥50.00 由经销商线下退回']);
    expect(await usedOf(buyer)).toEqual([0, 500]);
    await assertBooks();
  });

  it('is told to whoever else acts on it at that moment: the order has moved on, and nothing is a fault of ours', async () => {
    const buyer = await aCustomer(500);
    for (const other of ['cancel', 'reject', 'changePrice'] as const) {
      const shopOrderNo = await buy(buyer, 4);
      const cancel = () => buyer.call(cancelOrder, { body: { shopOrderNo, reason: '不需要了' } });
      const also = {
        cancel,
        reject: () => shop(rejectShopOrder, { body: { shopOrderNo, reason: '缺货' } }),
        changePrice: () => shop(changeShopOrderPrice, { body: { shopOrderNo, goodsAmount: 300, freight: 0 } }),
      }[other];
      const outcomes = await Promise.allSettled<unknown>([cancel(), also(), cancel(), also()]);
      const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: number }).code] : []));
      expect(new Set([...codes, orderMoved.code])).toEqual(new Set([orderMoved.code]));
      expect(codes.length).toBeLessThan(4);
      expect(await usedOf(buyer)).toEqual([0, 500]);
    }
    await assertBooks();
  });

  it('is reduced by what goes back after the sale, at once, and the rest stays owed', async () => {
    const buyer = await aCustomer(500);
    const shopOrderNo = await buy(buyer, 3);
    await shop(confirmShopOrder, { body: { shopOrderNo } });
    const { lines } = await buyer.call(getOrder, { params: { shopOrderNo } });
    const ask = async (isUnsent: boolean) => {
      const body = { shopOrderNo, way: 'refund' as const, isUnsent, lines: [{ id: lines[0]?.id ?? '', quantity: 1 }], reason: 'other' as const, text: '' };
      const { afterSaleNo } = await buyer.call(applyAfterSale, { body, idempotencyKey: key() });
      return shop(agreeAfterSale, { body: { afterSaleNo } });
    };
    const { state, afterSaleNo, payWay } = await ask(true);
    expect([state, payWay]).toEqual(['completed', 'credit']);
    const words = `售后单 ${afterSaleNo}：退款 ¥100.00 将抵减该订单的账期欠款，已还款的部分由经销商线下退回。`;
    expect((await buyer.call(listMessages, { query: {} })).data.map(({ text }) => text)).toContain(words);
    expect(await usedOf(buyer)).toEqual([200, 300]);
    await shop(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰速运', trackingNo: shopOrderNo }, idempotencyKey: key() });
    await buyer.call(confirmReceipt, { body: { shopOrderNo } });
    await repay(buyer, 150);
    expect((await ask(false)).state).toBe('completed');
    const order = await buyer.call(getOrder, { params: { shopOrderNo } });
    expect([order.state, order.refundedAmount]).toEqual(['completed', 200]);
    expect(await usedOf(buyer)).toEqual([0, 500]);
    const { movements } = await shop(getCustomerCredit, { query: { customerNo: buyer.merchantNo } });
    expect(movements[0]).toMatchObject({ act: 'refund', amount: 50, back: 50, shopOrderNo });
    await assertBooks();
  });

  it('is overdue once its days are over, also when the terms have changed since', async () => {
    const buyer = await aCustomer(500);
    const terms = (limit: number, termDays: number) => shop(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit, termDays } });
    await terms(500, 2);
    await accepted(await buy(buyer, 1));
    await terms(50, 90);
    portal.clock.forward(2.1 * DAY_MS);
    const own = (await buyer.call(listOwnCredits))[0];
    expect(own).toMatchObject({ limit: 50, used: 100, available: 0, overdue: 100, debts: [{ owed: 100, isOverdue: true }] });
    expect((await shop(listCustomerCredits)).find(({ customerNo }) => customerNo === buyer.merchantNo)).toMatchObject({
      overdue: 100,
      gmtFirstDue: own?.debts[0]?.gmtDue,
    });
  });

  it('is owed again where a repayment was written down wrongly, once, however often that is said (ORDER-35)', async () => {
    const buyer = await aCustomer(500);
    const first = await buy(buyer, 1);
    portal.clock.forward(60_000);
    const second = await buy(buyer, 2);
    await repay(buyer, 40);
    await repay(buyer, 210);
    const customerNo = buyer.merchantNo;
    const { movements } = await shop(getCustomerCredit, { query: { customerNo } });
    const wrong = movements.find(({ amount, act }) => act === 'repay' && amount === 210)?.id ?? 0;
    const reverse = (movementId: number, by = shop) =>
      by(reverseRepayment, { body: { customerNo, movementId, reason: '登记到别的客户' }, idempotencyKey: key() });
    const tries = await Promise.allSettled([1, 2, 3].map(() => reverse(wrong)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(reverse(wrong))).toMatchObject({ code: repaymentGone.code });
    expect(await usedOf(buyer)).toEqual([260, 240]);
    const after = (await shop(getCustomerCredit, { query: { customerNo } })).movements;
    expect(after.map(({ act, amount, isReversed }) => [act, amount, isReversed]).slice(0, 3)).toEqual([
      ['reverse', 210, false],
      ['repay', 210, true],
      ['repay', 40, false],
    ]);
    for (const id of [after[0]?.id ?? 0, after.at(-1)?.id ?? 0, 999_999]) expect(await failureOf(reverse(id))).toMatchObject({ code: repaymentGone.code });
    const kept = after.find(({ amount, act }) => act === 'repay' && amount === 40)?.id ?? 0;
    expect(await failureOf(reverse(kept, other))).toMatchObject({ code: 1421 });
    // what had been repaid of the order that closes is neither handed back nor owed, where it had not been repaid at all
    await buyer.call(cancelOrder, { body: { shopOrderNo: first, reason: '不需要了' } });
    await reverse(kept);
    expect(await usedOf(buyer)).toEqual([200, 300]);
    expect((await shop(getCustomerCredit, { query: { customerNo } })).movements[0]).toMatchObject({ act: 'reverse', amount: 0, back: 40 });
    await buyer.call(cancelOrder, { body: { shopOrderNo: second, reason: '不需要了' } });
    expect(await usedOf(buyer)).toEqual([0, 500]);
    await assertBooks();
  });

  it('is refused to who has not repaid in time where the dealer says so, and only there (ORDER-35)', async () => {
    const [blocked, warned] = [await aCustomer(500), await aCustomer(500)];
    await shop(saveCreditTerms, { body: { customerNo: blocked.merchantNo, limit: 500, termDays: 1, overdueRule: 'block' } });
    await shop(saveCreditTerms, { body: { customerNo: warned.merchantNo, limit: 500, termDays: 1 } });
    await accepted(await buy(blocked, 1));
    await accepted(await buy(warned, 1));
    await accepted(await buy(blocked, 1));
    const waiting = await buy(warned, 1);
    portal.clock.forward(1.1 * DAY_MS);
    expect(await failureOf(buy(blocked, 1))).toMatchObject({
      code: creditOverdue.code,
      data: { overdue: 200, since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect(await usedOf(blocked)).toEqual([200, 300]);
    // what waits to be accepted is not late
    expect((await warned.call(listOwnCredits))[0]).toMatchObject({ used: 200, owed: 100, reserved: 100, overdue: 100 });
    await warned.call(cancelOrder, { body: { shopOrderNo: waiting, reason: '不需要了' } });
    await buy(warned, 1);
    // without a word about it the rule stays
    await shop(saveCreditTerms, { body: { customerNo: blocked.merchantNo, limit: 600, termDays: 1 } });
    expect((await blocked.call(listOwnCredits))[0]).toMatchObject({ overdueRule: 'block', overdue: 200 });
    await repay(blocked, 200);
    await buy(blocked, 1);
    await assertBooks();
  });

  it('shows colleagues’ debts to a buyer’s people as a sum, and by order those they may open (ORDER-32)', async () => {
    const buyer = await aCustomer(500);
    const [own, theirs] = [await buy(buyer, 1), await buy(buyer, 2)];
    const colleague = await aPerson(portal.database);
    await portal.database.pool.query('update shop_order set account_no = $1 where shop_order_no = $2', [colleague.accountNo, theirs]);
    const figures = async () => (await buyer.call(listOwnCredits))[0];
    expect(await figures()).toMatchObject({
      used: 300,
      reserved: 300,
      owed: 0,
      available: 200,
      debts: [{ shopOrderNo: own, owed: 100, isReserved: true, isOverdue: false }],
      colleagues: { count: 1, owed: 0, reserved: 200, gmtDue: null },
    });
    await accepted(own);
    await accepted(theirs);
    expect(await figures()).toMatchObject({
      used: 300,
      reserved: 0,
      owed: 300,
      available: 200,
      debts: [{ shopOrderNo: own, owed: 100, isReserved: false }],
      colleagues: { count: 1, owed: 200, reserved: 0, gmtDue: expect.any(String) },
    });
  });

  it('leaves what was done about it where the owner reads it (ORDER-35)', async () => {
    const buyer = await aCustomer(321);
    const [{ act, detail } = { act: '', detail: '' }] = (await shop(listStaffHistory)).data;
    expect(act).toBe('saveCreditTerms');
    expect(detail).toContain('信用额度 ¥321.00，账期 30 天，逾期后仅提醒，仍可账期下单');
    await shop(assignCustomers, { body: { staffNo: dealer.accountNo, customerNos: [buyer.merchantNo] } });
    await shop(assignCustomers, { body: { staffNo: '', customerNos: [buyer.merchantNo] } });
    const [gone, given] = (await shop(listStaffHistory)).data;
    expect([gone?.act, gone?.targetName, given?.act, given?.targetName === '']).toEqual(['assignCustomers', '', 'assignCustomers', false]);
    await buy(buyer, 1);
    await repay(buyer, 40);
    const [repaid] = (await shop(listStaffHistory)).data;
    expect([repaid?.act, repaid?.detail.endsWith('，¥40.00')]).toEqual(['recordRepayment', true]);
  });

  it('is of those alone to whom this dealer gives it: others see, change and use nothing', async () => {
    const buyer = await aCustomer(500);
    const customerNo = buyer.merchantNo;
    const stranger = await aBuyerOf(portal, dealer);
    expect(await failureOf(buy(stranger, 1))).toMatchObject({ code: noTradeCredit.code });
    expect(await stranger.call(listOwnCredits)).toEqual([]);
    expect((await other(listCustomerCredits)).length).toBe(0);
    for (const refused of [
      () => other(getCustomerCredit, { query: { customerNo } }),
      () => other(saveCreditTerms, { body: { customerNo, limit: 1, termDays: 1 } }),
      () => other(recordRepayment, { body: { customerNo, amount: 1 }, idempotencyKey: key() }),
    ])
      expect(await failureOf(refused())).toMatchObject({ code: 1421 });
    const colleague = await aPerson(portal.database);
    await portal.database.pool.query(
      'insert into account_identity (account_no, merchant_no, employee_type, choose_on, own_customers) values ($1, $2, 1, true, true)',
      [colleague.accountNo, dealer.merchantNo],
    );
    const narrow = await portal.as(colleague.accountNo);
    expect(await narrow(listCustomerCredits)).toEqual([]);
    expect(await failureOf(narrow(getCustomerCredit, { query: { customerNo } }))).toMatchObject({ code: 1421 });
    const person = await aPersonOf(portal.database, UserType.Person);
    await portal.database.pool.query('insert into dealer_binding (account_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())', [
      person.accountNo,
      dealer.merchantNo,
    ]);
    const { rows } = await portal.database.pool.query<{ no: string }>(`select 'person-' || id as no from dealer_binding where account_no = $1`, [
      person.accountNo,
    ]);
    const asked = { customerNo: rows[0]?.no ?? '', limit: 1, termDays: 1 };
    expect(await failureOf(shop(saveCreditTerms, { body: asked }))).toMatchObject({ code: creditForEnterprises.code });
  });

  it('is asked about where one like it stands from the day before, and both stand once whoever writes it down knows (ORDER-31)', async () => {
    dealing = await portal.as(dealer.accountNo);
    const buyer = await aCustomer(500);
    await buy(buyer, 4);
    const pay = (more: { note?: string; isAnother?: boolean } = {}) =>
      shop(recordRepayment, { body: { customerNo: buyer.merchantNo, amount: 50, ...more }, idempotencyKey: key() });
    const at = new Date(portal.clock.now()).toISOString();
    await pay();
    portal.clock.forward(60_000);
    // as from a page that was opened anew
    expect(await failureOf(pay())).toMatchObject({ code: repaidAlike.code, data: { at } });
    expect(await usedOf(buyer)).toEqual([350, 150]);
    await pay({ note: '工行 0817' });
    await pay({ isAnother: true });
    expect(await usedOf(buyer)).toEqual([250, 250]);
    portal.clock.forward(DAY_MS);
    dealing = await portal.as(dealer.accountNo);
    await pay();
    const [wrong] = (await shop(getCustomerCredit, { query: { customerNo: buyer.merchantNo } })).movements;
    await shop(reverseRepayment, { body: { customerNo: buyer.merchantNo, movementId: wrong?.id ?? 0, reason: '登记有误' }, idempotencyKey: key() });
    // what was taken back is none
    await pay();
    expect(await usedOf(buyer)).toEqual([200, 300]);
    await assertBooks();
  });
});
