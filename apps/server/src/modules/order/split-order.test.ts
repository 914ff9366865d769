import { batchAddCart, queryCart } from '@portal/contract/cart';
import { badRequest, notFound } from '@portal/contract/core';
import { gotCoupon } from '@portal/contract/coupon';
import { dealerAbnormal } from '@portal/contract/dealer';
import {
  cancelOrder,
  getOrder,
  getShopOrder,
  listOrders,
  listShopOrders,
  notBuyable,
  notDelivered,
  orderCopy,
  placeOrder,
  preSettlement,
  saveFreightTemplate,
  settlementChanged,
  skuMatchShop,
  stockShort,
} from '@portal/contract/order';
import { toFen } from '@portal/units';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPayments } from '../payment/index.ts';
import { listOffers, putOffers } from '../price/index.ts';

let portal: TestPortal;
let near: TestPerson;
let far: TestPerson;
let stranger: TestPerson;
let keys = 0;
const key = () => `split-${++keys}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  [near, far, stranger] = [await aDealer(portal), await aDealer(portal), await aDealer(portal)];
  const call = await portal.as(far.accountNo);
  await call(saveFreightTemplate, { body: { rules: [{ provinceCodes: [], firstPieces: 2, firstFee: 10.01, nextPieces: 1, nextFee: 3 }], freeFrom: null } });
});
afterAll(() => portal.close());

const offer = (shop: TestPerson, skuNo: string, price: number, stockTotal: number, leadDays = 1) =>
  portal.database.transaction((db) => putOffers(db, shop.merchantNo, [{ skuNo, price, stockTotal, leadDays }], { now: portal.clock.now(), by: null }));
const stockOf = async (shop: TestPerson, skuNo: string) => (await listOffers(portal.database.db, shop.merchantNo, [skuNo]))[0]?.stockTotal;
const model = async () => (await aSku(portal.database, { price: null })).skuNo;

/** Bound to both, ordering from the near one. */
async function aBuyer(): Promise<TestBuyer> {
  const buyer = await aBuyerOf(portal, near);
  await portal.database.pool.query('insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, false, now())', [
    buyer.merchantNo,
    far.merchantNo,
  ]);
  return buyer;
}

const choose = ({ merchantNo }: TestBuyer, shop: TestPerson) =>
  portal.database.pool.query('update dealer_binding set choosing = (parent_merchant_no = $2) where merchant_no = $1', [merchantNo, shop.merchantNo]);

/** A model of each dealer alone, and how they are shared. */
async function aSplit(prices = { near: 80, far: 30 }) {
  const [here, there] = [await model(), await model()];
  await offer(near, here, prices.near, 10);
  await offer(far, there, prices.far, 10);
  const productList = [
    { skuNo: here, quantity: 2 },
    { skuNo: there, quantity: 3 },
  ];
  const shops = [
    { shopNo: near.merchantNo, skuNos: [here] },
    { shopNo: far.merchantNo, skuNos: [there] },
  ];
  return { here, there, productList, shops };
}
const rowsOf = async (text: string, values: unknown[]) => (await portal.database.pool.query<Record<string, number>>(text, values)).rows[0];
const storedOf = (accountNo: string) =>
  rowsOf(
    `select (select count(*)::int from trade_order where account_no = $1) as orders, (select count(*)::int from payable where account_no = $1) as payables`,
    [accountNo],
  );

describe('one dealer, or split (ORDER-37)', () => {
  it('of each line it is said who can supply it, at what price, in how many days, and what decides', async () => {
    const buyer = await aBuyer();
    const { here, there } = await aSplit();
    await offer(far, here, 70, 9);
    const call = await portal.as(stranger.accountNo);
    await call(saveFreightTemplate, { body: { rules: [], freeFrom: null } });
    const found = await buyer.call(skuMatchShop, {
      body: {
        productList: [
          { skuNo: here, quantity: 2 },
          { skuNo: there, quantity: 3 },
        ],
      },
    });
    expect(found.map(({ shopNo, isWhole, lines }) => [shopNo, isWhole, lines.map(({ status, leadDays, reason }) => [status, leadDays, reason])])).toEqual([
      [
        far.merchantNo,
        true,
        [
          ['normal', 1, null],
          ['normal', 1, 'only'],
        ],
      ],
      [
        near.merchantNo,
        false,
        [
          ['normal', 1, 'orderedFrom'],
          ['noPrice', null, null],
        ],
      ],
    ]);
  });

  it('one order with a part for each dealer, paid as one, each with its own freight and state; a dealer sees its own part alone', async () => {
    const buyer = await aBuyer();
    const { here, there, productList, shops } = await aSplit();
    const settled = await buyer.call(preSettlement, { body: { productList, addressId: buyer.addressId, shops } });
    expect(settled).toMatchObject({ isReady: true, goodsAmount: 250, freight: 13.01, amount: 263.01 });
    // each part by itself, without freight: 16 and 9; on credit none (CREDITS-15)
    expect(settled.points).toEqual([
      { payWay: 'online', points: 25, words: '' },
      { payWay: 'credit', points: 0, words: '账期支付的订单不产生积分' },
    ]);
    expect(settled.parts.map(({ shop, skuNos, freight, amount }) => [shop.shopNo, skuNos, freight, amount])).toEqual([
      [near.merchantNo, [here], 0, 160],
      [far.merchantNo, [there], 13.01, 103.01],
    ]);
    const body = { productList, addressId: buyer.addressId, shops, amount: 263.01 };
    const placed = await buyer.call(placeOrder, { body, idempotencyKey: 'twice' });
    expect(await buyer.call(placeOrder, { body, idempotencyKey: 'twice' })).toEqual(placed);
    expect(await storedOf(buyer.accountNo)).toEqual({ orders: 1, payables: 1 });
    expect(placed.shopOrderNos).toEqual([`${placed.orderNo}-1`, `${placed.orderNo}-2`]);
    expect([await stockOf(near, here), await stockOf(far, there)]).toEqual([8, 7]);

    const own = await buyer.call(listOrders, { query: {} });
    expect(own.data.map(({ shopOrderNo, parent }) => [shopOrderNo, parent])).toEqual(placed.shopOrderNos.map((no) => [no, { partCount: 2, amount: 263.01 }]));
    const [first = '', second = ''] = placed.shopOrderNos;
    const shown = await buyer.call(getOrder, { params: { shopOrderNo: first } });
    expect(shown.siblings.map(({ shopOrderNo, amount, state }) => [shopOrderNo, amount, state])).toEqual([[second, 103.01, 'pendingPayment']]);

    const dealing = await portal.as(far.accountNo);
    const theirs = await dealing(getShopOrder, { params: { shopOrderNo: second } });
    expect(theirs).toMatchObject({ parent: null, siblings: [] });
    expect(JSON.stringify(theirs)).not.toMatch(new RegExp(`${near.merchantNo}|263|160`));
    expect((await failureOf(dealing(getShopOrder, { params: { shopOrderNo: first } }))).code).toBe(notFound.code);
    expect((await dealing(listShopOrders, { query: {} })).data.map(({ shopOrderNo }) => shopOrderNo)).not.toContain(first);
  });

  it('all of it from another bound dealer, without changing whom one orders from', async () => {
    const buyer = await aBuyer();
    const { there } = await aSplit();
    const productList = [{ skuNo: there, quantity: 1 }];
    const shops = [{ shopNo: far.merchantNo, skuNos: [there] }];
    const { orderNo, shopOrderNos } = await buyer.call(placeOrder, {
      body: { productList, addressId: buyer.addressId, shops, amount: 40.01 },
      idempotencyKey: key(),
    });
    expect(shopOrderNos).toEqual([`${orderNo}-1`]);
    expect(await buyer.call(getOrder, { params: { shopOrderNo: `${orderNo}-1` } })).toMatchObject({
      shop: { shopNo: far.merchantNo },
      parent: null,
      siblings: [],
    });
  });

  it('lines of the cart leave it with the order, whoever sends them', async () => {
    const buyer = await aBuyer();
    const { here, there, shops } = await aSplit();
    await offer(near, there, 31, 1);
    await buyer.call(batchAddCart, {
      body: { productList: [here, there].map((skuNo) => ({ skuNo, quantity: 2 })) },
      idempotencyKey: key(),
    });
    const { lines } = await buyer.call(queryCart, {});
    const cartLineIds = lines.map(({ id }) => id);
    const { amount } = await buyer.call(preSettlement, { body: { cartLineIds, addressId: buyer.addressId, shops } });
    await buyer.call(placeOrder, { body: { cartLineIds, addressId: buyer.addressId, shops, amount }, idempotencyKey: key() });
    expect((await buyer.call(queryCart, {})).lines).toEqual([]);
  });

  it('a part that is cancelled unpaid leaves the others to be paid, under another number', async () => {
    const buyer = await aBuyer();
    const { here, productList, shops } = await aSplit();
    const placed = await buyer.call(placeOrder, { body: { productList, addressId: buyer.addressId, shops, amount: 263.01 }, idempotencyKey: key() });
    const [first = '', second = ''] = placed.shopOrderNos;
    await buyer.call(cancelOrder, { body: { shopOrderNo: first, reason: '买错了' } });
    expect(await stockOf(near, here)).toBe(10);
    const left = await buyer.call(getOrder, { params: { shopOrderNo: second } });
    expect(left).toMatchObject({ state: 'pendingPayment', amount: 103.01 });
    expect(left.payNo).not.toBe(placed.payNo);
    const states = await portal.database.pool.query(`select business_no as no, amount_fen as fen, state from payable where account_no = $1 order by state`, [
      buyer.accountNo,
    ]);
    expect(states.rows).toEqual([
      { no: placed.payNo, fen: 26301, state: 'CLOSED' },
      { no: left.payNo, fen: 10301, state: 'OPEN' },
    ]);
    await buyer.call(cancelOrder, { body: { shopOrderNo: second, reason: '买错了' } });
    expect(await rowsOf(`select count(*)::int as open from payable where account_no = $1 and state = 'OPEN'`, [buyer.accountNo])).toEqual({ open: 0 });
    expect(await findPayments(portal.database.db, { businessType: 'order', businessNo: left.payNo })).toEqual([]);
  });

  it('both parts cancelled at the same moment leave nothing to be paid', async () => {
    const buyer = await aBuyer();
    const { productList, shops } = await aSplit();
    const { shopOrderNos } = await buyer.call(placeOrder, { body: { productList, addressId: buyer.addressId, shops, amount: 263.01 }, idempotencyKey: key() });
    await Promise.all(shopOrderNos.map((shopOrderNo) => buyer.call(cancelOrder, { body: { shopOrderNo, reason: '不要了' } })));
    expect(await rowsOf(`select count(*)::int as open from payable where account_no = $1 and state = 'OPEN'`, [buyer.accountNo])).toEqual({ open: 0 });
  });

  it('money is conserved to the fen, with the dealer’s coupons and the provider’s, each taken once', async () => {
    const cents = fc.integer({ min: 101, max: 99_999 });
    await fc.assert(
      fc.asyncProperty(
        cents,
        cents,
        fc.integer({ min: 1, max: 9000 }),
        fc.constantFrom('near', 'far', ''),
        fc.integer({ min: 10, max: 95 }),
        async (a, b, off, who, percent) => {
          const buyer = await aBuyer();
          const { productList, shops } = await aSplit({ near: a / 100, far: b / 100 });
          const shopNo = { near: near.merchantNo, far: far.merchantNo, '': '' }[who];
          for (const [giver, benefit] of [
            [shopNo, { kind: 'amount', off: off / 100 }],
            ['', { kind: 'percent', payPercent: percent, offMax: null }],
          ] as const) {
            const templateNo = await aCouponTemplate(portal, giver, { benefit, threshold: 0 });
            // a dealer's are claimed where one orders from it
            await choose(buyer, giver === far.merchantNo ? far : near);
            await buyer.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() });
            await choose(buyer, near);
          }
          const { amount, parts, coupons } = await buyer.call(preSettlement, { body: { productList, addressId: buyer.addressId, shops } });
          const { orderNo, shopOrderNos } = await buyer.call(placeOrder, {
            body: { productList, addressId: buyer.addressId, shops, amount },
            idempotencyKey: key(),
          });
          const stored = await Promise.all(shopOrderNos.map((shopOrderNo) => buyer.call(getOrder, { params: { shopOrderNo } })));
          const fenOf = (of: (order: (typeof stored)[number]) => number) => stored.reduce<number>((sum, order) => sum + toFen(of(order)), 0);
          expect(fenOf((order) => order.amount)).toBe(toFen(amount));
          expect(fenOf((order) => order.goodsAmount) - fenOf((order) => order.couponAmount) + fenOf((order) => order.freight)).toBe(toFen(amount));
          for (const order of stored) {
            expect(order.lines.reduce<number>((sum, { paidAmount }) => sum + toFen(paidAmount), toFen(order.freight))).toBe(toFen(order.amount));
            expect(order.coupons.reduce<number>((sum, one) => sum + toFen(one.amount), 0)).toBe(toFen(order.couponAmount));
          }
          expect(parts.map((part) => part.amount)).toEqual(stored.map((order) => order.amount));
          const taken = stored.flatMap((order) => order.coupons.map(({ couponNo }) => couponNo));
          expect(new Set(taken).size).toBe(taken.length);
          expect(taken.toSorted()).toEqual(coupons.flatMap(({ isTaken, couponNo }) => (isTaken ? [couponNo] : [])).toSorted());
          expect(await rowsOf('select amount_fen::int as fen from payable where business_no = $1', [orderNo])).toEqual({ fen: toFen(amount) });
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe('what is not right is refused in words, and nothing is stored (ORDER-38)', () => {
  it('quantities, dealers, addresses, coupons, prices, models', async () => {
    const buyer = await aBuyer();
    const other = await aBuyer();
    const { here, there, productList, shops } = await aSplit();
    const gone = await aSku(portal.database, { price: 10, skuStatus: 1 });
    const templateNo = await aCouponTemplate(portal, '', { threshold: 0 });
    const { couponNo: theirCoupon } = await other.call(gotCoupon, { body: { templateNo }, idempotencyKey: key() });
    const good = { productList, addressId: buyer.addressId, shops, amount: 263.01 };
    const placing = (change: object) => failureOf(buyer.call(placeOrder, { body: { ...good, ...change } as typeof good, idempotencyKey: key() }));
    const withQuantity = (quantity: unknown) => placing({ productList: [{ skuNo: here, quantity }, productList[1]] });
    for (const quantity of [0, -1, 1.5, 1e9, '２', '2', Number.NaN])
      expect(await withQuantity(quantity), String(quantity)).toMatchObject({ code: badRequest.code });
    const unbound = [shops[0], { shopNo: stranger.merchantNo, skuNos: [there] }];
    expect(await placing({ shops: unbound })).toMatchObject({ code: notFound.code, message: orderCopy.shopNotBound });
    for (const [what, wrong] of [
      ['a model of none', [shops[0]]],
      ['a model of both', [shops[0], { shopNo: far.merchantNo, skuNos: [there, here] }]],
      ['a model that is not ordered', [shops[0], { shopNo: far.merchantNo, skuNos: [there, gone.skuNo] }]],
    ] as const)
      expect(await placing({ shops: wrong }), what).toMatchObject({ code: notFound.code, message: orderCopy.shopsIncomplete });
    expect(await placing({ shops: [] })).toMatchObject({ code: badRequest.code });
    expect(await placing({ addressId: other.addressId })).toMatchObject({ code: notFound.code, message: orderCopy.addressGone });
    expect(await placing({ couponIds: [theirCoupon] })).toMatchObject({ code: notFound.code });
    expect(await placing({ amount: 0.01 })).toMatchObject({ code: settlementChanged.code, data: { amount: 263.01, freight: 13.01 } });
    expect(await placing({ productList: [{ skuNo: here, quantity: 2, price: 0.01 }, productList[1]] })).toMatchObject({ status: 409 });
    const delisted = { productList: [{ skuNo: gone.skuNo, quantity: 1 }], shops: [{ shopNo: far.merchantNo, skuNos: [gone.skuNo] }] };
    expect(await placing(delisted)).toMatchObject({ code: notBuyable.code });
    const tooMany = { productList: [productList[0], { skuNo: there, quantity: 11 }] };
    expect(await placing(tooMany)).toMatchObject({ code: stockShort.code, data: { lines: [{ skuNo: there, quantity: 11, left: 10 }] } });
    expect(await storedOf(buyer.accountNo)).toEqual({ orders: 0, payables: 0 });
    expect([await stockOf(near, here), await stockOf(far, there)]).toEqual([10, 10]);
  });

  it('a dealer that is closed, or does not deliver there, is named; a price that has changed shows what it is now', async () => {
    const buyer = await aBuyer();
    const { there, productList, shops } = await aSplit();
    const place = (amount: number) =>
      failureOf(buyer.call(placeOrder, { body: { productList, addressId: buyer.addressId, shops, amount }, idempotencyKey: key() }));
    const nameOf = async (shop: TestPerson) =>
      (await portal.database.pool.query<{ name: string }>('select company_name as name from enterprise where merchant_no = $1', [shop.merchantNo])).rows[0]
        ?.name ?? '';
    await offer(far, there, 29.5, 10);
    expect(await place(263.01)).toMatchObject({ code: settlementChanged.code, data: { amount: 261.51 } });
    await portal.database.pool.query('update dealer set status = 0 where merchant_no = $1', [far.merchantNo]);
    expect(await place(261.51)).toMatchObject({ code: dealerAbnormal.code, message: orderCopy.shopClosed(await nameOf(far)) });
    await portal.database.pool.query('update dealer set status = 1 where merchant_no = $1', [far.merchantNo]);
    const call = await portal.as(far.accountNo);
    await call(saveFreightTemplate, { body: { rules: [{ provinceCodes: ['44'], firstPieces: 1, firstFee: 1, nextPieces: 0, nextFee: 0 }], freeFrom: null } });
    expect(await place(248.5)).toMatchObject({ code: notDelivered.code, message: orderCopy.notDeliveredBy(await nameOf(far)) });
    expect(await storedOf(buyer.accountNo)).toEqual({ orders: 0, payables: 0 });
  });
});
