/** Two dealers and a guest behind one greedy cache: nobody is given what another may see, whatever the address is written like. */
import { pages } from '../../apps/web/src/route-table.ts';
import { pathOf } from '@portal/client';
import type { Endpoint } from '@portal/contract/core';
import { ask, type Asked, type Answered } from '../ask.ts';
import { createCachingProxy } from '../caching-proxy.ts';
import type { Hunt } from '../hunt.ts';
import { openListeningPortal } from '../listening-portal.ts';
import { foreignIn, readable, twoTenants, type Tenant, type World } from '../two-tenants.ts';

export const cache: Hunt = {
  name: 'cache',
  purpose: 'every address through a shared cache that keeps all it may: two dealers and a guest are never given each other’s bytes',
  async run({ random, short, row, say }) {
    const portal = await openListeningPortal();
    try {
      const world = await twoTenants(portal.test);
      const addresses = addressesOf(world, portal.test.portal.served).flatMap((path) => writings(path, random));
      const chosen = short ? sample(addresses, 60, random) : addresses;
      const viewers: readonly (Tenant | null)[] = [...world.tenants, null];
      const rounds = short ? 1 : 6;
      let tries = 0;
      let hits = 0;
      let personal = 0;
      const wrong: string[] = [];
      const unsaid: string[] = [];
      for (let round = 0; round < rounds; round++) {
        const proxy = createCachingProxy((request) => ask(portal.port, request));
        // every viewer after every other, at each address, then all of it again in any order
        const visits = chosen.flatMap((path) => shuffled(viewers, random).map((viewer) => ({ path, viewer })));
        for (const { path, viewer } of short ? visits : [...visits, ...shuffled(visits, random)]) {
          const request: Asked = { path, method: random() < 0.1 ? 'HEAD' : 'GET', headers: viewer ? { cookie: viewer.cookie } : {} };
          const { answer, hit } = await proxy.ask(request);
          tries++;
          if (hit) hits++;
          const text = readable(answer.body);
          const foreign = foreignIn(text, world, viewer?.accountNo ?? null, path);
          if (foreign.length > 0) wrong.push(`${viewer?.accountNo ?? 'guest'} ${path}: ${foreign.join(' ')}`);
          if (viewer?.canaries.some((canary) => text.includes(canary) && !path.includes(canary))) {
            personal++;
            if (!isForbidden(answer)) unsaid.push(`${path}: ${answer.headers['cache-control']} / ${answer.headers.vary}`);
          }
        }
        // what does not tell one person from another is meant to be kept
        for (const path of publicAddresses(await ask(portal.port, { path: '/home' }))) {
          await proxy.ask({ path });
          if ((await proxy.ask({ path })).hit) hits++;
        }
        say(`round ${round}: ${proxy.size()} answers kept`);
      }
      for (const line of [...wrong, ...unsaid].slice(0, 12)) say(line);
      row('no bytes of another dealer, nor a dealer’s for a guest', tries, wrong.length, `${chosen.length} addresses, ${rounds} caches`);
      row('a personal answer says private, no-store and Vary: Cookie', personal, unsaid.length);
      row('built files are kept by the cache', hits, 0, `${hits} answers out of the cache`);
      const every = await Promise.all(REFUSED.map((request) => ask(portal.port, { ...request, headers: { cookie: world.tenants[0].cookie } })));
      const open = every.flatMap((answer, at) =>
        isForbidden(answer) ? [] : [`${REFUSED[at]?.path}: ${answer.status} ${answer.headers['cache-control']} / ${answer.headers.vary}`],
      );
      for (const line of open) say(line);
      row('so does whatever is refused or redirected', every.length, open.length);
    } finally {
      await portal.close();
    }
  },
};

const REFUSED: readonly Asked[] = [
  { path: '/%zz' },
  { path: '/api-base/%zz' },
  { path: '/logout' },
  { path: '/login?redirect=/home' },
  { path: '/?token=x' },
  { path: '/nope' },
  { path: '/home', method: 'PUT' },
  { path: `/api-file/v1/file/${'a'.repeat(300)}` },
  { path: '/assets/gone-1234.js' },
  { path: '/%61pi-cloud-merchant-service/nowhere' },
];

const isForbidden = ({ headers }: Answered): boolean => headers['cache-control'] === 'private, no-store' && /(^|,)\s*cookie\s*(,|$)/i.test(headers.vary ?? '');

const publicAddresses = ({ body }: Answered): string[] =>
  [...new Set([...body.toString().matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))].slice(0, 5);

/** Every GET of the contract with each tenant's own ids, every page of the route table with its data. */
function addressesOf({ tenants, skuNo, spuNo }: World, served: readonly Endpoint[]): string[] {
  const queries: Record<string, readonly Record<string, string>[]> = {
    exportDesignOrder: [
      { format: 'xlsx', atCostMeant: '1' },
      { format: 'xlsx', kind: 'internal' },
      { format: 'pdf', kind: 'internal' },
    ],
    listAttributeFilters: [{ portalCatagoryId: '11' }],
    listAccessories: [{ spuNo }],
    getListCheck: [{}, ...tenants.map(({ orderId }) => ({ designOrderId: orderId }))],
    getAppliedRecommendation: [{ scenario: 'scenarioLed' }],
    getPickingCounts: [{ tab: 'brand' }],
    listSuggestions: [{ keyword: '测试' }],
    readEnterpriseLogo: tenants.map(({ logoId }) => ({ v: logoId })),
  };
  const params: Record<string, readonly Record<string, string>[]> = {
    getSpuDetail: [{ id: spuNo }],
    readFile: tenants.map(({ fileId }) => ({ fileId })),
  };
  const orders = tenants.map(({ orderId }) => ({ id: orderId }));
  const calls = served
    .filter(({ method }) => method === 'GET')
    .flatMap((endpoint) =>
      (params[endpoint.name] ?? (endpoint.path.includes(':') ? orders : [{}])).flatMap((names) =>
        (queries[endpoint.name] ?? [{}]).map((query) => pathOf(endpoint, { params: names, query })),
      ),
    );
  const details = tenants.map(({ orderId }) => `/tool/designOrder/detail?id=${orderId}`);
  const screens = ['/', ...pages.map(({ path }) => `/${path}`), `/product/detail?id=${spuNo}&sku=${skuNo}`, ...details];
  return [...calls, ...screens, ...screens.map(dataOf), '/openapi.json', '/openapi', '/qr.svg', '/favicon.svg'];
}

/** Where the router reads a page's data. */
function dataOf(page: string): string {
  const [path = '', query] = page.split('?');
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`;
}

/** An address, and other ways of writing it that may lead to the same place. */
function writings(path: string, random: () => number): string[] {
  const [place = '', query] = path.split('?');
  const rest = query === undefined ? '' : `?${query}`;
  const letters = [...place].flatMap((letter, at) => (/[a-z]/i.test(letter) ? [at] : []));
  const at = letters[Math.floor(random() * letters.length)];
  const first = letters[0];
  const encodedAt = (where: number) => `${place.slice(0, where)}%${place.charCodeAt(where).toString(16)}${place.slice(where + 1)}${rest}`;
  return [path, ...(first === undefined ? [] : [encodedAt(first)]), ...(at === undefined ? [] : [encodedAt(at)]), `${place}/${rest}`, `/${place}${rest}`];
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

const sample = <T>(items: readonly T[], count: number, random: () => number): T[] => shuffled(items, random).slice(0, count);
