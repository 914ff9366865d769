/** Walks every endpoint that is served, as every kind of caller, with good and hostile input: what no one should test by hand. */
import { everyPathOf, failureEnvelope, type Endpoint } from '@portal/contract/core';
import { isMerchant, mayCall, opensToAnySession, UserType, type Access } from '@portal/engines/access';
import { anInstaller, aPersonOf } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { floors } from '../../../tools/house/stairs.ts';
import { readDeclared } from './declared-endpoints.fixture.ts';

const stairs = floors.find(({ folder }) => folder === 'apps/server/src/modules')?.order ?? [];
const declared = await readDeclared();

const HOSTILE_BODIES: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[]'],
  ['half a body', '{"phone":'],
  ['an unknown field', '{"nobodyKnowsThis":1}'],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{}}}'],
  ['NUL', '{"phone":"\\u0000","id":"\\u0000","name":"\\u0000","lines":[]}'],
  ['a lone surrogate', '{"phone":"\\ud800","name":"\\ud800"}'],
  ['wrong types', '{"phone":13800000000,"password":{},"id":[],"lines":"x","name":null,"productList":{},"ids":1,"merchantNo":1,"token":[]}'],
  ['huge numbers', '{"lines":[{"skuNo":"K1","rate":1e308,"ratePrice":1e308,"quantity":1e308}],"productList":[{"skuNo":"K1","quantity":-1}]}'],
  ['deep nesting', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['ten thousand fields', JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i])))],
  ['text and not JSON', 'phone=13800000000&password=x'],
];

/** Of the calls that have a body those that can do without one; the others say which field is missing. */
const SERVED_WITHOUT_BODY = ['checkCart', 'clearCompared', 'loginByQrCode', 'readAllMessages', 'takeTypedPhone'];

/** Content types that once bypassed validation (CVE-2025-32442, -2026-25223, -3419, -33806) and their relatives. */
const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json ; charset=utf-8',
  'application/json\t; charset=utf-8',
  'application/json garbage',
  ' application/json',
  'Application/JSON',
  'application/vnd.api+json',
];

describe('every endpoint', () => {
  let portal: TestPortal;
  let installer = '';
  let installerCookie = '';
  // walking over logout ends the session it is called with
  const freshCookie = async () => (installerCookie = await portal.cookieOf(installer));
  beforeAll(async () => {
    portal = await openTestPortal();
    installer = (await anInstaller(portal.database)).accountNo;
  });
  beforeEach(freshCookie);
  afterAll(() => portal.close());

  const spelt = ({ name, method, path }: Endpoint) => `${name} ${method} ${path}`;
  it('is served once on the sites it names under each of its names, and nothing else is', () => {
    for (const site of ['portal', 'sso', 'console'] as const) {
      const expected = declared
        .filter(({ sites }) => (sites ?? ['portal']).includes(site))
        .flatMap(everyPathOf)
        .map(spelt);
      const served = portal[site].served.map(spelt);
      expect(served.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('is served by the operation of its name, which a stack trace then tells', () => {
    for (const { operations } of portal.portal.rooms) for (const { endpoint, perform } of operations) expect(perform.name).toBe(endpoint.name);
  });

  it('belongs to a room, and the rooms stand in stair order', () => {
    const names = portal.portal.rooms.map(({ name }) => name);
    expect(names).toEqual(stairs.filter((room) => names.includes(room)));
  });

  const urlOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'no-such-id');
  const ask = (endpoint: Endpoint, extra: { cookie?: string; payload?: string; headers?: Record<string, string>; query?: string } = {}) =>
    portal.portal.http.inject({
      method: endpoint.method,
      url: urlOf(endpoint) + (extra.query ?? ''),
      headers: {
        ...(endpoint.method === 'POST' ? { 'content-type': endpoint.upload ? 'multipart/form-data; boundary=walk' : 'application/json' } : {}),
        'idempotency-key': `walk-${Math.random()}`,
        ...(extra.cookie ? { cookie: extra.cookie } : {}),
        ...extra.headers,
      },
      ...(extra.payload === undefined ? {} : { payload: extra.payload }),
    });
  const onPortal = declared.filter(({ sites }) => (sites ?? ['portal']).includes('portal')).flatMap(everyPathOf);

  it.each(onPortal.filter(({ access }) => access !== 'everyone').map((endpoint) => [spelt(endpoint), endpoint] as const))(
    '%s sends a guest to sign in',
    async (_name, endpoint) => {
      const response = await ask(endpoint, { payload: '{}' });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 401, data: null });
    },
  );

  it.each(onPortal.filter(({ access }) => !opensToAnySession(access as Access)).map((endpoint) => [spelt(endpoint), endpoint] as const))(
    '%s refuses every user type it does not name, and no other',
    async (_name, endpoint) => {
      for (const userType of Object.values(UserType)) {
        if (userType === UserType.Tourist) continue;
        const { accountNo } = await portal.personOf(userType);
        const response = await ask(endpoint, { payload: '{}', cookie: await portal.cookieOf(accountNo) });
        expect([userType, response.statusCode === 403]).toEqual([
          userType,
          !mayCall(endpoint.access as Access, userType, isMerchant(userType) ? 'owner' : null),
        ]);
      }
    },
  );

  it('is served without a body where nothing is required of it (WIRE-19)', async () => {
    const free = onPortal.filter(({ method, body, upload }) => method === 'POST' && !upload && body?.safeParse({}).success);
    expect(free.map(({ name }) => name).toSorted()).toEqual(SERVED_WITHOUT_BODY);
    for (const endpoint of free) {
      const headers = { cookie: await portal.cookieOf(installer) };
      expect([endpoint.name, (await portal.portal.http.inject({ method: 'POST', url: endpoint.path, headers })).statusCode]).not.toEqual([endpoint.name, 400]);
    }
  });

  it.each(onPortal.filter(({ method }) => method === 'POST').map((endpoint) => [spelt(endpoint), endpoint] as const))(
    '%s is closed to foreign pages',
    async (_name, endpoint) => {
      for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
        const response = await ask(endpoint, { payload: '{}', cookie: installerCookie, headers: headers as Record<string, string> });
        expect(response.statusCode).toBe(403);
        expect(response.json()).toMatchObject({ code: 4031 });
      }
    },
  );

  it('a program that says neither where it comes from nor from which site is heard: it was given its cookie (RELY-23)', async () => {
    const post = onPortal.find(({ name }) => name === 'deletePrivateProducts');
    expect(post && (await ask(post, { payload: '{}', cookie: installerCookie })).json()).toMatchObject({ code: 400 });
  });

  it.each(onPortal.filter(({ method, upload }) => method === 'POST' && !upload).map((endpoint) => [spelt(endpoint), endpoint] as const))(
    '%s answers bad bodies and content types with a clear refusal, never a 5xx',
    async (_name, endpoint) => {
      for (const [what, payload] of HOSTILE_BODIES) {
        const response = await ask(endpoint, { payload, cookie: installerCookie });
        expect(response.statusCode, what).toBeLessThan(500);
        if (response.statusCode !== 200) expect(failureEnvelope.safeParse(response.json()).success, what).toBe(true);
      }
      for (const type of CONTENT_TYPES) {
        const response = await ask(endpoint, { payload: '{"nobodyKnowsThis":null}', cookie: installerCookie, headers: { 'content-type': type } });
        expect(response.statusCode, type).toBeGreaterThanOrEqual(400);
        expect(response.statusCode, type).toBeLessThan(500);
      }
    },
  );

  it.each(onPortal.filter(({ method }) => method === 'GET').map((endpoint) => [spelt(endpoint), endpoint] as const))(
    '%s answers odd queries with an answer or a clear refusal',
    async (_name, endpoint) => {
      const queries = [
        '',
        '?page=0',
        '?page=1e9',
        '?size=1000',
        '?keyword=%00',
        `?keyword=${'长'.repeat(51)}`,
        "?sort=name';drop table spu--",
        '?page=1&page=2',
        '?attributesStr=%25%25',
        '?portalCatagoryId=-1',
        '?format=exe',
        '?parentCode=x',
        '?keyword=%ff',
      ];
      for (const query of queries) {
        const response = await ask(endpoint, { query, cookie: installerCookie });
        expect(response.statusCode, query).toBeLessThan(500);
        if (!endpoint.download || response.statusCode !== 200) expect(typeof (response.json() as { code: unknown }).code, query).toBe('number');
      }
    },
  );

  it('that creates refuses an Idempotency-Key that is none', async () => {
    const dealerCookie = await portal.cookieOf((await aPersonOf(portal.database, UserType.FirstLevel)).accountNo);
    for (const endpoint of onPortal.filter(({ idempotency }) => idempotency === 'key')) {
      const response = await portal.portal.http.inject({
        method: 'POST',
        url: urlOf(endpoint),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'a key',
          cookie: mayCall(endpoint.access as Access, UserType.SecondLevel, 'owner') ? installerCookie : dealerCookie,
        },
        payload: VALID_BODIES[endpoint.name] ?? '{}',
      });
      expect(response.statusCode, endpoint.name).toBe(400);
      expect([400, 4001], endpoint.name).toContain((response.json() as { code: number }).code);
    }
  });

  it('is described in the OpenAPI document', async () => {
    const { paths } = (await portal.portal.http.inject({ url: '/openapi.json' })).json() as {
      paths: Record<string, Record<string, { operationId?: string; summary: string; parameters: { name: string; required: boolean }[] }>>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => `${method} ${path} ${summary}`),
    );
    const written = ({ method, path, summary }: Endpoint) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${summary}`;
    expect(described.toSorted()).toEqual(onPortal.map(written).toSorted());
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ operationId }) => operationId ?? []));
    expect(ids.toSorted()).toEqual([...new Set(onPortal.map(({ name }) => name))].toSorted());
    const headers = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ parameters }) => parameters));
    expect(headers.filter(({ name }) => name === 'Idempotency-Key').map(({ required }) => required)).toContain(false);
    // it is wanted where money is written down, and nowhere else (WIRE-20)
    const keyed = Object.values(paths).flatMap((methods) =>
      Object.values(methods).filter(({ parameters }) => parameters.some(({ name, required }) => name === 'Idempotency-Key' && required)),
    );
    expect(keyed.map(({ operationId }) => operationId)).toEqual(['recordRepayment']);
    expect((await portal.portal.http.inject({ url: '/openapi' })).body).toContain('getLoginSessionInfo');
  });
});

const VALID_BODIES: Readonly<Record<string, string>> = {
  addEnterprise:
    '{"companyName":"公司","companyNumber":"91330108MA27XXDC1R","enterpriseType":2,"contactName":"人","contactPhone":"13800000000","provinceCode":"33","cityCode":"3301","areaCode":"330108","address":"一号","licenceFileId":"x"}',
  addSelection: '{"productList":[{"skuNo":"K1","quantity":1}]}',
  generateOrder: '{"name":"配单","isWhole":true}',
  joinOrder: '{"id":"x","isWhole":true}',
  addDesignProduct: '{"id":"x","productSaveDTOS":[{"skuNo":"K1","quantity":1}]}',
  updateDesignProduct: '{"id":"x","productList":[{"skuNo":"K1","quantity":1}]}',
  removeDesignProduct: '{"id":"x","productList":[{"skuNo":"K1","quantity":1}]}',
  applyRecommendation:
    '{"target":{"kind":"selection"},"recommendation":{"scenario":"scenarioLed","tier":"standard","inputs":{},"lines":[{"skuNo":"K1","quantity":1}]}}',
  reportCalculatorUsage: '{"usageCount":1,"byCalculator":{"aVideoCapacity":1}}',
};
