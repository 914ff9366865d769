/** Invitations that nobody has answered end by the clock; whoever sent them is told. */
import { newId } from '../../platform/clock.ts';
import type { Telling } from '../../platform/http/context.ts';
import { eachByItself, pageByPage } from '../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { takeInvitationStep } from './invitation-step.ts';
import { lockMembers } from '../account/index.ts';
import { findWaiting, listDue, type InvitationRow } from './store.ts';

export const expireInvitation = (ctx: Telling, due: InvitationRow): Promise<void> =>
  takeInvitationStep(ctx, due, { act: 'expire', actor: 'clock', actorNo: null });

/** One that is answered at this moment is left as it is. */
export async function expireInvitations({ database, now, log }: JobContext): Promise<void> {
  await eachByItself(
    pageByPage<InvitationRow>((page) => listDue(database.db, now, page)),
    ({ invitationId, merchantNo }) =>
      database.transaction(async (db) => {
        await lockMembers(db, merchantNo, []);
        const due = await findWaiting(db, invitationId);
        if (due && due.gmtExpire.getTime() <= now) await expireInvitation({ db, now, newId: () => newId(now), signal: () => {} }, due);
      }),
    (error, { invitationId }) => log.error({ err: error, invitationId }, 'an invitation could not be ended'),
  );
}
