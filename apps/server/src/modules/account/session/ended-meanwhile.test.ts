import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPersonWithPassword, ask, paths, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QR_ASKER_COOKIE } from '../qr/qr-code.ts';
import { lockAccount } from '../store.ts';
import { deleteSessionsOf } from './store.ts';

const BASE = '/api-cloud-merchant-service/v1/account';

const isEmbedded = process.env['TEST_DATABASE_URL'] === undefined;

describe('what is under way while every session is ended', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const anOwner = async () => {
    const person = await aPersonWithPassword(portal, {});
    return { ...person, cookie: await portal.cookieOf(person.accountNo) };
  };
  /** Until that many are stopped by the transaction under way, or `isDone`. */
  const untilWaiting = async (many: number, isDone = () => false) => {
    // the embedded database does one transaction at a time: whoever asks it meanwhile waits from the first question on
    if (isEmbedded) return;
    const stopped = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await vi.waitFor(async () => expect(isDone() || (await portal.database.pool.query(stopped)).rows.length >= many).toBe(true), { timeout: 5_000 });
  };
  /** The sessions end, in a transaction in whose midst `call` is made. */
  const meanwhile = async <T>(accountNo: string, call: () => Promise<T>): Promise<T> => {
    let isDone = false;
    const under = await portal.database.transaction(async (db) => {
      await lockAccount(db, accountNo);
      const answer = call().finally(() => void (isDone = true));
      await untilWaiting(1, () => isDone);
      await deleteSessionsOf(db, accountNo, portal.clock.now());
      return { answer };
    });
    return under.answer;
  };

  it('a confirmed picture gives no hand-over code', async () => {
    const owner = await anOwner();
    const made = await ask(portal.sso, `${BASE}/generateLoginQrCode`, {});
    const code = String(made.data['url']).split('#')[1];
    await ask(portal.portal, `${BASE}/scanLoginQrCode`, { code }, { cookie: owner.cookie });
    await ask(portal.portal, `${BASE}/confirmLoginQrCode`, { code, isAgreed: true }, { cookie: owner.cookie });
    const cookie = `${QR_ASKER_COOKIE}=${made.cookies[QR_ASKER_COOKIE]}`;
    const answer = await meanwhile(owner.accountNo, () => ask(portal.sso, `${BASE}/loginByQrCode`, { state: 's'.repeat(43) }, { cookie }));
    // whichever of the two came first
    expect(['expired', 'refused']).toContain(answer.data['status']);
    expect(answer.data['token']).toBeNull();
  });

  it('a code by message gives one that is made afterwards', async () => {
    const owner = await anOwner();
    await ask(portal.sso, paths.sendCode, { phone: owner.phone, purpose: 'login' });
    const code = portal.sms.findLast(({ phone }) => phone === owner.phone)?.code;
    const answer = await meanwhile(owner.accountNo, () => ask(portal.sso, paths.smsCodeLogin, { phone: owner.phone, code }));
    expect(answer.code).toBe(0);
    const { rows } = await portal.database.pool.query('select 1 from handover_code where account_no = $1 and gmt_used is null', [owner.accountNo]);
    expect(rows.length).toBe(1);
  });

  it.each(['phonePlainText', 'requestAccountExport', 'closeAccount'])('%s is not done by a session that is gone', async (name) => {
    const owner = await anOwner();
    const body = { proof: { password: RIGHT_PASSWORD } };
    const answer = await meanwhile(owner.accountNo, () => ask(portal.portal, `${BASE}/${name}`, body, { cookie: owner.cookie }));
    expect(answer.code).toBe(401);
    const { rows } = await portal.database.pool.query('select kind from account_event where account_no = $1', [owner.accountNo]);
    expect(rows).toEqual([]);
  });

  it('of copies that are asked for in one instant one lives', async () => {
    const owner = await anOwner();
    const request = (ip: string) => ask(portal.portal, `${BASE}/requestAccountExport`, { proof: { password: RIGHT_PASSWORD } }, { cookie: owner.cookie, ip });
    const { both } = await portal.database.transaction(async (db) => {
      // both have come as far as they can before either writes
      await db.execute('lock table account_export in exclusive mode');
      const requests = Promise.all([request('10.9.9.1'), request('10.9.9.2')]);
      await untilWaiting(2);
      return { both: requests };
    });
    expect((await both).map(({ code }) => code)).toEqual([0, 0]);
    const live = 'select 1 from account_export where account_no = $1 and gmt_expire > $2';
    expect((await portal.database.pool.query(live, [owner.accountNo, new Date(portal.clock.now())])).rows.length).toBe(1);
  });
});
