import type { Call } from '@portal/client';
import { addPricingGroup, deletePricingGroup, moveCustomers, saveGroupPrice, updatePricingGroup } from '@portal/contract/customer';
import { getPriceChangeApi, listLoginPrompts, listMessages, readPriceChange } from '@portal/contract/message';
import { removeOffer, saveOffer } from '@portal/contract/offer';
import { listToldPrices } from '@portal/contract/price-watch';
import { UserType } from '@portal/engines/access';
import { aSku } from '@portal/server/testkit/goods';
import { aPersonOf, type TestPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDealers } from '../dealer/index.ts';
import { insertFavorite } from '../favorite/index.ts';
import { insertContractPrices } from '../price/index.ts';

const DAY_MS = 24 * 3_600_000;
let keys = 0;

describe('whoever has models at hand is told when they cost something else (PRICE-35)', () => {
  let portal: TestPortal;
  let dealer: TestPerson;
  let other: TestPerson;
  let company: TestPerson;
  let person: TestPerson;
  let elsewhere: TestPerson;
  // a session does not outlive the days that pass here
  const owner: Call = (async (endpoint: never, input: never) => (await portal.as(dealer.accountNo))(endpoint, input)) as unknown as Call;
  beforeAll(async () => {
    portal = await openTestPortal({ unlimited: true });
    const { database } = portal;
    [dealer, other] = [await aPersonOf(database, UserType.FirstLevel), await aPersonOf(database, UserType.FirstLevel)];
    [company, person, elsewhere] = [
      await aPersonOf(database, UserType.SecondLevel),
      await aPersonOf(database, UserType.Person),
      await aPersonOf(database, UserType.Person),
    ];
    await insertDealers(
      database.db,
      [dealer, other].map(({ merchantNo }) => ({ merchantNo, contactPhone: '13800000000', latitude: 30, longitude: 120 })),
    );
    const bind = (column: string, no: string, to: TestPerson) =>
      database.pool.query(`insert into dealer_binding (${column}, parent_merchant_no, choosing, gmt_create) values ($1, $2, true, now())`, [no, to.merchantNo]);
    await bind('merchant_no', company.merchantNo, dealer);
    await bind('account_no', person.accountNo, dealer);
    await bind('account_no', elsewhere.accountNo, other);
    await nextDay();
  });
  afterAll(() => portal.close());

  /** A day later what has changed is told. */
  async function nextDay(): Promise<void> {
    portal.clock.forward(DAY_MS);
    await portal.runJob('tell-price-changes');
  }
  const ownerOf = ({ accountNo, merchantNo }: TestPerson, userType: UserType) => ({ accountNo, merchantNo: userType === UserType.Person ? '' : merchantNo });
  const keep = async (spuNo: string) => {
    const at = new Date(portal.clock.now());
    for (const who of [ownerOf(company, UserType.SecondLevel), ownerOf(person, UserType.Person), ownerOf(elsewhere, UserType.Person)])
      await insertFavorite(portal.database.db, who, { spuNo, at });
  };
  const goods = async (fields: Parameters<typeof aSku>[1] = {}) => {
    const sku = await aSku(portal.database, { price: null, referPrice: 100, ...fields });
    await keep(sku.spuNo);
    return sku;
  };
  const offer = (skuNo: string, price: number) => owner(saveOffer, { body: { skuNo, price, stockTotal: 1, leadDays: 1 } });
  const toldOf = async (who: TestPerson) => {
    const [latest] = await (await portal.as(who.accountNo))(listToldPrices);
    return latest?.day === dayNow() ? latest.changes.map(({ skuNo, oldPrice, newPrice }) => [skuNo, oldPrice, newPrice]) : [];
  };
  const dayNow = () => new Date(portal.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10);

  it('by an offer: old and new, in a message and in the prompt, once', async () => {
    const { skuNo, skuModel } = await goods();
    await offer(skuNo, 90);
    await nextDay();
    await offer(skuNo, 85);
    await offer(skuNo, 80);
    await nextDay();
    expect(await toldOf(person)).toEqual([[skuNo, 90, 80]]);
    expect(await toldOf(company)).toEqual([[skuNo, 90, 80]]);
    expect(await toldOf(elsewhere)).toEqual([]);
    const call = await portal.as(person.accountNo);
    const { data } = await call(listMessages, { query: { type: 'price' } });
    expect(data[0]).toMatchObject({ title: '您关注的 1 个产品价格有变动', text: `${skuModel} ¥90.00 → ¥80.00。`, link: '/member/priceChanges' });
    expect((await call(listLoginPrompts)).steps).toContain('priceChange');
    const prompt = await call(getPriceChangeApi);
    expect(prompt).toMatchObject({ text: `${skuModel} ¥90.00 → ¥80.00。`, beginDate: dayNow() });
    // somebody else's number is none
    await (
      await portal.as(elsewhere.accountNo)
    )(readPriceChange, { body: { noticeNo: prompt?.noticeNo ?? '' } });
    expect(await call(getPriceChangeApi)).toMatchObject({ noticeNo: prompt?.noticeNo });
    await call(readPriceChange, { body: { noticeNo: prompt?.noticeNo ?? '' } });
    expect(await call(getPriceChangeApi)).toBeNull();
    await portal.runJob('tell-price-changes');
    expect((await call(listMessages, { query: { type: 'price' } })).count).toBe(data.length);
    expect(JSON.stringify(await (await portal.as(elsewhere.accountNo))(listToldPrices))).not.toContain(skuNo);
  });

  it('not of what comes out as it was, nor of what is not at hand', async () => {
    const { skuNo } = await goods();
    await offer(skuNo, 90);
    await nextDay();
    await offer(skuNo, 70);
    await offer(skuNo, 90);
    const { skuNo: strange } = await aSku(portal.database, { price: null, referPrice: 100 });
    await offer(strange, 50);
    await nextDay();
    for (const who of [person, company]) expect(await toldOf(who)).toEqual([]);
  });

  it('by an offer that is taken down', async () => {
    const { skuNo } = await goods();
    await offer(skuNo, 66);
    await nextDay();
    await owner(removeOffer, { body: { skuNo } });
    await nextDay();
    expect(await toldOf(person)).toEqual([[skuNo, 66, 100]]);
    expect(await toldOf(company)).toEqual([[skuNo, 66, null]]);
  });

  it('by a group: its price, its rate, and who is in it', async () => {
    const { skuNo } = await goods({ price: 80 });
    const { groupNo } = await owner(addPricingGroup, {
      body: { groupName: '甲', rate: 90, beginDate: null, endDate: null },
      idempotencyKey: `k${++keys}`,
    });
    const move = (to: string) => owner(moveCustomers, { body: { groupNo: to, customerNos: [company.merchantNo] } });
    const ofSku = async () => (await toldOf(company)).filter(([one]) => one === skuNo);
    await move(groupNo);
    await nextDay();
    expect(await ofSku()).toEqual([[skuNo, 80, 72]]);
    await owner(updatePricingGroup, { body: { groupNo, groupName: '甲', rate: 50, beginDate: null, endDate: null } });
    await nextDay();
    expect(await ofSku()).toEqual([[skuNo, 72, 40]]);
    await owner(saveGroupPrice, { body: { groupNo, skuNo, price: 61.5 } });
    await nextDay();
    expect(await ofSku()).toEqual([[skuNo, 40, 61.5]]);
    await move('');
    await owner(deletePricingGroup, { body: { groupNo } });
    await nextDay();
    expect(await ofSku()).toEqual([[skuNo, 61.5, 80]]);
    expect((await toldOf(person)).filter(([one]) => one === skuNo)).toEqual([]);
  });

  it('by a contract that begins, not by the day it is made', async () => {
    const { skuNo } = await goods({ price: 80 });
    const now = portal.clock.now();
    await insertContractPrices(portal.database.db, [{ merchantNo: company.merchantNo, skuNo, price: 55, gmtBegin: new Date(now + DAY_MS + 1), gmtEnd: null }], {
      now,
      by: null,
    });
    await nextDay();
    expect(await toldOf(company)).toEqual([]);
    await nextDay();
    expect(await toldOf(company)).toEqual([[skuNo, 80, 55]]);
  });
});
