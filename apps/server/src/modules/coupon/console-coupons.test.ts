import { forbidden, notFound } from '@portal/contract/core';
import { getCouponTemplate, listCouponCategories, listCouponTemplates, saveCouponTemplate, stepCouponTemplate } from '@portal/contract/coupon';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aCouponTemplate, PLAIN_COUPON } from '@portal/server/testkit/coupons';
import { someCategories } from '@portal/server/testkit/goods';
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
