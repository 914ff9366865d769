import {
  addSelection,
  generateOrder,
  getDesignOrder,
  getSelection,
  getSelectionPieces,
  joinOrder,
  removeSelection,
  saveSelection,
  type AddedSelection,
  type Selection,
} from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aPerson, anInstaller } from '@portal/server/testkit/people';
import { aSecondCategory, aSku, manySkus } from '@portal/server/testkit/goods';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/database.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const add = (call: Call, ...products: [skuNo: string, quantity: number][]): Promise<AddedSelection> =>
  call(addSelection, { body: { productList: products.map(([skuNo, quantity]) => ({ skuNo, quantity })) }, idempotencyKey: `add-${++keys}` });
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const claimOf = ({ id, skuNo, rate, ratePrice, quantity }: Selection['lines'][number]) => ({ id, skuNo, rate, ratePrice, quantity });
const priceOf = (skuNo: string, price: number | null) => portal.database.db.execute(sql`update sku set price = ${price} where sku_no = ${skuNo}`);
const takeOffSale = (skuNo: string) => portal.database.db.execute(sql`update sku set sku_status = 1 where sku_no = ${skuNo}`);

describe('adding to the list', () => {
  it('an empty list has revision 0 and totals of nothing', async () => {
    const call = await asInstaller();
    expect(await call(getSelection)).toEqual({
      revision: 0,
      savedRevision: 0,
      lines: [],
      totals: { originalAmount: 0, preferential: 0, amount: 0, lineCount: 0, pieceCount: 0 },
    });
  });

  it('appends models at the catalogue price, rate 100.00, sort 1..n', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database, { price: 99.99 }), await aSku(portal.database, { price: 0.01 })];
    const { lines, totals } = await add(call, [a.skuNo, 3], [b.skuNo, 7]);
    expect(lines).toMatchObject([
      { sort: 1, skuNo: a.skuNo, price: 99.99, rate: 100, ratePrice: 99.99, quantity: 3, amount: 299.97, productModel: a.skuModel },
      { sort: 2, skuNo: b.skuNo, price: 0.01, rate: 100, ratePrice: 0.01, quantity: 7, amount: 0.07 },
    ]);
    expect(totals).toEqual({ originalAmount: 300.04, preferential: 0, amount: 300.04, lineCount: 2, pieceCount: 10 });
    expect(await call(getSelection)).toEqual({ revision: 1, savedRevision: 0, lines, totals });
  });

  it('what it holds is told in its order, of its owner alone, whether on sale or not', async () => {
    const [call, other] = [await asInstaller(), await asInstaller()];
    const [a, b] = [await aSku(portal.database), await aSku(portal.database)];
    await add(call, [b.skuNo, 3], [a.skuNo, 7]);
    await takeOffSale(a.skuNo);
    expect(await call(getSelectionPieces)).toEqual([
      { skuNo: b.skuNo, quantity: 3 },
      { skuNo: a.skuNo, quantity: 7 },
    ]);
    expect(await other(getSelectionPieces)).toEqual([]);
  });

  it('a model that stands in the list gains the quantity and keeps its rate; more than its highest is refused', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { maxNum: 20 });
    const first = await add(call, [skuNo, 15]);
    await call(saveSelection, {
      body: { revision: first.revision, editor: 'page', lines: first.lines.map((line) => ({ ...claimOf(line), rate: 80, ratePrice: 80 })) },
    });
    expect(await failureOf(add(call, [skuNo, 6]))).toMatchObject({ code: 1506, msg: '该产品数量不能大于20', data: { skuNo } });
    const { lines } = await add(call, [skuNo, 5]);
    expect(lines).toMatchObject([{ id: first.lines[0]?.id, quantity: 20, rate: 80, amount: 1600 }]);
    expect(await failureOf(add(call, [skuNo, 1]))).toMatchObject({ code: 1506, msg: '该产品数量不能大于20' });
    const other = await aSku(portal.database);
    expect(await failureOf(add(call, [other.skuNo, 1], [skuNo, 1]))).toMatchObject({ msg: expect.stringMatching(/^\S+：该产品数量不能大于20$/) });
    expect((await call(getSelection)).lines).toHaveLength(1);
  });

  it('a save that asks for more than the highest is refused, but for pieces that stood there before it was lowered', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { maxNum: 20 });
    const { lines, revision } = await add(call, [skuNo, 15]);
    const saved = (quantity: number) => lines.map((line) => ({ ...claimOf(line), quantity }));
    for (const body of [saved(21), { revision, editor: 'page', lines: saved(21) }])
      expect(await failureOf(call(saveSelection, { body }))).toMatchObject({ code: 1506, msg: '该产品数量不能大于20' });
    await portal.database.pool.query('update sku set max_num = 10 where sku_no = $1', [skuNo]);
    expect(await failureOf(call(saveSelection, { body: saved(16) }))).toMatchObject({ msg: '该产品数量不能大于10' });
    expect((await call(saveSelection, { body: saved(15) })).lines).toMatchObject([{ quantity: 10 }]);
  });

  it('a person without an enterprise is shown and priced the reference price', async () => {
    const { accountNo } = await aPerson(portal.database);
    const { skuNo } = await aSku(portal.database, { price: 80, referPrice: 100 });
    expect((await add(await portal.as(accountNo), [skuNo, 1])).lines).toMatchObject([{ price: 100, amount: 100 }]);
  });

  it('a model without a price has rate 100.00 and amount 0', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { price: null });
    expect((await add(call, [skuNo, 2])).lines).toMatchObject([{ price: null, rate: 100, amount: 0 }]);
  });

  it('free software comes once and with quantity 1', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { skuType: 2, price: 0 });
    expect(await failureOf(add(call, [skuNo, 2]))).toMatchObject({ code: 1506, msg: '该产品数量不能大于1' });
    expect((await add(call, [skuNo, 1])).lines).toMatchObject([{ quantity: 1, amount: 0, rate: 100 }]);
    expect(await failureOf(add(call, [skuNo, 1]))).toMatchObject({ code: 1502, msg: '当前设计方案已添加该产品，不能重复添加' });
  });

  it('licences of one category stand side by side, and the same one again gains pieces', async () => {
    const call = await asInstaller();
    const [video, door] = [await aSku(portal.database, { skuType: 2, price: 58 }), await aSku(portal.database, { skuType: 2, price: 88 })];
    await add(call, [video.skuNo, 16]);
    await add(call, [door.skuNo, 4]);
    expect((await add(call, [video.skuNo, 8])).lines).toMatchObject([
      { skuNo: video.skuNo, quantity: 24 },
      { skuNo: door.skuNo, quantity: 4 },
    ]);
  });

  it('refuses models off sale and unknown ones, naming them, and adds nothing', async () => {
    const call = await asInstaller();
    const [good, old] = [await aSku(portal.database), await aSku(portal.database, { skuStatus: 1 })];
    const failure = await failureOf(add(call, [good.skuNo, 1], [old.skuNo, 1], ['K-none', 1]));
    expect(failure).toMatchObject({ code: 1301, msg: `以下产品已下架或不存在：${old.skuModel}、K-none` });
    expect((await call(getSelection)).lines).toEqual([]);
  });

  it('holds 500 lines and says how many more it may take', async () => {
    const call = await asInstaller();
    const many = Array.from({ length: 502 }, () => ({ spuNo: 'P-many' }));
    const models = (await manySkus(portal.database, many)).map(({ skuNo }) => skuNo);
    await add(call, ...models.slice(0, 499).map((skuNo) => [skuNo, 1] as [string, number]));
    expect(await failureOf(add(call, ...models.slice(499).map((skuNo) => [skuNo, 1] as [string, number])))).toMatchObject({
      code: 1505,
      msg: '最多可选择1个产品，请删除后再添加',
    });
    expect((await add(call, [models[500] ?? '', 1])).lines).toHaveLength(500);
  });

  it('takes the key that makes a repeat harmless', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database);
    const body = { productList: [{ skuNo, quantity: 2 }] };
    for (let n = 0; n < 3; n++) await call(addSelection, { body, idempotencyKey: 'one-add' });
    expect((await call(getSelection)).lines).toMatchObject([{ quantity: 2 }]);
  });
});

describe('saving the list', () => {
  it('stores order, rate, discounted price and quantity as edited, and ids stay with their models', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database, { price: 100.05 }), await aSku(portal.database, { price: 50 })];
    const { revision, lines } = await add(call, [a.skuNo, 1], [b.skuNo, 1]);
    const [first, second] = lines as [Selection['lines'][number], Selection['lines'][number]];
    const saved = await call(saveSelection, {
      body: {
        revision,
        editor: 'page',
        lines: [
          { ...claimOf(second), quantity: 9999 },
          { ...claimOf(first), rate: 33.33, ratePrice: 33.35, quantity: 2 },
        ],
      },
    });
    expect(saved.lines).toMatchObject([
      { id: second.id, sort: 1, skuNo: b.skuNo, quantity: 9999, amount: 499_950 },
      { id: first.id, sort: 2, skuNo: a.skuNo, rate: 33.33, ratePrice: 33.35, quantity: 2, amount: 66.7 },
    ]);
    expect(saved.totals).toEqual({ originalAmount: 500_150.1, amount: 500_016.7, preferential: 133.4, lineCount: 2, pieceCount: 10_001 });
    expect(await call(getSelection)).toEqual(saved);
  });

  it('lines that are not named are removed', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database), await aSku(portal.database)];
    const { revision, lines } = await add(call, [a.skuNo, 1], [b.skuNo, 1]);
    const saved = await call(saveSelection, { body: { revision, editor: 'page', lines: lines.slice(1).map(claimOf) } });
    expect(saved.lines).toMatchObject([{ skuNo: b.skuNo, sort: 1 }]);
  });

  it('saving twice is saving once', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database), await aSku(portal.database)];
    const { revision, lines } = await add(call, [a.skuNo, 1]);
    const body = { revision, editor: 'page', lines: [{ skuNo: b.skuNo, rate: 90, ratePrice: 90, quantity: 4 }, ...lines.map(claimOf)] };
    const once = await call(saveSelection, { body });
    const twice = await call(saveSelection, { body });
    expect({ ...twice, revision: 0, savedRevision: 0 }).toEqual({ ...once, revision: 0, savedRevision: 0 });
  });

  it.each([
    ['rate 999.99, the cap of the list', { rate: 999.99, ratePrice: 999.99 }, { rate: 999.99, ratePrice: 999.99 }],
    ['the rate leads where the pair does not fit', { rate: 50, ratePrice: 70 }, { rate: 50, ratePrice: 50 }],
    ['the discounted price leads where the rate follows from it', { rate: 33.33, ratePrice: 33.33 }, { rate: 33.33, ratePrice: 33.33 }],
    ['rate 0 gives away', { rate: 0, ratePrice: 0 }, { rate: 0, ratePrice: 0 }],
  ])('%s', async (_name, claim, stored) => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const { revision, lines } = await add(call, [skuNo, 1]);
    const saved = await call(saveSelection, { body: { revision, editor: 'page', lines: lines.map((line) => ({ ...claimOf(line), ...claim })) } });
    expect(saved.lines).toMatchObject([stored]);
  });

  it.each([
    ['a rate of 1000.00', { rate: 1000 }],
    ['three decimals', { rate: 99.999 }],
    ['quantity 0', { quantity: 0 }],
    ['quantity 10000', { quantity: 10_000 }],
    ['half a piece', { quantity: 1.5 }],
    ['a negative discounted price', { ratePrice: -0.01 }],
    ['a cost', { cost: 1 }],
    ['a highest quantity of its own', { maxNum: 1 }],
  ])('%s does not pass the door', async (_name, change) => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database);
    const { revision, lines } = await add(call, [skuNo, 1]);
    const failure = await failureOf(call(saveSelection, { body: { revision, editor: 'page', lines: lines.map((line) => ({ ...claimOf(line), ...change })) } }));
    expect(failure).toMatchObject({ status: 400, code: 400 });
  });

  it.each([
    ['a price of its own', { price: 1 }],
    ['an amount of its own', { amount: 1 }],
  ])('%s is answered with ours, and nothing is stored', async (_name, change) => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database);
    const { revision, lines } = await add(call, [skuNo, 1]);
    const failure = await failureOf(
      call(saveSelection, { body: { revision, editor: 'page', lines: lines.map((line) => ({ ...claimOf(line), rate: 50, ratePrice: null, ...change })) } }),
    );
    expect(failure).toMatchObject({ status: 409, code: 1508, data: { lines: [{ skuNo, price: lines[0]?.price }] } });
    expect((await call(getSelection)).lines).toMatchObject([{ rate: 100 }]);
  });

  it('a model off sale stays listed, a new one may not join', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database), await aSku(portal.database)];
    const { revision, lines } = await add(call, [a.skuNo, 1]);
    await takeOffSale(a.skuNo);
    await takeOffSale(b.skuNo);
    expect((await call(saveSelection, { body: { revision, editor: 'page', lines: lines.map(claimOf) } })).lines).toMatchObject([
      { skuNo: a.skuNo, skuStatus: 1 },
    ]);
    const failure = await failureOf(
      call(saveSelection, { body: { revision, editor: 'page', lines: [...lines.map(claimOf), { skuNo: b.skuNo, rate: 100, ratePrice: 100, quantity: 1 }] } }),
    );
    expect(failure).toMatchObject({ code: 1301, msg: `以下产品已下架或不存在：${b.skuModel}` });
  });

  it('a model off sale stays listed and adds nothing to the totals, as on the screen', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database, { price: 540 }), await aSku(portal.database, { price: 936 })];
    await add(call, [a.skuNo, 2], [b.skuNo, 1]);
    await takeOffSale(b.skuNo);
    const { lines, totals } = await call(getSelection);
    expect(lines.map((line) => line.amount)).toEqual([1080, 936]);
    expect(totals).toEqual({ originalAmount: 1080, preferential: 0, amount: 1080, lineCount: 1, pieceCount: 2 });
  });

  it('a model named twice is refused', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database);
    const { revision, lines } = await add(call, [skuNo, 1]);
    expect(await failureOf(call(saveSelection, { body: { revision, editor: 'page', lines: [...lines, ...lines].map(claimOf) } }))).toMatchObject({
      code: 1504,
    });
  });

  it('after the catalogue price moved, the rate stands and the discounted price follows', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const { revision, lines } = await add(call, [skuNo, 2]);
    await call(saveSelection, { body: { revision, editor: 'page', lines: lines.map((line) => ({ ...claimOf(line), rate: 90, ratePrice: 90 })) } });
    await priceOf(skuNo, 200);
    const moved = await call(getSelection);
    expect(moved.lines).toMatchObject([{ price: 200, rate: 90, ratePrice: 180, amount: 360 }]);
    await priceOf(skuNo, null);
    expect((await call(getSelection)).lines).toMatchObject([{ price: null, rate: 100, amount: expect.any(Number) }]);
  });

  it('refuses a list too dear to be added up', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database, { price: 9_999_999.99 }), await aSku(portal.database, { price: 9_999_999.99 })];
    const { revision, lines } = await add(call, [a.skuNo, 1], [b.skuNo, 1]);
    const dear = lines.map((line) => ({ ...claimOf(line), rate: 999.99, ratePrice: null, quantity: 9999 }));
    expect(await failureOf(call(saveSelection, { body: { revision, editor: 'page', lines: dear } }))).toMatchObject({
      code: 1506,
      msg: '清单总价超出上限，请减少产品数量',
    });
  });
});

describe('software with the services of the three big categories', () => {
  const service = async (category: string, price: number | null) =>
    (await aSku(portal.database, { skuType: 2, price, secondCategoryId: await aSecondCategory(portal.database, category) })).skuNo;
  let services: Record<'dear' | 'device' | 'team' | 'account', string>;
  let licence: string;
  beforeAll(async () => {
    services = {
      dear: await service('设备管理', 60),
      device: await service('设备管理', 0),
      team: await service('团队管理', 0),
      account: await service('账号管理', 0),
    };
    licence = (await aSku(portal.database, { skuType: 2, price: 58 })).skuNo;
  });
  const skuNosOf = ({ lines }: Selection) => lines.map((line) => line.skuNo);

  it('a software product brings one item of each, said by name', async () => {
    const call = await asInstaller();
    const added = await add(call, [licence, 16]);
    expect(skuNosOf(added)).toEqual([licence, services.device, services.team, services.account]);
    expect(added).toMatchObject({ alsoAdded: [services.device, services.team, services.account], totals: { lineCount: 4 } });
    expect((await call(getSelection)).lines).toEqual(added.lines);
  });

  it('only those that are missing, and none where a product is no software or gains pieces', async () => {
    const call = await asInstaller();
    expect((await add(call, [(await aSku(portal.database)).skuNo, 1])).lines).toHaveLength(1);
    const { lines, alsoAdded } = await add(call, [licence, 1], [services.dear, 2]);
    expect(alsoAdded).toEqual([services.team, services.account]);
    await call(removeSelection, { body: { ids: lines.filter((line) => line.skuNo === services.team).map((line) => line.id) } });
    expect((await add(call, [licence, 1])).alsoAdded).toEqual([]);
  });

  it('those that a full list has no room for are named', async () => {
    const call = await asInstaller();
    const full = Array.from({ length: 498 }, () => ({ spuNo: 'P-full' }));
    const models = (await manySkus(portal.database, full)).map(({ skuNo }): [string, number] => [skuNo, 1]);
    expect((await add(call, ...models)).leftOut).toEqual([]);
    const { lines, alsoAdded, leftOut } = await add(call, [licence, 1]);
    expect([lines.length, alsoAdded, leftOut.length]).toEqual([500, [services.device], 2]);
  });

  it('other software stands beside its kind, which is warned of by name; another model of what is no software is not (PRICE-6)', async () => {
    const call = await asInstaller();
    const doors = await aSku(portal.database, { skuType: 2, price: 30 });
    expect((await add(call, [licence, 1])).sameCategory).toEqual([]);
    const added = await add(call, [doors.skuNo, 1]);
    expect(added.sameCategory).toEqual([added.lines.find((line) => line.skuNo === doors.skuNo)?.productName]);
    expect((await add(call, [doors.skuNo, 1], [(await aSku(portal.database)).skuNo, 1])).sameCategory).toEqual([]);
  });

  it('of each there is one product', async () => {
    const call = await asInstaller();
    await add(call, [licence, 1]);
    expect(await failureOf(add(call, [services.dear, 1]))).toMatchObject({ code: 1503, msg: '当前大类产品已存在' });
    expect(await failureOf(add(call, [services.device, 1]))).toMatchObject({ code: 1502 });
  });

  it('an order that has them takes a list that has them too', async () => {
    const call = await asInstaller();
    await add(call, [licence, 1]);
    const id = await call(generateOrder, { body: { name: '一期', isWhole: true }, idempotencyKey: `software-${++keys}` });
    const added = (await add(call, [licence, 2])).lines;
    const leftOut = added.filter(({ skuNo }) => skuNo !== licence).map(({ productName }) => productName);
    expect(leftOut).toHaveLength(3);
    expect(await call(joinOrder, { body: { id, isWhole: true }, idempotencyKey: `software-${++keys}` })).toEqual({ id, leftOut, requoted: [] });
    expect((await call(getSelection)).lines).toEqual([]);
    const { lines } = await call(getDesignOrder, { params: { id } });
    expect(lines).toMatchObject([{ skuNo: licence, quantity: 3 }, { quantity: 1 }, { quantity: 1 }, { quantity: 1 }]);
  });
});

describe('removing from the list', () => {
  it('some lines, then all', async () => {
    const call = await asInstaller();
    const [a, b, c] = [await aSku(portal.database), await aSku(portal.database), await aSku(portal.database)];
    const { lines } = await add(call, [a.skuNo, 1], [b.skuNo, 1], [c.skuNo, 1]);
    const left = await call(removeSelection, { body: { ids: [lines[0]?.id ?? '', 'no-such-line'] } });
    expect(left.lines).toMatchObject([
      { skuNo: b.skuNo, sort: 1 },
      { skuNo: c.skuNo, sort: 2 },
    ]);
    expect((await call(removeSelection, { body: { deleteAll: true } })).lines).toEqual([]);
  });

  it('someone else’s line is not there', async () => {
    const [mine, other] = [await asInstaller(), await asInstaller()];
    const { skuNo } = await aSku(portal.database);
    const { lines } = await add(other, [skuNo, 1]);
    await mine(removeSelection, { body: { ids: lines.map((line) => line.id) } });
    expect((await other(getSelection)).lines).toHaveLength(1);
  });

  it('a guest is asked to sign in', async () => {
    expect(await failureOf((await portal.as())(getSelection))).toMatchObject({ status: 401 });
  });
});

describe('replacing in a list (PRICE-9)', () => {
  it('one save takes the old line out and puts the new one in its place, at the catalogue’s price', async () => {
    const call = await asInstaller();
    const [a, b, x] = [await aSku(portal.database), await aSku(portal.database), await aSku(portal.database, { price: 80 })];
    const { revision, lines } = await add(call, [a.skuNo, 40], [b.skuNo, 1]);
    const replaced = { skuNo: x.skuNo, rate: 100, ratePrice: 1, quantity: 1 };
    const body = { revision, editor: 'page', lines: [replaced, ...lines.slice(1).map(claimOf)] };
    const saved = await call(saveSelection, { body });
    expect(saved.revision).toBe(revision + 1);
    expect(saved.lines).toMatchObject([
      { sort: 1, skuNo: x.skuNo, price: 80, rate: 100, ratePrice: 80, quantity: 1, amount: 80 },
      { sort: 2, skuNo: b.skuNo },
    ]);
    // the answer was lost and the page saves again: nothing comes twice
    expect((await call(saveSelection, { body })).lines).toEqual(saved.lines);
  });

  it('a model off sale takes nobody’s place: nothing changes', async () => {
    const call = await asInstaller();
    const [a, x] = [await aSku(portal.database), await aSku(portal.database)];
    await takeOffSale(x.skuNo);
    const { revision } = await add(call, [a.skuNo, 1]);
    const lines = [{ skuNo: x.skuNo, rate: 100, ratePrice: 100, quantity: 1 }];
    expect((await failureOf(call(saveSelection, { body: { revision, editor: 'page', lines } }))).msg).toContain(x.skuModel);
    expect((await call(getSelection)).lines).toMatchObject([{ skuNo: a.skuNo }]);
  });
});
