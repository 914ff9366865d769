/** Invitations that nobody has answered end by the clock; whoever sent them is told. */
import { newId } from '../../platform/clock.ts';
import type { Telling } from '../../platform/http/context.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { takeInvitationStep } from './invitation-step.ts';
import { lockMembers } from '../account/index.ts';
import { findWaiting, listDue, type InvitationRow } from './store.ts';

const AT_ONCE = 500;

export const expireInvitation = (ctx: Telling, due: InvitationRow): Promise<void> =>
  takeInvitationStep(ctx, due, { act: 'expire', actor: 'clock', actorNo: null });

/** Each by itself: one that is answered at this moment holds up no other. */
export async function expireInvitations({ database, now }: JobContext): Promise<void> {
  for (const { invitationId, merchantNo } of await listDue(database.db, now, AT_ONCE))
    await database.transaction(async (db) => {
      await lockMembers(db, merchantNo, []);
      const due = await findWaiting(db, invitationId);
      if (due && due.gmtExpire.getTime() <= now) await expireInvitation({ db, now, newId: () => newId(now), signal: () => {} }, due);
    });
}
