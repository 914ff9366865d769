import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPersonWithPassword, ask, paths, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BASE = '/api-cloud-merchant-service/v1/account';
const reset = `${BASE}/updatePasswordBySmsCode`;
const change = '/api-cloud-merchant-service/open/v1/account/updatePasswordByOldPwd';
const modifyPhone = `${BASE}/modifyPhone`;
const NEW = 'tR7#kd92m';

describe('passwords and numbers (ACCOUNT-10)', () => {
  let portal: TestPortal;
  /** A code for a number of one's own is sent for whoever is signed in. */
  let someone: { accountNo: string };
  beforeAll(async () => {
    portal = await openTestPortal();
    someone = await aPersonWithPassword(portal);
  });
  afterAll(() => portal.close());

  let serial = 0;
  const ip = () => `10.8.0.${++serial % 250}`;
  const codeFor = async (phone: string, purpose: string): Promise<string> => {
    portal.clock.forward(61_000);
    const cookie = await portal.cookieOf(someone.accountNo);
    await ask(portal.portal, paths.sendCode, { phone, purpose }, { ip: ip(), cookie });
    return portal.sms.findLast((message) => message.phone === phone)?.code ?? '000000';
  };
  const signIn = (phone: string, password: string) => ask(portal.sso, paths.passwordLogin, { phone, password }, { ip: ip() });
  const isSignedIn = async (cookie: string) => (await ask(portal.portal, paths.info, undefined, { cookie })).code === 0;
  const renewed = (cookies: Record<string, string>) => `portal_session=${cookies['portal_session']}`;

  it('a forgotten password is replaced by a code; the old one and every session end, waits too', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const [here, there] = [await portal.cookieOf(accountNo), await portal.cookieOf(accountNo)];
    const from = ip();
    for (let n = 0; n < 6; n++) await ask(portal.sso, paths.passwordLogin, { phone, password: 'Wrong@2026' }, { ip: from });
    expect((await ask(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD }, { ip: from })).code).toBe(1106);
    expect((await ask(portal.portal, reset, { phone, code: await codeFor(phone, 'resetPassword'), password: NEW })).code).toBe(0);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    expect((await signIn(phone, RIGHT_PASSWORD)).code).toBe(1101);
    expect((await ask(portal.sso, paths.passwordLogin, { phone, password: NEW }, { ip: from })).code).toBe(0);
  });

  it('neither a number nobody has nor a code for something else resets anything', async () => {
    const { phone } = await aPersonWithPassword(portal);
    expect((await ask(portal.portal, reset, { phone: '15699990000', code: '123456', password: NEW })).code).toBe(1103);
    for (const purpose of ['login', 'register', 'modifyPhone'])
      expect((await ask(portal.portal, reset, { phone, code: await codeFor(phone, purpose), password: NEW })).code).toBe(1103);
    expect((await signIn(phone, RIGHT_PASSWORD)).code).toBe(0);
  });

  it('is changed by the one before: this browser goes on with a new session, all others end', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const [here, there] = [await portal.cookieOf(accountNo), await portal.cookieOf(accountNo)];
    expect((await ask(portal.portal, change, { oldPassword: 'Wrong@2026', password: NEW }, { cookie: here })).code).toBe(1110);
    const done = await ask(portal.portal, change, { oldPassword: RIGHT_PASSWORD, password: NEW }, { cookie: here });
    expect(done.code).toBe(0);
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(renewed(done.cookies))]).toEqual([false, false, true]);
    expect([(await signIn(phone, RIGHT_PASSWORD)).code, (await signIn(phone, NEW)).code]).toEqual([1101, 0]);
  });

  it('a sign-in that is on its way ends with the sessions', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const cookie = await portal.cookieOf(accountNo);
    const token = async (password: string) => (await signIn(phone, password)).data['token'];
    const spend = (given: unknown) => ask(portal.portal, paths.tokenLogin, { token: given });
    const before = await token(RIGHT_PASSWORD);
    await ask(portal.portal, reset, { phone, code: await codeFor(phone, 'resetPassword'), password: NEW });
    expect((await spend(before)).code).toBe(1104);
    const again = await portal.cookieOf(accountNo);
    const kept = await token(NEW);
    await ask(portal.portal, `${BASE}/endOtherSessions`, {}, { cookie: again });
    expect((await spend(kept)).code).toBe(1104);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it.each([0, 1, 10, 100, 1_000])('who has a session and the old password undoes no reset, %i turns of the loop apart', async (turns) => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const cookie = await portal.cookieOf(accountNo);
    const code = await codeFor(phone, 'resetPassword');
    const changing = ask(portal.portal, change, { oldPassword: RIGHT_PASSWORD, password: 'Thief#2026x' }, { cookie });
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    const [owner, thief] = [await ask(portal.portal, reset, { phone, code, password: NEW }), await changing];
    expect([owner.code, [0, 1110, 401].includes(thief.code)]).toEqual([0, true]);
    expect((await signIn(phone, NEW)).code).toBe(0);
    expect(await isSignedIn(cookie)).toBe(false);
    if (thief.cookies['portal_session']) expect(await isSignedIn(renewed(thief.cookies))).toBe(false);
  });

  it('guessing the password of an open session waits like guessing at the door', async () => {
    const { accountNo } = await aPersonWithPassword(portal);
    const cookie = await portal.cookieOf(accountNo);
    const tries: number[] = [];
    for (let n = 0; n < 7; n++) tries.push((await ask(portal.portal, change, { oldPassword: `Wrong@${n}`, password: NEW }, { cookie, ip: '10.8.1.1' })).code);
    expect(tries).toEqual([1110, 1110, 1110, 1110, 1110, 1106, 1106]);
  });

  it('refuses the same password again and one that holds the number', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const cookie = await portal.cookieOf(accountNo);
    const changeTo = (password: string) => ask(portal.portal, change, { oldPassword: RIGHT_PASSWORD, password }, { cookie });
    expect((await changeTo(RIGHT_PASSWORD)).fields).toEqual({ password: '新密码不能与原密码相同' });
    expect((await changeTo(`Aa#${phone}`)).msg).toBe('密码不能包含手机号');
  });

  it('a number is changed by password and a code to the new one', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const [here, there] = [await portal.cookieOf(accountNo), await portal.cookieOf(accountNo)];
    const fresh = '15688880001';
    const code = await codeFor(fresh, 'modifyPhone');
    expect((await ask(portal.portal, modifyPhone, { password: 'Wrong@2026', phone: fresh, code }, { cookie: here })).code).toBe(1110);
    const done = await ask(portal.portal, modifyPhone, { password: RIGHT_PASSWORD, phone: fresh, code }, { cookie: here });
    expect(done.data).toMatchObject({ phone: '156****0001' });
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(renewed(done.cookies))]).toEqual([false, false, true]);
    expect([(await signIn(phone, RIGHT_PASSWORD)).code, (await signIn(fresh, RIGHT_PASSWORD)).code]).toEqual([1101, 0]);
  });

  it('tells that a number is taken to whoever holds its code only, and of two who want one number one gets it', async () => {
    const [one, two, third] = [await aPersonWithPassword(portal), await aPersonWithPassword(portal), await aPersonWithPassword(portal)];
    const cookie = await portal.cookieOf(one.accountNo);
    const move = (phone: string, code: string, by = cookie) => ask(portal.portal, modifyPhone, { password: RIGHT_PASSWORD, phone, code }, { cookie: by });
    expect((await move(two.phone, '123456')).code).toBe(1103);
    expect((await move(two.phone, await codeFor(two.phone, 'modifyPhone'))).code).toBe(1111);
    const wanted = '15688880002';
    const code = await codeFor(wanted, 'modifyPhone');
    const answers = await Promise.all([move(wanted, code), move(wanted, code, await portal.cookieOf(third.accountNo))]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 1103]);
  });
});

describe('where an account is signed in (ACCOUNT-11)', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
  const sessionOf = async (phone: string, ip: string) => {
    const { data } = await ask(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD }, { ip });
    const { cookies } = await ask(portal.portal, paths.tokenLogin, { token: data['token'] }, { ip, headers: { 'user-agent': CHROME } });
    return `portal_session=${cookies['portal_session']}`;
  };
  const list = async (cookie: string) => (await ask(portal.portal, `${BASE}/listLoginSessions`, undefined, { cookie })).data as unknown as object[];

  it('shows browser, system and a shortened address, never the session itself, and ends the others', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const other = await aPersonWithPassword(portal);
    const foreign = await sessionOf(other.phone, '198.51.100.7');
    const here = await sessionOf(phone, '203.0.113.9');
    portal.clock.forward(1000);
    const there = await portal.cookieOf(accountNo);
    const shown = await list(here);
    expect(shown).toMatchObject([
      { isCurrent: false, device: '', place: '' },
      { isCurrent: true, device: 'Windows · Chrome', place: '203.0.113.*' },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/[\da-f]{64}|203\.0\.113\.9/);
    const ended = await ask(portal.portal, `${BASE}/endOtherSessions`, {}, { cookie: here });
    expect(ended.data).toEqual({ ended: 1 });
    expect([(await list(here)).length, (await ask(portal.portal, paths.info, undefined, { cookie: there })).code]).toEqual([1, 401]);
    expect((await ask(portal.portal, paths.info, undefined, { cookie: foreign })).code).toBe(0);
  });

  it('takes a nickname of one to twenty letters and gives it back', async () => {
    const { accountNo } = await aPersonWithPassword(portal);
    const cookie = await portal.cookieOf(accountNo);
    const rename = (nickname: string) => ask(portal.portal, `${BASE}/modifyNickname`, { nickname }, { cookie });
    expect((await rename('  老王（安装） ')).data).toMatchObject({ nickname: '老王（安装）' });
    for (const nickname of ['', '   ', '王'.repeat(21), '两\n行', '倒\u202E写', '\u3164', '\u2800\u115F', '\uE000'])
      expect((await rename(nickname)).fields).toEqual({ nickname: '请输入 1-20 个字的昵称，不能包含换行或控制字符' });
  });
});
