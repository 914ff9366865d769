import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertDemoOrders } from '../../demo-world/orders.ts';
import { loadRegions } from '../modules/region/index.ts';
import { createLog } from '../platform/log.ts';
import { seed, type DemoWorld } from './seed.ts';

const NOW = Date.UTC(2026, 10, 21, 2, 0, 0);
const options = { now: NOW, log: createLog({ level: 'silent' }) };
/** With the provinces alone: what is asked is not how many there are. */
const brief = { ...options, regions: () => loadRegions().filter(({ level }) => level === 1) };
const at = new Date(NOW);

const world: DemoWorld = {
  password: 'Demo@2026',
  people: () => ({
    enterprises: [{ merchantNo: 'M1', enterpriseNo: 'E1', companyName: '远山安防工程有限公司', enterpriseType: 2, authStatus: 1, gmtCreate: at as never }],
    accounts: [{ accountNo: 'A1', phone: '13800000003', gmtCreate: at as never }],
    identities: [{ accountNo: 'A1', merchantNo: 'M1', chooseOn: true }],
    dealers: [],
    bindings: [],
  }),
  insertMessages: async () => {},
  operators: () => [],
  insertOrders: (db, { skus = [] }, given) =>
    insertDemoOrders(db, { owner: { accountNo: 'A1', merchantNo: 'M1' }, userType: 2, skuNos: skus.map(({ skuNo }) => skuNo), ...given }),
  catalog: () => ({
    categories: [
      { id: 1, catagoryName: '视频监控', dataId: 'video', parentId: null },
      { id: 2, catagoryName: '半球摄像机', dataId: 'dome', parentId: 1 },
    ],
    spus: [{ spuNo: 'P1', spuName: '红外半球', firstCategoryId: 1, secondCategoryId: 2, brandName: '海康威视', picture: 'dome', gmtListed: at }],
    skus: [{ skuNo: 'K1', spuNo: 'P1', skuName: '红外半球', skuModel: 'HV-D1', price: 199, referPrice: 249 }],
  }),
};

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());
const countOf = async (table: string) => Number((await test.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

describe('filling an empty database', () => {
  it('gives it regions, people whose password works, goods and example orders; a second time nothing', async () => {
    expect(await seed(test.database, { ...options, world })).toEqual({ regions: true, demo: true });
    const [account] = (await test.database.pool.query('select password_hash from account')).rows;
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    const counts = { region: await countOf('region'), sku: await countOf('sku'), order: await countOf('design_order') };
    expect(counts.region).toBeGreaterThan(40_000);
    expect(counts.order).toBeGreaterThan(0);
    expect(await seed(test.database, { ...options, world })).toEqual({ regions: false, demo: false });
    expect({ region: await countOf('region'), sku: await countOf('sku'), order: await countOf('design_order') }).toEqual(counts);
  });

  it('without a demo world it gets the regions only', async () => {
    expect(await seed(test.database, { ...brief, world: undefined })).toEqual({ regions: true, demo: false });
    expect([await countOf('account'), await countOf('sku')]).toEqual([0, 0]);
  });

  it('every portal gets categories and attributes, and a demo world finds its place among them later', async () => {
    const { categories = [] } = world.catalog(NOW);
    await seed(test.database, { ...brief, world: undefined, taxonomy: () => ({ categories }) });
    expect([await countOf('category'), await countOf('sku')]).toEqual([2, 0]);
    expect(await seed(test.database, { ...brief, world, taxonomy: () => ({ categories }) })).toEqual({ regions: false, demo: true });
    expect([await countOf('category'), await countOf('sku')]).toEqual([2, 1]);
  });

  it('a shop with an account of its own gets no demo world', async () => {
    await test.database.pool.query(`insert into account (account_no, phone, gmt_create) values ('X', '13911112222', now())`);
    expect(await seed(test.database, { ...brief, world })).toEqual({ regions: true, demo: false });
    expect(await countOf('sku')).toBe(0);
  });

  it('that breaks off in the middle leaves nothing, and the next start fills it whole', async () => {
    const breaking: DemoWorld = {
      ...world,
      catalog: () => ({ ...world.catalog(NOW), skus: [{ skuNo: 'K1', spuNo: 'no such family', skuName: 'x', skuModel: 'HV-D1' }] }),
    };
    await expect(seed(test.database, { ...brief, world: breaking })).rejects.toThrow(/sku/);
    expect([await countOf('region'), await countOf('account'), await countOf('spu')]).toEqual([0, 0, 0]);
    expect(await seed(test.database, { ...brief, world })).toEqual({ regions: true, demo: true });
  });

  it('several servers that start at once on one new database fill it once', async () => {
    const all = await Promise.all([1, 2, 3].map(() => seed(test.database, { ...brief, world })));
    expect(all.filter(({ demo }) => demo)).toHaveLength(1);
    expect(await countOf('account')).toBe(1);
  });
});
