import { expect, it } from 'vitest';
import { invitationGuideOf } from './invitation-guide-of.ts';

const one = (companyName: string, day: string, more: object = {}) => ({
  companyName,
  inviterName: '陈工',
  staffRole: 'staff' as const,
  state: 'pending' as const,
  gmtExpire: `2026-12-${day}T04:00:00.000Z`,
  ...more,
});

it('tells of the invitation that ends first, and how many wait beside it (ENTERPRISE-8)', () => {
  expect(invitationGuideOf([one('云安视讯', '09'), one('西溪安防', '05', { staffRole: 'manager' })])).toEqual({
    title: '西溪安防邀请您加入，角色为管理员',
    words: '由陈工邀请，请在 2026-12-05 前确认，另有 1 个邀请待确认',
    way: '去确认',
    href: '/member/enterprises',
  });
});

it('calls a hand-over what it is', () => {
  expect(invitationGuideOf([one('云安视讯', '09', { staffRole: 'owner' })])).toMatchObject({
    title: '陈工申请将云安视讯的主账号移交给您',
    words: '请在 2026-12-09 前确认',
  });
});

it.each(['accepted', 'declined', 'withdrawn', 'expired'] as const)('tells nothing of one that is %s', (state) =>
  expect(invitationGuideOf([one('云安视讯', '09', { state })])).toBeNull(),
);
