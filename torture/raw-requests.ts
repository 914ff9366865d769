/** Requests no browser makes: every path, host, method and way of framing once, then any mixture of them. */

export interface RawRequest {
  what: string;
  bytes: Buffer;
  /** Ends in the middle: the sender says so by closing its side. */
  half: boolean;
  /** More than one answer would mean that a body was taken for a request. */
  single: boolean;
}

const API = '/api-cloud-merchant-service/v1';

/** Entries parted by white space, as written. */
const words = (text: TemplateStringsArray): string[] => (text.raw[0] ?? '').trim().split(/\s+/);

const PATHS = [
  ...words`/ /home /home.data /product?keyword=% /product.data?_routes=% /product.data?_routes=x,y /tool/designOrder.data /no/such/page /no/such.data
    /_root.data /__manifest /__manifest?p=% /__manifest?version=x&paths=%2F,%2Fhome /assets/missing.js /assets/ /pictures/missing.svg /favicon.ico
    // /// //evil.example/x //evil.example/x.data /\evil.example http://evil.example/ http://evil.example/home http://[/ home * ? #
    /% /%zz /%00 /%ff%fe /%c0%af /%2e%2e/%2e%2e/package.json /..%2f..%2fpackage.json /../../../../../../etc/passwd /assets/../../../package.json
    /assets/..%5c..%5cpackage.json /assets/%2e%2e/%2e%2e/server/index.js /assets/..%252f..%252fpackage.json /.env /.git/config /assets/.%00/ /index.html
    /qr.svg /login /login?redirect=% /login?redirect=http://[ /logout /logout?redirect=//x /login/outsideRedirect?redirect=% /login/outsideRedirect
    /?token=x /?token=% /?token=a&token=b /home.data?token=x /healthz /readyz /metrics /openapi /openapi.json /outbox /demo-accounts.json
    /api-file/v1/file/% /api-file/v1/file/..%2f.. /%61pi-cloud-merchant-service/v1/design-order/page /api-system/`,
  ...['design-order/page?page=%', 'account/passwordLogin', 'account/getLoginSessionInfo', 'nothing'].map((path) => `${API}/${path}`),
  `/api-file/v1/file/${'a'.repeat(300)}`,
  `/${'a'.repeat(5_000)}`,
  `/?${'a=1&'.repeat(2_000)}`,
  `/${'/a'.repeat(1_000)}`,
  '',
];

const HOSTS = [
  ...words`127.0.0.1 [::1]:80 UPPER.example:3000 [ [::1 [] a:b a:99999 a:-1 a: :80 a@b a/b a?b a#b a\b %00 a%00b <script> " ' {} .. - 0x7f.1 127.1 1.2.3.4.5 ü.example a,b`,
  '',
  ' ',
  'a b',
  'a'.repeat(5_000),
  `${'a'.repeat(60)}.`.repeat(20),
];

const METHODS = [...words`GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND CONNECT PRI FOO get`, 'G ET', ''];

interface Framing {
  name: string;
  version?: string;
  /** Lines after the host, without line ends. */
  lines?: readonly string[];
  body?: string;
  /** Another line for the host, or none. */
  host?: readonly string[];
  lineEnd?: string;
  half?: boolean;
  single?: boolean;
}

const CANARY = 'GET /healthz?smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const JSON_TYPE = 'Content-Type: application/json';
const one = (name: string, ...lines: string[]): Framing => ({ name, lines });

const FRAMINGS: readonly Framing[] = [
  { name: 'HTTP/1.0', version: 'HTTP/1.0' },
  { name: 'HTTP/1.0 without a host', version: 'HTTP/1.0', host: [] },
  { name: 'HTTP/1.1 without a host', host: [] },
  { name: 'two hosts', host: ['Host: 127.0.0.1', 'Host: evil.example'] },
  { name: 'HTTP/2.0', version: 'HTTP/2.0' },
  { name: 'HTTP/9.9', version: 'HTTP/9.9' },
  { name: 'no version', version: '' },
  { name: 'bare line feeds', lineEnd: '\n' },
  { name: 'JSON', lines: [JSON_TYPE, 'Content-Length: 2'], body: '{}' },
  { name: 'broken JSON', lines: [JSON_TYPE, 'Content-Length: 1'], body: '{' },
  { name: 'forbidden key', lines: [JSON_TYPE, 'Content-Length: 16'], body: '{"__proto__":{}}' },
  { name: 'no type', lines: ['Content-Length: 2'], body: '{}' },
  { name: 'odd type', lines: ['Content-Type: ;;;', 'Content-Length: 2'], body: '{}' },
  { name: 'form', lines: ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3'], body: 'a=%' },
  { name: 'broken multipart', lines: ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 5'], body: '--x\r\n' },
  { name: 'multipart without boundary', lines: ['Content-Type: multipart/form-data', 'Content-Length: 2'], body: '{}' },
  { name: 'zipped nonsense', lines: [JSON_TYPE, 'Content-Encoding: gzip', 'Content-Length: 2'], body: '{}' },
  { name: 'length and chunks', lines: [JSON_TYPE, 'Content-Length: 4', 'Transfer-Encoding: chunked'], body: `0\r\n\r\n${CANARY}`, single: true },
  { name: 'chunks and length', lines: [JSON_TYPE, 'Transfer-Encoding: chunked', 'Content-Length: 4'], body: `0\r\n\r\n${CANARY}`, single: true },
  { name: 'two lengths', lines: [JSON_TYPE, 'Content-Length: 2', `Content-Length: ${CANARY.length + 2}`], body: `{}${CANARY}`, single: true },
  { name: 'folded chunks', lines: [JSON_TYPE, 'Transfer-Encoding:\r\n chunked', 'Content-Length: 5'], body: `0\r\n\r\n${CANARY}`, single: true },
  { name: 'other coding', lines: [JSON_TYPE, 'Transfer-Encoding: xchunked'], body: `0\r\n\r\n${CANARY}`, single: true, half: true },
  { name: 'coding list', lines: [JSON_TYPE, 'Transfer-Encoding: chunked, identity'], body: `0\r\n\r\n${CANARY}`, single: true, half: true },
  { name: 'coding with a tab', lines: [JSON_TYPE, 'Transfer-Encoding : chunked', 'Content-Length: 5'], body: `0\r\n\r\n${CANARY}`, single: true },
  { name: 'negative length', lines: ['Content-Length: -1'] },
  { name: 'length 1e3', lines: ['Content-Length: 1e3'] },
  { name: 'huge length', lines: [JSON_TYPE, 'Content-Length: 99999999999999999999'] },
  { name: 'length over the limit', lines: [JSON_TYPE, 'Content-Length: 99999999'], body: '{', half: true },
  { name: 'bad chunk', lines: [JSON_TYPE, 'Transfer-Encoding: chunked'], body: 'zz\r\n' },
  { name: 'cut body', lines: [JSON_TYPE, 'Content-Length: 20'], body: '{"a":', half: true },
  { name: 'cut head', lines: ['X-Cut: '], lineEnd: '\r\n', half: true, body: 'a' },
  one('line without a colon', 'Nonsense'),
  one('name with a space', 'Bad Name: x'),
  one('name of nothing', ': x'),
  one('zero byte', 'X-Zero: a\0b'),
  one('high bytes', 'X-High: \u00ff\u00fe'),
  one('20 KB header', `X-Long: ${'a'.repeat(20_000)}`),
  one('1,500 headers', ...Array.from({ length: 1_500 }, (_, index) => `a${index}: b`)),
  one('prototype header', '__proto__: x', 'constructor: y'),
  one('expects 100', 'Expect: 100-continue'),
  one('expects nonsense', 'Expect: nonsense'),
  one('upgrade to h2c', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
  one('upgrade to websocket', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'),
  one('forwarded host [', 'X-Forwarded-Host: ['),
  one('forwarded hosts', 'X-Forwarded-Host: a, b c, <script>'),
  one('forwarded scheme', 'X-Forwarded-Proto: javascript'),
  one('forwarded for nonsense', `X-Forwarded-For: ${'f'.repeat(6_000)}`),
  one('forwarded zone', `X-Forwarded-For: fe80::1%${'a'.repeat(3_000)}`),
  one('cookie nonsense', 'Cookie: portal_session=%; portal_session=; =; ;;portal_login_state=%zz'),
  one('two cookies', 'Cookie: portal_session=a', 'Cookie: portal_session=b'),
  one('ranges', 'Range: bytes=0-,-1,9-2'),
  one('encodings', 'Accept-Encoding: gzip;q=x, ;, *;q=0'),
  one('validators', 'If-None-Match: W/"', 'If-Modified-Since: never', 'If-Range: x'),
  one('foreign page', 'Origin: http://[', 'Referer: http://[', 'Sec-Fetch-Site: nonsense'),
  one('repeated key', 'Idempotency-Key: a', 'Idempotency-Key: b'),
  one('router headers', 'X-React-Router-Data: yes', 'X-Remix-Response: x', 'X-React-Router-Prerender-Data: [', 'X-React-Router-SPA-Mode: yes'),
  one('override', 'X-HTTP-Method-Override: DELETE', 'X-Original-URL: /metrics', 'X-Rewrite-URL: /metrics', 'Accept-Version: 9'),
];

function requestOf(method: string, path: string, host: string, framing: Framing): RawRequest {
  const { version = 'HTTP/1.1', lineEnd = '\r\n', half = false, single = false, body = '' } = framing;
  const head = [`${method} ${path} ${version}`.trimEnd(), ...(framing.host ?? [`Host: ${host}`]), ...(framing.lines ?? [])];
  // a stated `Connection` of the framing stays alone
  if (!head.some((line) => /^connection:/i.test(line))) head.push('Connection: close');
  return {
    what: `${method} ${path.slice(0, 60)} Host: ${host.slice(0, 30)} (${framing.name})`,
    bytes: Buffer.from(`${head.join(lineEnd)}${lineEnd}${lineEnd}${body}`, 'latin1'),
    half: half || version === '',
    single,
  };
}

const PLAIN: Framing = { name: 'plain' };
const signIn = JSON.stringify({ phone: '13800000000', password: 'x', redirect: 'http://a:3000/' });
const SIGN_IN: Framing = { name: 'sign-in with a way back', lines: [JSON_TYPE, `Content-Length: ${signIn.length}`], body: signIn };

/** `count` requests or a few more: each element once beside ordinary ones, the rest mixed by `random`. */
export function rawRequests(random: () => number, count: number): RawRequest[] {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const requests = [
    ...PATHS.map((path) => requestOf('GET', path, '127.0.0.1', PLAIN)),
    ...HOSTS.flatMap((host) => [
      ...['/no/such.data', '/qr.svg', '/login', '/logout', '/login/outsideRedirect?redirect=http://a/'].map((path) => requestOf('GET', path, host, PLAIN)),
      requestOf('POST', `${API}/account/passwordLogin`, host, SIGN_IN),
    ]),
    ...METHODS.flatMap((method) => ['/', '/home.data', `${API}/account/passwordLogin`].map((path) => requestOf(method, path, '127.0.0.1', PLAIN))),
    ...FRAMINGS.flatMap((framing) => [requestOf('GET', '/', '127.0.0.1', framing), requestOf('POST', `${API}/account/passwordLogin`, '127.0.0.1', framing)]),
  ];
  while (requests.length < count) requests.push(requestOf(any(METHODS), any(PATHS), random() < 0.6 ? '127.0.0.1' : any(HOSTS), any(FRAMINGS)));
  return requests;
}
