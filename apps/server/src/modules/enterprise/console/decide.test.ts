import { closeAccount } from '@portal/contract/account';
import {
  addEnterprise,
  approveCertification,
  getEnterpriseDetail,
  refuseCertification,
  updateEnterprise,
  withdrawEnterprise,
} from '@portal/contract/enterprise';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { insertPlaces, papersOf, uploadAs } from '@portal/server/testkit/papers';
import { aPerson, anInstaller, type TestPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { aPersonWithPassword, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NUMBERS = ['91330108MA27XXDC1R', '91330106MA2CFXYT1C', '91350100M000100Y43', '91310115MA1K0A1B2J'];

describe('what a decision holds to (OPERATOR-4)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
    await insertPlaces(at.portal);
  });
  afterAll(() => at.portal.close());

  const key = () => `key-${Math.random()}`;
  const applied = async (person: TestPerson, more: object = {}) => {
    const call = await at.portal.as(person.accountNo);
    const papers = papersOf({ licenceFileId: await uploadAs(at.portal, person.accountNo), ...more });
    const { enterpriseNo, gmtSubmit } = await call(addEnterprise, { body: papers, idempotencyKey: key() });
    return { ...person, call, papers, seen: { enterpriseNo, gmtSubmit } };
  };
  const anAuditor = async (fields: object = {}) => at.as(await at.anOperator('auditor', fields));
  const identitiesOf = async (accountNo: string) =>
    (await at.portal.database.pool.query('select 1 from account_identity where account_no = $1', [accountNo])).rows.length;

  it('the papers that were read: what was handed in since is neither approved nor refused by it', async () => {
    const { call, papers, seen } = await applied(await aPerson(at.portal.database), { companyNumber: NUMBERS[0] });
    at.portal.clock.forward(60_000);
    await call(withdrawEnterprise, { body: { enterpriseNo: seen.enterpriseNo } });
    const again = await call(updateEnterprise, { body: { ...papers, companyName: '没有人看过的公司', enterpriseNo: seen.enterpriseNo } });
    const auditor = await anAuditor();
    for (const late of [
      () => auditor(approveCertification, { body: { ...seen, validUntil: null } }),
      () => auditor(refuseCertification, { body: { ...seen, reason: '不符' } }),
    ])
      expect(await failureOf(late())).toMatchObject({ code: 1601, msg: '申请人已重新提交资料，请核对最新内容后再审核' });
    expect((await call(getEnterpriseDetail))?.auditStatus).toBe(10);
    const decided = await auditor(approveCertification, { body: { enterpriseNo: seen.enterpriseNo, gmtSubmit: again.gmtSubmit, validUntil: null } });
    expect(decided.papers).toMatchObject({ auditStatus: 20, companyName: '没有人看过的公司' });
  });

  it('an applicant who stays: whoever leaves takes the papers back, and whoever is locked becomes no owner', async () => {
    const leaving = await applied(await aPersonWithPassword(at.portal), { companyNumber: NUMBERS[1] });
    const auditor = await anAuditor();
    await leaving.call(closeAccount, { body: { proof: { password: RIGHT_PASSWORD } } });
    expect((await failureOf(auditor(approveCertification, { body: { ...leaving.seen, validUntil: null } }))).code).toBe(1604);
    const { rows } = await at.portal.database.pool.query('select act, actor from certification_history where enterprise_no = $1 order by id desc limit 1', [
      leaving.seen.enterpriseNo,
    ]);
    expect(rows).toEqual([{ act: 'withdraw', actor: 'applicant' }]);
    const locked = await applied(await aPerson(at.portal.database), { companyNumber: NUMBERS[1] });
    await at.portal.database.pool.query('update account set status = 1 where account_no = $1', [locked.accountNo]);
    expect((await failureOf(auditor(approveCertification, { body: { ...locked.seen, validUntil: null } }))).code).toBe(1604);
    expect([await identitiesOf(leaving.accountNo), await identitiesOf(locked.accountNo)]).toEqual([0, 0]);
    expect((await auditor(refuseCertification, { body: { ...locked.seen, reason: '不符' } })).papers.auditStatus).toBe(30);
  });

  it('an account that leaves and is approved at once: it is an owner and stays, or leaves and is none', async () => {
    const person = await applied(await aPersonWithPassword(at.portal), { companyNumber: NUMBERS[2] });
    const auditor = await anAuditor();
    const [approved, closed] = await Promise.allSettled([
      auditor(approveCertification, { body: { ...person.seen, validUntil: null } }),
      person.call(closeAccount, { body: { proof: { password: RIGHT_PASSWORD } } }),
    ]);
    expect([approved.status, closed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await identitiesOf(person.accountNo)).toBe(approved.status === 'fulfilled' ? 1 : 0);
  });

  it('an account that became the only owner while it rested is not closed', async () => {
    const { accountNo } = await aPerson(at.portal.database, { enterpriseType: 2 });
    const { pool } = at.portal.database;
    await pool.query('update account set gmt_close = $2 where account_no = $1', [accountNo, new Date(at.portal.clock.now())]);
    await at.portal.runJob('close-accounts');
    expect((await pool.query('select status from account where account_no = $1', [accountNo])).rows).toEqual([{ status: 0 }]);
  });

  it('one company, one number: of two who are approved in the same instant the second is told that it is taken', async () => {
    const [one, other] = [
      await applied(await aPerson(at.portal.database), { companyNumber: NUMBERS[3] }),
      await applied(await aPerson(at.portal.database), { companyNumber: NUMBERS[3] }),
    ];
    const auditors = [await anAuditor(), await anAuditor()];
    const both = await Promise.allSettled([one, other].map(({ seen }, i) => auditors[i]?.(approveCertification, { body: { ...seen, validUntil: null } })));
    const failures = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code: number }] : []));
    expect(failures.map(({ code }) => code)).toEqual([1602]);
  });

  it('nobody’s own enterprise: its owners decide as little as who handed the papers in', async () => {
    const owner = await anInstaller(at.portal.database);
    const partner = await aPerson(at.portal.database);
    await at.portal.database.pool.query('insert into account_identity (account_no, merchant_no, choose_on) values ($1, $2, true)', [
      partner.accountNo,
      owner.merchantNo,
    ]);
    const { seen } = await applied(partner, { companyNumber: NUMBERS[1] });
    const himself = await anAuditor({ phone: owner.phone });
    expect((await failureOf(himself(approveCertification, { body: { ...seen, validUntil: null } }))).code).toBe(1603);
    expect((await failureOf(himself(refuseCertification, { body: { ...seen, reason: '不符' } }))).code).toBe(1603);
  });
});
