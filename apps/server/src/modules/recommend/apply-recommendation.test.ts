import {
  addSelection,
  generateOrder,
  getDesignOrder,
  getListCheck,
  getSelection,
  listDesignOrders,
  removeDesignOrder,
  saveListCheck,
} from '@portal/contract/design-order';
import { applyRecommendation, getAppliedRecommendation, planRecommendation } from '@portal/contract/recommend';
import type { BodyInputOf } from '@portal/contract/core';
import type { Call } from '@portal/client';
import { scenarioPlans } from '@portal/engines/sizing';
import { aService, aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { TEST_NOW } from '@portal/server/testkit/now';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/database.ts';

type Body = BodyInputOf<typeof applyRecommendation>;
type Chosen = Body['recommendation'];

let portal: TestPortal;
let call: Call;
/** Three models on sale: 100, 40 and 7 yuan. */
let a = '';
let b = '';
let c = '';
beforeAll(async () => void (portal = await openTestPortal()));
beforeEach(async () => {
  call = await asInstaller();
  [a, b, c] = (await Promise.all([100, 40, 7].map(async (price) => (await aSku(portal.database, { price })).skuNo))) as [string, string, string];
});
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `recommend-${++keys}`;
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);
const LED = { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 };
const recommendationOf = (pieces: Record<string, number>, more: Partial<Chosen> = {}): Chosen => ({
  scenario: 'scenarioLed',
  tier: 'standard',
  inputs: LED,
  lines: Object.entries(pieces).map(([skuNo, quantity]) => ({ skuNo, quantity })),
  ...more,
});
const LIST = { kind: 'selection' } as const;
const apply = (
  pieces: Record<string, number>,
  { target = LIST, idempotencyKey = key(), ...more }: Partial<Chosen> & { target?: Body['target']; idempotencyKey?: string } = {},
) => call(applyRecommendation, { body: { target, recommendation: recommendationOf(pieces, more) }, idempotencyKey });
const plan = (pieces: Record<string, number>, { target = LIST, ...more }: Partial<Chosen> & { target?: Body['target'] } = {}) =>
  call(planRecommendation, { body: { target, recommendation: recommendationOf(pieces, more) } });
const add = (skuNo: string, quantity: number) => call(addSelection, { body: { productList: [{ skuNo, quantity }] }, idempotencyKey: key() });
const list = async () => Object.fromEntries((await call(getSelection)).lines.map(({ skuNo, quantity }) => [skuNo, quantity]));
const orderOf = async (id: string) =>
  Object.fromEntries((await call(getDesignOrder, { params: { id } })).lines.map(({ skuNo, quantity }) => [skuNo, quantity]));
const said = (changes: readonly { kind: string; skuNo: string; before: number; after: number }[]) =>
  changes.map(({ kind, skuNo, before, after }) => [kind, skuNo, before, after]);

describe('applying to the list', () => {
  it('puts the products in at today’s price and rate 100, and says what it changed', async () => {
    const { designOrderId, changes } = await apply({ [a]: 2, [b]: 3 });
    expect(designOrderId).toBeNull();
    expect(said(changes)).toEqual([
      ['added', a, 0, 2],
      ['added', b, 0, 3],
    ]);
    expect(changes[0]).toMatchObject({ productName: expect.stringContaining('测试产品'), productModel: expect.stringContaining('HV-T') });
    expect((await call(getSelection)).lines).toMatchObject([
      { skuNo: a, price: 100, rate: 100, quantity: 2, amount: 200 },
      { skuNo: b, price: 40, rate: 100, quantity: 3, amount: 120 },
    ]);
  });

  it('a second time changes the quantities by the difference and leaves the user’s own pieces', async () => {
    await add(a, 5);
    await add(c, 1);
    await apply({ [a]: 2, [b]: 3 });
    expect(await list()).toEqual({ [a]: 7, [b]: 3, [c]: 1 });
    const { changes } = await apply({ [a]: 4, [c]: 2 });
    expect(said(changes)).toEqual([
      ['raised', a, 7, 9],
      ['raised', c, 1, 3],
      ['removed', b, 3, 0],
    ]);
    expect(await list()).toEqual({ [a]: 9, [c]: 3 });
    expect(said((await apply({ [a]: 4, [c]: 2 })).changes)).toEqual([
      ['same', a, 9, 9],
      ['same', c, 3, 3],
    ]);
    expect(said((await apply({ [a]: 1 })).changes)).toEqual([
      ['lowered', a, 9, 6],
      ['lowered', c, 3, 1],
    ]);
    expect(await list()).toEqual({ [a]: 6, [c]: 1 });
  });

  it('the plan says beforehand what applying then does, and changes nothing', async () => {
    await add(a, 1);
    await apply({ [a]: 2, [b]: 3 });
    const planned = await plan({ [a]: 5, [c]: 1 });
    expect(await list()).toEqual({ [a]: 3, [b]: 3 });
    expect(planned).toEqual((await apply({ [a]: 5, [c]: 1 })).changes);
  });

  it('another scenario keeps its own account of the same model', async () => {
    await apply({ [a]: 2 });
    const planned = await plan({ [a]: 3 }, { scenario: 'scenarioUps', inputs: {} });
    expect(said(planned)).toEqual([['raised', a, 2, 5]]);
  });

  it('a list that became an order in between is filled anew, and nothing is doubled or negative', async () => {
    await apply({ [a]: 2, [b]: 3 });
    const id = await call(generateOrder, { body: { name: '王府小区', isWhole: true }, idempotencyKey: key() });
    expect(said((await apply({ [a]: 4 })).changes)).toEqual([['added', a, 0, 4]]);
    expect(await list()).toEqual({ [a]: 4 });
    expect(await orderOf(id)).toEqual({ [a]: 2, [b]: 3 });
  });

  it('a model named twice counts together', async () => {
    const { lines } = recommendationOf({ [a]: 2 });
    await call(applyRecommendation, {
      body: { target: LIST, recommendation: { ...recommendationOf({}), lines: [...lines, { skuNo: a, quantity: 3 }] } },
      idempotencyKey: key(),
    });
    expect(await list()).toEqual({ [a]: 5 });
  });

  it('is done once however often it is sent under one key', async () => {
    const once = key();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply({ [a]: 2 }, { idempotencyKey: once })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await list()).toEqual({ [a]: 2 });
    expect(await failureOf(apply({ [a]: 3 }, { idempotencyKey: once }))).toMatchObject({ code: 4002 });
  });

  it('from many tabs at once ends as the last of them says, never as their sum', async () => {
    await add(a, 1);
    await Promise.all(Array.from({ length: 12 }, (_, n) => apply({ [a]: n + 1, [b]: 2 })));
    const applied = await call(getAppliedRecommendation, { query: { scenario: 'scenarioLed' } });
    const last = applied?.lines.find((line) => line.skuNo === a)?.quantity ?? Number.NaN;
    expect(await list()).toEqual({ [a]: 1 + last, [b]: 2 });
  });

  it('while another tab adds loses no acknowledged piece', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, n) => [add(a, 1), apply({ [a]: n + 1 })]).flat());
    const applied = await call(getAppliedRecommendation, { query: { scenario: 'scenarioLed' } });
    expect(await list()).toEqual({ [a]: 10 + (applied?.lines[0]?.quantity ?? Number.NaN) });
  });

  it('refuses models that are unknown or off sale, naming them, and then changes nothing', async () => {
    const off = await aSku(portal.database, { skuStatus: 1, skuModel: `HV-OFF-${key()}` });
    for (const ask of [apply, plan]) {
      expect(await failureOf(ask({ [a]: 1, [off.skuNo]: 1, NOBODY: 1 }))).toMatchObject({
        code: 1301,
        msg: `以下产品已下架或不存在：${off.skuModel}、NOBODY`,
        data: { skuNos: [off.skuNo, 'NOBODY'] },
      });
    }
    expect(await list()).toEqual({});
    expect(await call(getAppliedRecommendation, { query: { scenario: 'scenarioLed' } })).toBeNull();
  });

  it('takes away what went off sale since', async () => {
    await apply({ [a]: 2, [b]: 1 });
    await portal.database.db.execute(sql`update sku set sku_status = 1 where sku_no = ${a}`);
    expect(said((await apply({ [b]: 1 })).changes)).toEqual([
      ['same', b, 1, 1],
      ['removed', a, 2, 0],
    ]);
    expect(await list()).toEqual({ [b]: 1 });
  });

  it('refuses more pieces of a model than a list may hold, and then changes nothing', async () => {
    const few = await aSku(portal.database, { maxNum: 3 });
    expect(await failureOf(apply({ [a]: 1, [few.skuNo]: 4 }))).toMatchObject({ code: 1506, msg: expect.stringContaining(few.skuModel) });
    expect(await list()).toEqual({});
  });

  it('refuses a second software of one big category', async () => {
    const [one, other] = [await aService(portal.database, 10), await aService(portal.database, 20)];
    await add(one.skuNo, 1);
    expect(await failureOf(apply({ [other.skuNo]: 1 }))).toMatchObject({ code: 1503 });
    expect(await list()).toEqual({ [one.skuNo]: 1 });
  });
});

describe('applying to an order', () => {
  it('of one’s own keeps the quoted prices and leaves the list alone', async () => {
    await add(a, 2);
    const id = await call(generateOrder, { body: { name: '甲', isWhole: true }, idempotencyKey: key() });
    await portal.database.db.execute(sql`update sku set price = 999 where sku_no = ${a}`);
    const answer = await apply({ [a]: 3, [b]: 1 }, { target: { kind: 'order', id } });
    expect(answer.designOrderId).toBe(id);
    const order = await call(getDesignOrder, { params: { id } });
    expect(order.lines).toMatchObject([
      { skuNo: a, price: 100, quantity: 5, amount: 500 },
      { skuNo: b, price: 40, quantity: 1, amount: 40 },
    ]);
    expect(order.totals).toMatchObject({ amount: 540, pieceCount: 6 });
    expect(await list()).toEqual({});
    await apply({ [b]: 2 }, { target: { kind: 'order', id } });
    expect(await orderOf(id)).toEqual({ [a]: 2, [b]: 2 });
  });

  it('that is new makes it, and the next time it changes by the difference', async () => {
    const { designOrderId, changes } = await apply({ [a]: 2, [b]: 1 }, { target: { kind: 'newOrder', name: '会议室大屏', remark: '三楼' } });
    const id = designOrderId ?? '';
    expect(said(changes)).toEqual([
      ['added', a, 0, 2],
      ['added', b, 0, 1],
    ]);
    expect(await call(getDesignOrder, { params: { id } })).toMatchObject({ name: '会议室大屏', remark: '三楼', amount: 240 });
    expect(await list()).toEqual({});
    expect(said((await apply({ [a]: 5 }, { target: { kind: 'order', id } })).changes)).toEqual([
      ['raised', a, 2, 5],
      ['removed', b, 1, 0],
    ]);
    expect(await orderOf(id)).toEqual({ [a]: 5 });
  });

  it('that is new is made once under one key', async () => {
    const once = key();
    const target = { kind: 'newOrder', name: '一次' } as const;
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply({ [a]: 1 }, { target, idempotencyKey: once })));
    expect(new Set(answers.map((answer) => answer.designOrderId)).size).toBe(1);
    expect((await call(listDesignOrders)).count).toBe(1);
  });

  it('of somebody else’s, a removed and an unknown one all end in the same refusal', async () => {
    const { designOrderId } = await apply({ [a]: 1 }, { target: { kind: 'newOrder', name: '别人的' } });
    const foreign = designOrderId ?? '';
    const { designOrderId: removed } = await apply({ [a]: 1 }, { target: { kind: 'newOrder', name: '已删除' } });
    await call(removeDesignOrder, { body: { id: removed ?? '' } });
    const owner = call;
    for (const [id, asker] of [
      [foreign, await asInstaller()],
      [removed ?? '', owner],
      ['no-such-order', owner],
    ] as const) {
      call = asker;
      const target = { kind: 'order', id } as const;
      const asks = [
        () => apply({ [a]: 1 }, { target }),
        () => plan({ [a]: 1 }, { target }),
        () => call(getAppliedRecommendation, { query: { scenario: 'scenarioLed', designOrderId: id } }),
      ];
      for (const ask of asks) {
        expect(await failureOf(ask())).toMatchObject({ code: 404, msg: '内容不存在或已被删除' });
      }
    }
    call = owner;
    expect(await orderOf(foreign)).toEqual({ [a]: 1 });
  });
});

describe('what was applied last', () => {
  it('is nothing at first, and then what was settled on with its moment, for each place by itself', async () => {
    const ask = (designOrderId?: string) => call(getAppliedRecommendation, { query: { scenario: 'scenarioLed', ...(designOrderId ? { designOrderId } : {}) } });
    expect(await ask()).toBeNull();
    portal.clock.set(TEST_NOW + 5000);
    const kept = [{ role: 'ledSendingController', quantity: 1, attributes: { ports: 4 } }];
    await apply({ [a]: 2 }, { tier: 'high', budget: 80_000.5, kept });
    const { designOrderId } = await apply({ [b]: 1 }, { target: { kind: 'newOrder', name: '乙' } });
    expect(await ask()).toEqual({
      scenario: 'scenarioLed',
      tier: 'high',
      inputs: LED,
      budget: 80_000.5,
      kept,
      lines: [{ skuNo: a, quantity: 2 }],
      gmtModified: TEST_NOW + 5000,
    });
    expect(await ask(designOrderId ?? '')).toMatchObject({ tier: 'standard', budget: null, kept: [], lines: [{ skuNo: b, quantity: 1 }] });
    expect(await call(getAppliedRecommendation, { query: { scenario: 'scenarioUps' } })).toBeNull();
    portal.clock.set(TEST_NOW);
  });

  it('is the owner’s alone', async () => {
    // without an enterprise: nothing but the account tells the two apart
    const [one, other] = await Promise.all([aPerson(portal.database), aPerson(portal.database)]);
    call = await portal.as(one.accountNo);
    await apply({ [a]: 2 });
    call = await portal.as(other.accountNo);
    expect(await call(getAppliedRecommendation, { query: { scenario: 'scenarioLed' } })).toBeNull();
    expect(said((await apply({ [a]: 3 })).changes)).toEqual([['added', a, 0, 3]]);
    call = await portal.as(one.accountNo);
    expect(await call(getAppliedRecommendation, { query: { scenario: 'scenarioLed' } })).toMatchObject({ lines: [{ quantity: 2 }] });
  });

  it('keeps of the answers and devices what the rules know, and no default in place of an open question', async () => {
    const inputs = { ...LED, note: '随便', deep: { list: [1] } };
    const kept = [{ role: 'ledSendingController', quantity: 1, attributes: { ports: 4, colour: 'black' } }];
    await apply({ [a]: 1 }, { inputs, kept });
    const applied = await call(getAppliedRecommendation, { query: { scenario: 'scenarioLed' } });
    expect(applied?.inputs).toEqual(LED);
    expect(applied?.kept).toEqual([{ role: 'ledSendingController', quantity: 1, attributes: { ports: 4 } }]);
  });

  it('is refused where the answers are none, in words of the questions', async () => {
    expect(await failureOf(apply({ [a]: 1 }, { inputs: { environment: 'indoor', widthM: 'wide', heightM: 3, nearestViewM: 0 } }))).toMatchObject({
      code: 400,
      fields: { 'recommendation.inputs.widthM': '请输入正确的数值', 'recommendation.inputs.nearestViewM': '最近观看距离应在 1~500 之间' },
    });
    expect(await list()).toEqual({});
  });
});

describe('devices the customer has already', () => {
  const check = () => call(getListCheck);
  const controller = (quantity: number) => [{ role: 'ledSendingController', quantity, attributes: { ports: 4 } }];
  const own = { name: '旧录像机', role: 'nvr', quantity: 1, attributes: { channels: 16 } };

  it('stand in the list’s check under the scenario’s name, in place of those it put there before', async () => {
    const before = await check();
    await call(saveListCheck, { body: { designOrderId: null, check: { ...before, kept: [own] } } });
    await apply({ [a]: 1 }, { kept: controller(1) });
    await apply({ [a]: 1 }, { kept: controller(2) });
    expect((await check()).kept).toEqual([own, { ...controller(2)[0], name: '利旧 · LED 显示屏' }]);
    await apply({ [a]: 1 });
    expect(await check()).toEqual({ ...before, kept: [own] });
  });

  it('of a new order stand in that order’s check', async () => {
    const { designOrderId } = await apply({ [a]: 1 }, { target: { kind: 'newOrder', name: '丙' }, kept: controller(1) });
    expect((await check()).kept).toEqual([]);
    expect((await call(getListCheck, { query: { designOrderId: designOrderId ?? '' } })).kept).toMatchObject([{ role: 'ledSendingController' }]);
  });

  it('that are too many for the check are refused, and nothing is applied', async () => {
    const before = await check();
    await call(saveListCheck, { body: { designOrderId: null, check: { ...before, kept: Array.from({ length: 99 }, () => own) } } });
    expect(await failureOf(apply({ [a]: 1 }, { kept: [...controller(1), ...controller(2)] }))).toMatchObject({
      code: 400,
      msg: expect.stringContaining('100'),
    });
    expect(await list()).toEqual({});
  });
});

describe('what the recommendation knows', () => {
  const PARKING = { scenario: 'scenarioParking', inputs: { ...scenarioPlans.scenarioParking.starter } } as const;
  const street = (retentionDays: number) => ({
    scenario: 'scenarioVideoSurveillance' as const,
    inputs: { site: 'street', areas: [{ lengthM: 20, widthM: 6, mounting: 'pole', heightM: 4 }], retentionDays },
  });

  it('of a street: busy pictures and the days stand in the list’s check, and what is harder stays', async () => {
    await apply({ [a]: 1 }, street(60));
    expect(await call(getListCheck)).toMatchObject({ scene: 'high', retentionDays: 60, mandatory: [] });
    await apply({ [a]: 1 }, { ...street(30), inputs: { ...street(30).inputs, site: 'shop' } });
    expect(await call(getListCheck)).toMatchObject({ scene: 'high', retentionDays: 60 });
  });

  it('of doors: how long they are to work without the mains, as it was asked last, and goes into the order (CHECK-15.2)', async () => {
    const doors = (standbyHours: number) => ({ scenario: 'scenarioAccessControl' as const, inputs: { groups: [{ doors: 4 }], users: 10, standbyHours } });
    await apply({ [a]: 1 }, doors(24));
    expect(await call(getListCheck)).toMatchObject({ standbyHours: 24 });
    await apply({ [a]: 1 }, doors(8));
    expect(await call(getListCheck)).toMatchObject({ standbyHours: 8 });
    const id = await call(generateOrder, { body: { name: '门禁', isWhole: true }, idempotencyKey: key() });
    expect(await call(getListCheck, { query: { designOrderId: id } })).toMatchObject({ standbyHours: 8 });
    expect(await call(getListCheck)).toMatchObject({ standbyHours: 0 });
  });

  it('of gates: how far they are from their closet, and goes into the order (CHECK-15.8)', async () => {
    await apply({ [a]: 1 }, { scenario: 'scenarioAccessGuard', inputs: { peakPeople: 60, peakMinutes: 1, runM: 180 } });
    expect(await call(getListCheck)).toMatchObject({ gateRunM: 180 });
    const id = await call(generateOrder, { body: { name: '闸机', isWhole: true }, idempotencyKey: key() });
    expect(await call(getListCheck, { query: { designOrderId: id } })).toMatchObject({ gateRunM: 180 });
    expect(await call(getListCheck)).toMatchObject({ gateRunM: 0 });
  });

  it('what is mandatory stands there by its clause, whatever a page saves of it', async () => {
    await apply({ [a]: 1 }, PARKING);
    const { mandatory, ...check } = await call(getListCheck);
    expect(mandatory).toMatchObject([
      { scenario: 'scenarioParking', role: 'fireLinkModule', clause: 'GB 50116-2013 4.10.3、GB 55024-2022 5.3.6' },
      { scenario: 'scenarioParking', role: 'fireCable', clause: 'GB 50116-2013 11.2.2' },
    ]);
    expect(await call(saveListCheck, { body: { designOrderId: null, check: { ...check, mandatory: [] } } })).toMatchObject({ mandatory });
    expect(await call(getListCheck)).toMatchObject({ mandatory });
  });

  it('applied again each of it is there once, and goes into the order made of the list', async () => {
    await apply({ [a]: 1 }, PARKING);
    await apply({ [a]: 2 }, PARKING);
    const { mandatory } = await call(getListCheck);
    expect(mandatory).toHaveLength(2);
    const id = await call(generateOrder, { body: { name: '车场', isWhole: true }, idempotencyKey: key() });
    expect(await call(getListCheck, { query: { designOrderId: id } })).toMatchObject({ mandatory });
    expect(await call(getListCheck)).toMatchObject({ mandatory: [] });
  });

  const UPS = (runtimeMin: number) => ({ scenario: 'scenarioUps', inputs: { loads: [{ count: 4, powerW: 200 }], runtimeMin } }) as const;

  it('its warnings stand there with their scene, whatever a page saves of them, and go when applied without (SIZE-18)', async () => {
    await apply({ [a]: 1 }, UPS(0));
    const { notes, ...check } = await call(getListCheck);
    expect(notes).toMatchObject([{ scenario: 'scenarioUps', scene: 'UPS 不间断电源', code: 'NO_BATTERY', isSafety: true }]);
    expect(await call(saveListCheck, { body: { designOrderId: null, check: { ...check, notes: [] } } })).toMatchObject({ notes });
    await apply({ [a]: 1 }, PARKING);
    expect((await call(getListCheck)).notes).toEqual(notes);
    const id = await call(generateOrder, { body: { name: '机房', isWhole: true }, idempotencyKey: key() });
    expect((await call(getListCheck, { query: { designOrderId: id } })).notes).toEqual(notes);
    expect((await call(getListCheck)).notes).toEqual([]);
    await apply({ [a]: 1 }, UPS(0));
    await apply({ [a]: 1 }, UPS(30));
    expect((await call(getListCheck)).notes).toEqual([]);
  });
});
