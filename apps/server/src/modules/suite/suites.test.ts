import { StockLevel } from '@portal/engines/goods';
import { getSuitDetail, listSuits } from '@portal/contract/suite';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSuites } from './index.ts';

describe('suites (SUITE-1 to 4)', () => {
  let portal: TestPortal;
  let guest: Awaited<ReturnType<TestPortal['as']>>;
  beforeAll(async () => {
    portal = await openTestPortal();
    guest = await portal.as();
  });
  afterAll(() => portal.close());

  let serial = 0;
  async function aSuite(parts: readonly { skuNo: string; quantity?: number }[], fields: { suitName?: string; status?: 0 | 1; reduction?: number } = {}) {
    const suitNo = `S${++serial}`;
    await insertSuites(portal.database.db, {
      suites: [{ suitNo, suitName: `套装 ${serial}`, picture: 'kit-video', gmtListed: new Date(portal.clock.now() + serial * 1000), ...fields }],
      suiteItems: parts.map(({ skuNo, quantity = 1 }, index) => ({ suitNo, skuNo, quantity, sort: index + 1 })),
    });
    return suitNo;
  }
  const detail = (id: string) => guest(getSuitDetail, { params: { id } });
  const as = async (find: typeof aPerson) => portal.as((await find(portal.database)).accountNo);

  it('cost what their parts cost whoever looks, less their own reduction, and never tell a guest the dealers’ price', async () => {
    const camera = await aSku(portal.database, { price: 83, referPrice: 100, stockTotal: 9 });
    const recorder = await aSku(portal.database, { price: 300, referPrice: 400, stockTotal: 50 });
    const id = await aSuite([{ ...camera, quantity: 4 }, recorder], { reduction: 10 });
    const dealer = await as(anInstaller);
    expect(await dealer(getSuitDetail, { params: { id } })).toMatchObject({
      originalPrice: 632,
      price: 568.8,
      saved: 63.2,
      priceLabel: '客户价',
      stockTotal: 2,
    });
    const seen = await detail(id);
    expect(seen).toMatchObject({ originalPrice: 800, price: 720, saved: 80, priceLabel: '参考价', isSaleable: true, goneModels: [] });
    expect(seen.parts).toMatchObject([
      { ...camera, quantity: 4, price: 100, stockTotal: StockLevel.Few, stockSource: 'level' },
      { ...recorder, quantity: 1, price: 400 },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/\b(83|300|632|568\.8|63\.2)[,}]/);
    const person = await as(aPerson);
    // the same prices, and of stock the figures (GOODS-45)
    const figures = { stockTotal: 2, parts: seen.parts.map((part, at) => ({ ...part, stockTotal: [9, 50][at], stockSource: 'platform' })) };
    expect(await person(getSuitDetail, { params: { id } })).toEqual({ ...seen, ...figures });
  });

  it('are not to be had while a model of theirs is off sale, and say which', async () => {
    const [kept, gone, ofGoneFamily] = [await aSku(portal.database), await aSku(portal.database, { skuStatus: 1 }), await aSku(portal.database)];
    await portal.database.pool.query('update spu set status = 1 where spu_no = $1', [ofGoneFamily.spuNo]);
    expect(await detail(await aSuite([kept, gone, ofGoneFamily]))).toMatchObject({
      isSaleable: false,
      goneModels: [gone.skuModel, ofGoneFamily.skuModel],
    });
  });

  it('have no price where a part has none', async () => {
    const id = await aSuite([await aSku(portal.database), await aSku(portal.database, { price: null })]);
    expect(await detail(id)).toMatchObject({ price: null, originalPrice: null, isSaleable: true });
  });

  it('that cannot be had as a whole stand behind those that can; software is never short', async () => {
    const [camera, licence] = [
      await aSku(portal.database, { stockTotal: 2, spuName: '排序摄像机' }),
      await aSku(portal.database, { stockTotal: 0, skuType: 2 }),
    ];
    const suitName = '先后';
    const whole = await aSuite([{ skuNo: camera.skuNo, quantity: 2 }, { skuNo: licence.skuNo }], { suitName });
    const short = await aSuite([{ skuNo: camera.skuNo, quantity: 3 }], { suitName });
    const { data } = await guest(listSuits, { query: { keyword: suitName } });
    expect(data.map(({ suitNo }) => suitNo)).toEqual([whole, short]);
  });

  it('are listed the newest of those that can be had first, by words, by a family that is in them, and not once they are off sale', async () => {
    const part = await aSku(portal.database);
    const other = await aSku(portal.database, { spuNo: part.spuNo });
    const [one, two] = [await aSuite([part], { suitName: '百分之百 100% 套装' }), await aSuite([other])];
    const off = await aSuite([part], { status: 1 });
    const list = async (query: object) => {
      const { data, count } = await guest(listSuits, { query });
      return [data.map(({ suitNo }) => suitNo), count];
    };
    expect(await list({ spuNo: part.spuNo })).toEqual([[two, one], 2]);
    expect(await list({ spuNo: 'P404' })).toEqual([[], 0]);
    expect(await list({ keyword: '100%' })).toEqual([[one], 1]);
    expect(await list({ keyword: '%' })).toEqual([[one], 1]);
    expect((await list({ size: 50 }))[0]).not.toContain(off);
    const [[, second], count] = [(await list({ size: 50 }))[0] as string[], (await list({}))[1]];
    expect(second).toBe(one);
    expect(count).toBeGreaterThanOrEqual(5);
    expect(await failureOf(detail(off))).toMatchObject({ status: 404, msg: '套装不存在或已下架' });
    expect(await failureOf(detail('S404'))).toMatchObject({ status: 404 });
  });
});
