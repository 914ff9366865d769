import { getLoginSessionInfo } from '@portal/contract/account';
import { listAfterSales } from '@portal/contract/after-sale';
import { queryCart } from '@portal/contract/cart';
import { bindDetail, toggleShop } from '@portal/contract/dealer';
import { freezeEnterprise, getFreezeImpact, listEnterprises, markWillFreeze, saveEnterpriseLogo, unfreezeEnterprise } from '@portal/contract/enterprise';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { listOrders } from '@portal/contract/order';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { UserType } from '@portal/engines/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealerBindings, insertDealers } from '../../dealer/index.ts';

describe('an enterprise that is frozen (ENTERPRISE-12)', () => {
  let at: TestConsole;
  beforeAll(async () => {
    at = await openTestConsole();
  });
  afterAll(() => at.portal.close());
  const anAuditor = async (fields: object = {}) => at.as(await at.anOperator('auditor', fields));
  const reason = '合同到期未续签';

  it('counts from the next request of open sessions: prices, orders, staff; and back again', async () => {
    const { database } = at.portal;
    const owner = await anInstaller(database);
    const worker = await aPerson(database);
    await database.pool.query('insert into account_identity (account_no, merchant_no, employee_type, choose_on) values ($1, $2, 2, true)', [
      worker.accountNo,
      owner.merchantNo,
    ]);
    const call = await at.portal.as(owner.accountNo);
    // a page opened anew: it names nobody as whom it was made for
    const cookies = { [owner.accountNo]: await at.portal.cookieOf(owner.accountNo), [worker.accountNo]: await at.portal.cookieOf(worker.accountNo) };
    const read = async (accountNo: string, path: string) =>
      (await at.portal.portal.http.inject({ url: path, headers: { cookie: cookies[accountNo] ?? '' } })).json<{ data: Record<string, unknown> }>().data;
    const infoOf = (accountNo: string) => read(accountNo, getLoginSessionInfo.path);
    const typesNow = async () => [(await infoOf(owner.accountNo))['userType'], (await infoOf(worker.accountNo))['userType']];
    expect(await typesNow()).toEqual([UserType.SecondLevel, UserType.SecondLevelStaff]);
    const { merchantNo } = owner;
    const auditor = await anAuditor();
    const frozen = await auditor(freezeEnterprise, { body: { merchantNo, reason } });
    expect(frozen).toMatchObject({ auditStatus: 60, authStatus: 0, freezeReason: reason });
    // asked again it is done already; with another reason it has moved
    expect(await auditor(freezeEnterprise, { body: { merchantNo, reason } })).toEqual(frozen);
    expect((await failureOf(auditor(freezeEnterprise, { body: { merchantNo, reason: '另一个原因' } }))).code).toBe(1601);
    expect(await typesNow()).toEqual([UserType.Person, UserType.Person]);
    expect(await call(getLoginSessionInfo)).toMatchObject({ auditStatus: 60, merchantNo, willFreeze: true });
    expect(await infoOf(worker.accountNo)).toMatchObject({ merchantNo: '', employee: false });
    for (const refused of [() => call(saveEnterpriseLogo, { body: { fileId: null } }), () => call(toggleShop, { body: { firstMerchantNo: 'M1' } })]) {
      const { code, msg } = await failureOf(refused());
      expect([code, msg]).toEqual([4032, expect.stringContaining('企业已冻结')]);
    }
    // what is paid stays theirs to look at, to receive and to send back
    expect(await call(listOrders)).toMatchObject({ count: 0 });
    expect(await call(listAfterSales)).toMatchObject({ count: 0 });
    expect((await failureOf(call(queryCart))).code).toBe(4032);
    const told = (await read(worker.accountNo, listMessages.path)) as unknown as object[];
    expect(told[0]).toMatchObject({ type: 'certification', title: '企业已冻结', text: expect.stringContaining(reason) });
    expect(await auditor(unfreezeEnterprise, { body: { merchantNo, reason: '已续签' } })).toMatchObject({ auditStatus: 20, authStatus: 1, gmtFreeze: null });
    expect(await typesNow()).toEqual([UserType.SecondLevel, UserType.SecondLevelStaff]);
    expect(await call(saveEnterpriseLogo, { body: { fileId: null } })).toEqual({ logoUrl: null });
    const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: merchantNo } });
    expect(log.data.map(({ act, after }) => [act, after?.['freezeReason']])).toEqual([
      ['unfreezeEnterprise', '已续签'],
      ['freezeEnterprise', reason],
    ]);
  });

  it('whom and what it concerns is told before: customers, orders at it and of its own, those that are over never (OPERATOR-13)', async () => {
    const { database } = at.portal;
    const [first, buyer] = [await aPerson(database, { enterpriseType: 1 }), await anInstaller(database)];
    await insertDealers(database.db, [{ merchantNo: first.merchantNo, contactPhone: '13810000009', latitude: 30, longitude: 120 }]);
    await insertDealerBindings(database.db, [
      { accountNo: null, merchantNo: buyer.merchantNo, parentMerchantNo: first.merchantNo, choosing: true, gmtCreate: new Date() },
    ] as never);
    const states = ['pendingPayment', 'pendingConfirm', 'toShip', 'shipped', 'completed', 'closed'];
    for (const [place, state] of states.entries()) {
      const orderNo = `FI${place}`;
      await database.pool.query(
        `insert into trade_order (order_no, account_no, merchant_no, buyer_name, address, amount, pay_no, gmt_create, gmt_expire)
         values ($1, $2, $3, '买家', '{}', 1, $1, now(), now())`,
        [orderNo, buyer.accountNo, buyer.merchantNo],
      );
      await database.pool.query(
        `insert into shop_order (shop_order_no, order_no, account_no, merchant_no, shop_no, state, goods_amount, freight, amount, line_count, piece_count, remark, gmt_create, gmt_modified)
         values ($1, $1, $2, $3, $4, $5, 1, 0, 1, 1, 1, '', now(), now())`,
        [orderNo, buyer.accountNo, buyer.merchantNo, first.merchantNo, state],
      );
    }
    const auditor = await anAuditor();
    const impactOf = (merchantNo: string) => auditor(getFreezeImpact, { query: { merchantNo } });
    const [none, some] = [
      { unpaid: 0, open: 0 },
      { unpaid: 1, open: 3 },
    ];
    expect(await impactOf(first.merchantNo)).toEqual({ customers: 1, sold: some, bought: none });
    expect(await impactOf(buyer.merchantNo)).toEqual({ customers: 0, sold: none, bought: some });
    expect(await impactOf('M404')).toEqual({ customers: 0, sold: none, bought: none });
  });

  it('a frozen dealer is not offered, and is shown as closed to whoever is bound', async () => {
    const { database } = at.portal;
    const first = await aPerson(database, { enterpriseType: 1 });
    const buyer = await aPerson(database);
    await insertDealers(database.db, [{ merchantNo: first.merchantNo, contactPhone: '13810000001', latitude: 30, longitude: 120 }]);
    await insertDealerBindings(database.db, [
      { accountNo: buyer.accountNo, merchantNo: null, parentMerchantNo: first.merchantNo, choosing: true, gmtCreate: new Date() },
    ] as never);
    const call = await at.portal.as(buyer.accountNo);
    const statusOf = async () => (await call(getLoginSessionInfo)).boundShop?.status;
    expect(await statusOf()).toBe(1);
    await (
      await anAuditor()
    )(freezeEnterprise, { body: { merchantNo: first.merchantNo, reason } });
    expect(await statusOf()).toBe(0);
    expect(JSON.stringify(await call(bindDetail))).toContain('"status":0');
  });

  it('needs a reason, the right, another person than an owner, and a state that allows it', async () => {
    const { database } = at.portal;
    const owner = await anInstaller(database);
    const body = { merchantNo: owner.merchantNo, reason };
    const auditor = await anAuditor();
    expect((await failureOf(auditor(freezeEnterprise, { body: { ...body, reason: ' ' } }))).fields).toHaveProperty('reason');
    expect((await failureOf((await at.as(await at.anOperator('serviceDesk', {})))(freezeEnterprise, { body }))).code).toBe(403);
    expect((await failureOf((await anAuditor({ phone: owner.phone }))(freezeEnterprise, { body }))).code).toBe(1603);
    expect((await failureOf(auditor(freezeEnterprise, { body: { ...body, merchantNo: 'M0' } }))).code).toBe(404);
    expect((await failureOf(auditor(unfreezeEnterprise, { body }))).code).toBe(1601);
    const both = await Promise.allSettled([
      auditor(freezeEnterprise, { body }),
      (await anAuditor())(freezeEnterprise, { body: { ...body, reason: '另一个' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await auditor(listEnterprises, { query: { willFreeze: 'true', size: 50 } })).data.map(({ merchantNo }) => merchantNo)).toContain(owner.merchantNo);
    await auditor(markWillFreeze, { body: { willFreeze: false, merchantNo: owner.merchantNo } });
  });

  it('stands in the log under what the page shows: the name of the enterprise and that of the act (OPERATOR-5)', async () => {
    const { merchantNo } = await anInstaller(at.portal.database, { companyName: '日志可查工程公司' });
    await (
      await anAuditor()
    )(freezeEnterprise, { body: { merchantNo, reason } });
    const reader = await at.as(await at.anOperator('administrator', {}));
    const found = async (query: { keyword: string; namedActs?: string }) => (await reader(listOperatorLog, { query: { ...query, size: 50 } })).data;
    expect((await found({ keyword: '日志可查' })).map(({ act, target }) => [act, target])).toEqual([['freezeEnterprise', merchantNo]]);
    expect(await found({ keyword: '日志可查_' })).toEqual([]);
    const named = await found({ keyword: '冻结企业', namedActs: 'freezeEnterprise' });
    expect([named.length > 0, named.every(({ act }) => act === 'freezeEnterprise')]).toEqual([true, true]);
  });
});
