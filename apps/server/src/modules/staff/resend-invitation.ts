import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { takeInvitationSms } from '../account/index.ts';
import { assertMayInvite, invitationEnd, tooOften } from './invitation-room.ts';
import { takeInvitationStep } from './invitation-step.ts';
import type { StaffNeeds } from './needs.ts';
import { assertManages, lockedManager } from './policy.ts';
import { sendInvitationSms } from './send-invitation-sms.ts';
import { findInvitation } from './store.ts';

export const resendInvitation = operation(contract.resendInvitation, async function resendInvitation(ctx, { body }, { sms }: StaffNeeds) {
  const actor = await lockedManager(ctx);
  const seen = await findInvitation(ctx.db, actor.merchantNo, body.invitationId);
  if (seen === undefined) throw new AppError(notFound);
  assertManages(actor, seen.staffRole === 'owner' ? 'manager' : seen.staffRole);
  const sent = seen.sent + 1;
  const change = { sent, gmtExpire: invitationEnd(ctx.now), inviterNo: actor.accountNo };
  await takeInvitationStep(ctx, seen, { act: 'resend', actor: 'enterprise', actorNo: actor.accountNo, change });
  await assertMayInvite(ctx, actor.merchantNo, { phone: seen.phone, except: seen.invitationId });
  if (sms.invite === undefined) return null;
  const waitMs = await takeInvitationSms(ctx.db, seen.phone, ctx.now);
  if (waitMs > 0) throw tooOften(waitMs);
  await ctx.afterCommit(sendInvitationSms, { invitationId: seen.invitationId, sent });
  return null;
});
