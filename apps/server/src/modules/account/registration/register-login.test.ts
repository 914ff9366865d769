import { PROTOCOL_CODES } from '@portal/contract/protocol';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPersonWithPassword, ask, paths } from '@portal/server/testkit/sign-on';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { insertProtocols, standardProtocols } from '../../protocol/index.ts';

const registerLogin = '/api-cloud-merchant-service/v1/account/registerLogin';
const CHOSEN = 'tR7#kd92m';
const agreed = PROTOCOL_CODES.map((protocolCode) => ({ protocolCode, version: 1 }));
let serial = 0;
const freshPhone = () => `1560000${String(++serial).padStart(4, '0')}`;

describe('registering (ACCOUNT-9)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    await insertProtocols(portal.database.db, standardProtocols());
  });
  afterAll(() => portal.close());

  const codeFor = async (phone: string, purpose = 'register'): Promise<string> => {
    portal.clock.forward(61_000);
    const { accountNo } = await aPersonWithPassword(portal);
    const cookie = purpose === 'modifyPhone' ? await portal.cookieOf(accountNo) : '';
    await ask(portal.portal, paths.sendCode, { phone, purpose }, { ip: `10.9.0.${++serial % 250}`, cookie });
    return portal.sms.findLast((message) => message.phone === phone)?.code ?? 'none';
  };
  const register = (body: object) => ask(portal.portal, registerLogin, { password: CHOSEN, protocols: agreed, ...body });
  const rowsOf = async (statement: string, ...values: unknown[]) => (await portal.database.pool.query(statement, values)).rows;

  it('makes an account whose hand-over code signs in, whose password works, and keeps what was agreed to', async () => {
    const phone = freshPhone();
    const { code, data } = await register({ phone, code: await codeFor(phone) });
    expect(code).toBe(0);
    const session = await ask(portal.portal, paths.tokenLogin, { token: data['token'] });
    expect(session.data).toMatchObject({
      nickname: `用户${phone.slice(-4)}`,
      userType: -1,
      multiIdentity: [],
      phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    });
    expect((await ask(portal.sso, paths.passwordLogin, { phone, password: CHOSEN })).code).toBe(0);
    const consents = await rowsOf(
      `select protocol_code, version, action, length(text_hash) as hash from protocol_consent where account_no = $1 order by id`,
      session.data['accountNo'],
    );
    expect(consents).toEqual(PROTOCOL_CODES.map((protocol_code) => ({ protocol_code, version: 1, action: 3, hash: 64 })));
  });

  it('answers the asking for a code alike for known and unknown numbers, and sends both one', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const [known, unknown] = [phone, freshPhone()];
    expect([await codeFor(known), await codeFor(unknown)]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  });

  it('tells whoever holds the code that the number is registered, and nobody else', async () => {
    const { phone } = await aPersonWithPassword(portal);
    const code = await codeFor(phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await register({ phone, code: wrong })).code).toBe(1103);
    expect(await register({ phone, code })).toMatchObject({ status: 409, code: 1108, msg: '该手机号已注册，请直接登录' });
    expect((await ask(portal.sso, paths.passwordLogin, { phone, password: CHOSEN })).code).toBe(1101);
  });

  it('makes one account of twenty calls with the same code', async () => {
    const phone = freshPhone();
    const code = await codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => register({ phone, code })));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(await rowsOf('select 1 from account where phone = $1', phone)).toHaveLength(1);
  });

  it.each(['login', 'resetPassword', 'modifyPhone'])('takes no code that was sent for %s', async (purpose) => {
    const { phone } = await aPersonWithPassword(portal);
    expect((await register({ phone, code: await codeFor(phone, purpose) })).code).toBe(1103);
  });

  it('wants all agreements in force, and leaves the code good until they are agreed to', async () => {
    const phone = freshPhone();
    const code = await codeFor(phone);
    expect((await register({ phone, code, protocols: agreed.slice(1) })).code).toBe(1109);
    const ofToday = standardProtocols().filter(({ protocolCode }) => protocolCode === 6);
    const gmtPublish = new Date(portal.clock.now());
    await insertProtocols(
      portal.database.db,
      ofToday.map((next) => ({ ...next, version: 2, gmtPublish })),
    );
    expect((await register({ phone, code })).code).toBe(1109);
    const newest = agreed.map((each) => (each.protocolCode === 6 ? { ...each, version: 2 } : each));
    expect((await register({ phone, code, protocols: newest })).code).toBe(0);
    expect(await rowsOf('select version from protocol_consent c join account a using (account_no) where a.phone = $1 and protocol_code = 6', phone)).toEqual([
      { version: 2 },
    ]);
    await portal.database.pool.query('delete from protocol_consent where version = 2');
    await portal.database.pool.query('delete from protocol where version = 2');
  });

  test.each([
    ['short', 'tR7#kd9', '密码为 8-16 位，不含空格，至少包含数字、小写字母、大写字母、特殊字符中的三种'],
    ['of two kinds', 'abcdefg12', '密码为 8-16 位，不含空格，至少包含数字、小写字母、大写字母、特殊字符中的三种'],
    ['common', 'P@ssw0rd', '该密码过于常见，请换一个'],
    ['common, with two letters', 'Aa123456', '该密码过于常见，请换一个'],
  ])('refuses a password that is %s, on its field', async (_, password, words) => {
    const refused = await register({ phone: freshPhone(), code: '123456', password });
    expect([refused.code, refused.fields]).toEqual([400, { password: words }]);
  });
});
