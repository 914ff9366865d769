/** Code 1 (WIRE-3, DESIGN-29): with a room that says that some models stand at points of a scene. */
import { createCall, type Call } from '@portal/client';
import {
  addSelection,
  generateOrder,
  getDesignOrder,
  getSelection,
  removeDesignProduct,
  removeSelection,
  saveSelection,
  updateDesignProduct,
  type DesignLine,
} from '@portal/contract/design-order';
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUEST, type Caller } from '../../platform/http/context.ts';
import { unlimited } from '../../platform/http/limits.ts';
import { createServe } from '../../platform/http/serve.ts';
import { createHttp } from '../../platform/http/server.ts';
import type { ListPlaced } from './lines/placed.ts';
import { getDesignOrder as showOrder } from './quotes/get-design-order.ts';
import { removeDesignProduct as removeFromOrder } from './quotes/remove-design-product.ts';
import { updateDesignProduct as updateOrder } from './quotes/update-design-product.ts';
import { addSelection as addToList } from './selection/add-selection.ts';
import { getSelection as showList } from './selection/get-selection.ts';
import { removeSelection as removeFromList } from './selection/remove-selection.ts';
import { saveSelection as saveList } from './selection/save-selection.ts';

let test: TestPortal;
let site: Awaited<ReturnType<typeof createHttp>>;
let caller: Caller;
let placed: string[];
const asked: { place: unknown; skuNos: readonly string[] }[] = [];
const listPlaced: ListPlaced = async (_asking, place, skuNos) => {
  asked.push({ place, skuNos });
  return placed;
};

beforeAll(async () => {
  test = await openTestPortal();
  site = await createHttp({ log: test.deps.log, trustProxy: 0 });
  const { database, clock, tasks, signals } = test.deps;
  const { serve } = createServe(site, { database, clock, tasks, signals, findCaller: async () => caller, limits: unlimited, checkAnswers: true });
  for (const operation of [showList, addToList, saveList, removeFromList, showOrder, removeFromOrder, updateOrder]) serve(operation, { listPlaced });
});
afterAll(async () => {
  await site.close();
  await test.close();
});

/** Over the site on which some stand at points. */
const call: Call = createCall(async ({ method, path, body, headers }) => {
  const identity = { [IDENTITY_HEADER]: actingFor({ accountNo: caller.accountNo ?? '', merchantNo: caller.merchantNo }) };
  const answer = await site.inject({ method, url: path, headers: { ...headers, ...identity }, ...(body === undefined ? {} : { payload: body as object }) });
  return { status: answer.statusCode, json: answer.json() as unknown };
});

let own: Call;
let camera: string;
let recorder: string;
let keys = 0;
const key = () => `placed-${++keys}`;

beforeEach(async () => {
  const { accountNo, merchantNo } = await anInstaller(test.database);
  caller = { ...GUEST, accountNo, merchantNo, userType: 2, sessionHash: 'x' };
  own = await test.as(accountNo);
  [camera, recorder] = [(await aSku(test.database)).skuNo, (await aSku(test.database)).skuNo];
  placed = [camera];
  await own(addSelection, { body: { productList: [camera, recorder].map((skuNo) => ({ skuNo, quantity: 3 })) }, idempotencyKey: key() });
  asked.length = 0;
});

const boundOf = (lines: readonly DesignLine[]) => Object.fromEntries(lines.map(({ skuNo, boundStatus }) => [skuNo, boundStatus]));
const quantities = async () => (await own(getSelection)).lines.map(({ skuNo, quantity }) => [skuNo, quantity]);
const before = () => [
  [camera, 3],
  [recorder, 3],
];

describe('a list of which a model stands at a point', () => {
  const save = async (change: (skuNo: string) => object | null) => {
    const { revision, lines } = await own(getSelection);
    const claims = lines.flatMap(({ id, skuNo, rate, ratePrice, quantity }) => {
      const changed = change(skuNo);
      return changed === null ? [] : [{ id, skuNo, rate, ratePrice, quantity, ...changed }];
    });
    return call(saveSelection, { body: { revision, editor: 'page', lines: claims } });
  };

  it('is not saved with another quantity of it, and the model is named', async () => {
    expect(await failureOf(save(() => ({ quantity: 5 })))).toMatchObject({
      code: 1,
      status: 409,
      msg: '清单中包含已放置到点位的产品，请先在场景中移除',
      data: { skuNos: [camera] },
    });
    expect(await quantities()).toEqual(before());
    expect(asked).toEqual([{ place: { kind: 'selection' }, skuNos: [camera, recorder] }]);
  });

  it('is not saved without it, in the words of a removal', async () => {
    const failure = await failureOf(save((skuNo) => (skuNo === camera ? null : {})));
    expect(failure).toMatchObject({ code: 1, msg: '所选产品已放置到点位，请先在场景中移除后再删除', data: { skuNos: [camera] } });
    expect(await quantities()).toEqual(before());
  });

  it('takes another rate of it and another quantity of the rest', async () => {
    await save((skuNo) => (skuNo === camera ? { rate: 90, ratePrice: 90 } : { quantity: 7 }));
    expect((await own(getSelection)).lines).toMatchObject([{ rate: 90, quantity: 3 }, { quantity: 7 }]);
  });

  it('tells it as bound, and asks for no more where no quantity changes (DESIGN-28)', async () => {
    const shown = await save(() => ({ rate: 80, ratePrice: 80 }));
    expect(asked).toEqual([{ place: { kind: 'selection' }, skuNos: [camera, recorder] }]);
    const added = await call(addSelection, { body: { productList: [{ skuNo: recorder, quantity: 1 }] }, idempotencyKey: key() });
    for (const { lines } of [shown, added, await call(getSelection)]) expect(boundOf(lines)).toEqual({ [camera]: 1, [recorder]: 0 });
  });

  it('keeps it when it is removed or all is cleared, and lets the others go', async () => {
    const [first, second] = (await own(getSelection)).lines.map((line) => line.id);
    for (const body of [{ ids: [first ?? ''] }, { deleteAll: true }]) expect(await failureOf(call(removeSelection, { body }))).toMatchObject({ code: 1 });
    expect(await quantities()).toEqual(before());
    await call(removeSelection, { body: { ids: [second ?? ''] } });
    expect(await quantities()).toEqual([[camera, 3]]);
  });
});

describe('an order of which a model stands at a point', () => {
  it('keeps its quantity, whichever call would change it', async () => {
    const id = await own(generateOrder, { body: { name: '一期', isWhole: true }, idempotencyKey: key() });
    const fewer = { id, productList: [{ skuNo: camera, quantity: 1 }] };
    expect(await failureOf(call(removeDesignProduct, { body: fewer, idempotencyKey: key() }))).toMatchObject({ code: 1, data: { skuNos: [camera] } });
    expect(await failureOf(call(updateDesignProduct, { body: fewer }))).toMatchObject({ code: 1, data: { skuNos: [camera] } });
    expect(asked.at(-1)?.place).toEqual({ kind: 'order', id });
    const shown = [
      await call(getDesignOrder, { params: { id } }),
      await call(updateDesignProduct, { body: { id, productList: [{ skuNo: recorder, quantity: 3 }] } }),
    ];
    for (const { lines } of shown) expect(boundOf(lines)).toEqual({ [camera]: 1, [recorder]: 0 });
    await call(removeDesignProduct, { body: { id, skuNo: recorder }, idempotencyKey: key() });
    expect((await own(getDesignOrder, { params: { id } })).lines).toMatchObject([{ skuNo: camera, quantity: 3 }]);
  });
});
