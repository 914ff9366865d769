import { codeAt } from './second-factor.ts';
import { openTestConsole, TEST_SECRET } from '@portal/server/testkit/console';
import { TEST_SEAL_KEY } from '@portal/server/testkit/portal';
import { describe, expect, it } from 'vitest';
import { updateDemoOperators, updateLocked } from '../store.ts';
import { sealPlainSecrets } from './seal-plain-secrets.ts';
import { openSecret, sealKeyOf, sealSecret } from './totp-seal.ts';

describe('the secret of an authenticator at rest (OPERATOR-9)', () => {
  it('opens under its own key for its own operator, and nowhere else', () => {
    const [key, other] = [sealKeyOf('one passphrase, long'), sealKeyOf('another passphrase')];
    const sealed = sealSecret(key, 'O1', TEST_SECRET);
    expect(sealed).not.toContain(TEST_SECRET);
    expect(sealSecret(key, 'O1', TEST_SECRET)).not.toBe(sealed);
    expect(openSecret(key, 'O1', sealed)).toBe(TEST_SECRET);
    for (const wrong of [openSecret(other, 'O1', sealed), openSecret(key, 'O2', sealed), openSecret(key, 'O1', TEST_SECRET), openSecret(key, 'O1', 'v1.AA')])
      expect(wrong).toBeNull();
    expect(openSecret(key, 'O1', `${sealed.slice(0, -2)}AA`)).toBeNull();
  });

  it('one from before is sealed at the next start, and its codes go on being taken', async () => {
    const at = await openTestConsole();
    const { db, pool } = at.portal.database;
    const operatorNo = await at.anOperator('auditor', { loginName: 'old', totpSecret: TEST_SECRET });
    const code = codeAt(TEST_SECRET, at.portal.clock.now());
    expect((await at.signIn('old', code)).json()).toMatchObject({ code: 1652 });
    await sealPlainSecrets(db, TEST_SEAL_KEY);
    await sealPlainSecrets(db, TEST_SEAL_KEY);
    const { rows } = await pool.query('select totp_secret as secret from operator where operator_no = $1', [operatorNo]);
    expect(String(rows[0].secret)).toMatch(/^v1\./);
    expect((await at.signIn('old', code)).json()).toMatchObject({ code: 0 });
    await at.portal.close();
  });
});

describe('the operators of the demo', () => {
  it('are locked without it and opened with it again, but for one that was locked by name', async () => {
    const at = await openTestConsole();
    const { db, pool } = at.portal.database;
    for (const loginName of ['shut', 'free']) await at.anOperator('auditor', { loginName, isDemo: true });
    const statusOf = async () => (await pool.query('select status from operator order by login_name')).rows.map(({ status }) => Number(status));
    expect(await updateLocked(db, 'shut', true)).toBe(true);
    await updateDemoOperators(db, true);
    expect(await statusOf()).toEqual([0, 1]);
    await updateDemoOperators(db, false);
    expect(await statusOf()).toEqual([2, 1]);
    await updateDemoOperators(db, true);
    expect(await statusOf()).toEqual([0, 1]);
    expect(await updateLocked(db, 'shut', false)).toBe(true);
    expect(await updateLocked(db, 'nobody', true)).toBe(false);
    expect(await statusOf()).toEqual([0, 0]);
    await at.portal.close();
  });
});
