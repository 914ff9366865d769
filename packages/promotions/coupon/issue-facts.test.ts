import type { CouponTemplate } from '@portal/contract/coupon';
import { UserType } from '@portal/engines/access';
import { expect, it } from 'vitest';
import { issueFactsOf } from './issue-facts.ts';

const template = {
  askedBy: '文宣',
  threshold: 1000,
  benefit: { kind: 'amount', off: 100 },
  totalCount: 2000,
  budget: null,
  perPerson: 2,
  claimFrom: '2026-12-01',
  claimTo: '2026-12-31',
  claimCode: null,
  refundRule: 'spent',
  use: { kind: 'days', days: 30 },
  audience: [UserType.SecondLevel],
  scope: { kind: 'category', categoryIds: [7, 8] },
} as unknown as CouponTemplate;
const told = (more: object = {}) =>
  Object.fromEntries(issueFactsOf({ ...template, ...more }, [{ id: 7, name: '视频监控' }]).map(({ key, value }) => [key, value]));

it('tells whoever decides of a coupon who asked, what it may cost, for whom, for what and how long (COUPON-16)', () => {
  expect(told()).toMatchObject({
    askedBy: '文宣',
    ceiling: '¥200,000.00',
    perPerson: '2 张',
    claim: '2026-12-01 至 2026-12-31',
    use: '领取后 30 天',
    way: '公开领取',
    refundRule: '退款后不退回',
    scope: '视频监控、8',
  });
  expect(told()['audience']).not.toContain('所有');
  const open = told({ askedBy: '', audience: [], benefit: { kind: 'percent', payPercent: 90, offMax: null }, scope: { kind: 'all' } });
  expect([open['askedBy'], open['ceiling'], open['audience'], open['scope']]).toEqual([undefined, '未设上限', '所有可下单的账号', '全部商品']);
});
