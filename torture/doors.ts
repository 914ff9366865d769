/** What stands before every operation: foreign pages, methods that are not declared, addresses that lead away. */
import { crossSite, type Endpoint } from '@portal/contract/core';
import { ask } from './ask.ts';
import type { HuntContext } from './hunt.ts';
import type { ListeningPortal } from './listening-portal.ts';
import type { Tenant } from './two-tenants.ts';

export async function attackDoors({ random, short, row, say }: HuntContext, portal: ListeningPortal, tenant: Tenant): Promise<void> {
  await foreignPages({ random, short, row, say }, portal, tenant);
  await otherMethods({ random, short, row, say }, portal, tenant);
  await leadingAway({ random, short, row, say }, portal, tenant);
}

type Rows = Pick<HuntContext, 'random' | 'short' | 'row' | 'say'>;

const words = (text: TemplateStringsArray): string[] => (text.raw[0] ?? '').trim().split(/\s+/);
const SITES = [undefined, 'same-origin', 'none', 'same-site', 'cross-site', 'SAME-ORIGIN', '', 'x'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json garbage',
];

/** Whether a browser's request with these two can come from a page of ours. */
const isOurs = (own: string, origin: string | undefined, site: string | undefined): boolean =>
  (origin === undefined || origin === own) && (site === undefined || site === 'same-origin' || site === 'none');

async function foreignPages({ random, short, row, say }: Rows, portal: ListeningPortal, tenant: Tenant): Promise<void> {
  const own = `http://127.0.0.1:${portal.port}`;
  const origins = [
    undefined,
    own,
    ...words`null https://evil.example http://127.0.0.1 https://127.0.0.1 http://localhost http://127.0.0.1.evil.example http://evil.example/127.0.0.1 file:// chrome-extension://x`,
    `${own}/`,
    `${own}.evil.example`,
    `https://127.0.0.1:${portal.port}`,
    `http://127.0.0.1:${portal.ssoPort}`,
    `http://user@127.0.0.1:${portal.port}`,
  ];
  const posts = portal.test.portal.served.filter(({ method }) => method === 'POST');
  const attacks = posts.flatMap((endpoint) => origins.flatMap((origin) => SITES.flatMap((site) => TYPES.map((type) => ({ endpoint, origin, site, type })))));
  const foreign = attacks.filter(({ origin, site }) => !isOurs(own, origin, site));
  const chosen = some(foreign, short ? 120 : 6_000, random);
  let taken = 0;
  for (const { endpoint, origin, site, type } of chosen) {
    const headers = {
      cookie: tenant.cookie,
      'content-type': type,
      ...(origin === undefined ? {} : { origin }),
      ...(site === undefined ? {} : { 'sec-fetch-site': site }),
    };
    const { status, body } = await ask(portal.port, {
      method: 'POST',
      path: endpoint.path,
      headers: { ...headers, 'idempotency-key': `door-${random()}` },
      body: '{}',
    });
    // a type that no call reads is refused before its sender is asked for
    const isRefused = (status === 403 && body.toString().includes(`"code":${crossSite.code},`)) || (status === 415 && type !== TYPES[0] && type !== TYPES[1]);
    if (isRefused) continue;
    taken++;
    say(`${endpoint.name} origin ${origin} site ${site} type ${type}: ${status} ${body.toString().slice(0, 120)}`);
  }
  row('no call is taken from a foreign page, whatever its origin, site and content type', chosen.length, taken, `of ${foreign.length} ways`);
}

async function otherMethods({ random, short, row, say }: Rows, portal: ListeningPortal, tenant: Tenant): Promise<void> {
  const methods = words`GET HEAD POST PUT PATCH DELETE OPTIONS PROPFIND`;
  const isDeclared = ({ method, asGet }: Endpoint, other: string) =>
    other === method || (asGet !== undefined && other === 'GET') || (method === 'GET' && other === 'HEAD');
  const { served } = portal.test.portal;
  const filled = ({ path }: Endpoint): string => path.replace(/:\w+/g, tenant.orderId);
  // `prices/take` is also a `prices/:id`
  const reaches = ({ path }: Endpoint, address: string): boolean => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address);
  const all = served.flatMap((endpoint) =>
    methods
      .filter((other) => !served.some((one) => isDeclared(one, other) && reaches(one, filled(endpoint))))
      .map((method) => ({ method, path: filled(endpoint) })),
  );
  const chosen = some(all, short ? 50 : all.length, random);
  let odd = 0;
  for (const { method, path } of chosen) {
    const { status } = await ask(portal.port, { method, path, headers: { cookie: tenant.cookie } });
    if (status === 404 || status === 405) continue;
    odd++;
    say(`${method} ${path}: ${status}`);
  }
  row('a method that is not declared is not found', chosen.length, odd);
}

/** Ways of saying another host; each also after an own path. */
const AWAY = [
  ...words`//evil.example ///evil.example /\evil.example \\evil.example \/evil.example /\/evil.example http://evil.example https://evil.example http:evil.example
    http:/evil.example http:///evil.example http:\\evil.example HtTp://evil.example //evil.example:80 //user@evil.example //evil.example%2f.. /.//evil.example
    /..//evil.example /%2f/evil.example /%5cevil.example %2f%2fevil.example /%09/evil.example javascript:alert(1) data:text/html,x vbscript:x
    //127.0.0.1@evil.example //evil.example#127.0.0.1 //evil.example?127.0.0.1 //127.0.0.1.evil.example //evil.example/127.0.0.1 /;//evil.example
    ?//evil.example #//evil.example //evil%E3%80%82example //ｅvil.example //[::ffff:1.2.3.4] //0x7f.1 ftp://evil.example ws://evil.example blob:http://evil.example`,
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '//evil.example\u0000',
  'http://evil.example\u2028',
  '//\u00adevil.example',
].flatMap((text) => [text, `/home${text}`]);

async function leadingAway({ short, random, row, say }: Rows, portal: ListeningPortal, tenant: Tenant): Promise<void> {
  const pages = ['/login?redirect=', '/logout?redirect=', '/login/outsideRedirect?redirect=', '/login/forget?redirect='];
  const ways = AWAY.flatMap((text) =>
    pages.flatMap((page) => [undefined, tenant.cookie].map((cookie) => ({ path: `${page}${encodeURIComponent(text)}`, cookie }))),
  );
  const direct = AWAY.filter((text) => text.startsWith('/')).map((text) => ({ path: `${encodeURI(text)}?token=x`, cookie: undefined }));
  const chosen = some([...ways, ...direct], short ? 80 : ways.length + direct.length, random);
  let away = 0;
  for (const { path, cookie } of chosen) {
    const { status, headers } = await ask(portal.port, { path, headers: cookie && !path.startsWith('/logout') ? { cookie } : {} });
    // the sign-on site is told where to return to
    const next = headers.location === undefined ? [] : [headers.location, new URL(headers.location, HOME).searchParams.get('redirect') ?? '/'];
    if (next.every(isAtHome) && status < 500) continue;
    away++;
    say(`${path}: ${status} ${headers.location}`);
  }
  row('no address leads away from our hosts', chosen.length, away, `${AWAY.length} strings, ${pages.length} pages, one token intake`);
}

const HOME = 'http://127.0.0.1';

function isAtHome(address: string): boolean {
  if (!URL.canParse(address, HOME)) return false;
  const { protocol, hostname } = new URL(address, HOME);
  return /^https?:$/.test(protocol) && hostname === '127.0.0.1';
}

function some<T>(items: readonly T[], count: number, random: () => number): T[] {
  if (count >= items.length) return [...items];
  return Array.from({ length: count }, () => items[Math.floor(random() * items.length)] as T);
}
