import { openTestConsole, TEST_SECRET, type TestConsole } from '@portal/server/testkit/console';
import { aPerson } from '@portal/server/testkit/people';
import { SESSION_COOKIE } from '../account/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteSecondFactor, updateDemoOperators, updateLocked } from './index.ts';
import { codeAt } from './sign-in/second-factor.ts';
import { CONSOLE_COOKIE, STEP_COOKIE } from './sign-in/operator-token.ts';

const BASE = '/api-console/v1/operator';

describe('signing in to the console (OPERATOR-1, OPERATOR-2)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
  });
  afterAll(() => at.portal.close());

  const code = () => codeAt(TEST_SECRET, at.portal.clock.now());

  it('takes a right password and a right code, and neither alone', async () => {
    await at.anOperator('auditor', { loginName: 'shen' });
    expect((await at.post('login', { loginName: 'shen', password: 'Wrong@2026' })).json()).toMatchObject({ code: 1651 });
    expect((await at.post('login', { loginName: 'nobody', password: at.password })).json()).toMatchObject({ code: 1651 });
    const first = await at.post('login', { loginName: 'shen', password: at.password });
    expect(first.json()).toMatchObject({ code: 0, data: { enrolment: null } });
    const step = at.cookieIn(first, STEP_COOKIE);
    expect((await at.get('current', step)).statusCode).toBe(401);
    expect((await at.post('secondFactor', { code: '000000' }, step)).json()).toMatchObject({ code: 1652, fields: { code: expect.any(String) } });
    expect((await at.post('secondFactor', { code: code() })).json()).toMatchObject({ code: 1653 });
    const second = await at.post('secondFactor', { code: code() }, step);
    expect(second.json()).toMatchObject({ code: 0, data: { operator: { role: 'auditor' }, recoveryCodes: [] } });
    const session = at.cookieIn(second, CONSOLE_COOKIE);
    expect((await at.get('current', session)).json()).toMatchObject({ code: 0, data: { role: 'auditor' } });
    expect(String(second.headers['set-cookie'])).toMatch(/HttpOnly/i);
  });

  it('takes no code twice, nor an older one after a newer', async () => {
    await at.anOperator('auditor', { loginName: 'twice' });
    const used = code();
    expect((await at.signIn('twice', used)).statusCode).toBe(200);
    expect((await at.signIn('twice', used)).json()).toMatchObject({ code: 1652 });
    at.portal.clock.forward(30_000);
    expect((await at.signIn('twice', used)).json()).toMatchObject({ code: 1652 });
    expect((await at.signIn('twice', code())).statusCode).toBe(200);
    // two browsers at once with one code
    at.portal.clock.forward(30_000);
    const both = await Promise.all([1, 2].map(() => at.signIn('twice', code())));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('links an authenticator at the first time and tells recovery codes once, each of which serves once', async () => {
    await at.anOperator('content', { loginName: 'new', totpSecret: null });
    const first = await at.post('login', { loginName: 'new', password: at.password });
    const { enrolment } = first.json<{ data: { enrolment: { uri: string; secret: string; qrSvg: string } } }>().data;
    expect(enrolment.uri).toContain(enrolment.secret);
    expect(enrolment.qrSvg).toContain('<svg');
    const linked = await at.post('secondFactor', { code: codeAt(enrolment.secret, at.portal.clock.now()) }, at.cookieIn(first, STEP_COOKIE));
    const { recoveryCodes } = linked.json<{ data: { recoveryCodes: string[] } }>().data;
    expect(new Set(recoveryCodes).size).toBe(8);
    expect((await at.signIn('new', recoveryCodes[0] ?? '')).statusCode).toBe(200);
    expect((await at.signIn('new', recoveryCodes[0] ?? '')).json()).toMatchObject({ code: 1652 });
    expect(await deleteSecondFactor(at.portal.database.db, 'new')).toBe(true);
    expect((await at.post('login', { loginName: 'new', password: at.password })).json()).toMatchObject({ data: { enrolment: { secret: expect.any(String) } } });
  });

  it('counts wrong codes and wrong passwords, and makes wait', async () => {
    await at.anOperator('auditor', { loginName: 'guessed' });
    const first = await at.post('login', { loginName: 'guessed', password: at.password });
    const step = at.cookieIn(first, STEP_COOKIE);
    const codes: number[] = [];
    for (let tries = 0; tries < 8; tries++) codes.push((await at.post('secondFactor', { code: '000000' }, step)).json<{ code: number }>().code);
    expect(codes.at(-1)).toBe(1654);
    const passwords: number[] = [];
    for (let tries = 0; tries < 8; tries++) passwords.push((await at.post('login', { loginName: 'guessed', password: 'x' })).json<{ code: number }>().code);
    expect(passwords.at(-1)).toBe(1654);
  });

  describe('codes after a right password (OPERATOR-12)', () => {
    /** By somebody who has a new address each time, and time. */
    async function trying(loginName: string) {
      await at.anOperator('auditor', { loginName });
      let serial = 0;
      return async (makeCode: () => string): Promise<number> => {
        at.portal.clock.forward(16 * 60_000);
        const post = async (path: string, payload: object, cookie = '') =>
          at.portal.console.http.inject({
            method: 'POST',
            url: `${BASE}/${path}`,
            remoteAddress: `203.0.113.${serial++}`,
            payload,
            headers: cookie === '' ? {} : { cookie: `${STEP_COOKIE}=${cookie}` },
          });
        const first = await post('login', { loginName, password: at.password });
        const cookie = first.cookies.find(({ name }) => name === STEP_COOKIE)?.value ?? '';
        return (await post('secondFactor', { code: makeCode() }, cookie)).json<{ code: number }>().code;
      };
    }
    async function wrong(tryCode: Awaited<ReturnType<typeof trying>>, count: number): Promise<number[]> {
      const codes: number[] = [];
      for (let n = 0; n < count; n++) codes.push(await tryCode(() => '000000'));
      return codes;
    }

    it('are looked at fifteen times, from wherever, then not before a day is over', async () => {
      const tryCode = await trying('known');
      expect(await wrong(tryCode, 15)).toEqual(Array(15).fill(1652));
      expect(await tryCode(code)).toBe(1654);
      at.portal.clock.forward(24 * 60 * 60_000);
      expect(await tryCode(code)).toBe(0);
    });

    it('are counted anew after a right one, and once the operator is opened again', async () => {
      const tryCode = await trying('opened');
      expect(await wrong(tryCode, 14)).toEqual(Array(14).fill(1652));
      expect(await tryCode(code)).toBe(0);
      expect(await wrong(tryCode, 15)).toEqual(Array(15).fill(1652));
      expect(await tryCode(code)).toBe(1654);
      expect(await updateLocked(at.portal.database.db, 'opened', false)).toBe(true);
      expect(await tryCode(code)).toBe(0);
    });
  });

  it('strangers who fail from everywhere do not shut an operator out where he has signed in before (OPERATOR-7)', async () => {
    await at.anOperator('auditor', { loginName: 'calm' });
    const from = (remoteAddress: string, password: string) =>
      at.portal.console.http.inject({ method: 'POST', url: `${BASE}/login`, remoteAddress, payload: { loginName: 'calm', password } });
    at.portal.clock.forward(60_000);
    expect((await at.signIn('calm', code())).statusCode).toBe(200);
    for (let n = 0; n < 24; n++) await from(`198.51.100.${n}`, 'x');
    expect((await from('198.51.100.99', at.password)).json()).toMatchObject({ code: 1654 });
    expect((await from('127.0.0.1', at.password)).json()).toMatchObject({ code: 0 });
  });

  it('one network of IPv6 has a ceiling over all names', async () => {
    const codes: number[] = [];
    for (let n = 0; n < 121; n++) {
      const answer = await at.portal.console.http.inject({
        method: 'POST',
        url: `${BASE}/login`,
        remoteAddress: `2001:db8:7:${n.toString(16)}::1`,
        payload: { loginName: `guess${n}`, password: 'x' },
      });
      codes.push(answer.json<{ code: number }>().code);
    }
    expect([codes[119], codes[120]]).toEqual([1651, 1654]);
  });

  it('the cookie of one site opens nothing on the other', async () => {
    const session = await at.sessionOf(await at.anOperator('administrator', {}));
    const { accountNo } = await aPerson(at.portal.database);
    const portalCookie = await at.portal.cookieOf(accountNo);
    const as = (cookie: string) => cookie.split('=')[1] ?? '';
    for (const cookie of [portalCookie, `${CONSOLE_COOKIE}=${as(portalCookie)}`]) expect((await at.get('current', cookie)).statusCode).toBe(401);
    for (const cookie of [session, `${SESSION_COOKIE}=${as(session)}`]) {
      const info = await at.portal.portal.http.inject({ url: '/api-cloud-merchant-service/v1/account/getLoginSessionInfo', headers: { cookie } });
      expect(info.statusCode).toBe(401);
    }
    expect((await at.portal.portal.http.inject({ url: `${BASE}/current`, headers: { cookie: session } })).statusCode).toBe(404);
  });

  it('lasts ten hours, ends with signing out, and with the demo for those of the demo', async () => {
    const operatorNo = await at.anOperator('serviceDesk', { isDemo: true });
    const session = await at.sessionOf(operatorNo);
    await updateDemoOperators(at.portal.database.db, false);
    expect((await at.get('current', session)).statusCode).toBe(401);
    await updateDemoOperators(at.portal.database.db, true);
    const again = await at.sessionOf(operatorNo);
    expect((await at.get('current', again)).statusCode).toBe(200);
    expect((await at.post('logout', {}, again)).statusCode).toBe(200);
    expect((await at.get('current', again)).statusCode).toBe(401);
    const late = await at.sessionOf(operatorNo);
    at.portal.clock.forward(10 * 3_600_000);
    expect((await at.get('current', late)).statusCode).toBe(401);
  });

  it('is closed to foreign pages', async () => {
    const answer = await at.portal.console.http.inject({
      method: 'POST',
      url: `${BASE}/login`,
      headers: { origin: 'https://evil.example' },
      payload: { loginName: 'shen', password: 'x' },
    });
    expect(answer.json()).toMatchObject({ code: 4031 });
  });
});

describe('the log of operators (OPERATOR-5)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
  });
  afterAll(() => at.portal.close());

  it('says who did what, and only an administrator reads it', async () => {
    const sessions = Object.fromEntries(
      await Promise.all(
        (['auditor', 'content', 'serviceDesk', 'administrator'] as const).map(async (role) => [role, await at.sessionOf(await at.anOperator(role, {}))]),
      ),
    ) as Record<string, string>;
    await at.anOperator('auditor', { loginName: 'seen' });
    await at.signIn('seen', codeAt(TEST_SECRET, at.portal.clock.now()));
    for (const role of ['auditor', 'content', 'serviceDesk']) expect((await at.get('log', sessions[role])).statusCode).toBe(403);
    const log = (await at.get('log', sessions['administrator'])).json<{ data: { act: string; operatorName: string }[]; count: number }>();
    expect(log.data[0]).toMatchObject({ act: 'signIn', operatorName: '测试员' });
    expect(log.count).toBe(1);
    expect(JSON.stringify(log)).not.toContain(TEST_SECRET);
    expect((await at.get('log?keyword=nothing', sessions['administrator'])).json()).toMatchObject({ data: [], count: 0 });
  });
});
