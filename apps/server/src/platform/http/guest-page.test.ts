import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { packingOf } from './guest-page.ts';
import { unlimited } from './limits.ts';
import { registerPages } from './pages.ts';
import { registerCompression } from './compression.ts';
import { createHttp } from './server.ts';

const PATH = '/api-base/v1/words';

/** Pages that tell all they know of who asks; `/fickle` has a part that is missing where its call fails. */
const build = (router: string): string => `
  import { createContext, data, RouterContextProvider } from ${JSON.stringify(router)};
  const facts = createContext();
  const texts = new WeakMap();
  const loader = async ({ context, request }) => {
    const { call, hasSession } = context.get(facts);
    const words = await call(${JSON.stringify({ method: 'GET', path: PATH })}).catch(() => 'a part is missing');
    return { words, origin: new URL(request.url).origin, hasSession, cookie: request.headers.get('cookie'), agent: request.headers.get('user-agent'), address: request.headers.get('x-forwarded-for') };
  };
  const page = (id, path) => [id, { id, path, module: { loader, default: () => null } }];
  export const entry = { module: {
    isForAnyGuest: (pathname) => pathname === '/list',
    textOf: (response) => texts.get(response),
    isRemembered: ({ pathname, search }) => pathname !== '/own' && search !== '?made-up',
    createLoadContext: (given) => { const context = new RouterContextProvider(); context.set(facts, given); return context; },
    default: (request, status, headers, router, context) => {
      const { nonce } = context.get(facts);
      const body = '<html>' + JSON.stringify(Object.values(router.staticHandlerContext.loaderData)) + 'x'.repeat(2000) + '<script nonce="' + nonce + '">go("' + nonce + '")</script></html>';
      const more = request.url.includes('/cookie') ? { 'set-cookie': 'view=table' } : {};
      const response = new Response(body, { status: request.url.includes('/gone') ? 404 : status, headers: { ...Object.fromEntries(headers), ...more, 'content-type': 'text/html' } });
      texts.set(response, body);
      return response;
    },
  } };
  export const routes = Object.fromEntries([page('list', 'list'), page('own', 'own'), page('gone', 'gone'), page('cookie', 'cookie')]);
  export const assets = { entry: {}, routes: {}, url: '', version: '' };
  export const [publicPath, assetsBuildDirectory, basename, future, ssr, isSpaMode, prerender, routeDiscovery, allowedActionOrigins] =
    ['/', '', '/', {}, true, false, [], { mode: 'initial' }, []];
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guest-page-'));
  for (const part of ['build/server', 'build/client/assets', 'build/client/pictures']) await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'build/server/index.js'), build(import.meta.resolve('react-router')));
  await writeFile(join(folder, 'build/server/package.json'), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true }));

let http: FastifyInstance;
let rendered = 0;
let asked: unknown[] = [];
let isBroken = false;
/** Sessions cannot be read. */
let isAway = false;
/** Heard where they are asked for and never answered. */
let onHung: (() => void) | null = null;
let now = 0;
let version = 'one';
/** Requests that went the whole way, and what is told of all answers. */
let [heard, told]: [number, string[]] = [0, []];
beforeEach(async () => {
  [rendered, asked, isBroken, isAway, now, version, heard, told] = [0, [], false, false, 0, 'one', 0, []];
  http = await createHttp({ log: createLog({ level: 'silent' }), trustProxy: 1 });
  http.addHook('onRequest', async ({ url }) => void (url === PATH || heard++));
  http.whenAnswered(({ method, route, status }) => void (route === PATH || told.push(`${method} ${route} ${status}`)));
  await registerCompression(http, { sessionCookie: 'session' });
  http.get(PATH, async ({ headers }, reply) => {
    asked.push([headers.cookie, headers['user-agent']]);
    return isBroken ? reply.status(503).send({ code: 1, msg: 'away', data: null }) : { code: 0, msg: '', data: '摄像机' };
  });
  await registerPages(http, {
    limits: { render: (_request, work) => (rendered++, unlimited.render(_request, work)) },
    webRoot: pathToFileURL(`${folder}/`),
    development: false,
    sessionCookie: 'session',
    siteFor: () => ({}),
    originFor: ({ host }) => `http://${host.endsWith('.lan') ? host : 'portal.test'}`,
    codes: {},
    getShownVersion: async () => version,
    knownWithinMs: 50,
    isSignedIn: async ({ cookies }) => {
      if (onHung !== null) return new Promise<boolean>(onHung);
      return isAway ? Promise.reject(new Error('away')) : cookies['session'] === 'canary-of-bo';
    },
    now: () => now,
  });
  await http.inject({ url: '/list' });
  [rendered, asked, now] = [0, [], 2000];
});
afterEach(() => http.close());

const ada = { cookie: 'jt=canary-of-ada', 'user-agent': 'canary-agent/1', 'x-forwarded-for': '203.0.113.7' };
const signedIn = { cookie: 'session=canary-of-bo' };

describe('a page kept for guests', () => {
  it('is made once, of nothing that came along with the request', async () => {
    const first = await http.inject({ url: '/list', headers: ada });
    const second = await http.inject({ url: '/list' });
    expect(rendered).toBe(1);
    expect(second.payload).toBe(first.payload);
    expect(first.payload).toContain('"words":"摄像机","origin":"http://portal.test","hasSession":false,"cookie":null,"agent":null,"address":null');
    expect(JSON.stringify([first.payload, first.headers])).not.toContain('canary');
    expect(asked).toEqual([[undefined, expect.stringContaining('lightMyRequest')]]);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, Cookie' });
  });

  it('is never given to whoever is signed in, nor is his kept', async () => {
    await http.inject({ url: '/list' });
    const own = await http.inject({ url: '/list', headers: signedIn });
    expect(own.payload).toContain('"hasSession":true,"cookie":"session=canary-of-bo"');
    expect(own.headers.etag).toBeUndefined();
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect((await http.inject({ url: '/list' })).payload).not.toContain('canary');
  });

  it('is given to whoever brings a session’s cookie that nobody was given, and nothing of the cookie goes into it', async () => {
    const first = await http.inject({ url: '/list?page=2', headers: { cookie: 'session=made-up-canary' } });
    for (const made of ['a', 'b', 'c']) {
      const again = await http.inject({ url: '/list?page=2', headers: { cookie: `session=${made}` } });
      expect([again.payload, again.headers.etag]).toEqual([first.payload, first.headers.etag]);
    }
    expect(rendered).toBe(1);
    expect(first.payload).toContain('"hasSession":false,"cookie":null');
    expect(JSON.stringify([first.payload, first.headers])).not.toContain('canary');
    expect((await http.inject({ url: '/list?page=2', headers: signedIn })).payload).toContain('"hasSession":true');
  });

  it('is not given where it cannot be found out whether somebody is signed in', async () => {
    isAway = true;
    const own = await http.inject({ url: '/list', headers: signedIn });
    expect([own.payload.includes('"hasSession":true'), own.headers['cache-control']]).toEqual([true, 'private, no-store']);
  });

  it('nor waited for where that is not answered: a while later it is made for the visitor alone', async () => {
    const hung = Promise.withResolvers<void>();
    onHung = hung.resolve;
    const own = await http.inject({ url: '/list', headers: signedIn });
    await hung.promise;
    onHung = null;
    expect([own.payload.includes('"hasSession":true'), own.headers['cache-control']]).toEqual([true, 'private, no-store']);
  });

  it('runs its own scripts by their hashes, the same for all', async () => {
    const { payload, headers } = await http.inject({ url: '/list' });
    const [, script = ''] = /<script>(.*)<\/script>/.exec(payload) ?? [];
    expect(script).toBe('go("")');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`);
    expect(headers['content-security-policy']).not.toContain('nonce');
    const own = await http.inject({ url: '/list', headers: signedIn });
    expect(own.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\da-f]{32}';/);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await http.inject({ url: '/list', headers: { 'accept-encoding': 'br' } });
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await http.inject({ url: '/list', headers: { 'accept-encoding': 'gzip', 'if-none-match': `"other", ${etag}` } });
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await http.inject({ url: '/list', headers: { 'if-none-match': etag, ...signedIn } })).statusCode).toBe(200);
    expect((await http.inject({ url: '/list', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });

  it.each(['br', 'gzip'])('asked for a second time it is packed better, and is the same page (%s)', async (packing) => {
    const ask = () => http.inject({ url: '/list?page=7', headers: { 'accept-encoding': packing } });
    const first = await ask();
    await ask();
    await vi.waitFor(async () => expect((await ask()).rawPayload.length).toBeLessThan(first.rawPayload.length), 5_000);
    const later = await ask();
    const unpacked = ({ rawPayload }: typeof first) => String((packing === 'br' ? brotliDecompressSync : gunzipSync)(rawPayload));
    expect([unpacked(later), later.headers.etag, later.headers['content-length']]).toEqual([
      unpacked(first),
      first.headers.etag,
      String(later.rawPayload.length),
    ]);
    expect(rendered).toBe(1);
  });

  it('travels packed as the browser takes it', async () => {
    const plain = await http.inject({ url: '/list' });
    const of = (accepted: string) => http.inject({ url: '/list', headers: { 'accept-encoding': accepted } });
    const [br, gzip] = [await of('gzip, deflate, br'), await of('gzip;q=1.0, br;q=0')];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
  });

  it('is another under another origin, and one under all names that the site does not go by', async () => {
    const told = async (host: string): Promise<string | undefined> =>
      /"origin":"([^"]*)"/.exec((await http.inject({ url: '/list', headers: { host } })).payload)?.[1];
    for (const host of ['evil.example', 'b.example', 'portal.test']) expect(await told(host)).toBe('http://portal.test');
    expect(rendered).toBe(1);
    for (const host of ['a.lan', 'a.lan']) expect(await told(host)).toBe('http://a.lan');
    expect(rendered).toBe(2);
  });

  it('has copies of its own under a few names only, where the network of the house gives them', async () => {
    const etagUnder = async (name: number) => (await http.inject({ url: '/list', headers: { host: `made-up-${name}.lan` } })).headers.etag;
    const names = Array.from({ length: 12 }, (_, name) => name);
    const kept = (await Promise.all(names.map(etagUnder))).filter((etag) => etag !== undefined);
    // under the one of the site it was asked for before
    expect(kept).toHaveLength(3);
    expect((await http.inject({ url: '/list' })).headers.etag).toBeDefined();
  });
});

describe('made for each who asks is', () => {
  it.each([
    ['a page of one’s own', '/own'],
    ['an address that was made up', '/list?made-up'],
    ['what is not there', '/gone'],
    ['what sets a cookie', '/cookie'],
  ])('%s', async (_name, url) => {
    for (let times = 0; times < 2; times++) await http.inject({ url });
    const before = rendered;
    const last = await http.inject({ url });
    expect(rendered).toBeGreaterThan(before);
    expect(last.headers.etag).toBeUndefined();
  });

  it('a page without one of its parts, until it is whole again', async () => {
    isBroken = true;
    const without = await http.inject({ url: '/list' });
    expect(without.payload).toContain('a part is missing');
    isBroken = false;
    expect((await http.inject({ url: '/list' })).payload).toContain('摄像机');
  });
});

describe('a page with words that nobody wrote', () => {
  it('is made of what other guests were just answered, for a visitor of whom nothing is known', async () => {
    const { cookie: _cookie, ...unknown } = ada;
    const pages = await Promise.all([http.inject({ url: '/list?made-up', headers: unknown }), http.inject({ url: '/list?made-up' })]);
    expect(rendered).toBe(2);
    expect(asked).toEqual([[undefined, expect.stringContaining('lightMyRequest')]]);
    for (const { payload } of pages) expect(payload).toContain('"words":"摄像机"');
  });

  it('asks for itself for whoever brings a cookie, and where it shows what is one visitor’s', async () => {
    for (const [url, headers] of [
      ['/list?made-up', ada],
      ['/list?made-up', ada],
      ['/own', { 'user-agent': 'canary-agent/2' }],
    ] as const)
      await http.inject({ url, headers });
    expect(asked).toEqual([
      [ada.cookie, ada['user-agent']],
      [ada.cookie, ada['user-agent']],
      [undefined, 'canary-agent/2'],
    ]);
  });

  it.each(['br', 'gzip'])('travels packed to a guest, in one piece (%s)', async (packing) => {
    const plain = await http.inject({ url: '/list?made-up' });
    const packed = await http.inject({ url: '/list?made-up', headers: { 'accept-encoding': packing } });
    const unpack = packing === 'br' ? brotliDecompressSync : gunzipSync;
    const bare = (page: string) => page.replaceAll(/[0-9a-f]{32}/g, '');
    expect(bare(unpack(packed.rawPayload).toString())).toBe(bare(plain.payload));
    expect(packed.headers).toMatchObject({ 'content-encoding': packing, 'content-length': String(packed.rawPayload.length), vary: 'accept-encoding, Cookie' });
  });
});

describe('asked for its head alone', () => {
  it('a page has the head of the whole', async () => {
    const [head, whole] = [await http.inject({ method: 'HEAD', url: '/list' }), await http.inject('/list')];
    expect([head.statusCode, head.headers.etag]).toEqual([200, whole.headers.etag]);
    expect(head.headers.etag).toBeDefined();
  });
});

describe('of what a browser takes', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0.0', 'identity'],
    ['*', 'identity'],
    [undefined, 'identity'],
    ['brotli', 'identity'],
  ])('%s the best is %s', (accepted, best) => expect(packingOf(accepted)).toBe(best));
});

describe('the short way of a kept page', () => {
  let port = 0;
  const open = async (): Promise<void> => {
    [heard, told] = [0, []];
    await http.listen({ port: 0, host: '127.0.0.1' });
    port = (http.server.address() as AddressInfo).port;
  };
  const ask = (headers: Record<string, string> = {}, path = '/list', method = 'GET'): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> =>
    new Promise((resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', path, method, headers: { host: 'portal.test', 'accept-encoding': 'identity', ...headers }, agent: false },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }));
        },
      );
      sent.on('error', reject).end();
    });
  /** A head but for what differs in each answer. */
  const head = ({ headers }: { headers: IncomingHttpHeaders }): IncomingHttpHeaders => ({ ...headers, 'x-request-id': '', date: '' });
  const counted = async (what: () => Promise<unknown>): Promise<number> => {
    const before = heard;
    await what();
    return heard - before;
  };

  it('gives the head and the body of the whole way, under a number of its own, and tells of it', async () => {
    await open();
    const [first, second] = [await ask(), await ask()];
    expect(heard).toBe(1);
    expect([head(second), second.body]).toEqual([head(first), first.body]);
    expect(second.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(told).toEqual(['GET /* 200', 'GET /* 200']);
  });

  it('says as the whole way does that nothing has changed', async () => {
    await open();
    const etag = String((await ask()).headers.etag);
    await ask({ 'user-agent': 'other' });
    const whole = await ask({ 'user-agent': 'third', 'if-none-match': etag });
    const short = await ask({ 'if-none-match': etag });
    expect(heard).toBe(3);
    expect([short.status, head(short), short.body]).toEqual([304, head(whole), '']);
    expect(told.at(-1)).toBe('GET /* 304');
  });

  it('is not taken by whoever is signed in, asks for a head, sends a body, or says anything else', async () => {
    await open();
    await ask();
    const own = await ask(signedIn);
    expect(own.body).toContain('"cookie":"session=canary-of-bo"');
    const others: Record<string, string>[] = [
      { cookie: 'jt=1; session=' },
      { 'user-agent': 'other' },
      { 'accept-encoding': 'br' },
      { host: 'elsewhere.test' },
      { 'x-forwarded-host': 'proxied.test' },
      { 'x-forwarded-proto': 'https' },
      { cookie: 'view=table' },
      { 'content-length': '0' },
    ];
    for (const headers of others) expect([headers, await counted(() => ask(headers))]).toEqual([headers, 1]);
    expect(await counted(() => ask({}, '/list', 'HEAD'))).toBe(1);
    expect(await counted(() => ask({}, '/own'))).toBe(1);
    expect(await counted(() => ask())).toBe(0);
  });

  it('ends with what it shows: by age, by version, and with the site', async () => {
    await open();
    await ask();
    now += 15_000;
    expect(await counted(() => ask())).toBe(1);
    expect(rendered).toBe(2);
    expect(await counted(() => ask())).toBe(0);
    version = 'two';
    now += 500;
    expect(await counted(() => ask())).toBe(1);
    expect(rendered).toBe(3);
    const ending = http.drain(0);
    await expect(ask().then(({ headers }) => headers.connection)).rejects.toThrow('ECONNREFUSED');
    await ending;
  });
});
