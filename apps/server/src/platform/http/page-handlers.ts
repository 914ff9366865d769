/**
 * The router's request handlers of a build of the web. The router goes through all routes it is given several times a page: once for the page,
 * once for each address above it, and it makes its own table of all of them. A page under a fixed address is given those on its way alone.
 */
import { createRequestHandler, matchRoutes, type RequestHandler, type RouteObject, type ServerBuild } from 'react-router';

interface Known {
  tree: RouteObject[];
  /** Addresses of one page each; what others make up has no handler of its own. */
  fixed: ReadonlySet<string>;
  /** Of the whole build under '', of a page's own routes under its address. */
  handlers: Map<string, RequestHandler>;
}

const known = new WeakMap<ServerBuild, Known>();

/** A build's handler for an address. */
export function handlerFor(build: ServerBuild, pathname: string, isDevelopment: boolean): RequestHandler {
  const { tree, fixed, handlers } = known.get(build) ?? begin(build);
  const name = fixed.has(pathname) ? pathname : '';
  const found = handlers.get(name);
  if (found) return found;
  const made = createRequestHandler(name === '' ? build : onTheWay(build, tree, pathname), isDevelopment ? 'development' : 'production');
  handlers.set(name, made);
  return made;
}

function begin(build: ServerBuild): Known {
  const tree = below(Object.values(build.routes).flatMap((route) => route ?? []));
  const one: Known = { tree, fixed: new Set(addressesOf(tree)), handlers: new Map() };
  known.set(build, one);
  return one;
}

type Route = NonNullable<ServerBuild['routes'][string]>;

const below = (routes: readonly Route[], parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, index } : { id, ...(path === undefined ? {} : { path }), children: below(routes, id) }));

/** Letter by letter, those without a part that is filled in. */
function addressesOf(routes: readonly RouteObject[], above: readonly string[] = []): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const parts = path === undefined || path === '' ? above : [...above, path];
    const address = `/${parts.join('/')}`;
    return [...((path !== undefined || index === true) && !/[:*?]/.test(address) ? [address] : []), ...addressesOf(children, parts)];
  });
}

/** The build with the routes of a page, and of the addresses above it, which a page tells ahead. */
function onTheWay(build: ServerBuild, tree: RouteObject[], pathname: string): ServerBuild {
  const above = pathname.split('/').map((_part, at, parts) => `/${parts.slice(1, at + 1).join('/')}`);
  const ids = new Set(above.flatMap((address) => (matchRoutes(tree, address) ?? []).map(({ route }) => route.id)));
  const among = <Each>(routes: Record<string, Each>): Record<string, Each> => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: among(build.routes), assets: { ...build.assets, routes: among(build.assets.routes) } };
}
