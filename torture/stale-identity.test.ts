/**
 * Every endpoint, called by a page of an identity that acts no longer: refused with 409 and the words, and nothing is written, of
 * whichever identity (WIRE-7). And what a caller gets who names no identity: the one that acts, and nothing of the other.
 */
import { pathOf } from '@portal/client';
import { changeIdentity } from '@portal/contract/account';
import { addAddress } from '@portal/contract/address';
import { actingFor, IDENTITY_HEADER, identityChanged, identityMissing, notSignedIn, type Endpoint } from '@portal/contract/core';
import { addSelection } from '@portal/contract/design-order';
import { addFavorite } from '@portal/contract/favorite';
import { rowsOf, sql } from '@portal/server/platform/db/database';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointInputs, type EndpointInput, type Ids } from './endpoint-inputs.ts';
import { tenantsOfEveryType, type Tenant } from './two-tenants.ts';

const ACCOUNT = 'A13800000009';
const FORMER = 'M200003';
const NOW = 'M200004';

let test: TestPortal;
let ids: Ids;
let former: Tenant;
let cookie = '';

beforeAll(async () => {
  test = await openTestPortal({ unlimited: true });
  const { tenants, skuNo, spuNo } = await tenantsOfEveryType(test);
  const found = tenants.find(({ accountNo }) => accountNo === ACCOUNT);
  if (!found) throw new Error(`${ACCOUNT} is no tenant`);
  former = found;
  ids = { ...former, fileId: former.logoId, skuNo, spuNo };
  const call = await test.as(ACCOUNT);
  await call(addFavorite, { body: { spuNo } });
  await call(changeIdentity, { body: { merchantNo: NOW } });
  // the other identity has records of its own that could be written over
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 3 }] }, idempotencyKey: 'now-1' });
  const [address] = endpointInputs['addAddress']?.(ids) ?? [];
  await call(addAddress, { body: address?.body as never, idempotencyKey: 'now-2' });
  cookie = await test.cookieOf(ACCOUNT);
});
afterAll(() => test.close());

const BOUNDARY = 'stale';
const A_FILE = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nx\r\n--${BOUNDARY}--\r\n`;
let serial = 0;

async function call(endpoint: Endpoint, input: EndpointInput, headers: Record<string, string>) {
  const isPost = endpoint.method === 'POST';
  const response = await test.portal.http.inject({
    method: endpoint.method,
    url: pathOf(endpoint, { params: input.params, query: input.query }),
    headers: {
      ...(isPost ? { 'content-type': endpoint.upload ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json' } : {}),
      'idempotency-key': `stale-${++serial}`,
      ...headers,
    },
    ...(isPost ? { payload: endpoint.upload ? A_FILE : JSON.stringify(input.body ?? {}) } : {}),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  const { code, msg, data } = isJson ? response.json<{ code: number; msg: string; data: unknown }>() : { code: 0, msg: '', data: null };
  return { status: response.statusCode, code, msg, data };
}

const asked = (): [Endpoint, EndpointInput][] =>
  test.portal.served.flatMap((endpoint) => (endpointInputs[endpoint.name]?.(ids) ?? []).map((input): [Endpoint, EndpointInput] => [endpoint, input]));

/** All that stands in the database, a line a table: how many rows, and what is in them. `merchantNo`: of that identity alone. */
async function contents(merchantNo?: string): Promise<string[]> {
  const { db } = test.database;
  const tables = await rowsOf<{ name: string }>(
    db,
    merchantNo === undefined
      ? sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`
      : sql`select c.table_name as name from information_schema.columns c join information_schema.columns a using (table_schema, table_name)
          where c.table_schema = 'public' and c.column_name = 'merchant_no' and a.column_name = 'account_no' and c.table_name <> 'account_identity' order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const own = merchantNo === undefined ? sql`true` : sql`account_no = ${ACCOUNT} and merchant_no = ${merchantNo}`;
    const [row] = await rowsOf<{ rows: number; digest: string }>(
      db,
      sql`select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest from ${sql.identifier(name)} t where ${own}`,
    );
    if (merchantNo === undefined || (row?.rows ?? 0) > 0) lines.push(`${name} ${row?.rows} ${row?.digest}`);
  }
  return lines;
}

describe('a page of an identity that acts no longer', () => {
  it.each([
    ['the same account’s former identity', () => actingFor({ accountNo: ACCOUNT, merchantNo: FORMER })],
    ['another account', () => actingFor({ accountNo: 'A13800000003', merchantNo: 'M200001' })],
    ['no identity', () => actingFor({ accountNo: ACCOUNT, merchantNo: '' })],
    ['an identity in a spelling of its own', () => ` ${ACCOUNT}/${NOW.toLowerCase()}`],
    ['nothing', () => ''],
  ])('that names %s is refused by every endpoint in words, and nothing is written', async (_name, named) => {
    const before = await contents();
    const faults: string[] = [];
    for (const [endpoint, input] of asked()) {
      const { status, code, msg, data } = await call(endpoint, input, { cookie, [IDENTITY_HEADER]: named() });
      if (status !== 409 || code !== identityChanged.code || msg !== identityChanged.msg || data !== null)
        faults.push(`${endpoint.name}: ${status} ${code} ${msg}`);
    }
    expect(faults).toEqual([]);
    expect(await contents()).toEqual(before);
    expect(asked().length).toBeGreaterThan(100);
  });

  it('whose session is over reads nothing as a guest, what everybody may read included', async () => {
    const before = await contents();
    const faults: string[] = [];
    for (const [endpoint, input] of asked()) {
      const { status, code } = await call(endpoint, input, { [IDENTITY_HEADER]: actingFor({ accountNo: ACCOUNT, merchantNo: NOW }) });
      if (status !== 401 || code !== notSignedIn.code) faults.push(`${endpoint.name}: ${status} ${code}`);
    }
    expect(faults).toEqual([]);
    expect(await contents()).toEqual(before);
  });

  it('is not what refuses the page of the identity that acts', async () => {
    const before = await contents(NOW);
    const refused: string[] = [];
    const own = { [IDENTITY_HEADER]: actingFor({ accountNo: ACCOUNT, merchantNo: NOW }) };
    for (const [endpoint, input] of asked()) {
      // one changes who acts, the other compares what its body says
      if (endpoint.name === changeIdentity.name || endpoint.outcomes?.includes(identityChanged as never)) continue;
      const { code } = await call(endpoint, input, { ...own, cookie: await test.cookieOf(ACCOUNT) });
      if (code === identityChanged.code || code === identityMissing.code) refused.push(endpoint.name);
    }
    expect(refused).toEqual([]);
    expect(await contents(NOW)).not.toEqual(before);
  });
});

describe('a caller who names no identity', () => {
  it('acts as the session does: nothing of the former identity is read or changed, and what would wipe a list is refused', async () => {
    const [before, beforeNow] = [await contents(FORMER), await contents(NOW)];
    expect(before.length).toBeGreaterThan(4);
    const missing = new Set<string>();
    const faults: string[] = [];
    for (const [endpoint, input] of asked()) {
      if (endpoint.name === changeIdentity.name) continue;
      const { code, data, status } = await call(endpoint, input, { cookie: await test.cookieOf(ACCOUNT) });
      if (code === identityMissing.code) missing.add(endpoint.name);
      if ((code === identityChanged.code && !endpoint.outcomes?.includes(identityChanged as never)) || status >= 500) faults.push(`${endpoint.name}: ${code}`);
      // what is the enterprise's or an identity's own: its order, addresses, head, list
      for (const canary of former.canaries.slice(0, 6)) if (JSON.stringify(data ?? '').includes(canary)) faults.push(`${endpoint.name} shows ${canary}`);
    }
    expect(faults).toEqual([]);
    expect([...missing].toSorted()).toEqual(
      // a call that has several names once
      [...new Set(test.portal.served.filter(({ namesIdentity }) => namesIdentity).map(({ name }) => name))].toSorted(),
    );
    expect(await contents(FORMER)).toEqual(before);
    expect(await contents(NOW)).not.toEqual(beforeNow);
  });
});
