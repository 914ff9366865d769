/** DESIGN-8 to DESIGN-10, DESIGN-15. */
import {
  addDesignProduct,
  addSelection,
  copyDesignOrder,
  generateOrder,
  getDesignOrder,
  getDesignOrderRevision,
  getSelection,
  listCustomerChoices,
  listDesignOrders,
  updateDesignProduct,
  type DesignOrder,
} from '@portal/contract/design-order';
import type { BodyInputOf } from '@portal/contract/core';
import type { Call } from '@portal/client';
import { UserType } from '@portal/engines/access';
import { totalsWithFees } from '@portal/engines/pricing';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/database.ts';
import { insertDealerBindings, insertDealers } from '../../dealer/index.ts';
import { insertPricingGroup } from '../../price/index.ts';

/** What must be there. */
function the<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `update-${++keys}`;
type Body = BodyInputOf<typeof updateDesignProduct>;
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const read = (call: Call, id: string): Promise<DesignOrder> => call(getDesignOrder, { params: { id } });
/** A whole order is saved over the one that is there, unless it is said over which. Gives the order, without what is said of services. */
const update = async (call: Call, body: Body): Promise<DesignOrder> => {
  const said = body.isWhole === true && body.revision === undefined ? { ...body, revision: (await read(call, body.id)).revision } : body;
  const { alsoAdded: _also, leftOut: _out, sameCategory: _same, ...order } = await call(updateDesignProduct, { body: said });
  return order;
};
const claimsOf = (order: DesignOrder): Body['productList'] =>
  order.lines.map(({ id, skuNo, rate, ratePrice, quantity }) => ({ id, skuNo, rate, ratePrice, quantity }));
const offSale = (skuNo: string) => portal.database.db.execute(sql`update sku set sku_status = 1 where sku_no = ${skuNo}`);
const dearer = (skuNo: string) => portal.database.db.execute(sql`update sku set price = 777 where sku_no = ${skuNo}`);

async function anOrder(call: Call, prices: readonly (number | null)[] = [100, 33.33, 10]) {
  const skus = await Promise.all(prices.map((price) => aSku(portal.database, { price })));
  await call(addSelection, { body: { productList: skus.map(({ skuNo }) => ({ skuNo, quantity: 2 })) }, idempotencyKey: key() });
  const id = await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: key() });
  return { id, skus, order: await read(call, id) };
}

describe('an order that is edited', () => {
  it('takes rate, discounted price, quantity, order and removal of its lines, with the totals', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call);
    const [a, b] = claimsOf(order);
    const edited = await update(call, {
      id,
      isWhole: true,
      productList: [
        { ...the(b), rate: 90, ratePrice: 30, quantity: 5 },
        { ...the(a), rate: 999.99, ratePrice: 999.99 },
      ],
    });
    expect(edited.lines).toMatchObject([
      { sort: 1, price: 33.33, rate: 90, ratePrice: 30, quantity: 5, amount: 150 },
      { sort: 2, price: 100, rate: 999.99, ratePrice: 999.99, quantity: 2, amount: 1999.98 },
    ]);
    expect(edited).toMatchObject({ amount: 2149.98, lineCount: 2, revision: 1 });
    expect(await read(call, id)).toEqual(edited);
  });

  it('lines that are not named stay where they are, one of quantity 0 leaves', async () => {
    const call = await asInstaller();
    const { id, skus } = await anOrder(call);
    const [, b, c] = skus;
    const edited = await update(call, {
      id,
      queryType: 0,
      productList: [
        { skuNo: the(b).skuNo, quantity: 0 },
        { skuNo: the(c).skuNo, quantity: 7, rate: 50 },
      ],
    });
    expect(edited.lines).toMatchObject([
      { sort: 1, quantity: 2 },
      { sort: 2, skuNo: the(c).skuNo, quantity: 7, rate: 50, ratePrice: 5 },
    ]);
  });

  it('money said as it is quoted changes nothing, kind and scene of a line follow from what it is', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call);
    const productList = order.lines.map(({ id: lineId, skuNo, spuNo, rate, ratePrice, quantity, price, amount }) => ({
      id: lineId,
      skuNo,
      spuNo,
      rate,
      ratePrice,
      quantity,
      price,
      amount,
      skuType: 1 as const,
      sceneId: '',
    }));
    expect(await update(call, { id, queryType: 1, productList })).toEqual(order);
  });

  it.each([
    ['a price that is not the quoted one', { price: 0.01 }, 1508],
    ['an amount that is not price by pieces', { amount: 0.01 }, 1508],
    ['another family', { spuNo: 'SPU-X' }, 1301],
  ])('%s is refused, and nothing is stored', async (_, said, code) => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call);
    const [first, ...rest] = claimsOf(order);
    const refused = update(call, { id, productList: [{ ...the(first), quantity: 9, ...said }, ...rest] });
    await expect(refused).rejects.toMatchObject({ code });
    expect(await read(call, id)).toEqual(order);
  });

  it('a line taken back comes at the price it was quoted at, one added anew at today’s', async () => {
    const call = await asInstaller();
    const { id, skus, order } = await anOrder(call);
    const [a, b, ...rest] = claimsOf(order);
    await update(call, { id, isWhole: true, productList: rest });
    for (const { skuNo } of skus) await dearer(skuNo);
    const { id: _id, ...anew } = the(b);
    const back = await update(call, { id, isWhole: true, productList: [the(a), anew, ...rest] });
    expect(back.lines).toMatchObject([{ id: the(a).id, price: 100, ratePrice: 100 }, { price: 777 }, { price: 10 }]);
  });

  it('another order’s line comes back into no other', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call, [50]);
    await update(call, { id, isWhole: true, productList: [] });
    await dearer(the(order.lines[0]).skuNo);
    const other = await anOrder(call, [20]);
    const joined = await update(call, { id: other.id, productList: claimsOf(order) });
    expect(joined.lines[1]).toMatchObject({ price: 777 });
  });

  it('what went off sale stays as quoted, is priced anew, loses pieces and comes back, and gains none', async () => {
    const call = await asInstaller();
    const { id, skus, order } = await anOrder(call, [100]);
    await offSale(the(skus[0]).skuNo);
    const [line] = claimsOf(order);
    expect((await update(call, { id, productList: [{ ...the(line), rate: 80, ratePrice: 80, quantity: 1 }] })).lines).toMatchObject([
      { rate: 80, quantity: 1, skuStatus: 1 },
    ]);
    expect(await failureOf(update(call, { id, productList: [{ ...the(line), quantity: 3 }] }))).toMatchObject({
      code: 1301,
      msg: `以下产品已下架或不存在：${the(skus[0]).skuModel}`,
    });
    await update(call, { id, isWhole: true, productList: [] });
    expect((await update(call, { id, isWhole: true, productList: [{ ...the(line), quantity: 1 }] })).lines).toMatchObject([{ price: 100, quantity: 1 }]);
    expect(await failureOf(update(call, { id, productList: [{ skuNo: 'unknown', quantity: 1 }] }))).toMatchObject({ code: 1301 });
  });

  it('keeps its name, scene and remark unless they are given, and refuses wrong ones in words', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call, [1]);
    expect(await update(call, { id, productList: [], name: ' 新 名 ', sceneId: 'hotel', remark: '乙' })).toMatchObject({
      name: '新名',
      sceneId: 'hotel',
      sceneName: '酒店',
      remark: '乙',
      lineCount: 1,
    });
    expect(await update(call, { id, productList: [], sceneId: null })).toMatchObject({ name: '新名', sceneId: null, sceneName: null });
    for (const [wrong, msg] of [
      [{ name: '' }, '请输入配单名称'],
      [{ name: '甲'.repeat(51) }, '长度在 1 到 50 个字符'],
      [{ remark: '乙'.repeat(151) }, '长度不能超过 150 个字符'],
      [{ sceneId: 'moon' }, '请选择有效的应用场景'],
    ] as const)
      expect(await failureOf(update(call, { id, productList: [], ...wrong }))).toMatchObject({ status: 400, msg });
  });

  it('above a model’s highest nothing is cut in silence, and a model stands once', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call, [1]);
    const [line] = claimsOf(order);
    await portal.database.db.execute(sql`update sku set max_num = 5 where sku_no = ${the(line).skuNo}`);
    expect(await failureOf(update(call, { id, productList: [{ ...the(line), quantity: 6 }] }))).toMatchObject({
      code: 1506,
      msg: expect.stringContaining('该产品数量不能大于5'),
    });
    expect(await failureOf(update(call, { id, productList: [the(line), the(line)] }))).toMatchObject({ code: 1504 });
  });

  it('one that says no revision is told what it was saved over, where a page had changed the order last (DESIGN-10)', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call);
    const [a, b] = claimsOf(order);
    const specified = (quantity: number) => update(call, { id, queryType: 0, productList: [{ ...the(a), quantity }] });
    expect(await specified(3)).not.toHaveProperty('savedOver');
    const { revision, gmtModified } = await update(call, { id, productList: [{ ...the(b), quantity: 9 }], revision: 1, editor: 'a-page' });
    expect(await specified(4)).toMatchObject({ revision: 3, savedOver: { revision, gmtModified }, lines: [{ quantity: 4 }, { quantity: 9 }, {}] });
    expect(await specified(5)).not.toHaveProperty('savedOver');
    expect(await call(getDesignOrderRevision, { params: { id } })).toEqual({ revision: 4 });
    expect(await failureOf((await asInstaller())(getDesignOrderRevision, { params: { id } }))).toMatchObject({ status: 404 });
  });

  it('somebody else’s order is none', async () => {
    const { id, order } = await anOrder(await asInstaller(), [1]);
    expect(await failureOf(update(await asInstaller(), { id, productList: claimsOf(order) }))).toMatchObject({ code: 404 });
    expect(await failureOf(update(portal.asA(UserType.Tourist), { id, productList: [] }))).toMatchObject({ code: 401 });
  });
});

describe('for whom an order is made (DESIGN-9, DESIGN-15)', () => {
  const written = {
    groupId: '',
    groupName: '',
    memberAccountNo: '',
    memberAccountName: '李工',
    memberAccountPhone: '13800000000',
    memberAccountRemark: '月结',
  };
  const none = { ...written, memberAccountName: '', memberAccountPhone: '', memberAccountRemark: '' };

  /** A first-level dealer with a group and a customer in it. */
  const aDealer = async () => {
    const { db } = portal.database;
    const [dealer, customer] = [await aPerson(portal.database, { enterpriseType: 1 }), await aPerson(portal.database, { enterpriseType: 2 })];
    const gmtCreate = new Date(0);
    await insertDealers(db, [{ merchantNo: dealer.merchantNo, contactPhone: '', latitude: 0, longitude: 0, groups: [], status: 1 }]);
    await insertDealerBindings(db, [{ merchantNo: customer.merchantNo, parentMerchantNo: dealer.merchantNo, gmtCreate }]);
    const members = [{ memberKind: 'enterprise' as const, memberNo: customer.merchantNo }];
    const group = { groupNo: `G-${dealer.merchantNo}`, merchantNo: dealer.merchantNo, groupName: '老客户', rate: null, members, prices: [] };
    await insertPricingGroup(db, group, { now: 0, by: null });
    return { call: await portal.as(dealer.accountNo), groupId: group.groupNo, memberAccountNo: customer.merchantNo };
  };

  it('a first-level dealer chooses a group and a customer, who are called as the dealer calls them, and takes it back', async () => {
    const { call, groupId, memberAccountNo } = await aDealer();
    const choices = await call(listCustomerChoices);
    expect(choices).toEqual({ groups: [{ id: groupId, groupName: '老客户' }], members: [{ accountNo: memberAccountNo, name: expect.any(String), groupId }] });
    const { id, order } = await anOrder(call, [1]);
    expect(order).toMatchObject(none);
    const said = { groupId, groupName: '别的名称', memberAccountNo, memberAccountPhone: '13800000000' };
    const kept = { ...none, ...said, groupName: '老客户', memberAccountName: choices.members[0]?.name };
    expect(await update(call, { id, productList: [], ...said })).toMatchObject(kept);
    expect(await update(call, { id, productList: [], memberAccountRemark: '月结' })).toMatchObject({ ...kept, memberAccountRemark: '月结' });
    expect(await update(call, { id, productList: [], ...written })).toMatchObject(written);
    expect(await update(call, { id, productList: [], ...none })).toMatchObject(none);
  });

  it('a group or a customer of another dealer is none', async () => {
    const [{ call }, other] = [await aDealer(), await aDealer()];
    const { id } = await anOrder(call, [1]);
    expect(await failureOf(update(call, { id, productList: [], groupId: other.groupId }))).toMatchObject({ code: 1512, msg: '该分组已被删除，请重新选择' });
    expect(await failureOf(update(call, { id, productList: [], memberAccountNo: other.memberAccountNo }))).toMatchObject({ code: 1421 });
    expect(await read(call, id)).toMatchObject(none);
  });

  it('is said with the making of the order by whoever has customers, and refused of all others, who make none', async () => {
    const make = async (call: Call, customer: object) => {
      const { skuNo } = await aSku(portal.database);
      await call(addSelection, { body: { productList: [{ skuNo, quantity: 1 }] }, idempotencyKey: key() });
      return read(call, await call(generateOrder, { body: { name: '甲', isWhole: true, ...customer }, idempotencyKey: key() }));
    };
    expect(await make(portal.asA(UserType.FirstLevelStaff), written)).toMatchObject(written);
    const call = await asInstaller();
    expect(await make(call, none)).toMatchObject(none);
    expect(await failureOf(make(call, written))).toMatchObject({ code: 1511, status: 403 });
    expect((await call(getSelection)).lines).toHaveLength(1);
  });

  it('nobody else changes it', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call, [1]);
    expect(await failureOf(update(call, { id, productList: [], ...written }))).toMatchObject({ code: 1511 });
    expect(await update(call, { id, productList: [], memberAccountName: '' })).toMatchObject(none);
    expect(await failureOf(call(listCustomerChoices))).toMatchObject({ code: 403 });
  });
});

describe('two pages edit one order', () => {
  it('the second save is told, and nothing of it is stored', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call);
    const [a] = claimsOf(order);
    const first = await update(call, { id, productList: [{ ...the(a), quantity: 8 }], revision: 0, editor: 'one' });
    expect(await failureOf(update(call, { id, productList: [{ ...the(a), quantity: 9 }], name: '二', revision: 0, editor: 'two' }))).toMatchObject({
      code: 1510,
      msg: '配单已在其他设备或窗口修改，本页的修改尚未保存',
    });
    expect(await read(call, id)).toEqual(first);
    expect((await update(call, { id, productList: [{ ...the(a), quantity: 9 }], revision: first.revision, editor: 'two' })).lines[0]?.quantity).toBe(9);
  });

  it('so is who renames it in a list that was read before', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    const revision = (await call(listDesignOrders)).data.find((order) => order.id === id)?.revision;
    await update(call, { id, productList: [], name: '东区', revision });
    expect(await failureOf(update(call, { id, productList: [], name: '西区', revision }))).toMatchObject({ code: 1510 });
    expect((await call(listDesignOrders)).data.find((order) => order.id === id)).toMatchObject({ name: '东区', revision: (revision ?? 0) + 1 });
  });

  it('its own save, whose answer was lost, is no other’s; products joined in between are', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call);
    const body = { id, isWhole: true, productList: claimsOf(order).slice(1), revision: 0, editor: 'page' };
    const saved = await update(call, body);
    expect(await update(call, body)).toEqual(saved);
    await call(addDesignProduct, { body: { id, productSaveDTOS: [{ skuNo: (await aSku(portal.database)).skuNo, quantity: 1 }] }, idempotencyKey: key() });
    expect(await failureOf(update(call, body))).toMatchObject({ code: 1510 });
  });

  it('whole says over which revision it is saved; lines that are named need not, and leave what others added', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call);
    const [line] = claimsOf(order);
    const { skuNo } = await aSku(portal.database);
    await call(addDesignProduct, { body: { id, productSaveDTOS: [{ skuNo, quantity: 1 }] }, idempotencyKey: key() });
    const joined = await read(call, id);
    const whole = call(updateDesignProduct, { body: { id, isWhole: true, productList: claimsOf(order) } });
    expect(await failureOf(whole)).toMatchObject({ code: 400, fields: { revision: '保存整份配单时应说明它的版本' } });
    expect(await read(call, id)).toEqual(joined);
    const edited = await update(call, { id, productList: [{ ...the(line), quantity: 7 }] });
    expect(edited.lines.map((one) => [one.skuNo, one.quantity])).toEqual(joined.lines.map((one) => [one.skuNo, one.skuNo === line?.skuNo ? 7 : one.quantity]));
  });

  it('of fifty at once from one revision one is stored', async () => {
    const call = await asInstaller();
    const { id, order } = await anOrder(call, [1]);
    const [line] = claimsOf(order);
    const saves = await Promise.allSettled(
      Array.from({ length: 50 }, (_none, n) => update(call, { id, productList: [{ ...the(line), quantity: 10 + n }], revision: 0, editor: `page-${n}` })),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(call, id)).revision).toBe(1);
  });
});

it('whatever is edited, the total is the sum of the lines, saved is original less amount, and no quoted price moves', async () => {
  const call = await asInstaller();
  const { id, order } = await anOrder(call, [100.05, 0.01, null, 9_999_999.99, 33.33]);
  const edit = fc.record({
    place: fc.nat({ max: 4 }),
    quantity: fc.integer({ min: 0, max: 9999 }),
    by: fc.oneof(
      fc.record({ rate: fc.integer({ min: 0, max: 99_999 }).map((points) => points / 100) }),
      fc.record({ ratePrice: fc.integer({ min: 0, max: 1_000_000 }).map((fen) => fen / 100) }),
      fc.constant({}),
    ),
    isWhole: fc.boolean(),
  });
  const quoted = new Map(order.lines.map(({ skuNo, price }) => [skuNo, price]));
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      for (const { place, quantity, by, isWhole } of edits) {
        const { skuNo, id: lineId } = the(order.lines[place]);
        const now = await read(call, id);
        const claims = claimsOf(now).filter((claim) => claim.skuNo !== skuNo);
        const after = await update(call, { id, isWhole, productList: [{ id: lineId, skuNo, quantity, ...by }, ...(isWhole ? claims : [])] });
        expect(after.totals).toEqual(totalsWithFees(after.lines, []));
        expect(after).toMatchObject({ amount: after.totals.amount, originalAmount: after.totals.originalAmount, preferential: after.totals.preferential });
        expect(Math.round(after.amount * 100)).toBe(after.lines.reduce((sum, line) => sum + Math.round(line.amount * 100), 0));
        for (const line of after.lines) expect(line.price).toBe(quoted.get(line.skuNo));
        // what was answered, claimed again, changes nothing: rate → price → rate does not creep
        expect(await update(call, { id, isWhole: true, productList: claimsOf(after) })).toEqual(after);
      }
    }),
    { numRuns: 12 },
  );
});

describe('my orders (DESIGN-12)', () => {
  it('an order is copied as it was quoted, what is off sale too, once for one key', async () => {
    const call = await asInstaller();
    const { id, skus } = await anOrder(call);
    const edited = await update(call, { id, productList: [{ skuNo: the(skus[0]).skuNo, quantity: 3, rate: 80 }], name: '甲'.repeat(50), sceneId: 'hotel' });
    for (const { skuNo } of skus) await dearer(skuNo);
    await offSale(the(skus[1]).skuNo);
    const copies = await Promise.all([1, 2].map(() => call(copyDesignOrder, { body: { id }, idempotencyKey: 'copy-once' })));
    expect(new Set(copies).size).toBe(1);
    const copy = await read(call, the(copies[0]));
    expect(copy).toMatchObject({ name: `${'甲'.repeat(48)}副本`, sceneId: 'hotel', amount: edited.amount, revision: 0 });
    const figures = (order: DesignOrder) => order.lines.map(({ skuNo, price, rate, quantity, amount }) => [skuNo, price, rate, quantity, amount]);
    expect(figures(copy)).toEqual(figures(edited));
    expect(copy.lines[1]?.skuStatus).toBe(1);
    expect(copy.lines[0]?.id).not.toBe(edited.lines[0]?.id);
    expect(await failureOf((await asInstaller())(copyDesignOrder, { body: { id }, idempotencyKey: key() }))).toMatchObject({ code: 404 });
  });

  it('an order whose products were all removed is copied without any', async () => {
    const call = await asInstaller();
    const { id } = await anOrder(call);
    await update(call, { id, isWhole: true, productList: [] });
    const copy = await read(call, await call(copyDesignOrder, { body: { id }, idempotencyKey: key() }));
    expect([copy.lines, copy.amount, copy.lineCount]).toEqual([[], 0, 0]);
  });

  it('are narrowed by scene, state, days and total', async () => {
    const call = await asInstaller();
    const { id: small } = await anOrder(call, [100]);
    const { id: large } = await anOrder(call, [90_000]);
    await update(call, { id: large, productList: [], sceneId: 'campus' });
    const found = async (query: object) => (await call(listDesignOrders, { query })).data.map((order) => order.id);
    expect(await found({ sceneId: 'campus' })).toEqual([large]);
    expect(await found({ amountBelow: 10_000 })).toEqual([small]);
    expect(await found({ amountFrom: 180_000, amountBelow: 180_001 })).toEqual([large]);
    expect((await found({ status: 'draft' })).toSorted()).toEqual([small, large].toSorted());
    expect(await found({ status: 'quoted' })).toEqual([]);
    expect((await found({ days: 7 })).length).toBe(2);
    await portal.database.db.execute(sql`update design_order set gmt_modified = gmt_modified - interval '8 days' where id = ${large}`);
    expect(await found({ days: 7 })).toEqual([small]);
  });
});
