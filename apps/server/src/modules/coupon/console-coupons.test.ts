import { forbidden, notFound } from '@portal/contract/core';
import {
  COUPON_REVIEW_ABOVE,
  couponCopy,
  couponOwnReview,
  couponTemplateMoved,
  getCouponTemplate,
  listCouponCategories,
  listCouponTemplates,
  saveCouponTemplate,
  sendCouponBack,
  stepCouponTemplate,
  voidCoupons,
} from '@portal/contract/coupon';
import { listOperatorLog } from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aCouponTemplate, PLAIN_COUPON } from '@portal/server/testkit/coupons';
import { someCategories } from '@portal/server/testkit/goods';
import { aPerson } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let at: TestConsole;
beforeAll(async () => {
  at = await openTestConsole();
});
afterAll(() => at.portal.close());

describe('the provider’s coupons on the console (COUPON-12)', () => {
  it('are written and given out by content staff, whose acts stand in the log, and no dealer’s is among them', async () => {
    const call = await at.as(await at.anOperator('content', {}));
    const dealers = await aCouponTemplate(at.portal, 'M-dealer');
    const request = { body: { template: { ...PLAIN_COUPON, name: '平台满减', stackGroup: 'platform' as const } }, idempotencyKey: 'console-coupon-1' };
    const { templateNo } = await call(saveCouponTemplate, request);
    expect((await call(saveCouponTemplate, request)).templateNo).toBe(templateNo);
    expect((await call(stepCouponTemplate, { body: { templateNo, act: 'issue' } })).state).toBe('issuing');
    await call(stepCouponTemplate, { body: { templateNo, act: 'issue' } });
    expect(await call(listCouponTemplates)).toMatchObject({ count: 1, data: [{ templateNo, state: 'issuing' }] });
    expect((await failureOf(call(getCouponTemplate, { params: { id: dealers } }))).code).toBe(notFound.code);
    expect((await failureOf(call(stepCouponTemplate, { body: { templateNo: dealers, act: 'void' } }))).code).toBe(notFound.code);
    const { rows } = await at.portal.database.pool.query<{ act: string }>(`select act from operator_log where act like '%Coupon%' order by id`);
    expect(rows.map(({ act }) => act)).toEqual(['saveCouponTemplate', 'stepCouponTemplate']);
  });

  it('that may cost more than one decides alone wait for a second operator, whoever asks twice is refused (COUPON-16)', async () => {
    const [asker, second, third] = await Promise.all([1, 2, 3].map(async (each) => at.as(await at.anOperator('content', { name: `文宣 ${each}` }))));
    if (!asker || !second || !third) throw new Error('no operators');
    let keys = 0;
    const draft = async (more: object) =>
      (await asker(saveCouponTemplate, { body: { template: { ...PLAIN_COUPON, totalCount: 10_000, ...more } }, idempotencyKey: `review-${++keys}` }))
        .templateNo;
    const issue = (call: typeof asker, templateNo: string) => call(stepCouponTemplate, { body: { templateNo, act: 'issue' } });
    // at the limit one decides alone
    expect((await issue(asker, await draft({ budget: COUPON_REVIEW_ABOVE }))).state).toBe('issuing');
    const templateNo = await draft({ budget: COUPON_REVIEW_ABOVE + 10 });
    expect(await issue(asker, templateNo)).toMatchObject({ state: 'draft', review: 'own' });
    expect((await failureOf(issue(asker, templateNo))).code).toBe(couponOwnReview.code);
    expect(await second(getCouponTemplate, { params: { id: templateNo } })).toMatchObject({ state: 'draft', review: 'asked', askedBy: '文宣 1' });
    // it waits for everybody but whoever asked and wrote
    const waiting = async (call: typeof asker) => (await call(listCouponTemplates, { query: { review: 'asked' } })).data.map((one) => one.templateNo);
    expect(await waiting(second)).toEqual([templateNo]);
    expect(await waiting(asker)).toEqual([]);
    // written anew it is asked for anew
    await second(saveCouponTemplate, { body: { templateNo, template: { ...PLAIN_COUPON, totalCount: 10_000 } }, idempotencyKey: 'review-anew' });
    expect(await waiting(asker)).toEqual([]);
    expect(await issue(second, templateNo)).toMatchObject({ state: 'draft', review: 'own' });
    expect([await waiting(asker), await waiting(second), await waiting(third)]).toEqual([[templateNo], [], [templateNo]]);
    const both = await Promise.all([issue(asker, templateNo), issue(third, templateNo)]);
    expect(both.map(({ state, review }) => [state, review])).toEqual([
      ['issuing', 'none'],
      ['issuing', 'none'],
    ]);
    expect(await waiting(asker)).toEqual([]);
    const unbound = await draft({ benefit: { kind: 'percent', payPercent: 90, offMax: null } });
    expect(await issue(asker, unbound)).toMatchObject({ state: 'draft', review: 'own' });
    const { rows } = await at.portal.database.pool.query<{ act: string }>('select act from operator_log where target = $1 order by id', [templateNo]);
    expect(rows.map(({ act }) => act)).toEqual(['saveCouponTemplate', 'askCouponReview', 'saveCouponTemplate', 'askCouponReview', 'stepCouponTemplate']);
    expect(await second(voidCoupons, { body: { templateNo, reason: '活动取消' } })).toEqual({ voidedCount: 0, heldCount: 0 });
  });

  it('stand in the log by name, whatever was done with them, and are found by it (OPERATOR-5)', async () => {
    const [writer, second] = await Promise.all([1, 2].map(async () => at.as(await at.anOperator('content', {}))));
    if (!writer || !second) throw new Error('no operators');
    const name = '开学季满减';
    const { templateNo } = await writer(saveCouponTemplate, { body: { template: { ...PLAIN_COUPON, name, totalCount: 10_000 } }, idempotencyKey: 'named-1' });
    const issue = (call: typeof writer) => call(stepCouponTemplate, { body: { templateNo, act: 'issue' } });
    const { edition } = await issue(writer);
    await second(sendCouponBack, { body: { templateNo, edition, reason: '门槛过低' } });
    await issue(writer);
    await issue(second);
    await at.portal.database.pool.query(
      `insert into user_coupon (coupon_no, template_no, account_no, state, gmt_begin, gmt_end, gmt_create, gmt_modified)
       values ('UC-named', $1, $2, 'unused', now(), now(), now(), now())`,
      [templateNo, (await aPerson(at.portal.database)).accountNo],
    );
    await second(voidCoupons, { body: { templateNo, reason: '活动取消' } });
    const administrator = await at.as(await at.anOperator('administrator', {}));
    const found = async (keyword: string) =>
      (await administrator(listOperatorLog, { query: { keyword } })).data.map(({ act, target, targetName }) => [act, target, targetName]);
    const acts = ['voidCoupons', 'stepCouponTemplate', 'askCouponReview', 'sendCouponBack', 'askCouponReview', 'saveCouponTemplate'];
    expect(await found(templateNo)).toEqual(acts.map((act) => [act, templateNo, name]));
    expect(await found(name.slice(1))).toEqual(await found(templateNo));
  });

  it('are not let out by who wrote what stands in them, nor as what was not seen (COUPON-16)', async () => {
    const [writer, second] = await Promise.all([1, 2].map(async () => at.as(await at.anOperator('content', {}))));
    if (!writer || !second) throw new Error('no operators');
    const dear = { ...PLAIN_COUPON, totalCount: 10_000 };
    const { templateNo, edition } = await writer(saveCouponTemplate, { body: { template: dear }, idempotencyKey: 'seen-1' });
    const issue = (call: typeof writer, seen?: number) => call(stepCouponTemplate, { body: { templateNo, act: 'issue', ...(seen ? { edition: seen } : {}) } });
    expect(await issue(writer, edition)).toMatchObject({ state: 'draft', review: 'own' });
    const rewritten = { ...dear, threshold: 0, benefit: { kind: 'amount' as const, off: 99_999 } };
    await writer(saveCouponTemplate, { body: { templateNo, template: rewritten }, idempotencyKey: 'seen-2' });
    expect(await failureOf(issue(second, edition))).toMatchObject({ code: couponTemplateMoved.code, msg: couponCopy.rewritten });
    // a page that names no edition asks, and is no approval of what the other wrote
    expect(await issue(second)).toMatchObject({ state: 'draft', review: 'own' });
    const asked = await issue(writer);
    expect(asked).toMatchObject({ state: 'draft', review: 'own' });
    expect((await failureOf(issue(writer))).code).toBe(couponOwnReview.code);
    expect((await issue(second, asked.edition)).state).toBe('issuing');
  });

  it('are sent back by the second with a reason that asker and writer find, by neither of these, and ask for two again (COUPON-19)', async () => {
    const [asker, writer, second] = await Promise.all(['甲', '乙', '丙'].map(async (name) => at.as(await at.anOperator('content', { name }))));
    if (!asker || !writer || !second) throw new Error('no operators');
    const dear = { ...PLAIN_COUPON, totalCount: 10_000 };
    const { templateNo } = await writer(saveCouponTemplate, { body: { template: dear }, idempotencyKey: 'back-1' });
    const issue = (call: typeof asker) => call(stepCouponTemplate, { body: { templateNo, act: 'issue' } });
    const sendBack = (call: typeof asker, edition: number, reason = '门槛过低') => call(sendCouponBack, { body: { templateNo, edition, reason } });
    const returnedTo = async (call: typeof asker) => (await call(listCouponTemplates, { query: { review: 'returned' } })).data.map((one) => one.templateNo);
    // what nobody asked for goes back to nobody
    expect((await failureOf(sendBack(second, 1))).code).toBe(couponTemplateMoved.code);
    const { edition } = await issue(asker);
    for (const call of [asker, writer]) expect((await failureOf(sendBack(call, edition))).code).toBe(couponOwnReview.code);
    expect(await failureOf(sendBack(second, edition - 1))).toMatchObject({ code: couponTemplateMoved.code, msg: couponCopy.rewritten });
    expect((await failureOf(sendBack(second, edition, ' '))).fields).toEqual({ reason: couponCopy.sendBackReason });
    const back = await sendBack(second, edition);
    expect(back).toMatchObject({ state: 'draft', review: 'returned', returned: { by: '丙', reason: '门槛过低' }, askedBy: '' });
    expect(await sendBack(second, edition)).toEqual(back);
    expect([await returnedTo(asker), await returnedTo(writer), await returnedTo(second)]).toEqual([[templateNo], [templateNo], []]);
    expect((await failureOf(sendBack(second, back.edition, '另有原因'))).code).toBe(couponTemplateMoved.code);
    // asked for once more it waits for the second again, and is let out
    expect(await issue(asker)).toMatchObject({ state: 'draft', review: 'own', returned: null });
    expect(await returnedTo(writer)).toEqual([]);
    const again = await sendBack(second, (await second(getCouponTemplate, { params: { id: templateNo } })).edition, '仍过低');
    await writer(saveCouponTemplate, { body: { templateNo, template: { ...dear, budget: 1000 }, edition: again.edition }, idempotencyKey: 'back-2' });
    expect(await writer(getCouponTemplate, { params: { id: templateNo } })).toMatchObject({ review: 'none', returned: null });
    expect((await issue(writer)).state).toBe('issuing');
    expect((await failureOf(sendBack(second, again.edition))).code).toBe(couponTemplateMoved.code);
    const { rows } = await at.portal.database.pool.query<{ after: object }>(
      `select after from operator_log where target = $1 and act = 'sendCouponBack' order by id`,
      [templateNo],
    );
    expect(rows.map(({ after }) => after)).toEqual(['门槛过低', '仍过低'].map((returnReason) => ({ couponName: dear.name, returnReason })));
  });

  it('given out alone on one day count together towards what one decides alone (COUPON-16)', async () => {
    const [one, second] = await Promise.all([1, 2].map(async () => at.as(await at.anOperator('content', {}))));
    if (!one || !second) throw new Error('no operators');
    const half = { ...PLAIN_COUPON, totalCount: 10_000, budget: COUPON_REVIEW_ABOVE / 2 };
    const drafts: string[] = [];
    for (const each of [1, 2, 3, 4]) drafts.push((await one(saveCouponTemplate, { body: { template: half }, idempotencyKey: `day-${each}` })).templateNo);
    const issue = (call: typeof one, templateNo = '') => call(stepCouponTemplate, { body: { templateNo, act: 'issue' } });
    const states = (await Promise.all(drafts.slice(0, 3).map((templateNo) => issue(one, templateNo)))).map(({ state, review }) => `${state} ${review}`);
    expect(states.toSorted()).toEqual(['draft own', 'issuing none', 'issuing none']);
    expect((await failureOf(issue(one, drafts[states.indexOf('draft own')]))).code).toBe(couponOwnReview.code);
    expect((await issue(second, drafts[states.indexOf('draft own')])).state).toBe('issuing');
    // what was given out yesterday counts no more
    await at.portal.database.pool.query(`update coupon_template set gmt_issued = gmt_issued - interval '1 day' where template_no = any($1)`, [drafts]);
    expect((await issue(one, drafts[3])).state).toBe('issuing');
  });

  it('are refused at all fields that only we can judge at once (WIRE-21)', async () => {
    const call = await at.as(await at.anOperator('content', {}));
    const save = (more: object, serial: number) =>
      call(saveCouponTemplate, { body: { template: { ...PLAIN_COUPON, ...more } }, idempotencyKey: `fields-${serial}` });
    await save({ claimCode: 'FIELDS88' }, 1);
    const scope = { kind: 'product', skuModels: ['HV-NO-SUCH'] };
    expect((await failureOf(save({ claimCode: 'FIELDS88', scope }, 2))).fields).toEqual({
      scope: couponCopy.modelsUnknown(['HV-NO-SUCH']),
      claimCode: couponCopy.codeTaken,
    });
  });

  it('are for categories of the first level, and none of the desk’s business', async () => {
    await someCategories(at.portal.database);
    const content = await at.as(await at.anOperator('content', {}));
    expect(await content(listCouponCategories)).toEqual([
      { id: 1, name: '视频监控' },
      { id: 2, name: '软件服务' },
    ]);
    const desk = await at.as(await at.anOperator('serviceDesk', {}));
    expect((await failureOf(desk(listCouponTemplates))).code).toBe(forbidden.code);
  });
});
