import { generatedAttributes, generatedCategories, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SheetRow } from '../../../platform/sheet/read-sheet.ts';
import { importCatalog, type ImportReport } from './import-catalog.ts';
import { listImports } from './trace-store.ts';
import { undoImport, type ModelHolder, type UndoOutcome } from './undo-import.ts';

const HEADER = ['型号', '产品名称', '二级分类', '品牌', '渠道价', '参考价', '库存', '状态', '描述', '像素(MP)', '补光', '替代型号'];
const ROW = ['A-1', '枪机', '网络摄像机', '海康威视', 358, 449, 120, '上架', '30 米', 4, '红外', null];

let portal: TestPortal;
let ids = 0;
const newId = () => `n${String(++ids).padStart(6, '0')}`;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadGoods(portal.database, {
    categories: generatedCategories,
    attributes: generatedAttributes,
    categoryAttributes: generatedCategories
      .filter(({ parentId }) => parentId !== null)
      .flatMap(({ id }) => generatedAttributes.map((attribute) => ({ categoryId: id, attributeId: attribute.id }))),
  });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.pool.query(
    'delete from catalog_import where undoes is not null; delete from catalog_import; delete from accessory; delete from sku; delete from spu;',
  );
});

const importing = (rows: readonly (readonly unknown[])[], dryRun = false): Promise<ImportReport> =>
  importCatalog(
    portal.database,
    rows.map((cells, index) => ({ number: index + 1, cells: cells as SheetRow['cells'] })),
    {
      source: { fileName: '产品.xlsx', fileHash: 'a'.repeat(64), importedBy: '王工' },
      now: portal.clock.now(),
      newId,
      brand: '海康威视',
      dryRun,
      partial: false,
    },
  );
const undoing = (more: { dryRun?: boolean; holders?: ModelHolder[] } = {}): Promise<UndoOutcome> =>
  undoImport(portal.database, { now: portal.clock.now(), newId, importedBy: '李工', dryRun: false, holders: [], ...more });
/** Every row of the goods' tables but the catalogue's version, which only rises. */
const goods = async () => {
  const tables = ['spu', 'sku', 'sku_words', 'accessory', 'category', 'attribute', 'category_attribute'];
  const all = await Promise.all(
    tables.map(async (table) => (await portal.database.pool.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)).rows),
  );
  return all.map((rows, index) => [tables[index], rows.map(({ row }) => row)]);
};
const query = (text: string) => portal.database.pool.query(text);
const rowWith = (changes: Readonly<Record<string, unknown>>): unknown[] =>
  ROW.map((cell, at) => (HEADER[at] && HEADER[at] in changes ? changes[HEADER[at]] : cell));

describe('what is told before', () => {
  test('new, changed by column, prices apart with their sum, delisted, not in the sheet', async () => {
    await importing([HEADER, ROW, rowWith({ 型号: 'A-2' }), rowWith({ 型号: 'A-3', 渠道价: null }), rowWith({ 型号: 'A-4' })]);
    const { diff, stored } = await importing(
      [
        HEADER,
        rowWith({ 渠道价: 400.1, 库存: 7, '像素(MP)': 8 }),
        rowWith({ 型号: 'A-2', 渠道价: 357.99, 状态: '下架' }),
        rowWith({ 型号: 'A-3', 渠道价: 1 }),
        rowWith({ 型号: 'B-1', 产品名称: '球机' }),
      ],
      true,
    );
    expect(stored).toBe(false);
    expect(diff).toMatchObject({
      added: ['B-1'],
      addedFamilies: ['球机'],
      delisted: ['A-2'],
      missing: ['A-4'],
      changedFamilies: [],
      changed: expect.arrayContaining([
        { name: 'A-1', field: '库存', before: '120', after: '7' },
        { name: 'A-1', field: '像素(MP)', before: '4', after: '8' },
        { name: 'A-2', field: '状态', before: '上架', after: '下架' },
      ]) as unknown,
    });
    expect(diff?.changed).toHaveLength(3);
    expect(diff?.prices[0]).toMatchObject({
      header: '渠道价',
      sums: { risen: 1, risenBy: 42.1, fallen: 1, fallenBy: 0.01, by: 42.09, appeared: 1, vanished: 0 },
    });
    expect(diff?.prices[1]?.changes).toEqual([]);
  });
});

describe('the last import put back', () => {
  const models = fc.constantFrom('A-1', 'A-2', 'B-1', 'B-2', 'C-1');
  const row = fc
    .record({
      型号: models,
      产品名称: fc.constantFrom('枪机', '球机', '半球'),
      二级分类: fc.constantFrom('网络摄像机', '硬盘录像机'),
      品牌: fc.constantFrom('海康威视', '别家'),
      渠道价: fc.constantFrom(null, 1, 2.5),
      参考价: fc.constantFrom(null, 3),
      库存: fc.constantFrom(0, 5),
      状态: fc.constantFrom('上架', '下架'),
      描述: fc.constantFrom('', '30 米'),
      '像素(MP)': fc.constantFrom(null, 4, 8),
    })
    .map((cells) => rowWith({ ...cells, 补光: null }));
  const sheet = fc.uniqueArray(row, { selector: ([model]) => model, minLength: 1, maxLength: 5 }).map((rows) => [HEADER, ...rows]);

  test('A, then B, then undone is A: every row of the goods’ tables', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(sheet, sheet, async (a, b) => {
        await query('delete from catalog_import where undoes is not null; delete from catalog_import; delete from sku; delete from spu;');
        const first = await importing(a);
        expect(first.complaints).toEqual([]);
        const before = await goods();
        const second = await importing(b);
        if (!second.stored) return;
        expect(await undoing()).toMatchObject({ outcome: 'undone' });
        expect(await goods()).toEqual(before);
        // and the one before it
        expect(await undoing()).toMatchObject({ outcome: 'undone', counts: { newModels: a.length - 1 } });
        expect((await query('select 1 from sku union all select 1 from spu union all select 1 from sku_words')).rows).toEqual([]);
        expect(await undoing()).toEqual({ outcome: 'nothing' });
      }),
      { numRuns: 15, seed: 20261123 },
    );
  });

  test('a successor that was named is forgotten again', async () => {
    await importing([HEADER, ROW, rowWith({ 型号: 'B-1', 产品名称: '球机' })]);
    const before = await goods();
    await importing([HEADER, rowWith({ 替代型号: 'B-1' })]);
    expect(await goods()).not.toEqual(before);
    await undoing();
    expect(await goods()).toEqual(before);
  });

  test('leaves what others changed in other columns', async () => {
    await importing([HEADER, ROW]);
    await importing([HEADER, rowWith({ 渠道价: 1 })]);
    await query(`update sku set max_num = 3; update spu set sum_no = 9`);
    expect(await undoing()).toMatchObject({ outcome: 'undone', counts: { changedModels: 1 } });
    expect((await query('select price::float, max_num, sum_no from sku join spu using (spu_no)')).rows).toEqual([{ price: 358, max_num: 3, sum_no: 9 }]);
  });

  test.each([
    ['a column it changed has changed since', `update sku set price = 2 where sku_model = 'A-1'`, ['A-1：导入之后又有修改（渠道价）']],
    ['a model that came with it has changed since', `update sku set stock_total = 1 where sku_model = 'B-1'`, ['B-1：导入之后又有修改（库存）']],
    ['a model is gone', `delete from sku where sku_model = 'B-1'`, ['B-1：已不存在']],
    [
      'a model that came with it is an accessory',
      `insert into accessory (spu_no, sku_no, need) select (select spu_no from sku where sku_model = 'A-1'), sku_no, 'optional' from sku where sku_model = 'B-1'`,
      ['B-1：已被配件使用'],
    ],
    [
      'another came to its family',
      `update sku set spu_no = (select spu_no from sku where sku_model = 'B-1') where sku_model = 'A-2'`,
      ['A-2：导入之后加入了此次导入新增的产品'],
    ],
  ])('is refused as a whole where %s', async (_name, change, refusals) => {
    await importing([HEADER, ROW, rowWith({ 型号: 'A-2' })]);
    await importing([HEADER, rowWith({ 渠道价: 1 }), rowWith({ 型号: 'B-1', 产品名称: '球机' })]);
    await query(change);
    const before = await goods();
    expect(await undoing()).toMatchObject({ outcome: 'refused', refusals });
    expect(await goods()).toEqual(before);
  });

  test('is refused where a room above holds one of its models', async () => {
    await importing([HEADER, ROW]);
    const holder: ModelHolder = { name: '配单', find: (_db, skuNos) => Promise.resolve(skuNos) };
    expect(await undoing({ holders: [holder] })).toMatchObject({ outcome: 'refused', refusals: ['A-1：已被配单使用'] });
  });

  test('tried only, it changes nothing', async () => {
    await importing([HEADER, ROW]);
    const before = await goods();
    expect(await undoing({ dryRun: true })).toMatchObject({ outcome: 'would-undo', counts: { newModels: 1, newFamilies: 1 } });
    expect(await goods()).toEqual(before);
    expect(await listImports(portal.database.db, 10)).toHaveLength(1);
  });

  test('leaves a trace of both, and of the prices that moved', async () => {
    await query('delete from price_trace');
    await importing([HEADER, ROW]);
    await importing([HEADER, rowWith({ 渠道价: 1 })]);
    await importing([HEADER, rowWith({ 渠道价: 1 })]);
    await undoing();
    expect(
      (await listImports(portal.database.db, 10)).map(({ undoes, importedBy, undone, counts }) => [undoes === null, importedBy, undone, counts.changedModels]),
    ).toEqual([
      [false, '李工', false, 1],
      [true, '王工', true, 1],
      [true, '王工', false, 0],
    ]);
    expect((await query('select old_price::float, new_price::float from price_trace order by id')).rows).toEqual([
      { old_price: 358, new_price: 1 },
      { old_price: 1, new_price: 358 },
    ]);
  });

  test('what the newest five changed is kept; those before can no longer be undone', async () => {
    for (let price = 1; price <= 6; price++) await importing([HEADER, rowWith({ 渠道价: price })]);
    for (let price = 6; price > 1; price--) expect((await undoing()).outcome).toBe('undone');
    expect(await undoing()).toMatchObject({ outcome: 'forgotten' });
  });
});
