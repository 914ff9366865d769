import { pathOf } from '@portal/client';
import { applyAfterSale } from '@portal/contract/after-sale';
import { cancelOrder, confirmShopOrder, exportOrders, exportShopOrders, getOrder, getShopOrder, placeOrder } from '@portal/contract/order';
import { saveCreditTerms } from '@portal/contract/trade-credit';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
});
afterAll(() => portal.close());

async function rowsFor(accountNo: string, path: string): Promise<unknown[][]> {
  const answer = await portal.portal.http.inject({ url: path, headers: { cookie: await portal.cookieOf(accountNo) } });
  return answer.statusCode === 200 ? ((await readXlsx(new Uint8Array(answer.rawPayload))).sheets[0]?.rows ?? []) : [[answer.statusCode]];
}

it('orders leave as a worksheet: one’s own, a row a product, what is of the whole once, no text a formula (ORDER-24, ORDER-28)', async () => {
  const [dealer, other] = [await aDealer(portal), await aDealer(portal)];
  const [buyer, stranger] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer)];
  const [first, second] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 20.5 })];
  const productList = [
    { skuNo: first.skuNo, quantity: 3 },
    { skuNo: second.skuNo, quantity: 2 },
  ];
  const { shopOrderNo } = await buyer.call(placeOrder, {
    body: {
      productList,
      addressId: buyer.addressId,
      amount: 341,
      remark: '=1+1',
      invoice: { type: 'company', title: '某某公司', taxNo: '91350100m000100y43' },
    },
    idempotencyKey: 'exported-1',
  });
  const own = await rowsFor(buyer.accountNo, pathOf(exportOrders, { query: {} }));
  const at = (name: string) => (own[0] ?? []).indexOf(name);
  expect(own[0]).not.toContain('买家');
  expect(own.slice(1).map((row) => [row[at('订单号')], row[at('数量')], row[at('小计')], row[at('订单金额')], row[at('备注')]])).toEqual([
    [shopOrderNo, 3, 300, 341, '=1+1'],
    [shopOrderNo, 2, 41, null, null],
  ]);
  expect(own.slice(1).map((row) => ['已退', '经销商优惠', '店铺券', '平台券', '已退款', '支付方式', '付款时间'].map((name) => row[at(name)]))).toEqual([
    [0, 0, 0, 0, 0, '在线支付', null],
    [0, null, null, null, null, null, null],
  ]);
  expect(own.slice(1).map((row) => ['发票', '发票抬头', '税号'].map((name) => row[at(name)]))).toEqual([
    ['企业普通发票', '某某公司', '91350100M000100Y43'],
    [null, null, null],
  ]);
  expect((await buyer.call(getOrder, { params: { shopOrderNo } })).invoice).toEqual({ type: 'company', title: '某某公司', taxNo: '91350100M000100Y43' });
  for (const invoice of [
    { type: 'company', title: '某某公司', taxNo: '91350100M000100Y44' },
    { type: 'company', title: '', taxNo: '91350100M000100Y43' },
    { type: 'personal', title: '林晓', taxNo: '91350100M000100Y43' },
  ] as const) {
    const asked = { body: { productList, addressId: buyer.addressId, amount: 341, invoice }, idempotencyKey: `invoice-${JSON.stringify(invoice).length}` };
    expect((await failureOf(buyer.call(placeOrder, asked))).status).toBe(400);
  }
  expect(JSON.stringify(own)).not.toContain(buyer.accountNo);
  const received = await rowsFor(dealer.accountNo, pathOf(exportShopOrders, { query: { keyword: shopOrderNo } }));
  expect([received[0]?.includes('经销商'), received[0]?.includes('买家'), received.length]).toEqual([false, true, 3]);
  // what is narrowed away, a stranger's and another dealer's are heads alone; a buyer has no door to a dealer's
  expect((await rowsFor(buyer.accountNo, pathOf(exportOrders, { query: { state: 'shipped' } }))).length).toBe(1);
  expect((await rowsFor(stranger.accountNo, pathOf(exportOrders, { query: {} }))).length).toBe(1);
  expect((await rowsFor(other.accountNo, pathOf(exportShopOrders, { query: {} }))).length).toBe(1);
  expect(await rowsFor(buyer.accountNo, pathOf(exportShopOrders, { query: {} }))).toEqual([[403]]);
});

it('of an order that is not paid, or closed, the dealer reads where about it goes; all of it from payment on (ORDER-44)', async () => {
  const dealer = await aDealer(portal);
  const shop = await portal.as(dealer.accountNo);
  const buyer = await aBuyerOf(portal, dealer);
  await shop(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
  const { skuNo } = await aSku(portal.database, { price: 100 });
  const place = async (payWay: 'online' | 'credit') => {
    const body = { productList: [{ skuNo, quantity: 1 }], addressId: buyer.addressId, amount: 100, payWay };
    return (await buyer.call(placeOrder, { body, idempotencyKey: `hidden-${payWay}` })).shopOrderNo;
  };
  const [unpaid, bought] = [await place('online'), await place('credit')];
  const isTold = (order: unknown) => ['13900000000', '长河路'].map((text) => JSON.stringify(order).includes(text));
  const seen = async (shopOrderNo: string) => {
    const rows = await rowsFor(dealer.accountNo, pathOf(exportShopOrders, { query: { keyword: shopOrderNo } }));
    return [isTold(await shop(getShopOrder, { params: { shopOrderNo } })), isTold(rows)];
  };
  const [all, nothing] = [
    [true, true],
    [false, false],
  ];
  expect((await shop(getShopOrder, { params: { shopOrderNo: unpaid } })).address).toMatchObject({
    areaName: '滨江区',
    detailAddress: '',
    contactPhone: '139****0000',
  });
  expect(await seen(unpaid)).toEqual([nothing, nothing]);
  expect(await seen(bought)).toEqual([all, all]);
  expect(isTold(await shop(confirmShopOrder, { body: { shopOrderNo: bought } }))).toEqual(all);
  await buyer.call(cancelOrder, { body: { shopOrderNo: unpaid, reason: '不想买了' } });
  expect(await seen(unpaid)).toEqual([nothing, nothing]);
  expect(isTold(await buyer.call(getOrder, { params: { shopOrderNo: unpaid } }))).toEqual(all);
  expect(isTold(await rowsFor(buyer.accountNo, pathOf(exportOrders, { query: { keyword: unpaid } })))).toEqual(all);
});

it('of an order whose goods are asked back it names the requests, once an order, to buyer and dealer (ORDER-46)', async () => {
  const dealer = await aDealer(portal);
  const shop = await portal.as(dealer.accountNo);
  const buyer = await aBuyerOf(portal, dealer);
  await shop(saveCreditTerms, { body: { customerNo: buyer.merchantNo, limit: 99_999, termDays: 30 } });
  const models = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 50 })];
  const productList = models.map(({ skuNo }) => ({ skuNo, quantity: 2 }));
  const body = { productList, addressId: buyer.addressId, amount: 300, payWay: 'credit' as const };
  const { shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: 'asked-back' });
  await shop(confirmShopOrder, { body: { shopOrderNo } });
  const told = async () => {
    const sheets = [
      await rowsFor(buyer.accountNo, pathOf(exportOrders, { query: {} })),
      await rowsFor(dealer.accountNo, pathOf(exportShopOrders, { query: {} })),
    ];
    return sheets.map(([head = [], ...rows]) => rows.map((row) => row[head.indexOf('售后未结束')]));
  };
  expect((await told()).flat().filter(Boolean)).toEqual([]);
  const { lines } = await buyer.call(getOrder, { params: { shopOrderNo } });
  const asked: string[] = [];
  for (const { id } of lines) {
    const claim = { shopOrderNo, way: 'refund' as const, isUnsent: true, lines: [{ id, quantity: 1 }], reason: 'unwanted' as const };
    asked.push((await buyer.call(applyAfterSale, { body: claim, idempotencyKey: `asked-${id}` })).afterSaleNo);
  }
  const words = asked.map((no) => `${no} 仅退款（待经销商处理）`).join('；');
  expect(await told()).toEqual([
    [words, null],
    [words, null],
  ]);
});
