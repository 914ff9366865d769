import { pathOf, type Call } from '@portal/client';
import { getPriceReason } from '@portal/contract/catalog';
import { forbidden } from '@portal/contract/core';
import {
  countOffers,
  exportOffers,
  importOffers,
  listOfferCustomers,
  listOffers,
  offerMoved,
  removeOffer,
  saveOffer,
  type OfferImport,
} from '@portal/contract/offer';
import { placeOrder } from '@portal/contract/order';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { aPersonOf, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealers } from '../dealer/index.ts';

describe('what a first-level dealer offers (PRICE-17, PRICE-18)', () => {
  let portal: TestPortal;
  let dealer: TestPerson;
  let call: Call;
  beforeAll(async () => {
    portal = await openTestPortal({ unlimited: true });
    dealer = await aPersonOf(portal.database, UserType.FirstLevel);
    await insertDealers(portal.database.db, [{ merchantNo: dealer.merchantNo, contactPhone: '13800000000', latitude: 30, longitude: 120 }]);
    call = await portal.as(dealer.accountNo);
  });
  afterAll(() => portal.close());

  const bind = (column: 'merchant_no' | 'account_no', no: string) =>
    portal.database.pool.query(`insert into dealer_binding (${column}, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())`, [
      no,
      dealer.merchantNo,
    ]);
  const rowOf = async (skuModel: string, customerNo = '') => (await call(listOffers, { query: { keyword: skuModel, size: 50, customerNo } })).data[0];

  it('of two who edit one offer the second is told what stands, and pieces ordered meanwhile stay ordered (PRICE-39)', async () => {
    const { skuNo, skuModel } = await aSku(portal.database, { skuModel: 'OF-900', price: 80, referPrice: 100 });
    const seen = { price: 95, stockTotal: 10, leadDays: 3 };
    await call(saveOffer, { body: { skuNo, ...seen, seen: null } });
    expect(await failureOf(call(saveOffer, { body: { skuNo, price: 90, stockTotal: 4, leadDays: 3, seen: null } }))).toMatchObject({
      code: offerMoved.code,
      msg: '已变为 ¥95.00、库存 10、3 天供货，您的修改尚未保存，请核对后再改',
    });
    await portal.database.pool.query('update dealer_offer set stock_total = 7 where sku_no = $1', [skuNo]);
    expect(await call(saveOffer, { body: { skuNo, ...seen, price: 92, seen } })).toMatchObject({ price: 92, stockTotal: 7, leadDays: 3 });
    const refused = await failureOf(call(saveOffer, { body: { skuNo, ...seen, price: 91, seen } }));
    expect(refused).toMatchObject({ status: 409, code: offerMoved.code, data: { price: 92, stockTotal: 7, leadDays: 3 } });
    expect(await call(saveOffer, { body: { skuNo, ...seen, price: 92, seen } }), 'asked again it is done already').toMatchObject({ price: 92, stockTotal: 7 });
    await call(removeOffer, { body: { skuNo } });
    expect(await failureOf(call(saveOffer, { body: { skuNo, ...seen, seen } }))).toMatchObject({
      code: offerMoved.code,
      msg: '该报价刚被同事撤下，您的修改尚未保存',
    });
    expect((await rowOf(skuModel))?.offer).toBeNull();
  });

  it('is listed beside what is not offered, saved, taken down, and found by what it is', async () => {
    const { skuNo, skuModel } = await aSku(portal.database, { skuModel: 'OF-100', price: 80, referPrice: 100 });
    expect(await rowOf(skuModel)).toMatchObject({ skuNo, ownPrice: 80, referPrice: 100, offer: null, customer: null });
    const stored = await call(saveOffer, { body: { skuNo, price: 95.5, stockTotal: 0, leadDays: 3 } });
    expect((await rowOf(skuModel))?.offer).toEqual(stored);
    const counts = async () => {
      const shown = (['', 'offered', 'low', 'out', 'below', 'open'] as const).map(
        async (show) => (await call(listOffers, { query: { keyword: 'of 100', show } })).count,
      );
      return Promise.all(shown);
    };
    expect(await counts()).toEqual([1, 1, 0, 1, 1, 0]);
    expect(await call(countOffers)).toEqual({ offered: 1, low: 0, out: 1 });
    for (const [stockTotal, low] of [
      [1, 1],
      [10, 1],
      [11, 0],
    ] as const) {
      await call(saveOffer, { body: { skuNo, price: 95.5, stockTotal, leadDays: 3 } });
      expect([await counts(), await call(countOffers)]).toEqual([[1, 1, low, 0, 1, 0], { offered: 1, low, out: 0 }]);
    }
    for (let n = 0; n < 2; n++) await call(removeOffer, { body: { skuNo } });
    expect(await counts()).toEqual([1, 0, 0, 0, 0, 1]);
  });

  it('says how many pieces orders hold that are not sent; another dealer’s orders hold none of them', async () => {
    await insertPlaces(portal);
    const { skuNo, skuModel } = await aSku(portal.database, { price: 80 });
    await call(saveOffer, { body: { skuNo, price: 90, stockTotal: 10, leadDays: 3 } });
    const buyer = await aBuyerOf(portal, dealer);
    const body = { productList: [{ skuNo, quantity: 4 }], addressId: buyer.addressId, amount: 320 };
    const { shopOrderNo } = await buyer.call(placeOrder, { body, idempotencyKey: 'held' });
    expect(await rowOf(skuModel)).toMatchObject({ held: 4, offer: { stockTotal: 6 } });
    await portal.database.pool.query("update shop_order set state = 'partiallyShipped' where shop_order_no = $1", [shopOrderNo]);
    await portal.database.pool.query('update order_line set shipped_quantity = 3 where shop_order_no = $1', [shopOrderNo]);
    expect((await rowOf(skuModel))?.held).toBe(1);
    const other = await aDealer(portal);
    const [row] = (await (await portal.as(other.accountNo))(listOffers, { query: { keyword: skuModel, size: 50 } })).data;
    expect(row?.held).toBe(0);
  });

  it('is what an individual bound to it is shown, and nobody else', async () => {
    const { skuNo } = await aSku(portal.database, { price: 80, referPrice: 100 });
    await call(saveOffer, { body: { skuNo, price: 93.21, stockTotal: 5, leadDays: 1 } });
    const [bound, free] = [await aPersonOf(portal.database, UserType.Person), await aPersonOf(portal.database, UserType.Person)];
    await bind('account_no', bound.accountNo);
    const priceOf = async (caller: Call) => (await caller(getPriceReason, { query: { skuNo } })).price;
    expect(await priceOf(await portal.as(bound.accountNo))).toBe(93.21);
    for (const other of [await portal.as(free.accountNo), portal.asA(UserType.Tourist)]) {
      expect(await priceOf(other)).toBe(100);
      expect(JSON.stringify(await other(getPriceReason, { query: { skuNo } }))).not.toContain('93.21');
    }
  });

  it('tells what a customer of its own sees, and of nobody else’s', async () => {
    const { skuNo, skuModel } = await aSku(portal.database, { skuModel: 'OF-200', price: null, referPrice: 100 });
    await call(saveOffer, { body: { skuNo, price: 88, stockTotal: 5, leadDays: 1 } });
    const [own, other] = [await aPersonOf(portal.database, UserType.SecondLevel), await aPersonOf(portal.database, UserType.SecondLevel)];
    await bind('merchant_no', own.merchantNo);
    expect((await call(listOfferCustomers)).map(({ customerNo }) => customerNo)).toContain(own.merchantNo);
    expect((await rowOf(skuModel, own.merchantNo))?.customer).toEqual({ price: 88, priceSource: 'offer' });
    expect(await failureOf(call(listOffers, { query: { customerNo: other.merchantNo } }))).toMatchObject({ code: 1421 });
  });

  it('is its own: another dealer sees and changes nothing of it', async () => {
    const { skuNo, skuModel } = await aSku(portal.database, { skuModel: 'OF-300' });
    await call(saveOffer, { body: { skuNo, price: 77.31, stockTotal: 5, leadDays: 1 } });
    const other = await portal.asA(UserType.FirstLevel);
    expect((await other(listOffers, { query: { keyword: skuModel } })).data[0]?.offer).toBeNull();
    await other(removeOffer, { body: { skuNo } });
    expect((await rowOf(skuModel))?.offer?.price).toBe(77.31);
  });

  it.each(Object.values(UserType).filter((type) => type !== UserType.FirstLevel && type !== UserType.FirstLevelStaff && type !== UserType.Tourist))(
    'is no matter of user type %s',
    async (userType) => {
      const other = portal.asA(userType);
      expect(await failureOf(other(listOffers))).toMatchObject({ code: forbidden.code });
      expect(await failureOf(other(saveOffer, { body: { skuNo: 'K1', price: 1, stockTotal: 1, leadDays: 1 } }))).toMatchObject({ code: forbidden.code });
    },
  );

  it('keeps what a model that is not sold costs nowhere', async () => {
    const { skuNo } = await aSku(portal.database, { skuStatus: 1 });
    for (const one of [skuNo, 'K404'])
      expect(await failureOf(call(saveOffer, { body: { skuNo: one, price: 1, stockTotal: 1, leadDays: 1 } }))).toMatchObject({ code: 1301 });
  });

  describe('as a worksheet', () => {
    async function send(file: string | Uint8Array, { dryRun = false, name = '报价.csv' } = {}) {
      const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      const answer = await portal.portal.http.inject({
        method: 'POST',
        url: pathOf(importOffers, { query: { dryRun: dryRun ? '1' : '0' } }),
        headers: { cookie: await portal.cookieOf(dealer.accountNo), 'content-type': 'multipart/form-data; boundary=part' },
        payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--part--\r\n')]),
      });
      return answer.json<{ code: number; msg: string; data: OfferImport }>();
    }
    const HEAD = '型号,产品名称,报价,库存,供货天数';

    it('is tried, taken once, and passes over rows without figures', async () => {
      const one = await aSku(portal.database, { skuModel: 'IM-1' });
      await aSku(portal.database, { skuModel: 'IM-2' });
      const file = `${HEAD}\nim1,随便,12.5,30,2\nIM-2,,,,`;
      expect((await send(file, { dryRun: true })).data).toMatchObject({ isDone: false, added: 1, faultCount: 0 });
      expect((await rowOf('IM-1'))?.offer).toBeNull();
      expect((await send(file)).data).toMatchObject({ isDone: true, added: 1, changed: 0 });
      expect((await rowOf('IM-1'))?.offer).toMatchObject({ price: 12.5, stockTotal: 30, leadDays: 2 });
      expect((await send(file)).data).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
      expect((await send(`${HEAD}\nIM-1,,13,30,2`)).data).toMatchObject({ changed: 1 });
      const { rows } = await portal.database.pool.query('select 1 from price_trace where sku_no = $1', [one.skuNo]);
      expect(rows.length).toBe(2);
    });

    it('with a fault is not taken at all, and every fault says where', async () => {
      await aSku(portal.database, { skuModel: 'IM-3' });
      const { data } = await send(`${HEAD}\nIM-3,,9,1,1\nIM3,,0,1,1\nNO-SUCH,,9,1.5,1\n,,9,1,999`);
      expect(data.isDone).toBe(false);
      expect(data.faults.map(({ row, column }) => `${row} ${column}`)).toEqual(['3 型号', '3 报价', '4 型号', '4 库存', '5 型号', '5 供货天数']);
      expect((await rowOf('IM-3'))?.offer).toBeNull();
      expect((await send('型号,报价,折扣\nIM-3,9,1')).data.faults.map(({ column }) => column)).toEqual(['折扣', '库存', '供货天数']);
    });

    it('names what is asked less for than the dealer itself pays, tried and taken (PRICE-42)', async () => {
      await aSku(portal.database, { skuModel: 'IM-BELOW', price: 105.6 });
      await aSku(portal.database, { skuModel: 'IM-EVEN', price: 105.6 });
      const file = `${HEAD}\nIM-BELOW,,90,1,1\nIM-EVEN,,105.6,1,1`;
      const below = { belowOwnCount: 1, belowOwn: [{ skuModel: 'IM-BELOW', price: 90, ownPrice: 105.6 }] };
      expect((await send(file, { dryRun: true })).data).toMatchObject({ added: 2, ...below });
      expect((await send(file)).data).toMatchObject({ isDone: true, ...below });
      expect((await send(file)).data).toMatchObject({ unchanged: 2, belowOwnCount: 0, belowOwn: [] });
      const { faults } = (await send(`${HEAD}\nIM-EVEN,,90,,`)).data;
      expect(faults.map(({ text }) => text)).toEqual(['请填写库存', '请填写供货天数']);
    });

    it('that was written before an order leaves what the order took', async () => {
      await aSku(portal.database, { skuModel: 'IM-4' });
      const seen = `${HEAD},导出时库存`;
      await send(`${HEAD}\nIM-4,,9,83,1`);
      // three pieces were ordered since the sheet was written with 86
      expect((await send(`${seen}\nIM-4,,9,86,1,86`)).data).toMatchObject({ isDone: true, changed: 0, unchanged: 1 });
      expect((await send(`${seen}\nIM-4,,8,86,1,86`)).data).toMatchObject({ isDone: true, changed: 1 });
      expect((await rowOf('IM-4'))?.offer).toMatchObject({ price: 8, stockTotal: 83 });
      const { data } = await send(`${seen}\nIM-4,,8,100,1,86`);
      expect(data).toMatchObject({ isDone: false, faults: [{ column: '库存', text: '导出后库存已由 86 变为 83，请重新导出后再改' }] });
      expect((await send(`${seen}\nIM-4,,8,100,1,83`)).data).toMatchObject({ isDone: true, changed: 1 });
      expect((await rowOf('IM-4'))?.offer).toMatchObject({ price: 8, stockTotal: 100 });
    });

    it('goes out as it comes back', async () => {
      const answer = await portal.portal.http.inject({
        url: pathOf(exportOffers, { query: { show: 'offered' } }),
        headers: { cookie: await portal.cookieOf(dealer.accountNo) },
      });
      const bytes = new Uint8Array(answer.rawPayload);
      const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
      expect(rows[0]).toEqual(['型号', '产品名称', '报价', '库存', '供货天数', '导出时库存']);
      expect((await send(bytes, { name: '报价.xlsx' })).data).toMatchObject({ added: 0, changed: 0, unchanged: rows.length - 1, faultCount: 0 });
    });
  });
});
