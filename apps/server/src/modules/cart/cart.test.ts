import type { Call } from '@portal/client';
import {
  batchAddCart,
  CART_LINES_MAX,
  cartPriceChanged,
  cartQuantityTooLarge,
  checkCart,
  countCart,
  deleteCart,
  modifyCart,
  noDealerBound,
  nothingTaken,
  queryCart,
  restoreCart,
  type Cart,
  type CartPiece,
} from '@portal/contract/cart';
import { goodsInvalid } from '@portal/contract/catalog';
import { dealerAbnormal, toggleShop } from '@portal/contract/dealer';
import { UserType } from '@portal/engines/access';
import { aSku, type SkuFields } from '@portal/server/testkit/goods';
import { aPerson, aPersonOf, anInstaller, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealers } from '../dealer/index.ts';
import { putOffers } from '../price/index.ts';
import { cartFollowsOwner } from './index.ts';

let portal: TestPortal;
let dealerNo: string;
let otherNo: string;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  [dealerNo, otherNo] = [await aDealer(), await aDealer()];
});
afterAll(() => portal.close());

async function aDealer(): Promise<string> {
  const { merchantNo } = await aPersonOf(portal.database, UserType.FirstLevel);
  await insertDealers(portal.database.db, [{ merchantNo, contactPhone: '13800000000', latitude: 30, longitude: 120 }]);
  return merchantNo;
}
async function bind({ accountNo, merchantNo }: TestPerson, shopNo = dealerNo, choosing = true): Promise<void> {
  const [column, no] = merchantNo === '' ? ['account_no', accountNo] : ['merchant_no', merchantNo];
  await portal.database.pool.query(`insert into dealer_binding (${column}, parent_merchant_no, choosing, gmt_create) values ($1, $2, $3, now())`, [
    no,
    shopNo,
    choosing,
  ]);
}
async function aBuyer(find: () => Promise<TestPerson> = () => anInstaller(portal.database)): Promise<TestPerson & { call: Call }> {
  const person = await find();
  await bind(person);
  return { ...person, call: await portal.as(person.accountNo) };
}
const aModel = (fields: SkuFields = {}) => aSku(portal.database, fields);
let keys = 0;
type Piece = Partial<CartPiece> & { skuNo: string };
const add = (call: Call, ...pieces: Piece[]) =>
  call(batchAddCart, { body: { productList: pieces.map((piece) => ({ quantity: 1, ...piece })) }, idempotencyKey: `cart-${++keys}` });
const offer = (skuNo: string, fields: { price?: number; stockTotal?: number; leadDays?: number }) =>
  portal.database.transaction((db) =>
    putOffers(db, dealerNo, [{ skuNo, price: 100, stockTotal: 10, leadDays: 2, ...fields }], { now: portal.clock.now(), by: null }),
  );
const run = (statement: string, values: unknown[]) => portal.database.pool.query(statement, values);
const lineOf = (cart: Cart, skuNo: string) => [...cart.lines, ...cart.others.flatMap(({ lines }) => lines)].find((line) => line.skuNo === skuNo);

describe('who has a cart (CART-1)', () => {
  it('individuals, second-level and gold dealers, their staff, sales staff; nobody else', async () => {
    const asked = await Promise.all(
      Object.values(UserType).map(async (userType) => [userType, (await portal.openAs(userType, queryCart.path)).statusCode] as const),
    );
    expect(Object.fromEntries(asked)).toEqual({ [-1]: 200, 0: 401, 1: 403, 2: 200, 5: 200, 11: 403, 20: 200, 22: 200, 33: 200 });
  });

  it('who orders from nobody reads the sentence for them, and adds nothing', async () => {
    const { skuNo } = await aModel();
    const [person, dealer, sales] = [await aPerson(portal.database), await anInstaller(portal.database), await aPersonOf(portal.database, UserType.SalesStaff)];
    const failures = await Promise.all([person, dealer, sales].map(async ({ accountNo }) => failureOf(add(await portal.as(accountNo), { skuNo }))));
    expect(failures).toMatchObject([
      { code: noDealerBound.code, msg: '您还没有选择订货一级经销商，请先选择' },
      { code: noDealerBound.code, msg: '您还没有绑定一级经销商，请绑定后再采购' },
      { code: noDealerBound.code, msg: '销售人员不直接订货，可在清单中选型并生成配单。' },
    ]);
    expect(await (await portal.as(person.accountNo))(queryCart)).toEqual({
      shop: null,
      lines: [],
      totals: { amount: 0, lineCount: 0, pieceCount: 0 },
      others: [],
    });
  });
});

describe('adding (CART-3)', () => {
  it('a line tells model, price of whoever asks, stock and days of the dealer', async () => {
    const { call } = await aBuyer();
    const { skuNo, spuNo, skuModel } = await aModel({ price: 80 });
    await offer(skuNo, { price: 90, stockTotal: 7, leadDays: 3 });
    expect(await add(call, { skuNo, spuNo, quantity: 2, price: 80, sourceType: 'compare' })).toEqual({
      taken: [{ skuNo, skuModel, quantity: 2, price: 80, stockTotal: 7, inCart: 2 }],
      left: [],
      count: 1,
      setAside: [],
      replaced: [],
    });
    const cart = await call(queryCart);
    expect(cart.shop).toMatchObject({ shopNo: dealerNo, isOpen: true });
    expect(cart.lines).toMatchObject([
      { skuNo, spuNo, skuModel, quantity: 2, price: 80, priceWhenAdded: 80, amount: 160, priceSource: 'tier', stockTotal: 7, leadDays: 3, status: 'normal' },
    ]);
    expect(cart.lines[0]).toMatchObject({ selected: true, sourceType: 'compare' });
    expect(cart.totals).toEqual({ amount: 160, lineCount: 1, pieceCount: 2 });
  });

  it('a model stands once: pieces join up to its highest quantity, the rest is named; a full line is refused', async () => {
    const { call } = await aBuyer();
    const { skuNo, skuModel } = await aModel({ maxNum: 5 });
    await add(call, { skuNo, quantity: 2 });
    expect(await add(call, { skuNo, quantity: 2 }, { skuNo, quantity: 3 })).toMatchObject({
      taken: [{ quantity: 2 }, { quantity: 1 }],
      left: [{ skuNo, skuModel, quantity: 2, reason: 'quantityFull' }],
      count: 1,
    });
    expect(await failureOf(add(call, { skuNo }))).toMatchObject({ code: nothingTaken.code, msg: '该产品在购物车中的数量已达上限' });
    expect((await call(queryCart)).lines).toMatchObject([{ quantity: 5 }]);
  });

  it('what cannot be bought stays out with its reason, the rest is taken', async () => {
    const { call } = await aBuyer();
    const [good, off, dear, byProject, nothing] = [
      await aModel(),
      await aModel({ skuStatus: 1 }),
      await aModel({ price: null, referPrice: null }),
      await aModel(),
      await aModel({ price: 0 }),
    ];
    await run(`update sku set sku_sale_type = '非经' where sku_no = $1`, [byProject.skuNo]);
    const joined = await add(call, ...[good, off, dear, byProject, nothing].map(({ skuNo }) => ({ skuNo })), { skuNo: 'K_unknown' }, { skuNo: 'Zabcdefgh' });
    expect(joined.taken.map(({ skuNo }) => skuNo)).toEqual([good.skuNo]);
    expect(joined.left.map(({ skuNo, reason }) => [skuNo, reason])).toEqual([
      [off.skuNo, 'delisted'],
      [dear.skuNo, 'noPrice'],
      [byProject.skuNo, 'notOffered'],
      [nothing.skuNo, 'noPrice'],
      ['K_unknown', 'delisted'],
      ['Zabcdefgh', 'delisted'],
    ]);
    expect(await failureOf(add(call, { skuNo: off.skuNo }))).toMatchObject({ status: 409, msg: '该产品已下架，无法加入购物车' });
    expect(await failureOf(add(call, { skuNo: off.skuNo }, { skuNo: dear.skuNo }))).toMatchObject({ msg: '所选产品都无法加入购物车' });
  });

  it('a repeated request adds once, a request of another body under the same key nothing', async () => {
    const { call } = await aBuyer();
    const { skuNo } = await aModel();
    const again = (quantity: number) => call(batchAddCart, { body: { productList: [{ skuNo, quantity }] }, idempotencyKey: 'cart-once' });
    const answers = await Promise.all([again(3), again(3).catch(() => null), again(3).catch(() => null)]);
    expect(await again(3)).toEqual(answers[0]);
    expect(await failureOf(again(4))).toMatchObject({ status: 422 });
    expect((await call(queryCart)).lines).toMatchObject([{ quantity: 3 }]);
  });

  it('200 lines and no more', async () => {
    const { call, accountNo, merchantNo } = await aBuyer();
    await run(
      `insert into cart_line (id, account_no, merchant_no, shop_no, spu_no, sku_no, quantity, source_type, selected, gmt_create, gmt_modified)
        select $1 || n, $1, $2, $3, 'P' || n, 'K_none_' || n, 1, 'product', true, now(), now() from generate_series(1, $4::int) n`,
      [accountNo, merchantNo, dealerNo, CART_LINES_MAX - 1],
    );
    const [a, b] = [await aModel(), await aModel()];
    expect(await add(call, { skuNo: a.skuNo }, { skuNo: b.skuNo })).toMatchObject({ count: 200, left: [{ skuNo: b.skuNo, reason: 'cartFull' }] });
    expect((await call(queryCart)).lines).toHaveLength(200);
  });

  it('of what comes with a call nothing is believed', async () => {
    const { call } = await aBuyer();
    const { skuNo, spuNo } = await aModel({ price: 80 });
    const other = await aModel();
    expect(await failureOf(add(call, { skuNo, price: 0.01, quantity: 3 }))).toMatchObject({
      code: cartPriceChanged.code,
      msg: '产品价格已变化，请确认后重试',
      data: { lines: [{ skuNo, price: 80, quantity: 3, amount: 240 }], amount: 240 },
    });
    expect(await failureOf(add(call, { skuNo, spuNo: other.spuNo }))).toMatchObject({ code: goodsInvalid.code, data: { skuNos: [skuNo] } });
    expect(await failureOf(add(call, { skuNo, spuNo, accountNo: 'A_other' }))).toMatchObject({ code: 4004 });
    expect(await failureOf(add(call, { skuNo, merchantNo: 'M_other' }))).toMatchObject({ code: 4004 });
    const rule = '数量应为 1 到 9999 的整数';
    for (const quantity of [0, -1, 1.5, 10_000, 1e308, '２', '2', null] as number[]) {
      expect(await failureOf(add(call, { skuNo, quantity }))).toMatchObject({ status: 400, msg: rule, fields: { 'productList.0.quantity': rule } });
      const change = { id: 'L1', quantity };
      expect(await failureOf(call(modifyCart, { body: change }))).toMatchObject({ status: 400, msg: rule, fields: { quantity: rule } });
      expect(await failureOf(call(modifyCart, { body: { lines: [change] } }))).toMatchObject({ status: 400, fields: { 'lines.0.quantity': rule } });
    }
    expect((await call(queryCart)).lines).toEqual([]);
  });
});

describe('what becomes of lines (CART-4 to CART-6)', () => {
  it('each line says what it is today; the total is of what can be bought', async () => {
    const { call } = await aBuyer();
    const one = () => aModel({ price: 100 });
    const [same, dearer, short, priceless, byProject, off] = [await one(), await one(), await one(), await one(), await one(), await one()];
    await offer(short.skuNo, { stockTotal: 2 });
    await add(call, ...[same, dearer, short, priceless, byProject, off].map(({ skuNo }) => ({ skuNo, quantity: 3 })));
    await run('update sku set price = 120.5 where sku_no = $1', [dearer.skuNo]);
    await run('update sku set price = null where sku_no = $1', [priceless.skuNo]);
    await run(`update sku set sku_sale_type = '非经' where sku_no = $1`, [byProject.skuNo]);
    await run('update sku set sku_status = 1 where sku_no = $1', [off.skuNo]);
    const cart = await call(queryCart);
    expect(cart.lines.map(({ status }) => status)).toEqual(['normal', 'priceChanged', 'shortOfStock', 'noPrice', 'notOffered', 'delisted']);
    expect(lineOf(cart, dearer.skuNo)).toMatchObject({ price: 120.5, priceWhenAdded: 100, priceStep: 20.5, amount: 361.5 });
    expect(cart.totals).toEqual({ amount: 661.5, lineCount: 2, pieceCount: 6 });
    expect(await call(checkCart, { body: {} })).toMatchObject({ isReady: false, totals: { amount: 661.5 } });
    expect(await failureOf(call(checkCart, { body: { amount: 600 } }))).toMatchObject({ code: cartPriceChanged.code });
    const ids = [lineOf(cart, same.skuNo)?.id ?? ''];
    expect(await call(checkCart, { body: { ids, amount: 300 } })).toMatchObject({ isReady: true, totals: { lineCount: 1 } });
    const confirmed = await call(modifyCart, { body: { id: lineOf(cart, dearer.skuNo)?.id ?? '', price: 120.5 } });
    expect(lineOf(confirmed, dearer.skuNo)).toMatchObject({ status: 'normal', priceWhenAdded: 120.5 });
    expect(await failureOf(call(modifyCart, { body: { id: lineOf(cart, dearer.skuNo)?.id ?? '', price: 1 } }))).toMatchObject({ code: cartPriceChanged.code });
  });

  it('lines of another dealer stay apart, count nowhere, and are bought after switching', async () => {
    const buyer = await aBuyer();
    await bind(buyer, otherNo, false);
    const { call } = buyer;
    const { skuNo } = await aModel({ price: 50 });
    await add(call, { skuNo, quantity: 2 });
    await call(toggleShop, { body: { firstMerchantNo: otherNo } });
    const there = await call(queryCart);
    expect(there).toMatchObject({
      shop: { shopNo: otherNo },
      lines: [],
      totals: { amount: 0 },
      others: [{ shopNo: dealerNo, isBound: true, lines: [{ skuNo }] }],
    });
    expect(await call(countCart)).toEqual({ count: 0 });
    await add(call, { skuNo, quantity: 5 });
    await call(toggleShop, { body: { firstMerchantNo: dealerNo } });
    expect(await call(queryCart)).toMatchObject({
      lines: [{ quantity: 2 }],
      totals: { amount: 100 },
      others: [{ shopNo: otherNo, lines: [{ quantity: 5, price: 50, amount: 250 }] }],
    });
    // of a dealer who is not bound any more nothing is told
    await portal.database.pool.query('delete from dealer_binding where merchant_no = $1 and parent_merchant_no = $2', [buyer.merchantNo, otherNo]);
    const { others } = await call(queryCart);
    expect(others).toMatchObject([
      { isBound: false, lines: [{ skuNo, quantity: 5, price: null, amount: 0, stockTotal: null, leadDays: null, priceLabel: '' }] },
    ]);
  });

  it('a dealer that is closed offers nothing, and nothing is added there', async () => {
    const shopNo = await aDealer();
    const person = await anInstaller(portal.database);
    await bind(person, shopNo);
    const call = await portal.as(person.accountNo);
    const { skuNo } = await aModel();
    await add(call, { skuNo });
    await run('update dealer set status = 0 where merchant_no = $1', [shopNo]);
    expect(await call(queryCart)).toMatchObject({ shop: { isOpen: false }, lines: [{ status: 'notOffered' }], totals: { amount: 0 } });
    expect(await failureOf(add(call, { skuNo }))).toMatchObject({ code: dealerAbnormal.code });
  });

  it('a dealer that is frozen meanwhile neither: the lines stay, none is ready to be ordered; once it is open again all is as before (CART-11)', async () => {
    const shopNo = await aDealer();
    const person = await anInstaller(portal.database);
    await bind(person, shopNo);
    const call = await portal.as(person.accountNo);
    const { skuNo } = await aModel({ price: 60 });
    await add(call, { skuNo, quantity: 2 });
    const open = await call(queryCart);
    const freeze = (status: number) => run('update enterprise set audit_status = $2 where merchant_no = $1', [shopNo, status]);
    await freeze(60);
    const frozen = await call(queryCart);
    expect(frozen).toMatchObject({ shop: { isOpen: false }, lines: [{ skuNo, quantity: 2, status: 'notOffered' }], totals: { amount: 0 } });
    expect(await call(checkCart, { body: { amount: 0 } })).toMatchObject({ isReady: false });
    expect(await failureOf(add(call, { skuNo }))).toMatchObject({ code: dealerAbnormal.code, msg: '一级或店铺异常，请联系销售' });
    await freeze(20);
    expect(await call(queryCart)).toEqual(open);
  });
});

describe('changing (CART-7)', () => {
  it('what is taken out comes back as it was; where it stands anew its pieces join', async () => {
    const { call } = await aBuyer();
    const { skuNo } = await aModel({ price: 60 });
    await add(call, { skuNo, quantity: 4, sourceType: 'suite', sourceId: 'T1' });
    const [line] = (await call(queryCart)).lines;
    const id = line?.id ?? '';
    expect((await call(deleteCart, { body: { id } })).lines).toEqual([]);
    expect((await call(modifyCart, { body: { id, quantity: 9 } })).lines).toEqual([]);
    expect((await call(restoreCart, { body: { ids: [id] } })).lines).toEqual([line]);
    expect((await call(restoreCart, { body: { ids: [id] } })).lines).toEqual([line]);
    await call(deleteCart, { body: { ids: [id] } });
    await add(call, { skuNo, quantity: 3 });
    expect((await call(restoreCart, { body: { ids: [id] } })).lines).toMatchObject([{ quantity: 7, amount: 420 }]);
  });

  it('a day later it is gone for good', async () => {
    const { call } = await aBuyer();
    const [a, b] = [await aModel(), await aModel()];
    await add(call, { skuNo: a.skuNo }, { skuNo: b.skuNo });
    const ids = (await call(queryCart)).lines.map(({ id }) => id);
    await call(deleteCart, { body: { id: ids[0] ?? '' } });
    portal.clock.forward(25 * 3_600_000);
    await call(deleteCart, { body: { id: ids[1] ?? '' } });
    expect((await call(restoreCart, { body: { ids } })).lines).toMatchObject([{ id: ids[1] }]);
  });

  it('more than may be bought of a model is refused, in words', async () => {
    const { call } = await aBuyer();
    const { skuNo } = await aModel({ maxNum: 3 });
    await add(call, { skuNo });
    const id = (await call(queryCart)).lines[0]?.id ?? '';
    expect(await failureOf(call(modifyCart, { body: { lines: [{ id, quantity: 4 }] } }))).toMatchObject({
      code: cartQuantityTooLarge.code,
      msg: '该产品最多可买 3 件',
      data: { id, quantityMax: 3 },
    });
  });
});

describe('whose cart it is', () => {
  it('another’s line is no line, whatever is asked of it', async () => {
    const [own, stranger] = [await aBuyer(), await aBuyer()];
    const { skuNo } = await aModel();
    await add(own.call, { skuNo, quantity: 2 });
    const before = await own.call(queryCart);
    const id = before.lines[0]?.id ?? '';
    const none = { lines: [], totals: { lineCount: 0 } };
    expect(await stranger.call(queryCart)).toMatchObject(none);
    expect(await stranger.call(modifyCart, { body: { id, quantity: 99 } })).toMatchObject(none);
    expect(await stranger.call(deleteCart, { body: { id } })).toMatchObject(none);
    expect(await stranger.call(restoreCart, { body: { ids: [id] } })).toMatchObject(none);
    expect(await stranger.call(checkCart, { body: { ids: [id] } })).toMatchObject({ isReady: false, lines: [] });
    expect(await own.call(queryCart)).toEqual(before);
  });

  it('a person’s cart is the enterprise’s, once the person is one', async () => {
    const { call, accountNo } = await aBuyer(() => aPerson(portal.database));
    const { skuNo } = await aModel();
    await add(call, { skuNo });
    await portal.database.transaction((db) =>
      cartFollowsOwner(
        { db } as Parameters<typeof cartFollowsOwner>[0],
        { outcome: 'approved', isFirst: true, accountNo, merchantNo: 'M_new' } as Parameters<typeof cartFollowsOwner>[1],
      ),
    );
    expect((await run('select merchant_no from cart_line where account_no = $1', [accountNo])).rows).toEqual([{ merchant_no: 'M_new' }]);
  });
});

type Step = { kind: 'add' | 'modify' | 'del' | 'restore' | 'select'; at: number; quantity: number; isTogether: boolean };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'modify', 'del', 'restore', 'select'),
  at: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 40 }),
  isTogether: fc.boolean(),
});

it('however two tabs add, change, remove and put back, the total is the sum and a model stands once', async () => {
  const models: readonly { skuNo: string }[] = [
    await aModel({ price: 0.1 }),
    await aModel({ price: 33.33, maxNum: 50 }),
    await aModel({ price: 9_999_999.99 }),
  ];
  const fenOf = [10n, 3333n, 999_999_999n];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { accountNo } = await aBuyer();
      const tabs = [await portal.as(accountNo), await portal.as(accountNo)] as const;
      const ids = new Map<string, string>();
      const isRefused = (error: unknown) => expect((error as { status: number }).status).toBeLessThan(500);
      const perform = async (call: Call, { kind, at, quantity }: Step): Promise<unknown> => {
        const skuNo = models[at]?.skuNo ?? '';
        if (kind === 'add') return add(call, { skuNo, quantity });
        for (const line of (await call(queryCart)).lines) ids.set(line.skuNo, line.id);
        const id = ids.get(skuNo) ?? 'none';
        if (kind === 'modify') return call(modifyCart, { body: { id, quantity } });
        if (kind === 'select') return call(modifyCart, { body: { id, selected: quantity % 2 === 0 } });
        return kind === 'del' ? call(deleteCart, { body: { id } }) : call(restoreCart, { body: { ids: [id] } });
      };
      for (const [index, one] of steps.entries()) {
        const first = perform(tabs[0], one).catch(isRefused);
        const next = steps[index + 1];
        await Promise.all([first, one.isTogether && next ? perform(tabs[1], next).catch(isRefused) : undefined]);
      }
      const cart = await tabs[1](queryCart);
      expect(await tabs[0](queryCart)).toEqual(cart);
      expect(new Set(cart.lines.map(({ skuNo }) => skuNo)).size).toBe(cart.lines.length);
      let sum = 0n;
      for (const { skuNo, quantity, selected, quantityMax } of cart.lines) {
        expect(quantity).toBeLessThanOrEqual(quantityMax);
        if (selected) sum += (fenOf[models.findIndex((model) => model.skuNo === skuNo)] ?? 0n) * BigInt(quantity);
      }
      expect(BigInt(Math.round(cart.totals.amount * 100))).toBe(sum);
    }),
    { numRuns: 12 },
  );
}, 60_000);
