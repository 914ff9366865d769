import {
  addSelection,
  bringBackVersion,
  compareVersions,
  generateOrder,
  getDesignOrder,
  getPriceComparison,
  getQuotation,
  keepQuotedPrices,
  listVersions,
  removeDesignProduct,
  removeVersion,
  renameVersion,
  restoreVersion,
  saveQuotation,
  saveSelection,
  saveVersion,
  takeTodaysPrices,
  VERSIONS_MAX,
} from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/database.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `version-${++keys}`;
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const run = (statement: ReturnType<typeof sql>) => portal.database.db.execute(statement);
const orderOf = (call: Call, id: string) => call(getDesignOrder, { params: { id } });
const save = (call: Call, id: string, name?: string) => call(saveVersion, { body: { id, ...(name === undefined ? {} : { name }) }, idempotencyKey: key() });
const restore = (call: Call, id: string, versionId: string) => call(restoreVersion, { body: { id, versionId }, idempotencyKey: key() });
const versionsOf = (call: Call, id: string) => call(listVersions, { params: { id } });
const take = (call: Call, id: string, skuNo: string, quantity: number) =>
  call(removeDesignProduct, { body: { id, productList: [{ skuNo, quantity }] }, idempotencyKey: key() });

/** An order of three pieces of one model of 100 yuan at 90 %, and two of one of 50 at 100 %: 370 yuan. */
async function anOrder(call: Call) {
  const [camera, recorder] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 50 })];
  const productList = [
    { skuNo: camera.skuNo, quantity: 3 },
    { skuNo: recorder.skuNo, quantity: 2 },
  ];
  const { revision } = await call(addSelection, { body: { productList }, idempotencyKey: key() });
  const lines = [
    { skuNo: camera.skuNo, rate: 90, ratePrice: 90, quantity: 3 },
    { skuNo: recorder.skuNo, rate: 100, ratePrice: 50, quantity: 2 },
  ];
  await call(saveSelection, { body: { revision, editor: 'page', lines } });
  return { camera, recorder, id: await call(generateOrder, { body: { name: '王府小区', remark: '一期', isWhole: true }, idempotencyKey: key() }) };
}
const head = {
  projectName: '王府小区',
  customerName: '王府物业',
  customerContact: '',
  customerPhone: '',
  contactName: '',
  contactPhone: '',
  validityDays: 15,
  payment: '',
  delivery: '',
  warranty: '',
  taxIncluded: true,
  taxText: '',
  notes: '',
};

describe('versions of an order (DESIGN-30)', () => {
  it('are named by hand or by number and day, the newest first, each with what it comes to and how that differs from the one before', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    await save(call, id);
    await take(call, id, camera.skuNo, 1);
    await save(call, id, ' 减一台 ');
    const versions = await versionsOf(call, id);
    expect(versions).toMatchObject([
      { number: 2, name: '减一台', cause: 'hand', amount: 280, byAmount: -90, lineCount: 2 },
      { number: 1, amount: 370, byAmount: null },
    ]);
    expect(versions[1]?.name).toMatch(/^版本 1 · \d{4}-\d\d-\d\d$/);
  });

  it('a name is not written over one that another page has given since it was seen (CHECK-19)', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { id: versionId, name: seen } = await save(call, id);
    const rename = (name: string, over?: string) => call(renameVersion, { body: { id, versionId, name, ...(over === undefined ? {} : { seen: over }) } });
    const named = async () => (await versionsOf(call, id))[0]?.name;
    await rename('首版', seen);
    expect(await failureOf(rename('第一版', seen))).toMatchObject({ status: 409, code: 1510 });
    expect(await named()).toBe('首版');
    // the same once more, and whoever has seen it, and whoever does not ask
    await rename('首版', seen);
    await rename('第一版', '首版');
    await rename('终版');
    expect(await named()).toBe('终版');
  });

  it('a number is not given twice, and a name is 1 to 50 letters', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { id: versionId } = await save(call, id);
    await call(removeVersion, { body: { id, versionId } });
    await call(removeVersion, { body: { id, versionId } });
    expect(await versionsOf(call, id)).toEqual([]);
    expect((await save(call, id)).number).toBe(2);
    expect(await failureOf(save(call, id, '  '))).toMatchObject({ fields: { name: '请输入版本名称' } });
    expect(await failureOf(save(call, id, '长'.repeat(51)))).toMatchObject({ status: 400 });
  });

  it('removed is brought back under its own number and name, for a day and by its owner alone (DESIGN-43)', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const { id: versionId } = await save(call, id, '初稿');
    await take(call, id, camera.skuNo, 1);
    const before = await versionsOf(call, id);
    const back = (by: Call = call) => by(bringBackVersion, { body: { id, versionId } });
    await call(removeVersion, { body: { id, versionId } });
    expect(await failureOf(back(await asInstaller()))).toMatchObject({ status: 404 });
    await back();
    await back();
    expect(await versionsOf(call, id)).toEqual(before);
    await restore(call, id, versionId);
    expect((await orderOf(call, id)).amount).toBe(370);

    await call(removeVersion, { body: { id, versionId } });
    const { id: later } = await save(call, id, '第二稿');
    portal.clock.forward(25 * 3_600_000);
    await call(removeVersion, { body: { id, versionId: later } });
    expect(await failureOf(back())).toMatchObject({ status: 404 });
  });

  it('removed comes back only where there is a place', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { id: versionId } = await save(call, id, '初稿');
    await call(removeVersion, { body: { id, versionId } });
    const { id: other } = await save(call, id, '第二稿');
    await run(sql`insert into design_order_version
      select id || n, design_order_id, 100 + n, name, cause, true, content, amount, line_count, gmt_create
      from design_order_version, generate_series(1, ${VERSIONS_MAX - 1}) n where id = ${other}`);
    expect(await failureOf(call(bringBackVersion, { body: { id, versionId } }))).toMatchObject({ code: 1523 });
    await call(removeVersion, { body: { id, versionId: other } });
    await call(bringBackVersion, { body: { id, versionId } });
    expect((await versionsOf(call, id)).map((version) => version.id)).toContain(versionId);
  });

  it('the same request makes one version', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    await Promise.all(Array.from({ length: 5 }, () => call(saveVersion, { body: { id }, idempotencyKey: `once-${id}` })));
    expect(await versionsOf(call, id)).toHaveLength(1);
  });

  it(`an order has ${VERSIONS_MAX} at most: those that came by themselves give way, then no more can be made`, async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const { id: first } = await save(call, id, '初稿');
    await take(call, id, camera.skuNo, 1);
    const { undoVersionId } = await restore(call, id, first);
    await run(sql`insert into design_order_version
      select id || n, design_order_id, 100 + n, name, cause, true, content, amount, line_count, gmt_create
      from design_order_version, generate_series(1, ${VERSIONS_MAX - 2}) n where id = ${first}`);
    await save(call, id, '第一百零一个');
    const ids = (await versionsOf(call, id)).map((version) => version.id);
    expect(ids).toHaveLength(VERSIONS_MAX);
    expect(ids).toContain(first);
    expect(ids).not.toContain(undoVersionId);
    expect(await failureOf(save(call, id))).toMatchObject({ code: 1523, msg: '版本已达 100 个，请先删除不需要的版本' });
    await take(call, id, camera.skuNo, 1);
    expect(await failureOf(restore(call, id, first))).toMatchObject({ code: 1523 });
    expect((await orderOf(call, id)).amount).toBe(280);
  });
});

describe('comparing (DESIGN-31)', () => {
  it('says what is new, gone and changed, what is said otherwise, and the difference in money', async () => {
    const call = await asInstaller();
    const { id, camera, recorder } = await anOrder(call);
    const { id: before } = await save(call, id);
    await take(call, id, camera.skuNo, 1);
    await take(call, id, recorder.skuNo, 2);
    await call(saveQuotation, { body: { id, head } });
    const diff = await call(compareVersions, { params: { id }, query: { before } });
    expect(diff).toMatchObject({
      before: { id: before, amount: 370 },
      after: { id: null, name: '当前配单', amount: 180 },
      added: [],
      removed: [{ skuNo: recorder.skuNo, quantity: 2 }],
      changed: [{ before: { quantity: 3 }, after: { quantity: 2 }, fields: ['quantity'] }],
      byAmount: -190,
    });
    expect(diff.head).toContainEqual({ field: 'quotation.customerName', before: null, after: '王府物业' });
    expect(await call(compareVersions, { params: { id }, query: { before: 'now', after: before } })).toMatchObject({ added: [{}], byAmount: 190 });
  });

  it('of a version with itself there is nothing', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { id: version } = await save(call, id);
    expect(await call(compareVersions, { params: { id }, query: { before: version } })).toMatchObject({
      added: [],
      removed: [],
      changed: [],
      moved: [],
      head: [],
      byAmount: 0,
    });
  });
});

describe('restoring (DESIGN-32)', () => {
  it('writes the order as it was, prices included, and can itself be undone', async () => {
    const call = await asInstaller();
    const { id, camera, recorder } = await anOrder(call);
    const before = await orderOf(call, id);
    const { id: version } = await save(call, id, '初稿');
    await run(sql`update sku set price = 555 where sku_no in (${camera.skuNo}, ${recorder.skuNo})`);
    await take(call, id, recorder.skuNo, 2);
    await call(takeTodaysPrices, { body: { id }, idempotencyKey: key() });
    await run(sql`update design_order set name = '改名', remark = '' where id = ${id}`);
    const changed = await orderOf(call, id);
    const { undoVersionId } = await restore(call, id, version);
    const facts = ({ lines, name, remark, amount, totals }: typeof before) => ({
      lines: lines.map((line) => ({ ...line, id: '' })),
      name,
      remark,
      amount,
      totals,
    });
    expect(facts(await orderOf(call, id))).toEqual(facts(before));
    expect((await versionsOf(call, id))[0]).toMatchObject({ id: undoVersionId, name: '恢复「初稿」之前', cause: 'restore' });
    await restore(call, id, undoVersionId ?? '');
    expect(facts(await orderOf(call, id))).toEqual(facts(changed));
  });

  it('what is so already is left alone', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { id: version } = await save(call, id);
    expect(await restore(call, id, version)).toEqual({ undoVersionId: null });
    expect(await versionsOf(call, id)).toHaveLength(1);
  });

  it('numbers that quotations have stand: the words go back, the next save of other lines is the next version of the number', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    const { number } = await call(saveQuotation, { body: { id, head } });
    const [quoted] = await versionsOf(call, id);
    await take(call, id, camera.skuNo, 1);
    const second = await call(saveQuotation, { body: { id, head: { ...head, customerName: '另一物业' } } });
    expect(second.number).toBe(`${number}-V2`);
    await restore(call, id, quoted?.id ?? '');
    expect(await call(getQuotation, { params: { id } })).toMatchObject({ number: `${number}-V3`, head: { customerName: '王府物业' } });
  });
});

describe('a quotation that gets a number (DESIGN-33)', () => {
  it('is a version under it, once', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const { number } = await call(saveQuotation, { body: { id, head } });
    await call(saveQuotation, { body: { id, head } });
    await call(saveQuotation, { body: { id, head: { ...head, notes: '含安装' } } });
    expect(await versionsOf(call, id)).toMatchObject([{ name: `报价 ${number}`, cause: 'quotation' }]);
  });
});

describe('prices that changed since (DESIGN-35, DESIGN-36)', () => {
  const pricesOf = (call: Call, id: string) => call(getPriceComparison, { params: { id } });

  it('nothing is said while they are the same', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    expect(await pricesOf(call, id)).toEqual({ changed: [], amount: 370, todaysAmount: 370, byAmount: 0, isKept: false, mark: '' });
  });

  it('each is named with both prices, at its own rate; taking them is undone by a version', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    await run(sql`update sku set price = 110 where sku_no = ${camera.skuNo}`);
    expect(await pricesOf(call, id)).toMatchObject({
      changed: [{ skuNo: camera.skuNo, rate: 90, price: 100, todaysPrice: 110, amount: 270, todaysAmount: 297 }],
      amount: 370,
      todaysAmount: 397,
      byAmount: 27,
    });
    expect((await orderOf(call, id)).lines[0]).toMatchObject({ price: 100 });
    const { undoVersionId } = await call(takeTodaysPrices, { body: { id }, idempotencyKey: key() });
    expect(await orderOf(call, id)).toMatchObject({ amount: 397, lines: [{ price: 110, rate: 90, ratePrice: 99, amount: 297 }, { price: 50 }] });
    expect(await call(takeTodaysPrices, { body: { id }, idempotencyKey: key() })).toEqual({ undoVersionId: null });
    await restore(call, id, undoVersionId ?? '');
    expect(await orderOf(call, id)).toMatchObject({ amount: 370 });
  });

  it('keeping the quotation is remembered until a price is another again', async () => {
    const call = await asInstaller();
    const { id, camera } = await anOrder(call);
    await run(sql`update sku set price = 110 where sku_no = ${camera.skuNo}`);
    await call(keepQuotedPrices, { body: { id, mark: (await pricesOf(call, id)).mark } });
    expect(await pricesOf(call, id)).toMatchObject({ isKept: true, byAmount: 27 });
    await run(sql`update sku set price = 120 where sku_no = ${camera.skuNo}`);
    expect(await pricesOf(call, id)).toMatchObject({ isKept: false, byAmount: 54 });
  });
});

it('to anybody else, and of a removed order, there are no versions: every call answers as of an order that never was', async () => {
  const call = await asInstaller();
  const { id } = await anOrder(call);
  const { id: versionId } = await save(call, id);
  const own = await anOrder(call);
  const stranger = await asInstaller();
  const strangers = await anOrder(stranger);
  const asks = [
    () => versionsOf(stranger, id),
    () => save(stranger, id),
    () => stranger(renameVersion, { body: { id, versionId, name: '甲' } }),
    () => stranger(removeVersion, { body: { id, versionId } }),
    () => stranger(compareVersions, { params: { id }, query: { before: versionId } }),
    () => restore(stranger, id, versionId),
    () => stranger(getPriceComparison, { params: { id } }),
    () => stranger(takeTodaysPrices, { body: { id }, idempotencyKey: key() }),
    () => stranger(keepQuotedPrices, { body: { id, mark: '' } }),
  ];
  for (const ask of asks) expect(await failureOf(ask())).toMatchObject({ status: 404 });
  // a version is asked for with its own order only
  for (const [who, order] of [
    [stranger, strangers.id],
    [call, own.id],
  ] as const) {
    expect(await failureOf(restore(who, order, versionId))).toMatchObject({ status: 404 });
    expect(await failureOf(who(renameVersion, { body: { id: order, versionId, name: '甲' } }))).toMatchObject({ status: 404 });
    expect(await failureOf(who(compareVersions, { params: { id: order }, query: { before: versionId } }))).toMatchObject({ status: 404 });
    await who(removeVersion, { body: { id: order, versionId } });
  }
  expect(await versionsOf(call, id)).toMatchObject([{ id: versionId, number: 1 }]);
});
