import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildSso } from '../../app.ts';
import { SESSION_COOKIE } from '../../modules/account/index.ts';
import { mayCompress } from './compression.ts';

const CATEGORIES = '/api-cloud-merchant-service/v1/goods/portal-category/tree';
const REGIONS = '/api-base/';

describe('what travels compressed', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
  const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
    portal.portal.http.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br, gzip', ...headers } });

  test('an OpenAPI description of many kilobytes, as brotli, and as gzip for those who know no other', async () => {
    const plain = await portal.portal.http.inject({ method: 'GET', url: '/openapi.json' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await get('/openapi.json');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    const gzipped = await get('/openapi.json', { 'accept-encoding': 'gzip' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.payload);
  });

  test('a small answer stays as it is', async () => {
    expect((await get(`${CATEGORIES}`)).headers['content-encoding']).toBeUndefined();
    expect((await get(REGIONS)).headers['content-encoding']).toBeUndefined();
  });

  test('nothing personal that a foreign page has asked for', async () => {
    const cookie = `${SESSION_COOKIE}=whatever`;
    expect((await get('/openapi.json?word=guess', { cookie, 'sec-fetch-site': 'cross-site' })).headers['content-encoding']).toBeUndefined();
    expect((await get('/openapi.json?word=guess', { cookie, 'sec-fetch-site': 'same-origin' })).headers['content-encoding']).toBe('br');
  });

  test('nothing of the sign-on site', async () => {
    const sso = await buildSso(portal.deps);
    sso.http.get('/long', async () => 'a code '.repeat(1000));
    const answer = await sso.http.inject({ method: 'GET', url: '/long', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('a secret beside an input that someone else may choose', () => {
  const signedIn = { [SESSION_COOKIE]: 'x' };
  test.each([
    ['a guest’s list', {}, '/product?keyword=a', undefined, true],
    ['one’s own click', signedIn, '/product?keyword=a', 'same-origin', true],
    ['an address typed', signedIn, '/product?keyword=a', 'none', true],
    ['a link on a foreign page', signedIn, '/product?keyword=a', 'cross-site', false],
    ['a foreign page that puts its guess into the path', signedIn, '/guess', 'cross-site', false],
    ['another host of the same company', signedIn, '/product', 'same-site', false],
    ['a browser that does not say, with input', signedIn, '/product?keyword=a', undefined, false],
    ['a browser that does not say, without input', signedIn, '/home', undefined, true],
  ])('%s', (_name, cookies, url, site, expected) => {
    expect(mayCompress({ cookies, url, headers: site === undefined ? {} : { 'sec-fetch-site': site } }, { sessionCookie: SESSION_COOKIE })).toBe(expected);
  });
});
