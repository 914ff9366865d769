import { AppError } from '@portal/contract/core';
import { shareGone, sharePasswordWrong } from '@portal/contract/design-order';
import { quotationShareStates } from '@portal/engines/states';
import type { Context } from '../../../platform/http/context.ts';
import { isRightPassword } from '../../account/index.ts';
import type { QuotationRoom } from '../quotation/needs.ts';
import { forgiveTry, hasEntered, takeTry } from './password-tries.ts';
import { hashToken } from './own-shares.ts';
import { stateOf } from './share-state.ts';
import { findShared, type SharedRow } from './store.ts';
import { tellShut } from './tell-answer.ts';

/**
 * The link of a token; `isOpen` false: there is a password, and none was given, so that of it nothing may be told but who sent it; `isKnown`: it is shut, and
 * the visitor has entered it before, whom others' wrong passwords do not keep out. Throws `shareGone` of whatever is not there or not any more,
 * `sharePasswordWrong`, and `tooManyRequests` after too many wrong ones, which are counted before they are looked at. The owner is told of the last one the link takes.
 */
export async function enterShare(
  ctx: Pick<Context, 'db' | 'transaction' | 'now' | 'wire' | 'newId' | 'signal'>,
  { token, password }: { token: string; password?: string | undefined },
  { sealKey }: Pick<QuotationRoom, 'sealKey'>,
): Promise<{ share: SharedRow; isOpen: boolean; isKnown: boolean }> {
  const found = await findShared(ctx.db, hashToken(token));
  const who = { shareId: found?.id ?? '', ip: ctx.wire.ip, sealKey };
  const isKnown = found !== undefined && stateOf(found, ctx.now) === 'shut' && (await hasEntered(ctx.db, who));
  const share = viewable(found, ctx.now, isKnown);
  if (share.passwordHash === null) return { share, isOpen: true, isKnown };
  if (password === undefined) return { share, isOpen: false, isKnown };
  const { isLast } = await ctx.transaction((db) => takeTry(db, who, ctx.now));
  if (!(await isRightPassword(password, share.passwordHash))) {
    if (isLast) await ctx.transaction((db) => tellShut({ ...ctx, db }, share));
    throw new AppError(sharePasswordWrong);
  }
  await ctx.transaction((db) => forgiveTry(db, who, ctx.now));
  return { share, isOpen: true, isKnown };
}

/** One that a customer may see (`isKnown`: who has entered it before); unknown, revoked and over are the same to everybody. */
export function viewable(share: SharedRow | undefined, now: number, isKnown: boolean): SharedRow {
  if (!share || !quotationShareStates.may(stateOf(share, now, isKnown), 'view', 'customer')) throw new AppError(shareGone);
  return share;
}
