import {
  addDesignProduct,
  addSelection,
  generateOrder,
  getDesignOrder,
  getListCheck,
  getSelection,
  joinOrder,
  listDesignOrders,
  removeSelection,
  saveListCheck,
  saveSelection,
} from '@portal/contract/design-order';
import { applyRecommendation, getAppliedRecommendation, type ChosenRecommendation } from '@portal/contract/recommend';
import { CallError, type Call } from '@portal/client';
import { scenarioPlans } from '@portal/engines/sizing';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { TEST_NOW } from '@portal/server/testkit/now';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followTakenLines } from './index.ts';

type Pieces = Record<string, number>;
type Chosen = Partial<ChosenRecommendation>;

let portal: TestPortal;
let call: Call;
let a = '';
let b = '';
let c = '';
beforeAll(async () => void (portal = await openTestPortal()));
beforeEach(async () => {
  call = await portal.as((await anInstaller(portal.database)).accountNo);
  [a, b, c] = (await Promise.all([100, 40, 7].map(async (price) => (await aSku(portal.database, { price })).skuNo))) as [string, string, string];
});
afterAll(() => portal.close());

let keys = 0;
const once = () => ({ idempotencyKey: `follow-${++keys}` });
const INPUTS = { scenarioLed: { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 }, scenarioUps: { ...scenarioPlans.scenarioUps.starter } };
const CONTROLLER = { role: 'ledSendingController', quantity: 1, attributes: { ports: 4 } };

/** Applies to the list, or to the order named. */
const apply = (pieces: Pieces, { id, scenario = 'scenarioLed', ...more }: { id?: string; scenario?: keyof typeof INPUTS } & Omit<Chosen, 'scenario'> = {}) =>
  call(applyRecommendation, {
    body: {
      target: id === undefined ? { kind: 'selection' } : { kind: 'order', id },
      recommendation: {
        scenario,
        tier: 'standard',
        inputs: INPUTS[scenario],
        lines: Object.entries(pieces).map(([skuNo, quantity]) => ({ skuNo, quantity })),
        ...more,
      },
    },
    ...once(),
  });
const add = (pieces: Pieces) =>
  call(addSelection, { body: { productList: Object.entries(pieces).map(([skuNo, quantity]) => ({ skuNo, quantity })) }, ...once() });
const lineIds = async (skuNos?: string[]) =>
  skuNos === undefined
    ? { isWhole: true as const }
    : { lineIds: (await call(getSelection)).lines.filter((line) => skuNos.includes(line.skuNo)).map((line) => line.id) };
const generate = async (skuNos?: string[]) => call(generateOrder, { body: { name: '王府小区', ...(await lineIds(skuNos)) }, ...once() });
const join = async (id: string, skuNos?: string[]) => call(joinOrder, { body: { id, ...(await lineIds(skuNos)) }, ...once() });
const setQuantity = async (skuNo: string, quantity: number) => {
  const { revision, lines } = await call(getSelection);
  const claims = lines.map((line) => ({ id: line.id, skuNo: line.skuNo, rate: line.rate, ratePrice: line.ratePrice, quantity: line.quantity }));
  await call(saveSelection, { body: { revision, editor: 'page', lines: claims.map((claim) => (claim.skuNo === skuNo ? { ...claim, quantity } : claim)) } });
};

const quantities = (lines: readonly { skuNo: string; quantity: number }[]): Pieces => Object.fromEntries(lines.map(({ skuNo, quantity }) => [skuNo, quantity]));
/** What the list holds, or an order. */
const held = async (id?: string) => quantities((id === undefined ? await call(getSelection) : await call(getDesignOrder, { params: { id } })).lines);
const appliedTo = (id?: string, scenario: keyof typeof INPUTS = 'scenarioLed') =>
  call(getAppliedRecommendation, { query: { scenario, ...(id === undefined ? {} : { designOrderId: id }) } });
const applied = async (id?: string, scenario?: keyof typeof INPUTS) => quantities((await appliedTo(id, scenario))?.lines ?? []);
const keptAt = async (id?: string) => (await call(getListCheck, { query: id === undefined ? {} : { designOrderId: id } })).kept.map((device) => device.name);

describe('an order made of the whole list', () => {
  it('takes what was applied along: applying again changes the order by the difference, and the list is filled anew', async () => {
    await add({ [a]: 5, [c]: 1 });
    await apply({ [a]: 2, [b]: 3 });
    const id = await generate();
    expect(await applied(id)).toEqual({ [a]: 2, [b]: 3 });
    expect(await appliedTo()).toBeNull();

    await apply({ [a]: 4 }, { id });
    expect(await held(id)).toEqual({ [a]: 9, [c]: 1 });
    await apply({ [a]: 1, [b]: 1 });
    expect(await held()).toEqual({ [a]: 1, [b]: 1 });
    expect(await held(id)).toEqual({ [a]: 9, [c]: 1 });
  });

  it('keeps how it was settled and when, each scenario by itself', async () => {
    const recommendation = { tier: 'high', budget: 80_000.5, kept: [CONTROLLER] } as const;
    await apply({ [a]: 2 }, { ...recommendation, kept: [CONTROLLER] });
    await apply({ [a]: 1, [b]: 1 }, { scenario: 'scenarioUps' });
    portal.clock.forward(60_000);
    const id = await generate();
    portal.clock.set(TEST_NOW);
    expect(await appliedTo(id)).toEqual({
      scenario: 'scenarioLed',
      inputs: INPUTS.scenarioLed,
      ...recommendation,
      lines: [{ skuNo: a, quantity: 2 }],
      gmtModified: TEST_NOW,
    });
    await apply({ [a]: 5 }, { scenario: 'scenarioUps', id });
    expect(await held(id)).toEqual({ [a]: 7 });
  });

  it('takes no more along than there was, and forgets what the user had taken out', async () => {
    await apply({ [a]: 4, [b]: 3 });
    await setQuantity(a, 1);
    await call(removeSelection, { body: { ids: (await call(getSelection)).lines.filter((line) => line.skuNo === b).map((line) => line.id) } });
    const id = await generate();
    expect(await applied(id)).toEqual({ [a]: 1 });
    // pieces of the user's own since: nothing that was applied once is taken off them
    await add({ [a]: 3, [b]: 3 });
    await apply({ [a]: 2 });
    expect(await held()).toEqual({ [a]: 5, [b]: 3 });
  });

  it('of a list to which nothing was applied has nothing applied', async () => {
    await add({ [a]: 2 });
    const id = await generate();
    expect(await appliedTo(id)).toBeNull();
    await apply({ [a]: 2 }, { id });
    expect(await held(id)).toEqual({ [a]: 4 });
  });
});

describe('an order made of some lines', () => {
  it('takes along what was applied of them; the rest stays with the list, until it goes too', async () => {
    await apply({ [a]: 2, [b]: 3 });
    const id = await generate([a]);
    expect([await applied(id), await applied()]).toEqual([{ [a]: 2 }, { [b]: 3 }]);
    expect(await appliedTo()).toMatchObject({ tier: 'standard', inputs: INPUTS.scenarioLed });

    await apply({ [a]: 2, [b]: 1 });
    expect(await held()).toEqual({ [a]: 2, [b]: 1 });
    await apply({ [a]: 3 }, { id });
    expect(await held(id)).toEqual({ [a]: 3 });

    const other = await generate();
    expect([await applied(other), await appliedTo()]).toEqual([{ [a]: 2, [b]: 1 }, null]);
    expect(await applied(id)).toEqual({ [a]: 3 });
  });

  it('of which none was applied takes nothing along', async () => {
    await add({ [c]: 1 });
    await apply({ [a]: 2 });
    const id = await generate([c]);
    expect([await appliedTo(id), await applied()]).toEqual([null, { [a]: 2 }]);
  });
});

describe('lines that join an order', () => {
  it('bring what was applied to them; an order without a record of the scenario gets it whole', async () => {
    await add({ [c]: 1 });
    const id = await generate();
    await apply({ [a]: 2, [b]: 3 }, { tier: 'economy' });
    await join(id, [a]);
    expect(await appliedTo(id)).toMatchObject({ tier: 'economy', lines: [{ skuNo: a, quantity: 2 }] });
    expect(await applied()).toEqual({ [b]: 3 });
    await apply({ [a]: 5 }, { id });
    expect(await held(id)).toEqual({ [c]: 1, [a]: 5 });
  });

  it('add to what the order has of its own, which keeps its answers', async () => {
    await apply({ [a]: 2, [b]: 1 }, { tier: 'high' });
    const id = await generate();
    await add({ [a]: 1 });
    await apply({ [a]: 4, [c]: 1 }, { tier: 'economy' });
    await join(id);
    expect(await appliedTo(id)).toMatchObject({ tier: 'high' });
    expect(await applied(id)).toEqual({ [a]: 6, [b]: 1, [c]: 1 });
    expect(await held(id)).toEqual({ [a]: 7, [b]: 1, [c]: 1 });
    await apply({ [a]: 3 }, { id });
    expect(await held(id)).toEqual({ [a]: 4 });
  });

  it('do not count as applied where an order cannot take them all', async () => {
    const few = (await aSku(portal.database, { maxNum: 10 })).skuNo;
    await add({ [few]: 8 });
    const id = await generate();
    await apply({ [few]: 5 });
    await expect(join(id)).rejects.toMatchObject({ code: 1506 });
    expect(await held(id)).toEqual({ [few]: 8 });
    expect([await applied(id), await applied()]).toEqual([{}, { [few]: 5 }]);
  });

  it('add to what is there still of the order’s own, not to what has gone since', async () => {
    // two scenarios share pieces of a model that the user then lowered: the one takes out what the other believes to be its own
    await apply({ [a]: 5 });
    await apply({ [a]: 5, [b]: 1 }, { scenario: 'scenarioUps' });
    await setQuantity(a, 3);
    const id = await generate();
    await apply({ [b]: 1 }, { id });
    expect([await held(id), await applied(id, 'scenarioUps')]).toEqual([{ [b]: 2 }, { [a]: 3, [b]: 1 }]);

    await apply({ [a]: 4 }, { scenario: 'scenarioUps' });
    await join(id);
    expect(await applied(id, 'scenarioUps')).toEqual({ [a]: 4, [b]: 1 });
    await call(addDesignProduct, { body: { id, productSaveDTOS: [{ skuNo: a, quantity: 5 }] }, ...once() });
    await apply({ [c]: 1 }, { scenario: 'scenarioUps', id });
    expect(await held(id)).toEqual({ [a]: 5, [b]: 1, [c]: 1 });
  });

  it('that are refused leave all as it was', async () => {
    const few = (await aSku(portal.database, { maxNum: 10 })).skuNo;
    await add({ [few]: 8 });
    const id = await generate();
    await apply({ [a]: 2 });
    await add({ [few]: 5 });
    expect(await failureOf(join(id))).toMatchObject({ code: 1506 });
    expect([await applied(), await appliedTo(id)]).toEqual([{ [a]: 2 }, null]);
  });
});

describe('devices the customer has already', () => {
  const NAME = '利旧 · LED 显示屏';
  const keepOwn = async () => {
    const check = await call(getListCheck, { query: {} });
    await call(saveListCheck, { body: { designOrderId: null, check: { ...check, kept: [{ role: 'nvr', quantity: 1, attributes: {}, name: '旧录像机' }] } } });
  };

  it('count in the check of the order the scenario went to, and in the list’s for as long as some of it stays', async () => {
    await keepOwn();
    await apply({ [a]: 2, [b]: 1 }, { kept: [CONTROLLER] });
    const first = await generate([a]);
    expect([await keptAt(first), await keptAt()]).toEqual([
      ['旧录像机', NAME],
      ['旧录像机', NAME],
    ]);
    const second = await generate();
    expect([await keptAt(second), await keptAt()]).toEqual([['旧录像机', NAME], ['旧录像机']]);
    await apply({ [a]: 2 }, { id: second });
    expect(await keptAt(second)).toEqual(['旧录像机']);
  });

  it('come with lines that join, and nothing else of the list’s check does', async () => {
    await add({ [c]: 1 });
    const id = await generate();
    await keepOwn();
    await apply({ [a]: 2 }, { kept: [CONTROLLER] });
    await join(id);
    expect([await keptAt(id), await keptAt()]).toEqual([[NAME], ['旧录像机']]);
    await apply({ [a]: 2 }, { kept: [CONTROLLER] });
    await join(id);
    expect(await keptAt(id)).toEqual([NAME]);
  });
});

it('costs one statement where nothing was ever applied', async () => {
  const owner = await anInstaller(portal.database);
  let statements = 0;
  const db = new Proxy(portal.database.db, {
    get: (target, name, receiver) => {
      if (['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute', '$count'].includes(String(name))) statements++;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const caller = { ...owner, userType: 2, boundShopNo: null, surveyPermission: false, sessionHash: '' } as const;
  await followTakenLines(
    { db, caller, now: TEST_NOW, newId: () => '' },
    { designOrderId: 'order', taken: new Map([[a, 1]]), left: new Map(), before: new Map() },
  );
  expect(statements).toBe(1);
});

describe('what others applied', () => {
  it('is theirs: orders of one owner move nothing of another, nor of the same person under another identity', async () => {
    // without an enterprise nothing but the account tells the two apart
    const [one, other] = await Promise.all([aPerson(portal.database), aPerson(portal.database)]);
    const [ofOne, ofOther] = [await portal.as(one.accountNo), await portal.as(other.accountNo)];
    for (const of of [ofOne, ofOther]) {
      call = of;
      await apply({ [a]: 2 });
    }
    const id = await generate();
    expect([await appliedTo(), await applied(id)]).toEqual([null, { [a]: 2 }]);
    call = ofOne;
    expect(await applied()).toEqual({ [a]: 2 });

    const { rowCount } = await portal.database.pool.query(`update applied_recommendation set merchant_no = 'ELSE' where account_no = $1`, [one.accountNo]);
    expect(rowCount).toBe(1);
    expect(await appliedTo(await generate())).toBeNull();
    const { rows } = await portal.database.pool.query('select target from applied_recommendation where account_no = $1', [one.accountNo]);
    expect(rows).toEqual([{ target: '' }]);
  });
});

describe('many at once', () => {
  /** Another tab may have left nothing to take; nothing else may go wrong. */
  const expectOnlyEmptyLists = (outcomes: readonly PromiseSettledResult<unknown>[]) => {
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused.filter((error) => !(error instanceof CallError && error.code === 1501))).toEqual([]);
  };

  /** The user's own pieces, place by place: what is held beyond what was applied there. */
  const ownAt = async (places: readonly (string | undefined)[]) => {
    const own: Pieces[] = [];
    for (const place of places) {
      const [here, there] = [await held(place), await applied(place)];
      own.push(Object.fromEntries(Object.keys({ ...here, ...there }).map((skuNo) => [skuNo, (here[skuNo] ?? 0) - (there[skuNo] ?? 0)])));
    }
    return own;
  };

  it('applying and generating from two tabs: the user’s own pieces are in one place, and all others where a record says so', async () => {
    await add({ [a]: 3 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => [apply({ [a]: n + 1, [b]: 2 }), call(generateOrder, { body: { name: '抢', isWhole: true }, ...once() })]).flat(),
    );
    expectOnlyEmptyLists(outcomes);
    const orders = (await call(listDesignOrders, { query: { size: 50 } })).data.map((order) => order.id);
    expect(orders).toHaveLength(outcomes.filter((outcome, n) => n % 2 === 1 && outcome.status === 'fulfilled').length);
    const own = await ownAt([undefined, ...orders]);
    expect(own.map((pieces) => pieces[a] ?? 0).filter((quantity) => quantity !== 0)).toEqual([3]);
    expect(own.map((pieces) => pieces[b] ?? 0).filter((quantity) => quantity !== 0)).toEqual([]);
  });

  it('joining while list and order are applied to: no own piece is lost or doubled', async () => {
    await add({ [a]: 2 });
    const id = await generate();
    await add({ [a]: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => [
        apply({ [a]: n + 1 }),
        call(joinOrder, { body: { id, isWhole: true }, ...once() }),
        apply({ [a]: 2, [b]: n + 1 }, { id }),
      ]).flat(),
    );
    expectOnlyEmptyLists(outcomes);
    const [ofList = {}, ofOrder = {}] = await ownAt([undefined, id]);
    expect([(ofList[a] ?? 0) + (ofOrder[a] ?? 0), ofOrder[b]]).toEqual([3, 0]);
    expect(ofOrder[a]).toBeGreaterThanOrEqual(2);
  });

  it('a generation repeated under one key moves it once', async () => {
    await apply({ [a]: 2 });
    const body = { name: '一次', isWhole: true as const };
    const ids = await Promise.all(Array.from({ length: 10 }, () => call(generateOrder, { body, idempotencyKey: 'follow-once' })));
    expect(new Set(ids).size).toBe(1);
    expect([await applied(ids[0]), await appliedTo()]).toEqual([{ [a]: 2 }, null]);
  });
});
