import { pathOf } from '@portal/client';
import { notFound } from '@portal/contract/core';
import { countOwnCoupons, couponNotUsable, gotCoupon, listOwnCoupons } from '@portal/contract/coupon';
import {
  cancelOrder,
  changeShopOrderPrice,
  exportShopOrders,
  getOrder,
  getShopOrder,
  orderCopy,
  placeOrder,
  preSettlement,
  rejectShopOrder,
  saveFreightTemplate,
  settlementChanged,
} from '@portal/contract/order';
import type { CouponTemplateFields } from '@portal/contract/coupon';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { toFen } from '@portal/units';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putOffers } from '../price/index.ts';
import { lockShopOrder } from './store.ts';
import { takeStep, type OrderStep } from './take-step.ts';

let portal: TestPortal;
let dealer: TestPerson;
let keys = 0;
const key = () => `order-coupon-${++keys}`;
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
});
afterAll(() => portal.close());

type Pieces = { skuNo: string; quantity: number }[];
async function aCoupon(buyer: TestBuyer, fields: Partial<CouponTemplateFields> = {}, shopNo = dealer.merchantNo): Promise<string> {
  const templateNo = await aCouponTemplate(portal, shopNo, fields);
  return (await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() })).couponNo;
}
const settle = ({ call, addressId }: TestBuyer, productList: Pieces, couponIds?: string[]) =>
  call(preSettlement, { body: { productList, addressId, ...(couponIds ? { couponIds } : {}) } });
const place = ({ call, addressId }: TestBuyer, productList: Pieces, amount: number, couponIds?: string[]) =>
  call(placeOrder, { body: { productList, addressId, amount, ...(couponIds ? { couponIds } : {}) }, idempotencyKey: key() });
const step = (shopOrderNo: string, one: OrderStep) =>
  portal.database.transaction(async (db) => {
    const row = await lockShopOrder(db, { shopNo: dealer.merchantNo, staffNo: null }, shopOrderNo);
    if (row) await takeStep({ db, now: portal.clock.now(), newId: key, signal: () => {} }, { onOrderMoved: [], onWithdrawn: [], onGivenBack: [] }, row, one);
  });
const pay = (shopOrderNo: string) => step(shopOrderNo, { act: 'pay', who: 'payment', actorNo: '' });

describe('coupons at an order (COUPON-7, COUPON-14)', () => {
  it('the best combination is taken, and of every other one it is said why not', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const shops = await aCoupon(buyer, { benefit: { kind: 'amount', off: 30 }, threshold: 300 });
    const small = await aCoupon(buyer, { benefit: { kind: 'amount', off: 5 }, threshold: 0 });
    const platform = await aCoupon(buyer, { benefit: { kind: 'percent', payPercent: 90, offMax: null }, threshold: 0 }, '');
    const far = await aCoupon(buyer, { threshold: 420 });
    const settled = await settle(buyer, [{ skuNo, quantity: 3 }]);
    expect(settled).toMatchObject({ goodsAmount: 300, couponAmount: 57, amount: 243 });
    // what coupons take off makes no points (CREDITS-15)
    expect(settled.points[0]).toEqual({ payWay: 'online', points: 24, words: '' });
    expect(settled.coupons.map(({ couponNo, isTaken, amount, words }) => [couponNo, isTaken, amount, words])).toEqual([
      [shops, true, 30, ''],
      [platform, true, 27, ''],
      [small, false, 5, '当前组合优惠更多'],
      [far, false, 0, '还差 ¥120.00'],
    ]);
    expect(await settle(buyer, [{ skuNo, quantity: 3 }], [])).toMatchObject({ couponAmount: 0, amount: 300 });
    const byHand = await settle(buyer, [{ skuNo, quantity: 3 }], [small]);
    expect(byHand).toMatchObject({ couponAmount: 5, amount: 295 });
    expect(byHand.coupons.find(({ couponNo }) => couponNo === shops)).toMatchObject({ reason: 'notStackable' });
    expect(byHand.coupons.find(({ couponNo }) => couponNo === platform)).toMatchObject({ isTaken: false, reason: '' });
    // the dealer reads whose is whose, on the page and in the worksheet (ORDER-24, SHARE-6)
    const { shopOrderNo } = await place(buyer, [{ skuNo, quantity: 3 }], 243);
    const dealing = await portal.as(dealer.accountNo);
    expect(
      (await dealing(getShopOrder, { params: { shopOrderNo } })).coupons.map(({ amount, isPlatform, stackGroup }) => [amount, isPlatform, stackGroup]),
    ).toEqual([
      [30, false, 'shop'],
      [27, true, 'platform'],
    ]);
    const cookie = await portal.cookieOf(dealer.accountNo);
    const answer = await portal.portal.http.inject({ url: pathOf(exportShopOrders, { query: { keyword: shopOrderNo } }), headers: { cookie } });
    const [head = [], row = []] = (await readXlsx(new Uint8Array(answer.rawPayload))).sheets[0]?.rows ?? [];
    expect(['店铺券', '平台券', '订单金额'].map((name) => row[head.indexOf(name)])).toEqual([30, 27, 243]);
  });

  it('what is taken is split over the lines, held, and used when it is paid', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const [one, other] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 50 })];
    const couponNo = await aCoupon(buyer, { benefit: { kind: 'amount', off: 10 } });
    const pieces = [
      { skuNo: one.skuNo, quantity: 1 },
      { skuNo: other.skuNo, quantity: 1 },
    ];
    // the sum without it is not what it comes to
    expect((await failureOf(place(buyer, pieces, 150))).data).toMatchObject({ couponAmount: 10, amount: 140 });
    const { shopOrderNo } = await place(buyer, pieces, 140, [couponNo]);
    const order = await buyer.call(getOrder, { params: { shopOrderNo } });
    expect(order).toMatchObject({ goodsAmount: 150, couponAmount: 10, amount: 140, coupons: [{ couponNo, name: '满百减十', amount: 10, isPlatform: false }] });
    expect(order.lines.map(({ amount, couponAmount, paidAmount }) => [amount, couponAmount, paidAmount])).toEqual([
      [100, 6.67, 93.33],
      [50, 3.33, 46.67],
    ]);
    expect((await buyer.call(listOwnCoupons, { query: { state: 'used' } })).data).toMatchObject([{ state: 'locked', shopOrderNo }]);
    await pay(shopOrderNo);
    expect((await buyer.call(listOwnCoupons, { query: { state: 'used' } })).data).toMatchObject([{ state: 'used', shopOrderNo }]);
    // refused after it was paid: the coupon goes back
    await step(shopOrderNo, { act: 'reject', who: 'dealer', actorNo: dealer.accountNo, text: '缺货' });
    expect((await buyer.call(listOwnCoupons, { query: { state: 'unused' } })).data).toMatchObject([{ couponNo, state: 'unused', shopOrderNo: '' }]);
    expect(await buyer.call(countOwnCoupons)).toEqual({ unused: 1, used: 0, expired: 0 });
  });

  it('closed, the order gives it back, or lets it expire where its time is over', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const couponNo = await aCoupon(buyer, { use: { kind: 'days', days: 1 } });
    const first = await place(buyer, [{ skuNo, quantity: 1 }], 90, [couponNo]);
    expect(await buyer.call(countOwnCoupons)).toEqual({ unused: 0, used: 1, expired: 0 });
    await buyer.call(cancelOrder, { body: { shopOrderNo: first.shopOrderNo, reason: '不想买了' } });
    expect(await buyer.call(countOwnCoupons)).toEqual({ unused: 1, used: 0, expired: 0 });
    // what it was reckoned with stays to be read
    expect(await buyer.call(getOrder, { params: { shopOrderNo: first.shopOrderNo } })).toMatchObject({ state: 'closed', coupons: [{ couponNo }] });
    await place(buyer, [{ skuNo, quantity: 1 }], 90, [couponNo]);
    portal.clock.forward(DAY_MS);
    await portal.runJob('end-overdue-orders');
    expect(await buyer.call(countOwnCoupons)).toEqual({ unused: 0, used: 0, expired: 1 });
    portal.clock.forward(-DAY_MS);
  });

  it('one that a refund does not give back comes back where the order closes unpaid, or is not accepted, and stays used where its buyer gives it up (COUPON-20)', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const dealing = await portal.as(dealer.accountNo);
    await dealing(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const couponNo = await aCoupon(buyer, { refundRule: 'spent' });
    const pieces = [{ skuNo, quantity: 1 }];
    const unused = { unused: 1, used: 0, expired: 0 };
    expect((await settle(buyer, pieces)).coupons).toMatchObject([{ couponNo, refundRule: 'spent' }]);
    const unpaid = await place(buyer, pieces, 90, [couponNo]);
    await buyer.call(cancelOrder, { body: { shopOrderNo: unpaid.shopOrderNo, reason: '不想买了' } });
    expect(await buyer.call(countOwnCoupons)).toEqual(unused);
    // on credit nothing was owed before the dealer accepts it
    const body = { productList: pieces, addressId: buyer.addressId, amount: 90, couponIds: [couponNo], payWay: 'credit' as const };
    const owed = await buyer.call(placeOrder, { body, idempotencyKey: key() });
    await dealing(rejectShopOrder, { body: { shopOrderNo: owed.shopOrderNo, reason: '缺货' } });
    expect(await buyer.call(countOwnCoupons)).toEqual(unused);
    const sold = async () => {
      const { shopOrderNo } = await place(buyer, pieces, 90, [couponNo]);
      await pay(shopOrderNo);
      return shopOrderNo;
    };
    // paid, and refused or never answered by its dealer: the buyer gave nothing up
    await step(await sold(), { act: 'reject', who: 'dealer', actorNo: dealer.accountNo, text: '缺货' });
    expect(await buyer.call(countOwnCoupons)).toEqual(unused);
    await step(await sold(), { act: 'expire', who: 'clock', actorNo: '' });
    expect(await buyer.call(countOwnCoupons)).toEqual(unused);
    const paid = { shopOrderNo: await sold() };
    await step(paid.shopOrderNo, { act: 'cancel', who: 'buyer', actorNo: buyer.accountNo, text: '不想买了' });
    expect((await buyer.call(listOwnCoupons, { query: { state: 'used' } })).data).toMatchObject([{ couponNo, state: 'used', shopOrderNo: paid.shopOrderNo }]);
    expect(await buyer.call(getOrder, { params: { shopOrderNo: paid.shopOrderNo } })).toMatchObject({ coupons: [{ couponNo, refundRule: 'spent' }] });
  });

  it('an order that closes without its buyer says of each coupon whether it is back (COUPON-20)', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const fields = { threshold: 0, benefit: { kind: 'amount' as const, off: 1 }, stackGroup: null };
    const sold = async (couponNos: string[], amount: number) => {
      const { shopOrderNo } = await place(buyer, [{ skuNo, quantity: 1 }], amount, couponNos);
      await pay(shopOrderNo);
      return shopOrderNo;
    };
    const told = async (shopOrderNo: string) =>
      (
        await portal.database.pool.query<{ text: string }>(`select text from message where account_no = $1 and text like '%' || $2 || ' %'`, [
          buyer.accountNo,
          shopOrderNo,
        ])
      ).rows[0]?.text;
    const shops = await aCoupon(buyer, { ...fields, name: '店铺一元', stackGroup: 'shop', use: { kind: 'days', days: 1 }, refundRule: 'spent' });
    const platform = await aCoupon(buyer, { ...fields, name: '平台一元', stackGroup: 'platform' }, '');
    const refused = await sold([shops, platform], 98);
    await step(refused, { act: 'reject', who: 'dealer', actorNo: dealer.accountNo, text: '缺货' });
    expect(await told(refused)).toBe(`订单 ${refused} 未接单，原因：缺货。优惠券“店铺一元”、“平台一元”已退回。`);
    const late = await sold([shops, platform], 98);
    portal.clock.forward(DAY_MS);
    await step(late, { act: 'expire', who: 'clock', actorNo: '' });
    portal.clock.forward(-DAY_MS);
    const both = await told(late);
    for (const words of ['优惠券“平台一元”已退回。', '优惠券“店铺一元”已过期，不再退回。']) expect(both).toContain(words);
    expect(await buyer.call(countOwnCoupons)).toEqual({ unused: 1, used: 0, expired: 1 });
    // voided while it is held
    const voided = await sold([platform], 99);
    await portal.database.pool.query(`update user_coupon set void_reason = '有误' where coupon_no = $1`, [platform]);
    await step(voided, { act: 'reject', who: 'dealer', actorNo: dealer.accountNo, text: '缺货' });
    expect(await told(voided)).toBe(`订单 ${voided} 未接单，原因：缺货。优惠券“平台一元”已作废，不再退回。`);
  });

  it('of two orders with one coupon one has it, the other is told', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const couponNo = await aCoupon(buyer);
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => place(buyer, [{ skuNo, quantity: 1 }], 90, [couponNo])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: couponNotUsable.code, data: { coupons: [{ couponNo, words: '订单占用中' }] } });
  });

  it('another’s, an unknown one, one that ends or does not fit is refused, and whatever amount is claimed', async () => {
    const [buyer, other] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer)];
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const theirs = await aCoupon(other);
    const pieces = [{ skuNo, quantity: 1 }];
    for (const couponNo of [theirs, 'C0']) {
      expect((await failureOf(settle(buyer, pieces, [couponNo]))).code).toBe(notFound.code);
      expect((await failureOf(place(buyer, pieces, 90, [couponNo]))).code).toBe(notFound.code);
    }
    const far = await aCoupon(buyer, { threshold: 220 });
    expect(await failureOf(place(buyer, pieces, 100, [far]))).toMatchObject({
      code: couponNotUsable.code,
      data: { coupons: [{ reason: 'belowThreshold', words: '还差 ¥120.00' }] },
    });
    const [one, same] = [await aCoupon(buyer, { use: { kind: 'days', days: 1 } }), await aCoupon(buyer)];
    expect(await failureOf(place(buyer, pieces, 80, [one, same]))).toMatchObject({
      code: couponNotUsable.code,
      data: { coupons: [{ couponNo: same, reason: 'notStackable' }] },
    });
    portal.clock.forward(DAY_MS);
    expect(await failureOf(place(buyer, pieces, 90, [one]))).toMatchObject({ code: couponNotUsable.code, data: { coupons: [{ words: '已过期' }] } });
    portal.clock.forward(-DAY_MS);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -20_000, max: 20_000 }), async (fenSeen) => {
        fc.pre(fenSeen !== 9_000);
        expect((await failureOf(place(buyer, pieces, fenSeen / 100, [same]))).code).toBe(settlementChanged.code);
      }),
      { numRuns: 15 },
    );
  });

  it('a dealer’s lowered price leaves them, and a fen of every line; all of it adds up', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const [one, other] = [await aSku(portal.database, { price: 33.33 }), await aSku(portal.database, { price: 66.68 })];
    await aCoupon(buyer, { benefit: { kind: 'amount', off: 7.77 } });
    const pieces = [
      { skuNo: one.skuNo, quantity: 1 },
      { skuNo: other.skuNo, quantity: 1 },
    ];
    const { shopOrderNo } = await place(buyer, pieces, 92.24);
    const dealing = await portal.as(dealer.accountNo);
    const change = (goodsAmount: number) => dealing(changeShopOrderPrice, { body: { shopOrderNo, goodsAmount, freight: 3 } });
    for (const goodsAmount of [90, 50.01, 7.79]) {
      const order = await change(goodsAmount);
      expect(toFen(order.amount)).toBe(toFen(goodsAmount) - 777 + 300);
      expect(order.lines.reduce((sum, { paidAmount }) => sum + toFen(paidAmount), 0)).toBe(toFen(goodsAmount) - 777);
      expect(order.lines.every(({ amount, couponAmount, paidAmount }) => paidAmount >= 0.01 && paidAmount + couponAmount <= amount)).toBe(true);
    }
    expect(await failureOf(change(7.78))).toMatchObject({ fields: { goodsAmount: orderCopy.goodsAmountTooLow } });
    expect(await dealing(getShopOrder, { params: { shopOrderNo } })).toMatchObject({ couponAmount: 7.77, discount: 92.22 });
  });

  it('what cannot be had meets no threshold, is sent by nobody and lowers nothing, whatever else is ordered', async () => {
    const shop = await aDealer(portal);
    const buyer = await aBuyerOf(portal, shop);
    const rules = [{ provinceCodes: [], firstPieces: 2, firstFee: 12, nextPieces: 1, nextFee: 3 }];
    await (
      await portal.as(shop.accountNo)
    )(saveFreightTemplate, { body: { rules, freeFrom: 2000 } });
    const models = [await aSku(portal.database, { price: null }), await aSku(portal.database, { price: null }), await aSku(portal.database, { price: null })];
    const unpriced = await aSku(portal.database, { price: null });
    const offers = models.map(({ skuNo }, index) => ({ skuNo, price: 20 + 13.37 * index, stockTotal: 30, leadDays: 1 }));
    await portal.database.transaction((db) => putOffers(db, shop.merchantNo, offers, { now: portal.clock.now(), by: null }));
    await aCoupon(buyer, { benefit: { kind: 'amount', off: 170 }, threshold: 900 }, shop.merchantNo);
    await aCoupon(buyer, { benefit: { kind: 'percent', payPercent: 80, offMax: null }, threshold: 300 }, '');
    await aCoupon(
      buyer,
      { benefit: { kind: 'amount', off: 5 }, threshold: 0, scope: { kind: 'product', skuModels: [models[0]?.skuModel ?? ''] } },
      shop.merchantNo,
    );
    const alone = await settle(buyer, [{ skuNo: models[1]?.skuNo ?? '', quantity: 50 }]);
    expect(alone).toMatchObject({ goodsAmount: 0, couponAmount: 0, freight: 0, freightWords: '暂不计运费', amount: 0, isReady: false });
    const some = fc.subarray([...models, unpriced], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(some, fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 4, maxLength: 4 }), async (wanted, quantities) => {
        const pieces = wanted.map(({ skuNo }, index) => ({ skuNo, quantity: quantities[index] ?? 1 }));
        const settled = await settle(buyer, pieces);
        const had = settled.lines.filter(({ status }) => status === 'normal' || status === 'priceChanged');
        const goodsFen = had.reduce((sum, { price, quantity }) => sum + toFen(price ?? 0) * quantity, 0);
        expect(toFen(settled.goodsAmount)).toBe(goodsFen);
        expect(toFen(settled.couponAmount)).toBeLessThanOrEqual(goodsFen);
        expect(settled.amount).toBeGreaterThanOrEqual(0);
        // as if nothing but what can be had had been asked for
        const asked = pieces.filter(({ skuNo }) => had.some((line) => line.skuNo === skuNo));
        const { couponAmount, freight, amount } = asked.length > 0 ? await settle(buyer, asked) : { couponAmount: 0, freight: 0, amount: 0 };
        expect(settled).toMatchObject({ couponAmount, freight, amount });
      }),
      { numRuns: 40 },
    );
  });
});
