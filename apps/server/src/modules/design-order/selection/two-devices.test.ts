import { createCall, type Call } from '@portal/client';
import { changeIdentity } from '@portal/contract/account';
import { actingFor, IDENTITY_HEADER, type Endpoint } from '@portal/contract/core';
import { addSelection, generateOrder, getSelection, listDesignOrders, removeSelection, saveSelection, type Selection } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const add = (call: Call, skuNo: string, quantity = 1): Promise<Selection> =>
  call(addSelection, { body: { productList: [{ skuNo, quantity }] }, idempotencyKey: `device-${++keys}` });
/** A page's save of the whole list, every quantity set to `quantity`. */
const saveOf = ({ revision, lines }: Selection, editor: string, quantity: number) => ({
  revision,
  editor,
  lines: lines.map(({ id, skuNo, rate, ratePrice }) => ({ id, skuNo, rate, ratePrice, quantity })),
});

describe('two devices that edit one list', () => {
  const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);

  it('at once: the second save is refused, and nothing of the first is lost', async () => {
    const call = await asInstaller();
    const seen = await add(call, (await aSku(portal.database)).skuNo);
    const saves = await Promise.allSettled([call(saveSelection, { body: saveOf(seen, 'phone', 5) }), call(saveSelection, { body: saveOf(seen, 'desk', 7) })]);
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [kept] = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value] : []));
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 1507, status: 409 } });
    expect(await call(getSelection)).toEqual(kept);
  });

  it('a removal that one saved is not undone by the other, which may save once it has seen it', async () => {
    const call = await asInstaller();
    await add(call, (await aSku(portal.database)).skuNo);
    const seen = await add(call, (await aSku(portal.database)).skuNo);
    const { revision, editor, lines } = saveOf(seen, 'phone', 1);
    const saved = await call(saveSelection, { body: { revision, editor, lines: lines.slice(1) } });
    expect(await failureOf(call(saveSelection, { body: saveOf(seen, 'desk', 9) }))).toMatchObject({ code: 1507 });
    expect((await call(saveSelection, { body: saveOf(saved, 'desk', 9) })).lines).toMatchObject([{ skuNo: lines[1]?.skuNo, quantity: 9 }]);
  });

  it('a page whose answer was lost saves again, with what was edited since', async () => {
    const call = await asInstaller();
    const seen = await add(call, (await aSku(portal.database)).skuNo);
    await call(saveSelection, { body: saveOf(seen, 'phone', 5) });
    expect((await call(saveSelection, { body: saveOf(seen, 'phone', 6) })).lines).toMatchObject([{ quantity: 6 }]);
  });

  it('a refused save changes neither the list nor its revision', async () => {
    const call = await asInstaller();
    const seen = await add(call, (await aSku(portal.database)).skuNo);
    await call(saveSelection, { body: saveOf(seen, 'phone', 5) });
    const before = await call(getSelection);
    await failureOf(call(saveSelection, { body: saveOf(seen, 'desk', 6) }));
    expect(await call(getSelection)).toEqual(before);
  });
});

describe('a device that still shows the former identity', () => {
  async function aPersonOfTwo() {
    const { accountNo, merchantNo: first } = await anInstaller(portal.database);
    const { merchantNo: second } = await anInstaller(portal.database);
    await portal.database.pool.query('insert into account_identity (account_no, merchant_no) values ($1, $2)', [accountNo, second]);
    const cookie = await portal.cookieOf(accountNo);
    /** A page made for `merchantNo`, whatever the account acts for by now. */
    const pageOf = (merchantNo: string): Call =>
      createCall(async ({ method, path, body, headers }) => {
        const answer = await portal.portal.http.inject({
          method,
          url: path,
          headers: { ...headers, cookie, [IDENTITY_HEADER]: actingFor({ accountNo, merchantNo }) },
          ...(body === undefined ? {} : { payload: body as object }),
        });
        return { status: answer.statusCode, json: answer.json() as unknown };
      });
    const actFor = async (merchantNo: string) => (await portal.as(accountNo))(changeIdentity, { body: { merchantNo } });
    return { accountNo, cookie, first, second, pageOf, actFor };
  }

  it('neither wipes, fills, empties nor orders the list of the other, and reads nothing of it', async () => {
    const { first, second, pageOf, actFor } = await aPersonOfTwo();
    const { skuNo } = await aSku(portal.database);
    await actFor(second);
    await add(pageOf(second), skuNo, 4);
    const current = await pageOf(second)(getSelection);
    await actFor(first);
    const stale = pageOf(first);
    await add(stale, skuNo, 1);
    const seen = await stale(getSelection);
    await actFor(second);

    const attempts = [
      () => stale(saveSelection, { body: { ...saveOf(seen, 'phone', 1), revision: 999, lines: [] } }),
      () => stale(saveSelection, { body: saveOf(seen, 'phone', 9) }),
      () => add(stale, skuNo, 3),
      () => stale(removeSelection, { body: { deleteAll: true } }),
      () => stale(generateOrder, { body: { name: '旧身份', isWhole: true }, idempotencyKey: `device-${++keys}` }),
      () => stale(getSelection),
    ];
    for (const attempt of attempts) expect(await failureOf(attempt() as Promise<unknown>)).toMatchObject({ code: 4004, status: 409, data: null });
    expect(await pageOf(second)(getSelection)).toEqual(current);
    expect((await pageOf(second)(listDesignOrders, { query: {} })).count).toBe(0);
    await actFor(first);
    expect(await stale(getSelection)).toEqual(seen);
  });

  it('does not mistake the next person at the same computer either', async () => {
    const [one, other] = [(await anInstaller(portal.database)).accountNo, (await anInstaller(portal.database)).accountNo];
    const answer = await portal.portal.http.inject({
      method: 'POST',
      url: removeSelection.path,
      headers: { cookie: await portal.cookieOf(other), [IDENTITY_HEADER]: actingFor({ accountNo: one, merchantNo: '' }) },
      payload: { deleteAll: true },
    });
    expect(answer.json()).toMatchObject({ code: 4004 });
  });

  /** Status and code of a call without a word of whose page it comes from. */
  const unnamed = async ({ path }: Endpoint, payload: object): Promise<[number, number]> => {
    const { cookie } = await aPersonOfTwo();
    const answer = await portal.portal.http.inject({ method: 'POST', url: path, headers: { cookie }, payload });
    return [answer.statusCode, answer.json<{ code: number }>().code];
  };

  it('a save of the whole list that names no identity is refused', async () => {
    expect(await unnamed(saveSelection, { revision: 0, editor: 'page', lines: [] })).toEqual([400, 4003]);
  });

  it('lines that are named, and a removal in so many words, are served to who names none (WIRE-13)', async () => {
    const { skuNo } = await aSku(portal.database);
    expect(await unnamed(saveSelection, [{ skuNo, rate: 100, quantity: 1 }])).toEqual([200, 0]);
    expect(await unnamed(removeSelection, { deleteAll: true })).toEqual([200, 0]);
  });
});
