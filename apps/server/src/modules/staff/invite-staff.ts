import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { findByPhone, takeInvitationSms } from '../account/index.ts';
import { assertMayInvite, invitationEnd } from './invitation-room.ts';
import type { StaffNeeds } from './needs.ts';
import { assertManages, lockedManager } from './policy.ts';
import { record } from './record.ts';
import { sendInvitationSms } from './send-invitation-sms.ts';
import { insertInvitation } from './store.ts';

/** Nothing of the answer tells whether the number has an account: who has one is told by a message, everybody by a short one. */
export const inviteStaff = operation(contract.inviteStaff, async function inviteStaff(ctx, { body: { phone, staffRole } }, { sms }: StaffNeeds) {
  const { merchantNo, accountNo: inviterNo } = ctx.caller;
  assertManages(await lockedManager(ctx), staffRole);
  await assertMayInvite(ctx, merchantNo, { phone });
  const invitationId = ctx.newId();
  const [gmtCreate, gmtExpire] = [new Date(ctx.now), invitationEnd(ctx.now)];
  await insertInvitation(ctx.db, { invitationId, merchantNo, phone, staffRole, state: 'pending', inviterNo, typedBy: inviterNo, gmtCreate, gmtExpire });
  const invited = await findByPhone(ctx.db, phone);
  const target = { accountNo: null, phone };
  await record(ctx, { act: 'invite', merchantNo, actorNo: inviterNo, target, toRole: staffRole, toldNo: invited?.accountNo ?? null, gmtExpire });
  const isSmsSent = sms.invite !== undefined && (await takeInvitationSms(ctx.db, phone, ctx.now)) === 0;
  if (isSmsSent) await ctx.afterCommit(sendInvitationSms, { invitationId, sent: 1 });
  return { isSmsSent };
});
