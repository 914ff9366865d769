/** The demo world after the demo: everybody can read its passwords, so nobody may use its accounts. */
import { accountLocked, getLoginSessionInfo, passwordLogin } from '@portal/contract/account';
import { demoAccounts } from '@portal/server/demo-world/people';
import { hashPassword, publishedAccounts, updateDemoLocks } from '@portal/server/modules/account/index';
import { ask } from './ask.ts';
import type { HuntContext } from './hunt.ts';
import type { ListeningPortal } from './listening-portal.ts';
import { pageHeaders } from './two-tenants.ts';

/** Ends the demo as a start without it does: the hunt's last act, since no account of the demo serves afterwards. */
export async function attackEndedDemo({ row, say }: Pick<HuntContext, 'row' | 'say'>, { test, port, ssoPort }: ListeningPortal): Promise<void> {
  const { rows } = await test.database.pool.query<{ accountNo: string; merchantNo: string }>(
    `update account a set password_hash = $1 where is_demo returning account_no as "accountNo",
       coalesce((select merchant_no from account_identity i where i.account_no = a.account_no and choose_on), '') as "merchantNo"`,
    [await hashPassword(publishedAccounts.password)],
  );
  const people = await Promise.all(rows.map(async (person) => ({ ...person, cookie: await test.cookieOf(person.accountNo) })));
  const seen = async (): Promise<number[]> =>
    Promise.all(people.map(async (person) => (await ask(port, { path: getLoginSessionInfo.path, headers: pageHeaders(person) })).status));
  const before = (await seen()).filter((status) => status === 200).length;
  const locked = await test.database.transaction((db) => updateDemoLocks(db, false));
  const after = (await seen()).filter((status) => status !== 401).length;
  if (after > 0) say(`${after} sessions of the demo outlive it`);
  let taken = 0;
  for (const { phone, password } of demoAccounts) {
    // so that it is not the number of tries that refuses
    test.clock.forward(3_600_000);
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await ask(ssoPort, { method: 'POST', path: passwordLogin.path, headers, body: JSON.stringify({ phone, password }) });
    if (body.toString().includes(`"code":${accountLocked.code},`)) continue;
    taken++;
    say(`the published password of ${phone} after the demo: ${status} ${body.toString().slice(0, 120)}`);
  }
  const outlived = before === 0 ? people.length : after;
  row(
    'no account of the demo serves once the demo has ended',
    people.length + demoAccounts.length,
    outlived + taken,
    `${before} sessions before, ${locked} accounts locked`,
  );
}
