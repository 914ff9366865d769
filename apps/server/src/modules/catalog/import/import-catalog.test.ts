import { readFile } from 'node:fs/promises';
import { getSpuDetail, listSpu } from '@portal/contract/catalog';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSheet, type SheetRow } from '../../../platform/sheet/read-sheet.ts';
import { rowXml, xlsxOf } from '../../../platform/sheet/xlsx-under-test.ts';
import { generatedAttributes, generatedCategories, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { complaintText } from './complaint.ts';
import { importCatalog, type ImportOptions, type ImportReport } from './import-catalog.ts';
import { importTemplate } from './template.ts';

const HEADER = [
  '型号',
  '产品名称',
  '一级分类',
  '二级分类',
  '品牌',
  '渠道价',
  '参考价',
  '库存',
  '销售类型',
  '状态',
  '描述',
  '像素(MP)',
  '补光',
  'PoE 供电',
  '编码',
];
const ROW = ['DS-2CD3T46', '400万红外枪机', '视频监控', '网络摄像机', '海康威视', 358, 449, 120, '经销', '上架', '30 米红外', 4, '红外', '是', 'H.264、H.265'];

let portal: TestPortal;
let ids = 0;

beforeAll(async () => {
  portal = await openTestPortal();
  await loadGoods(portal.database, {
    categories: [
      ...generatedCategories,
      { id: 3, catagoryName: '第三类', dataId: 'third', parentId: null },
      { id: 31, catagoryName: '网线', dataId: 'third-1', parentId: 3 },
    ],
    attributes: [...generatedAttributes, { id: 9, code: 'watts', attrName: '补光', attrGroup: '别的', valueType: 'number', filterable: false }],
    categoryAttributes: [
      ...generatedCategories
        .filter(({ parentId }) => parentId !== null)
        .flatMap(({ id }) => generatedAttributes.map((attribute) => ({ categoryId: id, attributeId: attribute.id }))),
      { categoryId: 31, attributeId: 9 },
    ],
  });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.pool.query('delete from sku; delete from spu;');
});

const options = (more: Partial<ImportOptions> = {}): ImportOptions => ({
  source: { fileName: '产品.xlsx', fileHash: 'f'.repeat(64), importedBy: 'operator' },
  now: portal.clock.now(),
  newId: () => `new${++ids}`,
  brand: '海康威视',
  dryRun: false,
  partial: false,
  ...more,
});
const rowsOf = (...rows: readonly (readonly unknown[])[]): SheetRow[] => rows.map((cells, index) => ({ number: index + 1, cells: cells as SheetRow['cells'] }));
const run = (rows: SheetRow[], more?: Partial<ImportOptions>): Promise<ImportReport> => importCatalog(portal.database, rows, options(more));
const complaintsOf = async (rows: SheetRow[]): Promise<string[]> => (await run(rows)).complaints.map(complaintText);
/** The good row with some cells replaced. */
const rowWith = (changes: Readonly<Record<string, unknown>>): unknown[] =>
  ROW.map((cell, index) => (HEADER[index] && HEADER[index] in changes ? changes[HEADER[index]] : cell));
const stored = async () =>
  (
    await portal.database.pool.query(
      'select k.*, s.spu_name, s.brand_name, s.status, s.model_count, s.min_price from sku k join spu s using (spu_no) order by k.model_key',
    )
  ).rows as Record<string, unknown>[];
const fingerprint = async () =>
  (
    await portal.database.pool.query(
      `select (select version from catalog_version) v, (select md5(coalesce(string_agg(k::text, '' order by sku_no), '')) from sku k) k, (select md5(coalesce(string_agg(s::text, '' order by spu_no), '')) from spu s) s`,
    )
  ).rows[0] as { v: number; k: string; s: string };

describe('a good file', () => {
  test('becomes families and models that can be searched, filtered and priced at once', async () => {
    const report = await run(
      rowsOf(
        HEADER,
        ROW,
        rowWith({ 型号: 'DS-2CD3T86', 渠道价: 458, 像素: 8, '像素(MP)': 8, 'PoE 供电': '否' }),
        rowWith({ 型号: 'HV-NR-16', 产品名称: '16路录像机', 二级分类: '硬盘录像机' }),
      ),
    );
    expect(report).toMatchObject({ rows: 3, newModels: 3, newFamilies: 2, changedModels: 0, complaints: [], stored: true });
    const [first] = await stored();
    expect(first).toMatchObject({
      sku_model: 'DS-2CD3T46',
      model_key: 'DS2CD3T46',
      price: 358,
      refer_price: 449,
      stock_total: 120,
      sku_sale_type: '经销',
      sku_desc: '30 米红外',
      attributes: { megapixels: 4, light: '红外', poe: true, codecs: ['H.264', 'H.265'] },
      spu_name: '400万红外枪机',
      model_count: 2,
      min_price: 358,
    });
    const found = await portal.asA(UserType.SecondLevel)(listSpu, { query: { keyword: '3T86', attributesStr: 'megapixels:8' } });
    expect(found.data.map(({ spuName, price, modelCount }) => [spuName, price, modelCount])).toEqual([['400万红外枪机', 458, 2]]);
  });

  test('takes months of warranty, leaves them where the file has no such column, and an empty cell takes them away', async () => {
    await run(rowsOf([...HEADER, '质保（月）'], [...ROW, 36]));
    expect(await stored()).toMatchObject([{ warranty_months: 36 }]);
    expect(await run(rowsOf(HEADER, ROW))).toMatchObject({ unchangedModels: 1 });
    expect((await run(rowsOf(['型号', '质保（月）'], ['DS-2CD3T46', 601]))).complaints.map(complaintText)).toEqual(['第 2 行「质保（月）」：不能超过 600']);
    await run(rowsOf(['型号', '质保（月）'], ['DS-2CD3T46', null]));
    expect(await stored()).toMatchObject([{ warranty_months: null }]);
  });

  test('takes where a model is made, leaves it where the file has no such column, and an empty cell takes it away (GOODS-43)', async () => {
    await run(rowsOf([...HEADER, '产地'], [...ROW, ' 浙江 杭州 ']));
    const [{ spu_no: id } = {}] = await stored();
    const { skus } = await portal.asA(UserType.SecondLevel)(getSpuDetail, { params: { id: String(id) } });
    expect(skus.map(({ madeIn }) => madeIn)).toEqual(['浙江 杭州']);
    expect(await run(rowsOf(HEADER, ROW))).toMatchObject({ unchangedModels: 1 });
    const tooLong = await run(rowsOf(['型号', '产地'], ['DS-2CD3T46', '远'.repeat(31)]));
    expect(tooLong.complaints.map(complaintText)).toEqual(['第 2 行「产地」：不能超过 30 个字符']);
    await run(rowsOf(['型号', '产地'], ['DS-2CD3T46', null]));
    expect(await stored()).toMatchObject([{ made_in: '' }]);
  });

  test('names what takes the place of a family, by a model that is there or comes with it, and takes it back', async () => {
    const header = [...HEADER, '替代型号'];
    const other = rowWith({ 型号: 'B-2', 产品名称: '下一代枪机' });
    const successor = async () =>
      (await portal.database.pool.query(`select n.spu_name from spu s left join spu n on n.spu_no = s.successor_spu_no where s.spu_name = '400万红外枪机'`))
        .rows[0];
    await run(rowsOf(header, [...ROW, 'b2'], [...other, null]));
    expect(await successor()).toEqual({ spu_name: '下一代枪机' });
    expect(await run(rowsOf(header, [...ROW, 'B-2']))).toMatchObject({ changedFamilies: 0, stored: false });
    expect(await run(rowsOf(HEADER, ROW))).toMatchObject({ changedFamilies: 0 });
    expect(await complaintsOf(rowsOf(header, [...ROW, 'Z-9']))).toEqual(['第 2 行「替代型号」：没有这个型号']);
    expect(await complaintsOf(rowsOf(header, [...ROW, 'DS-2CD3T46']))).toEqual(['第 2 行「替代型号」：不能是同一系列的型号']);
    await run(rowsOf(['型号', '替代型号'], ['DS-2CD3T46', null]));
    expect(await successor()).toEqual({ spu_name: null });
  });

  test('changes nothing the second time, not even the version', async () => {
    const rows = rowsOf(HEADER, ROW, rowWith({ 型号: 'B-2', 渠道价: null }));
    await run(rows);
    const before = await fingerprint();
    expect(await run(rows)).toMatchObject({ newModels: 0, changedModels: 0, unchangedModels: 2, newFamilies: 0, changedFamilies: 0, stored: false });
    expect(await fingerprint()).toEqual(before);
  });

  test('finds a model again however its number is written', async () => {
    await run(rowsOf(HEADER, ROW));
    const report = await run(rowsOf(HEADER, rowWith({ 型号: 'ｄｓ 2cd3t46', 渠道价: 300 })));
    expect(report).toMatchObject({ newModels: 0, changedModels: 1 });
    expect((await stored()).map(({ price, sku_model }) => [price, sku_model])).toEqual([[300, 'ds 2cd3t46']]);
  });

  test('with a few columns changes those and leaves the rest', async () => {
    await run(rowsOf(HEADER, ROW));
    const [before] = await stored();
    const report = await run(rowsOf(['库存', '型号'], [7, 'DS-2CD3T46']));
    expect(report).toMatchObject({ changedModels: 1, changedFamilies: 0 });
    expect((await stored())[0]).toEqual({ ...before, stock_total: 7 });
  });

  test('an empty cell takes a price, a description or an attribute away', async () => {
    await run(rowsOf(HEADER, ROW));
    await run(rowsOf(['型号', '渠道价', '描述', 'PoE 供电'], ['DS-2CD3T46', null, null, null]));
    expect((await stored())[0]).toMatchObject({
      price: null,
      sku_desc: '',
      attributes: { megapixels: 4, light: '红外', codecs: ['H.264', 'H.265'] },
      min_price: null,
    });
  });

  test('says what a family is counted in; a new one of a category is counted as its sisters are', async () => {
    await run(rowsOf([...HEADER, '单位'], [...ROW, '箱']));
    await run(rowsOf(HEADER, rowWith({ 型号: 'B-2', 产品名称: '另一个' })));
    const units = async () =>
      (await portal.database.pool.query<{ unit: string }>('select s.unit from sku k join spu s using (spu_no) order by k.sku_model desc')).rows.map(
        ({ unit }) => unit,
      );
    expect(await units()).toEqual(['箱', '箱']);
    await run(rowsOf(['型号', '单位'], ['B-2', '盘']));
    expect(await units()).toEqual(['箱', '盘']);
    expect(await complaintsOf(rowsOf(['型号', '单位'], ['B-2', '一二三四五']))).toEqual([expect.stringContaining('不能超过 4 个字符')]);
  });

  test('a family whose models all change their name keeps its number', async () => {
    await run(rowsOf(HEADER, ROW, rowWith({ 型号: 'B-2' })));
    const [before] = await stored();
    expect(await run(rowsOf(HEADER, rowWith({ 产品名称: '新名字' }), rowWith({ 型号: 'B-2', 产品名称: '新名字' })))).toMatchObject({
      newFamilies: 0,
      changedFamilies: 1,
      changedModels: 2,
    });
    expect((await stored()).map(({ spu_no, spu_name, sku_name }) => [spu_no, spu_name, sku_name])).toEqual([
      [before?.['spu_no'], '新名字', '新名字'],
      [before?.['spu_no'], '新名字', '新名字'],
    ]);
  });

  test('one model that changes its name leaves the others; a family left empty is taken off sale', async () => {
    await run(rowsOf(HEADER, ROW, rowWith({ 型号: 'B-2' }), rowWith({ 型号: 'C-3', 产品名称: '另一个' })));
    expect(await run(rowsOf(HEADER, rowWith({ 型号: 'B-2', 产品名称: '第三个' })))).toMatchObject({ newFamilies: 1, changedModels: 1 });
    expect(await run(rowsOf(HEADER, rowWith({ 型号: 'C-3', 产品名称: '第三个' })))).toMatchObject({ newFamilies: 0, changedModels: 1, changedFamilies: 1 });
    const families = (await portal.database.pool.query('select spu_name, status, model_count from spu order by spu_name')).rows;
    expect(families).toEqual([
      { spu_name: '400万红外枪机', status: 0, model_count: 1 },
      { spu_name: '另一个', status: 1, model_count: 0 },
      { spu_name: '第三个', status: 0, model_count: 2 },
    ]);
  });

  test('下架 takes a model off sale, 上架 puts it back', async () => {
    await run(rowsOf(HEADER, ROW));
    await run(rowsOf(['型号', '状态'], ['DS-2CD3T46', '下架']));
    expect((await portal.asA(UserType.Tourist)(listSpu, {})).count).toBe(0);
    await run(rowsOf(['型号', '状态'], ['DS-2CD3T46', '上架']));
    expect((await portal.asA(UserType.Tourist)(listSpu, {})).count).toBe(1);
  });

  test('two categories of one name are told apart by the first category, and so are two attributes of one header', async () => {
    expect(await complaintsOf(rowsOf(HEADER, rowWith({ 一级分类: null, 二级分类: '网线' })))).toEqual([
      '第 2 行「二级分类」：多个一级分类下都有“网线”，请填写一级分类',
    ]);
    await run(rowsOf(['型号', '产品名称', '一级分类', '二级分类', '补光'], ['W-1', '线', '第三类', '网线', 12]));
    expect((await stored())[0]).toMatchObject({ attributes: { watts: 12 } });
  });

  test('full-width digits, separators and units give the right values, and models the right model (GOODS-47)', async () => {
    await run(
      rowsOf(HEADER, rowWith({ 型号: 'ＤＳ－２ＣＤ３Ｔ４６', 渠道价: '￥１，２８０．５０', 参考价: '1,599元', 库存: '１，２００', '像素(MP)': '４MP' })),
    );
    expect((await stored())[0]).toMatchObject({
      sku_model: 'DS-2CD3T46',
      price: 1280.5,
      refer_price: 1599,
      stock_total: 1200,
      attributes: expect.objectContaining({ megapixels: 4 }) as object,
    });
  });

  test('a dry run says what would change and changes nothing', async () => {
    await run(rowsOf(HEADER, ROW));
    const before = await fingerprint();
    const report = await run(rowsOf(HEADER, rowWith({ 渠道价: 1 }), rowWith({ 型号: 'B-2' })), { dryRun: true });
    expect(report).toMatchObject({ newModels: 1, changedModels: 1, stored: false, diff: { added: ['B-2'] } });
    expect(await fingerprint()).toEqual(before);
  });
});

describe('mistakes', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['no model', { 型号: null }, '第 2 行「型号」：不能为空'],
    ['a model of signs', { 型号: '---' }, '第 2 行「型号」：至少要有一个字母或数字'],
    ['a model Excel made a date', { 型号: { date: '2024-01-05' } }, '第 2 行「型号」：单元格被识别成了日期（2024-01-05），请把单元格格式改为“文本”后重新填写'],
    ['a model of 18 digits', { 型号: 123456789012345680 }, '第 2 行「型号」：数字超过 15 位，Excel 已丢失精度，请把单元格格式改为“文本”后重新填写'],
    ['an unknown first category', { 一级分类: '视频' }, '第 2 行「一级分类」：没有名为“视频”的一级分类'],
    ['an unknown second category', { 二级分类: '相机' }, '第 2 行「二级分类」：没有名为“相机”的二级分类'],
    ['a second category of another first', { 二级分类: '交换机' }, '第 2 行「二级分类」：“交换机”不在一级分类“视频监控”之下'],
    ['a negative price', { 渠道价: -1 }, '第 2 行「渠道价」：不能为负数'],
    ['a negative price in full width', { 渠道价: '－１' }, '第 2 行「渠道价」：不能为负数'],
    ['1e308', { 渠道价: 1e308 }, '第 2 行「渠道价」：“1e+308”不是金额'],
    ['1e308 in words', { 参考价: '1e308' }, '第 2 行「参考价」：“1e308”不是金额'],
    ['a third decimal', { 渠道价: 12.345 }, '第 2 行「渠道价」：最多两位小数'],
    ['a price in words', { 渠道价: '面议' }, '第 2 行「渠道价」：“面议”不是金额'],
    ['a price Excel made a date', { 渠道价: { date: '2024-03-02' } }, '第 2 行「渠道价」：单元格被识别成了日期（2024-03-02），应为金额'],
    ['an error value', { 描述: '#REF!' }, '第 2 行「描述」：单元格是错误值 #REF!'],
    ['half a piece in stock', { 库存: 1.5 }, '第 2 行「库存」：“1.5”不是整数'],
    ['minus stock', { 库存: -3 }, '第 2 行「库存」：不能为负数'],
    ['an unknown sale type', { 销售类型: '代理' }, '第 2 行「销售类型」：只能填写 经销、非经'],
    ['an unknown status', { 状态: '在售' }, '第 2 行「状态」：只能填写 上架、下架'],
    ['a name of 51 characters', { 产品名称: '长'.repeat(51) }, '第 2 行「产品名称」：不能超过 50 个字符'],
    ['an attribute out of range', { '像素(MP)': 65 }, '第 2 行「像素(MP)」：应在 1 到 64 之间'],
    ['an attribute that is no number', { '像素(MP)': '四百万' }, '第 2 行「像素(MP)」：“四百万”不是数字'],
    ['an unknown option', { 补光: '紫外' }, '第 2 行「补光」：“紫外”不在可选值中：红外、全彩、黑光、双光'],
    ['one unknown option of several', { 编码: 'H.265,H.267' }, '第 2 行「编码」：“H.267”不在可选值中：H.264、H.265、MJPEG'],
    ['neither yes nor no', { 'PoE 供电': '也许' }, '第 2 行「PoE 供电」：只能填写 是 或 否'],
    ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'].flatMap((word): [string, Record<string, unknown>, string][] => [
      [`${word} for a sale type`, { 销售类型: word }, '第 2 行「销售类型」：只能填写 经销、非经'],
      [`${word} for a status`, { 状态: word }, '第 2 行「状态」：只能填写 上架、下架'],
      [`${word} for yes or no`, { 'PoE 供电': word }, '第 2 行「PoE 供电」：只能填写 是 或 否'],
    ]),
  ];
  test.each(cases)('%s', async (_name, changes, sentence) => {
    const before = await fingerprint();
    expect(await complaintsOf(rowsOf(HEADER, rowWith(changes)))).toEqual([sentence]);
    expect(await fingerprint()).toEqual(before);
  });

  test.each([
    ['an empty file', rowsOf(), ['文件里没有数据']],
    ['no column of models', rowsOf(['产品名称'], ['x']), ['第 1 行「型号」：缺少此列，表头应在第一行']],
    ['an unknown header', rowsOf(['型号', '单价'], ['A', 1]), ['第 1 行「单价」：无法识别的表头，请使用模板中的表头']],
    ['a header twice', rowsOf(['型号', '库存', '库 存'], ['A', 1, 2]), ['第 1 行「库 存」：表头重复']],
    [
      'a new model without name and category',
      rowsOf(['型号', '库存'], ['A', 1]),
      ['第 2 行「产品名称」：新型号必须填写', '第 2 行「二级分类」：新型号必须填写'],
    ],
    ['a cell without header', rowsOf(['型号', '产品名称', '二级分类', null], ['A', 'x', '交换机', 'y']), ['第 2 行：此列没有表头']],
    ['the same model twice', rowsOf(HEADER, ROW, rowWith({ 型号: 'ds2cd3t46' })), ['第 3 行「型号」：与第 2 行型号相同（不计大小写和符号）']],
    [
      'an attribute of another category',
      rowsOf(['型号', '产品名称', '一级分类', '二级分类', '像素(MP)'], ['A', 'x', '第三类', '网线', 4]),
      ['第 2 行「像素(MP)」：不适用于分类“网线”'],
    ],
  ])('%s', async (_name, rows, sentences) => {
    expect(await complaintsOf(rows)).toEqual(sentences);
    expect(await stored()).toEqual([]);
  });

  test.each(['/pictures/dome.svg', '/pictures/2026/dome-1.webp', '/products/DS-2CD/front.jpg', '/api-file/v1/file/01hzy8q4p2s6t7v8w9x0y1z2a3', 'dome'])(
    'the picture %s is one of the site’s own',
    async (picture) => {
      await run(rowsOf([...HEADER, '图片'], [...ROW, picture]));
      expect((await portal.database.pool.query('select picture from spu')).rows).toEqual([{ picture }]);
    },
  );

  test.each([
    ['https://evil.example/x.png', '不能使用外站图片，请填写图片名称或本站图片地址'],
    ['//evil.example/x.png', '不能使用外站图片，请填写图片名称或本站图片地址'],
    ...['/logout', '/pictures/../logout', '/pictures/x.svg?a=1', '/pictures/', '/api-file/v1/file/upload', '/products/x.html', 'data:image/png;base64,AA'].map(
      (picture) => [picture, '应为图片名称，或本站图片地址（/pictures/…、/products/… 或 /api-file/v1/file/…）'],
    ),
  ])('the picture %s is refused', async (picture = '', sentence) => {
    expect(await complaintsOf(rowsOf([...HEADER, '图片'], [...ROW, picture]))).toEqual([`第 2 行「图片」：${sentence}`]);
  });

  test('one mistake among many rows stores nothing; --partial stores the others', async () => {
    const rows = rowsOf(HEADER, ROW, rowWith({ 型号: 'B-2', 渠道价: -1 }), rowWith({ 型号: 'C-3' }));
    expect(await run(rows)).toMatchObject({ stored: false, complaints: [{ row: 3 }] });
    expect(await stored()).toEqual([]);
    expect(await run(rows, { partial: true })).toMatchObject({ stored: true, newModels: 2, complaints: [{ row: 3 }] });
    expect((await stored()).map(({ sku_model }) => sku_model)).toEqual(['C-3', 'DS-2CD3T46']);
  });

  test('a failure in the middle of storing leaves nothing', async () => {
    const before = await fingerprint();
    let n = 0;
    // the second new number repeats the first: the database refuses it after the family is in
    await expect(run(rowsOf(HEADER, ROW, rowWith({ 型号: 'B-2' })), { newId: () => (n++ === 0 ? 'family' : 'same') })).rejects.toThrow('insert into sku');
    expect(await fingerprint()).toEqual(before);
  });

  test('a dry run meets what the database refuses, and leaves nothing', async () => {
    const before = await fingerprint();
    let n = 0;
    const same = () => (n++ === 0 ? 'family' : 'same');
    await expect(run(rowsOf(HEADER, ROW, rowWith({ 型号: 'B-2' })), { newId: same, dryRun: true })).rejects.toThrow('insert into sku');
    expect(await fingerprint()).toEqual(before);
  });

  test.each(['读取', '比对', '写入', '建立搜索', '整理'])('called off while it is at “%s”, it stores nothing and can be run again', async (step) => {
    const before = await fingerprint();
    const off = new AbortController();
    const rows = rowsOf(HEADER, ...Array.from({ length: 2500 }, (_, n) => rowWith({ 型号: `C-${n}`, 产品名称: `产品 ${n % 50}` })));
    const work = run(rows, { signal: off.signal, onProgress: (now) => now === step && off.abort(new Error('no longer wanted')) });
    await expect(work).rejects.toThrow('no longer wanted');
    expect(await fingerprint()).toEqual(before);
    expect(await run(rows)).toMatchObject({ newModels: 2500, stored: true });
  });
});

describe('the template', () => {
  test('is understood as it is, and its example row is passed over', async () => {
    const bytes = await importTemplate(portal.database.db);
    const sheet = await readSheet(bytes ?? new Uint8Array(0), '模板.xlsx');
    if (!sheet.ok) throw new Error(sheet.problem);
    expect(sheet.rows[0]?.cells.slice(0, 15)).toEqual([...HEADER.slice(0, 5), '单位', ...HEADER.slice(5, 11), '质保（月）', '产地', '图片']);
    expect(sheet.rows[0]?.cells).toEqual(expect.arrayContaining(['像素(MP)', '补光', 'PoE 供电', '编码', '材质']));
    expect(await run(sheet.rows)).toMatchObject({ rows: 0, complaints: [], stored: false });
    const [header, example] = sheet.rows;
    const filled = [header, { number: 2, cells: example?.cells.map((cell, index) => (index === 0 ? 'REAL-1' : cell)) ?? [] }] as SheetRow[];
    expect(await run(filled)).toMatchObject({ newModels: 1, complaints: [], stored: true });
  });

  test('can be of one category, and there is none of a category that is not there', async () => {
    const sheet = await readSheet((await importTemplate(portal.database.db, '光纤收发器')) ?? new Uint8Array(0), 'x.xlsx');
    expect(sheet.ok && sheet.rows[1]?.cells[3]).toBe('光纤收发器');
    expect(await importTemplate(portal.database.db, '没有')).toBeNull();
  });
});

test('a file as a spreadsheet saves it goes the whole way', async () => {
  const bytes = xlsxOf(
    rowXml(1, ['型号', '产品名称', '二级分类', '渠道价']) +
      rowXml(2, ['X-1', '六口交换机', '交换机', 99.9]) +
      rowXml(3, [{ raw: '<v>45296</v>', attributes: 's="1"' }, '六口交换机', '交换机', 1]),
  );
  const sheet = await readSheet(bytes, 'a.xlsx');
  if (!sheet.ok) throw new Error(sheet.problem);
  expect(await run(sheet.rows, { partial: true })).toMatchObject({ newModels: 1, complaints: [{ row: 3, column: '型号' }] });
  expect((await stored())[0]).toMatchObject({ sku_model: 'X-1', price: 99.9 });
});

describe('files LibreOffice has saved', () => {
  const fixture = async (name: string) => readSheet(await readFile(new URL(`fixtures/${name}`, import.meta.url)), name);

  test.each(['saved-by-libreoffice.xlsx', 'gbk-by-libreoffice.csv'])('%s gives every value as it was typed', async (name) => {
    const sheet = await fixture(name);
    if (!sheet.ok) throw new Error(sheet.problem);
    expect(await run(sheet.rows)).toMatchObject({ rows: 3, newModels: 3, newFamilies: 2, complaints: [], stored: true });
    expect(
      (await stored()).map((row) => [
        row['sku_model'],
        row['price'],
        row['refer_price'],
        row['stock_total'],
        row['sku_status'],
        row['sku_desc'],
        row['attributes'],
      ]),
    ).toEqual([
      ['20240105', 1280, null, 7, 1, '', { megapixels: 8, light: '全彩', poe: false, codecs: ['H.265'] }],
      ['LO-1001', 358.5, 449, 120, 0, '第一行 第二行 & <尖括号>', { megapixels: 4, light: '红外', poe: true, codecs: ['H.264', 'H.265'] }],
      ['LO-1003', 0.3, null, 0, 0, '=不是公式', {}],
    ]);
  });

  test('a formula in one is named by its cell', async () => {
    expect(await fixture('formula-by-libreoffice.xlsx')).toEqual({ ok: false, problem: '单元格 F2 是公式，请复制后“选择性粘贴为数值”再导入' });
  });
});
