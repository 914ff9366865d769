import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { enterpriseCopy } from '@portal/contract/enterprise';
import { AuthStatus } from '@portal/engines/access';
import { operation } from '../../../platform/http/operation.ts';
import { withdrawApplication } from '../../enterprise/index.ts';
import { assertStillProved } from '../security/renew-session.ts';
import { placeOf } from '../session/device.ts';
import { SESSION_COOKIE } from '../session/session-token.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { proveOwner } from './prove-owner.ts';
import { insertEvent, listOwnedAlone, lockOwners, updateClosing } from './store.ts';

/** Until then signing in can take it back. */
const CLOSING_REST_MS = 7 * 24 * 3_600_000;

/** Every session ends at once. An enterprise is not left without an owner. */
export const closeAccount = operation(contract.closeAccount, async function closeAccount(ctx, { body: { proof } }) {
  const proved = await proveOwner(ctx, proof, 'closeAccount');
  const { accountNo } = ctx.caller;
  const gmtClose = new Date(ctx.now + CLOSING_REST_MS);
  await ctx.transaction(async (db) => {
    // held first: an approval that makes its owner of something has come to its end, or finds that the account is leaving
    await assertStillProved(db, ctx, proved);
    // two owners who go at once follow each other, and the second is the last
    await lockOwners(db, accountNo);
    const [alone] = await listOwnedAlone(db, accountNo);
    if (alone) {
      const mayHandOver = alone.authStatus === AuthStatus.Certified;
      throw new AppError(contract.lastOwner, {
        msg: `您是「${alone.companyName}」唯一的主账号，${mayHandOver ? enterpriseCopy.handoverWay : enterpriseCopy.handoverShut}`,
        data: { companyName: alone.companyName, mayHandOver },
      });
    }
    await withdrawApplication({ db, now: ctx.now }, accountNo);
    await deleteSessionsOf(db, accountNo, ctx.now);
    await updateClosing(db, accountNo, gmtClose);
    await insertEvent(db, { accountNo, kind: 'closingAsked', place: placeOf(ctx.wire.ip), now: ctx.now });
  });
  ctx.wire.clearCookie(SESSION_COOKIE);
  return { gmtClose: gmtClose.toISOString() };
});
