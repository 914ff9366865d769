/** What of paid orders is the dealer's (SHARE-1 to SHARE-4). */
import { agreeAfterSale, applyAfterSale, cancelAfterSale, refuseAfterSale } from '@portal/contract/after-sale';
import { confirmReceipt, confirmShopOrder, getOrder, placeOrder, shipShopOrder } from '@portal/contract/order';
import { startPayment } from '@portal/contract/payment';
import { exportShopShares, listShopShares, sumShopShares } from '@portal/contract/share-out';
import { pathOf, type Call } from '@portal/client';
import { gotCoupon } from '@portal/contract/coupon';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterSalesHearRefunded } from '../after-sale/index.ts';
import { ordersHearPaid, ordersHearRefunded } from '../order/index.ts';
import { putOffers } from '../price/index.ts';
import { sharesHearOrders, sharesHearRefunded } from './index.ts';

const TERMS = { feeRate: 60, afterDays: 7 };
const DAY = 24 * 3_600_000;
let at: TestPayments;
let dealer: TestPerson;
let dealing: Call;
let buyer: TestBuyer;
let serial = 0;
const key = () => `share-${++serial}`;

beforeAll(async () => {
  const steps = { onOrderMoved: [sharesHearOrders(TERMS)], onWithdrawn: [], onGivenBack: [] };
  at = await openTestPayments({
    onSucceeded: [ordersHearPaid(steps)],
    onRefunded: [ordersHearRefunded, afterSalesHearRefunded(steps), sharesHearRefunded(TERMS)],
  });
  await insertPlaces(at.portal);
  dealer = await aDealer(at.portal);
  dealing = await at.portal.as(dealer.accountNo);
  buyer = await aBuyerOf(at.portal, dealer);
});
afterAll(() => at.close());

/** Days on, after which both sign in anew. */
async function forward(ms: number): Promise<void> {
  at.portal.clock.forward(ms);
  dealing = await at.portal.as(dealer.accountNo);
  buyer = { ...buyer, call: await at.portal.as(buyer.accountNo) };
}

async function follow(): Promise<void> {
  at.portal.clock.forward(11_000);
  await at.runJob('follow-payments');
  await at.performTasks();
}

/** Two pieces at ¥50.05, paid and accepted. */
async function sold(amount = 100.1): Promise<{ shopOrderNo: string; lineId: string }> {
  const { skuNo } = await aSku(at.portal.database, { price: 50.05 });
  await at.portal.database.transaction((db) =>
    putOffers(db, dealer.merchantNo, [{ skuNo, price: 50.05, stockTotal: 10, leadDays: 1 }], { now: at.portal.clock.now(), by: null }),
  );
  const body = { productList: [{ skuNo, quantity: 2 }], addressId: buyer.addressId, amount };
  const { payNo, shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: key() });
  const { payment } = await buyer.call(startPayment, { body: { businessType: 'order', businessNo: payNo, channel: 'wechat' } });
  at.payAt('wechat', payment?.paymentNo ?? '');
  await follow();
  await dealing(confirmShopOrder, { body: { shopOrderNo } });
  return { shopOrderNo, lineId: (await buyer.call(getOrder, { params: { shopOrderNo } })).lines[0]?.id ?? '' };
}

/** One piece that was sent is asked back for. */
async function claim({ shopOrderNo, lineId }: { shopOrderNo: string; lineId: string }, way: 'refund' | 'exchange'): Promise<string> {
  const body = { shopOrderNo, way, isUnsent: false, lines: [{ id: lineId, quantity: 1 }], reason: 'quality' as const };
  return (await buyer.call(applyAfterSale, { body, idempotencyKey: key() })).afterSaleNo;
}

async function refund({ shopOrderNo, lineId }: { shopOrderNo: string; lineId: string }, { quantity, isUnsent }: { quantity: number; isUnsent: boolean }) {
  const body = { shopOrderNo, way: 'refund' as const, isUnsent, lines: [{ id: lineId, quantity }], reason: 'quality' as const };
  const { afterSaleNo } = await buyer.call(applyAfterSale, { body, idempotencyKey: key() });
  await dealing(agreeAfterSale, { body: { afterSaleNo, returnAddress: '' } });
  await at.performTasks();
  await follow();
  await follow();
}

async function complete(shopOrderNo: string): Promise<void> {
  await dealing(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: shopOrderNo }, idempotencyKey: key() });
  await buyer.call(confirmReceipt, { body: { shopOrderNo } });
}

const rowsOf = async (shopOrderNo: string) =>
  (await dealing(listShopShares, { query: { size: 50 } })).data
    .filter((row) => row.shopOrderNo === shopOrderNo)
    .map(({ kind, state, paidAmount, refundedAmount, feeAmount, shareAmount }) => [kind, state, paidAmount, refundedAmount, feeAmount, shareAmount]);
/** What each account of the book has, over all rows of an order. */
const bookOf = async (shopOrderNo: string) =>
  Object.fromEntries(
    (
      await at.portal.database.pool.query<{ account: string; amount: number }>(
        `select account, sum(amount)::float8 as amount from share_entry where row_no like $1 group by account order by account`,
        [`${shopOrderNo}%`],
      )
    ).rows.map(({ account, amount }) => [account, amount]),
  );
const shareOut = () => at.portal.runJob('share-out');

describe('the dealer’s part of a paid order', () => {
  it('waits from the payment on, is due seven days after completion, and is shared out once', async () => {
    const { shopOrderNo } = await sold();
    expect(await rowsOf(shopOrderNo)).toEqual([['order', 'waiting', 100.1, 0, 0.6, 99.5]]);
    await shareOut();
    await complete(shopOrderNo);
    await forward(7 * DAY - 1000);
    await shareOut();
    expect((await rowsOf(shopOrderNo))[0]?.[1]).toBe('waiting');
    await forward(1000);
    await Promise.all([shareOut(), shareOut()]);
    expect(await rowsOf(shopOrderNo)).toEqual([['order', 'shared', 100.1, 0, 0.6, 99.5]]);
    expect(await bookOf(shopOrderNo)).toEqual({ buyer: -100.1, fee: 0.6, shared: 99.5, waiting: 0 });
    await expect(at.portal.database.pool.query('update share_entry set amount = 0')).rejects.toThrow('only grows');
    await expect(at.portal.database.pool.query('delete from share_entry')).rejects.toThrow('only grows');
  });

  it('is less by what goes back before, and void once all has', async () => {
    const one = await sold();
    await refund(one, { quantity: 1, isUnsent: true });
    expect(await rowsOf(one.shopOrderNo)).toEqual([['order', 'waiting', 100.1, 50.05, 0.3, 49.75]]);
    await refund(one, { quantity: 1, isUnsent: true });
    expect(await rowsOf(one.shopOrderNo)).toEqual([['order', 'void', 100.1, 100.1, 0, 0]]);
    expect(await bookOf(one.shopOrderNo)).toEqual({ buyer: 0, fee: 0, waiting: 0 });
  });

  it('has a row below nothing for what goes back after, which is shared out by the next look', async () => {
    const one = await sold();
    await complete(one.shopOrderNo);
    await forward(7 * DAY);
    await shareOut();
    await refund(one, { quantity: 1, isUnsent: false });
    expect(await rowsOf(one.shopOrderNo)).toEqual([
      ['refund', 'waiting', 0, 50.05, -0.3, -49.75],
      ['order', 'shared', 100.1, 0, 0.6, 99.5],
    ]);
    await shareOut();
    expect((await rowsOf(one.shopOrderNo))[0]?.[1]).toBe('shared');
    expect(await bookOf(one.shopOrderNo)).toEqual({ buyer: -50.05, fee: 0.3, shared: 49.75, waiting: 0 });
  });

  it('waits, due or not, while money may yet go back by a request that is open, and names it (SHARE-5)', async () => {
    const one = await sold();
    await complete(one.shopOrderNo);
    const shown = async () =>
      (await dealing(listShopShares, { query: { size: 50 } })).data
        .filter(({ shopOrderNo }) => shopOrderNo === one.shopOrderNo)
        .map(({ state, openClaimNos }) => [state, openClaimNos]);
    const [afterSaleNo, exchangeNo] = [await claim(one, 'refund'), await claim(one, 'exchange')];
    expect(exchangeNo).not.toBe(afterSaleNo);
    await forward(8 * DAY);
    await dealing(refuseAfterSale, { body: { afterSaleNo, text: '商品没有问题' } });
    await shareOut();
    expect(await shown()).toEqual([['waiting', [afterSaleNo]]]);
    const cookie = await at.portal.cookieOf(dealer.accountNo);
    const answer = await at.portal.portal.http.inject({ url: pathOf(exportShopShares, { query: {} }), headers: { cookie } });
    const rows = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets[0]?.rows ?? [];
    expect(rows.find((row) => row[0] === one.shopOrderNo)?.[10]).toBe('售后处理中，办结后分账');
    await buyer.call(cancelAfterSale, { body: { afterSaleNo } });
    expect(await shown()).toEqual([['waiting', []]]);
    await shareOut();
    expect(await shown()).toEqual([['shared', []]]);
  });

  it('is shared out never before its requests are over, and comes to what is kept to the fen, whatever is asked for, answered and waited for', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('claim', 'agree', 'refuse', 'cancel', 'days', 'share'), { minLength: 2, maxLength: 6 }), async (acts) => {
        const one = await sold();
        await complete(one.shopOrderNo);
        let [open, days, isShared, refunded]: [string[], number, boolean, number] = [[], 0, false, 0];
        const step = async (act: string): Promise<void> => {
          const [first] = open;
          if (act === 'claim' && open.length + refunded < 2 && days < 15) open.push(await claim(one, 'refund'));
          if (act === 'days') await forward(4 * DAY);
          if (act === 'days') days += 4;
          if (act === 'share') await shareOut();
          if (act === 'share') isShared ||= days >= 7 && open.length === 0 && refunded < 2;
          if (first === undefined) return;
          if (act === 'refuse') await dealing(refuseAfterSale, { body: { afterSaleNo: first, text: '商品没有问题' } }).catch(() => undefined);
          if (act === 'cancel') await buyer.call(cancelAfterSale, { body: { afterSaleNo: first } });
          const isAgreed =
            act === 'agree' &&
            (await dealing(agreeAfterSale, { body: { afterSaleNo: first, returnAddress: '' } }).then(
              () => true,
              () => false,
            ));
          if (isAgreed) await at.performTasks();
          if (isAgreed) await follow();
          if (isAgreed) await follow();
          if (isAgreed) refunded += 1;
          if (isAgreed || act === 'cancel') open = open.slice(1);
        };
        for (const act of ['claim', ...acts, 'days', 'days', 'share', 'cancel', 'cancel', 'share']) {
          await step(act);
          expect((await rowsOf(one.shopOrderNo)).at(-1)?.[1]).toBe(isShared ? 'shared' : refunded === 2 ? 'void' : 'waiting');
          const { buyer: paid = 0, ...kept } = await bookOf(one.shopOrderNo);
          expect(Math.round(-paid * 100) + 0).toBe(5005 * (2 - refunded));
          expect(Math.round(Object.values(kept).reduce((sum, amount) => sum + amount, 0) * 100)).toBe(5005 * (2 - refunded));
        }
        expect((await bookOf(one.shopOrderNo))['waiting']).toBe(0);
      }),
      { numRuns: 4, examples: [[['claim', 'agree', 'agree']]] },
    ));

  it('of an order from before shares were kept comes by the clock, once', async () => {
    const { shopOrderNo } = await sold();
    await at.portal.database.pool.query('alter table share_entry disable trigger share_entry_grows');
    await at.portal.database.pool.query('delete from share_entry where row_no = $1', [shopOrderNo]);
    await at.portal.database.pool.query('delete from share_row where row_no = $1', [shopOrderNo]);
    await at.portal.database.pool.query('alter table share_entry enable trigger share_entry_grows');
    await shareOut();
    await shareOut();
    expect(await rowsOf(shopOrderNo)).toEqual([['order', 'waiting', 100.1, 0, 0.6, 99.5]]);
  });

  it('is summed and listed by state and month, leaves as a worksheet, and is nobody else’s', async () => {
    const all = await dealing(listShopShares, { query: { size: 50 } });
    const totals = await dealing(sumShopShares);
    const fenOf = (part: 'paidAmount' | 'refundedAmount' | 'feeAmount' | 'shareAmount') => all.data.reduce((sum, row) => sum + Math.round(row[part] * 100), 0);
    expect([totals.count, ...(['paidAmount', 'refundedAmount', 'feeAmount', 'shareAmount'] as const).map((part) => Math.round(totals[part] * 100))]).toEqual([
      all.count,
      fenOf('paidAmount'),
      fenOf('refundedAmount'),
      fenOf('feeAmount'),
      fenOf('shareAmount'),
    ]);
    expect(Math.round((totals.waitingAmount + totals.sharedAmount) * 100)).toBe(fenOf('shareAmount'));
    const narrowed = await dealing(listShopShares, { query: { state: 'void' } });
    expect(new Set(narrowed.data.map(({ state }) => state))).toEqual(new Set(['void']));
    expect(narrowed.count).toBe(all.data.filter(({ state }) => state === 'void').length);
    expect((await dealing(sumShopShares, { query: { month: '2020-01' } })).count).toBe(0);
    const cookie = await at.portal.cookieOf(dealer.accountNo);
    const answer = await at.portal.portal.http.inject({ url: pathOf(exportShopShares, { query: { state: 'shared' } }), headers: { cookie } });
    const rows = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets[0]?.rows ?? [];
    const shared = all.data.filter(({ state }) => state === 'shared');
    expect(rows.length).toBe(2 + shared.length);
    // the sums follow what is edited above them
    const last = rows.at(-1) ?? [];
    expect([last[0], last[9]]).toEqual(['合计', Math.round(shared.reduce((sum, { shareAmount }) => sum + shareAmount * 100, 0)) / 100]);
    const sheet = strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain(`<f>SUM(J2:J${rows.length - 1})</f>`);
    const other = await at.portal.as((await aDealer(at.portal)).accountNo);
    expect((await other(listShopShares)).count).toBe(0);
    expect((await failureOf(buyer.call(listShopShares))).code).toBe(403);
  });

  it('is made up for by what the provider’s coupon took off the goods that are kept, to the fen, before and after sharing (SHARE-7)', async () => {
    const templateNo = await aCouponTemplate(at.portal, '', { threshold: 100, benefit: { kind: 'amount', off: 9.99 }, perPerson: 10, claimTo: '2027-12-31' });
    const discounted = async () => {
      await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() });
      return sold(90.11);
    };
    const one = await discounted();
    expect(await rowsOf(one.shopOrderNo)).toEqual([['order', 'waiting', 90.11, 0, 0.54, 99.56]]);
    expect(await bookOf(one.shopOrderNo)).toEqual({ buyer: -90.11, fee: 0.54, provider: -9.99, waiting: 99.56 });
    await refund(one, { quantity: 1, isUnsent: true });
    const [row = []] = await rowsOf(one.shopOrderNo);
    const [back = 0, fee = 0, share = 0] = row.slice(3).map(Number);
    const kept = await bookOf(one.shopOrderNo);
    expect(90.11 - back - fee - (kept['provider'] ?? 0) - share).toBeCloseTo(0, 5);
    expect(kept['provider']).toBe(-5);
    await refund(one, { quantity: 1, isUnsent: true });
    expect(await bookOf(one.shopOrderNo)).toEqual({ buyer: 0, fee: 0, provider: 0, waiting: 0 });

    const two = await discounted();
    await complete(two.shopOrderNo);
    await forward(7 * DAY);
    await shareOut();
    expect(await bookOf(two.shopOrderNo)).toEqual({ buyer: -90.11, fee: 0.54, provider: -9.99, shared: 99.56, waiting: 0 });
    await refund(two, { quantity: 2, isUnsent: false });
    expect((await rowsOf(two.shopOrderNo)).map(([kind, , , , , amount]) => [kind, amount])).toEqual([
      ['refund', -99.56],
      ['order', 99.56],
    ]);
    expect((await bookOf(two.shopOrderNo))['provider']).toBe(0);
  });
});
