import { exportDesignOrder, getDesignOrder, getSelection, LINES_MAX, readListFile, takeListFile, type ReadList } from '@portal/contract/design-order';
import { addPrivateProduct } from '@portal/contract/private-product';
import { pathOf, type Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/database.ts';
import { rowXml, xlsxOf } from '../../../platform/sheet/xlsx-under-test.ts';
import { hostileFiles } from '../../../platform/storage/torture-set.fixture.ts';
import { listRows } from './list-rows.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal({ unlimited: true })));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `import-${++keys}`;

async function aBuyer(): Promise<{ call: Call; cookie: string }> {
  const { accountNo } = await anInstaller(portal.database);
  return { call: await portal.as(accountNo), cookie: await portal.cookieOf(accountNo) };
}
async function read(cookie: string, file: string | Uint8Array, name = '清单.csv') {
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const response = await portal.portal.http.inject({
    method: 'POST',
    url: readListFile.path,
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--part--\r\n')]),
  });
  return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: ReadList }>() };
}
const take = (call: Call, name: string | null, lines: ReadList['lines']) =>
  call(takeListFile, {
    body: { name, productList: lines.map(({ skuNo, rate, ratePrice, quantity }) => ({ skuNo, rate, ratePrice, quantity })) },
    idempotencyKey: key(),
  });
async function exported(cookie: string, id: string, kind: 'customer' | 'internal'): Promise<Uint8Array> {
  const url = pathOf(exportDesignOrder, { params: { id }, query: { format: 'xlsx', kind, atCostMeant: '1' } });
  const response = await portal.portal.http.inject({ method: 'GET', url, headers: { cookie } });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}
const facts = ({ skuNo, price, rate, ratePrice, quantity, amount }: ReadList['lines'][number]) => ({ skuNo, price, rate, ratePrice, quantity, amount });

describe('a list that was exported comes back the same (DESIGN-40)', () => {
  it('models, quantities, prices and own products, of any list, in both forms; of the internal one the rates too', async () => {
    const { call, cookie } = await aBuyer();
    const bracket = await call(addPrivateProduct, {
      body: { spuName: '自制支架', categoryValueSelect: 0, price: 68, brandName: '自制' },
      idempotencyKey: key(),
    });
    const models = await Promise.all([0.05, 33.33, 457.6, 12_000, null, 88].map((price) => aSku(portal.database, { price })));
    const skuNos = [...models.map(({ skuNo }) => skuNo), bracket.spuNo];
    const request = fc.record({ points: fc.integer({ min: 1, max: 30_000 }), quantity: fc.integer({ min: 1, max: 9999 }) });
    const lists = fc.sample(fc.array(request, { minLength: skuNos.length, maxLength: skuNos.length }), { numRuns: 4, seed: 7 });
    for (const [run, requests] of lists.entries()) {
      const chosen = skuNos.filter((_, place) => (place + run) % 3 !== 0);
      const lines = chosen.map((skuNo, place) => ({
        skuNo,
        rate: (requests[place]?.points ?? 0) / 100,
        ratePrice: null,
        quantity: requests[place]?.quantity ?? 1,
      }));
      const id = await call(takeListFile, { body: { name: '王府小区', productList: lines }, idempotencyKey: key() });
      const order = await call(getDesignOrder, { params: { id: id ?? '' } });
      expect(order.orderType).toBe(2);
      for (const kind of ['internal', 'customer'] as const) {
        const { data } = await read(cookie, await exported(cookie, order.id, kind), '报价.xlsx');
        expect([data.faults, data.notices]).toEqual([[], []]);
        const again = await call(getDesignOrder, { params: { id: (await take(call, '再来一份', data.lines)) ?? '' } });
        // a file stands by groups, an order by its own sort
        const sorted = (of: typeof order) =>
          of.lines
            .map((line) => ({ ...facts({ ...line, row: 0 }), rate: kind === 'internal' ? line.rate : 0 }))
            .toSorted((a, b) => (a.skuNo < b.skuNo ? -1 : 1));
        expect(sorted(again)).toEqual(sorted(order));
        expect(again.amount).toBe(order.amount);
      }
    }
  }, 60_000);
});

describe('a sheet of anybody’s (DESIGN-40)', () => {
  it('its columns are known by their heads, in any order and spelling, with whatever stands above and below', async () => {
    const { cookie } = await aBuyer();
    const { skuNo } = await aSku(portal.database, { skuModel: 'IM-7K40/B', price: 100 });
    const { data } = await read(cookie, '某某公司采购清单\n\n数 量,备注,产品型号,单价(元)\n3,急,ｉｍ－7k40 b,¥95.00\n合计,,,285\n');
    expect(data.faults).toEqual([]);
    expect(data.lines).toMatchObject([{ row: 4, skuNo, quantity: 3, price: 100, rate: 95, ratePrice: 95 }]);
  });

  it('products of one’s own are known by their model, by their name, and by their name where the model is asked for (DESIGN-45)', async () => {
    const { call, cookie } = await aBuyer();
    for (const [spuName, modelRemark] of [
      ['不锈钢立杆', 'LG-300/A'],
      ['安装调试', ''],
      ['网线整理', ''],
    ] as const)
      await call(addPrivateProduct, { body: { spuName, modelRemark, categoryValueSelect: 0, price: 30, brandName: '自有' }, idempotencyKey: key() });
    const { data } = await read(cookie, '名称,型号,数量\n立杆,lg300a,2\n安装 调试,,1\n,网线整理,4\n');
    expect(data.faults).toEqual([]);
    expect(data.lines.map(({ productName, quantity }) => [productName, quantity])).toEqual([
      ['不锈钢立杆', 2],
      ['安装调试', 1],
      ['网线整理', 4],
    ]);
  });

  it('what is wrong is said by row and column, and no row is lost: each is a line or a fault', async () => {
    const { cookie } = await aBuyer();
    const { skuModel } = await aSku(portal.database, { skuModel: 'IM-GOOD', price: 100, maxNum: 5 });
    await aSku(portal.database, { skuModel: 'IM-OTHER', price: 10 });
    const rows = ['IM-GOOD,2,90%', 'IM-GOOD,1,', 'NO-SUCH,1,', 'IM-OTHER,0.5,', 'IM-OTHER,,', ',3,', 'IM-OTHER,1,贵'];
    const { data } = await read(cookie, `型号,数量,折扣率\n${rows.join('\n')}\n`);
    expect(data.lines).toMatchObject([{ productModel: skuModel, quantity: 2, rate: 90, ratePrice: 90 }]);
    expect(data.faults).toEqual([
      { row: 3, column: '型号', text: '与第 2 行是同一产品，请合并数量' },
      { row: 4, column: '型号', text: '没有找到“NO-SUCH”，请核对型号；已下架的产品不能导入' },
      { row: 5, column: '数量', text: '数量应为 1 到 9999 的整数' },
      { row: 6, column: '数量', text: '数量应为 1 到 9999 的整数' },
      { row: 7, column: '型号', text: '没有填写型号' },
      { row: 8, column: '折扣率', text: '折扣率应为 0 到 999.99%' },
    ]);
    expect(data).toMatchObject({ wrongRows: 6, faultCount: 6 });
    expect((await read(cookie, '型号,数量\nIM-GOOD,9\n')).data.faults).toEqual([{ row: 2, column: '数量', text: '该产品数量不能大于5' }]);
  });

  it('a whole sheet of models that nobody has is answered row by row', async () => {
    const { cookie } = await aBuyer();
    const models = Array.from({ length: LINES_MAX }, (_, place) => `DH-IPC-HFW${place}XX3M-AS`);
    const { status, data } = await read(
      cookie,
      xlsxOf([['型号', '数量'], ...models.map((model) => [model, 1])].map((row, at) => rowXml(at + 1, row)).join('')),
      '清单.xlsx',
    );
    expect([status, data.lines, data.wrongRows, data.faultCount]).toEqual([200, [], LINES_MAX, LINES_MAX]);
    expect(data.faults[0]).toEqual({ row: 2, column: '型号', text: `没有找到“${models[0]}”，请核对型号；已下架的产品不能导入` });
  });

  it('off sale and another’s own products are not found; without heads, empty or too large it is refused in words', async () => {
    const { cookie } = await aBuyer();
    const { skuNo } = await aSku(portal.database, { skuModel: 'IM-GONE' });
    await portal.database.db.execute(sql`update sku set sku_status = 1 where sku_no = ${skuNo}`);
    expect((await read(cookie, '型号,数量\nIM-GONE,1\n')).data).toMatchObject({ lines: [], faultCount: 1 });
    expect((await read(cookie, '甲,乙\n1,2\n')).data).toMatchObject({
      wrongRows: 0,
      faults: [{ row: 1, column: '表头', text: '没有找到“型号”和“数量”两列，请在表头写明后重新选择文件' }],
    });
    expect((await read(cookie, '清单\n型号,数量\n')).data).toMatchObject({
      wrongRows: 0,
      faults: [{ row: 2, column: '表头', text: '文件里没有产品，请核对后重新选择' }],
    });
    expect(await read(cookie, `型号,数量\n${'IM-X,1\n'.repeat(LINES_MAX + 301)}`)).toMatchObject({
      code: 1529,
      msg: '清单一次最多导入 500 个产品，请分成几个文件',
    });
    expect(await read(cookie, `型号,数量\n${'长'.repeat(1024 * 1024)}`)).toMatchObject({ code: 1529, msg: '清单文件不能超过 2 MB' });
    expect(await read(cookie, 'x', 'list.xls')).toMatchObject({ code: 1529, msg: '请另存为 .xlsx 或 .csv 格式后再导入' });
  });

  it('a hostile file ends in one sentence', async () => {
    const { cookie } = await aBuyer();
    for (const [name, bytes] of Object.entries(await hostileFiles({ costly: false }))) {
      const { status, msg } = await read(cookie, bytes, `${name}.xlsx`);
      expect([status < 500, msg !== '' || status === 200]).toEqual([true, true]);
    }
  });
});

describe('what was read is taken (DESIGN-41)', () => {
  it('into the list it joins what stands there; an order leaves the list alone', async () => {
    const { call, cookie } = await aBuyer();
    const { skuNo } = await aSku(portal.database, { skuModel: 'IM-JOIN', price: 100 });
    const { data } = await read(cookie, '型号,数量,折扣率\nIM-JOIN,2,90%\n');
    expect((await call(getSelection)).lines).toEqual([]);
    expect(await take(call, null, data.lines)).toBeNull();
    await take(call, null, data.lines);
    await take(call, '另一份', data.lines);
    expect((await call(getSelection)).lines).toMatchObject([{ skuNo, quantity: 4, rate: 90, ratePrice: 90 }]);
  });

  it('prices are today’s whatever is claimed, and all or nothing is taken', async () => {
    const { call } = await aBuyer();
    const [a, b] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 10, maxNum: 3 })];
    const body = (productList: { skuNo: string; rate: number; ratePrice: number | null; quantity: number }[]) => ({
      body: { name: '单', productList },
      idempotencyKey: key(),
    });
    const id = await call(takeListFile, body([{ skuNo: a.skuNo, rate: 90, ratePrice: 1, quantity: 1 }]));
    expect((await call(getDesignOrder, { params: { id: id ?? '' } })).lines).toMatchObject([{ price: 100, rate: 90, ratePrice: 90 }]);
    const tooMany = [
      { skuNo: a.skuNo, rate: 100, ratePrice: null, quantity: 1 },
      { skuNo: b.skuNo, rate: 100, ratePrice: null, quantity: 4 },
    ];
    expect(await failureOf(call(takeListFile, body(tooMany)))).toMatchObject({ code: 1506 });
    expect(await failureOf(call(takeListFile, body([...tooMany.slice(0, 1), { skuNo: 'K-NOBODY', rate: 100, ratePrice: null, quantity: 1 }])))).toMatchObject({
      code: 1301,
    });
    expect(await failureOf(call(takeListFile, body([...tooMany, ...tooMany])))).toMatchObject({ code: 1504 });
  });

  it('the same request makes one order; a guest none', async () => {
    const { call } = await aBuyer();
    const { skuNo } = await aSku(portal.database);
    const request = { body: { name: '一份', productList: [{ skuNo, rate: 100, ratePrice: null, quantity: 1 }] }, idempotencyKey: key() };
    const ids = await Promise.all([call(takeListFile, request), call(takeListFile, request)]);
    expect(new Set(ids).size).toBe(1);
    expect(await failureOf((await portal.as())(takeListFile, request))).toMatchObject({ status: 401 });
  });
});

const rateOf = (cell: string | number, head = '折扣率') => {
  const { found, faults } = listRows([
    { number: 1, cells: ['型号', '数量', head] },
    { number: 2, cells: ['A1', 1, cell] },
  ]);
  return found[0]?.rate ?? faults.map(({ text }) => text);
};
const unclear = ['折扣率写法不明确，请写成“95%”或“9.5折”'];
const wrong = ['折扣率应为 0 到 999.99%'];

describe('a rate has one meaning, typed or as a number (DESIGN-40)', () => {
  it.each(['95.5%', '９５．５％', '9.55折', '９.55 折', '95.5折', 0.955, '0.955', 95.5, '95.5'])('%j is 95.5 %%', (cell) => expect(rateOf(cell)).toBe(95.5));
  it.each([1, '1', 9.5, '9.5', 9.9999, 10])('%j is unclear', (cell) => expect(rateOf(cell)).toEqual(unclear));
  it.each(['0x10', '-5%', '-1e-9', -1e-9, -0.001, '贵', '1e3%', '折', '%'])('%j is none', (cell) => expect(rateOf(cell)).toEqual(wrong));
  it('its head says what a bare figure is', () => {
    expect(['折扣', '折', '折扣率（折）'].map((head) => rateOf(9.5, head))).toEqual([95, 95, 95]);
    expect(['折扣率(%)', '折扣率％', '折扣（%）'].map((head) => rateOf(9.5, head))).toEqual([9.5, 9.5, 9.5]);
    expect([rateOf(0.95, '折扣'), rateOf(1, '折扣')]).toEqual([unclear, unclear]);
    expect([rateOf('9.5%', '折扣'), rateOf(88, '折扣'), rateOf(0, '折扣'), rateOf(0.5, '折扣率(%)')]).toEqual([9.5, 88, 0, 0.5]);
  });
});

describe('cells as they are seen (DESIGN-40)', () => {
  it('a cell that shows per cent is per cent; what only a program reads as a number is none', async () => {
    const { cookie } = await aBuyer();
    for (const skuModel of ['IM-P1', 'IM-P2', 'IM-P3']) await aSku(portal.database, { skuModel, price: 100 });
    const styles = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const shown = (style: number, value: string) => ({ raw: `<v>${value}</v>`, attributes: `s="${style}"` });
    const rows = [
      ['型号', '数量', '折扣率'],
      ['IM-P1', 1, shown(1, '0.955')],
      ['IM-P2', 1, shown(2, '2.5')],
      ['IM-P3', { raw: '<v>0x10</v>' }, 95],
    ];
    const { data } = await read(cookie, xlsxOf(rows.map((row, at) => rowXml(at + 1, row)).join(''), { styles }), '单.xlsx');
    expect(data.lines.map(({ productModel, rate }) => [productModel, rate])).toEqual([
      ['IM-P1', 95.5],
      ['IM-P2', 250],
    ]);
    expect(data.faults).toEqual([{ row: 4, column: '数量', text: '数量应为 1 到 9999 的整数' }]);
  });

  it('what is said of a cell is text that can be said: nothing cut in half, no sign that none holds', async () => {
    const { cookie } = await aBuyer();
    const model = `_x0000_坏_xD800_\u202E${'😀'.repeat(60)}`;
    const { data } = await read(cookie, xlsxOf([rowXml(1, ['型号', '数量']), rowXml(2, [model, 1])].join('')), '单.xlsx');
    expect(data.faults).toEqual([{ row: 2, column: '型号', text: `没有找到“坏 ${'😀'.repeat(38)}”，请核对型号；已下架的产品不能导入` }]);
  });

  it('a price that does not go with its rate is told, and the rate is taken', async () => {
    const { cookie } = await aBuyer();
    await aSku(portal.database, { skuModel: 'IM-PAIR', price: 100 });
    await aSku(portal.database, { skuModel: 'IM-NONE', price: null });
    const { data } = await read(cookie, '型号,数量,折扣率,单价\nIM-PAIR,1,90%,80\nIM-NONE,1,90%,\n');
    expect(data.lines).toMatchObject([
      { rate: 90, ratePrice: 90 },
      { rate: 100, ratePrice: null },
    ]);
    expect(data).toMatchObject({
      faults: [],
      noticeCount: 2,
      notices: [
        { row: 2, column: '单价', text: '单价 ¥80.00 与折扣率 90.00% 按今日价不一致，已按折扣率计为 ¥90.00' },
        { row: 3, column: '折扣率', text: '该产品暂无价格，折扣率固定为100.00' },
      ],
    });
    expect((await read(cookie, '型号,数量,折扣率,单价\nIM-PAIR,1,90%,90\n')).data.notices).toEqual([]);
  });
});
