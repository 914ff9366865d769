import type { Call } from '@portal/client';
import { badRequest, forbidden, notFound } from '@portal/contract/core';
import {
  couponGrantShort,
  couponNotIssued,
  grantCoupons,
  listOwnCoupons,
  previewCouponGrant,
  stepShopCouponTemplate,
  voidShopCoupons,
  type CouponGrantAsked,
} from '@portal/contract/coupon';
import { addPricingGroup, moveCustomers } from '@portal/contract/customer';
import { cancelOrder, placeOrder } from '@portal/contract/order';
import { aCouponTemplate } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let portal: TestPortal;
let dealer: TestPerson;
let shop: Call;
let keys = 0;
const key = () => `grant-${++keys}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
  shop = await portal.as(dealer.accountNo);
});
afterAll(() => portal.close());

const grant = (templateNo: string, to: CouponGrantAsked['to'], each = 1, idempotencyKey = key()) =>
  shop(grantCoupons, { body: { templateNo, to, each }, idempotencyKey });
const named = (...buyers: TestBuyer[]): CouponGrantAsked['to'] => ({ kind: 'named', customerNos: buyers.map(({ merchantNo }) => merchantNo) });
const ownOf = async ({ call }: TestBuyer, state: 'unused' | 'used' | 'expired' = 'unused') => (await call(listOwnCoupons, { query: { state } })).data;
const toldOf = async ({ merchantNo }: TestBuyer, title: string) =>
  (await portal.database.pool.query<{ text: string }>('select text from message where merchant_no = $1 and title = $2 order by text', [merchantNo, title]))
    .rows;
const claimedOf = async (templateNo: string) => {
  const { rows } = await portal.database.pool.query<{ claimed: number; had: number }>(
    `select claimed_count as claimed, (select count(*)::int from user_coupon c where c.template_no = t.template_no) as had
     from coupon_template t where template_no = $1`,
    [templateNo],
  );
  return rows[0];
};

describe('coupons are given to customers (COUPON-15)', () => {
  it('by name: seen before, given once for one key, and told', async () => {
    const [one, two, foreign] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer), await aBuyerOf(portal, await aDealer(portal))];
    const templateNo = await aCouponTemplate(portal, dealer.merchantNo, { name: '老客户券' });
    const to = named(one, two, foreign);
    const asked = { templateNo, to, each: 2 };
    expect(await shop(previewCouponGrant, { body: asked })).toMatchObject({ customerCount: 2, couponCount: 4, leftCount: 100, cost: 40 });
    expect(await claimedOf(templateNo)).toEqual({ claimed: 0, had: 0 });
    const again = key();
    await Promise.all([1, 2, 3].map(() => grant(templateNo, to, 2, again)));
    expect(await claimedOf(templateNo)).toEqual({ claimed: 4, had: 4 });
    expect((await ownOf(one)).map(({ name, state }) => [name, state])).toEqual([
      ['老客户券', 'unused'],
      ['老客户券', 'unused'],
    ]);
    expect(await ownOf(foreign)).toEqual([]);
    expect(await toldOf(two, '您收到了优惠券')).toHaveLength(1);
  });

  it('by pricing group, none of another dealer’s', async () => {
    const [member, outside] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer)];
    const terms = { groupName: '重点客户', rate: null, beginDate: null, endDate: null };
    const { groupNo } = await shop(addPricingGroup, { body: terms, idempotencyKey: key() });
    await shop(moveCustomers, { body: { groupNo, customerNos: [member.merchantNo] } });
    const templateNo = await aCouponTemplate(portal, dealer.merchantNo);
    expect(await grant(templateNo, { kind: 'group', groupNo })).toMatchObject({ customerCount: 1, couponCount: 1, leftCount: 99 });
    expect([await ownOf(member), await ownOf(outside)].map((own) => own.length)).toEqual([1, 0]);
    const otherDealer = await aDealer(portal);
    const other = await portal.as(otherDealer.accountNo);
    const theirs = await aCouponTemplate(portal, otherDealer.merchantNo);
    const request = { body: { templateNo: theirs, to: { kind: 'group' as const, groupNo }, each: 1 }, idempotencyKey: key() };
    expect(await failureOf(other(grantCoupons, request))).toMatchObject({ code: badRequest.code, fields: { to: '所选对象中没有可发放的客户' } });
    expect((await failureOf(grant(theirs, named(member)))).code).toBe(notFound.code);
    expect((await failureOf(member.call(grantCoupons, { body: { templateNo, to: { kind: 'all' }, each: 1 }, idempotencyKey: key() }))).code).toBe(
      forbidden.code,
    );
  });

  it('never more than there are or the budget bears, however many are given at once, and only while they are given out', async () => {
    const [one, two] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer)];
    const templateNo = await aCouponTemplate(portal, dealer.merchantNo, { totalCount: 10, budget: 70 });
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => grant(templateNo, named(one, two), 2)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await claimedOf(templateNo)).toEqual({ claimed: 4, had: 4 });
    expect(await failureOf(grant(templateNo, named(one, two), 2))).toMatchObject({ code: couponGrantShort.code, data: { left: 3 } });
    await grant(templateNo, named(one), 3);
    await shop(stepShopCouponTemplate, { body: { templateNo, act: 'end' } });
    expect((await failureOf(grant(templateNo, named(one)))).code).toBe(couponNotIssued.code);
  });
});

describe('claimed coupons are voided (COUPON-17)', () => {
  it('with a reason: unused ones hold no more, one of an order that waits for its money does, and is over with it', async () => {
    const buyer = await aBuyerOf(portal, dealer);
    const templateNo = await aCouponTemplate(portal, dealer.merchantNo, { name: '发错的券' });
    await grant(templateNo, named(buyer), 2);
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const couponIds = [(await ownOf(buyer))[0]?.couponNo ?? ''];
    const pieces = { productList: [{ skuNo, quantity: 2 }], addressId: buyer.addressId, couponIds };
    const { shopOrderNo } = await buyer.call(placeOrder, { body: { ...pieces, amount: 190 }, idempotencyKey: key() });
    const body = { templateNo, reason: '活动取消' };
    const other = await portal.as((await aDealer(portal)).accountNo);
    expect((await failureOf(other(voidShopCoupons, { body }))).code).toBe(notFound.code);
    const outcomes = await Promise.all([1, 2].map(() => shop(voidShopCoupons, { body })));
    expect(outcomes.toSorted((a, b) => b.voidedCount - a.voidedCount)).toEqual([
      { voidedCount: 1, heldCount: 1 },
      { voidedCount: 0, heldCount: 0 },
    ]);
    expect(await ownOf(buyer)).toEqual([]);
    expect((await ownOf(buyer, 'used')).map(({ state }) => state)).toEqual(['locked']);
    expect((await ownOf(buyer, 'expired')).map(({ state, voidReason }) => [state, voidReason])).toEqual([['void', '活动取消']]);
    const [told] = await toldOf(buyer, '优惠券已作废');
    expect(told?.text).toBe('您的 1 张“发错的券”已作废，不能再使用。待付款订单占用的 1 张“发错的券”在该订单付款时仍有效，订单关闭后不再退回。原因：活动取消');
    await buyer.call(cancelOrder, { body: { shopOrderNo, reason: '不需要了' } });
    expect(await ownOf(buyer)).toEqual([]);
    expect(await ownOf(buyer, 'expired')).toHaveLength(2);
  });
});
