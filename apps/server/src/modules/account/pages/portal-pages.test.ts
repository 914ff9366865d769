import { takeTypedPhone } from '@portal/contract/account';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, onAccountEvent, type App } from '../../../app.ts';
import { SESSION_COOKIE } from '../session/session-token.ts';
import { aPersonWithPassword, ask as askSite, paths, RIGHT_PASSWORD, type SignOnAnswer } from '@portal/server/testkit/sign-on';
import { STATE_COOKIE, STATE_LIFETIME_MS } from '../sign-in/handover.ts';
import { TYPED_PHONE_COOKIE } from '../sign-in/typed-phone.ts';
import { registerSignOnPages } from './portal-pages.ts';

const PORTAL = 'shop.local:3000';
const SSO = 'http://shop.local:3001';

describe('handing over between portal and sign-on site', () => {
  let portal: TestPortal;
  let site: App;
  beforeAll(async () => {
    portal = await openTestPortal();
    site = await buildPortal(portal.deps);
    registerSignOnPages(site.http, { ...portal.deps, limits: site.limits, onAccountEvent });
    site.http.get('/product', async () => 'the product page');
    await site.http.ready();
  });
  afterAll(async () => {
    await site.http.close();
    await portal.close();
  });

  const get = (path: string, cookies: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<SignOnAnswer> =>
    askSite(site, path, undefined, {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      headers: { host: PORTAL, ...headers },
    });
  const goal = (answer: SignOnAnswer) => new URL(String(answer.headers.location), `http://${PORTAL}`);
  /** Opens /login and signs in on the other site: the state cookie, and the address with the token. */
  const signIn = async (phone: string, page = '/product?page=2') => {
    const login = await get(`/login?redirect=${encodeURIComponent(page)}`);
    const { redirect, state } = Object.fromEntries(goal(login).searchParams);
    const { data } = await askSite(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD, redirect, state });
    return { state: String(login.cookies[STATE_COOKIE]), address: String(data['redirectUrl']).replace(`http://${PORTAL}`, '') };
  };

  it('sends /login to the sign-on site of the host used, with the page and a state', async () => {
    const answer = await get('/login?redirect=%2Fproduct%3Fpage%3D2');
    expect(answer.status).toBe(302);
    expect(goal(answer).origin).toBe(SSO);
    expect(goal(answer).searchParams.get('redirect')).toBe(`http://${PORTAL}/product?page=2`);
    expect(goal(answer).searchParams.get('state')).toBe(answer.cookies[STATE_COOKIE]);
    expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  });

  it('brings the person back to the page, with a session, before anything else loads', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const { state, address } = await signIn(phone);
    expect(address).toMatch(/^\/product\?page=2&token=[\w-]{43}$/);
    const back = await get(address, { [STATE_COOKIE]: state });
    expect(back).toMatchObject({
      status: 302,
      headers: { location: '/product?page=2', 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' },
    });
    expect(back.cookies[STATE_COOKIE]).toBe('');
    const session = { [SESSION_COOKIE]: String(back.cookies[SESSION_COOKIE]) };
    expect((await get(paths.info, session)).code).toBe(0);
    // whoever is signed in is not sent to sign in
    expect((await get('/login?redirect=/product', session)).headers.location).toBe('/product');
  });

  it('asks once more when a token is replayed, expired or made up, and keeps the page', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const used = await signIn(phone);
    await get(used.address, { [STATE_COOKIE]: used.state });
    const late = await signIn(phone);
    portal.clock.forward(60_000);
    for (const [address, state] of [
      [used.address, used.state],
      [late.address, late.state],
      [`/product?page=2&token=${'a'.repeat(43)}`, late.state],
      ['/product?page=2&token=rubbish', late.state],
      ['/product?page=2&token=a&token=b', late.state],
    ] as const) {
      const answer = await get(address, { [STATE_COOKIE]: state });
      expect(answer.cookies[SESSION_COOKIE]).toBeUndefined();
      expect(answer.headers.location).toBe('/login?redirect=%2Fproduct%3Fpage%3D2&error=handover');
      const login = goal(await get(String(answer.headers.location), { [STATE_COOKIE]: state }));
      expect(login.searchParams.get('error')).toBe('handover');
      expect(login.searchParams.get('redirect')).toBe(`http://${PORTAL}/product?page=2`);
    }
  });

  it("does not sign anyone in with somebody else's token, and leaves it good for its owner", async () => {
    const { phone } = await aPersonWithPassword(portal);
    const { state, address } = await signIn(phone);
    const victim = await get('/login');
    const lured = await get(address, { [STATE_COOKIE]: String(victim.cookies[STATE_COOKIE]) });
    expect(lured.cookies[SESSION_COOKIE]).toBeUndefined();
    expect(lured.headers.location).toBe('/product?page=2');
    const without = await get(address);
    expect(without.cookies[SESSION_COOKIE]).toBeUndefined();
    expect(String(without.headers.location)).toMatch(/^\/login\?.*error=handover$/);
    expect((await get(address, { [STATE_COOKIE]: state })).cookies[SESSION_COOKIE]).toMatch(/^[\w-]{43}$/);
  });

  it('takes by a page no code that is bound to no browser, and by a call no code that is bound to another', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const { data } = await askSite(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD });
    const lured = await get(`/product?token=${String(data['token'])}`, { [STATE_COOKIE]: 'v'.repeat(43) });
    expect(lured.cookies[SESSION_COOKIE]).toBeUndefined();
    const { address, state } = await signIn(phone);
    const token = goal({ headers: { location: address } } as never).searchParams.get('token');
    const call = (cookie: string) => askSite(site, paths.tokenLogin, { token }, { cookie, headers: { host: PORTAL } });
    expect((await call(`${STATE_COOKIE}=${'v'.repeat(43)}`)).code).toBe(1104);
    expect((await call('')).code).toBe(1104);
    expect((await call(`${STATE_COOKIE}=${state}`)).code).toBe(0);
  });

  it('lets two tabs sign in at once', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const first = await get('/login');
    const state = String(first.cookies[STATE_COOKIE]);
    const second = await get('/login?redirect=/product', { [STATE_COOKIE]: state });
    expect(second.cookies[STATE_COOKIE]).toBe(state);
    expect((await signIn(phone)).state).not.toBe(state);
  });

  it('ends the session the browser had before', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const old = await portal.cookieOf(accountNo);
    const { state, address } = await signIn(phone);
    await askSite(site, address, undefined, { cookie: `${old}; ${STATE_COOKIE}=${state}`, headers: { host: PORTAL } });
    expect((await askSite(site, paths.info, undefined, { cookie: old })).code).toBe(401);
  });

  it('says that an account is locked when it was locked on the way', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const { state, address } = await signIn(phone);
    await portal.database.pool.query('update account set status = 1 where account_no = $1', [accountNo]);
    const answer = await get(address, { [STATE_COOKIE]: state });
    expect(answer.headers.location).toBe('/login?redirect=%2Fproduct%3Fpage%3D2&error=locked');
    expect(answer.cookies[SESSION_COOKIE]).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', 'http://evil.example/', '/login?redirect=/login', '/logout', '/a\r\nb', ['/a', '/b']])(
    'does not come back to %j',
    async (redirect) => {
      const query = new URLSearchParams([redirect].flat().map((each) => ['redirect', each]));
      expect(goal(await get(`/login?${query}`)).searchParams.get('redirect')).toBe(`http://${PORTAL}/`);
    },
  );

  it.each(['//evil.example/?token=x', '//evil.example/a/../?token=x', '/\\evil.example?token=x', '///evil.example?token=x'])(
    'takes no token at %s and leads nowhere foreign',
    async (path) => {
      const answer = await get(path, { [STATE_COOKIE]: 's'.repeat(43) });
      expect(goal(answer).host).toBe(PORTAL);
      expect(goal(answer).searchParams.get('redirect')).toBe('/');
    },
  );

  it('leaves calls with a query named token alone', async () => {
    expect((await get(`${paths.info}?token=${'a'.repeat(43)}`)).code).toBe(401);
  });

  it('signs out on the way to the sign-on site, and comes back to the page', async () => {
    const { accountNo } = await aPersonWithPassword(portal);
    const cookie = await portal.cookieOf(accountNo);
    const session = { [SESSION_COOKIE]: cookie.split('=')[1] ?? '' };
    const answer = await get('/logout', session, { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', referer: `http://${PORTAL}/product?page=2` });
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect(answer.cookies[SESSION_COOKIE]).toBe('');
    expect(goal(answer).origin).toBe(SSO);
    expect(Object.fromEntries(goal(answer).searchParams)).toMatchObject({
      loggedOut: '1',
      redirect: `http://${PORTAL}/product?page=2`,
      state: answer.cookies[STATE_COOKIE],
    });
    expect((await get(paths.info, session)).code).toBe(401);
  });

  it.each([
    ['a foreign link', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['a picture on our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    ['a link in an older browser', { referer: 'http://evil.example/' }],
    ['a browser that looks ahead', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
  ])('does not sign out by %s', async (_name, headers) => {
    const { accountNo } = await aPersonWithPassword(portal);
    const session = { [SESSION_COOKIE]: (await portal.cookieOf(accountNo)).split('=')[1] ?? '' };
    await get('/logout', session, headers);
    expect((await get(paths.info, session)).code).toBe(0);
  });

  it('asks where the browser does not say who wants to sign out, and takes the answer from its own page only', async () => {
    const { accountNo } = await aPersonWithPassword(portal);
    const session = { [SESSION_COOKIE]: (await portal.cookieOf(accountNo)).split('=')[1] ?? '' };
    const cookie = `${SESSION_COOKIE}=${session[SESSION_COOKIE]}`;
    const page = await site.http.inject({ url: '/logout?redirect=/product%3Fpage=2%22%3E', headers: { host: PORTAL, cookie } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post" action="/logout?redirect=%2Fproduct%3Fpage%3D2%22%3E">');
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${SSO};`);
    expect((await get(paths.info, session)).code).toBe(0);
    const press = (origin: string) =>
      site.http.inject({
        method: 'POST',
        url: '/logout?redirect=%2Fproduct',
        headers: { host: PORTAL, cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    expect((await press('http://evil.example')).statusCode).toBe(403);
    expect((await press('null')).statusCode).toBe(403);
    expect((await get(paths.info, session)).code).toBe(0);
    const gone = await press(`http://${PORTAL}`);
    expect(gone.statusCode).toBe(303);
    expect(String(gone.headers.location)).toContain('loggedOut=1');
    expect((await get(paths.info, session)).code).toBe(401);
  });

  it('leads whoever forgot the password to the page that sets a new one', async () => {
    expect((await get('/login/forget')).headers['location']).toBe('/passwordReset');
  });

  it('carries the number that was typed to registering or a new password, once, to this browser’s sign-in alone (ACCOUNT-19)', async () => {
    const state = String((await get('/login')).cookies[STATE_COOKIE]);
    const leaveFor = (fields: Record<string, string>) =>
      site.http.inject({
        method: 'POST',
        url: '/login/typed',
        headers: { host: PORTAL, origin: SSO, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const left = await leaveFor({ to: 'passwordReset', phone: '13912345678', state, redirect: '/product?page=2' });
    expect([left.statusCode, left.headers.location]).toEqual([303, '/passwordReset?redirect=%2Fproduct%3Fpage%3D2#typed']);
    const set = String(left.headers['set-cookie']);
    const sealedIn = ({ headers }: Pick<typeof left, 'headers'>) => /^[^=]+=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    expect(set).toMatch(/Max-Age=600; Path=\/api-cloud-merchant-service\/v1\/account\/typedPhone; HttpOnly; SameSite=Lax$/);
    expect(set).not.toContain('13912345678');
    const sealed = sealedIn(left);
    const take = (cookies: Record<string, string>) => {
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
      return askSite(site, takeTypedPhone.path, {}, { cookie: cookie.join('; '), headers: { host: PORTAL } });
    };
    for (const other of [{ [STATE_COOKIE]: 'o'.repeat(43) }, {}]) expect((await take({ [TYPED_PHONE_COOKIE]: sealed, ...other })).data).toEqual({ phone: '' });
    // of ten that ask at once with both cookies one has it, and nobody after that
    const asked = await Promise.all(Array.from({ length: 10 }, () => take({ [TYPED_PHONE_COOKIE]: sealed, [STATE_COOKIE]: state })));
    const given = asked.filter(({ data }) => data['phone'] !== '');
    expect(given.map(({ data }) => data)).toEqual([{ phone: '13912345678' }]);
    const [taken = asked[0]] = given;
    expect((await take({ [TYPED_PHONE_COOKIE]: sealed, [STATE_COOKIE]: state })).data).toEqual({ phone: '' });
    expect(JSON.stringify((await portal.database.pool.query('select key from attempt')).rows)).not.toContain('13912345678');
    expect(String(taken?.headers['set-cookie'])).toMatch(/^portal_typed_phone=;.*Path=\/api-cloud-merchant-service\/v1\/account\/typedPhone;/);
    expect((await take({ [STATE_COOKIE]: state })).data).toEqual({ phone: '' });
    // whoever keeps both cookies has them no longer than the browser would
    const late = sealedIn(await leaveFor({ to: 'register', phone: '13912345679', state }));
    portal.clock.forward(STATE_LIFETIME_MS);
    expect((await take({ [TYPED_PHONE_COOKIE]: late, [STATE_COOKIE]: state })).data).toEqual({ phone: '' });
    for (const nothing of [
      { phone: 'typed by halves', state },
      { phone: '13912345678', state: 'short' },
    ]) {
      const { headers } = await leaveFor({ to: 'register', redirect: '//evil.example', ...nothing });
      expect([headers.location, headers['set-cookie']]).toEqual(['/register?redirect=%2F', undefined]);
    }
  });

  it.each([
    ['application/json', JSON.stringify({ phone: ['13912345678'], state: 'A'.repeat(43) })],
    ['application/json', JSON.stringify({ phone: 13912345678, state: ['A'.repeat(43)], redirect: {} })],
    ['application/json', 'null'],
    [undefined, undefined],
  ])('takes a typed number out of a form alone, not out of %s %s (ACCOUNT-19)', async (type, payload) => {
    const headers = { host: PORTAL, origin: SSO, ...(type === undefined ? {} : { 'content-type': type }) };
    const answer = await site.http.inject({ method: 'POST', url: '/login/typed', headers, ...(payload === undefined ? {} : { payload }) });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
    expect(answer.json<{ msg: string }>().msg).toMatch(/[\u4e00-\u9fff]/);
  });

  it('takes so many typed numbers of an address, and no more (RELY-29)', async () => {
    const headers = { host: PORTAL, origin: SSO, 'content-type': 'application/x-www-form-urlencoded' };
    const leave = async () => (await site.http.inject({ method: 'POST', url: '/login/typed', headers, payload: 'to=register' })).statusCode;
    const most = takeTypedPhone.limit?.max ?? 0;
    for (let tries = 0; tries < most; tries++) await leave();
    expect(await leave()).toBe(429);
  });

  it('hands over to a known outside host without a state, and refuses a foreign one', async () => {
    const { settings } = portal.deps;
    const outside = await buildPortal({ ...portal.deps, settings: { ...settings, redirectHosts: ['mobile.example.cn'] } });
    registerSignOnPages(outside.http, {
      ...portal.deps,
      limits: outside.limits,
      onAccountEvent,
      settings: { ...settings, redirectHosts: ['mobile.example.cn'] },
    });
    const ask = (address: string) =>
      askSite(outside, `/login/outsideRedirect?redirect=${encodeURIComponent(address)}`, undefined, { headers: { host: PORTAL } });
    expect(Object.fromEntries(goal(await ask('https://mobile.example.cn/x')).searchParams)).toEqual({ redirect: 'https://mobile.example.cn/x' });
    expect(goal(await ask('https://evil.example/x')).searchParams.get('error')).toBe('redirect');
    const bare = goal(await askSite(outside, '/login/outsideRedirect', undefined, { headers: { host: PORTAL } })).searchParams;
    expect([bare.get('error'), bare.get('state')?.length]).toEqual([null, 43]);
    expect(goal(await ask(`http://${PORTAL}/product`)).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    await outside.http.close();
  });

  it('goes by the configured addresses where there are any', async () => {
    const settings = { ...portal.deps.settings, portalOrigin: 'https://portal.example.cn', ssoOrigin: 'https://sso.example.cn' };
    const configured = await buildPortal({ ...portal.deps, settings });
    registerSignOnPages(configured.http, { ...portal.deps, limits: configured.limits, onAccountEvent, settings });
    const answer = goal(await askSite(configured, '/login?redirect=/product', undefined, { headers: { host: '10.0.0.5:3000' } }));
    expect(answer.origin).toBe('https://sso.example.cn');
    expect(answer.searchParams.get('redirect')).toBe('https://portal.example.cn/product');
    await configured.http.close();
  });

  afterEach(() => portal.clock.forward(3_600_000));
});
