/** Somebody is one of an enterprise's people no longer: identity, rights and hand-overs under way end at once, what they made for it stays with it (ENTERPRISE-10). */
import type { Telling } from '../../platform/http/context.ts';
import { deleteMember, listMembers, type Member } from '../account/index.ts';
import { takeInvitationStep } from './invitation-step.ts';
import type { StaffNeeds } from './needs.ts';
import { listPending } from './store.ts';

/** The owner who has what they leave. The enterprise's people are held. */
export async function heirOf(db: Telling['db'], member: Member): Promise<Member | undefined> {
  const owners = (await listMembers(db, member.merchantNo)).filter(({ accountNo, staffRole }) => staffRole === 'owner' && accountNo !== member.accountNo);
  return owners.find(({ isAway }) => !isAway) ?? owners[0];
}

export async function takeOut(
  ctx: Telling,
  member: Member,
  { heirNo, actorNo }: { heirNo: string; actorNo: string },
  { onStaffLeft }: StaffNeeds,
): Promise<void> {
  const { accountNo, merchantNo } = member;
  for (const pending of await listPending(ctx.db, merchantNo))
    if (pending.staffRole === 'owner' && (pending.accountNo === accountNo || pending.inviterNo === accountNo) && pending.gmtExpire.getTime() > ctx.now)
      await takeInvitationStep(ctx, pending, { act: 'withdraw', actor: 'enterprise', actorNo });
  for (const leaves of onStaffLeft) await leaves(ctx.db, { accountNo, merchantNo, ownerNo: heirNo, now: ctx.now });
  await deleteMember(ctx.db, member);
}
