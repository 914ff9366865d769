import type { Call } from '@portal/client';
import { badRequest } from '@portal/contract/core';
import { deleteAddress } from '@portal/contract/address';
import { batchAddCart, cartPriceChanged, cartQuantityTooLarge, queryCart } from '@portal/contract/cart';
import { goodsInvalid } from '@portal/contract/catalog';
import {
  cancelOrder,
  changeShopOrderPrice,
  confirmReceipt,
  confirmShopOrder,
  countOrders,
  getOrder,
  getShopOrder,
  listOrders,
  listShopOrders,
  notBuyable,
  notDelivered,
  orderMoved,
  placeOrder,
  preSettlement,
  rejectShopOrder,
  saveFreightTemplate,
  settlementChanged,
  shippedTooMany,
  shipShopOrder,
  stockShort,
  type Order,
} from '@portal/contract/order';
import { aSku, type SkuFields } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, anAddressOf, type TestBuyer } from '@portal/server/testkit/trade';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOffers, putOffers } from '../price/index.ts';
import { lockShopOrder } from './store.ts';
import { takeStep } from './take-step.ts';

let portal: TestPortal;
let dealer: TestPerson;
let keys = 0;
const key = () => `order-${++keys}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
});
afterAll(() => portal.close());

const aBuyer = (shop: TestPerson = dealer): Promise<TestBuyer> => aBuyerOf(portal, shop);
const aModel = (fields: SkuFields = {}) => aSku(portal.database, { price: 100, ...fields });
const offer = (skuNo: string, stockTotal: number, price = 100, shop = dealer) =>
  portal.database.transaction((db) => putOffers(db, shop.merchantNo, [{ skuNo, price, stockTotal, leadDays: 2 }], { now: portal.clock.now(), by: null }));
const stockOf = async (skuNo: string, shop = dealer) => (await listOffers(portal.database.db, shop.merchantNo, [skuNo]))[0]?.stockTotal;

type Pieces = { skuNo: string; quantity: number }[];
const buy = ({ call, addressId }: TestBuyer, productList: Pieces, amount: number, more: object = {}) =>
  call(placeOrder, { body: { productList, addressId, amount, ...more }, idempotencyKey: key() });

/** As the payment room will tell of it. */
const pay = (orderNo: string) =>
  portal.database.transaction(async (db) => {
    const ctx = { db, now: portal.clock.now(), newId: () => `id-${key()}`, signal: () => {} };
    const row = await lockShopOrder(db, { shopNo: dealer.merchantNo, staffNo: null }, `${orderNo}-1`);
    if (row) await takeStep(ctx, { onOrderMoved: [], onWithdrawn: [], onGivenBack: [] }, row, { act: 'pay', who: 'payment', actorNo: '' });
  });
async function aPaidOrder(pieces = 3): Promise<{ buyer: TestBuyer; shopOrderNo: string; orderNo: string; skuNo: string; dealing: Call }> {
  const buyer = await aBuyer();
  const { skuNo } = await aModel();
  await offer(skuNo, 10);
  const { orderNo, shopOrderNo } = await buy(buyer, [{ skuNo, quantity: pieces }], pieces * 100);
  await pay(orderNo);
  return { buyer, orderNo, shopOrderNo, skuNo, dealing: await portal.as(dealer.accountNo) };
}
const messagesOf = async (accountNo: string) =>
  (
    await portal.database.pool.query<{ title: string }>(`select title from message where account_no = $1 and message_type = 'order' order by gmt_create`, [
      accountNo,
    ])
  ).rows.map(({ title }) => title);

describe('an order is placed (ORDER-1 to ORDER-3)', () => {
  it('as it is asked for or not at all: more than a model may be bought of is refused with the highest number', async () => {
    const buyer = await aBuyer();
    const { skuNo } = await aModel({ maxNum: 200 });
    const tooMany = { code: cartQuantityTooLarge.code, msg: expect.stringContaining('最多可买 200 件') as string, data: { id: skuNo, quantityMax: 200 } };
    for (const quantities of [[300], [150, 150]]) {
      const productList = quantities.map((quantity) => ({ skuNo, quantity }));
      expect(await failureOf(buyer.call(preSettlement, { body: { productList } }))).toMatchObject(tooMany);
      expect(await failureOf(buy(buyer, productList, 20_000))).toMatchObject(tooMany);
    }
    await buy(buyer, [{ skuNo, quantity: 200 }], 20_000);
  });

  it('from lines of the cart, which leave it, once for one key (ORDER-2)', async () => {
    const buyer = await aBuyer();
    const [one, other] = [await aModel(), await aModel({ price: 12.5 })];
    await offer(one.skuNo, 5);
    await buyer.call(batchAddCart, {
      body: {
        productList: [
          { skuNo: one.skuNo, quantity: 2 },
          { skuNo: other.skuNo, quantity: 3 },
        ],
      },
      idempotencyKey: key(),
    });
    const cart = await buyer.call(queryCart);
    const ids = cart.lines.map(({ id }) => id);
    const settled = await buyer.call(preSettlement, { body: { cartLineIds: ids } });
    expect(settled).toMatchObject({ goodsAmount: 237.5, freight: 0, freightWords: '免运费', amount: 237.5, isReady: true, address: { id: buyer.addressId } });
    const request = { body: { cartLineIds: ids, addressId: buyer.addressId, amount: 237.5, remark: ' 送货前电话 ' }, idempotencyKey: key() };
    const placed = await Promise.all([1, 2, 3].map(() => buyer.call(placeOrder, request)));
    expect(new Set(placed.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect(placed[0]?.orderNo).toMatch(/^DD\d{16}$/);
    expect((await buyer.call(queryCart)).lines).toEqual([]);
    expect(await stockOf(one.skuNo)).toBe(3);
    const order = await buyer.call(getOrder, { params: { shopOrderNo: placed[0]?.shopOrderNo ?? '' } });
    expect(order).toMatchObject({
      state: 'pendingPayment',
      remark: '送货前电话',
      amount: 237.5,
      lineCount: 2,
      pieceCount: 5,
      address: { contactName: '王工' },
    });
    expect(order.lines.map(({ quantity, price, amount, paidAmount }) => [quantity, price, amount, paidAmount]).toSorted()).toEqual([
      [2, 100, 200, 200],
      [3, 12.5, 37.5, 37.5],
    ]);
    expect((await failureOf(buyer.call(placeOrder, { ...request, idempotencyKey: key() }))).code).toBe(404);
  });

  it('at today’s price alone: what was seen otherwise is told, and nothing is stored', async () => {
    const buyer = await aBuyer();
    const { skuNo } = await aModel();
    const failure = await failureOf(buy(buyer, [{ skuNo, quantity: 2 }], 199.99));
    expect([failure.code, failure.data]).toMatchObject([
      settlementChanged.code,
      { amount: 200, freight: 0, lines: [{ skuNo, price: 100, quantity: 2, amount: 200 }] },
    ]);
    expect(failure.data).toMatchObject({ changes: [{ kind: 'amount', skuNo: '', skuModel: '', was: 199.99, now: 200 }] });
    expect((await buyer.call(listOrders)).count).toBe(0);
  });

  it('with what was shown and what is now, line by line, whoever asks (ORDER-49)', async () => {
    const buyer = await aBuyer();
    const { skuNo } = await aModel();
    const shown = { lines: [{ skuNo, price: 99, quantity: 3 }], couponAmount: 5, freight: 1 };
    const amountChange = { kind: 'amount', skuNo: '', skuModel: '', now: 200 };
    expect((await failureOf(buy(buyer, [{ skuNo, quantity: 2 }], 293, { shown }))).data).toMatchObject({
      changes: [
        { kind: 'price', skuNo, skuModel: expect.stringMatching(/./) as string, was: 99, now: 100 },
        { kind: 'quantity', skuNo, was: 3, now: 2 },
        { kind: 'coupons', skuNo: '', was: 5, now: 0 },
        { kind: 'freight', skuNo: '', was: 1, now: 0 },
        { ...amountChange, was: 293 },
      ],
    });
    // a caller that says nothing of it: by the price at which the line was put into the cart
    await buyer.call(batchAddCart, { body: { productList: [{ skuNo, quantity: 2 }] }, idempotencyKey: key() });
    await portal.database.pool.query('update cart_line set price_when_added = 90 where sku_no = $1', [skuNo]);
    const cartLineIds = (await buyer.call(queryCart)).lines.map(({ id }) => id);
    const body = { cartLineIds, addressId: buyer.addressId, amount: 180 };
    expect((await failureOf(buyer.call(placeOrder, { body, idempotencyKey: key() }))).data).toMatchObject({
      changes: [
        { kind: 'price', skuNo, was: 90, now: 100 },
        { ...amountChange, was: 180 },
      ],
    });
  });

  it('at whatever amount is claimed no other than ours is taken', async () => {
    const buyer = await aBuyer();
    const { skuNo } = await aModel();
    const claims = fc.oneof(
      fc.integer({ min: -100_000, max: 100_000 }).map((count) => count / 100),
      fc.constantFrom(0, -200, 199.99, 200.01),
    );
    await fc.assert(
      fc.asyncProperty(claims, async (amount) => {
        fc.pre(Math.round(amount * 100) !== 20_000);
        expect((await failureOf(buy(buyer, [{ skuNo, quantity: 2 }], amount))).code).toBe(settlementChanged.code);
      }),
      { numRuns: 40 },
    );
    for (const amount of [200.001, 199.995]) expect((await failureOf(buy(buyer, [{ skuNo, quantity: 2 }], amount))).code).toBe(badRequest.code);
    expect((await buyer.call(listOrders)).count).toBe(0);
  });

  it('refuses what is not there, off sale, without a price, too much, or of another’s address', async () => {
    const [buyer, stranger] = [await aBuyer(), await aBuyer()];
    const { skuNo } = await aModel();
    await offer(skuNo, 1);
    const short = await failureOf(buy(buyer, [{ skuNo, quantity: 2 }], 200));
    expect([short.code, short.data]).toMatchObject([stockShort.code, { lines: [{ skuNo, quantity: 2, left: 1 }] }]);
    const free = await aModel({ price: null, referPrice: null });
    expect((await failureOf(buy(buyer, [{ skuNo: free.skuNo, quantity: 1 }], 0))).code).toBe(notBuyable.code);
    expect((await failureOf(buy(buyer, [{ skuNo: 'NOBODY', quantity: 1 }], 0))).code).toBe(notBuyable.code);
    expect((await failureOf(buy({ ...buyer, addressId: stranger.addressId }, [{ skuNo, quantity: 1 }], 100))).code).toBe(404);
    const elsewhere = buyer.call(preSettlement, { body: { productList: [{ skuNo, quantity: 1 }], addressId: stranger.addressId } });
    expect(await failureOf(elsewhere)).toMatchObject({ code: 404, msg: '收货地址不存在，请重新选择' });
    const rule = '数量应为 1 到 9999 的整数';
    for (const quantity of [0, -1, 1.5, 1e9, '２', '2', null] as number[]) {
      const wrong = { status: 400, msg: rule, fields: { 'productList.0.quantity': rule } };
      expect(await failureOf(buy(buyer, [{ skuNo, quantity }], 100))).toMatchObject(wrong);
      expect(await failureOf(buyer.call(preSettlement, { body: { productList: [{ skuNo, quantity }] } }))).toMatchObject(wrong);
    }
    expect([await stockOf(skuNo), (await buyer.call(listOrders)).count]).toEqual([1, 0]);
  });

  it('at no price that is claimed, and under its own family', async () => {
    const buyer = await aBuyer();
    const [one, other] = [await aModel(), await aModel()];
    await offer(one.skuNo, 5);
    const claims = [
      [
        { price: 1 },
        {
          status: 409,
          code: cartPriceChanged.code,
          msg: '产品价格已变化，请确认后重试',
          data: { lines: [{ skuNo: one.skuNo, price: 100, quantity: 2, amount: 200 }], amount: 200 },
        },
      ],
      [{ price: null }, { code: cartPriceChanged.code }],
      [{ spuNo: other.spuNo }, { code: goodsInvalid.code, data: { skuNos: [one.skuNo] } }],
      [{ spuNo: 'NOBODY' }, { code: goodsInvalid.code }],
    ] as const;
    for (const [claim, refusal] of claims) {
      const productList = [{ skuNo: one.skuNo, quantity: 2, ...claim }];
      expect(await failureOf(buyer.call(preSettlement, { body: { productList } }))).toMatchObject(refusal);
      expect(await failureOf(buy(buyer, productList, 200))).toMatchObject(refusal);
    }
    expect([await stockOf(one.skuNo), (await buyer.call(listOrders)).count]).toEqual([5, 0]);
    const right = { skuNo: one.skuNo, spuNo: one.spuNo, price: 100, quantity: 2 };
    expect((await buyer.call(preSettlement, { body: { productList: [right] } })).amount).toBe(200);
    expect((await buy(buyer, [right], 200)).amount).toBe(200);
  });

  it('with the dealer’s freight, and nowhere it does not send to', async () => {
    const shop = await aDealer(portal);
    const buyer = await aBuyer(shop);
    const dealing = await portal.as(shop.accountNo);
    const { skuNo } = await aModel();
    const rule = { firstPieces: 2, firstFee: 12, nextPieces: 5, nextFee: 3 };
    await dealing(saveFreightTemplate, { body: { rules: [{ provinceCodes: ['33'], ...rule }], freeFrom: 1000 } });
    const [homeless] = await buyer.call(deleteAddress, { body: { id: buyer.addressId } });
    expect(homeless).toBeUndefined();
    expect(await buyer.call(preSettlement, { body: { productList: [{ skuNo, quantity: 3 }] } })).toMatchObject({
      address: null,
      freight: 0,
      freightWords: '选择收货地址后计算',
      isReady: false,
    });
    Object.assign(buyer, { addressId: await anAddressOf(buyer) });
    expect(await buyer.call(preSettlement, { body: { productList: [{ skuNo, quantity: 3 }] } })).toMatchObject({
      freight: 15,
      freightWords: '2 件以内 ¥12.00，每增加 5 件加 ¥3.00',
      amount: 315,
    });
    expect((await buy(buyer, [{ skuNo, quantity: 3 }], 315)).amount).toBe(315);
    expect((await failureOf(buy(buyer, [{ skuNo, quantity: 3 }], 300))).code).toBe(settlementChanged.code);
    expect((await buy(buyer, [{ skuNo, quantity: 10 }], 1000)).amount).toBe(1000);
    await dealing(saveFreightTemplate, { body: { rules: [{ provinceCodes: ['11'], ...rule }], freeFrom: null } });
    expect((await failureOf(buy(buyer, [{ skuNo, quantity: 1 }], 100))).code).toBe(notDelivered.code);
  });

  it('by sixty who all want the last twenty at once: twenty get it, and it is never below nothing', async () => {
    const { skuNo } = await aModel();
    await offer(skuNo, 20);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer()));
    const tries = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => buy(buyers[at % 6] as TestBuyer, [{ skuNo, quantity: 1 }], 100)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await stockOf(skuNo)).toBe(0);
  });
});

describe('an order goes its way (ORDER-4 to ORDER-12)', () => {
  it('is accepted, sent in two parcels, received; whoever did not do it is told', async () => {
    const { buyer, shopOrderNo, dealing, skuNo } = await aPaidOrder(3);
    const [line] = (await dealing(getShopOrder, { params: { shopOrderNo } })).lines;
    const send = (quantity: number) =>
      dealing(shipShopOrder, {
        body: { shopOrderNo, carrier: '顺丰速运', trackingNo: `SF${++keys}`, lines: [{ id: line?.id ?? '', quantity }] },
        idempotencyKey: key(),
      });
    expect((await failureOf(send(1))).code).toBe(orderMoved.code);
    await dealing(confirmShopOrder, { body: { shopOrderNo } });
    expect((await failureOf(send(4))).code).toBe(shippedTooMany.code);
    expect((await send(1)).state).toBe('partiallyShipped');
    expect((await failureOf(send(3))).code).toBe(shippedTooMany.code);
    const shipped = await send(2);
    expect([shipped.state, shipped.parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))]).toEqual(['shipped', [[1], [2]]]);
    const done = await buyer.call(confirmReceipt, { body: { shopOrderNo } });
    expect([done.state, done.events.map(({ act }) => act)]).toEqual(['completed', ['place', 'pay', 'confirm', 'shipPart', 'shipAll', 'receive']]);
    expect(await buyer.call(confirmReceipt, { body: { shopOrderNo } })).toEqual(done);
    expect(await stockOf(skuNo)).toBe(7);
    expect(await messagesOf(buyer.accountNo)).toEqual(['经销商已接单', '订单已部分发货', '订单已全部发货']);
    const { rows } = await portal.database.pool.query<{ link: string }>(
      `select distinct link from message where account_no = any($1) and link like '%' || $2 order by link`,
      [[buyer.accountNo, dealer.accountNo], shopOrderNo],
    );
    expect(rows.map(({ link }) => link)).toEqual([`/memberStore/purchaseOrders/detail?no=${shopOrderNo}`, `/merchantCenter/orders/detail?no=${shopOrderNo}`]);
    expect((await messagesOf(dealer.accountNo)).slice(-2)).toEqual(['有新订单待接单', '买家已确认收货']);
  });

  it('is accepted once: pressed again by its dealer it is done already, and the buyer is told once', async () => {
    const { buyer, shopOrderNo, dealing } = await aPaidOrder(1);
    const { revision } = await dealing(getShopOrder, { params: { shopOrderNo } });
    const accept = () => dealing(confirmShopOrder, { body: { shopOrderNo, revision } });
    const [accepted, again] = [await accept(), await accept()];
    expect(again).toEqual(accepted);
    expect(await messagesOf(buyer.accountNo)).toEqual(['经销商已接单']);
    expect((await failureOf(dealing(rejectShopOrder, { body: { shopOrderNo, reason: '缺货' } }))).code).toBe(orderMoved.code);
  });

  it('that is cancelled or not paid in time gives its stock back, once (ORDER-5)', async () => {
    const buyer = await aBuyer();
    const { skuNo } = await aModel();
    await offer(skuNo, 10);
    const { shopOrderNo } = await buy(buyer, [{ skuNo, quantity: 4 }], 400);
    expect(await stockOf(skuNo)).toBe(6);
    const cancelled = await buyer.call(cancelOrder, { body: { shopOrderNo, reason: '买错型号' } });
    expect([cancelled.state, cancelled.closeReason, cancelled.gmtDeadline]).toEqual(['closed', '买错型号', null]);
    await buyer.call(cancelOrder, { body: { shopOrderNo, reason: '买错型号' } });
    expect(await stockOf(skuNo)).toBe(10);
    const { skuNo: late } = await aModel();
    await offer(late, 5);
    const { shopOrderNo: unpaid, gmtExpire } = await buy(buyer, [{ skuNo: late, quantity: 5 }], 500);
    portal.clock.set(Date.parse(gmtExpire) - 1);
    await portal.runJob('end-overdue-orders');
    expect(await stockOf(late)).toBe(0);
    portal.clock.forward(1);
    for (let twice = 0; twice < 2; twice++) await portal.runJob('end-overdue-orders');
    expect(await stockOf(late)).toBe(5);
    expect(await buyer.call(getOrder, { params: { shopOrderNo: unpaid } })).toMatchObject({ state: 'closed', closeReason: '超时未付款' });
  });

  it('is lowered in price before it is paid, split over its lines to the fen, never raised (ORDER-11)', async () => {
    const buyer = await aBuyer();
    const models = [await aModel({ price: 33.33 }), await aModel({ price: 66.67 }), await aModel({ price: 0.01 })];
    const { shopOrderNo } = await buy(
      buyer,
      models.map(({ skuNo }) => ({ skuNo, quantity: 1 })),
      100.01,
    );
    const dealing = await portal.as(dealer.accountNo);
    const change = (goodsAmount: number, freight = 0) => dealing(changeShopOrderPrice, { body: { shopOrderNo, goodsAmount, freight } });
    expect((await failureOf(change(100.02))).fields).toEqual({ goodsAmount: '改后的商品金额不能高于原金额' });
    expect((await failureOf(change(0.02))).fields).toEqual({ goodsAmount: '每个产品至少保留 0.01 元，改后的商品金额过低' });
    const lowered = await change(80, 10);
    expect(lowered).toMatchObject({ goodsAmount: 100.01, discount: 20.01, freight: 10, amount: 90 });
    expect(Math.round(lowered.lines.reduce((sum, { paidAmount }) => sum + paidAmount * 100, 0))).toBe(8000);
    expect((await change(0.03)).lines.map(({ paidAmount }) => paidAmount)).toEqual([0.01, 0.01, 0.01]);
    expect((await failureOf(change(50, 100_000))).fields).toEqual({ freight: '运费不能超过 99999.99 元' });
    expect((await failureOf(dealing(changeShopOrderPrice, { body: { shopOrderNo, goodsAmount: 50, freight: 0, revision: 0 } }))).code).toBe(orderMoved.code);
  });

  it('is the buyer’s and its dealer’s: to others it is as if it were not there', async () => {
    const { shopOrderNo, orderNo } = await aPaidOrder(1);
    const [stranger, rival] = [await aBuyer(), await portal.as((await aDealer(portal)).accountNo)];
    const attempts: (() => Promise<unknown>)[] = [
      () => stranger.call(getOrder, { params: { shopOrderNo } }),
      () => stranger.call(cancelOrder, { body: { shopOrderNo, reason: '不要了' } }),
      () => stranger.call(confirmReceipt, { body: { shopOrderNo } }),
      () => rival(getShopOrder, { params: { shopOrderNo } }),
      () => rival(confirmShopOrder, { body: { shopOrderNo } }),
      () => rival(rejectShopOrder, { body: { shopOrderNo, reason: '不接' } }),
      () => rival(changeShopOrderPrice, { body: { shopOrderNo, goodsAmount: 1, freight: 0 } }),
      () => rival(shipShopOrder, { body: { shopOrderNo, carrier: '顺丰', trackingNo: shopOrderNo }, idempotencyKey: key() }),
    ];
    for (const attempt of attempts) expect((await failureOf(attempt())).code).toBe(404);
    expect((await stranger.call(listOrders, { query: { keyword: orderNo } })).count).toBe(0);
    expect((await rival(listShopOrders)).count).toBe(0);
  });

  it('is found by the design order that its lines came of, by its buyer alone (ORDER-42)', async () => {
    const buyer = await aBuyer();
    const { skuNo } = await aModel();
    const came = await buy(buyer, [{ skuNo, quantity: 1 }], 100);
    await buy(buyer, [{ skuNo, quantity: 1 }], 100);
    await portal.database.pool.query(
      `update order_line set source_type = 'designOrder', source_id = 'Q42'
       where shop_order_no in (select shop_order_no from shop_order where order_no = $1)`,
      [came.orderNo],
    );
    const of = async (call: typeof buyer.call, designOrderId: string) =>
      (await call(listOrders, { query: { designOrderId } })).data.map(({ orderNo }) => orderNo);
    expect(await of(buyer.call, 'Q42')).toEqual([came.orderNo]);
    expect(await of(buyer.call, 'Q43')).toEqual([]);
    expect(await of((await aBuyer()).call, 'Q42')).toEqual([]);
  });

  it('is found by state and by words, and counted by state', async () => {
    const buyer = await aBuyer();
    const [one, other] = [await aModel({ skuModel: 'DS-ORDER%1' }), await aModel()];
    const { orderNo } = await buy(buyer, [{ skuNo: one.skuNo, quantity: 1 }], 100);
    await buy(buyer, [{ skuNo: other.skuNo, quantity: 1 }], 100);
    await pay(orderNo);
    expect(await buyer.call(countOrders)).toMatchObject({ pendingPayment: 1, pendingConfirm: 1, closed: 0 });
    expect(await buyer.call(countOrders, { query: { keyword: '没有的产品' } })).toMatchObject({ pendingPayment: 0, pendingConfirm: 0 });
    const found = async (query: { keyword?: string; state?: Order['state'] }) => (await buyer.call(listOrders, { query })).count;
    expect([
      await found({}),
      await found({ state: 'pendingConfirm' }),
      await found({ keyword: 'ORDER%1' }),
      await found({ keyword: orderNo }),
      await found({ keyword: '%%' }),
    ]).toEqual([2, 1, 1, 1, 0]);
  });
});
