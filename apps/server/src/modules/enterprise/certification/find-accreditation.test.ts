import { findAccreditation, findOwnAccreditation, listAccreditedDealers } from '@portal/contract/enterprise';
import type { EnterpriseType } from '@portal/engines/access';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { formatAccreditNo } from '@portal/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('whether an enterprise is an authorised dealer (ENTERPRISE-14)', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
  /** Each as somebody else: the limit is asked for below. */
  const find = async (keyword: string) => {
    const person = await aPerson(portal.database);
    return (await portal.as(person.accountNo))(findAccreditation, { query: { keyword } });
  };
  const set = (merchantNo: string, auditStatus: number, authStatus: number) =>
    portal.database.pool.query('update enterprise set audit_status = $2, auth_status = $3 where merchant_no = $1', [merchantNo, auditStatus, authStatus]);

  it('is answered for a whole name or the number, never for a part, and without anything else', async () => {
    const owner = await aPerson(portal.database, { enterpriseType: 5, companyName: '湖州莫干（集团）安防有限公司' });
    const [found] = await find('湖州莫干(集团)安防有限公司');
    expect(found).toMatchObject({ accreditStatus: 'valid', companyName: '湖州莫干（集团）安防有限公司', enterpriseType: 5, validUntil: null });
    expect(Object.keys(found ?? {}).toSorted()).toEqual([
      'accreditNo',
      'accreditStatus',
      'areaName',
      'cityName',
      'companyName',
      'enterpriseType',
      'gmtQuery',
      'picture',
      'provinceName',
      'url',
      'validUntil',
    ]);
    expect(found?.url).toMatch(/\/accredit#SQ[0-9A-F]{12}$/);
    const { payload } = await portal.portal.http.inject({
      url: findOwnAccreditation.path,
      headers: { host: 'evil.example', cookie: await portal.cookieOf(owner.accountNo) },
    });
    expect(payload).toContain('/accredit#SQ');
    expect(payload).not.toContain('evil.example');
    expect(await find(formatAccreditNo(found?.accreditNo ?? '').toLowerCase())).toMatchObject([{ companyName: found?.companyName }]);
    // the same name, however it is typed
    for (const keyword of [' 湖州莫干（集团)安防有限公司　', '湖州莫干（集团）\u200B安防有限公司']) expect(await find(keyword)).toHaveLength(1);
    for (const keyword of ['湖州莫干', '湖州莫干%', owner.merchantNo, found?.accreditNo.slice(0, 10) ?? '']) expect(await find(keyword)).toEqual([]);
    expect(await (await portal.as(owner.accountNo))(findOwnAccreditation)).toMatchObject({ accreditNo: found?.accreditNo });
    expect(await (await portal.as((await aPerson(portal.database)).accountNo))(findOwnAccreditation)).toBeNull();
  });

  it.each([
    ['certified', 20, 1, 'valid'],
    ['with a change that waits', 40, 1, 'valid'],
    ['expiring', 50, 1, 'valid'],
    ['expired', 51, 0, 'expired'],
    ['waiting to be certified again', 10, 0, 'expired'],
    ['frozen', 60, 0, 'frozen'],
    ['never certified', 0, 0, null],
  ] as const)('one that is %s', async (_state, auditStatus, authStatus, shown) => {
    const companyName = `嘉兴南湖${auditStatus}号有限公司`;
    const owner = await aPerson(portal.database, { enterpriseType: 2, companyName });
    await set(owner.merchantNo, auditStatus, authStatus);
    expect((await find(companyName)).map(({ accreditStatus }) => accreditStatus)).toEqual(shown === null ? [] : [shown]);
  });

  it('is found by letters of another width or size, which are another spelling of one name', async () => {
    await aPerson(portal.database, { enterpriseType: 2, companyName: 'ＡＢ Tech（杭州）有限公司' });
    for (const keyword of ['ab tech(杭州)有限公司', 'AB　TECH（杭州）有限公司', 'ＡＢ  Tech（杭州）有限公司'])
      expect(
        (await find(keyword)).map(({ companyName }) => companyName),
        keyword,
      ).toEqual(['ＡＢ Tech（杭州）有限公司']);
    expect(await find('ab')).toEqual([]);
  });

  it('both of one name are told of, and who asks too often waits', async () => {
    for (const enterpriseType of [2, 3] as const) await aPerson(portal.database, { enterpriseType, companyName: '同名安防有限公司' });
    expect((await find('同名安防有限公司')).map(({ enterpriseType }) => enterpriseType)).toEqual([2, 3]);
    const guest = await portal.as();
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => guest(findAccreditation, { query: { keyword: '试' } }).catch((failure: unknown) => failure)),
    );
    expect(answers.filter((answer) => !Array.isArray(answer))).toHaveLength(1);
    expect((await failureOf(guest(findAccreditation, { query: { keyword: '试' } }))).code).toBe(429);
    expect(
      (await failureOf((await portal.as((await aPerson(portal.database)).accountNo))(findAccreditation, { query: { keyword: ' ' } }))).fields,
    ).toHaveProperty('keyword');
  });

  it('is listed by region for dealers whose authorisation holds, and for nobody else (DEALER-22)', async () => {
    const at = async (enterpriseType: EnterpriseType, street: string, auditStatus = 20) => {
      const { merchantNo } = await aPerson(portal.database, { enterpriseType });
      await portal.database.pool.query(
        "update enterprise set province_code = '98', city_code = '9801', area_code = '980102', street_code = $2, audit_status = $3 where merchant_no = $1",
        [merchantNo, street, auditStatus],
      );
      const { rows } = await portal.database.pool.query<{ no: string }>('select accredit_no as no from enterprise where merchant_no = $1', [merchantNo]);
      return rows[0]?.no ?? '';
    };
    const [first, gold, second] = [await at(1, '980102001'), await at(5, '980102001'), await at(2, '980102002', 50)];
    for (const [type, status] of [
      [3, 20],
      [9, 20],
      [2, 51],
      [2, 60],
      [2, 10],
    ] as const)
      await at(type, '980102001', status);
    const call = await portal.as((await aPerson(portal.database)).accountNo);
    const listed = async (regionCode: string) =>
      (await call(listAccreditedDealers, { query: { regionCode } })).data.map(({ accreditNo }) => accreditNo).toSorted();
    for (const region of ['98', '9801', '980102']) expect(await listed(region)).toEqual([first, gold, second].toSorted());
    expect(await listed('980102001')).toEqual([first, gold].toSorted());
    for (const region of ['97', '9802', '980102009']) expect(await listed(region)).toEqual([]);
    const { data, count } = await call(listAccreditedDealers, { query: { regionCode: '98', size: 10, page: 2 } });
    expect({ data, count }).toEqual({ data: [], count: 3 });
    expect(await failureOf(call(listAccreditedDealers, { query: { regionCode: '980' } }))).toMatchObject({ code: 400 });
  });
});
