import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPeople } from '../../../demo-world/people.ts';
import { insertPeople } from './insert-people.ts';
import { publishedAccounts, updateDemoLocks } from './demo-accounts.ts';
import { hashPassword } from './sign-in/password.ts';

let portal: TestPortal;
let publishedHash = '';
let ownHash = '';
beforeAll(async () => {
  portal = await openTestPortal();
  [publishedHash, ownHash] = await Promise.all([hashPassword(publishedAccounts.password), hashPassword('Xq7-own-secret')]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.pool.query('delete from session; delete from account_identity; delete from account');
  const people = demoPeople(0);
  await insertPeople(portal.database.db, { ...people, accounts: people.accounts.map((account) => ({ ...account, passwordHash: publishedHash })) });
});

const openOrLock = (isOpen: boolean) => updateDemoLocks(portal.database.db, isOpen);
const signIn = async (phone: string, password: string = publishedAccounts.password) =>
  (
    await portal.sso.http.inject({ method: 'POST', url: '/api-cloud-merchant-service/v1/account/passwordLogin', payload: { phone, password } })
  ).json() as unknown;
const LOCKED = { code: 1102 };

describe('accounts with a published password', () => {
  it('are locked without the demo, the provider’s sales and the staff too, and say so; the demo opens them again', async () => {
    expect(await openOrLock(false)).toBe(11);
    for (const phone of ['13800000001', '13800000005', '13800000007', '13800000010']) expect(await signIn(phone), phone).toMatchObject(LOCKED);
    expect(await openOrLock(false)).toBe(11);
    expect(await openOrLock(true)).toBe(0);
    expect(await signIn('13800000005')).toMatchObject({ code: 0 });
    // the provider's own lock is not the demo's to open
    expect(await signIn('13800000010')).toMatchObject(LOCKED);
  });

  it('lose their sessions', async () => {
    const url = '/api-cloud-merchant-service/v1/design-order/page';
    const cookie = await portal.cookieOf('A13800000003');
    const status = async () => (await portal.portal.http.inject({ url, headers: { cookie } })).statusCode;
    expect(await status()).toBe(200);
    await openOrLock(false);
    expect(await status()).toBe(401);
  });

  it('are known in a database from before there were marks; who has such a number and another password is left alone', async () => {
    await portal.database.pool.query('update account set is_demo = false');
    await portal.database.pool.query(`update account set password_hash = $1 where account_no = 'A13800000004'`, [ownHash]);
    await portal.database.pool.query(`update account set password_hash = null where account_no = 'A13800000006'`);
    await portal.database.pool.query(`update account set account_no = 'A-real' where account_no = 'A13800000001'`);
    expect(await openOrLock(false)).toBe(8);
    expect(await signIn('13800000002')).toMatchObject(LOCKED);
    expect(await signIn('13800000004', 'Xq7-own-secret')).toMatchObject({ code: 0 });
    expect(await signIn('13800000001')).toMatchObject({ code: 0 });
  });
});
