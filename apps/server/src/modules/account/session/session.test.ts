import { AuthStatus, EnterpriseType, UserType } from '@portal/engines/access';
import { aPerson, anInstaller } from '@portal/server/testkit/people';
import { TEST_NOW } from '@portal/server/testkit/now';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople } from '../insert-people.ts';
import { forgetExpired } from '../forget-expired.ts';
import { aPersonWithPassword, ask, paths, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { SESSION_COOKIE } from './session-token.ts';

const DAY = 24 * 3_600_000;

describe('a session', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterEach(() => portal.clock.set(TEST_NOW));
  afterAll(() => portal.close());

  const info = (cookie: string) => ask(portal.portal, paths.info, undefined, { cookie });
  const handoverFor = async (phone: string) => String((await ask(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD })).data['token']);
  const count = async (statement: string, ...values: unknown[]) => Number((await portal.database.pool.query(statement, values)).rows[0].n);

  it('begins with tokenLogin, in a cookie no script reads, for seven days', async () => {
    const { phone, accountNo } = await aPersonWithPassword(portal);
    const answer = await ask(portal.portal, paths.tokenLogin, { token: await handoverFor(phone) });
    expect(answer.data).toMatchObject({ accountNo, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`, phonePlainText: '' });
    const header = [answer.headers['set-cookie']].flat().find((line) => String(line).startsWith(`${SESSION_COOKIE}=`));
    expect(header).toMatch(/^portal_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = `${SESSION_COOKIE}=${answer.cookies[SESSION_COOKIE]}`;
    expect((await info(cookie)).code).toBe(0);
    portal.clock.forward(7 * DAY);
    expect((await info(cookie)).code).toBe(401);
  });

  it('says of a person and of the enterprise acted for what the provider has set', async () => {
    const { accountNo, merchantNo } = await anInstaller(portal.database);
    const cookie = await portal.cookieOf(accountNo);
    const plain = (await info(cookie)).data;
    expect(plain).toMatchObject({ id: accountNo, accountNo, memberLevel: 0, isBd: false, engineer: false, engineerStatus: 0, personAuthStatus: 0 });
    expect(plain).toMatchObject({ employeeOfMerchantNo: '', smb: false, hasStore: false, storeType: null, willFreeze: false, groupBinds: [], avatarUrl: '' });
    const { pool } = portal.database;
    await pool.query('update account set member_level = 2, is_bd = true, engineer_status = 1, person_auth_status = 1 where account_no = $1', [accountNo]);
    await pool.query("update enterprise set smb = true, store_type = 2, area_name = '滨江区', gmt_freeze = $2 where merchant_no = $1", [
      merchantNo,
      new Date(TEST_NOW + 31 * DAY).toISOString(),
    ]);
    const told = {
      memberLevel: 2,
      isBd: true,
      engineer: true,
      engineerStatus: 1,
      personAuthStatus: 1,
      smb: true,
      hasStore: true,
      storeType: 2,
      areaName: '滨江区',
    };
    expect((await info(cookie)).data).toMatchObject({ ...told, willFreeze: false });
    portal.clock.forward(DAY);
    expect((await info(cookie)).data).toMatchObject({ ...told, willFreeze: true });
  });

  it('names the employer of staff, and the scopes of the dealer ordered from, a dealer his own', async () => {
    const { pool } = portal.database;
    const dealer = await aPerson(portal.database, { enterpriseType: EnterpriseType.First });
    const groups = [{ title: '视频监控', tagName: '摄像机' }];
    await pool.query('insert into dealer (merchant_no, contact_phone, latitude, longitude, groups) values ($1, $2, 30, 120, $3)', [
      dealer.merchantNo,
      '0571-70000000',
      JSON.stringify(groups),
    ]);
    const staff = await aPerson(portal.database, { enterpriseType: EnterpriseType.Second, employeeType: 2 });
    await pool.query('insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())', [
      staff.merchantNo,
      dealer.merchantNo,
    ]);
    expect((await info(await portal.cookieOf(staff.accountNo))).data).toMatchObject({ employeeOfMerchantNo: staff.merchantNo, groupBinds: groups });
    expect((await info(await portal.cookieOf(dealer.accountNo))).data).toMatchObject({ employeeOfMerchantNo: '', groupBinds: groups });
  });

  it('has a cookie for https only where the address is https', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const { buildPortal } = await import('../../../app.ts');
    const behindProxy = await buildPortal({ ...portal.deps, settings: { ...portal.deps.settings, trustProxy: 1 } });
    const answer = await ask(
      behindProxy,
      paths.tokenLogin,
      { token: await handoverFor(phone) },
      { headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'portal.example.cn' } },
    );
    expect(String([answer.headers['set-cookie']].flat()[0])).toContain('; Secure');
    await behindProxy.http.close();
  });

  it('takes a hand-over code once, also from twenty callers at once, and not after a minute (ACCOUNT-1)', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const token = await handoverFor(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(portal.portal, paths.tokenLogin, { token })));
    expect(answers.filter(({ code }) => code === 0).length).toBe(1);
    expect(answers.filter(({ code }) => code === 1104).length).toBe(19);
    const late = await handoverFor(phone);
    portal.clock.forward(60_000);
    expect((await ask(portal.portal, paths.tokenLogin, { token: late })).code).toBe(1104);
    expect((await ask(portal.portal, paths.tokenLogin, { token: 'x' })).code).toBe(1104);
  });

  it('cannot be planted: signing in makes a new one and ends the old', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const planted = `${SESSION_COOKIE}=${'p'.repeat(43)}`;
    const first = await ask(portal.portal, paths.tokenLogin, { token: await handoverFor(phone) }, { cookie: planted });
    expect(first.cookies[SESSION_COOKIE]).not.toBe('p'.repeat(43));
    expect((await info(planted)).code).toBe(401);
    const old = `${SESSION_COOKIE}=${first.cookies[SESSION_COOKIE]}`;
    const second = await ask(portal.portal, paths.tokenLogin, { token: await handoverFor(phone) }, { cookie: old });
    expect(second.cookies[SESSION_COOKIE]).not.toBe(first.cookies[SESSION_COOKIE]);
    expect((await info(old)).code).toBe(401);
  });

  it('ends in the database with logout, in every tab; a guest may sign out too (ACCOUNT-6)', async () => {
    const { accountNo } = await aPerson(portal.database);
    const cookie = await portal.cookieOf(accountNo);
    const answer = await ask(portal.portal, paths.logout, {}, { cookie });
    expect(answer).toMatchObject({ code: 0, cookies: { [SESSION_COOKIE]: '' } });
    expect((await info(cookie)).code).toBe(401);
    expect(await count('select count(*) n from session where account_no = $1', accountNo)).toBe(0);
    expect((await ask(portal.portal, paths.logout, {})).code).toBe(0);
    expect((await ask(portal.portal, paths.logout, {}, { cookie: await portal.cookieOf(accountNo), headers: { origin: 'http://evil.example' } })).code).toBe(
      4031,
    );
  });

  it('ends at once when the provider locks the account, also between code and exchange', async () => {
    const { accountNo, phone } = await aPersonWithPassword(portal);
    const cookie = await portal.cookieOf(accountNo);
    const token = await handoverFor(phone);
    await portal.database.pool.query('update account set status = 1 where account_no = $1', [accountNo]);
    expect((await info(cookie)).code).toBe(401);
    expect((await ask(portal.portal, paths.tokenLogin, { token })).code).toBe(1102);
  });

  it('is not read from a cookie that was not made here, and then asks the database nothing', async () => {
    const asked: unknown[] = [];
    const { query } = portal.database.pool;
    portal.database.pool.query = ((...values: never[]) => (
      asked.push(values),
      (query as (...args: never[]) => unknown).apply(portal.database.pool, values)
    )) as never;
    try {
      for (const value of ['', 'x', `${'a'.repeat(43)}'`, "' or 1=1 --", 'a'.repeat(4_000)]) {
        expect((await info(`${SESSION_COOKIE}=${encodeURIComponent(value)}`)).code).toBe(401);
      }
      expect(asked.length).toBe(0);
      expect((await info(`${SESSION_COOKIE}=${'a'.repeat(43)}`)).code).toBe(401);
      expect(asked.length).toBe(1);
    } finally {
      portal.database.pool.query = query;
    }
  });

  it('forgets what is over', async () => {
    const { accountNo } = await aPerson(portal.database);
    await portal.cookieOf(accountNo);
    await forgetExpired(portal.database.db, TEST_NOW + 7 * DAY - 1);
    expect(await count('select count(*) n from session where account_no = $1', accountNo)).toBe(1);
    await forgetExpired(portal.database.db, TEST_NOW + 31 * DAY);
    expect(
      await count(
        'select (select count(*) from session) + (select count(*) from attempt) + (select count(*) from handover_code) + (select count(*) from sms_code) n',
      ),
    ).toBe(0);
  });
});

describe('the session data', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterAll(() => portal.close());

  const infoOf = async (accountNo: string) => (await ask(portal.portal, paths.info, undefined, { cookie: await portal.cookieOf(accountNo) })).data;

  it.each([
    ['a person', {}, UserType.Person],
    ['a first-level dealer', { enterpriseType: 1 }, UserType.FirstLevel],
    ['a second-level dealer', { enterpriseType: 2 }, UserType.SecondLevel],
    ['an installer', { enterpriseType: 3 }, UserType.SecondLevel],
    ['a gold dealer', { enterpriseType: 5 }, UserType.GoldSecondLevel],
    ['sales staff', { isHikSales: true }, UserType.SalesStaff],
    ['first-level staff', { enterpriseType: 1, employeeType: 1 }, UserType.FirstLevelStaff],
    ['second-level staff', { enterpriseType: 2, employeeType: 2 }, UserType.SecondLevelStaff],
    ['gold staff', { enterpriseType: 5, employeeType: 3 }, UserType.GoldSecondLevelStaff],
  ] as const)('%s has the user type of its facts', async (_name, fields, userType) => {
    expect(await infoOf((await aPerson(portal.database, fields)).accountNo)).toMatchObject({ userType });
  });

  it('staff of a certified dealer act as staff, not as the dealer', async () => {
    const { accountNo, merchantNo } = await aPerson(portal.database, { enterpriseType: 1, employeeType: 1 });
    await portal.database.pool.query('update enterprise set auth_status = 1 where merchant_no = $1', [merchantNo]);
    expect(await infoOf(accountNo)).toMatchObject({ userType: UserType.FirstLevelStaff, authStatus: 0, employee: true });
  });

  it('switches among the own identities and takes the rights along at once, in every tab', async () => {
    const { accountNo, merchantNo } = await aPerson(portal.database, { enterpriseType: 2 });
    const second = await aPerson(portal.database, { enterpriseType: 5 });
    await portal.database.pool.query('insert into account_identity (account_no, merchant_no) values ($1, $2)', [accountNo, second.merchantNo]);
    const [tab, otherTab] = [await portal.cookieOf(accountNo), await portal.cookieOf(accountNo)];
    const switched = await ask(portal.portal, paths.changeIdentity, { merchantNo: second.merchantNo }, { cookie: tab });
    expect(switched.data).toMatchObject({ merchantNo: second.merchantNo, userType: UserType.GoldSecondLevel, isMultRole: true });
    expect(
      (switched.data['multiIdentity'] as { merchantNo: string; chooseOn: boolean }[]).filter(({ chooseOn }) => chooseOn).map((one) => one.merchantNo),
    ).toEqual([second.merchantNo]);
    expect((await ask(portal.portal, paths.info, undefined, { cookie: otherTab })).data).toMatchObject({ merchantNo: second.merchantNo });
    // twenty switches at once all succeed and leave one chosen
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const fields = { merchantNo: n % 2 ? merchantNo : second.merchantNo };
        return (await ask(portal.portal, paths.changeIdentity, fields, { cookie: tab })).code;
      }),
    );
    expect(codes).toEqual(codes.map(() => 0));
    const { rows } = await portal.database.pool.query('select count(*) n from account_identity where account_no = $1 and choose_on', [accountNo]);
    expect(Number(rows[0].n)).toBe(1);
  });

  it("answers for somebody else's identity as for one that does not exist, and changes nothing", async () => {
    const { accountNo, merchantNo } = await anInstaller(portal.database);
    const foreign = await anInstaller(portal.database);
    const cookie = await portal.cookieOf(accountNo);
    const [theirs, unknown] = [
      await ask(portal.portal, paths.changeIdentity, { merchantNo: foreign.merchantNo }, { cookie }),
      await ask(portal.portal, paths.changeIdentity, { merchantNo: 'M99999999' }, { cookie }),
    ];
    expect(theirs).toMatchObject({ status: 404, code: 404 });
    expect([theirs.status, theirs.code, theirs.msg, theirs.data]).toEqual([unknown.status, unknown.code, unknown.msg, unknown.data]);
    expect(await infoOf(accountNo)).toMatchObject({ merchantNo });
    expect((await ask(portal.portal, paths.changeIdentity, { merchantNo }, {})).code).toBe(401);
  });

  it('is asked for by GET as it is specified, by a script or a program, and never by a link, a picture or a prefetch (WIRE-15)', async () => {
    const { accountNo, merchantNo } = await anInstaller(portal.database);
    const cookie = await portal.cookieOf(accountNo);
    const url = `${paths.changeIdentity}?merchantNo=${merchantNo}&_=1`;
    const asked = async (heads: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      (await portal.portal.http.inject({ method, url, headers: { cookie, ...heads } })).statusCode;
    const [own, navigation, picture] = [
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ];
    for (const heads of [own, {}, { accept: 'application/json, */*' }]) expect(await asked(heads)).toBe(200);
    const others = [
      navigation,
      picture,
      { ...picture, 'sec-fetch-mode': 'cors' },
      { ...own, 'sec-fetch-mode': 'no-cors' },
      { ...own, 'sec-fetch-site': 'cross-site' },
    ];
    for (const heads of [...others, { accept: 'text/html,*/*;q=0.8' }, { accept: 'image/webp,*/*' }, { origin: 'https://evil.example' }])
      expect(await asked(heads), JSON.stringify(heads)).toBe(403);
    expect(await asked({}, 'HEAD')).toBe(405);
    expect((await ask(portal.portal, paths.changeIdentity, undefined, { cookie })).fields).toEqual({ merchantNo: expect.any(String) });
  });

  it('names the dealer ordered from: the chosen one, else the default one; of the identity that acts', async () => {
    const gmtCreate = new Date(TEST_NOW);
    const enterprise = (merchantNo: string, companyName: string) => ({
      merchantNo,
      enterpriseNo: `E-${merchantNo}`,
      companyName,
      enterpriseType: EnterpriseType.First,
      authStatus: AuthStatus.Certified,
      gmtCreate,
    });
    const { accountNo, merchantNo } = await anInstaller(portal.database);
    const person = await aPerson(portal.database);
    const people = {
      enterprises: [enterprise('D1', '甲安防'), enterprise('D2', '乙安防')],
      accounts: [],
      identities: [],
      dealers: [
        { merchantNo: 'D1', contactPhone: '0571-11111111', latitude: 30, longitude: 120, groups: [{ title: '监控', tagName: 'video' }] },
        { merchantNo: 'D2', contactPhone: '0571-22222222', latitude: 30, longitude: 120, status: 0 },
      ],
      bindings: [
        { merchantNo, parentMerchantNo: 'D1', defaultStatus: true, gmtCreate },
        { merchantNo, parentMerchantNo: 'D2', gmtCreate },
        { accountNo: person.accountNo, parentMerchantNo: 'D2', gmtCreate },
      ],
    };
    await insertPeople(portal.database.db, people);
    await insertPeople(portal.database.db, people);
    expect(await infoOf(accountNo)).toMatchObject({
      hasBindFirstDistributor: true,
      boundShop: { parentMerchantNo: 'D1', parentMerchantName: '甲安防', contactPhone: '0571-11111111', status: 1 },
    });
    await portal.database.pool.query(`update dealer_binding set choosing = true where merchant_no = $1 and parent_merchant_no = 'D2'`, [merchantNo]);
    expect(await infoOf(accountNo)).toMatchObject({ boundShop: { parentMerchantNo: 'D2', status: 0 } });
    expect(await infoOf(person.accountNo)).toMatchObject({ boundShop: { parentMerchantNo: 'D2' } });
    expect(await infoOf((await aPerson(portal.database)).accountNo)).toMatchObject({ hasBindFirstDistributor: false, boundShop: null });
  });
});
