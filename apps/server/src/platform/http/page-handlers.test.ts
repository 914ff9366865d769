import { RouterContextProvider, type EntryContext, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { handlerFor } from './page-handlers.ts';

/** Tells of a page which routes the router was given, and which it matched. */
function aBuild(): ServerBuild {
  const route = (id: string, parentId: string | undefined, more: object = {}) => [
    id,
    { id, ...(parentId && { parentId }), ...more, module: { default: () => null } },
  ];
  const routes = Object.fromEntries([
    route('root', undefined, { path: '' }),
    route('frame', 'root'),
    route('start', 'frame', { index: true }),
    route('goods', 'frame', { path: 'goods' }),
    route('detail', 'frame', { path: 'goods/detail' }),
    route('one', 'frame', { path: 'goods/:id' }),
    route('other', 'frame', { path: 'other' }),
    route('none', 'frame', { path: '*' }),
  ]);
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, _headers: Headers, { manifest, routeModules, staticHandlerContext }: EntryContext) =>
          Response.json(
            { given: Object.keys(routeModules), told: Object.keys(manifest.routes), matched: staticHandlerContext.matches.map(({ route: { id } }) => id) },
            { status },
          ),
      },
    },
    routes,
    assets: { entry: { module: '', imports: [] }, routes, url: '', version: '' },
    basename: '/',
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

const ask = async (build: ServerBuild, pathname: string) => {
  const answer = await handlerFor(build, pathname, false)(new Request(`http://portal.test${pathname}`), new RouterContextProvider());
  return { status: answer.status, ...((await answer.json()) as { given: string[]; told: string[]; matched: string[] }) };
};

describe('a page under a fixed address', () => {
  it('is drawn of the routes on its way and of those above it, and matches what the whole build matches', async () => {
    expect(await ask(aBuild(), '/goods/detail')).toEqual({
      status: 200,
      given: ['root', 'frame', 'start', 'goods', 'detail'],
      told: ['root', 'frame', 'start', 'goods', 'detail'],
      matched: ['root', 'frame', 'detail'],
    });
    expect((await ask(aBuild(), '/')).matched).toEqual(['root', 'frame', 'start']);
    expect((await ask(aBuild(), '/')).given).toEqual(['root', 'frame', 'start']);
  });

  it('has a handler that is made once', () => {
    const build = aBuild();
    expect(handlerFor(build, '/goods', false)).toBe(handlerFor(build, '/goods', false));
    expect(handlerFor(build, '/goods', false)).not.toBe(handlerFor(build, '/other', false));
    expect(handlerFor(build, '/goods', false)).not.toBe(handlerFor(aBuild(), '/goods', false));
  });
});

it('what visitors fill in or make up shares the handler of the whole build', async () => {
  const build = aBuild();
  const whole = handlerFor(build, '/goods/K1', false);
  for (const pathname of ['/goods/K2', '/nothing', '/Goods', '/goods/', '/goods.data', '/__manifest', '/goods/:id', '/*', ''])
    expect([pathname, handlerFor(build, pathname, false)]).toEqual([pathname, whole]);
  expect(await ask(build, '/goods/K1')).toMatchObject({ matched: ['root', 'frame', 'one'], given: Object.keys(build.routes) });
  expect((await ask(build, '/Goods')).matched).toEqual(['root', 'frame', 'goods']);
});
