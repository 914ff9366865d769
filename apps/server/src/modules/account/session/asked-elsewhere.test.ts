import { getUserTk, surveyPermission, walletUrl } from '@portal/contract/account';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from './session-token.ts';

describe('what pages of others ask of the session (ACCOUNT-21)', () => {
  let portal: TestPortal;
  let accountNo = '';
  beforeAll(async () => {
    portal = await openTestPortal();
    accountNo = (await aPerson(portal.database)).accountNo;
  });
  afterEach(() => void (portal.deps.settings.walletOrigin = undefined));
  afterAll(() => portal.close());

  it('is told the mark of being signed in, and nothing that opens an account', async () => {
    const { token } = await (await portal.as(accountNo))(getUserTk);
    expect(token).toBe('session');
    const url = getUserTk.path.replace('getUserTk', 'getLoginSessionInfo');
    const withMark = await portal.portal.http.inject({ url, headers: { cookie: `${SESSION_COOKIE}=${token}`, authorization: `Bearer ${token}`, token } });
    expect(withMark.statusCode).toBe(401);
  });

  it('is told whether the account may survey, from the next call on', async () => {
    const call = await portal.as(accountNo);
    expect(await call(surveyPermission)).toBe(false);
    await portal.database.pool.query('update account set survey_permission = true where account_no = $1', [accountNo]);
    expect(await call(surveyPermission)).toBe(true);
  });

  it('is told where the wallet is, or that there is none (DEMO-3)', async () => {
    const call = await portal.as(accountNo);
    const ask = (query: object) => call(walletUrl, { query: { terminal: 1, walletChannel: 'cash', ...query } });
    expect(await failureOf(ask({}))).toMatchObject({ code: 1381, message: '钱包暂未开通，请联系客服' });
    portal.deps.settings.walletOrigin = 'https://wallet.example';
    expect(await ask({})).toEqual({ url: 'https://wallet.example/?terminal=1&walletChannel=cash' });
    portal.deps.settings.walletOrigin = undefined;
    portal.deps.settings.walletStandIn = '/wallet-simulator';
    expect(await ask({})).toEqual({ url: '/wallet-simulator?terminal=1&walletChannel=cash' });
    portal.deps.settings.walletStandIn = undefined;
    for (const wrong of [{ terminal: 3 }, { walletChannel: '../x' }, { walletChannel: '' }]) expect(await failureOf(ask(wrong))).toMatchObject({ code: 400 });
  });
});
