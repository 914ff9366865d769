/** Of two of a dealer's people who edit one thing the second is told (PRICE-39); offers have theirs in modules/offer. */
import type { Call } from '@portal/client';
import { couponCopy, couponTemplateMoved, getShopCouponTemplate, saveShopCouponTemplate } from '@portal/contract/coupon';
import { addPricingGroup, changedMeanwhile, listGroupPrices, listPricingGroups, saveGroupPrice, updatePricingGroup } from '@portal/contract/customer';
import { getFreightTemplate, saveFreightTemplate } from '@portal/contract/order';
import { getCustomerCredit, saveCreditTerms } from '@portal/contract/trade-credit';
import { PLAIN_COUPON } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One thing as both have opened it, what the first makes of it, what the second would, and how it stands. */
interface Edited<Seen> {
  seen: Seen;
  first: object;
  second: object;
  save(change: object, seen: Seen | undefined): Promise<unknown>;
  read(): Promise<unknown>;
}

let portal: TestPortal;
let buyer: TestBuyer;
let dealing: Call;
let keys = 0;
const key = () => `editors-${++keys}`;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  const dealer = await aDealer(portal);
  dealing = await portal.as(dealer.accountNo);
  buyer = await aBuyerOf(portal, dealer);
});
afterAll(() => portal.close());

const TERMS = { groupName: '老客户', rate: 95, beginDate: null, endDate: null };

async function group(): Promise<Edited<object>> {
  const { groupNo } = await dealing(addPricingGroup, { body: TERMS, idempotencyKey: key() });
  return {
    seen: TERMS,
    first: { ...TERMS, rate: 90 },
    second: { ...TERMS, groupName: '老客户甲' },
    save: (change, seen) => dealing(updatePricingGroup, { body: { groupNo, ...change, seen } as never }),
    async read() {
      const found = (await dealing(listPricingGroups)).find((one) => one.groupNo === groupNo);
      return found && { groupName: found.groupName, rate: found.rate, beginDate: found.beginDate, endDate: found.endDate };
    },
  };
}

async function groupPrice(): Promise<Edited<object>> {
  const { groupNo } = await dealing(addPricingGroup, { body: { ...TERMS, groupName: '工程客户' }, idempotencyKey: key() });
  const { skuNo, skuModel } = await aSku(portal.database, { price: 80, referPrice: 100 });
  return {
    seen: { price: null },
    first: { price: 70 },
    second: { price: 60 },
    save: (change, seen) => dealing(saveGroupPrice, { body: { groupNo, skuNo, ...change, ...(seen && { seen: (seen as { price: null }).price }) } as never }),
    read: async () => ({ price: (await dealing(listGroupPrices, { query: { groupNo, keyword: skuModel } })).data[0]?.groupPrice }),
  };
}

async function freight(): Promise<Edited<object>> {
  const rule = { provinceCodes: ['33'], firstPieces: 1, firstFee: 10, nextPieces: 1, nextFee: 5 };
  await dealing(saveFreightTemplate, { body: { rules: [rule], freeFrom: 500 } });
  return {
    seen: await dealing(getFreightTemplate),
    first: { rules: [{ ...rule, firstFee: 12 }], freeFrom: 500 },
    second: { rules: [rule], freeFrom: 300 },
    save: (change, seen) => dealing(saveFreightTemplate, { body: { ...change, seen } as never }),
    read: () => dealing(getFreightTemplate),
  };
}

async function credit(): Promise<Edited<object>> {
  const customerNo = buyer.merchantNo;
  const terms = { limit: 1_000, termDays: 30, overdueRule: 'warn' as const };
  await dealing(saveCreditTerms, { body: { customerNo, ...terms } });
  return {
    seen: terms,
    first: { ...terms, limit: 2_000 },
    second: { ...terms, termDays: 60 },
    save: (change, seen) => dealing(saveCreditTerms, { body: { customerNo, ...change, seen } as never }),
    async read() {
      const { figures } = await dealing(getCustomerCredit, { query: { customerNo } });
      return figures && { limit: figures.limit, termDays: figures.termDays, overdueRule: figures.overdueRule };
    },
  };
}

describe('of two of a dealer’s people who edit one thing the second is told, and nothing is written over (PRICE-39)', () => {
  it.each([
    ['the terms of a pricing group', group],
    ['a price of a pricing group', groupPrice],
    ['the freight template', freight],
    ['a customer’s terms of credit', credit],
  ])('%s', async (_name, open) => {
    const { seen, first, second, save, read } = await open();
    await save(first, seen);
    expect(await failureOf(save(second, seen))).toMatchObject({ status: 409, code: changedMeanwhile.code, msg: expect.stringContaining('您的修改尚未保存') });
    expect(await read()).toEqual(first);
    // what is asked again is done already, and who has seen what stands writes on
    await save(first, seen);
    await save(second, first);
    expect(await read()).toEqual(second);
    // who says nothing of what was seen writes over it
    await save(first, undefined);
    expect(await read()).toEqual(first);
  });

  it('a draft of a coupon', async () => {
    const template = { ...PLAIN_COUPON, name: '草稿' };
    const { templateNo, edition } = await dealing(saveShopCouponTemplate, { body: { template }, idempotencyKey: key() });
    const save = (name: string, seen: number) =>
      dealing(saveShopCouponTemplate, { body: { templateNo, template: { ...template, name }, edition: seen }, idempotencyKey: key() });
    const { edition: next } = await save('甲改的', edition);
    expect(await failureOf(save('乙改的', edition))).toMatchObject({ code: couponTemplateMoved.code, msg: couponCopy.rewritten });
    expect(await dealing(getShopCouponTemplate, { params: { id: templateNo } })).toMatchObject({ name: '甲改的', edition: next });
    await save('乙改的', next);
    expect((await dealing(getShopCouponTemplate, { params: { id: templateNo } })).name).toBe('乙改的');
  });
});
