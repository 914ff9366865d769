import { getLoginSessionInfo } from '@portal/contract/account';
import { bindDetail } from '@portal/contract/dealer';
import { addSelection, getSelection } from '@portal/contract/design-order';
import {
  addEnterprise,
  approveCertification,
  enterpriseLicenceUrl,
  getCertification,
  getEnterpriseDetail,
  listCertifications,
  listEnterprises,
  markWillFreeze,
  readCertificationContact,
  refuseCertification,
  updateEnterprise,
} from '@portal/contract/enterprise';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { insertPlaces, papersOf, uploadAs } from '@portal/server/testkit/papers';
import { failureOf } from '@portal/server/testkit/portal';
import { formatDate, maskPhone, nameKey } from '@portal/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealerBindings, insertDealers } from '../../dealer/index.ts';

const NUMBERS = ['91330108MA27XXDC1R', '91330106MA2CFXYT1C', '91350100M000100Y43', '91310115MA1K0A1B2J'];

describe('decisions about papers (OPERATOR-4, ENTERPRISE-3)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
    await insertPlaces(at.portal);
  });
  afterAll(() => at.portal.close());

  const key = () => `key-${Math.random()}`;
  const anApplicant = async (more: object = {}) => {
    const person = await aPerson(at.portal.database);
    const call = await at.portal.as(person.accountNo);
    const licenceFileId = await uploadAs(at.portal, person.accountNo);
    const papers = papersOf({ licenceFileId, ...more });
    const { enterpriseNo, gmtSubmit } = await call(addEnterprise, { body: papers, idempotencyKey: key() });
    return { ...person, call, papers, enterpriseNo, seen: { enterpriseNo, gmtSubmit } };
  };
  const anAuditor = async (fields: object = {}) => at.as(await at.anOperator('auditor', fields));

  it('approved without a dealer, the person is told to choose one', async () => {
    const { accountNo, seen } = await anApplicant({ companyNumber: '91330100799655058B' });
    await (
      await anAuditor()
    )(approveCertification, { body: { ...seen, validUntil: null } });
    const { rows } = await at.portal.database.pool.query<{ text: string; link: string }>('select text, link from message where account_no = $1', [accountNo]);
    expect(rows).toMatchObject([{ link: '/bindFirst' }]);
    expect(rows[0]?.text).not.toContain('经销商已转到');
  });

  it('approved, the person is a dealer at the next request of the same session, with list, dealer and message', async () => {
    const { database } = at.portal;
    const first = await aPerson(database, { enterpriseType: 1 });
    await insertDealers(database.db, [{ merchantNo: first.merchantNo, contactPhone: '13810000001', latitude: 30, longitude: 120 }]);
    const { skuNo } = await aSku(database);
    const applicant = await anApplicant({ companyNumber: NUMBERS[0], enterpriseType: 3 });
    await insertDealerBindings(database.db, [
      { accountNo: applicant.accountNo, parentMerchantNo: first.merchantNo, choosing: true, gmtCreate: new Date(at.portal.clock.now()) },
    ]);
    await applicant.call(addSelection, { body: { productList: [{ skuNo, quantity: 3 }] }, idempotencyKey: key() });
    const cookie = await at.portal.cookieOf(applicant.accountNo);
    const auditor = await anAuditor();
    const decided = await auditor(approveCertification, { body: { ...applicant.seen, validUntil: null } });
    expect(decided.papers).toMatchObject({ auditStatus: 20 });
    expect(decided.steps.map(({ act, actorName }) => [act, actorName])).toEqual([
      ['submit', ''],
      ['approve', '测试员'],
    ]);
    const info = (await at.portal.portal.http.inject({ url: getLoginSessionInfo.path, headers: { cookie } })).json<{ data: object }>().data;
    expect(info).toMatchObject({ userType: 2, enterpriseType: 3, authStatus: 1, auditStatus: 20, hasBindFirstDistributor: true, isMultRole: false });
    expect((await applicant.call(getSelection)).lines).toMatchObject([{ skuNo, quantity: 3 }]);
    expect(await applicant.call(bindDetail)).toMatchObject([{ merchantNo: first.merchantNo, choosing: true }]);
    expect((await applicant.call(getEnterpriseDetail))?.auditStatus).toBe(20);
    const { rows } = await database.pool.query('select title, link from message where account_no = $1', [applicant.accountNo]);
    expect(rows).toEqual([{ title: '企业认证已通过', link: '/product' }]);
    // another company may not bear its number
    const twin = await aPerson(database);
    const again = papersOf({ licenceFileId: await uploadAs(at.portal, twin.accountNo), companyNumber: NUMBERS[0] ?? '' });
    expect((await failureOf((await at.portal.as(twin.accountNo))(addEnterprise, { body: again, idempotencyKey: key() }))).fields).toEqual({
      companyNumber: '该企业已通过认证，请联系企业主账号邀请您加入',
    });
  });

  it('refused with a reason, corrected, approved; what was refused is still there to correct', async () => {
    const applicant = await anApplicant({ companyNumber: NUMBERS[1] });
    const auditor = await anAuditor();
    expect((await failureOf(auditor(refuseCertification, { body: { ...applicant.seen, reason: ' ' } }))).fields).toEqual({
      reason: '请填写驳回原因',
    });
    await auditor(refuseCertification, { body: { ...applicant.seen, reason: '执照照片不清晰' } });
    expect(await applicant.call(getEnterpriseDetail)).toMatchObject({ auditStatus: 30, reason: '执照照片不清晰', companyName: applicant.papers.companyName });
    expect(await applicant.call(getLoginSessionInfo)).toMatchObject({ userType: -1, auditStatus: 30 });
    await applicant.call(updateEnterprise, { body: { ...applicant.papers, enterpriseNo: applicant.enterpriseNo } });
    await auditor(approveCertification, { body: { ...applicant.seen, enterpriseType: 5, validUntil: null } });
    expect(await applicant.call(getLoginSessionInfo)).toMatchObject({ userType: 5 });
  });

  it('of two auditors at once one decides', async () => {
    const { seen } = await anApplicant({ companyNumber: NUMBERS[2] });
    const [one, other] = [await anAuditor(), await anAuditor()];
    const both = await Promise.allSettled([
      one(approveCertification, { body: { ...seen, validUntil: null } }),
      other(refuseCertification, { body: { ...seen, reason: '不符' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await failureOf(one(approveCertification, { body: { ...seen, validUntil: null } }))).code).toBe(1601);
  });

  it('are nobody’s own', async () => {
    const applicant = await anApplicant({ companyNumber: NUMBERS[3] });
    const himself = await anAuditor({ phone: applicant.phone });
    expect((await failureOf(himself(approveCertification, { body: { ...applicant.seen, validUntil: null } }))).code).toBe(1603);
    expect((await failureOf(himself(refuseCertification, { body: { ...applicant.seen, reason: 'x' } }))).code).toBe(1603);
    expect((await applicant.call(getEnterpriseDetail))?.auditStatus).toBe(10);
  });

  it('are made by those who may, of papers nobody else sees; each look is written down', async () => {
    const applicant = await anApplicant({ companyName: '金雀秘密公司', companyNumber: NUMBERS[3] });
    const params = { enterpriseNo: applicant.enterpriseNo };
    for (const role of ['content', 'serviceDesk'] as const) {
      const call = await at.as(await at.anOperator(role, {}));
      expect((await failureOf(call(listCertifications))).code).toBe(403);
      expect((await failureOf(call(getCertification, { params }))).code).toBe(403);
      expect((await failureOf(call(approveCertification, { body: { ...applicant.seen, validUntil: null } }))).code).toBe(403);
    }
    const auditorNo = await at.anOperator('auditor', {});
    const auditor = await at.as(auditorNo);
    expect(await auditor(listCertifications, { query: { keyword: '金雀', auditStatus: '10' } })).toMatchObject({
      count: 1,
      data: [{ companyName: '金雀秘密公司' }],
    });
    const url = `/api-console/v1/certification/${applicant.enterpriseNo}/licence`;
    const picture = await at.portal.console.http.inject({ url, headers: { cookie: await at.sessionOf(auditorNo) } });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: applicant.enterpriseNo } });
    expect(log.data).toMatchObject([{ act: 'readLicence', operatorNo: auditorNo, targetName: '金雀秘密公司' }]);
    // a number is masked until it is asked for
    const masked = maskPhone(applicant.papers.contactPhone);
    expect((await auditor(getCertification, { params })).papers.contactPhone).toBe(masked);
    expect(await auditor(readCertificationContact, { body: params })).toEqual({ contactPhone: applicant.papers.contactPhone });
    const looks = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: applicant.enterpriseNo } });
    expect(looks.data.map(({ act }) => act)).toEqual(['readContactPhone', 'readLicence']);
    // who else bears the name is named
    const namesake = await anInstaller(at.portal.database, { companyName: '金雀秘密公司' });
    expect((await auditor(getCertification, { params })).namesakes).toMatchObject([
      { merchantNo: namesake.merchantNo, companyName: '金雀秘密公司', papersNo: '' },
    ]);
    // however it is written
    const hidden = ['金雀秘密公司\u3164', '金雀\u{E0100}秘密公司', '金\u2800雀秘密\u00AD公司'];
    for (const companyName of [...hidden, '金雀公司']) await anInstaller(at.portal.database, { companyName });
    expect((await auditor(getCertification, { params })).namesakes.map(({ companyName }) => companyName).toSorted()).toEqual(
      ['金雀秘密公司', ...hidden].toSorted(),
    );
    const alike = ['甲（北京）Ömer', '甲(北京)O\u0308mer', ' 甲（北京）\u3000Ö\u034Fmer', '甲（北京） Ömer', '甲乙', 'ＡＢ', 'ab', 'a\u{E0FFF}B'];
    const { rows } = await at.portal.database.pool.query<{ key: string }>(
      'select name_key(name) as key from unnest($1::text[]) with ordinality as said (name, at) order by at',
      [alike],
    );
    const groupsOf = (keys: readonly string[]) => keys.map((key) => keys.indexOf(key));
    expect(groupsOf(rows.map(({ key }) => key))).toEqual(groupsOf(alike.map(nameKey)));
    // the canary: every other kind of person, and nobody, on the portal
    const strangers = [undefined, (await aPerson(at.portal.database)).accountNo, (await anInstaller(at.portal.database)).accountNo];
    for (const accountNo of strangers) {
      const headers = accountNo === undefined ? {} : { cookie: await at.portal.cookieOf(accountNo) };
      for (const path of [
        getEnterpriseDetail.path,
        enterpriseLicenceUrl(applicant.papers.licenceFileId),
        `/api-file/v1/file/${applicant.papers.licenceFileId}`,
        url,
      ]) {
        const answer = await at.portal.portal.http.inject({ url: path, headers });
        expect([path, answer.body.includes('金雀'), answer.headers['content-type']?.toString().startsWith('image/')]).toEqual([path, false, false]);
      }
    }
  });

  it('a freeze is announced with its day and reason, and taken back; its people are told of each once, and warned', async () => {
    const { accountNo, merchantNo } = await anInstaller(at.portal.database, { companyName: '将冻结公司' });
    const desk = await at.as(await at.anOperator('serviceDesk', {}));
    const gmtFreeze = new Date(at.portal.clock.now() + 5 * 86_400_000).toISOString();
    for (const wrong of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z', new Date(at.portal.clock.now()).toISOString(), '明天'])
      expect((await failureOf(desk(markWillFreeze, { body: { willFreeze: true, merchantNo, gmtFreeze: wrong, reason: '合同到期' } }))).fields, wrong).toEqual({
        gmtFreeze: '冻结日期须晚于现在，且在 10 年以内',
      });
    await desk(markWillFreeze, { body: { willFreeze: true, merchantNo, gmtFreeze, reason: '合同到期' } });
    expect((await desk(listEnterprises, { query: { willFreeze: 'true' } })).data).toMatchObject([{ companyName: '将冻结公司', freezeReason: '合同到期' }]);
    const call = await at.portal.as(accountNo);
    const warned = (await call(getLoginSessionInfo)).willFreeze;
    const far = new Date(at.portal.clock.now() + 400 * 86_400_000).toISOString();
    for (const _again of [1, 2]) await desk(markWillFreeze, { body: { willFreeze: true, merchantNo, gmtFreeze: far, reason: '合同争议未解决' } });
    expect(await call(getLoginSessionInfo)).toMatchObject({ willFreeze: false, gmtFreeze: far, freezeReason: '合同争议未解决' });
    for (const _again of [1, 2]) await desk(markWillFreeze, { body: { willFreeze: false, merchantNo } });
    const [nearDay, farDay] = [gmtFreeze, far].map((moment) => formatDate(Date.parse(moment)));
    // messages of one moment stand in no order
    const told = (await call(listMessages)).data.map(({ title, text }) => [title, text]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ['企业冻结预警', expect.stringContaining(`将于 ${nearDay} 冻结：合同到期`)],
        ['企业冻结预警', expect.stringContaining(`将于 ${farDay} 冻结：合同争议未解决`)],
        ['企业冻结预警已解除', expect.stringContaining(`原定于 ${farDay} 的冻结已取消`)],
      ]),
    );
    const after = (await call(getLoginSessionInfo)).willFreeze;
    expect(after).not.toEqual(warned);
    expect((await failureOf(desk(markWillFreeze, { body: { willFreeze: false, merchantNo: 'nobody' } }))).code).toBe(404);
  });
});
