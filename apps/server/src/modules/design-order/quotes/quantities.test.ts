import {
  addSelection,
  generateOrder,
  getDesignOrder,
  getSelection,
  LINES_MAX,
  listDesignOrders,
  saveSelection,
  type ListPlace,
} from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { AppError, unavailable } from '@portal/contract/core';
import { UserType } from '@portal/engines/access';
import { aService, aSku, manySkus } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changing } from '../../../platform/http/context.ts';
import { newId } from '../../../platform/clock.ts';
import { rowsOf, sql } from '../../../platform/db/database.ts';
import { changeQuantities, makeDesignOrderOf, lockQuantities, readQuantities } from '../index.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `quantities-${++keys}`;
const run = (statement: ReturnType<typeof sql>) => portal.database.db.execute(statement);
const SELECTION: ListPlace = { kind: 'selection' };

/** One user: the calls over HTTP, and this room's functions as a higher room uses them. */
async function aUser(person: Promise<{ accountNo: string; merchantNo: string }> = anInstaller(portal.database), userType: UserType = UserType.SecondLevel) {
  const owner = await person;
  const call = await portal.as(owner.accountNo);
  const caller = { ...owner, userType, boundShopNo: null, surveyPermission: false, sessionHash: '' };
  const within = <T>(work: (ctx: Changing) => Promise<T>): Promise<T> =>
    portal.database.transaction((db) => work({ db, caller, now: portal.clock.now(), newId: () => newId(portal.clock.now()) }));
  return {
    call,
    within,
    change: (target: ListPlace, ...changes: [skuNo: string, quantity: number][]) =>
      within((ctx) =>
        changeQuantities(
          ctx,
          target,
          changes.map(([skuNo, quantity]) => ({ skuNo, quantity })),
        ),
      ),
    read: (target: ListPlace) => within((ctx) => readQuantities(ctx, target)),
    create: (...lines: [skuNo: string, quantity: number][]) =>
      within((ctx) => makeDesignOrderOf(ctx, { name: '推荐', remark: '', sceneId: null, lines: lines.map(([skuNo, quantity]) => ({ skuNo, quantity })) })),
  };
}
type User = Awaited<ReturnType<typeof aUser>>;

const add = (call: Call, skuNo: string, quantity: number) => call(addSelection, { body: { productList: [{ skuNo, quantity }] }, idempotencyKey: key() });

async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return error;
  throw error ?? new Error('nothing was refused');
}

/** Two models, the first at 90 %: two pieces and three. As the list, and as an order. */
async function aListOf({ call }: User) {
  const [a, b] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 33.33 })];
  await add(call, a.skuNo, 2);
  const { revision, lines } = await add(call, b.skuNo, 3);
  const claims = lines.map(({ id, skuNo, rate, ratePrice, quantity }) => ({ id, skuNo, rate, ratePrice, quantity }));
  await call(saveSelection, {
    body: { revision, editor: 'page', lines: claims.map((claim) => (claim.skuNo === a.skuNo ? { ...claim, rate: 90, ratePrice: 90 } : claim)) },
  });
  return { a, b };
}
const places: [string, (user: User) => Promise<ListPlace>, (user: User, target: ListPlace) => ReturnType<typeof linesOf>][] = [
  ['the list', async () => SELECTION, ({ call }) => linesOf(call, SELECTION)],
  [
    'an order',
    async ({ call }) => ({ kind: 'order', id: await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: key() }) }),
    ({ call }, target) => linesOf(call, target),
  ],
];
const linesOf = async (call: Call, target: ListPlace) =>
  (target.kind === 'selection' ? await call(getSelection) : await call(getDesignOrder, { params: { id: target.id } })).lines;

describe.each(places)('quantities of %s', (_place, placeFor, shown) => {
  it('are read by model', async () => {
    const user = await aUser();
    const { a, b } = await aListOf(user);
    expect(await user.read(await placeFor(user))).toEqual(
      new Map([
        [a.skuNo, 2],
        [b.skuNo, 3],
      ]),
    );
  });

  it('are set: up, down, away and new; what stays keeps price, rate and place', async () => {
    const user = await aUser();
    const { a, b } = await aListOf(user);
    const target = await placeFor(user);
    const [c, d] = [await aSku(portal.database, { price: 10 }), await aSku(portal.database, { price: 20 })];
    await user.change(target, [a.skuNo, 7], [b.skuNo, 0], [c.skuNo, 4], [d.skuNo, 0]);
    const lines = await shown(user, target);
    expect(lines).toMatchObject([
      { skuNo: a.skuNo, sort: 1, rate: 90, quantity: 7, amount: 630 },
      { skuNo: c.skuNo, sort: 2, price: 10, rate: 100, quantity: 4, amount: 40 },
    ]);
    await user.change(target, [a.skuNo, 1], [b.skuNo, 5]);
    expect(await shown(user, target)).toMatchObject([{ rate: 90, quantity: 1 }, { quantity: 4 }, { skuNo: b.skuNo, quantity: 5 }]);
    expect((await shown(user, target))[0]?.id).toBe(lines[0]?.id);
  });

  it('set as they are change nothing, not even the day', async () => {
    const user = await aUser();
    const { a } = await aListOf(user);
    const target = await placeFor(user);
    const state = async () =>
      rowsOf(portal.database.db, sql`select id, gmt_modified from design_order union all select id, gmt_modified from selection_line order by 1, 2`);
    const before = await state();
    portal.clock.forward(60_000);
    await user.change(target, [a.skuNo, 2]);
    expect(await state()).toEqual(before);
  });

  it('of models off sale may go down and away, not up and not in; then nothing at all is changed', async () => {
    const user = await aUser();
    const { a, b } = await aListOf(user);
    const target = await placeFor(user);
    const gone = await aSku(portal.database, { skuStatus: 1 });
    await run(sql`update sku set sku_status = 1 where sku_no in (${a.skuNo}, ${b.skuNo})`);
    const refusal = await refusalOf(user.change(target, [b.skuNo, 1], [a.skuNo, 3], [gone.skuNo, 1], ['K-NOBODY', 1]));
    expect(refusal).toMatchObject({
      name: 'goodsInvalid',
      msg: `以下产品已下架或不存在：${a.skuModel}、${gone.skuModel}、K-NOBODY`,
      data: { skuNos: [a.skuNo, gone.skuNo, 'K-NOBODY'] },
    });
    expect((await shown(user, target)).map((line) => line.quantity)).toEqual([2, 3]);
    await user.change(target, [a.skuNo, 1], [b.skuNo, 0]);
    expect(await shown(user, target)).toMatchObject([{ skuNo: a.skuNo, quantity: 1, skuStatus: 1 }]);
  });

  it('above a model’s highest are refused, never cut in silence', async () => {
    const user = await aUser();
    const { a } = await aListOf(user);
    const target = await placeFor(user);
    const few = await aSku(portal.database, { maxNum: 5 });
    await user.change(target, [few.skuNo, 5]);
    const refusal = await refusalOf(user.change(target, [a.skuNo, 9], [few.skuNo, 6]));
    expect(refusal).toMatchObject({ name: 'quantityTooLarge', msg: `${few.skuModel}：该产品数量不能大于5` });
    expect(await refusalOf(user.change(target, [a.skuNo, 10_000]))).toMatchObject({ name: 'quantityTooLarge' });
    expect((await shown(user, target)).map((line) => line.quantity)).toEqual([2, 3, 5]);
  });

  it('of software follow its rules: one of a big category, which may be exchanged in one go', async () => {
    const user = await aUser();
    await aListOf(user);
    const target = await placeFor(user);
    const [free, paid] = [await aService(portal.database, 0), await aService(portal.database, 10)];
    await user.change(target, [free.skuNo, 1]);
    expect(await refusalOf(user.change(target, [paid.skuNo, 1]))).toMatchObject({ name: 'softwareCategoryTaken' });
    expect(await refusalOf(user.change(target, [free.skuNo, 2]))).toMatchObject({ name: 'quantityTooLarge' });
    await user.change(target, [paid.skuNo, 3], [free.skuNo, 0]);
    expect((await shown(user, target)).at(-1)).toMatchObject({ skuNo: paid.skuNo, quantity: 3 });
  });

  it('name a model once', async () => {
    const user = await aUser();
    const { a } = await aListOf(user);
    const target = await placeFor(user);
    expect(await refusalOf(user.change(target, [a.skuNo, 1], [a.skuNo, 5]))).toMatchObject({ name: 'duplicateProducts', data: { skuNos: [a.skuNo] } });
  });

  it('reckoned by many at once from what is locked lose nothing', async () => {
    const user = await aUser();
    const { a, b } = await aListOf(user);
    const target = await placeFor(user);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        user.within(async (ctx) => {
          const present = await lockQuantities(ctx, target);
          await changeQuantities(ctx, target, [
            { skuNo: a.skuNo, quantity: (present.get(a.skuNo) ?? 0) + 1 },
            { skuNo: b.skuNo, quantity: (present.get(b.skuNo) ?? 0) + 2 },
          ]);
        }),
      ),
    );
    expect(await user.read(target)).toEqual(
      new Map([
        [a.skuNo, 22],
        [b.skuNo, 43],
      ]),
    );
  });

  it('changed in a transaction that fails stay as they were', async () => {
    const user = await aUser();
    const { a } = await aListOf(user);
    const target = await placeFor(user);
    const failing = user.within(async (ctx) => {
      await changeQuantities(ctx, target, [{ skuNo: a.skuNo, quantity: 9 }]);
      throw new AppError(unavailable);
    });
    expect(await refusalOf(failing)).toMatchObject({ name: 'unavailable' });
    expect(await shown(user, target)).toMatchObject([{ quantity: 2 }, { quantity: 3 }]);
  });
});

describe('a list', () => {
  it('takes no more than its lines allow', async () => {
    const user = await aUser();
    const models = await manySkus(
      portal.database,
      Array.from({ length: LINES_MAX + 1 }, () => ({})),
    );
    const [first = '', ...rest] = models.map(({ skuNo }) => [skuNo, 1] as [string, number]);
    await user.change(SELECTION, ...rest);
    expect(await refusalOf(user.change(SELECTION, first as [string, number]))).toMatchObject({
      name: 'tooManyLines',
      msg: '最多可选择0个产品，请删除后再添加',
    });
    await user.change(SELECTION, first as [string, number], [rest[0]?.[0] ?? '', 0]);
    expect((await user.read(SELECTION)).size).toBe(LINES_MAX);
  });

  it('does not lose what was set when another tab saves what it still shows', async () => {
    const user = await aUser();
    const { a, b } = await aListOf(user);
    const { revision, lines } = await user.call(getSelection);
    const c = await aSku(portal.database);
    await user.change(SELECTION, [a.skuNo, 1], [b.skuNo, 0], [c.skuNo, 4]);
    const stale = lines.map(({ id, skuNo, rate, ratePrice, quantity }) => ({ id, skuNo, rate, ratePrice, quantity }));
    const saved = await user.call(saveSelection, { body: { revision, editor: 'page', lines: stale } });
    expect(saved.lines.map((line) => [line.skuNo, line.quantity])).toEqual([
      [a.skuNo, 1],
      [c.skuNo, 4],
    ]);
  });

  it('adding and setting at once lose no acknowledged piece', async () => {
    const user = await aUser();
    const { a } = await aListOf(user);
    await Promise.all([
      ...Array.from({ length: 15 }, () => add(user.call, a.skuNo, 1)),
      ...Array.from({ length: 15 }, () =>
        user.within(async (ctx) => {
          const present = await lockQuantities(ctx, SELECTION);
          await changeQuantities(ctx, SELECTION, [{ skuNo: a.skuNo, quantity: (present.get(a.skuNo) ?? 0) + 10 }]);
        }),
      ),
    ]);
    expect((await user.read(SELECTION)).get(a.skuNo)).toBe(2 + 15 + 150);
  });
});

describe('an order', () => {
  it('keeps the quoted price of what it has, and its totals follow', async () => {
    const user = await aUser();
    const { a, b } = await aListOf(user);
    const id = await user.call(generateOrder, { body: { name: '甲', isWhole: true }, idempotencyKey: key() });
    await run(sql`update sku set price = 555 where sku_no in (${a.skuNo}, ${b.skuNo})`);
    portal.clock.forward(60_000);
    await user.change({ kind: 'order', id }, [a.skuNo, 10], [b.skuNo, 0]);
    const order = await user.call(getDesignOrder, { params: { id } });
    expect(order).toMatchObject({ originalAmount: 1000, amount: 900, preferential: 100, lineCount: 1, gmtModified: portal.clock.now() });
  });

  it('that is someone else’s, removed or unknown is not found', async () => {
    const [user, stranger] = [await aUser(), await aUser()];
    const { a } = await aListOf(user);
    const id = await user.call(generateOrder, { body: { name: '甲', isWhole: true }, idempotencyKey: key() });
    for (const order of [id, '01aryz6s41tptwgy5wdssg2nq0']) {
      const target: ListPlace = { kind: 'order', id: order };
      expect(await refusalOf(stranger.change(target, [a.skuNo, 9]))).toMatchObject({ name: 'notFound' });
      expect(await refusalOf(stranger.read(target))).toMatchObject({ name: 'notFound' });
      expect(await refusalOf(stranger.within((ctx) => lockQuantities(ctx, target)))).toMatchObject({ name: 'notFound' });
    }
    expect((await user.read({ kind: 'order', id })).get(a.skuNo)).toBe(2);
  });

  it('counts a use of a family when it joins, not when it gains pieces', async () => {
    const user = await aUser();
    const { a } = await aListOf(user);
    const id = await user.call(generateOrder, { body: { name: '甲', isWhole: true }, idempotencyKey: key() });
    const c = await aSku(portal.database);
    await user.change({ kind: 'order', id }, [a.skuNo, 9], [c.skuNo, 1]);
    await user.change({ kind: 'order', id }, [c.skuNo, 5]);
    await portal.runJob('count-uses');
    expect(await rowsOf(portal.database.db, sql`select sum_no as "sumNo" from spu where spu_no in (${a.spuNo}, ${c.spuNo})`)).toEqual([
      { sumNo: 1 },
      { sumNo: 1 },
    ]);
  });
});

describe('an order made of models', () => {
  it('stands at today’s prices and rate 100.00, in the order given; the list stays', async () => {
    const user = await aUser();
    const { a, b } = await aListOf(user);
    const id = await user.within((ctx) =>
      makeDesignOrderOf(ctx, {
        name: '王府小区推荐',
        remark: '标准档',
        sceneId: 'community',
        lines: [
          { skuNo: b.skuNo, quantity: 2 },
          { skuNo: a.skuNo, quantity: 1 },
        ],
      }),
    );
    expect(await user.call(getDesignOrder, { params: { id } })).toMatchObject({
      name: '王府小区推荐',
      remark: '标准档',
      orderType: 1,
      sceneName: '社区',
      amount: 166.66,
      preferential: 0,
      lines: [
        { skuNo: b.skuNo, sort: 1, rate: 100, quantity: 2 },
        { skuNo: a.skuNo, sort: 2, rate: 100, quantity: 1 },
      ],
    });
    expect((await user.call(getSelection)).lines).toHaveLength(2);
    expect((await user.call(listDesignOrders)).data[0]).toMatchObject({ id, lineCount: 2 });
    await portal.runJob('count-uses');
    expect(await rowsOf(portal.database.db, sql`select sum_no as "sumNo" from spu where spu_no = ${a.spuNo}`)).toEqual([{ sumNo: 1 }]);
  });

  it('is priced for its owner: an individual pays the reference price', async () => {
    const user = await aUser(aPerson(portal.database), UserType.Person);
    const { skuNo } = await aSku(portal.database, { price: 80, referPrice: 120 });
    const id = await user.create([skuNo, 2]);
    expect(await user.call(getDesignOrder, { params: { id } })).toMatchObject({ amount: 240 });
  });

  it('is refused whole: nothing wanted, off sale, above the highest, two software products of one category', async () => {
    const user = await aUser();
    const [good, gone, few] = [await aSku(portal.database), await aSku(portal.database, { skuStatus: 1 }), await aSku(portal.database, { maxNum: 2 })];
    const software = [await aService(portal.database, 5), await aService(portal.database, 6)];
    expect(await refusalOf(user.create())).toMatchObject({ name: 'selectionEmpty' });
    expect(await refusalOf(user.create([good.skuNo, 0]))).toMatchObject({ name: 'selectionEmpty' });
    expect(await refusalOf(user.create([good.skuNo, 1], [gone.skuNo, 1]))).toMatchObject({ name: 'goodsInvalid' });
    expect(await refusalOf(user.create([good.skuNo, 1], [few.skuNo, 3]))).toMatchObject({ name: 'quantityTooLarge' });
    expect(await refusalOf(user.create(...software.map(({ skuNo }) => [skuNo, 1] as [string, number])))).toMatchObject({ name: 'softwareCategoryTaken' });
    expect((await user.call(listDesignOrders)).count).toBe(0);
  });
});
