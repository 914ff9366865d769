import { EnterpriseType } from '@portal/engines/access';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { TEST_NOW } from '@portal/server/testkit/now';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPersonWithPassword, ask, paths, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { makeAccountExport } from './make-export.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const BASE = '/api-cloud-merchant-service/v1/account';
const DAY = 24 * 3_600_000;
const byPassword = { proof: { password: RIGHT_PASSWORD } };

describe('the account’s own data', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal()));
  afterEach(() => portal.clock.set(TEST_NOW));
  afterAll(() => portal.close());

  const anOwner = async (fields: Parameters<typeof aPersonWithPassword>[1] = {}) => {
    const person = await aPersonWithPassword(portal, fields);
    return { ...person, cookie: await portal.cookieOf(person.accountNo) };
  };
  type Owner = TestPerson & { cookie: string };
  const call = ({ cookie }: { cookie: string }, name: string, body?: object) => ask(portal.portal, `${BASE}/${name}`, body, { cookie });
  const take = ({ cookie }: { cookie: string }, exportId: unknown) =>
    portal.portal.http.inject({ method: 'POST', url: `${BASE}/takeAccountExport`, headers: { cookie }, payload: { exportId } });
  const ownCode = async (owner: Owner, purpose: string) => {
    expect((await call(owner, 'sendOwnCode', { purpose })).code).toBe(0);
    return portal.sms.findLast(({ phone }) => phone === owner.phone)?.code ?? '';
  };
  const signIn = (phone: string, more: object = {}) => ask(portal.sso, paths.passwordLogin, { phone, password: RIGHT_PASSWORD, ...more }, { ip: '10.7.7.7' });
  const rows = async (statement: string, ...values: unknown[]) => (await portal.database.pool.query(statement, values)).rows;
  const events = async ({ accountNo }: TestPerson) =>
    (await rows('select kind from account_event where account_no = $1 order by id', accountNo)).map(({ kind }) => String(kind));
  /** Every row of every table, as text. */
  const dump = async () => {
    const tables = await rows("select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'");
    const texts = await Promise.all(
      tables
        .filter(({ name }) => !/^(region|sku|spu)/.test(String(name)))
        .map(({ name }) => rows(`select coalesce(string_agg(t::text, ' '), '') as text from "${String(name)}" t`)),
    );
    return texts.map(([row]) => String(row.text)).join('\n');
  };

  it('shows the whole number to who proves to be the owner, and writes it down', async () => {
    const owner = await anOwner();
    expect((await call(owner, 'phonePlainText', { proof: { password: 'Wrong@2026' } })).code).toBe(1110);
    expect(await events(owner)).toEqual([]);
    expect((await call(owner, 'phonePlainText', byPassword)).data).toEqual({ phonePlainText: owner.phone });
    expect((await call(owner, 'phonePlainText', { proof: { code: await ownCode(owner, 'showPhone') } })).data).toEqual({ phonePlainText: owner.phone });
    expect(await events(owner)).toEqual(['phoneShown', 'phoneShown']);
  });

  it('takes a code for the purpose it was sent for, and of the own number alone', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const code = await ownCode(owner, 'showPhone');
    for (const name of ['closeAccount', 'requestAccountExport']) expect((await call(owner, name, { proof: { code } })).code).toBe(1103);
    expect((await call(other, 'phonePlainText', { proof: { code } })).code).toBe(1103);
    expect((await ask(portal.sso, paths.sendCode, { phone: owner.phone, purpose: 'closeAccount' })).code).toBe(400);
    expect((await call(owner, 'phonePlainText', { proof: { code } })).code).toBe(0);
  });

  it('gives a copy of all that is kept, once, and to nobody else', async () => {
    const [owner, other] = [await anOwner({ enterpriseType: EnterpriseType.Second }), await anOwner()];
    await rows(
      `insert into design_order (id, account_no, merchant_no, name, original_amount, preferential, amount, line_count, gmt_create, gmt_modified)
       select 'exp' || n, $1, $2, '园区配单' || n, 1, 0, 1, 0, now(), now() from generate_series(1, 10000) n`,
      owner.accountNo,
      owner.merchantNo,
    );
    await rows(
      `insert into design_order_removed_line
       values ('exp-gone', 'exp7', 1, 'S1', 'K1', '离开的枪机', 'GONE-1', '', '', 1, 100, 90, 90, 2, 180)`,
    );
    const asked = await call(owner, 'requestAccountExport', byPassword);
    const { exportId } = asked.data;
    expect(asked.data).toMatchObject({ status: 'making', byteLength: null });
    expect((await take(owner, exportId)).statusCode).toBe(404);
    await portal.performTasks();
    expect((await call(owner, 'findAccountExport')).data).toMatchObject({ exportId, status: 'ready' });
    expect((await take(other, exportId)).statusCode).toBe(404);
    const answer = await take(owner, exportId);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('个人数据.zip'));
    const copy = JSON.parse(strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['个人数据.json'] ?? new Uint8Array())) as {
      账号: { 手机号: string };
      清单与配单: { 配单: { order: { name: string }; removedLines: { product_model: string }[] }[] };
    };
    expect(copy.账号.手机号).toBe(owner.phone);
    expect(copy.清单与配单.配单.length).toBe(10_000);
    expect(copy.清单与配单.配单.flatMap(({ removedLines }) => removedLines)).toMatchObject([{ product_model: 'GONE-1' }]);
    expect(Object.keys(copy)).toEqual(expect.arrayContaining(['身份', '登录设备', '协议记录', '订货一级经销商', '文件', '智能配单', '计算器使用次数']));
    expect((await take(owner, exportId)).statusCode).toBe(404);
    expect((await call(owner, 'findAccountExport')).data).toEqual({});
    expect(await events(owner)).toEqual(['exportAsked', 'exportTaken']);
  });

  it('drops a copy that nobody took within a day, and the one before a new one', async () => {
    const owner = await anOwner();
    const first = (await call(owner, 'requestAccountExport', byPassword)).data['exportId'];
    await portal.performTasks();
    const second = (await call(owner, 'requestAccountExport', byPassword)).data['exportId'];
    await portal.performTasks();
    expect((await take(owner, first)).statusCode).toBe(404);
    portal.clock.forward(DAY);
    expect((await take(owner, second)).statusCode).toBe(404);
    expect(await portal.deps.files.get(String(second))).not.toBeNull();
    await portal.runJob('drop-account-exports');
    expect(await portal.deps.files.get(String(second))).toBeNull();
    expect(await rows('select 1 from account_export where account_no = $1', owner.accountNo)).toEqual([]);
  });

  it('keeps one copy of any number that are asked for at once, and no bytes of the others', async () => {
    const owner = await anOwner();
    const asked = await Promise.all(
      [1, 2, 3].map((n) => ask(portal.portal, `${BASE}/requestAccountExport`, byPassword, { cookie: owner.cookie, ip: `10.9.9.${n}` })),
    );
    await portal.performTasks();
    const kept = await Promise.all(asked.map(({ data }) => portal.deps.files.get(String(data['exportId']))));
    expect(kept.filter((bytes) => bytes !== null).length).toBe(1);
    expect((await call(owner, 'findAccountExport')).data).toMatchObject({ status: 'ready' });
  });

  it('leaves no bytes of a copy that is over by the time it is made', async () => {
    const owner = await anOwner();
    const exportId = String((await call(owner, 'requestAccountExport', byPassword)).data['exportId']);
    const { files, database, log } = portal.deps;
    const slow: FileStore = {
      ...files,
      get: (key) => files.get(key),
      remove: (key) => files.remove(key),
      async put(key, bytes, mediaType) {
        await call(owner, 'requestAccountExport', byPassword);
        await files.put(key, bytes, mediaType);
      },
    };
    const at = { database, log, now: portal.clock.now(), taskId: 'test' };
    await makeAccountExport.perform(at, { exportId }, { ...portal.deps, files: slow, personalRecords: [], onAccountEvent: [], onRegistered: [] });
    expect(await files.get(exportId)).toBeNull();
    await portal.performTasks();
    expect(await files.get(exportId)).toBeNull();
  });

  it('rests for seven days: nobody is in, and whoever signs in is asked whether to stay', async () => {
    const owner = await anOwner();
    const closed = await call(owner, 'closeAccount', byPassword);
    const gmtClose = new Date(TEST_NOW + 7 * DAY).toISOString();
    expect(closed.data).toEqual({ gmtClose });
    expect((await ask(portal.portal, paths.info, undefined, { cookie: owner.cookie })).code).toBe(401);
    portal.clock.forward(7 * DAY - 1);
    await portal.runJob('close-accounts');
    expect(await ask(portal.sso, paths.passwordLogin, { phone: owner.phone, password: 'Wrong@2026' }, { ip: '10.7.7.8' })).toMatchObject({ code: 1101 });
    expect(await signIn(owner.phone)).toMatchObject({ status: 409, code: 1113, data: { gmtClose } });
    await ask(portal.sso, paths.sendCode, { phone: owner.phone, purpose: 'login' });
    const code = portal.sms.findLast(({ phone }) => phone === owner.phone)?.code;
    const bySms = (more: object) => ask(portal.sso, paths.smsCodeLogin, { phone: owner.phone, code, ...more });
    expect((await bySms({})).code).toBe(1113);
    const stayed = await bySms({ keepsAccount: true });
    expect(stayed.code).toBe(0);
    expect((await ask(portal.portal, paths.tokenLogin, { token: stayed.data['token'] })).data).toMatchObject({ accountNo: owner.accountNo });
    portal.clock.forward(30 * DAY);
    await portal.runJob('close-accounts');
    expect((await signIn(owner.phone)).code).toBe(0);
    expect(await events(owner)).toEqual(['closingAsked', 'closingTakenBack']);
  });

  it('after seven days the person is gone from every table, the agreements stay, and the number is free', async () => {
    const canary = '金丝雀先生';
    const owner = await anOwner();
    await rows('update account set nickname = $2 where account_no = $1', owner.accountNo, canary);
    await rows(
      "insert into protocol (protocol_code, version, protocol_name, sections, gmt_publish) values (60, 77, '协议', '[]', now()) on conflict do nothing",
    );
    await rows(
      "insert into protocol_consent (account_no, protocol_code, version, text_hash, action, gmt_create) values ($1, 60, 77, 'h', 3, now())",
      owner.accountNo,
    );
    await rows(
      `insert into design_order (id, account_no, name, remark, original_amount, preferential, amount, line_count, gmt_create, gmt_modified, quotation)
       values ('canary', $1, '配单', $2, 1, 0, 1, 0, now(), now(), $3)`,
      owner.accountNo,
      canary,
      JSON.stringify({ contactPhone: owner.phone }),
    );
    await ownCode(owner, 'showPhone');
    await signIn(owner.phone);
    await call(owner, 'closeAccount', byPassword);
    portal.clock.forward(7 * DAY);
    await portal.runJob('close-accounts');
    const left = await dump();
    for (const trace of [canary, owner.phone]) expect(left.includes(trace), trace).toBe(false);
    expect(await rows('select action from protocol_consent where account_no = $1', owner.accountNo)).toEqual([{ action: 3 }]);
    expect(await rows('select status, nickname from account where account_no = $1', owner.accountNo)).toEqual([{ status: 3, nickname: '' }]);
    expect((await signIn(owner.phone, { keepsAccount: true })).code).toBe(1101);
    await portal.runJob('close-accounts');
    await aPerson(portal.database);
    await rows('insert into account (account_no, phone, gmt_create) values ($1, $2, now())', `N${owner.phone}`, owner.phone);
  });

  it('refuses the only owner of an enterprise and names it; with another owner, or as staff, one may go', async () => {
    const owner = await anOwner({ enterpriseType: EnterpriseType.Second, companyName: '独木桥安防' });
    expect(await call(owner, 'closeAccount', byPassword)).toMatchObject({ status: 409, code: 1114, data: { companyName: '独木桥安防' } });
    expect((await ask(portal.portal, paths.info, undefined, { cookie: owner.cookie })).code).toBe(0);
    const partner = await anOwner();
    await rows('insert into account_identity (account_no, merchant_no, choose_on) values ($1, $2, true)', partner.accountNo, owner.merchantNo);
    expect((await call(partner, 'closeAccount', byPassword)).code).toBe(0);
    // one who is leaving is no owner to rely on
    expect((await call(owner, 'closeAccount', byPassword)).code).toBe(1114);
    const staff = await anOwner({ enterpriseType: EnterpriseType.Second, employeeType: 2 });
    expect((await call(staff, 'closeAccount', byPassword)).code).toBe(0);
  });
});
