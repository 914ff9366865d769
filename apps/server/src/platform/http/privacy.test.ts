import fastifyStatic from '@fastify/static';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { isApiAddress } from './api-path.ts';
import { lastingOfFile, mayLast } from './privacy.ts';
import { createHttp } from './server.ts';

const PRIVATE = 'private, no-store';

describe('an answer of the API', () => {
  let portal: TestPortal;
  let cookie = '';
  beforeAll(async () => {
    portal = await openTestPortal();
    cookie = await portal.cookieOf((await aPerson(portal.database)).accountNo);
  });
  afterAll(() => portal.close());

  const OWN_ORDERS = 'api-cloud-merchant-service/v1/design-order/page';
  it.each([
    ['as written', `/${OWN_ORDERS}`, 200],
    ['with an encoded letter', `/%61pi-${OWN_ORDERS.slice(4)}`, 200],
    ['with another in its midst', `/${OWN_ORDERS.replace('/page', '/%70age')}`, 200],
    ['with a slash at its end', `/${OWN_ORDERS}/`, 200],
    ['that is refused', '/api-cloud-merchant-service/v1/design-order/detail/nobody', 404],
    ['that is nowhere', '/%61pi-cloud-merchant-service/v1/nowhere', 404],
    ['that cannot be read', `/${OWN_ORDERS}?page=0`, 400],
  ])('%s stays with the person', async (_name, url, status) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await portal.portal.http.inject({ method, url, headers: { cookie } });
      if (method === 'GET') expect(statusCode).toBe(status);
      expect(headers).toMatchObject({ 'cache-control': PRIVATE });
      expect(headers.vary).toMatch(/cookie/i);
    }
  });

  it('packed says that it varies by both', async () => {
    const { headers } = await portal.portal.http.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toMatch(/cookie/i);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });
});

describe('an answer that may last', () => {
  let http: FastifyInstance;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'privacy-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'x'.repeat(64));
    await writeFile(join(folder, 'icon.svg'), '<svg/>');
    http = await createHttp({ log: createLog({ level: 'silent' }), trustProxy: 0 });
    await http.register(fastifyStatic, { root: folder, wildcard: false, index: false, setHeaders: (reply, path) => mayLast(reply, lastingOfFile(path)) });
    http.get('/guest', async (_request, reply) => {
      mayLast(reply, 'guestPage');
      return reply.send('a page');
    });
    http.get('/cookie', async (_request, reply) => {
      mayLast(reply, 'file');
      return reply.header('set-cookie', 'a=1').send('a page');
    });
    http.get('/broken', async (_request, reply) => {
      mayLast(reply, 'file');
      throw new Error('broken');
    });
    http.get('/own-word', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').header('vary', 'Origin').send('prices'));
    await http.ready();
  });
  afterAll(async () => {
    await http.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['a hashed file', '/assets/main-1a2b.js', 'public, max-age=31536000, immutable', undefined],
    ['a hashed file under another writing', '/%61ssets/main-1a2b.js', 'public, max-age=31536000, immutable', undefined],
    ['a file', '/icon.svg', 'public, max-age=3600', undefined],
    ['a page for guests, in their own browser', '/guest', 'private, no-cache', 'Cookie'],
    ['not what sets a cookie', '/cookie', PRIVATE, 'Cookie'],
    ['not what breaks', '/broken', PRIVATE, 'Cookie'],
    ['not what is missing', '/assets/none.js', PRIVATE, 'Cookie'],
    ['not what only a route says', '/own-word', PRIVATE, 'Origin, Cookie'],
  ])('is %s', async (_name, url, cacheControl, vary) => {
    const { headers } = await http.inject({ url });
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers.vary).toBe(vary);
  });

  it('says beside a hashed file what holds for a file, and all of the door beside everything else', async () => {
    const namesOf = async (url: string): Promise<string[]> => Object.keys((await http.inject({ url })).headers).toSorted();
    const door = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options', 'x-request-id'];
    const file = ['cache-control', 'connection', 'content-length', 'content-type', 'date'];
    expect(await namesOf('/assets/main-1a2b.js')).toEqual([...file, 'cross-origin-resource-policy', 'x-content-type-options'].toSorted());
    for (const url of ['/icon.svg', '/assets/none.js', '/guest', '/broken']) expect(await namesOf(url), url).toEqual(expect.arrayContaining(door));
  });

  it('is a part of a file, and a file that has not changed', async () => {
    const whole = await http.inject({ url: '/icon.svg' });
    const part = await http.inject({ url: '/icon.svg', headers: { range: 'bytes=0-1' } });
    const same = await http.inject({ url: '/icon.svg', headers: { 'if-none-match': String(whole.headers.etag) } });
    expect([part.statusCode, same.statusCode]).toEqual([206, 304]);
    for (const { headers } of [part, same]) expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('an address of the API', () => {
  it.each([
    '/api-base/x',
    '/%61pi-base/x',
    '/api%2Dbase/x',
    '//api-base/x',
    '/./api-base/x',
    '/a/../api-base/x',
    '/api-base/%78?y=%',
    '/apiOrder%2Fx',
    '\\api-base/x',
  ])('%s is one', (address) => expect(isApiAddress(address)).toBe(true));
  it.each(['/', '/home', '/home?to=/api-base/x', '/tool/api-base/x', '/api-bases', '/%zz', '/api-base/../home'])('%s is none', (address) =>
    expect(isApiAddress(address)).toBe(false),
  );
});
