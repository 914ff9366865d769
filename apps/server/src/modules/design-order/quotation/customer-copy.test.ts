/** What a customer holds in hands, and what must never be in it. */
import { createHash } from 'node:crypto';
import {
  exportDesignOrder,
  generateOrder,
  addSelection,
  getDesignOrder,
  getQuotation,
  quotationTerms,
  saveQuotation,
  saveSelection,
  type QuotationHead,
} from '@portal/contract/design-order';
import { saveEnterpriseLogo, readEnterpriseLogo } from '@portal/contract/enterprise';
import { pathOf, type Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '../../../platform/db/database.ts';
import { withOpenPictures } from '../shares/open-pictures.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

const HEAD: QuotationHead = {
  projectName: '王府小区',
  customerName: '王府物业',
  customerContact: '王经理',
  customerPhone: '0571-88886666',
  contactName: '李工',
  contactPhone: '13900000000',
  validityDays: 15,
  ...quotationTerms,
  taxIncluded: true,
  notes: '',
};
let keys = 0;
const DAY = 86_400_000;

/** An order of two models, bought at 7654.32 and 4321.01, offered at 123.45 %. */
async function anOrder(person?: { accountNo: string }) {
  const { accountNo } = person ?? (await anInstaller(portal.database));
  const call: Call = await portal.as(accountNo);
  const skus = [await aSku(portal.database, { price: 7654.32 }), await aSku(portal.database, { price: 4321.01 })];
  const { revision } = await call(addSelection, { body: { productList: skus.map(({ skuNo }) => ({ skuNo, quantity: 1 })) }, idempotencyKey: `c-${++keys}` });
  await call(saveSelection, { body: { revision, editor: 'page', lines: skus.map(({ skuNo }) => ({ skuNo, rate: 123.45, ratePrice: null, quantity: 3 })) } });
  const id = await call(generateOrder, { body: { name: '王府小区', remark: '老板说最低八折', isWhole: true }, idempotencyKey: `c-${++keys}` });
  return { id, call, accountNo, cookie: await portal.cookieOf(accountNo), skus };
}

async function fileOf({ id, cookie }: { id: string; cookie: string }, query: { format: 'xlsx' | 'pdf'; kind?: 'customer' | 'internal'; check?: '1' }) {
  const response = await portal.portal.http.inject({
    method: 'GET',
    url: pathOf(exportDesignOrder, { params: { id }, query: { ...query, atCostMeant: '1' } }),
    headers: { cookie },
  });
  expect(response.statusCode).toBe(200);
  return new Uint8Array(response.rawPayload);
}

/** Everything in the package: all sheets, names, properties, styles. */
const wholeText = (xlsx: Uint8Array): string =>
  Object.entries(unzipSync(xlsx))
    .map(([name, part]) => `${name}\n${name.endsWith('.jpeg') ? '' : strFromU8(part)}`)
    .join('\n');
const wordsOf = async (made: { id: string; cookie: string }, query: { kind?: 'customer' | 'internal'; check?: '1' }) =>
  pdfWords(await fileOf(made, { format: 'pdf', ...query }));

describe('the quotation for the customer', () => {
  it('holds nowhere the purchase price, the rate, their sums, the margin or an inside note; the internal one holds them all', async () => {
    const made = await anOrder();
    // as the dialog does: what is offered is saved, the customer filled in
    const { head } = await made.call(getQuotation, { params: { id: made.id } });
    await made.call(saveQuotation, { body: { id: made.id, head: { ...head, customerName: '王府物业' } } });
    const { originalAmount, preferential } = (await made.call(getDesignOrder, { params: { id: made.id } })).totals;
    const canaries = [7654.32, 4321.01, 123.45, 1.2345, originalAmount, preferential, -preferential, 7654.32 * 3].map((figure) =>
      String(Math.round(figure * 10_000) / 10_000),
    );
    const secrets = [...canaries, '折扣率', '折后价', '原价', '优惠', '进货', '客户价', '渠道价', '毛利', '成本', '最低八折', '检查'];
    const plain = (text: string): string => text.replace(/(?<=\d),(?=\d)/g, '');
    const sheet = plain(wholeText(await fileOf(made, { format: 'xlsx' })));
    const paper = plain((await wordsOf(made, {})).join(''));
    expect(secrets.filter((secret) => sheet.includes(secret))).toEqual([]);
    expect(secrets.filter((secret) => paper.includes(secret))).toEqual([]);
    const inside = plain(wholeText(await fileOf(made, { format: 'xlsx', kind: 'internal' })));
    expect(['7654.32', '4321.01', '1.2345', '客户价', '毛利', '最低八折'].filter((known) => !inside.includes(known))).toEqual([]);
  });

  it('says who offers what to whom, how long and on what terms, with a place for the seals', async () => {
    const made = await anOrder();
    await made.call(saveQuotation, { body: { id: made.id, head: { ...HEAD, taxIncluded: false, notes: '不含土建' } } });
    const words = (await wordsOf(made, {})).join('');
    for (const said of [
      '客户名称王府物业',
      '王经理',
      '0571-88886666',
      '项目名称王府小区',
      '李工',
      '13900000000',
      '有效期至2026-12-06（15天）',
      quotationTerms.payment,
      '税费不含税',
      '合计（不含税）',
      '备注不含土建',
      '盖章处',
    ])
      expect(words).toContain(said.replace(/\s/g, ''));
  });

  it('names no contact and no phone that nobody filled in', async () => {
    const made = await anOrder();
    const blank = { customerContact: '', customerPhone: '', contactName: '', contactPhone: '' };
    await made.call(saveQuotation, { body: { id: made.id, head: { ...HEAD, ...blank } } });
    const files = [(await wordsOf(made, {})).join(''), wholeText(await fileOf(made, { format: 'xlsx' }))];
    for (const text of files) expect(text).not.toMatch(/联系人|联系电话/);
  });

  it('keeps its number while lines and prices stand; changed lines and an offer that ran out are the next version', async () => {
    const made = await anOrder();
    const save = async (head = HEAD) => (await portal.as(made.accountNo))(saveQuotation, { body: { id: made.id, head } });
    const first = await save();
    expect(first.number).toMatch(/^BJ20261121-[2-9A-Z]{4}$/);
    expect(await save()).toEqual(first);
    expect((await save({ ...HEAD, notes: '另议' })).number).toBe(first.number);
    expect((await wordsOf(made, {})).join('')).toContain(first.number);
    await portal.database.db.execute(sql`update design_order_line set quantity = 4 where design_order_id = ${made.id}`);
    expect((await save()).number).toBe(`${first.number}-V2`);
    portal.clock.forward(16 * DAY);
    expect(await save()).toMatchObject({ number: `${first.number}-V3`, day: '2026-12-07', validUntil: '2026-12-22' });
    portal.clock.forward(-16 * DAY);
  });

  it('two saves at once are one version', async () => {
    const made = await anOrder();
    const numbers = await Promise.all(Array.from({ length: 8 }, async () => (await made.call(saveQuotation, { body: { id: made.id, head: HEAD } })).number));
    expect(new Set(numbers).size).toBe(1);
  });

  it('offers the terms of the last quotation to the next, but not its customer; saving moves no order up', async () => {
    const made = await anOrder();
    const before = await made.call(getDesignOrder, { params: { id: made.id } });
    portal.clock.forward(60_000);
    await made.call(saveQuotation, { body: { id: made.id, head: { ...HEAD, payment: '货到付款', validityDays: 30 } } });
    expect((await made.call(getDesignOrder, { params: { id: made.id } })).gmtModified).toBe(before.gmtModified);
    const next = await anOrder(made);
    expect(await next.call(getQuotation, { params: { id: next.id } })).toMatchObject({
      isSaved: false,
      head: { payment: '货到付款', validityDays: 30, customerName: '', customerPhone: '', notes: '' },
    });
    expect(await made.call(getQuotation, { params: { id: made.id } })).toMatchObject({ isSaved: true, head: { customerName: '王府物业' } });
  });

  it.each([
    ['no customer', { customerName: ' ' }, 'customerName', '请填写客户名称'],
    ['a customer of invisible signs', { customerName: '\u200B\u2060 \uFEFF' }, 'customerName', '请填写客户名称'],
    ['a phone of letters', { customerPhone: '打给我' }, 'customerPhone', '请填写正确的电话，例如 13800000000 或 0571-88888888'],
    ['no day of validity', { validityDays: 0 }, 'validityDays', '有效期应为 1 到 365 天的整数'],
    ['terms of 101 signs', { payment: '付'.repeat(101) }, 'payment', '长度不能超过 100 个字符'],
  ])('%s is refused at its field', async (_name, change, field, sentence) => {
    const made = await anOrder();
    const failure = await failureOf(made.call(saveQuotation, { body: { id: made.id, head: { ...HEAD, ...change } } }));
    expect(failure).toMatchObject({ status: 400 });
    expect(failure.fields[`head.${field}`]).toBe(sentence);
  });

  it('of someone else looks like none', async () => {
    const { id } = await anOrder();
    const stranger = await portal.as((await anInstaller(portal.database)).accountNo);
    expect(await failureOf(stranger(getQuotation, { params: { id } }))).toMatchObject({ status: 404 });
    expect(await failureOf(stranger(saveQuotation, { body: { id, head: HEAD } }))).toMatchObject({ status: 404 });
    const saved = await rowsOf(portal.database.db, sql`select quotation from design_order where id = ${id}`);
    expect(saved).toEqual([{ quotation: null }]);
  });
});

describe('the internal statement', () => {
  it('says on every page that it stays in the house, and how the check turned out only when asked', async () => {
    const made = await anOrder();
    const pages = await wordsOf(made, { kind: 'internal' });
    pages.forEach((words) => expect(words).toContain('内部资料，请勿外传'));
    expect(pages.join('')).not.toContain('清单检查结果');
    expect((await wordsOf(made, { kind: 'internal', check: '1' })).join('')).toContain('清单检查结果');
    expect((await wordsOf(made, { kind: 'customer', check: '1' })).join('')).not.toContain('清单检查结果');
  });
});

describe('a picture that came with an import of the catalogue', () => {
  it('stands on the customer’s file, and by its address in the customer’s copy', async () => {
    const made = await anOrder();
    const mediaIn = async () => Object.keys(unzipSync(await fileOf(made, { format: 'xlsx' }))).filter((name) => name.startsWith('xl/media/')).length;
    const without = await mediaIn();
    const fileId = 'importedpicture00001';
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2060a0' } })
      .jpeg()
      .toBuffer();
    await portal.deps.files.put(fileId, bytes, 'image/jpeg');
    await portal.database.pool.query(`update sku set picture = '/api-file/v1/file/${fileId}' where sku_no = '${made.skus[0]?.skuNo}'`);
    const address = `/api-file/v1/file/${fileId}`;
    const paper = { customer: [], supplier: [], terms: [], groups: [{ lines: [{ picture: address }] }] } as unknown as Parameters<typeof withOpenPictures>[2];
    const copied = async () =>
      (await withOpenPictures({ db: portal.database.db, log: portal.deps.log }, portal.deps.files, paper)).groups[0]?.lines[0]?.picture;
    // as long as the file is nobody's, nobody else's page shows it
    expect([await mediaIn(), await copied()]).toEqual([without - 1, '']);

    await portal.database.pool
      .query(`insert into file (file_id, fv_name, media_type, byte_length, sha256, visibility, gmt_create) values ('${fileId}', 'a.jpg', 'image/jpeg', ${bytes.length}, '${createHash('sha256').update(bytes).digest('hex')}', 'public', now());
      insert into catalog_file (file_id, file_name, sha256, gmt_create) values ('${fileId}', 'a.jpg', 'x', now())`);
    expect([await mediaIn(), await copied()]).toEqual([without, address]);
  });
});

describe('an enterprise’s own sign', () => {
  /** Uploads a red picture and gives its id. */
  async function uploaded(cookie: string): Promise<string> {
    const png = await sharp({ create: { width: 200, height: 60, channels: 3, background: '#c00000' } })
      .png()
      .toBuffer();
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n';
    const response = await portal.portal.http.inject({
      method: 'POST',
      url: '/api-file/v1/file/upload',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--x--\r\n')]),
    });
    return (response.json() as { data: { fileId: string } }).data.fileId;
  }
  const picturesIn = async (made: { id: string; cookie: string }) =>
    Object.keys(unzipSync(await fileOf(made, { format: 'xlsx' }))).filter((name) => name.startsWith('xl/media/')).length;

  it('stands on its quotations, is seen by its people only, and goes again', async () => {
    const made = await anOrder();
    const without = await picturesIn(made);
    const { logoUrl } = await made.call(saveEnterpriseLogo, { body: { fileId: await uploaded(made.cookie) } });
    expect(await picturesIn(made)).toBe(without + 1);
    expect((await made.call(getQuotation, { params: { id: made.id } })).logoUrl).toBe(logoUrl);
    const see = async (cookie: string) => (await portal.portal.http.inject({ url: readEnterpriseLogo.path, headers: { cookie } })).statusCode;
    expect(await see(made.cookie)).toBe(200);
    expect(await see(await portal.cookieOf((await anInstaller(portal.database)).accountNo))).toBe(404);
    await made.call(saveEnterpriseLogo, { body: { fileId: null } });
    expect(await picturesIn(made)).toBe(without);
  });

  it('takes the place of the one before, whose bytes go after the commit, unless another enterprise has it too', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const fileId = await uploaded(one.cookie);
    await one.call(saveEnterpriseLogo, { body: { fileId } });
    await portal.database.db.execute(
      sql`update enterprise set logo_file_id = ${fileId} where merchant_no in (select merchant_no from account_identity where account_no = ${other.accountNo} and choose_on)`,
    );
    const rows = () => rowsOf(portal.database.db, sql`select file_id from file where file_id = ${fileId}`);

    await one.call(saveEnterpriseLogo, { body: { fileId: null } });
    await portal.performTasks();
    expect(await rows()).toHaveLength(1);
    expect(await portal.deps.files.get(fileId)).not.toBeNull();

    await other.call(saveEnterpriseLogo, { body: { fileId: null } });
    expect(await rows()).toEqual([]);
    expect(await portal.deps.files.get(fileId)).not.toBeNull();
    await portal.performTasks();
    expect(await portal.deps.files.get(fileId)).toBeNull();
  });

  it('is not to be set by a person without an enterprise, nor with someone else’s file', async () => {
    const [owner, stranger] = [await anInstaller(portal.database), await anInstaller(portal.database)];
    const fileId = await uploaded(await portal.cookieOf(owner.accountNo));
    expect(await failureOf((await portal.as(stranger.accountNo))(saveEnterpriseLogo, { body: { fileId } }))).toMatchObject({ status: 404 });
    const person = await aPerson(portal.database);
    expect(await failureOf((await portal.as(person.accountNo))(saveEnterpriseLogo, { body: { fileId: null } }))).toMatchObject({ status: 403 });
  });
});
