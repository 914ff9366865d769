import {
  getGoodsStockTotal,
  getSpuDetail,
  listAttributeFilters,
  listBrands,
  listCategories,
  listPickingSpu,
  listSpu,
  type SpuCard,
} from '@portal/contract/catalog';
import { batchAddCart, queryCart } from '@portal/contract/cart';
import { compareDirectly } from '@portal/contract/compare';
import { addSelection, generateOrder, getDesignOrder } from '@portal/contract/design-order';
import { addFavorite, listFavorites } from '@portal/contract/favorite';
import { getSuitDetail } from '@portal/contract/suite';
import { UserType } from '@portal/engines/access';
import { aSecondCategory, aSku } from '@portal/server/testkit/goods';
import { aPersonOf } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealers } from '../dealer/index.ts';
import { deleteOffers, lockOffers, putOffers } from '../price/index.ts';
import { insertSuites } from '../suite/index.ts';

describe.each([false, true])('stock as whoever asks can have it (GOODS-42), remembered: %s', (remembers) => {
  let portal: TestPortal;
  let dealerNo: string;
  let buyer: string;
  beforeAll(async () => {
    portal = await openTestPortal({ remembers, unlimited: true });
    dealerNo = (await aPersonOf(portal.database, UserType.FirstLevel)).merchantNo;
    await insertDealers(portal.database.db, [{ merchantNo: dealerNo, contactPhone: '13800000000', latitude: 30, longitude: 120 }]);
    const person = await aPersonOf(portal.database, UserType.GoldSecondLevel);
    buyer = person.accountNo;
    await portal.database.pool.query(`insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())`, [
      person.merchantNo,
      dealerNo,
    ]);
  });
  afterAll(() => portal.close());

  const goods = async (fields: Parameters<typeof aSku>[1]) => {
    const made = await aSku(portal.database, fields);
    await portal.database.pool.query('update catalog_version set version = version + 1');
    return made;
  };
  const offers = (rows: Record<string, number>) =>
    portal.database.transaction(async (db) => {
      await lockOffers(db, dealerNo);
      const made = Object.entries(rows).map(([skuNo, stockTotal]) => ({ skuNo, price: 50, stockTotal, leadDays: 2 }));
      await putOffers(db, dealerNo, made, { now: portal.clock.now(), by: null });
    });
  const asked = async (accountNo?: string) => {
    // what is remembered is looked at anew by then
    portal.clock.forward(1_100);
    const call = await portal.as(accountNo);
    // a keyword waits for the goods to be in memory
    if (remembers) await call(listSpu, { query: { keyword: '没有' } });
    return call;
  };
  const ofCard = (card: SpuCard | undefined) => card && [card.skuNo, card.stockTotal, card.stockSource, card.othersInStock];
  /** The same model wherever it is shown. */
  const everywhere = async ({ spuNo, skuNo }: { spuNo: string; skuNo: string }, accountNo?: string) => {
    const call = await asked(accountNo);
    const [found, page, compared] = await Promise.all([
      call(listSpu, { query: { size: 50 } }),
      call(getSpuDetail, { params: { id: spuNo } }),
      call(compareDirectly, { query: { skuNo } }),
    ]);
    const picked = accountNo === undefined ? [] : (await call(listPickingSpu, { query: { size: 50 } })).data.flatMap(({ skus }) => skus);
    const all = [
      found.data.find((card) => card.spuNo === spuNo),
      page.skus.find((one) => one.skuNo === skuNo),
      compared.compareSkuList[0],
      ...(accountNo === undefined ? [] : [picked.find((one) => one.skuNo === skuNo)]),
    ];
    return [...new Set(all.map((one) => `${one?.stockSource} ${one?.stockTotal}`))];
  };

  it('is that of the dealer ordered from, the same on every page and in the cart; of guests, who are told no figure, and first-level dealers the provider’s (GOODS-45)', async () => {
    const model = await goods({ stockTotal: 0, price: 80, referPrice: 100 });
    await offers({ [model.skuNo]: 130 });
    expect(await everywhere(model, buyer)).toEqual(['dealer 130']);
    const call = await portal.as(buyer);
    await call(batchAddCart, { body: { productList: [{ skuNo: model.skuNo, quantity: 1 }] }, idempotencyKey: `k${Math.random()}` });
    expect((await call(queryCart)).lines.find(({ skuNo }) => skuNo === model.skuNo)?.stockTotal).toBe(130);
    expect(await everywhere(model)).toEqual(['level 0']);
    const dealer = await aPersonOf(portal.database, UserType.FirstLevel);
    expect(await everywhere(model, dealer.accountNo)).toEqual(['platform 0']);
  });

  it('is one figure by its stock number, in the selected-product list and on the lines of an order, too (GOODS-18)', async () => {
    const [offered, other] = [await goods({ stockTotal: 263, price: 80 }), await goods({ stockTotal: 7, price: 80 })];
    await offers({ [offered.skuNo]: 201 });
    const call = await asked(buyer);
    const { rows } = await portal.database.pool.query<{ sid: string }>('select sid from sku where sku_no = any($1) order by stock_total', [
      [offered.skuNo, other.skuNo],
    ]);
    const sids = rows.map(({ sid }) => sid);
    expect(await call(getGoodsStockTotal, { query: { sids: sids.join(',') } })).toEqual({ [sids[0] ?? '']: 7, [sids[1] ?? '']: 201 });
    const productList = [offered, other].map(({ skuNo }) => ({ skuNo, quantity: 1 }));
    const listed = await call(addSelection, { body: { productList }, idempotencyKey: `l${remembers}` });
    const id = await call(generateOrder, { body: { name: '库存', isWhole: true }, idempotencyKey: `o${remembers}` });
    const { lines } = await call(getDesignOrder, { params: { id } });
    for (const shown of [listed.lines, lines]) expect(shown.map(({ stockTotal }) => stockTotal)).toEqual([201, 7]);
  });

  it('is the provider’s where the dealer says nothing of a model', async () => {
    const model = await goods({ stockTotal: 7, price: 80 });
    const offered = await goods({ stockTotal: 5, price: 80 });
    await offers({ [offered.skuNo]: 3 });
    expect(await everywhere(model, buyer)).toEqual(['platform 7']);
    // a line of the cart says whose it is in the same way, and the provider's is no limit there
    const call = await portal.as(buyer);
    const productList = [model, offered].map(({ skuNo }) => ({ skuNo, quantity: 2 }));
    await call(batchAddCart, { body: { productList }, idempotencyKey: `k${Math.random()}` });
    const { lines } = await call(queryCart);
    const saidOf = ({ skuNo }: { skuNo: string }) => lines.find((line) => line.skuNo === skuNo);
    expect(saidOf(model)).toMatchObject({ stockTotal: null, platformStock: 7, status: 'normal' });
    expect(saidOf(offered)).toMatchObject({ stockTotal: 3, platformStock: null, status: 'normal' });
  });

  it('moves with what is ordered, without a new version of prices or goods, and ends with the offer', async () => {
    const model = await goods({ stockTotal: 9, price: 80 });
    await offers({ [model.skuNo]: 2 });
    const now = async () => [await everywhere(model, buyer), await everywhere(model)].flat();
    expect(await now()).toEqual(['dealer 2', 'level 1']);
    // as an order takes the last two
    await portal.database.pool.query('update dealer_offer set stock_total = 0 where sku_no = $1', [model.skuNo]);
    expect(await now()).toEqual(['dealer 0', 'level 1']);
    const page = await (await portal.as(buyer))(getSpuDetail, { params: { id: model.spuNo } });
    expect(page.skus[0]?.platformStock).toBe(9);
    await portal.database.transaction(async (db) => {
      await lockOffers(db, dealerNo);
      await deleteOffers(db, dealerNo, [model.skuNo], { now: portal.clock.now(), by: null });
    });
    expect(await now()).toEqual(['platform 9', 'level 1']);
  });

  it('is that of the parts of suites, which are as many as it allows, and of what has changed of favourites', async () => {
    const [camera, bracket] = [await goods({ stockTotal: 40, price: 80 }), await goods({ stockTotal: 40, price: 9 })];
    await offers({ [camera.skuNo]: 9 });
    await insertSuites(portal.database.db, {
      suites: [{ suitNo: 'S-STOCK', suitName: '套装', picture: 'kit-video', gmtListed: new Date(portal.clock.now()) }],
      suiteItems: [
        { suitNo: 'S-STOCK', skuNo: camera.skuNo, quantity: 4, sort: 1 },
        { suitNo: 'S-STOCK', skuNo: bracket.skuNo, quantity: 1, sort: 2 },
      ],
    });
    const seen = async (accountNo?: string) => {
      const { stockTotal, parts } = await (await asked(accountNo))(getSuitDetail, { params: { id: 'S-STOCK' } });
      return [stockTotal, ...parts.map((part) => `${part.stockSource} ${part.stockTotal}`)];
    };
    expect(await seen(buyer)).toEqual([2, 'dealer 9', 'platform 40']);
    // a guest is told how much there is: of ten suites and of forty pieces more than few
    expect(await seen()).toEqual([21, 'level 21', 'level 21']);
    const call = await portal.as(buyer);
    await call(addFavorite, { body: { spuNo: camera.spuNo } });
    await portal.database.pool.query('update dealer_offer set stock_total = 0 where sku_no = $1', [camera.skuNo]);
    const [kept] = (await call(listFavorites, { query: {} })).data;
    expect([kept?.inStock, kept?.changes.stock]).toEqual([false, 'gone']);
    expect((await seen(buyer))[0]).toBe(0);
  });

  it('decides which model stands for a family, what a list of what can be had shows, and its counts', async () => {
    const category = await aSecondCategory(portal.database, '门锁');
    const first = await goods({ stockTotal: 5, secondCategoryId: category });
    const second = await goods({ spuNo: first.spuNo, stockTotal: 0 });
    const gone = await goods({ stockTotal: 4, secondCategoryId: category });
    await offers({ [first.skuNo]: 0, [second.skuNo]: 6, [gone.skuNo]: 0 });
    const stocked = { portalCatagoryId: category, b2bStockStatus: '0' } as const;
    const seen = async (accountNo?: string) => {
      const call = await asked(accountNo);
      const cardIn = async (query: { portalCatagoryId: number; b2bStockStatus?: '0'; size: number }) => (await call(listSpu, { query })).data;
      const all = await cardIn({ portalCatagoryId: category, size: 50 });
      const tree = await call(listCategories, { query: { b2bStockStatus: '0' } });
      return {
        shown: ofCard(all.find(({ spuNo }) => spuNo === first.spuNo)),
        gone: ofCard(all.find(({ spuNo }) => spuNo === gone.spuNo)),
        stocked: (await cardIn({ ...stocked, size: 50 })).map(({ spuNo }) => spuNo).toSorted(),
        counted: tree.flatMap(({ children }) => children).find(({ id }) => id === category)?.spuCount,
        ofBrands: (await call(listBrands, { query: stocked })).reduce((sum, { spuCount }) => sum + spuCount, 0),
        filters: await call(listAttributeFilters, { query: stocked }),
      };
    };
    const guest = await seen();
    expect(guest).toMatchObject({ shown: [first.skuNo, 1, 'level', false], gone: [gone.skuNo, 1, 'level', false], counted: 2, ofBrands: 2 });
    expect(guest.stocked).toEqual([first.spuNo, gone.spuNo].toSorted());
    const own = await seen(buyer);
    expect(own).toMatchObject({ shown: [second.skuNo, 6, 'dealer', false], gone: [gone.skuNo, 0, 'dealer', false], counted: 1, ofBrands: 1 });
    expect(own.stocked).toEqual([first.spuNo]);
    // a guest after a customer sees the provider's again
    expect((await seen()).stocked).toEqual(guest.stocked);
  });
});
