import type { Call } from '@portal/client';
import { listBoundCustomers } from '@portal/contract/customer';
import { forbidden } from '@portal/contract/core';
import { listOffers, saveOffer } from '@portal/contract/offer';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { aPersonOf, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { maskPhone } from '@portal/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealers } from '../dealer/index.ts';
import { insertContractPrices } from '../price/index.ts';

describe('who may order from a first-level dealer (DEALER-20)', () => {
  let portal: TestPortal;
  let [dealer, other, company, person]: TestPerson[] = [];
  let call: Call;
  const as = (one: TestPerson | undefined) => portal.as(one?.accountNo ?? '');
  const bind = (column: 'merchant_no' | 'account_no', no: string | undefined, to: TestPerson | undefined) =>
    portal.database.pool.query(
      `insert into dealer_binding (${column}, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, '2026-01-02T03:04:05Z')`,
      [no, to?.merchantNo],
    );
  beforeAll(async () => {
    portal = await openTestPortal({ unlimited: true });
    const { database } = portal;
    dealer = await aPersonOf(database, UserType.FirstLevel);
    other = await aPersonOf(database, UserType.FirstLevel);
    company = await aPersonOf(database, UserType.SecondLevel);
    person = await aPersonOf(database, UserType.Person);
    await insertDealers(
      database.db,
      [dealer, other].map(({ merchantNo }) => ({ merchantNo, contactPhone: '13800000000', latitude: 30, longitude: 120 })),
    );
    await bind('merchant_no', company.merchantNo, dealer);
    await bind('account_no', person.accountNo, dealer);
    call = await as(dealer);
  });
  afterAll(() => portal.close());

  it('is named, a person by the masked phone, with what is made for each', async () => {
    const phone =
      (await portal.database.pool.query<{ phone: string }>('select phone from account where account_no = $1', [person?.accountNo])).rows[0]?.phone ?? '';
    const { data, count } = await call(listBoundCustomers);
    expect(count).toBe(2);
    expect(data[0]).toMatchObject({ customerNo: company?.merchantNo, hasContract: false, groupNo: null, isFrozen: false, gmtBind: '2026-01-02T03:04:05.000Z' });
    expect(data[1]).toMatchObject({ customerName: `个人 ${maskPhone(phone)}`, enterpriseType: null });
    expect(JSON.stringify(data)).not.toContain(person?.accountNo);
    expect(JSON.stringify(data)).not.toContain(phone);
    const { skuNo } = await aSku(portal.database, {});
    await insertContractPrices(
      portal.database.db,
      [{ merchantNo: company?.merchantNo ?? '', skuNo, price: 1, gmtBegin: new Date(portal.clock.now() - 1), gmtEnd: null }],
      { now: portal.clock.now(), by: null },
    );
    expect((await call(listBoundCustomers)).data[0]?.hasContract).toBe(true);
  });

  it('is found by words of the name that is shown, and by nothing that is hidden', async () => {
    const found = async (keyword: string) => (await call(listBoundCustomers, { query: { keyword } })).count;
    const [shown] = (await call(listBoundCustomers)).data;
    expect(await found(shown?.customerName.slice(-8, -4) ?? '')).toBe(1);
    expect(await found('个人')).toBe(1);
    expect(await found('%')).toBe(0);
    expect(await found(person?.accountNo ?? '')).toBe(0);
  });

  it('is this dealer’s own: another sees and prices nobody of them', async () => {
    const theirs = await as(other);
    expect(await theirs(listBoundCustomers)).toMatchObject({ data: [], count: 0 });
    const { data } = await call(listBoundCustomers);
    for (const { customerNo } of data) expect(await failureOf(theirs(listOffers, { query: { customerNo } }))).toMatchObject({ code: 1421 });
  });

  it('sees what it is offered, a person too', async () => {
    const { skuNo, skuModel } = await aSku(portal.database, { skuModel: 'CU-100', price: null, referPrice: 100 });
    await call(saveOffer, { body: { skuNo, price: 77, stockTotal: 1, leadDays: 1 } });
    for (const { customerNo } of (await call(listBoundCustomers)).data) {
      const { data } = await call(listOffers, { query: { keyword: skuModel, customerNo } });
      expect(data[0]?.customer).toEqual({ price: 77, priceSource: 'offer' });
    }
  });

  it.each(Object.values(UserType).filter((type) => type !== UserType.FirstLevel && type !== UserType.FirstLevelStaff && type !== UserType.Tourist))(
    'is no matter of user type %s',
    async (userType) => expect(await failureOf(portal.asA(userType)(listBoundCustomers))).toMatchObject({ code: forbidden.code }),
  );
});
