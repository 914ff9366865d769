/** Whether one more may be invited to an enterprise, whose people the caller holds. */
import { AppError } from '@portal/contract/core';
import { alreadyInvited, alreadyStaff, INVITATION_DAYS, inviteTooOften, STAFF_MAX, staffFull } from '@portal/contract/staff';
import { spokenWait } from '@portal/units';
import type { Telling } from '../../platform/http/context.ts';
import { listMembers, takeInvitation } from '../account/index.ts';
import { expireInvitation } from './expire-invitations.ts';
import { listPending } from './store.ts';

export const invitationEnd = (now: number): Date => new Date(now + INVITATION_DAYS * 24 * 3_600_000);

export function tooOften(waitMs: number): AppError {
  const waitSeconds = Math.ceil(waitMs / 1000);
  return new AppError(inviteTooOften, { msg: `邀请发送过于频繁，请 ${spokenWait(waitSeconds)}后再试`, data: { waitSeconds } });
}

/** Throws where the number is one of its people, is invited already, there are too many, or too many were sent. `except`: the one sent again. */
export async function assertMayInvite(ctx: Telling, merchantNo: string, { phone, except }: { phone: string; except?: string }): Promise<void> {
  const members = await listMembers(ctx.db, merchantNo);
  if (members.some((member) => member.phone === phone)) throw onPhone(alreadyStaff);
  const pending = (await listPending(ctx.db, merchantNo)).filter(({ invitationId }) => invitationId !== except);
  const due = pending.filter(({ gmtExpire }) => gmtExpire.getTime() <= ctx.now);
  for (const over of due) await expireInvitation(ctx, over);
  const waiting = pending.filter((one) => !due.includes(one));
  if (waiting.some((one) => one.phone === phone)) throw onPhone(alreadyInvited);
  if (members.length + waiting.length >= STAFF_MAX) throw new AppError(staffFull);
  const waitMs = await takeInvitation(ctx.db, merchantNo, ctx.now);
  if (waitMs > 0) throw tooOften(waitMs);
}

const onPhone = (error: typeof alreadyStaff | typeof alreadyInvited): AppError => new AppError(error, { fields: { phone: error.msg } });
