import { AppError, tooManyRequests } from '@portal/contract/core';
import { shareGone, sharePasswordWrong } from '@portal/contract/design-order';
import { quotationShareStates } from '@portal/engines/states';
import { spokenWait } from '@portal/units';
import type { Context } from '../../../platform/http/context.ts';
import { isRightPassword } from '../../account/index.ts';
import { hashToken } from './own-shares.ts';
import { stateOf } from './share-state.ts';
import { findShared, takeTry, updateTried, type SharedRow } from './store.ts';

/** Of one link, by whomever: with passwords of six letters a link would have to stay open for centuries. */
const TRIES = { max: 5, windowMs: 15 * 60_000 } as const;

/**
 * What a token and a password open; null: there is a password, and none was given. Throws `shareGone` of whatever is not there or not any
 * more, `sharePasswordWrong`, and `tooManyRequests` after too many wrong ones, which are counted before they are looked at.
 */
export async function enterShare(
  ctx: Pick<Context, 'db' | 'transaction' | 'now'>,
  { token, password }: { token: string; password?: string | undefined },
): Promise<SharedRow | null> {
  const share = viewable(await findShared(ctx.db, hashToken(token)), ctx.now);
  if (share.passwordHash === null) return share;
  if (password === undefined) return null;
  const isTaken = await ctx.transaction((db) => takeTry(db, share.id, TRIES, ctx.now));
  if (!isTaken) {
    const waitSeconds = Math.max(1, Math.ceil(((share.gmtTried?.getTime() ?? ctx.now) + TRIES.windowMs - ctx.now) / 1000));
    throw new AppError(tooManyRequests, { msg: `密码输错次数过多，请 ${spokenWait(waitSeconds)}后再试`, data: { waitSeconds } });
  }
  if (!(await isRightPassword(password, share.passwordHash))) throw new AppError(sharePasswordWrong);
  await ctx.transaction((db) => updateTried(db, share.id));
  return share;
}

/** One that a customer may see; unknown, revoked and over are the same to everybody. */
export function viewable(share: SharedRow | undefined, now: number): SharedRow {
  if (!share || !quotationShareStates.may(stateOf(share, now), 'view', 'customer')) throw new AppError(shareGone);
  return share;
}
