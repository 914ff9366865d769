import { getLoginSessionInfo } from '@portal/contract/account';
import { addEnterprise, approveCertification, getCertification, getEnterpriseDetail, updateEnterprise } from '@portal/contract/enterprise';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { insertPlaces, papersOf, uploadAs } from '@portal/server/testkit/papers';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { UserType } from '@portal/engines/access';
import { formatDate } from '@portal/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY_MS = 24 * 3_600_000;

describe('a certificate with a last day (ENTERPRISE-11)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
    await insertPlaces(at.portal);
  });
  afterAll(() => at.portal.close());

  it('is told of 30, 7 and 1 days before, each once, ends with its last day, and is renewed', async () => {
    const { clock, database } = at.portal;
    const person = await aPerson(database);
    const call = await at.portal.as(person.accountNo);
    const papers = papersOf({ licenceFileId: await uploadAs(at.portal, person.accountNo) });
    const { enterpriseNo, gmtSubmit } = await call(addEnterprise, { body: papers, idempotencyKey: 'one' });
    const auditor = await at.as(await at.anOperator('auditor', {}));
    const validUntil = formatDate(clock.now() + 40 * DAY_MS);
    for (const day of [formatDate(clock.now()), '2100-01-01', '2026-02-30', ''])
      expect((await failureOf(auditor(approveCertification, { body: { enterpriseNo, gmtSubmit, validUntil: day } }))).fields).toHaveProperty('validUntil');
    await auditor(approveCertification, { body: { enterpriseNo, gmtSubmit, validUntil } });
    const began = clock.now();
    const dayBefore = async (days: number) => {
      clock.set(began + (40 - days) * DAY_MS);
      await at.portal.runJob('expire-certificates');
      await at.portal.runJob('expire-certificates');
      const { rows } = await database.pool.query(`select title from message where account_no = $1 and event_key like 'expiring%'`, [person.accountNo]);
      const { auditStatus } = (await (await at.portal.as(person.accountNo))(getEnterpriseDetail)) ?? {};
      return [auditStatus, rows.length];
    };
    expect(await dayBefore(31)).toEqual([20, 0]);
    expect(await dayBefore(30)).toEqual([50, 1]);
    expect(await dayBefore(12)).toEqual([50, 1]);
    expect(await dayBefore(7)).toEqual([50, 2]);
    expect(await dayBefore(1)).toEqual([50, 3]);
    expect(await dayBefore(0)).toEqual([50, 3]);
    const late = await at.portal.as(person.accountNo);
    expect((await late(getLoginSessionInfo)).userType).toBe(UserType.SecondLevel);
    expect(await dayBefore(-1)).toEqual([51, 4]);
    const after = await at.portal.as(person.accountNo);
    expect((await after(getLoginSessionInfo)).userType).toBe(UserType.Person);
    const again = await after(updateEnterprise, { body: { ...papers, enterpriseNo, address: '江南大道 2 号' } });
    const desk = await at.as(await at.anOperator('auditor', {}));
    expect((await desk(getCertification, { params: { enterpriseNo } })).former).toMatchObject({ address: '江南大道 1 号', contactName: '王试' });
    const renewed = await desk(approveCertification, { body: { enterpriseNo, gmtSubmit: again.gmtSubmit, validUntil: null } });
    expect(renewed.papers).toMatchObject({ auditStatus: 20, validUntil: null });
    expect(renewed.steps.map(({ act }) => act)).toEqual(['submit', 'approve', 'expireSoon', 'expire', 'submit', 'approve']);
    expect(await dayBefore(-400)).toEqual([20, 4]);
  });
});
