import { aPerson } from '@portal/server/testkit/people';
import { TEST_NOW } from '@portal/server/testkit/now';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { ask, paths } from '@portal/server/testkit/sign-on';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetExpired } from '../forget-expired.ts';
import { STATE_COOKIE } from '../sign-in/handover.ts';
import { QR_ASKER_COOKIE } from './qr-code.ts';

const BASE = '/api-cloud-merchant-service/v1/account';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const STATE = 's'.repeat(43);
const INVALID = 1112;

describe('signing in by a picture', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterEach(() => portal.clock.set(TEST_NOW));
  afterAll(() => portal.close());

  const generate = async () => {
    const answer = await ask(portal.sso, `${BASE}/generateLoginQrCode`, {}, { ip: '203.0.113.77', headers: { 'user-agent': CHROME } });
    return { answer, code: String(answer.data['url']).split('#')[1] ?? '', asker: `${QR_ASKER_COOKIE}=${answer.cookies[QR_ASKER_COOKIE]}` };
  };
  const poll = (asker: string, body: object = { state: STATE }) => ask(portal.sso, `${BASE}/loginByQrCode`, body, { cookie: asker });
  const scan = (code: string, cookie: string) => ask(portal.portal, `${BASE}/scanLoginQrCode`, { code }, { cookie });
  const decide = (code: string, cookie: string, isAgreed = true) => ask(portal.portal, `${BASE}/confirmLoginQrCode`, { code, isAgreed }, { cookie });
  const aPhone = async () => {
    const person = await aPerson(portal.database);
    return { ...person, cookie: await portal.cookieOf(person.accountNo) };
  };

  it('shows the phone which browser asks, and signs that browser in once it is confirmed', async () => {
    const phone = await aPhone();
    const { answer, code, asker } = await generate();
    expect(answer.data).toMatchObject({ lifetimeSeconds: 60 });
    expect(answer.data['url']).toMatch(/^http:\/\/shop\.local:3000\/login\/scan#[\w-]{43}$/);
    expect(answer.data['picture']).toMatch(/^<svg /);
    expect((await poll(asker)).data).toEqual({ status: 'waiting', scannedBy: '', token: null, redirectUrl: null });
    portal.clock.forward(5_000);
    expect((await scan(code, phone.cookie)).data).toEqual({
      device: 'Windows · Chrome',
      place: '203.0.113.*',
      gmtCreate: new Date(TEST_NOW).toISOString(),
      waitSeconds: 55,
    });
    const masked = `${phone.phone.slice(0, 3)}****${phone.phone.slice(-4)}`;
    expect((await poll(asker)).data).toMatchObject({ status: 'scanned', scannedBy: '', token: null });
    expect((await decide(code, phone.cookie)).code).toBe(0);
    const { data } = await poll(asker, { state: STATE, redirect: 'http://shop.local:3000/product' });
    expect(data).toMatchObject({ status: 'confirmed', scannedBy: masked, redirectUrl: `http://shop.local:3000/product?token=${String(data['token'])}` });
    // the hand-over code is the portal browser's that asked, and of nobody who holds another state
    expect((await ask(portal.portal, paths.tokenLogin, { token: data['token'] })).code).toBe(1104);
    const session = await ask(portal.portal, paths.tokenLogin, { token: data['token'] }, { cookie: `${STATE_COOKIE}=${STATE}` });
    expect(session.data).toMatchObject({ accountNo: phone.accountNo });
  });

  it('gives one sign-in, also to twenty looks at once, and nothing to a browser that did not ask', async () => {
    const phone = await aPhone();
    const { code, asker } = await generate();
    await scan(code, phone.cookie);
    await decide(code, phone.cookie);
    for (const stranger of ['', `${QR_ASKER_COOKIE}=${'x'.repeat(43)}`, `${QR_ASKER_COOKIE}=${code}`]) {
      expect((await poll(stranger)).data).toMatchObject({ status: 'expired', token: null });
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => poll(asker)));
    expect(answers.filter(({ data }) => data['token'] !== null).length).toBe(1);
    expect((await poll(asker)).data).toMatchObject({ status: 'expired', token: null });
  });

  it('is the first scanner’s: another neither sees who asks nor decides, and without a scan nobody decides', async () => {
    const [phone, stranger] = [await aPhone(), await aPhone()];
    const { code, asker } = await generate();
    expect((await decide(code, phone.cookie)).code).toBe(INVALID);
    await scan(code, phone.cookie);
    expect((await scan(code, stranger.cookie)).code).toBe(INVALID);
    expect((await decide(code, stranger.cookie)).code).toBe(INVALID);
    expect((await scan(code, phone.cookie)).code).toBe(0);
    expect((await poll(asker)).data).toMatchObject({ status: 'scanned', token: null });
    expect((await scan(code, '')).code).toBe(401);
    expect((await scan('nothing', phone.cookie)).code).toBe(INVALID);
  });

  it('tells the browser that it was refused, for good', async () => {
    const phone = await aPhone();
    const { code, asker } = await generate();
    await scan(code, phone.cookie);
    expect((await decide(code, phone.cookie, false)).code).toBe(0);
    expect((await poll(asker)).data).toMatchObject({ status: 'refused', token: null });
    expect((await decide(code, phone.cookie)).code).toBe(INVALID);
    expect((await scan(code, phone.cookie)).code).toBe(INVALID);
  });

  it('is over after a minute, and half a minute after it was confirmed', async () => {
    const phone = await aPhone();
    const late = await generate();
    portal.clock.forward(60_000);
    expect((await scan(late.code, phone.cookie)).code).toBe(INVALID);
    expect((await poll(late.asker)).data).toMatchObject({ status: 'expired' });
    const { code, asker } = await generate();
    await scan(code, phone.cookie);
    portal.clock.forward(59_999);
    expect((await decide(code, phone.cookie)).code).toBe(0);
    portal.clock.forward(30_000);
    expect((await poll(asker)).data).toMatchObject({ status: 'expired', token: null });
  });

  it('opens nothing once the account’s sessions have been ended, nor for a locked account', async () => {
    const phone = await aPhone();
    const { code, asker } = await generate();
    await scan(code, phone.cookie);
    await decide(code, phone.cookie);
    await ask(portal.portal, `${BASE}/endOtherSessions`, {}, { cookie: phone.cookie });
    expect((await poll(asker)).data).toMatchObject({ status: 'refused', token: null });
    const again = await generate();
    await scan(again.code, phone.cookie);
    await decide(again.code, phone.cookie);
    await portal.database.pool.query('update account set status = 1 where account_no = $1', [phone.accountNo]);
    expect((await poll(again.asker)).code).toBe(1102);
  });

  it('rests as hashes only, and is forgotten an hour later', async () => {
    const { code, answer } = await generate();
    const { rows } = await portal.database.pool.query('select * from login_qr');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(answer.cookies[QR_ASKER_COOKIE]);
    await portal.database.transaction((db) => forgetExpired(db, TEST_NOW + 2 * 3_600_000));
    expect((await portal.database.pool.query('select * from login_qr')).rows).toEqual([]);
  });
});
