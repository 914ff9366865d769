import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { getSessionInfo } from '../session/session-info.ts';
import { setSessionCookie } from '../sign-in/handover.ts';
import { forgetAddresses, rememberAddress } from '../sign-in/password-tries.ts';
import { smsCodeRefused, spendSmsCode } from '../sign-in/spend-sms-code.ts';
import { updatePhone } from '../store.ts';
import { provePassword } from './prove-password.ts';
import { assertStillProved, renewSession } from './renew-session.ts';

/** The password proves who asks, the code that the new number is theirs; only then is told whether somebody else has it. */
export const modifyPhone = operation(contract.modifyPhone, async function modifyPhone(ctx, { body: { password, phone, code } }) {
  const proved = await provePassword(ctx, password);
  const { ip } = ctx.wire;
  const outcome = await ctx.transaction(async (db) => {
    await assertStillProved(db, ctx, proved);
    const failure = await spendSmsCode(db, { phone, purpose: 'modifyPhone', code, ip }, ctx.now);
    if (failure) return failure;
    if (!(await updatePhone(db, ctx.caller.accountNo, phone))) return contract.phoneTaken;
    await forgetAddresses(db, proved.phone);
    await rememberAddress(db, { phone, ip }, ctx.now);
    return { session: await renewSession(db, ctx) };
  });
  if (outcome === contract.phoneTaken) throw new AppError(contract.phoneTaken);
  if ('code' in outcome) throw smsCodeRefused(outcome);
  setSessionCookie(ctx.wire, outcome.session);
  return getSessionInfo(ctx.db, ctx.caller.accountNo, ctx.now);
});
