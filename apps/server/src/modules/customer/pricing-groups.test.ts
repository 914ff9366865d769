import type { Call } from '@portal/client';
import { getPriceReason } from '@portal/contract/catalog';
import { forbidden } from '@portal/contract/core';
import {
  addPricingGroup,
  deletePricingGroup,
  explainCustomerPrice,
  listBoundCustomers,
  listGroupPrices,
  listPricingGroups,
  moveCustomers,
  saveGroupPrice,
  updatePricingGroup,
} from '@portal/contract/customer';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { aPersonOf, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { formatDate } from '@portal/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealers } from '../dealer/index.ts';

let keys = 0;
const DAY_MS = 24 * 3_600_000;
const always = { rate: null, beginDate: null, endDate: null };

describe('a first-level dealer’s pricing groups (PRICE-30 to PRICE-34)', () => {
  let portal: TestPortal;
  let dealer: TestPerson;
  let company: TestPerson;
  let [call, other, theirs]: Call[] = [];
  const own: Call = ((endpoint: never, input: never) => call?.(endpoint, input)) as unknown as Call;
  const foreign: Call = ((endpoint: never, input: never) => other?.(endpoint, input)) as unknown as Call;
  const customer: Call = ((endpoint: never, input: never) => theirs?.(endpoint, input)) as unknown as Call;
  beforeAll(async () => {
    portal = await openTestPortal({ unlimited: true });
    dealer = await aPersonOf(portal.database, UserType.FirstLevel);
    company = await aPersonOf(portal.database, UserType.SecondLevel);
    await insertDealers(portal.database.db, [{ merchantNo: dealer.merchantNo, contactPhone: '13800000000', latitude: 30, longitude: 120 }]);
    await portal.database.pool.query('insert into dealer_binding (merchant_no, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())', [
      company.merchantNo,
      dealer.merchantNo,
    ]);
    call = await portal.as(dealer.accountNo);
    other = portal.asA(UserType.FirstLevel);
    theirs = await portal.as(company.accountNo);
  });
  afterAll(() => portal.close());

  const make = async (groupName: string, terms: object = {}) =>
    own(addPricingGroup, { body: { ...always, groupName, ...terms }, idempotencyKey: `k${++keys}` });
  const found = async (groupNo: string) => (await own(listPricingGroups)).find((group) => group.groupNo === groupNo);
  const move = (groupNo: string) => own(moveCustomers, { body: { groupNo, customerNos: [company.merchantNo] } });
  const priceOf = async (skuNo: string) => {
    portal.clock.forward(1_000);
    const { price, priceSource } = await customer(getPriceReason, { query: { skuNo } });
    return [price, priceSource];
  };

  it('are made, renamed and deleted, of different names', async () => {
    const { groupNo } = await make('工程客户', { rate: 95 });
    expect(await failureOf(make('工程客户'))).toMatchObject({ code: 1327, fields: { groupName: '已有同名分组，请换一个名称' } });
    await own(updatePricingGroup, { body: { ...always, groupNo, groupName: '项目客户', rate: 90.5 } });
    expect(await found(groupNo)).toMatchObject({ groupName: '项目客户', rate: 90.5, memberCount: 0, priceCount: 0, validity: 'applies' });
    await own(deletePricingGroup, { body: { groupNo } });
    expect(await found(groupNo)).toBeUndefined();
    expect(await failureOf(own(deletePricingGroup, { body: { groupNo } }))).toMatchObject({ code: 1325 });
  });

  it.each([
    [{ rate: 0 }, 'rate'],
    [{ rate: 200.01 }, 'rate'],
    [{ rate: 95.555 }, 'rate'],
    [{ beginDate: '2026-05-02', endDate: '2026-05-01' }, 'endDate'],
    [{ groupName: ' ' }, 'groupName'],
  ])('refuses %j on its field', async (terms, field) => {
    const failure = await failureOf(make('某组', terms));
    expect(failure).toMatchObject({ code: 400 });
    expect(Object.keys((failure as { fields: object }).fields)).toEqual([field]);
  });

  it('price whoever is in them by model, else by rate, and cannot be deleted meanwhile', async () => {
    const [one, two] = [await aSku(portal.database, { price: 80 }), await aSku(portal.database, { price: 50 })];
    const { groupNo } = await make('按型号', { rate: 90 });
    await own(saveGroupPrice, { body: { groupNo, skuNo: one.skuNo, price: 66.6 } });
    expect(await priceOf(one.skuNo)).toEqual([80, 'tier']);
    await move(groupNo);
    expect(await priceOf(one.skuNo)).toEqual([66.6, 'group']);
    expect(await priceOf(two.skuNo)).toEqual([45, 'group']);
    expect(await found(groupNo)).toMatchObject({ memberCount: 1, priceCount: 1 });
    expect((await own(listBoundCustomers, { query: { groupNo } })).data).toMatchObject([{ customerNo: company.merchantNo, groupName: '按型号' }]);
    expect(await failureOf(own(deletePricingGroup, { body: { groupNo } }))).toMatchObject({ code: 1326, data: { members: 1 } });
    await own(saveGroupPrice, { body: { groupNo, skuNo: one.skuNo, price: null } });
    expect(await priceOf(one.skuNo)).toEqual([72, 'group']);
    await move('');
    expect(await priceOf(one.skuNo)).toEqual([80, 'tier']);
    await own(deletePricingGroup, { body: { groupNo } });
  });

  it('hold from their first day to the last, both included', async () => {
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const today = portal.clock.now();
    const day = (days: number) => formatDate(today + days * DAY_MS);
    const { groupNo } = await make('限时', { rate: 80, beginDate: day(1), endDate: day(2) });
    await move(groupNo);
    expect(await priceOf(skuNo)).toEqual([100, 'tier']);
    expect((await customer(getPriceReason, { query: { skuNo } })).steps[1]).toMatchObject({ rank: 'group', outcome: 'notYet' });
    portal.clock.forward(DAY_MS);
    expect(await priceOf(skuNo)).toEqual([80, 'group']);
    expect((await found(groupNo))?.validity).toBe('applies');
    portal.clock.forward(DAY_MS);
    expect(await priceOf(skuNo)).toEqual([80, 'group']);
    portal.clock.forward(DAY_MS);
    expect(await priceOf(skuNo)).toEqual([100, 'tier']);
    expect((await found(groupNo))?.validity).toBe('over');
    await move('');
  });

  it('say what a customer is shown and why, as it reads itself', async () => {
    const { skuNo, skuModel } = await aSku(portal.database, { skuModel: 'PG-500', price: 100 });
    const { groupNo } = await make('试算', { rate: 70 });
    await move(groupNo);
    const { data } = await own(listGroupPrices, { query: { groupNo, keyword: skuModel, customerNo: company.merchantNo } });
    expect(data).toMatchObject([{ skuNo, groupPrice: null, customer: { price: 70, priceSource: 'group' } }]);
    expect((await own(listGroupPrices, { query: { groupNo, show: 'own' } })).count).toBe(0);
    const told = await own(explainCustomerPrice, { query: { customerNo: company.merchantNo, skuNo } });
    expect(told).toEqual(await customer(getPriceReason, { query: { skuNo } }));
    await move('');
  });

  it('leave a trace of each change, by whom', async () => {
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const { groupNo } = await make('留痕', { rate: 70 });
    const price = (yuan: number | null) => own(saveGroupPrice, { body: { groupNo, skuNo, price: yuan } });
    await price(60);
    await price(60);
    await price(55.5);
    await own(updatePricingGroup, { body: { ...always, groupNo, groupName: '留痕', rate: 65 } });
    await own(updatePricingGroup, { body: { ...always, groupNo, groupName: '改名', rate: 65 } });
    await move(groupNo);
    await move(groupNo);
    await move('');
    await own(deletePricingGroup, { body: { groupNo } });
    const rows = async (text: string, values: unknown[]) => (await portal.database.pool.query<Record<string, unknown>>(text, values)).rows;
    const prices = await rows(
      "select old_price::float8 as old, new_price::float8 as new, changed_by from price_trace where kind = 'group' and owner_no = $1 order by id",
      [groupNo],
    );
    expect(prices).toEqual([
      { old: null, new: 60, changed_by: dealer.accountNo },
      { old: 60, new: 55.5, changed_by: dealer.accountNo },
      { old: 55.5, new: null, changed_by: dealer.accountNo },
    ]);
    expect(await rows('select rate::float8 as rate from pricing_group_trace where group_no = $1 order by id', [groupNo])).toEqual([{ rate: 70 }, { rate: 65 }]);
    const moves = await rows('select old_group_no as old, new_group_no as new from pricing_member_trace where $1 in (old_group_no, new_group_no) order by id', [
      groupNo,
    ]);
    expect(moves).toEqual([
      { old: null, new: groupNo },
      { old: groupNo, new: null },
    ]);
  });

  it('are one’s own: another dealer sees, changes and fills none of them', async () => {
    const { skuNo } = await aSku(portal.database, {});
    const { groupNo } = await make('别家看不到');
    expect(await foreign(listPricingGroups)).toEqual([]);
    for (const refused of [
      () => foreign(updatePricingGroup, { body: { ...always, groupNo, groupName: '抢' } }),
      () => foreign(deletePricingGroup, { body: { groupNo } }),
      () => foreign(moveCustomers, { body: { groupNo, customerNos: [company.merchantNo] } }),
      () => foreign(listGroupPrices, { query: { groupNo } }),
      () => foreign(saveGroupPrice, { body: { groupNo, skuNo, price: 1 } }),
    ])
      expect(await failureOf(refused())).toMatchObject({ code: 1325 });
    const { groupNo: theirGroup } = await foreign(addPricingGroup, { body: { ...always, groupName: '自家' }, idempotencyKey: 'own' });
    for (const refused of [
      () => foreign(moveCustomers, { body: { groupNo: theirGroup, customerNos: [company.merchantNo] } }),
      () => foreign(explainCustomerPrice, { query: { customerNo: company.merchantNo, skuNo } }),
    ])
      expect(await failureOf(refused())).toMatchObject({ code: 1421 });
    expect(await found(groupNo)).toMatchObject({ groupName: '别家看不到', memberCount: 0, priceCount: 0 });
  });

  it('are no matter of other user types', async () => {
    const body = { ...always, groupName: '越权' };
    for (const userType of Object.values(UserType)) {
      if (userType === UserType.FirstLevel || userType === UserType.Tourist) continue;
      expect(await failureOf(portal.asA(userType)(addPricingGroup, { body, idempotencyKey: 'other' })), String(userType)).toMatchObject({
        code: forbidden.code,
      });
    }
  });
});
