import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { getContact, lockMembers } from '../account/index.ts';
import { takeInvitationStep } from './invitation-step.ts';
import { findReceived } from './store.ts';

/** Doing so twice is doing so once. */
export const declineInvitation = operation(contract.declineInvitation, async function declineInvitation(ctx, { body: { invitationId } }) {
  const { accountNo } = ctx.caller;
  const receiver = { accountNo, phone: (await getContact(ctx.db, accountNo)).contactPhone };
  const first = await findReceived(ctx.db, receiver, invitationId);
  if (first === undefined) throw new AppError(notFound);
  await lockMembers(ctx.db, first.merchantNo, [accountNo]);
  const seen = (await findReceived(ctx.db, receiver, invitationId)) ?? first;
  if (seen.state !== 'declined') await takeInvitationStep(ctx, seen, { act: 'decline', actor: 'invited', actorNo: accountNo, targetNo: accountNo });
  return null;
});
