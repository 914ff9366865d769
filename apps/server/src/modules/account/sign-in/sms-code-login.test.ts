import { buildSso } from '../../../app.ts';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPersonWithPassword, ask, paths } from '@portal/server/testkit/sign-on';
import { hashSmsCode, newSmsCode } from './sms-code.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let serial = 0;
const freshIp = () => `10.2.${(++serial >> 8) & 255}.${serial & 255}`;

describe('signing in with an SMS code', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const send = (phone: string, ip = freshIp()) => ask(portal.sso, paths.sendCode, { phone, purpose: 'login' }, { ip });
  const signIn = (phone: string, code: string, more: object = {}, ip = freshIp()) => ask(portal.sso, paths.smsCodeLogin, { phone, code, ...more }, { ip });
  const lastCode = (phone: string) => portal.sms.findLast((message) => message.phone === phone)?.code ?? 'none';
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('sends six digits and takes them once', async () => {
    const { phone } = await aPersonWithPassword(portal);
    expect(await send(phone)).toMatchObject({ code: 0, data: { waitSeconds: 60 } });
    const code = lastCode(phone);
    expect(code).toMatch(/^\d{6}$/);
    const first = await signIn(phone, code, { redirect: 'http://shop.local:3000/home' });
    expect(first.code).toBe(0);
    expect(first.data['redirectUrl']).toBe(`http://shop.local:3000/home?token=${String(first.data['token'])}`);
    expect((await signIn(phone, code)).code).toBe(1103);
  });

  it('takes one of twenty that use the same code at once', async () => {
    const { phone } = await aPersonWithPassword(portal);
    await send(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(phone, lastCode(phone))));
    expect(answers.filter(({ code }) => code === 0).length).toBe(1);
  });

  it('answers for an unknown number as for a known one, and sends it nothing', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const before = portal.sms.length;
    const [known, unknown] = [await send(phone), await send('13200000001')];
    const plain = ({ status, code, msg, data }: typeof known) => ({ status, code, msg, data });
    expect(plain(unknown)).toEqual(plain(known));
    expect(portal.sms.length).toBe(before + 1);
    expect(plain(await send('13200000001'))).toEqual(plain(await send(phone)));
    const wrong = async (number: string) =>
      Promise.all([plain(await signIn(number, other(lastCode(phone)))), plain(await signIn(number, other(lastCode(phone))))]);
    expect(await wrong('13200000001')).toEqual(await wrong(phone));
  });

  it('sends one a minute, four a day to a number, whoever asks, and two more an hour after the last', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const sent = () => portal.sms.filter((message) => message.phone === phone).length;
    await send(phone);
    expect(await send(phone)).toMatchObject({ status: 429, code: 1107, data: { waitSeconds: 60 } });
    const askOften = async () => {
      for (let round = 0; round < 4; round++) {
        portal.clock.forward(MINUTE);
        await send(phone);
      }
    };
    await askOften();
    expect(sent()).toBe(4);
    for (const most of [5, 6, 6]) {
      portal.clock.forward(HOUR);
      await askOften();
      expect(sent()).toBe(most);
    }
    portal.clock.forward(21 * HOUR);
    expect((await send(phone)).code).toBe(0);
  });

  it('sends one a minute also where the owner is known, and after a stranger', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const home = freshIp();
    await send(phone, home);
    await signIn(phone, lastCode(phone), {}, home);
    portal.clock.forward(MINUTE);
    expect((await send(phone, home)).code).toBe(0);
    portal.clock.forward(1_000);
    expect(await send(phone, home)).toMatchObject({ code: 1107, data: { waitSeconds: 59 } });
    expect(await send(phone)).toMatchObject({ code: 1107, data: { waitSeconds: 59 } });
    portal.clock.forward(59_000);
    expect((await send(phone)).code).toBe(0);
    expect(await send(phone, home)).toMatchObject({ code: 1107, data: { waitSeconds: 60 } });
  });

  it('leaves one within the hour to whoever is elsewhere, however often a stranger asks', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const stranger = freshIp();
    let sent = 0;
    for (let round = 0; round < 10; round++, portal.clock.forward(MINUTE)) sent += Number((await send(phone, stranger)).code === 0);
    expect(sent).toBe(3);
    expect((await send(phone)).code).toBe(0);
  });

  it('leaves room for the owner, who is known, beside strangers who ask all day', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const home = freshIp();
    await send(phone, home);
    await signIn(phone, lastCode(phone), {}, home);
    const before = portal.sms.length;
    for (let hour = 0; hour < 24; hour += 6) {
      for (let round = 0; round < 10; round++, portal.clock.forward(MINUTE)) await send(phone);
      expect((await send(phone, home)).code).toBe(0);
      const own = lastCode(phone);
      portal.clock.forward(MINUTE);
      // a stranger's newer code, and a stranger's wrong guesses, do not make it void
      await send(phone);
      for (let guess = 0; guess < 10; guess++) await signIn(phone, other(own));
      expect((await signIn(phone, own, {}, home)).code).toBe(0);
      portal.clock.forward(6 * HOUR - 11 * MINUTE);
    }
    expect(portal.sms.length - before).toBeLessThanOrEqual(10);
  });

  it('gives one place three a day of a number, so that whoever registers elsewhere is not kept waiting for a day', async () => {
    const phone = '13200000055';
    const register = (ip: string) => ask(portal.portal, paths.sendCode, { phone, purpose: 'register' }, { ip });
    const [stranger, another, owner] = [freshIp(), freshIp(), freshIp()];
    for (let round = 0; round < 30; round++, portal.clock.forward(20 * MINUTE)) await register(stranger);
    expect(portal.sms.filter((message) => message.phone === phone).length).toBe(3);
    expect((await register(another)).code).toBe(0);
    portal.clock.forward(30 * MINUTE);
    // all that anybody gets is gone by now: the reserve waits for an hour after the last, for a place that is new
    expect(await register(owner)).toMatchObject({ code: 1107, data: { waitSeconds: 1800 } });
    portal.clock.forward(30 * MINUTE);
    expect((await register(another)).code).toBe(1107);
    expect((await register(owner)).code).toBe(0);
  });

  it('sends forty an hour into one IPv6 network, whichever of its addresses asks', async () => {
    let sent = 0;
    for (let n = 0; n < 60; n++) {
      const ip = `2001:db8:77:${n.toString(16)}::1`;
      const { code } = await ask(portal.portal, paths.sendCode, { phone: `1321000${String(n).padStart(4, '0')}`, purpose: 'register' }, { ip });
      sent += Number(code === 0);
    }
    expect(sent).toBe(40);
    expect((await ask(portal.portal, paths.sendCode, { phone: '13210009999', purpose: 'register' }, { ip: '2001:db8:78::1' })).code).toBe(0);
  });

  it('stops for all at the day’s end of the portal, but for the owner’s own places', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const home = freshIp();
    await send(phone, home);
    await signIn(phone, lastCode(phone), {}, home);
    const at = new Date(portal.clock.now()).toISOString();
    await portal.database.pool.query(`insert into attempt (key, gmt_create) select 'sms-portal', $1::timestamptz from generate_series(1, 10000)`, [at]);
    expect(await send('13200000077')).toMatchObject({ status: 429, data: { waitSeconds: 3600 } });
    portal.clock.forward(MINUTE);
    expect((await send(phone, home)).code).toBe(0);
    await portal.database.pool.query(`delete from attempt where key = 'sms-portal'`);
  });

  it('sends one message for a hundred requests at once', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(phone)));
    expect(answers.filter(({ code }) => code === 0).length).toBe(1);
    expect(portal.sms.filter((message) => message.phone === phone).length).toBe(1);
  });

  it('sends twenty an hour for one address, whatever it says of itself', async () => {
    const ip = freshIp();
    const people = await Promise.all(Array.from({ length: 25 }, () => aPersonWithPassword(portal)));
    const before = portal.sms.length;
    for (const [n, { phone }] of people.entries()) {
      await ask(
        portal.sso,
        paths.sendCode,
        { phone, purpose: 'login' },
        { ip, headers: { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}`, 'x-real-ip': `203.0.113.${n}` } },
      );
    }
    expect(portal.sms.length - before).toBe(20);
    portal.clock.forward(HOUR);
    expect((await send(people.at(-1)?.phone ?? '', ip)).code).toBe(0);
  });

  it('remembers what it sent when the server starts anew', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const ip = freshIp();
    await send(phone, ip);
    const again = await buildSso(portal.deps);
    expect((await ask(again, paths.sendCode, { phone, purpose: 'login' }, { ip: freshIp() })).code).toBe(1107);
    const code = lastCode(phone);
    for (let round = 0; round < 5; round++) expect((await ask(again, paths.smsCodeLogin, { phone, code: other(code) }, { ip })).code).toBe(1103);
    await again.http.close();
    expect((await signIn(phone, code, {}, ip)).code).toBe(1106);
  });

  it('kills a code after five wrong tries, also when they come at once', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const ip = freshIp();
    await send(phone, ip);
    const wrong = other(lastCode(phone));
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(phone, wrong, {}, ip)));
    expect(answers.filter(({ code }) => code === 1103).length).toBe(5);
    expect(await signIn(phone, lastCode(phone), {}, ip)).toMatchObject({ status: 429, code: 1106, msg: '验证码尝试次数过多，请重新获取' });
    portal.clock.forward(MINUTE);
    await send(phone);
    expect((await signIn(phone, lastCode(phone))).code).toBe(0);
  });

  it('of the five, two may come from elsewhere: strangers who guess leave the asker’s own', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const ip = freshIp();
    await send(phone, ip);
    const wrong = other(lastCode(phone));
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(phone, wrong)));
    expect(answers.filter(({ code }) => code === 1103).length).toBe(2);
    expect((await signIn(phone, lastCode(phone))).code).toBe(1106);
    expect((await signIn(phone, lastCode(phone), {}, ip)).code).toBe(0);
  });

  it('takes a code for ten minutes and not a moment longer', async () => {
    const { phone } = await aPersonWithPassword(portal);
    await send(phone);
    portal.clock.forward(10 * MINUTE - 1);
    const kept = lastCode(phone);
    await send(phone);
    expect((await signIn(phone, kept)).code).toBe(1103); // a newer one was sent
    const newest = lastCode(phone);
    portal.clock.forward(10 * MINUTE);
    expect((await signIn(phone, newest)).code).toBe(1103);
  });

  it('takes a code for its own number and its own purpose only', async () => {
    const [one, two] = [await aPersonWithPassword(portal), await aPersonWithPassword(portal)];
    await send(one.phone);
    expect((await signIn(two.phone, lastCode(one.phone))).code).toBe(1103);
    const code = newSmsCode();
    await portal.database.pool.query(
      `insert into sms_code (phone, purpose, code_hash, gmt_create, gmt_expire) values ($1, 'modifyPhone', $2, now(), now() + interval '100 years')`,
      [two.phone, hashSmsCode(two.phone, 'modifyPhone', code)],
    );
    expect((await signIn(two.phone, code)).code).toBe(1103);
    expect((await ask(portal.sso, paths.sendCode, { phone: two.phone, purpose: 'anything' }, { ip: freshIp() })).code).toBe(400);
  });

  it('tells the locked owner so, once the code is right', async () => {
    const { phone } = await aPersonWithPassword(portal, { locked: true });
    await send(phone);
    expect((await signIn(phone, other(lastCode(phone)))).code).toBe(1103);
    expect((await signIn(phone, lastCode(phone))).code).toBe(1102);
  });

  it('is open while somebody is guessing the password', async () => {
    const { phone } = await aPersonWithPassword(portal);
    for (let round = 0; round < 25; round++) await ask(portal.sso, paths.passwordLogin, { phone, password: `Wrong@${round}` }, { ip: freshIp() });
    await send(phone);
    expect((await signIn(phone, lastCode(phone))).code).toBe(0);
  });

  it('keeps no code in the database', async () => {
    const { phone } = await aPersonWithPassword(portal);
    await send(phone);
    const { rows } = await portal.database.pool.query(`select code_hash from sms_code where phone = $1`, [phone]);
    expect(rows).toEqual([{ code_hash: hashSmsCode(phone, 'login', lastCode(phone)) }]);
    expect(rows[0].code_hash).not.toContain(lastCode(phone));
  });

  it('says so where no channel is set up', async () => {
    const closed = await buildSso({ ...portal.deps, sms: { isClosed: true, send: async () => {} } });
    expect(await ask(closed, paths.sendCode, { phone: '13200000009', purpose: 'login' })).toMatchObject({ status: 503, msg: '短信服务未开通，请使用密码登录' });
    await closed.http.close();
  });

  it('answers before the operator does, and a message that cannot be sent breaks nothing', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const broken = await buildSso({ ...portal.deps, sms: { send: () => Promise.reject(new Error('operator away')) } });
    expect((await ask(broken, paths.sendCode, { phone, purpose: 'login' }, { ip: freshIp() })).code).toBe(0);
    const slow = await buildSso({ ...portal.deps, sms: { send: () => new Promise(() => {}) } });
    const { phone: another } = await aPersonWithPassword(portal);
    expect((await ask(slow, paths.sendCode, { phone: another, purpose: 'login' }, { ip: freshIp() })).code).toBe(0);
    await Promise.all([broken.http.close(), slow.http.close()]);
  });
});
