/** A step of an invitation: the state it has then, the line that stays, and who is told. */
import { AppError } from '@portal/contract/core';
import { invitationOver, type StaffAct } from '@portal/contract/staff';
import { invitationStateAt, staffInvitationStates, type StaffInvitationAct, type StaffInvitationActor } from '@portal/engines/states';
import type { Telling } from '../../platform/http/context.ts';
import { findByPhone } from '../account/index.ts';
import { record } from './record.ts';
import { updateInvitation, type InvitationRow } from './store.ts';

interface Step {
  act: StaffInvitationAct;
  actor: StaffInvitationActor;
  /** null: the clock. */
  actorNo: string | null;
  /** Who is invited, where that is known already. */
  targetNo?: string;
  change?: { sent: number; gmtExpire: Date; inviterNo: string };
}

const HANDOVER_ACTS: Readonly<Partial<Record<StaffInvitationAct, StaffAct>>> = {
  accept: 'acceptHandover',
  decline: 'declineHandover',
  withdraw: 'withdrawHandover',
  expire: 'expireHandover',
};

/** Throws `invitationOver` where it may not be done by now. A hand-over is not sent again: it is offered anew, and proved. */
export async function takeInvitationStep(ctx: Telling, seen: InvitationRow, { act, actor, actorNo, targetNo, change }: Step): Promise<void> {
  const isHandover = seen.staffRole === 'owner';
  // what nobody has written down as over is so all the same; the clock alone writes it
  const current = act === 'expire' ? seen.state : invitationStateAt(seen.state, seen.gmtExpire.getTime(), ctx.now);
  const state = isHandover && act === 'resend' ? null : staffInvitationStates.after(current, act, actor);
  if (state === null || !(await updateInvitation(ctx.db, seen, { ...change, state }))) throw new AppError(invitationOver, { message: `${act} of ${current}` });
  const { merchantNo, phone, staffRole } = seen;
  const accountNo = targetNo ?? seen.accountNo ?? (await findByPhone(ctx.db, phone))?.accountNo ?? null;
  const isAnswer = act === 'accept' || act === 'decline' || act === 'expire';
  await record(ctx, {
    act: (isHandover && HANDOVER_ACTS[act]) || (act as StaffAct),
    merchantNo,
    actorNo,
    // who has not joined stays a number to the enterprise
    target: { accountNo: isHandover || act === 'accept' ? accountNo : null, phone },
    toRole: staffRole,
    toldNo: isAnswer ? seen.inviterNo : accountNo,
    gmtExpire: change?.gmtExpire ?? seen.gmtExpire,
  });
}
