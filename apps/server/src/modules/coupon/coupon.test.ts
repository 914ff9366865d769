import type { Call } from '@portal/client';
import { badRequest, forbidden, notFound } from '@portal/contract/core';
import {
  countOwnCoupons,
  couponCodeUnknown,
  couponLimitReached,
  couponNotIssued,
  couponsGone,
  couponTemplateMoved,
  getShopCouponTemplate,
  gotCoupon,
  listCoupons,
  listGoodsCoupons,
  listOwnCoupons,
  listShopCouponTemplates,
  saveShopCouponTemplate,
  stepShopCouponTemplate,
  type CouponTemplateFields,
} from '@portal/contract/coupon';
import { UserType } from '@portal/engines/access';
import { aCouponTemplate, PLAIN_COUPON } from '@portal/server/testkit/coupons';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import type { TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { couponsStayWithEnterprise } from './follow-owner.ts';

let portal: TestPortal;
let dealer: TestPerson;
let keys = 0;
const key = () => `coupon-${++keys}`;
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertPlaces(portal);
  dealer = await aDealer(portal);
});
afterAll(() => portal.close());

const template = (fields: Partial<CouponTemplateFields> = {}, shopNo = dealer.merchantNo) => aCouponTemplate(portal, shopNo, fields);
const claim = (call: Call, templateNo: string) => call(gotCoupon, { body: { templateNo }, idempotencyKey: key() });
const claimedOf = async (templateNo: string) =>
  (
    await portal.database.pool.query<{ claimed: number; rows: number }>(
      'select claimed_count as claimed, (select count(*)::int from user_coupon c where c.template_no = t.template_no) as rows from coupon_template t where template_no = $1',
      [templateNo],
    )
  ).rows[0];

describe('a coupon is claimed (COUPON-8, COUPON-9)', () => {
  it('by whoever sees it, once for one key, and is theirs from then on', async () => {
    const { call, merchantNo } = await aBuyerOf(portal, dealer);
    const templateNo = await template({ name: '只此一张', use: { kind: 'days', days: 1 } });
    const offers = async () => (await call(listCoupons, { query: { size: 50 } })).data.filter((one) => one.templateNo === templateNo);
    expect(await offers()).toMatchObject([
      { name: '只此一张', status: 'open', leftCount: 100, ownCount: 0, scopeWords: '店铺全部商品', validityWords: '领取后 1 天内可用' },
    ]);
    const request = { body: { templateNo }, idempotencyKey: key() };
    const claimed = await Promise.all([1, 2, 3].map(() => call(gotCoupon, request)));
    expect(new Set(claimed.map(({ couponNo }) => couponNo)).size).toBe(1);
    expect(await offers()).toMatchObject([{ status: 'owned', leftCount: 99, ownCount: 1 }]);
    // the centre says of one's own copy what the copy says itself
    expect((await offers())[0]?.ownEnd).toBe((await call(listOwnCoupons)).data[0]?.end);
    // one that another identity has is of no use to this one, and counts
    const heldBy = (merchantNo: string) =>
      portal.database.pool.query('update user_coupon set merchant_no = $1 where coupon_no = $2', [merchantNo, claimed[0]?.couponNo]);
    await heldBy('of-another-identity');
    expect(await offers()).toMatchObject([{ status: 'owned', ownCount: 1, ownEnd: null }]);
    await heldBy(merchantNo);
    expect((await failureOf(claim(call, templateNo))).code).toBe(couponLimitReached.code);
    expect((await call(listOwnCoupons)).data).toMatchObject([{ couponNo: claimed[0]?.couponNo, state: 'unused', shopOrderNo: '' }]);
    portal.clock.forward(DAY_MS);
    expect((await offers())[0]?.ownEnd ?? null).toBeNull();
    expect(await call(countOwnCoupons)).toEqual({ unused: 0, used: 0, expired: 1 });
    expect((await call(listOwnCoupons, { query: { state: 'expired' } })).data).toMatchObject([{ state: 'expired' }]);
    await portal.runJob('expire-coupons');
    expect(await call(countOwnCoupons)).toEqual({ unused: 0, used: 0, expired: 1 });
    portal.clock.forward(-DAY_MS);
  });

  it('by two hundred at once: as many as there are, and not one more', async () => {
    const templateNo = await template({ totalCount: 50, perPerson: 3 });
    const calls = await Promise.all(Array.from({ length: 20 }, async () => (await aBuyerOf(portal, dealer)).call));
    const results = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => claim(calls[index % 20] as Call, templateNo)));
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: number }).code] : []));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect([...new Set(codes)].every((code) => code === couponsGone.code || code === couponLimitReached.code)).toBe(true);
    expect(await claimedOf(templateNo)).toEqual({ claimed: 50, rows: 50 });
  });

  it('by a word that is guessed thirty times an hour: then neither wrong nor right, at once or in turn; another account claims on', async () => {
    const guarded = await openTestPortal({ database: { database: portal.database, close: async () => {} } });
    const [{ accountNo }, other] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer)];
    const guess = async (who: string, claimCode: string) => failureOf((await guarded.as(who))(gotCoupon, { body: { claimCode }, idempotencyKey: key() }));
    await template({ claimCode: 'SECRET88' });
    const failures = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(accountNo, `WRONG${n}`)));
    expect(failures.filter(({ code }) => code === couponCodeUnknown.code)).toHaveLength(30);
    expect(failures.filter(({ status, msg }) => status === 429 && /^操作过于频繁，请 \d+ 秒后再试$/.test(msg))).toHaveLength(10);
    expect((await guess(accountNo, 'SECRET88')).status).toBe(429);
    expect((await guess(other.accountNo, 'WRONG')).code).toBe(couponCodeUnknown.code);
    expect(await (await guarded.as(other.accountNo))(gotCoupon, { body: { claimCode: 'SECRET88' }, idempotencyKey: key() })).toMatchObject({ state: 'unused' });
    await guarded.portal.http.close();
  });

  it('by one person who asks thirty times at once: as many as a person may', async () => {
    const { call, accountNo } = await aBuyerOf(portal, dealer);
    const templateNo = await template({ perPerson: 2 });
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => claim(call, templateNo)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: number }).code] : []));
    expect([...new Set(codes)]).toEqual([couponLimitReached.code]);
    expect(await claimedOf(templateNo)).toEqual({ claimed: 2, rows: 2 });
    const { rows } = await portal.database.pool.query('select claimed from coupon_claim where template_no = $1 and account_no = $2', [templateNo, accountNo]);
    expect(rows).toEqual([{ claimed: 2 }]);
  });

  it('what is all given out says so to who has none of it, by number or budget, in the open or by its word, one by one or at once', async () => {
    const budget = { benefit: { kind: 'amount', off: 10 }, budget: 10 } as const;
    for (const [index, fields] of [{ totalCount: 1 }, budget].entries())
      for (const claimCode of [null, `GONE${index}`]) {
        const templateNo = await template({ ...fields, claimCode, perPerson: 1 });
        const got = (call: Call) => call(gotCoupon, { body: claimCode === null ? { templateNo } : { claimCode }, idempotencyKey: key() });
        const calls = await Promise.all(Array.from({ length: 6 }, async () => (await aBuyerOf(portal, dealer)).call));
        const results = await Promise.allSettled(calls.map(got));
        const refused = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: number }).code] : []));
        expect(refused).toEqual(Array.from({ length: 5 }, () => couponsGone.code));
        expect(await failureOf(got((await aBuyerOf(portal, dealer)).call))).toMatchObject({ code: couponsGone.code, msg: '优惠券已被领完' });
        // who has one is told that
        const winner = calls[results.findIndex(({ status }) => status === 'fulfilled')];
        expect((await failureOf(got(winner as Call))).code).toBe(couponLimitReached.code);
        const { rows } = await portal.database.pool.query('select claimed from coupon_claim where template_no = $1', [templateNo]);
        expect(rows).toEqual([{ claimed: 1 }]);
      }
  });

  it('as long as the budget bears the next one', async () => {
    const templateNo = await template({ benefit: { kind: 'percent', payPercent: 90, offMax: 30 }, budget: 100, perPerson: 5 });
    const { call } = await aBuyerOf(portal, dealer);
    for (let count = 0; count < 3; count++) await claim(call, templateNo);
    expect((await failureOf(claim(call, templateNo))).code).toBe(couponsGone.code);
    expect((await call(listCoupons, { query: { size: 50 } })).data.find((one) => one.templateNo === templateNo)).toMatchObject({
      status: 'gone',
      leftCount: 0,
    });
  });

  it('of another dealer it is none, nor is a draft, one for others, one not begun, paused or over', async () => {
    const { call } = await aBuyerOf(portal, dealer);
    const other = await aDealer(portal);
    const codeOf = async (templateNo: string) => (await failureOf(claim(call, templateNo))).code;
    expect(await codeOf(await template({}, other.merchantNo))).toBe(notFound.code);
    expect(await codeOf('T0')).toBe(notFound.code);
    expect(await codeOf(await template({ audience: [UserType.Person] }))).toBe(couponNotIssued.code);
    expect(await codeOf(await template({ claimFrom: '2026-12-01' }))).toBe(couponNotIssued.code);
    const stopped = await template();
    const dealing = await portal.as(dealer.accountNo);
    await dealing(stepShopCouponTemplate, { body: { templateNo: stopped, act: 'pause' } });
    expect(await codeOf(stopped)).toBe(couponNotIssued.code);
    await dealing(stepShopCouponTemplate, { body: { templateNo: stopped, act: 'resume' } });
    await claim(call, stopped);
    await dealing(stepShopCouponTemplate, { body: { templateNo: stopped, act: 'void' } });
    expect(await codeOf(stopped)).toBe(notFound.code);
    // what was claimed stays
    expect((await call(listOwnCoupons)).data.map(({ templateNo }) => templateNo)).toContain(stopped);
    const shown = (await call(listCoupons, { query: { size: 50 } })).data.map(({ templateNo }) => templateNo);
    expect(shown).not.toContain(stopped);
  });

  it('by its word, in whatever writing, which no list shows', async () => {
    const { call } = await aBuyerOf(portal, dealer);
    const templateNo = await template({ claimCode: 'HELLO88' });
    expect((await call(listCoupons, { query: { size: 50 } })).data.map((one) => one.templateNo)).not.toContain(templateNo);
    const say = (claimCode: string) => call(gotCoupon, { body: { claimCode }, idempotencyKey: key() });
    expect((await say('ｈｅｌｌｏ８８ ')).templateNo).toBe(templateNo);
    expect((await failureOf(say('HELLO89'))).code).toBe(couponCodeUnknown.code);
    expect((await failureOf(say('?'))).code).toBe(badRequest.code);
    // its number alone claims nothing
    expect((await failureOf(claim(call, templateNo))).code).toBe(notFound.code);
  });

  it('on a product’s page where it is for any of its models', async () => {
    const { call } = await aBuyerOf(portal, dealer);
    const [one, other] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 100 })];
    const { rows } = await portal.database.pool.query<{ sku_no: string; sku_model: string }>('select sku_no, sku_model from sku where sku_no = $1', [
      one.skuNo,
    ]);
    const mine = await template({ scope: { kind: 'product', skuModels: [rows[0]?.sku_model ?? ''] } });
    const category = await template({ scope: { kind: 'category', categoryIds: [1] } });
    const software = await template({ scope: { kind: 'category', categoryIds: [2] } });
    const of = async (spuNo: string) => (await call(listGoodsCoupons, { query: { spuNo } })).map(({ templateNo }) => templateNo);
    expect(await of(one.spuNo)).toEqual(expect.arrayContaining([mine, category]));
    expect(await of(other.spuNo)).toContain(category);
    expect([...(await of(other.spuNo)), ...(await of(one.spuNo)).filter((no) => no !== mine)]).not.toContain(mine);
    expect(await of(one.spuNo)).not.toContain(software);
    expect(await of('SPU0')).toEqual([]);
  });
});

describe('whose they are (COUPON-10)', () => {
  it('another identity’s are none, and whoever leaves leaves them to the owner', async () => {
    const [{ call, accountNo, merchantNo }, other] = [await aBuyerOf(portal, dealer), await aBuyerOf(portal, dealer)];
    const { couponNo } = await claim(call, await template());
    expect((await other.call(listOwnCoupons)).data).toEqual([]);
    await couponsStayWithEnterprise(portal.database.db, { accountNo, merchantNo, ownerNo: other.accountNo, now: portal.clock.now() });
    expect((await call(listOwnCoupons)).data).toEqual([]);
    const { rows } = await portal.database.pool.query('select account_no, merchant_no from user_coupon where coupon_no = $1', [couponNo]);
    expect(rows).toEqual([{ account_no: other.accountNo, merchant_no: merchantNo }]);
  });
});

it('of no use to the provider’s sales staff, who order nothing, are neither shown to them nor claimed (COUPON-8)', async () => {
  const call = portal.asA(UserType.SalesStaff);
  const templateNo = await template({ claimCode: null }, '');
  const withCode = await template({ claimCode: 'SALES1' }, '');
  expect((await call(listCoupons, { query: {} })).count).toBe(0);
  for (const body of [{ templateNo }, { claimCode: 'SALES1' }])
    expect(await failureOf(call(gotCoupon, { body, idempotencyKey: key() }))).toMatchObject({
      code: couponNotIssued.code,
      message: '销售人员不直接订货，可在清单中选型并生成配单。',
    });
  for (const each of [templateNo, withCode]) expect(await claimedOf(each)).toEqual({ claimed: 0, rows: 0 });
});

describe('templates of a shop (COUPON-11, COUPON-13)', () => {
  const save = async (fields: object, templateNo?: string) =>
    (await portal.as(dealer.accountNo))(saveShopCouponTemplate, {
      body: { ...(templateNo === undefined ? {} : { templateNo }), template: { ...PLAIN_COUPON, ...fields } as CouponTemplateFields },
      idempotencyKey: key(),
    });

  it('are drafts that are changed, then given out and changed no more', async () => {
    const call = await portal.as(dealer.accountNo);
    const { templateNo, state } = await save({ name: '初稿' });
    expect(state).toBe('draft');
    expect(await save({ name: '二稿', use: { kind: 'dates', from: '2026-11-01', to: '2026-12-31' } }, templateNo)).toMatchObject({
      name: '二稿',
      templateNo,
      use: { to: '2026-12-31' },
    });
    const step = (act: 'issue' | 'pause' | 'resume' | 'end' | 'void') => call(stepShopCouponTemplate, { body: { templateNo, act } });
    expect((await failureOf(step('pause'))).code).toBe(couponTemplateMoved.code);
    expect((await step('issue')).state).toBe('issuing');
    expect((await step('issue')).state).toBe('issuing');
    expect((await failureOf(save({ name: '三稿' }, templateNo))).code).toBe(couponTemplateMoved.code);
    expect((await step('end')).state).toBe('ended');
    expect((await failureOf(step('resume'))).code).toBe(couponTemplateMoved.code);
    expect(await call(getShopCouponTemplate, { params: { id: templateNo } })).toMatchObject({ state: 'ended', claimedCount: 0, usedCount: 0 });
    expect((await call(listShopCouponTemplates, { query: { state: 'ended', keyword: '二稿' } })).count).toBe(1);
  });

  it('are none of another dealer’s, and of no use to who buys or to plain staff', async () => {
    const { templateNo } = await save({});
    const other = await portal.as((await aDealer(portal)).accountNo);
    expect((await failureOf(other(getShopCouponTemplate, { params: { id: templateNo } }))).code).toBe(notFound.code);
    expect((await failureOf(other(stepShopCouponTemplate, { body: { templateNo, act: 'issue' } }))).code).toBe(notFound.code);
    expect((await failureOf(other(saveShopCouponTemplate, { body: { templateNo, template: PLAIN_COUPON }, idempotencyKey: key() }))).code).toBe(notFound.code);
    const { call } = await aBuyerOf(portal, dealer);
    expect((await failureOf(call(stepShopCouponTemplate, { body: { templateNo, act: 'issue' } }))).code).toBe(forbidden.code);
  });

  test.each([
    [{ threshold: 50, benefit: { kind: 'amount', off: 50.01 } }, '减免金额不能高于使用门槛'],
    [{ benefit: { kind: 'amount', off: 0 } }, '减免金额应大于 0'],
    [{ benefit: { kind: 'amount', off: 1.005 } }, ''],
    [{ threshold: 0, benefit: { kind: 'amount', off: 100_000.01 } }, '单张减免金额不能超过 100000 元'],
    [{ threshold: 2e5, benefit: { kind: 'amount', off: 2e5 } }, '单张减免金额不能超过 100000 元'],
    [{ benefit: { kind: 'percent', payPercent: 90, offMax: 1e6 } }, '单张减免金额不能超过 100000 元'],
    [{ benefit: { kind: 'percent', payPercent: 10, offMax: null } }, '低于 5 折的折扣券须填写最高减免金额'],
    [{ benefit: { kind: 'percent', payPercent: 100, offMax: null } }, '请填写 10 到 99 之间的整数'],
    [{ benefit: { kind: 'percent', payPercent: 90, offMax: null }, budget: 100 }, '设置预算时，折扣券须填写最高减免金额'],
    [{ withSeckill: true }, '含有不支持的字段：withSeckill'],
    [{ budget: 5 }, '预算至少够发放一张'],
    [{ totalCount: 0 }, '请填写 1 到 100000 之间的整数'],
    [{ totalCount: 1e9 }, '请填写 1 到 100000 之间的整数'],
    [{ totalCount: 1.5 }, '请填写 1 到 100000 之间的整数'],
    [{ totalCount: 1, perPerson: 2 }, '每人限领不能超过发放总量'],
    [{ claimFrom: '2026-12-02', claimTo: '2026-12-01' }, '领取结束日期不能早于开始日期'],
    [{ use: { kind: 'dates', from: '2026-02-01', to: '2026-01-31' } }, '使用结束日期不能早于开始日期'],
    [{ use: { kind: 'dates', from: '2026-01-01', to: '2026-06-01' } }, '使用结束日期不能早于领取结束日期'],
    [{ scope: { kind: 'product', skuModels: ['NO-SUCH-MODEL'] } }, '未找到这些型号：NO-SUCH-MODEL'],
    [{ scope: { kind: 'category', categoryIds: [987654] } }, '所选分类已不存在，请重新选择'],
    [{ name: ' ' }, '请填写优惠券名称'],
    [{ shopNo: 'other' }, ''],
  ])('%o is refused: %s', async (fields, words) => {
    const failure = await failureOf(save(fields));
    expect(failure.code).toBe(badRequest.code);
    if (words !== '') expect(JSON.stringify(failure)).toContain(words);
  });

  it('with a word that another has are refused until that one has ended', async () => {
    const call = await portal.as(dealer.accountNo);
    const { templateNo } = await save({ claimCode: 'TWICE1' });
    expect((await failureOf(save({ claimCode: 'TWICE1' }))).fields).toMatchObject({ claimCode: '该口令正在被另一张优惠券使用' });
    await call(stepShopCouponTemplate, { body: { templateNo, act: 'void' } });
    expect((await save({ claimCode: 'TWICE1' })).state).toBe('draft');
  });

  it('say that their days of claiming are to come, given out or not (COUPON-6)', async () => {
    const call = await portal.as(dealer.accountNo);
    const { templateNo } = await save({ name: '下月才领', claimFrom: '2026-12-01', claimTo: '2026-12-20' });
    await call(stepShopCouponTemplate, { body: { templateNo, act: 'issue' } });
    const told = async (by = call) =>
      (await by(listShopCouponTemplates, { query: { keyword: '下月才领' } })).data.map(({ state, isToCome }) => [state, isToCome]);
    expect(await told()).toEqual([['issuing', true]]);
    const now = portal.clock.now();
    portal.clock.set(Date.parse('2026-11-30T16:00:00Z'));
    expect(await told(await portal.as(dealer.accountNo))).toEqual([['issuing', false]]);
    portal.clock.set(now);
  });

  it('whose days of claiming are over are not given out', async () => {
    const call = await portal.as(dealer.accountNo);
    const { templateNo } = await save({ claimFrom: '2026-01-01', claimTo: '2026-11-20' });
    expect((await failureOf(call(stepShopCouponTemplate, { body: { templateNo, act: 'issue' } }))).fields).toMatchObject({
      claimTo: '领取结束日期已过，请修改后再发放',
    });
  });
});
