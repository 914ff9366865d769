/** What no honest page sends, to every parameter of goods and what stands beside them: a clear answer, and never a failure of ours (GOODS-14). */
import * as behavior from '@portal/contract/behavior';
import * as catalog from '@portal/contract/catalog';
import * as compare from '@portal/contract/compare';
import * as content from '@portal/contract/content';
import * as favorite from '@portal/contract/favorite';
import * as suite from '@portal/contract/suite';
import { UserType } from '@portal/engines/access';
import { generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** As they stand in an address: NUL, halves of pairs, broken escapes, numbers without end, 51 signs, ids of nothing. */
const RAW = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%ED%BF%BF',
  '%',
  '%ZZ',
  '%F0%9F',
  '1000000000',
  '1e9',
  '-1',
  '0',
  '99999999999999999999',
  'NaN',
  '%E7%BA%A2'.repeat(51),
  'SP404404',
  '..%2F..%2Fetc',
  '',
];
/** As JSON says them. */
const JSON_TEXTS = ['"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', `"${'红'.repeat(51)}"`, '"SP404404"', '""', 'null', '1e9', '[]', '{}'];

interface Endpoint {
  method: string;
  path: string;
  query?: { shape?: object };
  body?: { shape?: object };
}
const endpoints = [behavior, catalog, compare, content, favorite, suite]
  .flatMap((room) => Object.values(room as Record<string, unknown>))
  .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one)
  .filter(({ path }) => path.startsWith('/api-cloud'));
const asked: [path: string, name: string][] = endpoints
  .filter(({ method }) => method === 'GET')
  .flatMap(({ path, query }) => [...Object.keys(query?.shape ?? {}), ...(path.match(/:\w+/g) ?? [])].map((name): [string, string] => [path, name]));
const sent: [path: string, name: string][] = endpoints
  .filter(({ method }) => method === 'POST')
  .flatMap(({ path, body }) => Object.keys(body?.shape ?? {}).map((name): [string, string] => [path, name]));

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ remembers: true, unlimited: true });
  await loadGoods(portal.database, generatedGoods(40));
});
afterAll(() => portal.close());

/** Answered, or refused with words. */
function faultOf(value: string, { statusCode, body }: { statusCode: number; body: string }): string[] {
  const isSaid = statusCode === 200 || /"msg":"[^"]+"/.test(body);
  return statusCode < 500 && isSaid ? [] : [`${value.slice(0, 40)} → ${statusCode} ${body.slice(0, 120)}`];
}

test('every call of these rooms is tried', () => {
  expect(asked.length).toBeGreaterThan(60);
  expect(sent.length).toBeGreaterThan(8);
});

test.each(asked)('%s: %s', async (path, name) => {
  const isPart = name.startsWith(':');
  for (const role of [UserType.Tourist, UserType.SecondLevel]) {
    const faults: string[] = [];
    for (const value of RAW) {
      if (isPart && value === '') continue;
      faults.push(...faultOf(value, await portal.openAs(role, isPart ? path.replace(name, value) : `${path.replace(/:\w+/, 'SP1')}?${name}=${value}`)));
    }
    expect(faults).toEqual([]);
  }
});

test.each(sent)('%s takes or refuses what comes as %s', async (path, name) => {
  const cookie = await portal.cookieOf((await portal.personOf(UserType.SecondLevel)).accountNo);
  const faults: string[] = [];
  for (const value of JSON_TEXTS) {
    const answer = await portal.portal.http.inject({
      method: 'POST',
      url: path,
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: `{"${name}":${value}}`,
    });
    faults.push(...faultOf(value, answer));
  }
  expect(faults).toEqual([]);
});
