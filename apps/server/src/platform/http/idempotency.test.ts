import { addSelection, getSelection } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestPortal;
beforeAll(async () => void (test = await openTestPortal()));
afterAll(() => test.close());

interface Kept {
  body: string;
}

describe('answers kept for a second call', () => {
  it('are kept small, and come back byte for byte', async () => {
    const productList = [];
    for (let n = 0; n < 60; n++) productList.push({ skuNo: (await aSku(test.database, { skuDesc: `400万 红外半球 ${n}` })).skuNo, quantity: 1 });
    const add = await adder(productList);
    const first = await add('long');
    expect(first.length).toBeGreaterThan(20_000);
    expect((await keptUnder('long')).length).toBeLessThan(first.length / 6);
    expect(await add('long')).toBe(first);
  });

  it('short ones are kept as they are, and so are those of an earlier edition read', async () => {
    const { skuNo } = await aSku(test.database);
    const add = await adder([{ skuNo, quantity: 1 }]);
    const first = await add('short');
    await test.database.pool.query('update idempotency_key set body = $1 where key = $2', [first, 'short']);
    expect(await add('short')).toBe(first);
  });
});

describe('a key whose claim stands without an answer', () => {
  it('is free, since what claimed it was never done', async () => {
    const { skuNo } = await aSku(test.database);
    const add = await adder([{ skuNo, quantity: 1 }]);
    const first = await add('claimed');
    await test.database.pool.query(`update idempotency_key set status = 0, body = '' where key = 'claimed'`);
    expect(JSON.parse(await add('claimed'))).toMatchObject({ code: 0, data: { lines: [{ skuNo, quantity: 2 }] } });
    expect(JSON.parse(first)).toMatchObject({ code: 0, data: { lines: [{ skuNo, quantity: 1 }] } });
  });
});

describe('a creating call without a key (WIRE-12)', () => {
  it('is served, each request once, and nothing is kept of it', async () => {
    const { skuNo } = await aSku(test.database);
    const add = await adder([{ skuNo, quantity: 1 }]);
    const kept = await countKept();
    await add();
    expect(JSON.parse(await add())).toMatchObject({ code: 0, data: { lines: [{ skuNo, quantity: 2 }] } });
    expect(await countKept()).toBe(kept);
  });

  it.each(['', 'two words', '键', 'k'.repeat(256)])('is not one with a key that is none: %j is refused, and nothing is done', async (key) => {
    const { skuNo } = await aSku(test.database);
    const { accountNo } = await anInstaller(test.database);
    const headers = { cookie: await test.cookieOf(accountNo), 'idempotency-key': key };
    const answer = await test.portal.http.inject({
      method: 'POST',
      url: addSelection.path,
      headers,
      payload: { productList: [{ skuNo, quantity: 1 }] },
    });
    expect(answer.json()).toMatchObject({ code: 4001, msg: '请求标识不正确，请刷新页面后重试' });
    expect((await (await test.as(accountNo))(getSelection)).lines).toEqual([]);
  });
});

async function adder(productList: { skuNo: string; quantity: number }[]): Promise<(key?: string) => Promise<string>> {
  const cookie = await test.cookieOf((await anInstaller(test.database)).accountNo);
  return async (key) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const response = await test.portal.http.inject({ method: 'POST', url: addSelection.path, headers, payload: { productList } });
    expect(response.statusCode).toBe(200);
    return response.body;
  };
}

const keptUnder = async (key: string): Promise<string> =>
  (await test.database.pool.query<Kept>('select body from idempotency_key where key = $1', [key])).rows[0]?.body ?? '';

const countKept = async (): Promise<number> => (await test.database.pool.query('select 1 from idempotency_key')).rows.length;
