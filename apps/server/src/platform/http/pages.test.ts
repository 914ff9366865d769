import { AppError, IDENTITY_HEADER, identityChanged, tooManyRequests, unavailable } from '@portal/contract/core';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { unlimited } from './limits.ts';
import { registerPages } from './pages.ts';
import { createHttp } from './server.ts';

const PATH = '/api-base/v1/refusing';

/** A build of one page, whose loader turns what its call was refused with into the page's own status, as the product list does. */
const build = (router: string): string => `
  import { createContext, data, RouterContextProvider } from ${JSON.stringify(router)};
  const callContext = createContext();
  const loader = ({ context }) => context.get(callContext)(${JSON.stringify({ method: 'GET', path: PATH })})
    .then(() => data(null), (failure) => data(failure.msg, { status: failure.status }));
  export const entry = { module: {
    createLoadContext: ({ call }) => { const context = new RouterContextProvider(); context.set(callContext, call); return context; },
    default: (_request, status, headers) => new Response('page', { status, headers: { ...Object.fromEntries(headers), 'content-type': 'text/html' } }),
  } };
  export const routes = { root: { id: 'root', path: 'list', module: { loader, default: () => null } } };
  export const assets = { entry: {}, routes: {}, url: '', version: '' };
  export const [publicPath, assetsBuildDirectory, basename, future, ssr, isSpaMode, prerender, routeDiscovery, allowedActionOrigins] =
    ['/', '', '/', {}, true, false, [], { mode: 'initial' }, []];
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  for (const part of ['build/server', 'build/client/assets', 'build/client/pictures']) await mkdir(join(folder, part), { recursive: true });
  await writeFile(join(folder, 'build/server/index.js'), build(import.meta.resolve('react-router')));
  await writeFile(join(folder, 'build/server/package.json'), '{"type":"module"}');
});
afterAll(() => rm(folder, { recursive: true }));

async function aSite(failure: (identity: unknown) => AppError) {
  const http = await createHttp({ log: createLog({ level: 'silent' }), trustProxy: 0 });
  http.get(PATH, async ({ headers }) => {
    throw failure(headers[IDENTITY_HEADER]);
  });
  http.post('/form', async () => 'taken');
  await registerPages(http, {
    limits: unlimited,
    webRoot: pathToFileURL(`${folder}/`),
    development: false,
    sessionCookie: 'session',
    siteFor: () => ({}),
    originFor: () => 'http://portal.test',
    codes: { '/qr.svg': (origin) => `${origin}/` },
    getShownVersion: null,
    isSignedIn: async () => true,
    now: () => 0,
  });
  return http;
}

const cases: [string, AppError, number, string][] = [
  ['tooManyRequests', new AppError(tooManyRequests, { data: { waitSeconds: 17 } }), 429, '17'],
  ['unavailable', new AppError(unavailable), 503, '5'],
];
it.each(cases)('a page whose call was refused with %s says when to come back, and so do its data', async (_name, failure, status, seconds) => {
  const http = await aSite(() => failure);
  for (const url of ['/list', '/list.data']) {
    const answer = await http.inject({ url });
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, status, seconds]);
  }
  await http.close();
});

it('an address nobody wrote is refused in words, by a page that leads to the same without it', async () => {
  const http = await aSite(() => new AppError(unavailable));
  const search = `?${'x=1&'.repeat(2_000)}`;
  const page = await http.inject({ url: `/list${search}` });
  expect([page.statusCode, page.headers['content-type'], page.body.length]).toEqual([414, 'text/html; charset=utf-8', expect.any(Number)]);
  expect(page.body).toMatch(/网址过长.*href="\?"/);
  expect(page.body.length).toBeLessThan(500);
  expect((await http.inject({ url: `/list.data${search}` })).json()).toMatchObject({ code: 414 });
  await http.close();
});

it('a path of more parts than any page has is not looked for', async () => {
  const asked: string[] = [];
  const http = await aSite((identity) => (asked.push(String(identity)), new AppError(unavailable)));
  for (const part of ['a/', '/', 'a%2F']) expect((await http.inject({ url: `/${part.repeat(1_000)}` })).statusCode).toBe(404);
  expect(asked).toEqual([]);
  expect((await http.inject({ url: `/list?from=${'/a'.repeat(100)}` })).statusCode).toBe(503);
  await http.close();
});

it.each(['PUT', 'DELETE', 'PATCH', 'POST'] as const)('%s of a page is refused with what it may be asked by', async (method) => {
  const http = await aSite(() => new AppError(unavailable));
  const answers = [await http.inject({ method, url: '/list?one=1' }), ...(method === 'POST' ? [] : [await http.inject({ method, url: '/form?one=1' })])];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.allow])).toEqual(
    [
      [405, 'GET, HEAD'],
      [405, 'GET, HEAD, POST'],
    ].slice(0, answers.length),
  );
  await http.close();
});

it('data for a page of another identity are refused, whatever its loader makes of that', async () => {
  const http = await aSite((identity) => new AppError(identity === 'A1/M1' ? identityChanged : unavailable));
  const stale = await http.inject({ url: '/list.data', headers: { [IDENTITY_HEADER]: 'A1/M1' } });
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: identityChanged.code, data: null }]);
  expect((await http.inject({ url: '/list.data' })).statusCode).toBe(503);
  await http.close();
});
