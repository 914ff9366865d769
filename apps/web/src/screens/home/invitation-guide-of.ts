import type { ReceivedInvitation } from '@portal/contract/staff';
import { staffRoleName } from '@portal/engines/access';
import { formatDate } from '@portal/units';
import type { GuideWords } from './certification-guide-of.ts';

type Invitation = Pick<ReceivedInvitation, 'companyName' | 'inviterName' | 'staffRole' | 'state' | 'gmtExpire'>;

/** Of invitations that wait for an answer the one that ends first, and how many there are beside; null where none waits. Source: ENTERPRISE-8. */
export function invitationGuideOf(invitations: readonly Invitation[]): GuideWords | null {
  const waiting = invitations.filter(({ state }) => state === 'pending').toSorted((a, b) => Date.parse(a.gmtExpire) - Date.parse(b.gmtExpire));
  const [first] = waiting;
  if (first === undefined) return null;
  const { companyName, inviterName, staffRole, gmtExpire } = first;
  const others = waiting.length > 1 ? `，另有 ${waiting.length - 1} 个邀请待确认` : '';
  return {
    title: staffRole === 'owner' ? `${inviterName}申请将${companyName}的主账号移交给您` : `${companyName}邀请您加入，角色为${staffRoleName(staffRole)}`,
    words: `${staffRole === 'owner' ? '' : `由${inviterName}邀请，`}请在 ${formatDate(Date.parse(gmtExpire))} 前确认${others}`,
    way: '去确认',
    href: '/member/enterprises',
  };
}
