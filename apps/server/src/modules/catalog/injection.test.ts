import * as contract from '@portal/contract/catalog';
import * as suites from '@portal/contract/suite';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedGoods, loadGoods } from '@portal/server/testkit/catalog';
import { anOrderOf } from '@portal/server/testkit/orders';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { sqlPayloads } from '@portal/server/testkit/sql-payloads';

interface Endpoint {
  path: string;
  query?: { shape?: object };
}

/** Every sort, filter and other word of every read of goods and suites, as the contract has them. */
const parameters: [path: string, name: string][] = [
  ...[contract, suites]
    .flatMap((room) => Object.values(room as Record<string, unknown>))
    .filter((one): one is Endpoint => typeof one === 'object' && one !== null && 'path' in one && 'method' in one && one.method === 'GET')
    .flatMap(({ path, query }) => [...Object.keys(query?.shape ?? {}), ...(path.match(/:\w+/g) ?? [])].map((name): [string, string] => [path, name])),
  // a keyword beside another word
  [`${contract.listAttributeFilters.path}?portalCatagoryId=11`, 'keyword'],
];

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal({ remembers: true, unlimited: true });
  await loadGoods(portal.database, generatedGoods(60));
  await anOrderOf(portal.database, await portal.personOf(UserType.SecondLevel), ['P000001', 'P000002']);
});
afterAll(() => portal.close());

const fingerprint = async () =>
  (
    await portal.database.pool.query(
      `select (select count(*) from spu) as spus, (select count(*) from sku) as skus, (select md5(string_agg(k::text, '' order by sku_no)) from sku k) as rows`,
    )
  ).rows;

test('every word of a list of goods is tried', () => {
  const names = new Set(parameters.map(([, name]) => name));
  for (const name of [
    'keyword',
    'sort',
    'order',
    'status',
    'labels',
    'brandId',
    'brandSource',
    'skuStatus',
    'categoryIds',
    'categoryValueSelect',
    'customSpuSource',
    'type',
    'page',
    'size',
    ':id',
  ])
    expect(names).toContain(name);
});

test.each(parameters)('%s: hostile values of %s give no error, no row and no delay', async (path, name) => {
  const before = await fingerprint();
  const bad: string[] = [];
  for (const payload of sqlPayloads) {
    const started = performance.now();
    const url = name.startsWith(':')
      ? path.replace(name, encodeURIComponent(payload))
      : `${path.replace(/:\w+/, 'P000001')}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: payload })}`;
    const { statusCode, body } = await portal.openAs(UserType.SecondLevel, url);
    const slow = performance.now() - started > 14_000;
    if (![200, 400, 404].includes(statusCode) || slow || /syntax error|tsquery|jsonpath|PostgreSQL 1/i.test(body))
      bad.push(`${payload} → ${statusCode} ${slow ? 'slow' : ''} ${body.slice(0, 200)}`);
  }
  expect(sqlPayloads.length).toBeGreaterThanOrEqual(40);
  expect(bad).toEqual([]);
  expect(await fingerprint()).toEqual(before);
});

test('a condition smuggled into an attribute filter finds no more than the filter', async () => {
  const countOf = async (attributesStr: string) =>
    (await portal.openAs(UserType.Tourist, `${contract.listSpu.path}?${new URLSearchParams({ attributesStr })}`)).json<{ count: number }>().count;
  for (const attributesStr of ['light:"红外" || 1==1', 'megapixels:4 || true', 'light:红外" || $.light != "'])
    expect([attributesStr, await countOf(attributesStr)]).toEqual([attributesStr, 0]);
  expect(await countOf('poe:true!!!poe:") || ("1"=="1')).toBe(await countOf('poe:true'));
  expect(await countOf('poe:true')).toBeGreaterThan(0);
});
