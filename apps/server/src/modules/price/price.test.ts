import { getPriceReason, getSpuDetail, listPickingSpu, listSpu } from '@portal/contract/catalog';
import { addSelection, generateOrder, getDesignOrder, getSelection } from '@portal/contract/design-order';
import { addFavorite, listFavorites } from '@portal/contract/favorite';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { aPersonOf } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealers } from '../dealer/index.ts';
import { deleteOffers, insertContractPrices, insertPricingGroup, lockOffers, putOffers, putTierPrices } from './index.ts';

const DAY_MS = 86_400_000;

describe.each([false, true])('prices made for somebody (PRICE-12 to PRICE-16), remembered: %s', (remembers) => {
  let portal: TestPortal;
  let dealerNo: string;
  let changing: { now: number; by: string | null };
  beforeAll(async () => {
    portal = await openTestPortal({ remembers, unlimited: true });
    changing = { now: portal.clock.now(), by: null };
    dealerNo = (await aPersonOf(portal.database, UserType.FirstLevel)).merchantNo;
    await insertDealers(portal.database.db, [{ merchantNo: dealerNo, contactPhone: '13800000000', latitude: 30, longitude: 120 }]);
  });
  afterAll(() => portal.close());

  const write = (work: Parameters<TestPortal['database']['transaction']>[0]) => portal.database.transaction(work);
  const bind = (column: 'merchant_no' | 'account_no', no: string) =>
    portal.database.pool.query(`insert into dealer_binding (${column}, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())`, [no, dealerNo]);
  const goods = async (fields: Parameters<typeof aSku>[1]) => {
    const made = await aSku(portal.database, fields);
    await portal.database.pool.query('update catalog_version set version = version + 1');
    return made;
  };
  /** What is remembered is looked at anew by then. */
  const later = () => portal.clock.forward(1_100);
  const seenBy = async (userType: UserType, skuNo: string) => {
    later();
    const { price, priceSource } = await portal.asA(userType)(getPriceReason, { query: { skuNo } });
    return [price, priceSource];
  };
  /** The same figure wherever a model is shown. */
  const shownEverywhere = async (accountNo: string, { spuNo, skuNo }: { spuNo: string; skuNo: string }) => {
    later();
    const call = await portal.as(accountNo);
    const detail = await call(getSpuDetail, { params: { id: spuNo } });
    const cards = (await call(listSpu, { query: { size: 50, sort: 'price', order: 'asc' } })).data;
    const picked = (await call(listPickingSpu, { query: { size: 50 } })).data.flatMap(({ skus }) => skus);
    await call(addFavorite, { body: { spuNo } });
    const kept = (await call(listFavorites, { query: { size: 50 } })).data.find((one) => one.spuNo === spuNo);
    await call(addSelection, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: `k${Math.random()}` });
    const selected = (await call(getSelection)).lines.find((line) => line.skuNo === skuNo);
    return new Set([
      detail.skus.find((one) => one.skuNo === skuNo)?.price,
      cards.find((card) => card.spuNo === spuNo)?.price,
      picked.find((one) => one.skuNo === skuNo)?.price,
      kept?.price,
      selected?.price,
      (await call(getPriceReason, { query: { skuNo } })).price,
    ]);
  };

  it('each user type is shown its own figure', async () => {
    const { skuNo } = await goods({ price: 80, referPrice: 100 });
    await write((db) =>
      putTierPrices(
        db,
        [
          { tier: 'first', skuNo, price: 70 },
          { tier: 'gold', skuNo, price: 75 },
        ],
        changing,
      ),
    );
    const seen = await Promise.all(Object.entries(UserType).map(async ([name, userType]) => [name, ...(await seenBy(userType, skuNo))]));
    expect(seen).toEqual([
      ['Person', 100, 'refer'],
      ['Tourist', 100, 'refer'],
      ['FirstLevel', 70, 'tier'],
      ['SecondLevel', 80, 'tier'],
      ['GoldSecondLevel', 75, 'tier'],
      ['FirstLevelStaff', 70, 'tier'],
      ['SalesStaff', 80, 'tier'],
      ['SecondLevelStaff', 80, 'tier'],
      ['GoldSecondLevelStaff', 75, 'tier'],
    ]);
  });

  it('wherever a model is shown, it is for one price; orders keep what was quoted', async () => {
    const model = await goods({ price: 80, referPrice: 100 });
    const { skuNo } = model;
    const dealer = await aPersonOf(portal.database, UserType.SecondLevel);
    const { accountNo, merchantNo } = dealer;
    await bind('merchant_no', merchantNo);
    expect(await shownEverywhere(accountNo, model)).toEqual(new Set([80]));
    const call = await portal.as(accountNo);
    const orderId = await call(generateOrder, { body: { name: '工程', remark: '', isWhole: true }, idempotencyKey: `order-${accountNo}` });

    await write((db) =>
      insertPricingGroup(
        db,
        {
          groupNo: `G${remembers}`,
          merchantNo: dealerNo,
          groupName: '工程客户',
          rate: 90,
          members: [{ memberKind: 'enterprise', memberNo: merchantNo }],
          prices: [],
        },
        changing,
      ),
    );
    expect(await shownEverywhere(accountNo, model)).toEqual(new Set([72]));

    const [gmtBegin, gmtEnd] = [new Date(portal.clock.now() + DAY_MS), new Date(portal.clock.now() + 2 * DAY_MS)];
    await write((db) => insertContractPrices(db, [{ merchantNo, skuNo, price: 61.5, gmtBegin, gmtEnd }], changing));
    expect(await shownEverywhere(accountNo, model)).toEqual(new Set([72]));
    portal.clock.forward(DAY_MS);
    expect(await shownEverywhere(accountNo, model)).toEqual(new Set([61.5]));
    portal.clock.forward(DAY_MS);
    expect(await shownEverywhere(accountNo, model)).toEqual(new Set([72]));
    expect((await call(getDesignOrder, { params: { id: orderId } })).lines.map(({ price }) => price)).toEqual([80]);
  });

  it('an individual is shown what the dealer ordered from offers, and its name', async () => {
    const { spuNo, skuNo } = await goods({ price: 80, referPrice: 100 });
    const { accountNo } = await aPersonOf(portal.database, UserType.Person);
    await bind('account_no', accountNo);
    const call = await portal.as(accountNo);
    const offer = async (price: number | null) => {
      await write(async (db) => {
        await lockOffers(db, dealerNo);
        if (price === null) await deleteOffers(db, dealerNo, [skuNo], changing);
        else await putOffers(db, dealerNo, [{ skuNo, price, stockTotal: 3, leadDays: 2 }], changing);
      });
      later();
      const { skus, priceLabel } = await call(getSpuDetail, { params: { id: spuNo } });
      return [skus[0]?.price, skus[0]?.priceSource, priceLabel];
    };
    expect(await offer(93.21)).toEqual([93.21, 'offer', '客户价']);
    expect(await offer(94.56)).toEqual([94.56, 'offer', '客户价']);
    expect(await offer(null)).toEqual([100, 'refer', '参考价']);
    const { rows } = await portal.database.pool.query<{ old: string | null; new: string | null }>(
      `select old_price as old, new_price as new from price_trace where sku_no = $1 and kind = 'offer' order by id`,
      [skuNo],
    );
    expect(rows.map((row) => [row.old && Number(row.old), row.new && Number(row.new)])).toEqual([
      [null, 93.21],
      [93.21, 94.56],
      [94.56, null],
    ]);
  });

  it('a price that stays as it was leaves no trace', async () => {
    const { skuNo } = await goods({});
    const put = () => write((db) => putTierPrices(db, [{ tier: 'second', skuNo, price: 9 }], changing));
    await put();
    await put();
    const { rows } = await portal.database.pool.query('select 1 from price_trace where sku_no = $1', [skuNo]);
    expect(rows.length).toBe(1);
  });

  it('a list by price goes by the price each is shown', async () => {
    const cheap = await goods({ price: 10_000, referPrice: 20_000 });
    const dear = await goods({ price: 10_001, referPrice: 20_001 });
    const gold = await aPersonOf(portal.database, UserType.GoldSecondLevel);
    await write((db) => putTierPrices(db, [{ tier: 'gold', skuNo: dear.skuNo, price: 9_000 }], changing));
    later();
    const orderFor = async (call: Awaited<ReturnType<TestPortal['as']>>) => {
      const { data } = await call(listSpu, { query: { size: 50, sort: 'price', order: 'desc' } });
      return data.map(({ spuNo }) => spuNo).filter((spuNo) => [cheap.spuNo, dear.spuNo].includes(spuNo));
    };
    expect(await orderFor(await portal.as(gold.accountNo))).toEqual([cheap.spuNo, dear.spuNo]);
    expect(await orderFor(portal.asA(UserType.SecondLevel))).toEqual([dear.spuNo, cheap.spuNo]);
    expect(await orderFor(portal.asA(UserType.Tourist))).toEqual([dear.spuNo, cheap.spuNo]);
  });

  it('of a model that is not there, or not any more, no reason is given', async () => {
    const { skuNo } = await goods({ skuStatus: 1 });
    for (const one of [skuNo, 'K404'])
      expect(await failureOf(portal.asA(UserType.Tourist)(getPriceReason, { query: { skuNo: one } }))).toMatchObject({ status: 404 });
  });
});
