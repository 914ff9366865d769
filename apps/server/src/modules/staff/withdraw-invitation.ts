import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { takeInvitationStep } from './invitation-step.ts';
import { assertManages, lockedManager } from './policy.ts';
import { findInvitation } from './store.ts';

/** Doing so twice is doing so once. A hand-over is the owner's to take back. */
export const withdrawInvitation = operation(contract.withdrawInvitation, async function withdrawInvitation(ctx, { body }) {
  const actor = await lockedManager(ctx);
  const seen = await findInvitation(ctx.db, actor.merchantNo, body.invitationId);
  if (seen === undefined) throw new AppError(notFound);
  assertManages(actor, seen.staffRole === 'owner' ? 'manager' : seen.staffRole);
  if (seen.state !== 'withdrawn') await takeInvitationStep(ctx, seen, { act: 'withdraw', actor: 'enterprise', actorNo: actor.accountNo });
  return null;
});
