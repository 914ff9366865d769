import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/staff';
import { operation } from '../../platform/http/operation.ts';
import { assertStillProved, findMember, lockMembers, proveOwner } from '../account/index.ts';
import { expireInvitation } from './expire-invitations.ts';
import { invitationEnd } from './invitation-room.ts';
import { record } from './record.ts';
import { insertInvitation, listPending } from './store.ts';

/** Nothing changes until the other accepts; of two that are offered at once one is. */
export const offerHandover = operation(contract.offerHandover, async function offerHandover(ctx, { body: { accountNo, proof } }) {
  const proved = await proveOwner(ctx, proof, 'handOver');
  const { merchantNo, accountNo: inviterNo } = ctx.caller;
  await ctx.transaction(async (db) => {
    const telling = { ...ctx, db };
    await lockMembers(db, merchantNo, [inviterNo, accountNo]);
    await assertStillProved(db, ctx, proved);
    const [sender, receiver] = [await findMember(db, merchantNo, inviterNo), await findMember(db, merchantNo, accountNo)];
    if (receiver === undefined) throw new AppError(notFound);
    if (sender?.staffRole !== 'owner' || receiver.staffRole === 'owner') throw new AppError(contract.staffMoved);
    if (receiver.isAway) throw new AppError(contract.receiverLeaving);
    for (const pending of await listPending(db, merchantNo)) {
      if (pending.staffRole !== 'owner' && pending.phone !== receiver.phone) continue;
      if (pending.gmtExpire.getTime() > ctx.now) throw new AppError(contract.handoverPending);
      await expireInvitation(telling, pending);
    }
    const [gmtCreate, gmtExpire] = [new Date(ctx.now), invitationEnd(ctx.now)];
    const invitation = { invitationId: ctx.newId(), merchantNo, phone: receiver.phone, accountNo, staffRole: 'owner', state: 'pending' } as const;
    await insertInvitation(db, { ...invitation, inviterNo, gmtCreate, gmtExpire });
    await record(telling, { act: 'offerHandover', merchantNo, actorNo: inviterNo, target: receiver, toRole: 'owner', toldNo: accountNo, gmtExpire });
  });
  return null;
});
