import { oldPasswordWrong, tooManyTries } from '@portal/contract/account';
import { AppError, notSignedIn } from '@portal/contract/core';
import type { Context, SignedInCaller } from '../../../platform/http/context.ts';
import { inTurn } from '../sign-in/in-turn.ts';
import { beginPasswordTry, forgivePasswordTry } from '../sign-in/password-tries.ts';
import { isRightPassword } from '../sign-in/password.ts';
import { findSecrets } from '../store.ts';

/**
 * The caller proves to be the owner by the password they have; tries are counted as those of signing in are. Gives the account's
 * number and the hash that was proved. The password is looked at outside any transaction.
 */
export const provePassword = (ctx: Context<SignedInCaller>, password: string): Promise<ProvedOwner> =>
  inTurn(`${ctx.caller.accountNo}|${ctx.wire.ip}`, () => tryPassword(ctx, password));

interface ProvedOwner {
  phone: string;
  passwordHash: string;
}

async function tryPassword(ctx: Context<SignedInCaller>, password: string): Promise<ProvedOwner> {
  const { accountNo } = ctx.caller;
  const { ip } = ctx.wire;
  const begun = await ctx.transaction(async (db) => {
    const secrets = await findSecrets(db, accountNo);
    return secrets && { ...secrets, attempt: await beginPasswordTry(db, { phone: secrets.phone, ip }, ctx.now) };
  });
  if (!begun) throw new AppError(notSignedIn, { message: 'the account is gone' });
  const { phone, passwordHash, attempt } = begun;
  if (attempt.outcome === 'refused') throw new AppError(tooManyTries, { data: { waitSeconds: Math.ceil(attempt.waitMs / 1000) } });
  if (passwordHash === null || !(await isRightPassword(password, passwordHash))) throw new AppError(oldPasswordWrong);
  await ctx.transaction((db) => forgivePasswordTry(db, { phone, ip }, attempt.ids));
  return { phone, passwordHash };
}
