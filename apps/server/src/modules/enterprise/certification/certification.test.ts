import { getLoginSessionInfo } from '@portal/contract/account';
import {
  addEnterprise,
  enterpriseLicenceUrl,
  enterpriseNameRepeatOperate,
  getEnterpriseDetail,
  getEnterpriseNameRepeatTip,
  getVerification,
  updateEnterprise,
  withdrawEnterprise,
} from '@portal/contract/enterprise';
import { aPerson, anInstaller } from '@portal/server/testkit/people';
import { insertPlaces, papersOf, uploadAs } from '@portal/server/testkit/papers';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('papers handed in to certify an enterprise (ENTERPRISE-2, ENTERPRISE-4)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
    await insertPlaces(portal);
  });
  afterAll(() => portal.close());

  const key = () => `key-${Math.random()}`;
  const someone = async () => {
    const person = await aPerson(portal.database);
    return { ...person, call: await portal.as(person.accountNo), licenceFileId: await uploadAs(portal, person.accountNo) };
  };
  const history = async (enterpriseNo: string) => {
    const { rows } = await portal.database.pool.query<{ step: string }>(
      `select concat_ws(' ', from_state, act, to_state, actor, actor_no) as step from certification_history where enterprise_no = $1 order by id`,
      [enterpriseNo],
    );
    return rows.map(({ step }) => step);
  };

  it('wait to be decided; the person is an individual until then and knows the state', async () => {
    const { call, accountNo, licenceFileId } = await someone();
    expect(await call(getEnterpriseDetail)).toBeNull();
    const made = await call(addEnterprise, { body: papersOf({ licenceFileId, companyNumber: ' ９１３３０１０８ｍａ27xxdc1r ' }), idempotencyKey: key() });
    expect(made).toMatchObject({
      auditStatus: 10,
      reason: '',
      companyNumber: '91330108MA27XXDC1R',
      provinceName: '浙江省',
      areaName: '滨江区',
      gmtDecide: null,
    });
    expect(await call(getEnterpriseDetail)).toEqual(made);
    expect(await call(getLoginSessionInfo)).toMatchObject({ userType: -1, auditStatus: 10, authStatus: 0, merchantNo: '' });
    expect(await call(getVerification)).toEqual({ verificationStatus: 1, auditStatus: 10 });
    expect(await history(made.enterpriseNo)).toEqual([`0 submit 10 applicant ${accountNo}`]);
  });

  it('are handed in once: a second time, and changed while they wait, they have moved', async () => {
    const { call, licenceFileId } = await someone();
    const body = papersOf({ licenceFileId });
    const { enterpriseNo } = await call(addEnterprise, { body, idempotencyKey: key() });
    expect((await failureOf(call(addEnterprise, { body, idempotencyKey: key() }))).code).toBe(1601);
    expect((await failureOf(call(updateEnterprise, { body: { ...body, enterpriseNo } }))).code).toBe(1601);
  });

  it('are taken back, corrected and handed in again; taking back twice is taking back once', async () => {
    const { call, accountNo, licenceFileId } = await someone();
    const { enterpriseNo } = await call(addEnterprise, { body: papersOf({ licenceFileId }), idempotencyKey: key() });
    expect(await call(withdrawEnterprise, { body: { enterpriseNo } })).toMatchObject({ auditStatus: 0 });
    expect(await call(withdrawEnterprise, { body: { enterpriseNo } })).toMatchObject({ auditStatus: 0 });
    const other = await uploadAs(portal, accountNo, 'blue');
    const again = await call(updateEnterprise, { body: { ...papersOf({ licenceFileId: other, companyName: '改名后的公司' }), enterpriseNo } });
    expect(again).toMatchObject({ auditStatus: 10, companyName: '改名后的公司', licenceFileId: other });
    expect(await history(enterpriseNo)).toEqual([
      `0 submit 10 applicant ${accountNo}`,
      `10 withdraw 0 applicant ${accountNo}`,
      `0 submit 10 applicant ${accountNo}`,
    ]);
    const { rows } = await portal.database.pool.query('select 1 from file where file_id = $1', [licenceFileId]);
    expect(rows, 'the licence that was replaced is gone').toEqual([]);
  });

  it('are refused on the field that is wrong', async () => {
    const { call, licenceFileId } = await someone();
    const fieldsOf = async (wrong: object) =>
      (await failureOf(call(addEnterprise, { body: { ...papersOf({ licenceFileId }), ...wrong }, idempotencyKey: key() }))).fields;
    expect(await fieldsOf({ companyNumber: '91330108MA27XXDC1D' })).toEqual({ companyNumber: '统一社会信用代码不正确，请对照营业执照核对 18 位代码' });
    expect(await fieldsOf({ companyNumber: '' })).toEqual({ companyNumber: '请输入统一社会信用代码' });
    expect(await fieldsOf({ companyName: ' \u200b ' })).toEqual({ companyName: '请输入企业名称' });
    expect(await fieldsOf({ contactPhone: '12345' })).toEqual({ contactPhone: '请输入 11 位手机号，或带区号的固定电话，如 0571-88888888' });
    expect(await fieldsOf({ cityCode: '3302' })).toEqual({ areaCode: '请选择地区' });
    expect(await fieldsOf({ streetCode: undefined })).toEqual({ streetCode: '请选择街道' });
    expect(await fieldsOf({ licenceFileId: 'no-such-file' })).toEqual({ licenceFileId: '请上传营业执照' });
    expect(Object.keys(await fieldsOf({ enterpriseType: 1 }))).toEqual(['enterpriseType']);
    // what only we know is told of all fields at once (WIRE-21)
    expect(await fieldsOf({ cityCode: '3302', licenceFileId: 'no-such-file' })).toEqual({ areaCode: '请选择地区', licenceFileId: '请上传营业执照' });
  });

  it('are nobody else’s: neither the picture, nor the number, nor the file of another', async () => {
    const [owner, other] = [await someone(), await someone()];
    const { enterpriseNo } = await owner.call(addEnterprise, {
      body: papersOf({ licenceFileId: owner.licenceFileId, companyName: '金雀秘密公司' }),
      idempotencyKey: key(),
    });
    expect(await other.call(getEnterpriseDetail)).toBeNull();
    expect((await failureOf(other.call(withdrawEnterprise, { body: { enterpriseNo } }))).code).toBe(404);
    expect((await failureOf(other.call(updateEnterprise, { body: { ...papersOf({ licenceFileId: other.licenceFileId }), enterpriseNo } }))).code).toBe(404);
    const stolen = papersOf({ licenceFileId: owner.licenceFileId });
    expect((await failureOf(other.call(addEnterprise, { body: stolen, idempotencyKey: key() }))).fields).toEqual({ licenceFileId: '请上传营业执照' });
    const look = async (accountNo: string) =>
      portal.portal.http.inject({ url: enterpriseLicenceUrl(owner.licenceFileId), headers: { cookie: await portal.cookieOf(accountNo) } });
    expect((await look(owner.accountNo)).statusCode).toBe(200);
    expect((await look(other.accountNo)).statusCode).toBe(404);
    expect((await portal.portal.http.inject({ url: enterpriseLicenceUrl(owner.licenceFileId) })).statusCode).toBe(401);
  });

  it('of two windows that hand them in at once one wins', async () => {
    const { call, licenceFileId } = await someone();
    const body = papersOf({ licenceFileId });
    const both = await Promise.allSettled([1, 2].map(() => call(addEnterprise, { body, idempotencyKey: key() })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('of an enterprise that is certified already are a change, and it stays certified', async () => {
    const { accountNo, merchantNo } = await anInstaller(portal.database);
    const call = await portal.as(accountNo);
    expect(await call(getVerification)).toEqual({ verificationStatus: 0, auditStatus: 20 });
    const made = await call(addEnterprise, { body: papersOf({ licenceFileId: await uploadAs(portal, accountNo) }), idempotencyKey: key() });
    expect(made.auditStatus).toBe(40);
    expect(await call(getLoginSessionInfo)).toMatchObject({ userType: 2, authStatus: 1, auditStatus: 40, merchantNo });
  });
});

describe('a name that two enterprises bear (ENTERPRISE-6)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it('is told to its owner as what he is, until he keeps it', async () => {
    const mine = await aPerson(portal.database, { enterpriseType: 1, companyName: '同名安防公司' });
    const call = await portal.as(mine.accountNo);
    expect(await call(getEnterpriseNameRepeatTip)).toBeNull();
    await anInstaller(portal.database, { companyName: '同名安防公司' });
    const tip = { merchantType: 1, companyName: '同名安防公司' };
    expect(await call(getEnterpriseNameRepeatTip)).toEqual(tip);
    await call(enterpriseNameRepeatOperate, { body: { action: 2 } });
    expect(await call(getEnterpriseNameRepeatTip)).toEqual(tip);
    await call(enterpriseNameRepeatOperate, { body: { action: 1 } });
    expect(await call(getEnterpriseNameRepeatTip)).toBeNull();
  });
});
