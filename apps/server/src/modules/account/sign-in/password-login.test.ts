import { buildPortal, buildSso } from '../../../app.ts';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPersonWithPassword, ask, paths, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { hashPassword, NOBODYS_HASH } from './password.ts';

const REDIRECT = 'http://shop.local:3000/product?page=2';
const UNKNOWN = '13000000000';
let serial = 0;
const freshIp = () => `10.1.${(++serial >> 8) & 255}.${serial & 255}`;

describe('signing in with a password', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const signIn = (phone: string, password: string, ip = freshIp(), more: object = {}) =>
    ask(portal.sso, paths.passwordLogin, { phone, password, ...more }, { ip });

  it('gives a single-use token and the way back to the page', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const { code, data } = await signIn(phone, RIGHT_PASSWORD, freshIp(), { redirect: REDIRECT, state: 's'.repeat(43) });
    expect(code).toBe(0);
    expect(data['token']).toMatch(/^[\w-]{43}$/);
    expect(data['redirectUrl']).toBe(`${REDIRECT}&token=${String(data['token'])}`);
  });

  it('is served on the portal too', async () => {
    const { phone } = await aPersonWithPassword(portal);
    expect((await ask(portal.portal, paths.passwordLogin, { phone, password: RIGHT_PASSWORD }, { ip: freshIp() })).data['redirectUrl']).toBeNull();
  });

  it('says the same of a wrong password, an unknown number and an account without a password', async () => {
    const known = await aPersonWithPassword(portal);
    const without = await aPersonWithPassword(portal, { passwordHash: '' });
    await portal.database.pool.query(`update account set password_hash = null where phone = $1`, [without.phone]);
    const answers = await Promise.all([signIn(known.phone, 'Wrong@2026'), signIn(UNKNOWN, 'Wrong@2026'), signIn(without.phone, 'Wrong@2026')]);
    expect(new Set(answers.map(({ status, code, msg, data }) => JSON.stringify([status, code, msg, data]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 400, code: 1101, msg: '手机号或密码不正确' });
  });

  it('works as hard for a number nobody has', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const timeOf = async (number: string) => {
      // work, not time: what else the machine does is not ours
      const begun = process.cpuUsage();
      await signIn(number, 'Wrong@2026');
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round++) {
      known.push(await timeOf(phone));
      unknown.push(await timeOf(UNKNOWN));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[7] ?? 0;
    // a hash is most of the time; an answer without one would take a small part of it
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
    expect(NOBODYS_HASH.split('$').slice(0, 4)).toEqual((await hashPassword('x')).split('$').slice(0, 4));
    expect(NOBODYS_HASH).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('tells that an account is locked to whoever knows its password, and to nobody else', async () => {
    const { phone } = await aPersonWithPassword(portal, { locked: true });
    expect((await signIn(phone, 'Wrong@2026')).code).toBe(1101);
    expect((await signIn(phone, RIGHT_PASSWORD)).code).toBe(1102);
  });

  it('refuses to lead to a foreign site, before it looks at the password', async () => {
    const { phone } = await aPersonWithPassword(portal);
    expect((await signIn(phone, RIGHT_PASSWORD, freshIp(), { redirect: 'http://evil.example/' })).code).toBe(1105);
    expect((await signIn(UNKNOWN, 'x', freshIp(), { redirect: 'http://evil.example/' })).code).toBe(1105);
  });

  it.each(['138 0000 0001', '+8613800000001', '１３８００００００１', '013800000001', '13800000001 ', '1380000000'])(
    'takes %j for no number at all',
    async (phone) => {
      expect(await signIn(phone, 'x')).toMatchObject({ status: 400, code: 400 });
    },
  );

  it('lets the sixth wrong try at a number wait, from that address only, and forgets after a right one', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const [attacker, owner] = [freshIp(), freshIp()];
    for (let round = 0; round < 5; round++) expect((await signIn(phone, `Wrong@${round}`, attacker)).code).toBe(1101);
    expect(await signIn(phone, RIGHT_PASSWORD, attacker)).toMatchObject({ status: 429, code: 1106, data: { waitSeconds: 30 } });
    // the owner, elsewhere, is not kept out
    expect((await signIn(phone, RIGHT_PASSWORD, owner)).code).toBe(0);
    portal.clock.forward(29_000);
    expect((await signIn(phone, RIGHT_PASSWORD, attacker)).code).toBe(1106);
    portal.clock.forward(1_000);
    expect((await signIn(phone, 'Wrong@2026', attacker)).code).toBe(1101);
    expect((await signIn(phone, 'Wrong@2026', attacker)).data).toEqual({ waitSeconds: 60 });
    portal.clock.forward(60_000);
    expect((await signIn(phone, RIGHT_PASSWORD, attacker)).code).toBe(0);
    expect((await signIn(phone, 'Wrong@2026', attacker)).code).toBe(1101);
  });

  it('treats an unknown number the same when it is tried again and again', async () => {
    const ip = freshIp();
    const number = '13100000001';
    for (let round = 0; round < 5; round++) expect((await signIn(number, 'Wrong@1', ip)).code).toBe(1101);
    expect(await signIn(number, 'Wrong@1', ip)).toMatchObject({ status: 429, code: 1106, data: { waitSeconds: 30 } });
  });

  it('lets sixteen right passwords in at once, and none waits', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ask(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD }, { ip: '10.9.8.7' })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 16 }, () => 0));
  });

  it('counts a hundred tries at once as a hundred: no more than five are looked at', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const ip = freshIp();
    const codes = await Promise.all(Array.from({ length: 100 }, (_, n) => signIn(phone, `Wrong@${n}`, ip).then(({ code }) => code)));
    expect(codes.filter((code) => code === 1101).length).toBe(5);
    // the rest meet one of the two limits
    expect(codes.every((code) => [1101, 1106, 429].includes(code))).toBe(true);
  });

  it('slows guessing from many addresses, but not at the address the owner uses', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const home = freshIp();
    expect((await signIn(phone, RIGHT_PASSWORD, home)).code).toBe(0);
    for (let round = 0; round < 20; round++) expect((await signIn(phone, `Wrong@${round}`)).code).toBe(1101);
    expect((await signIn(phone, 'Wrong@2026')).code).toBe(1106);
    expect((await signIn(phone, RIGHT_PASSWORD, home)).code).toBe(0);
    // somewhere new the wait is short, and refused tries do not prolong it
    for (let round = 0; round < 10; round++) await signIn(phone, 'Wrong@2026');
    portal.clock.forward(5_000);
    expect((await signIn(phone, RIGHT_PASSWORD)).code).toBe(0);
  });

  it('slows one address that tries many numbers', async () => {
    const ip = freshIp();
    const codes: number[] = [];
    for (let round = 0; round < 70; round++) {
      codes.push((await signIn(`132${String(10_000_000 + round)}`, 'Wrong@2026', ip)).code);
    }
    expect(codes.slice(0, 60).every((code) => code === 1101)).toBe(true);
    expect(codes.slice(60).every((code) => code === 1106 || code === 429)).toBe(true);
  });

  it('is not fooled by a forged X-Forwarded-For', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const ip = freshIp();
    const forged = (n: number) =>
      ask(portal.sso, paths.passwordLogin, { phone, password: 'Wrong@2026' }, { ip, headers: { 'x-forwarded-for': `203.0.113.${n}` } });
    for (let round = 0; round < 5; round++) expect((await forged(round)).code).toBe(1101);
    expect((await forged(99)).code).toBe(1106);
  });

  it('remembers the failures when the server starts anew', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const ip = freshIp();
    for (let round = 0; round < 5; round++) await signIn(phone, 'Wrong@2026', ip);
    for (const build of [buildSso, buildPortal]) {
      const again = await build(portal.deps);
      expect((await ask(again, paths.passwordLogin, { phone, password: RIGHT_PASSWORD }, { ip })).code).toBe(1106);
      await again.http.close();
    }
  });

  // the variants that once let a body past validation (CVE-2025-32442, CVE-2026-25223, CVE-2026-3419, CVE-2026-33806) and their relatives
  it.each([
    'text/plain',
    'application/json ; charset=utf-8',
    'application/json\t; charset=utf-8',
    'application/json garbage',
    ' application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'Application/JSON',
    '',
  ])('answers a body of wrong shape sent as %j without a fault of ours', async (contentType) => {
    for (const payload of ['{"phone":1,"password":null}', '{"phone":"13800000001","password":"x","admin":true}', '{}', '[]', 'null', '{', '']) {
      const response = await portal.sso.http.inject({
        method: 'POST',
        url: paths.passwordLogin,
        payload,
        headers: { 'content-type': contentType },
        remoteAddress: freshIp(),
      });
      expect([400, 415]).toContain(response.statusCode);
      // nothing of it reached the password
      expect(response.json()).not.toMatchObject({ code: 1101 });
    }
  });

  it('refuses a page of another site', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const from = (headers: Record<string, string>) => ask(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD }, { ip: freshIp(), headers });
    expect((await from({ origin: 'http://evil.example' })).code).toBe(4031);
    expect((await from({ origin: 'null' })).code).toBe(4031);
    expect((await from({ 'sec-fetch-site': 'cross-site' })).code).toBe(4031);
    expect((await from({ origin: 'http://shop.local:3001' })).code).toBe(0);
  });

  it('keeps no token and no password in the database', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const { data } = await signIn(phone, RIGHT_PASSWORD);
    const { rows } = await portal.database.pool.query(
      `select (select string_agg(h::text, ' ') from handover_code h) as codes, (select string_agg(a::text, ' ') from account a) as accounts`,
    );
    expect(JSON.stringify(rows)).not.toContain(String(data['token']));
    expect(JSON.stringify(rows)).not.toContain(RIGHT_PASSWORD);
  });
});
