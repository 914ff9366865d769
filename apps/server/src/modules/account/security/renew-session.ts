import { notSignedIn, AppError } from '@portal/contract/core';
import { oldPasswordWrong } from '@portal/contract/account';
import type { Db } from '../../../platform/db/database.ts';
import type { Context, SignedInCaller } from '../../../platform/http/context.ts';
import { issueSession, signedInFrom } from '../session/session-token.ts';
import { deleteSessionsOf, hasSession } from '../session/store.ts';
import { lockAccount } from '../store.ts';

/**
 * What was proved before the transaction holds in it: the password, or the number a code went to, is the one that was proved, and the session goes on. Whoever reset
 * the password meanwhile, or signed this browser out, is not undone.
 */
export async function assertStillProved(db: Db, ctx: Context<SignedInCaller>, proved: { phone: string; passwordHash?: string }): Promise<void> {
  const now = await lockAccount(db, ctx.caller.accountNo);
  if (!now || !(await hasSession(db, ctx.caller.sessionHash))) throw new AppError(notSignedIn, { message: 'ended meanwhile' });
  if (now.phone !== proved.phone) throw new AppError(notSignedIn, { message: 'another number by now' });
  if (proved.passwordHash !== undefined && now.passwordHash !== proved.passwordHash) throw new AppError(oldPasswordWrong, { message: 'changed meanwhile' });
}

/** After a change of password or number every session ends, the caller's too; gives the one that goes on in this browser. */
export async function renewSession(db: Db, ctx: Context<SignedInCaller>): Promise<string> {
  await deleteSessionsOf(db, ctx.caller.accountNo, ctx.now);
  return issueSession(db, ctx.caller.accountNo, ctx.now, signedInFrom(ctx.wire));
}
