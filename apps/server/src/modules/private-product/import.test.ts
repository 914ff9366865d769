import { pathOf } from '@portal/client';
import {
  addPrivateProduct,
  exportPrivateProducts,
  exportWrongRows,
  getPrivateTemplate,
  importPrivateProducts,
  listPrivateProducts,
  PRIVATE_IMPORT_ROWS_MAX,
  type PrivateImport,
} from '@portal/contract/private-product';
import { someCategories } from '@portal/server/testkit/goods';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SheetRow } from '../../platform/sheet/read-sheet.ts';
import { hostileFiles } from '../../platform/storage/torture-set.fixture.ts';
import { getTaxonomy, type Taxonomy } from '../catalog/index.ts';
import { planImport } from './plan-import.ts';

let portal: TestPortal;
let taxonomy: Taxonomy;
let accountNo = '';
let cookie = '';
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await someCategories(portal.database);
  await portal.database.pool.query("insert into category (id, catagory_name, data_id, parent_id, sort) values (12, '监控硬盘', 'hdd', 1, 2)");
  await portal.database.pool.query(
    "insert into attribute (id, code, attr_name, attr_group, value_type, unit, min_value, max_value, filterable, sort) values (901, 'sizeTB', '容量', '存储', 'number', 'TB', 1, 30, true, 1)",
  );
  await portal.database.pool.query('insert into category_attribute (category_id, attribute_id) values (12, 901)');
  taxonomy = await getTaxonomy(portal.database.db);
});
afterAll(() => portal.close());
beforeEach(async () => {
  ({ accountNo } = await aPerson(portal.database));
  cookie = await portal.cookieOf(accountNo);
});

const HEAD = '产品名称,产品分类,产品单价,品牌,型号,单位,产品描述,容量(TB)';

const partWith = (file: string | Uint8Array, name: string): Buffer => {
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--part--\r\n')]);
};

async function send(file: string | Uint8Array, { dryRun = false, rightRows = false, name = '产品.csv' } = {}) {
  const response = await portal.portal.http.inject({
    method: 'POST',
    url: pathOf(importPrivateProducts, { query: { dryRun: dryRun ? '1' : '0', rightRows: rightRows ? '1' : '0' } }),
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=part' },
    payload: partWith(file, name),
  });
  return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: PrivateImport }>() };
}
async function wrongRowsOf(file: string) {
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=part' };
  const answer = await portal.portal.http.inject({ method: 'POST', url: exportWrongRows.path, headers, payload: partWith(file, '产品.csv') });
  if (answer.statusCode !== 200) return { msg: answer.json<{ msg: string }>().msg, rows: [], bytes: new Uint8Array() };
  const bytes = new Uint8Array(answer.rawPayload);
  const sheet = (await readXlsx(bytes)).sheets[0];
  return { msg: '', bytes, rows: (sheet?.rows ?? []).map((row) => row.map((cell) => cell ?? '')) };
}
const fetched = async (endpoint: typeof exportPrivateProducts | typeof getPrivateTemplate) => {
  const response = await portal.portal.http.inject({ url: pathOf(endpoint as never, {}), headers: { cookie } });
  expect(response.statusCode).toBe(200);
  return new Uint8Array(response.rawPayload);
};
const own = async () => (await (await portal.as(accountNo))(listPrivateProducts, { query: { size: 50 } })).data;

describe('an import (PRIVATE-6)', () => {
  it('is tried first, then done; the same file again changes nothing, another price changes the product', async () => {
    const file = `${HEAD}\n壁装支架,其他,68.5,自制,ZJ-01,个,镀锌钢,\n旧硬盘,监控硬盘,¥460,西数,,块,,4\n`;
    expect((await send(file, { dryRun: true })).data).toEqual({ isDone: false, added: 2, changed: 0, unchanged: 0, wrongRows: 0, faultCount: 0, faults: [] });
    expect(await own()).toEqual([]);
    expect((await send(file)).data).toMatchObject({ isDone: true, added: 2 });
    expect((await send(file)).data).toMatchObject({ isDone: true, added: 0, changed: 0, unchanged: 2 });
    expect((await send(file.replace('68.5', '70'))).data).toMatchObject({ changed: 1, unchanged: 1 });
    expect((await own()).map(({ spuName, price, attributes, categoryValueSelect }) => [spuName, price, attributes, categoryValueSelect])).toEqual(
      expect.arrayContaining([
        ['壁装支架', 70, {}, 0],
        ['旧硬盘', 460, { sizeTB: 4 }, 12],
      ]),
    );
  });

  it('tells every fault by row and column, and takes nothing then', async () => {
    const rows = [
      ',其他,1,牌,,,,',
      '一,没有这类,1,牌,,,,',
      '二,其他,0,牌,,,,',
      '三,其他,1.234,牌,,,,',
      '四,其他,,牌,,,,',
      '五,其他,十元,,,,,',
      '六,监控硬盘,1,牌,,,,31',
      '七,其他,1,牌,,,,4',
      '好,其他,1,牌,,,,',
      '好,其他,2,牌,,,,',
    ];
    const { data } = await send(`${HEAD}\n${rows.join('\n')}\n`);
    expect(data.isDone).toBe(false);
    expect(data.faults).toEqual([
      { row: 2, column: '产品名称', text: '请输入产品名称' },
      { row: 3, column: '产品分类', text: '没有“没有这类”这个分类，请填写二级分类名称或“其他”' },
      { row: 4, column: '产品单价', text: '请输入大于0的数值' },
      { row: 5, column: '产品单价', text: '最多两位小数' },
      { row: 6, column: '产品单价', text: '产品单价不能为空' },
      { row: 7, column: '产品单价', text: '产品单价应为数字，例如 12.50' },
      { row: 7, column: '品牌', text: '请选择或输入品牌名称' },
      { row: 8, column: '容量(TB)', text: '应在 1 到 30 之间' },
      { row: 9, column: '容量(TB)', text: '该分类没有此参数' },
      { row: 11, column: '产品名称', text: '与第 10 行重复（名称、型号、品牌相同）' },
    ]);
    expect(await own()).toEqual([]);
  });

  it('takes the rows that are right where that is asked for, and gives the others back with what is wrong', async () => {
    const file = `${HEAD}\n甲,其他,1,牌,,,,\n乙,没有这类,1.234,牌,,,=1+1,\n丙,其他,2,牌,,,,\n丙,其他,3,牌,,,,\n`;
    const right = { added: 2, changed: 0, unchanged: 0, wrongRows: 2, faultCount: 3 };
    expect((await send(file, { dryRun: true, rightRows: true })).data).toMatchObject({ isDone: false, ...right });
    expect((await send(file)).data).toMatchObject({ isDone: false, ...right });
    expect(await own()).toEqual([]);
    expect((await send(file, { rightRows: true })).data).toMatchObject({ isDone: true, ...right });
    expect((await own()).map(({ spuName, price }) => [spuName, price]).toSorted()).toEqual([
      ['丙', 2],
      ['甲', 1],
    ]);
    const wrong = await wrongRowsOf(file);
    expect(wrong.rows).toEqual([
      ['产品名称', '产品分类', '产品单价', '品牌', '型号', '单位', '产品描述', '容量(TB)', '导入问题'],
      ['乙', '没有这类', '1.234', '牌', '', '', '=1+1', '', '第 3 行：产品分类：没有“没有这类”这个分类，请填写二级分类名称或“其他”；产品单价：最多两位小数'],
      ['丙', '其他', '3', '牌', '', '', '', '', '第 5 行：产品名称：与第 4 行重复（名称、型号、品牌相同）'],
    ]);
    // corrected and handed in as it is, what was wrong is passed over
    const again = await send(`${HEAD},导入问题\n乙,其他,1.23,牌,,,,,第 3 行：…\n`);
    expect(again.data).toMatchObject({ isDone: true, added: 1 });
    const sent = await send(wrong.bytes, { name: '需修改.xlsx', dryRun: true });
    expect(sent.data.faults.map(({ row }) => row)).toEqual([2, 2]);
  });

  it('has no rows to give back of a file without a fault, or with one in its head, and takes none of that', async () => {
    expect((await wrongRowsOf(`${HEAD}\n甲,其他,1,牌,,,,\n`)).msg).toBe('文件里没有需要修改的行');
    const head = '产品名称,产品分类,产品单价,牌子\n甲,其他,1,牌\n';
    expect((await wrongRowsOf(head)).msg).toContain('牌子');
    expect((await send(head, { rightRows: true })).data).toMatchObject({ isDone: false, wrongRows: 0, added: 0 });
    expect((await send(`${HEAD}\n`, { rightRows: true })).data).toMatchObject({ isDone: false, wrongRows: 0, added: 0 });
  });

  it('takes an export back whose texts are as long as they may be, in letters that take two units each', async () => {
    const call = await portal.as(accountNo);
    const whole = { spuName: '𠮷'.repeat(50), brandName: '𠮷'.repeat(15), modelRemark: '𠮷'.repeat(50), unit: '𠮷'.repeat(8), spuDesc: '𠮷'.repeat(200) };
    await call(addPrivateProduct, { body: { ...whole, categoryValueSelect: 0, price: 12.5 }, idempotencyKey: 'long-letters' });
    expect((await send(await fetched(exportPrivateProducts), { name: '产品.xlsx' })).data).toMatchObject({ isDone: true, unchanged: 1, faults: [] });
  });

  it('strips blanks as the form does, and takes another spelling of them for the same product', async () => {
    await send(`${HEAD}\n HDMI 2.0  光纤线 ,其他,68,自　制,,,,\n`);
    expect((await own()).map(({ spuName, brandName }) => [spuName, brandName])).toEqual([['HDMI2.0光纤线', '自制']]);
    expect((await send(await fetched(exportPrivateProducts), { name: '产品.xlsx' })).data).toMatchObject({ isDone: true, unchanged: 1 });
    expect((await send(`${HEAD}\nHDMI2.0光纤线,其他,70,自制,,,,\n`)).data).toMatchObject({ isDone: true, added: 0, changed: 1 });
    const twice = await send(`${HEAD}\nHDMI2.0光纤线,其他,70,自制,,,,\nHDMI 2.0光纤线,其他,70,自制,,,,\n`, { dryRun: true });
    expect(twice.data.faults).toEqual([{ row: 3, column: '产品名称', text: '与第 2 行重复（名称、型号、品牌相同）' }]);
  });

  it('takes no name with signs that cannot be seen', async () => {
    const { data } = await send(`${HEAD}\n支\u202E架,其他,1,牌\u200B,A\u2066,,,\n`);
    const text = '不能含有换行、控制字符或看不见的字符';
    expect(data.faults).toEqual(['产品名称', '品牌', '型号'].map((column) => ({ row: 2, column, text })));
    const hidden = await send(`${HEAD}\n\u3164,其他,1,\u2800,A\u034F,,,\n支\u3164架,其他,1,牌,,个\u2800,,\n`);
    expect(hidden.data.faults).toEqual([
      { row: 2, column: '产品名称', text: '请输入产品名称' },
      { row: 2, column: '品牌', text: '请选择或输入品牌名称' },
      { row: 2, column: '型号', text },
      { row: 3, column: '产品名称', text },
      { row: 3, column: '单位', text },
    ]);
  });

  it.each([
    ['名称,价格\n一,1\n', ['无法识别的表头，请使用模板中的表头', '缺少此列，表头应在第一行']],
    [`${HEAD}\n`, ['文件里没有可导入的产品']],
    [`${HEAD},品牌\n`, ['表头重复']],
  ])('a file of other columns says which: %j', async (file, texts) => {
    const said = (await send(file, { dryRun: true })).data.faults.map(({ text }) => text);
    expect([...new Set(said)]).toEqual(texts);
  });

  it('refuses what is no worksheet, is too long or too large, in one sentence', async () => {
    expect(await send('x', { name: 'a.xls' })).toMatchObject({ status: 400, msg: '请另存为 .xlsx 或 .csv 格式后再导入' });
    expect(await send('', { name: 'a.csv' })).toMatchObject({ status: 400, msg: '文件内容为空，请重新选择' });
    const long = `${HEAD}\n${Array.from({ length: PRIVATE_IMPORT_ROWS_MAX + 1 }, (_, n) => `第${n},其他,1,牌,,,,`).join('\n')}`;
    expect(await send(long)).toMatchObject({ status: 400, msg: '一次最多导入 1000 行，请拆分文件' });
    expect(await send(Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).toMatchObject({ status: 400, msg: '导入文件不能超过 2 MB' });
    expect(await own()).toEqual([]);
  });

  it('hostile files end in a sentence, never in a fault of ours', async () => {
    for (const [name, bytes] of Object.entries(await hostileFiles({ costly: false }))) {
      const { status, msg } = await send(bytes, { name: `${name}.xlsx` });
      expect([status < 500, msg !== '' || status === 200]).toEqual([true, true]);
    }
  });
});

describe('an export', () => {
  it('holds no cell that does something, and is what an import takes back unchanged', async () => {
    const call = await portal.as(accountNo);
    const body = { categoryValueSelect: 0, price: 1.5 };
    const texts = ['=1+1', '@SUM(A1)', '+1', '-1', '=cmd|calc'];
    const add = (more: object) => {
      portal.clock.forward(1000);
      return call(addPrivateProduct, { body: { ...body, ...more } as never, idempotencyKey: `cell-${accountNo}-${portal.clock.now()}` });
    };
    for (const text of texts) await add({ spuName: text, brandName: text, spuDesc: text });
    await add({ spuName: '盘', brandName: '牌', categoryValueSelect: 12, attributes: { sizeTB: 8 } });
    // what the form took is never two of the same to the import
    for (const spuName of ['ＡＢＣ', 'abc', 'ABC']) await add({ spuName, brandName: '牌' }).catch(() => undefined);
    for (const modelRemark of ['A 1', 'A1']) await add({ spuName: '架', brandName: '牌', modelRemark });
    const bytes = await fetched(exportPrivateProducts);
    const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(rows.map((row) => row[0])).toEqual(['产品名称', ...texts, '盘', 'ＡＢＣ', '架', '架']);
    expect(Buffer.from(bytes).includes('<f>')).toBe(false);
    expect((await send(bytes, { name: '产品.xlsx' })).data).toMatchObject({ isDone: true, added: 0, changed: 0, unchanged: 9 });
  });

  it('the template is taken, its example passed over', async () => {
    const bytes = await fetched(getPrivateTemplate);
    const [head, example] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(head).toEqual(HEAD.split(','));
    expect(String(example?.[0])).toContain('此行不会导入');
    expect((await send(bytes, { name: '模板.xlsx' })).data.faults).toEqual([{ row: 0, column: '', text: '文件里没有可导入的产品' }]);
  });
});

it('any rows of cells are planned without a fault of ours, and what is taken is within the limits', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constant({ date: '2026-01-01' }),
    fc.constantFrom('其他', '监控硬盘', 4, 12.34),
  );
  const head: SheetRow = { number: 1, cells: HEAD.split(',') };
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 6 }), (bodies) => {
      const { added, faults } = planImport([head, ...bodies.map((cells, at): SheetRow => ({ number: at + 2, cells }))], taxonomy, []);
      for (const { spuName, brandName, price, spuDesc } of added) {
        expect([spuName.length >= 1 && spuName.length <= 50, brandName.length <= 15, price > 0, spuDesc.length <= 200]).toEqual([true, true, true, true]);
        expect(Math.round(price * 100)).toBeCloseTo(price * 100, 5);
      }
      for (const { text } of faults) expect(text).not.toBe('');
    }),
  );
});
