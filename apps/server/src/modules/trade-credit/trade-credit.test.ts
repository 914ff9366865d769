import type { Call } from '@portal/client';
import { applyAfterSale, agreeAfterSale } from '@portal/contract/after-sale';
import { cancelOrder, confirmReceipt, confirmShopOrder, getOrder, placeOrder, rejectShopOrder, shipShopOrder } from '@portal/contract/order';
import { creditForEnterprises, creditShort, getCustomerCredit, listCustomerCredits, listOwnCredits, noTradeCredit } from '@portal/contract/trade-credit';
import { recordRepayment, repaidTooMuch, saveCreditTerms } from '@portal/contract/trade-credit';
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
    expect((await ask(true)).state).toBe('completed');
    expect(await usedOf(buyer)).toEqual([200, 300]);
    await shop(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰速运', trackingNo: 'SF1' }, idempotencyKey: key() });
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
    await buy(buyer, 1);
    await terms(50, 90);
    portal.clock.forward(3 * DAY_MS);
    const own = (await buyer.call(listOwnCredits))[0];
    expect(own).toMatchObject({ limit: 50, used: 100, available: 0, overdue: 100, debts: [{ owed: 100, isOverdue: true }] });
    expect((await shop(listCustomerCredits)).find(({ customerNo }) => customerNo === buyer.merchantNo)).toMatchObject({ overdue: 100 });
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
});
