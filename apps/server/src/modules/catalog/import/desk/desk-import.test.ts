import { pathOf } from '@portal/client';
import {
  getGoodsImportProgress,
  GOODS_IMPORT_PRICES_LOOK,
  goodsImportBusy,
  goodsImportCopy,
  goodsImportMoved,
  goodsImportRefused,
  goodsInvalid,
  importGoods,
  listGoodsImports,
  undoGoodsImport,
  type GoodsImport,
} from '@portal/contract/catalog';
import { batchAddCart, deleteCart, queryCart } from '@portal/contract/cart';
import { badRequest, forbidden } from '@portal/contract/core';
import { fileTooLarge } from '@portal/contract/file';
import { saveOffer } from '@portal/contract/offer';
import { placeOrder } from '@portal/contract/order';
import type { OperatorRole } from '@portal/engines/access';
import { loadGoods, generatedAttributes, generatedCategories } from '@portal/server/testkit/catalog';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { insertPlaces } from '@portal/server/testkit/papers';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '../../../../platform/storage/folder-store.ts';
import type { FileStore } from '../../../../platform/storage/file-store.ts';
import { insertContractPrices, insertPricingGroup, putOffers } from '../../../price/index.ts';
import type { CatalogDeskRoom } from './needs.ts';
import { oneAtATime } from './one-at-a-time.ts';

let at: TestConsole;
let content = '';
let folder = '';
/** An import that keeps a picture says so and waits. */
let heldPut: { isReached(): void; goesOn: PromiseWithResolvers<void> } | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-desk-import-'));
  const kept = createFolderStore(folder);
  const put: FileStore['put'] = async (...file) => {
    heldPut?.isReached();
    await heldPut?.goesOn.promise;
    return kept.put(...file);
  };
  at = await openTestConsole(await openTestPortal({ unlimited: true, files: { ...kept, put } }));
  await loadGoods(at.portal.database, { categories: generatedCategories, attributes: generatedAttributes, categoryAttributes: [] });
  content = await at.anOperator('content', { name: '文宣' });
});
afterAll(async () => {
  await at.portal.close();
  await rm(folder, { recursive: true });
});

const HEAD = '型号,产品名称,一级分类,二级分类,渠道价,参考价,库存,状态';
const row = (model: string, price: number | string, more = '上架') => `${model},红外枪机 ${model},视频监控,网络摄像机,${price},999,10,${more}`;
const sheetOf = (...rows: string[]) => [HEAD, ...rows].join('\n');
type Query = Record<string, string>;
interface Sent {
  status: number;
  code: number;
  msg: string;
  data: GoodsImport;
}

async function send(file: string | Uint8Array, query: Query = {}, { name = '产品.csv', by = content } = {}): Promise<Sent> {
  at.portal.clock.forward(1_000);
  const head = `--part\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const answer = await at.portal.console.http.inject({
    method: 'POST',
    url: pathOf(importGoods, { query }),
    headers: { cookie: await at.sessionOf(by), 'content-type': 'multipart/form-data; boundary=part' },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--part--\r\n')]),
  });
  return { status: answer.statusCode, ...answer.json<Omit<Sent, 'status'>>() };
}
/** Tried, then taken as it was seen. */
async function take(file: string | Uint8Array, query: Query = {}, more: { name?: string } = {}): Promise<Sent> {
  const { data } = await send(file, {}, more);
  const steepSeen = data.steep.count > 0 ? { steepSeen: String(data.steep.count) } : {};
  return send(file, { seen: data.seen, ...steepSeen, ...query }, more);
}
const rowsOf = async <Row>(text: string): Promise<Row[]> => (await at.portal.database.pool.query(text)).rows as Row[];
const priceOf = async (model: string) => (await rowsOf<{ price: string }>(`select price::text from sku where sku_model = '${model}'`))[0]?.price;
const acts = async () =>
  (await rowsOf<{ act: string }>(`select act from operator_log where act like '%oodsImport' or act = 'importGoods' order by id`)).map(({ act }) => act);

describe('goods on the console (OPERATOR-17)', () => {
  it('are tried without a trace, taken as they were seen, and stand in list and log with their figures', async () => {
    const tried = await send(sheetOf(row('CI-1', 100), row('CI-2', 200)));
    expect(tried.data).toMatchObject({ isDone: false, counts: { newModels: 2 }, added: { count: 2, first: ['CI-1', 'CI-2'] }, faults: { count: 0 } });
    expect([await priceOf('CI-1'), await acts()]).toEqual([undefined, []]);
    const done = await send(sheetOf(row('CI-1', 100), row('CI-2', 200)), { seen: tried.data.seen });
    expect(done.data).toMatchObject({ isDone: true, counts: { newModels: 2 } });
    expect(await priceOf('CI-1')).toBe('100.00');
    expect(await acts()).toEqual(['importGoods']);
    const [listed] = await (await at.as(content))(listGoodsImports);
    expect(listed).toMatchObject({ fileName: '产品.csv', importedBy: '文宣', isLast: true, isUndone: false, counts: { newModels: 2 } });
    const again = await take(sheetOf(row('CI-1', 100), row('CI-2', 200)));
    expect(again.data).toMatchObject({ isDone: false, unchangedModels: 2 });
    expect(await acts()).toEqual(['importGoods']);
  });

  it('tell prices before and after, what is delisted, and what the sheet does not name', async () => {
    const { data } = await send(sheetOf(row('CI-1', 80.5), row('CI-2', 200, '下架')));
    expect(data).toMatchObject({ priceModels: 1, delisted: { count: 1, first: ['CI-2'] }, missing: { count: 0 } });
    expect(data.prices[0]).toMatchObject({
      header: '渠道价',
      changes: { count: 1, first: [{ name: 'CI-1', before: 100, after: 80.5 }] },
      sums: { fallen: 1, fallenBy: 19.5, by: -19.5 },
    });
    expect((await send(sheetOf(row('CI-1', 100)))).data.missing).toEqual({ count: 1, first: ['CI-2'] });
  });

  it('are not taken as anything that was not seen: another file, or goods that have changed since', async () => {
    const { data } = await send(sheetOf(row('CI-1', 90)));
    expect((await send(sheetOf(row('CI-1', 9)), { seen: data.seen })).code).toBe(goodsImportMoved.code);
    await at.portal.database.pool.query(`update sku set price = 95 where sku_model = 'CI-1'`);
    expect((await send(sheetOf(row('CI-1', 90)), { seen: data.seen })).code).toBe(goodsImportMoved.code);
    expect(await priceOf('CI-1')).toBe('95.00');
    expect(await acts()).toEqual(['importGoods']);
  });

  it('with faults are not taken, each named; those without are where it is said', async () => {
    const file = sheetOf(row('CI-3', 100), row('CI-4', '很贵'));
    const tried = await send(file);
    expect(tried.data).toMatchObject({ isDone: false, faults: { count: 1, first: [{ row: 3, column: '渠道价' }] } });
    expect((await send(file, { seen: tried.data.seen })).data.isDone).toBe(false);
    expect(await priceOf('CI-3')).toBeUndefined();
    expect((await send(file, { seen: tried.data.seen, partial: '1' })).data.isDone).toBe(true);
    expect([await priceOf('CI-3'), await priceOf('CI-4')]).toEqual(['100.00', undefined]);
  });

  it('that change the prices of many models are taken only by whoever says of how many', async () => {
    const many = Array.from({ length: GOODS_IMPORT_PRICES_LOOK + 1 }, (_, index) => `PL-${index}`);
    expect((await take(sheetOf(...many.map((model) => row(model, 10))))).data.isDone).toBe(true);
    const file = sheetOf(...many.map((model) => row(model, 11)));
    const { seen, priceModels } = (await send(file)).data;
    expect(priceModels).toBe(many.length);
    for (const said of [{}, { pricesSeen: '20' }, { pricesSeen: '0' }])
      expect(await send(file, { seen, ...said })).toMatchObject({ code: badRequest.code, msg: goodsImportCopy.pricesLook });
    expect(await priceOf('PL-0')).toBe('10.00');
    expect((await send(file, { seen, pricesSeen: String(many.length) })).data.isDone).toBe(true);
    expect(await priceOf('PL-0')).toBe('11.00');
    // at the limit nothing is said
    const few = sheetOf(...many.slice(1).map((model) => row(model, 12)));
    expect((await take(few)).data.isDone).toBe(true);
  });

  it('whose price changes by half or more are named with both prices, and taken only by whoever says of how many', async () => {
    expect((await take(sheetOf(row('ST-1', 100), row('ST-2', 100), row('ST-3', 100)))).data.isDone).toBe(true);
    const file = sheetOf(row('ST-1', 50), row('ST-2', 150), row('ST-3', 50.01));
    const { seen, steep } = (await send(file)).data;
    const told = (name: string, after: number) => ({ name, prices: [{ header: '渠道价', before: 100, after }] });
    expect(steep).toEqual({ count: 2, first: [told('ST-1', 50), told('ST-2', 150)] });
    for (const said of [{}, { steepSeen: '3' }])
      expect(await send(file, { seen, ...said })).toMatchObject({ code: badRequest.code, msg: goodsImportCopy.steepLook });
    expect(await priceOf('ST-1')).toBe('100.00');
    expect((await send(file, { seen, steepSeen: '2' })).data.isDone).toBe(true);
    expect(await priceOf('ST-1')).toBe('50.00');
  });

  it('come in a zip with the pictures they name, drawn anew', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const zip = zipSync({ '产品.csv': strToU8(`${HEAD},图片\n${row('CI-5', 50)},CI-5.jpg`), '图片/CI-5.jpg': picture, '图片/没人用.jpg': picture });
    const tried = await send(zip, {}, { name: '产品.zip' });
    expect(tried.data).toMatchObject({ files: { used: 1, fresh: 1, unused: { count: 1, first: [{ path: '图片/没人用.jpg' }] } } });
    expect((await send(zip, { seen: tried.data.seen }, { name: '产品.zip' })).data.isDone).toBe(true);
    const [shown] = await rowsOf<{ picture: string }>(`select u.picture from sku join spu u using (spu_no) where sku_model = 'CI-5'`);
    expect((await at.portal.portal.http.inject({ url: shown?.picture ?? '' })).headers['content-type']).toMatch(/^image\//);
  });

  it.each([
    ['a zip without a worksheet', 'a.zip', zipSync({ 'a.jpg': strToU8('x') }), goodsImportCopy.noSheet],
    ['a zip with two', 'a.zip', zipSync({ 'a.csv': strToU8(HEAD), 'b/c.csv': strToU8(HEAD) }), goodsImportCopy.manySheets],
    ['a zip that leads out of itself', 'a.zip', zipSync({ '../a.csv': strToU8(HEAD) }), undefined],
    ['no zip at all', 'a.zip', strToU8('PK no'), undefined],
    ['a program', 'a.exe', strToU8('MZ'), undefined],
    ['an xlsx that is none', 'a.xlsx', strToU8('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>'), undefined],
    ['nothing', 'a.csv', strToU8(''), undefined],
  ])('%s is refused in words', async (_what, name, bytes, words) => {
    const { code, status, msg } = await send(bytes, {}, { name });
    expect(status).toBe(400);
    expect([goodsImportRefused.code, badRequest.code]).toContain(code);
    expect(msg).toMatch(/[\u4e00-\u9fff]/);
    if (words !== undefined) expect(msg).toBe(words);
  });

  it('larger than is taken are refused, and other uploads keep their limit', async () => {
    const large = await send(new Uint8Array(11 * 1024 * 1024).fill(65), {}, { name: 'a.csv' });
    expect(large).toMatchObject({ code: goodsImportRefused.code, msg: goodsImportCopy.sheetTooLarge });
    const huge = await send(new Uint8Array(50 * 1024 * 1024 + 1).fill(65), {}, { name: 'a.zip' });
    expect(huge.code).toBe(fileTooLarge.code);
  });

  it.each(['auditor', 'serviceDesk'] as const)('are nothing of %s', async (role: OperatorRole) => {
    const by = await at.anOperator(role, {});
    expect((await send(sheetOf(row('CI-9', 1)), {}, { by })).code).toBe(forbidden.code);
  });

  it('are loaded one import at a time: a second and an undoing are told so meanwhile, on whichever page (1304)', async () => {
    const call = await at.as(content);
    const picture = await sharp({ create: { width: 41, height: 31, channels: 3, background: '#993366' } })
      .jpeg()
      .toBuffer();
    const zip = zipSync({ '产品.csv': strToU8(`${HEAD},图片\n${row('CI-6', 60)},CI-6.jpg`), 'CI-6.jpg': picture });
    const { seen } = (await send(zip, {}, { name: '产品.zip' })).data;
    const [last] = await call(listGoodsImports);
    const isHeld = new Promise<void>((resolve) => (heldPut = { isReached: resolve, goesOn: Promise.withResolvers() }));
    const first = send(zip, { seen, run: 'first' }, { name: '产品.zip' });
    await isHeld;
    const colleague = await at.anOperator('content', {});
    for (const by of [content, colleague])
      expect(await send(sheetOf(row('CI-60', 1)), {}, { by })).toMatchObject({ status: 409, code: 1304, msg: goodsImportBusy.msg });
    for (const isTried of [true, false])
      expect((await failureOf(call(undoGoodsImport, { body: { importNo: last?.importNo ?? '', isTried } }))).code).toBe(goodsImportBusy.code);
    expect(await call(getGoodsImportProgress, { query: { run: 'first' } })).not.toBeNull();
    heldPut?.goesOn.resolve();
    heldPut = undefined;
    expect((await first).data.isDone).toBe(true);
    expect((await send(sheetOf(row('CI-60', 1)))).status).toBe(200);
  });

  it('are loaded one import at a time, of which whoever asks how far another’s is learns nothing', async () => {
    let end = (): void => {};
    const room: Pick<CatalogDeskRoom, 'running'> = { running: undefined };
    const first = oneAtATime(room, { run: 'r1', operatorNo: 'O1' }, () => new Promise<void>((resolve) => (end = resolve)));
    await expect(oneAtATime(room, { run: 'r2', operatorNo: 'O2' }, () => Promise.resolve())).rejects.toMatchObject({ error: goodsImportBusy });
    end();
    await first;
    expect(await oneAtATime(room, { run: 'r3', operatorNo: 'O1' }, () => Promise.resolve('done'))).toBe('done');
    await expect(oneAtATime(room, { run: 'r4', operatorNo: 'O1' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(room.running).toBeUndefined();
    expect(await (await at.as(content))(getGoodsImportProgress, { query: { run: 'x' } })).toBeNull();
  });
});

describe('the last import put back on the console (OPERATOR-18)', () => {
  it('is told before, done once, and stands in the log; another than the last is not', async () => {
    const call = await at.as(content);
    expect((await take(sheetOf(row('CI-7', 70)))).data.isDone).toBe(true);
    const [last, before] = await call(listGoodsImports);
    if (!last || !before) throw new Error('no imports');
    expect((await failureOf(call(undoGoodsImport, { body: { importNo: before.importNo, isTried: false } }))).code).toBe(goodsImportMoved.code);
    const body = { importNo: last.importNo, isTried: true };
    expect(await call(undoGoodsImport, { body })).toMatchObject({ outcome: 'would-undo', counts: { newModels: 1 } });
    expect(await priceOf('CI-7')).toBe('70.00');
    expect(await call(undoGoodsImport, { body: { ...body, isTried: false } })).toMatchObject({ outcome: 'undone' });
    expect(await priceOf('CI-7')).toBeUndefined();
    expect((await acts()).at(-1)).toBe('undoGoodsImport');
    expect((await call(listGoodsImports))[0]).toMatchObject({ isUndoing: true, importedBy: '文宣', isLast: false });
    // pressed twice it takes nothing else back
    expect((await failureOf(call(undoGoodsImport, { body: { ...body, isTried: false } }))).code).toBe(goodsImportMoved.code);
  });

  it('takes no model away that a dealer offers or somebody has ordered', async () => {
    const call = await at.as(content);
    await insertPlaces(at.portal);
    const dealer = await aDealer(at.portal);
    const buyer = await aBuyerOf(at.portal, dealer);
    await take(sheetOf(row('CI-9', 90)));
    const [{ no: skuNo } = { no: '' }] = await rowsOf<{ no: string }>(`select sku_no as no from sku where sku_model = 'CI-9'`);
    const importNo = (await call(listGoodsImports))[0]?.importNo ?? '';
    const refusals = async () => (await call(undoGoodsImport, { body: { importNo, isTried: true } })).refusals.first;
    expect(await refusals()).toEqual([]);
    await at.portal.database.transaction((db) =>
      putOffers(db, dealer.merchantNo, [{ skuNo, price: 90, stockTotal: 5, leadDays: 1 }], { now: at.portal.clock.now(), by: null }),
    );
    expect(await refusals()).toEqual(['CI-9：已被经销商报价使用']);
    await buyer.call(placeOrder, { body: { productList: [{ skuNo, quantity: 1 }], addressId: buyer.addressId, amount: 90 }, idempotencyKey: 'held-by-order' });
    expect(await refusals()).toEqual(['CI-9：已被订单使用', 'CI-9：已被经销商报价使用']);
  });

  it('takes no model away that an enterprise has a contract about or a dealer has priced for a group of customers', async () => {
    const call = await at.as(content);
    const dealer = await aDealer(at.portal);
    await take(sheetOf(row('CI-10', 90), row('CI-11', 91), row('CI-12', 92)));
    const skus = await rowsOf<{ no: string }>(`select sku_no as no from sku where sku_model in ('CI-10', 'CI-11') order by sku_model`);
    const [agreed = '', grouped = ''] = skus.map(({ no }) => no);
    const now = at.portal.clock.now();
    await at.portal.database.transaction(async (db) => {
      const contract = { merchantNo: dealer.merchantNo, skuNo: agreed, price: 80, gmtBegin: new Date(now), gmtEnd: null };
      await insertContractPrices(db, [contract], { now, by: null });
      const group = { groupNo: 'held-by-group', merchantNo: dealer.merchantNo, groupName: '老客户', rate: null, gmtBegin: null, gmtEnd: null };
      await insertPricingGroup(db, { ...group, members: [], prices: [{ skuNo: grouped, price: 85 }] }, { now, by: null });
    });
    const importNo = (await call(listGoodsImports))[0]?.importNo ?? '';
    const refused = await call(undoGoodsImport, { body: { importNo, isTried: false } });
    expect([refused.outcome, refused.refusals.first]).toEqual(['refused', ['CI-10：已被合同价使用', 'CI-11：已被价格分组使用']]);
    expect(await priceOf('CI-12')).toBe('92.00');
  });

  it('takes away what lies in a cart alone: there it says that it is sold no more, and can be taken out', async () => {
    const call = await at.as(content);
    const buyer = await aBuyerOf(at.portal, await aDealer(at.portal));
    await take(sheetOf(row('CI-13', 90)));
    const [{ no: skuNo, spu: spuNo } = { no: '', spu: '' }] = await rowsOf<{ no: string; spu: string }>(
      `select sku_no as no, spu_no as spu from sku where sku_model = 'CI-13'`,
    );
    await buyer.call(batchAddCart, { body: { productList: [{ spuNo, skuNo, quantity: 2, price: 90 }] }, idempotencyKey: 'no-holder' });
    const importNo = (await call(listGoodsImports))[0]?.importNo ?? '';
    expect((await call(undoGoodsImport, { body: { importNo, isTried: false } })).outcome).toBe('undone');
    const [line] = (await buyer.call(queryCart)).lines;
    expect(line).toMatchObject({ skuNo, status: 'delisted', price: null });
    const order = { productList: [{ skuNo, quantity: 2 }], addressId: buyer.addressId, amount: 180 };
    expect((await failureOf(buyer.call(placeOrder, { body: order, idempotencyKey: 'gone' }))).status).toBeLessThan(500);
    await buyer.call(deleteCart, { body: { id: line?.id ?? '' } });
    expect((await buyer.call(queryCart)).lines).toEqual([]);
  });

  // the embedded database has one connection: nothing is written beside an undoing
  it.skipIf(!process.env['TEST_DATABASE_URL'])(
    'waits for what is just being written with its models, which nobody can take up meanwhile: it is refused, and they are sold again',
    async () => {
      const call = await at.as(content);
      const dealer = await aDealer(at.portal);
      await take(sheetOf(row('CI-14', 90)));
      const [{ no: skuNo } = { no: '' }] = await rowsOf<{ no: string }>(`select sku_no as no from sku where sku_model = 'CI-14'`);
      const isOffSale = async () => (await rowsOf<{ off: boolean }>(`select sku_status <> 0 as off from sku where sku_model = 'CI-14'`))[0]?.off;
      const importNo = (await call(listGoodsImports))[0]?.importNo ?? '';
      const undo = () => call(undoGoodsImport, { body: { importNo, isTried: false } });
      const offer = { body: { skuNo, price: 90, stockTotal: 5, leadDays: 1 } };
      const now = at.portal.clock.now();
      const { isRead, goesOn } = { isRead: Promise.withResolvers<void>(), goesOn: Promise.withResolvers<void>() };
      const writing = at.portal.database.transaction(async (db) => {
        await db.execute(sql`select 1 from sku where sku_no = ${skuNo}`);
        isRead.resolve();
        await goesOn.promise;
        await putOffers(db, dealer.merchantNo, [{ skuNo, price: 90, stockTotal: 5, leadDays: 1 }], { now, by: null });
      });
      await isRead.promise;
      const undone = undo();
      await expect.poll(isOffSale).toBe(true);
      expect((await failureOf((await at.portal.as((await aDealer(at.portal)).accountNo))(saveOffer, offer))).code).toBe(goodsInvalid.code);
      goesOn.resolve();
      await writing;
      expect(await undone).toMatchObject({ outcome: 'refused', refusals: { first: ['CI-14：已被经销商报价使用'] } });
      expect(await isOffSale()).toBe(false);
      await at.portal.database.pool.query('delete from dealer_offer where sku_no = $1', [skuNo]);
      expect((await undo()).outcome).toBe('undone');
    },
  );

  it('is refused as a whole where something of it has changed since, which is named', async () => {
    const call = await at.as(content);
    await take(sheetOf(row('CI-8', 80)));
    await at.portal.database.pool.query(`update sku set price = 81 where sku_model = 'CI-8'`);
    const importNo = (await call(listGoodsImports))[0]?.importNo ?? '';
    const lines = (await acts()).length;
    const refused = await call(undoGoodsImport, { body: { importNo, isTried: false } });
    expect(refused).toMatchObject({ outcome: 'refused', refusals: { count: 1 } });
    expect(refused.refusals.first[0]).toContain('CI-8');
    expect([await priceOf('CI-8'), (await acts()).length]).toEqual(['81.00', lines]);
  });
});

// the last of this file: its console has ended
describe('a stop of the server during an import (OPERATOR-17)', () => {
  it('breaks it off in words, and nothing of it is stored', async () => {
    const picture = await sharp({ create: { width: 42, height: 32, channels: 3, background: '#669933' } })
      .jpeg()
      .toBuffer();
    const zip = zipSync({ '产品.csv': strToU8(`${HEAD},图片\n${row('CI-90', 90)},CI-90.jpg`), 'CI-90.jpg': picture });
    const { seen } = (await send(zip, {}, { name: '产品.zip' })).data;
    const isHeld = new Promise<void>((resolve) => (heldPut = { isReached: resolve, goesOn: Promise.withResolvers() }));
    const under = send(zip, { seen }, { name: '产品.zip' });
    await isHeld;
    await at.portal.console.http.drain(1_000);
    heldPut?.goesOn.resolve();
    heldPut = undefined;
    expect(await under).toMatchObject({ status: 503, msg: goodsImportCopy.stopped });
    expect(await priceOf('CI-90')).toBeUndefined();
  });
});
