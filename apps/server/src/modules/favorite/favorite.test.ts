import { addFavorite, FAVORITES_ASKED_MAX, FAVORITES_MAX, listFavorites, listKept, removeFavorite } from '@portal/contract/favorite';
import { EnterpriseType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrations } from '../../platform/db/migrate.ts';
import { favoritesFollowOwner } from './index.ts';

describe('favourites (FAVORITE-1 to 3)', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const aFamily = (fields: Parameters<typeof aSku>[1] = {}) => aSku(portal.database, fields);
  const someone = async (find: typeof aPerson = aPerson) => {
    const { accountNo, merchantNo } = await find(portal.database);
    const call = await portal.as(accountNo);
    const keep = (spuNo: string) => {
      portal.clock.forward(1000);
      return call(addFavorite, { body: { spuNo } });
    };
    const kept = async () => (await call(listFavorites, { query: { size: 50 } })).data.map(({ spuNo }) => spuNo);
    return { accountNo, merchantNo, call, keep, kept };
  };
  const query = (sentence: string, ...values: unknown[]) => portal.database.pool.query(sentence, values);

  it('are kept once and the newest first, and let go once', async () => {
    const { call, keep, kept } = await someone();
    const [one, two] = [await aFamily(), await aFamily()];
    await keep(one.spuNo);
    await keep(two.spuNo);
    await keep(one.spuNo);
    expect(await kept()).toEqual([two.spuNo, one.spuNo]);
    for (let n = 0; n < 2; n++) await call(removeFavorite, { body: { spuNo: two.spuNo } });
    expect(await kept()).toEqual([one.spuNo]);
  });

  it('come a page at a time, with how many there are', async () => {
    const { call, keep } = await someone();
    for (let n = 0; n < 12; n++) await keep((await aFamily()).spuNo);
    const second = await call(listFavorites, { query: { page: 2, size: 10 } });
    expect([second.count, second.data.length]).toEqual([12, 2]);
  });

  it('tell which of some families they are, sixty at most', async () => {
    const { call, keep } = await someone();
    const [one, two] = [await aFamily(), await aFamily()];
    await keep(one.spuNo);
    expect(await call(listKept, { query: { spuNos: `${two.spuNo},${one.spuNo},P404` } })).toEqual([one.spuNo]);
    const many = Array.from({ length: FAVORITES_ASKED_MAX + 1 }, (_, n) => `P${n}`).join(',');
    expect(await failureOf(call(listKept, { query: { spuNos: many } }))).toMatchObject({ code: 400 });
  });

  it('show the price of whoever looks', async () => {
    const { spuNo } = await aFamily({ price: 80, referPrice: 100 });
    for (const [find, price, priceLabel] of [
      [aPerson, 100, '参考价'],
      [anInstaller, 80, '客户价'],
    ] as const) {
      const { call, keep } = await someone(find);
      await keep(spuNo);
      expect((await call(listFavorites, { query: {} })).data).toMatchObject([{ spuNo, price, priceLabel, isOnSale: true }]);
    }
  });

  it('say what differs from what their owner saw when they were kept, and nothing else', async () => {
    const { spuNo, skuNo } = await aFamily({ price: 80, referPrice: 100, stockTotal: 5 });
    const [person, installer] = [await someone(aPerson), await someone(anInstaller)];
    const told = async ({ call }: typeof person) => (await call(listFavorites, { query: {} })).data[0]?.changes;
    for (const one of [person, installer]) await one.keep(spuNo);
    expect([await told(person), await told(installer)]).toEqual([
      { priceThen: null, stock: null },
      { priceThen: null, stock: null },
    ]);
    await query('update sku set price = 60, stock_total = 0 where sku_no = $1', skuNo);
    expect([await told(person), await told(installer)]).toEqual([
      { priceThen: null, stock: 'gone' },
      { priceThen: 80, stock: 'gone' },
    ]);
    // another kind of price is not compared, nor what was never written down, nor what is gone
    await query(`update favorite set kept_price_view = 'refer' where account_no = $1`, installer.accountNo);
    await query('update favorite set kept_price = null, kept_in_stock = false where account_no = $1', person.accountNo);
    await query('update sku set stock_total = 1 where sku_no = $1', skuNo);
    expect([await told(person), await told(installer)]).toEqual([
      { priceThen: null, stock: 'back' },
      { priceThen: null, stock: null },
    ]);
    await query('update sku set sku_status = 1 where sku_no = $1', skuNo);
    expect(await told(person)).toEqual({ priceThen: null, stock: null });
  });

  it('that were kept with the name of a price are compared by which of the two it was; of any other name nothing is', async () => {
    const { accountNo, call, keep } = await someone(anInstaller);
    const families = [await aFamily({ price: 80 }), await aFamily({ price: 80 }), await aFamily({ price: 80 })];
    for (const [place, label] of ['客户价', '参考价', '促销价'].entries()) {
      const { spuNo, skuNo } = families[place] ?? { spuNo: '', skuNo: '' };
      await keep(spuNo);
      await query('update favorite set kept_price_view = null, kept_price_label = $2 where spu_no = $1', spuNo, label);
      await query('update sku set price = 60 where sku_no = $1', skuNo);
    }
    const mapping = (await listMigrations()).find(({ name }) => name === '0136-favorite-price-view.sql')?.text ?? '';
    await query(mapping.slice(mapping.indexOf('UPDATE favorite')));
    const { rows } = await query('select kept_price_view as view from favorite where account_no = $1 order by gmt_create', accountNo);
    expect(rows.map(({ view }) => view)).toEqual(['channel', 'refer', null]);
    expect((await call(listFavorites, { query: {} })).data.map(({ changes }) => changes.priceThen)).toEqual([null, null, 80]);
  });

  it('stay when the goods are gone, and say so; another model that is sold takes the place of one that is not', async () => {
    const { call, keep, kept } = await someone();
    const [half, off, lost] = [await aFamily({ skuStatus: 1, price: 5 }), await aFamily({ price: 5 }), await aFamily()];
    const sold = await aFamily({ spuNo: half.spuNo });
    for (const { spuNo } of [half, off, lost]) await keep(spuNo);
    await query('update spu set status = 1 where spu_no = $1', off.spuNo);
    await query('delete from sku where spu_no = $1', lost.spuNo);
    expect((await call(listFavorites, { query: {} })).data).toMatchObject([
      { spuNo: lost.spuNo, isOnSale: false, mainPic: '', price: null },
      { spuNo: off.spuNo, isOnSale: false, skuNo: off.skuNo, price: null },
      { spuNo: half.spuNo, isOnSale: true, skuNo: sold.skuNo },
    ]);
    // taken out and back again
    await call(removeFavorite, { body: { spuNo: off.spuNo } });
    await keep(off.spuNo);
    expect(await kept()).toEqual([off.spuNo, lost.spuNo, half.spuNo]);
  });

  it('of what is gone name what is bought instead, which may itself have been followed (GOODS-21)', async () => {
    const { call, keep } = await someone();
    const [off, between, last, sold] = [await aFamily(), await aFamily(), await aFamily(), await aFamily()];
    for (const { spuNo } of [off, sold]) await keep(spuNo);
    const told = async () => (await call(listFavorites, { query: {} })).data.map(({ replacement }) => replacement);
    await query('update spu set status = 1 where spu_no = any($1::text[])', [off.spuNo, between.spuNo]);
    expect(await told()).toEqual([null, null]);
    await query('update spu set successor_spu_no = $2 where spu_no = $1', off.spuNo, between.spuNo);
    expect(await told()).toEqual([null, null]);
    await query('update spu set successor_spu_no = $2 where spu_no = $1', between.spuNo, last.spuNo);
    expect(await told()).toEqual([null, { spuNo: last.spuNo, spuName: expect.any(String) }]);
  });

  it('are none of goods there never were', async () => {
    const { keep, kept } = await someone();
    expect(await failureOf(keep('P404404'))).toMatchObject({ status: 404, msg: '产品已下架或不存在' });
    expect(await kept()).toEqual([]);
  });

  it('are 500 at most, also when the last come at once', async () => {
    const { accountNo, call, keep } = await someone();
    await query(
      `insert into favorite (account_no, merchant_no, spu_no, gmt_create) select $1, '', 'FULL' || n, now() from generate_series(1, $2) n`,
      accountNo,
      FAVORITES_MAX - 2,
    );
    const families = await Promise.all(Array.from({ length: 5 }, () => aFamily()));
    const outcomes = await Promise.allSettled(families.map(({ spuNo }) => keep(spuNo)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await call(listFavorites, { query: {} })).count).toBe(FAVORITES_MAX);
    expect(await failureOf(keep((await aFamily()).spuNo))).toMatchObject({ code: 1351, msg: '最多收藏 500 个产品，请先在“我的收藏”中取消不用的收藏' });
    // one that is kept already is not one more
    await keep('FULL1');
  });

  it('are of the identity: others see and change nothing of them (FAVORITE-2)', async () => {
    const [one, other] = [await someone(), await someone(anInstaller)];
    const { spuNo } = await aFamily();
    await one.keep(spuNo);
    expect([await other.kept(), await other.call(listKept, { query: { spuNos: spuNo } })]).toEqual([[], []]);
    await other.call(removeFavorite, { body: { spuNo } });
    expect(await one.kept()).toEqual([spuNo]);
    // the same account as somebody else
    await query(`update favorite set merchant_no = 'ELSE' where account_no = $1`, one.accountNo);
    expect(await one.kept()).toEqual([]);
  });

  it('go with a person who becomes an enterprise, the first time', async () => {
    const { accountNo, keep } = await someone();
    await keep((await aFamily()).spuNo);
    const audited = { accountNo, merchantNo: 'M777001', enterpriseType: EnterpriseType.Second };
    const ownersOf = async () => (await query('select merchant_no from favorite where account_no = $1', accountNo)).rows;
    const tell = (outcome: 'approved' | 'rejected', isFirst: boolean) =>
      portal.database.transaction((db) => favoritesFollowOwner({ db } as never, { ...audited, outcome, isFirst } as never));
    await tell('rejected', true);
    await tell('approved', false);
    expect(await ownersOf()).toEqual([{ merchant_no: '' }]);
    await tell('approved', true);
    expect(await ownersOf()).toEqual([{ merchant_no: 'M777001' }]);
  });
});
