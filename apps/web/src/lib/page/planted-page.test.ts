/** A page for some user types alone, planted among the real ones and asked for as a browser asks: there is none yet. */
import type { Call } from '@portal/client';
import { mayCall, UserType } from '@portal/engines/access';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, ServerRouter, UNSAFE_withComponentProps, type EntryContext, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as root from '../../root.tsx';
import * as errorPage from '../../screens/shell/error-page.tsx';
import { createLoadContext } from './server-context.ts';
import { pages, type SitePage } from '../../route-table.ts';

const table = pages as SitePage[];
beforeAll(() => void table.push({ path: 'planted', file: 'planted.tsx', frame: 'default', access: 'ordersFromDealer', title: '出货价' }));
afterAll(() => void table.pop());

const read = vi.fn<() => string>(() => 'dealers only');
const planted = { loader: read, default: () => createElement('p', null, '出货价一览') };

const modules = {
  root: { middleware: root.middleware, loader: root.loader, default: UNSAFE_withComponentProps(root.default as never) },
  planted,
  // as the build does: a component is given what its loader read
  error: { loader: errorPage.loader, default: UNSAFE_withComponentProps(errorPage.default as never) },
};
const places = {
  root: { id: 'root', path: '', hasLoader: true },
  planted: { id: 'planted', parentId: 'root', path: 'planted', hasLoader: true },
  error: { id: 'error', parentId: 'root', path: 'error', hasLoader: true },
};

const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) =>
        new Response(renderToString(createElement(ServerRouter, { context, url: request.url })), { status, headers }),
    },
  },
  routes: Object.fromEntries(Object.values(places).map((place) => [place.id, { ...place, module: modules[place.id as keyof typeof modules] }])),
  assets: { entry: { module: '', imports: [] }, routes: places, url: '', version: '' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  allowedActionOrigins: [],
} as unknown as ServerBuild;
const answer = createRequestHandler(build, 'production');

/** The answer to who asks for `path`, with its redirects left to the browser. */
function ask(path: string, userType: UserType): Promise<Response> {
  const session = { userType, companyName: '某某安防', nickname: '', multiIdentity: [], isMultRole: false, accountNo: 'A1', merchantNo: 'M1' };
  const context = createLoadContext({
    call: (async () => session) as unknown as Call,
    hasSession: userType !== UserType.Tourist,
    nonce: '',
    nowMs: 0,
    site: {
      providerBrand: '',
      ssoOrigin: '',
      demo: false,
      year: 2026,
      today: '2026-11-22',
      servicePhones: [],
      filings: [],
      followed: [],
      workbenchUrl: null,
      map: { isShown: false, approval: '', serviceUrl: null },
    },
  });
  return answer(new Request(`http://portal.test${path}`), context);
}

it('opens for the user type it names', async () => {
  const opened = await ask('/planted', UserType.SecondLevel);
  expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('出货价一览')]);
});

it('tells everybody else with status 403 for whom it is, and reads nothing for them', async () => {
  read.mockClear();
  for (const userType of Object.values(UserType).filter((each) => !mayCall('ordersFromDealer', each) && each !== UserType.Tourist)) {
    for (const path of ['/planted?tab=2', '/planted.data?tab=2', '/PLANTED/?tab=2']) {
      const sent = await ask(path, userType);
      const body = await sent.text();
      const to = sent.headers.get('location') ?? /\/error\?status=403&from=[^"]*/.exec(body)?.[0] ?? '';
      expect([path, userType, to]).toEqual([path, userType, expect.stringMatching(/^\/error\?status=403&from=%2Fplanted/i)]);
      const refused = await ask(to, userType);
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain('这个页面供个人用户、二级经销商、金牌二级经销商使用');
    }
  }
  expect(read).not.toHaveBeenCalled();
});

it('sends a guest to sign in, and back', async () => {
  const sent = await ask('/planted?tab=2', UserType.Tourist);
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `/login?redirect=${encodeURIComponent('/planted?tab=2')}`]);
});
