import type { AttributeValue } from '@portal/contract/catalog';
import { rolesOf } from '@portal/engines/roles';
import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST } from '../../../platform/http/context.ts';
import { sql } from '../../../platform/db/database.ts';
import { listSkuFacts, insertCatalog, loadRoleModels, type RoleModel } from '../index.ts';
import { listModelsAfter } from './store.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  Plans?: PlanNode[];
}

let test: TestDatabase;
const CATEGORIES: [id: number, dataId: string][] = [
  [12, 'dome-camera'],
  [13, 'nvr'],
  [14, 'people-counter'],
  [15, 'ups-accessory'],
  [16, 'wall-bracket'],
];
beforeAll(async () => {
  test = await openTestDatabase();
  // a first category to stand below
  await aSku(test.database);
  await insertCatalog(test.database.db, { categories: CATEGORIES.map(([id, dataId]) => ({ id, catagoryName: dataId, dataId, parentId: 1, sort: id })) });
});
afterAll(() => test.close());

const aModel = (secondCategoryId: number, attributes: Record<string, AttributeValue> = {}, fields: Parameters<typeof aSku>[1] = {}) =>
  aSku(test.database, { secondCategoryId, attributes, ...fields });
const factsOf = async (skuNo: string) => (await listSkuFacts({ db: test.database.db, caller: GUEST, now: 0 }, [skuNo])).get(skuNo);
const playedBy = (models: readonly RoleModel[], skuNo: string) => models.filter((model) => model.skuNo === skuNo);
const run = (statement: ReturnType<typeof sql>) => test.database.db.execute(statement);

describe('a model on a line', () => {
  it('plays the role of its category, and tells what the rules read in the handbook’s names and codes (GOODS-10)', async () => {
    const { skuNo } = await aModel(12, { resolution: '4MP', powerW: 7, power: 'PoE', bracket: '壁装', protocols: ['ONVIF', 'GB/T 28181'], lightType: '红外' });
    expect(await factsOf(skuNo)).toMatchObject({
      role: 'ipCamera',
      roleAttributes: { resolution: '4MP', powerW: 7, power: 'poe', bracket: 'wall', protocols: ['ONVIF', 'GB/T 28181'] },
    });
    expect((await factsOf(skuNo))?.roleAttributes).not.toHaveProperty('lightType');
  });

  it('plays the role its attributes name, whatever its category', async () => {
    const { skuNo } = await aModel(15, { role: 'nvr', channels: 16 });
    expect(await factsOf(skuNo)).toMatchObject({ role: 'nvr', roleAttributes: { channels: 16 } });
  });

  it('has the brand of its family, unless its attributes say another', async () => {
    const [own, other] = [await aModel(13), await aModel(13, { brand: '大华' })];
    expect((await factsOf(own.skuNo))?.roleAttributes).toEqual({ brand: '海康威视' });
    expect((await factsOf(other.skuNo))?.roleAttributes).toEqual({ brand: '大华' });
  });

  it('of a category the rules do not know plays none', async () => {
    const { skuNo } = await aModel(11, { resolution: '4MP' });
    expect(await factsOf(skuNo)).toMatchObject({ role: null, roleAttributes: {} });
  });
});

describe('a camera that needs a bracket', () => {
  const aBracket = (type: string, fields: Parameters<typeof aSku>[1] = {}) => aModel(16, { role: 'bracket', type, loadKg: 3 }, fields);
  const relate = (spuNo: string, ...needs: [skuNo: string, need: 'needed' | 'optional'][]) =>
    Promise.all(needs.map(([skuNo, need], sort) => run(sql`insert into accessory (spu_no, sku_no, need, sort) values (${spuNo}, ${skuNo}, ${need}, ${sort})`)));
  const bracketsOf = async (skuNo: string) => {
    const { bracket, bracketSkus, bracketSpus } = (await factsOf(skuNo))?.roleAttributes ?? {};
    return { bracket, bracketSkus, bracketSpus };
  };

  it('names those of its own relation and its mounting, needed ones first; what is no bracket or off sale is left out', async () => {
    const dome = await aModel(12, { bracket: '壁装' });
    const [wall, ceiling, needed, gone, box] = [
      await aBracket('壁装'),
      await aBracket('吊装'),
      await aBracket('壁装'),
      await aBracket('壁装', { skuStatus: 1 }),
      await aModel(15, {}),
    ];
    await relate(dome.spuNo, [wall.skuNo, 'optional'], [ceiling.skuNo, 'optional'], [gone.skuNo, 'needed'], [box.skuNo, 'needed'], [needed.skuNo, 'needed']);
    expect(await bracketsOf(dome.skuNo)).toEqual({
      bracket: 'wall',
      bracketSkus: [needed.skuNo, wall.skuNo],
      bracketSpus: [needed.spuNo, wall.spuNo],
    });
  });

  it('takes a needed bracket of another mounting where none of its own is named', async () => {
    const thermal = await aModel(12, { bracket: '壁装' });
    const [pole, ceiling] = [await aBracket('抱杆'), await aBracket('吊装')];
    await relate(thermal.spuNo, [ceiling.skuNo, 'optional'], [pole.skuNo, 'needed']);
    expect(await bracketsOf(thermal.skuNo)).toEqual({ bracket: 'pole', bracketSkus: [pole.skuNo], bracketSpus: [pole.spuNo] });
  });

  it('names none where none is registered, and none where it needs none', async () => {
    const [lonely, free] = [await aModel(12, { bracket: '壁装' }), await aModel(12, {})];
    const wall = await aBracket('壁装');
    await relate(free.spuNo, [wall.skuNo, 'needed']);
    expect(await bracketsOf(lonely.skuNo)).toEqual({ bracket: 'wall' });
    expect(await bracketsOf(free.skuNo)).toEqual({});
  });
});

describe('the models that can be chosen', () => {
  it('are those on sale that play a role, with both prices and the picture’s address', async () => {
    const chosen = await aModel(13, { channels: 8, incomingMbps: 80 }, { price: 900, referPrice: 1200, stockTotal: 7, maxNum: 3 });
    const [delisted, ofGoneFamily, unpriced, roleless] = [
      await aModel(13, {}, { skuStatus: 1 }),
      await aModel(13),
      await aModel(13, {}, { price: null }),
      await aModel(11),
    ];
    await run(sql`update spu set status = 1 where spu_no = ${ofGoneFamily.spuNo}`);
    const models = await loadRoleModels(test.database.db);
    expect(playedBy(models, chosen.skuNo)).toEqual([
      {
        skuNo: chosen.skuNo,
        spuNo: chosen.spuNo,
        productName: expect.stringContaining('测试产品'),
        productModel: chosen.skuModel,
        productImage: '/pictures/dome.svg',
        brandName: '海康威视',
        skuDesc: '',
        price: 900,
        referPrice: 1200,
        stockTotal: 7,
        maxNum: 3,
        warrantyMonths: null,
        role: 'nvr',
        attributes: { channels: 8, incomingMbps: 80, brand: '海康威视' },
      },
    ]);
    expect(playedBy(models, unpriced.skuNo)).toMatchObject([{ price: null, referPrice: null }]);
    for (const { skuNo } of [delisted, ofGoneFamily, roleless]) expect(playedBy(models, skuNo)).toEqual([]);
  });

  it('stand once in each role they play', async () => {
    const model = { secondCategory: 'people-counter', attributes: { role: 'ipCamera', resolution: '4MP' } };
    const { skuNo } = await aModel(14, model.attributes);
    const played = playedBy(await loadRoleModels(test.database.db), skuNo);
    expect(played.map(({ role }) => role)).toEqual(rolesOf(model));
    expect(played.length).toBeGreaterThan(1);
  });

  it('are all there and each once, over any number of pages', async () => {
    const before = await loadRoleModels(test.database.db);
    await run(sql`insert into spu (spu_no, spu_name, first_category_id, second_category_id, brand_name, picture, sku_type, gmt_listed)
      select 'MANY' || n, '录像机 ' || n, 1, 13, '海康威视', 'nvr', 0, now() from generate_series(1, 1500) n`);
    await run(sql`insert into sku (sku_no, spu_no, sku_name, sku_model, model_key, price, refer_price, sku_status, sid, stock_total, attributes, sort)
      select 'MANY' || n || '-' || m, 'MANY' || n, '录像机', 'M' || n || '-' || m, 'M' || n || m, 100, 125, 0, 'MANY' || n || '-' || m, 1, '{"channels": 8}', m
      from generate_series(1, 1500) n, generate_series(1, 3) m`);
    const models = await loadRoleModels(test.database.db);
    expect(models).toHaveLength(before.length + 4500);
    expect(new Set(models.map(({ skuNo, role }) => `${skuNo} ${role}`)).size).toBe(models.length);
    // 612 families of three: whole pages on which nothing can be had do not end the reading
    await run(sql`update spu set status = 1 where spu_no like 'MANY1%'`);
    expect(await loadRoleModels(test.database.db)).toHaveLength(before.length + 4500 - 612 * 3);
  });

  it('are read page by page whatever the database knows of the tables: no page looks at more models than it gives', async () => {
    const { sql: text, params } = listModelsAfter(test.database.db, 'MANY2', 100).toSQL();
    const { rows } = await test.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({ text: `explain (analyze, format json) ${text}`, values: params });
    const scans = (node: PlanNode): PlanNode[] => [...(node['Relation Name'] === 'sku' ? [node] : []), ...(node.Plans ?? []).flatMap(scans)];
    expect((rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => scans(Plan)).map((node) => node['Actual Rows'])).toEqual([100]);
  });
});
