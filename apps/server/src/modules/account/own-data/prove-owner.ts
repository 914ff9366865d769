import { smsCodeWrong, type OwnerProof } from '@portal/contract/account';
import { AppError, notSignedIn } from '@portal/contract/core';
import type { Context, SignedInCaller } from '../../../platform/http/context.ts';
import { provePassword } from '../security/prove-password.ts';
import { smsCodeRefused, spendSmsCode } from '../sign-in/spend-sms-code.ts';
import type { CodePurpose } from '../sign-in/sms-code.ts';
import { findSecrets } from '../store.ts';

/** The caller proves to be the account's owner, by the password or by a code to the own number for this purpose. Gives what was proved: it is asked for again where it is acted upon (`assertStillProved`). */
export async function proveOwner(ctx: Context<SignedInCaller>, proof: OwnerProof, purpose: CodePurpose): Promise<{ phone: string; passwordHash?: string }> {
  if ('password' in proof) return provePassword(ctx, proof.password);
  const outcome = await ctx.transaction(async (db) => {
    const secrets = await findSecrets(db, ctx.caller.accountNo);
    if (!secrets) return null;
    const { phone } = secrets;
    return { phone, refusal: await spendSmsCode(db, { phone, purpose, code: proof.code, ip: ctx.wire.ip }, ctx.now) };
  });
  if (outcome === null) throw new AppError(notSignedIn, { message: 'the account is gone' });
  if (outcome.refusal) throw smsCodeRefused(outcome.refusal === smsCodeWrong ? smsCodeWrong : outcome.refusal);
  return { phone: outcome.phone };
}
