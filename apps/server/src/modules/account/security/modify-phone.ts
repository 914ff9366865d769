import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { tellAccount, type AccountNeeds } from '../needs.ts';
import { getSessionInfo } from '../session/session-info.ts';
import { setSessionCookie } from '../sign-in/handover.ts';
import { forgetAddresses, rememberAddress } from '../sign-in/password-tries.ts';
import { smsCodeRefused, spendSmsCode } from '../sign-in/spend-sms-code.ts';
import { isPhoneFree, updatePhone } from '../store.ts';
import { provePassword } from './prove-password.ts';
import { issueSession, signedInFrom } from '../session/session-token.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { assertStillProved } from './renew-session.ts';

/** The password proves who asks, the code that the new number is theirs; only then is told whether somebody else has it. */
export const modifyPhone = operation(
  contract.modifyPhone,
  async function modifyPhone(ctx, { body: { password, phone, code } }, { onAccountEvent }: AccountNeeds) {
    const proved = await provePassword(ctx, password);
    const { ip } = ctx.wire;
    const outcome = await ctx.transaction(async (db) => {
      await assertStillProved(db, ctx, proved);
      const failure = await spendSmsCode(db, { phone, purpose: 'modifyPhone', code, ip }, ctx.now);
      if (failure) return failure;
      const { accountNo } = ctx.caller;
      if (!(await isPhoneFree(db, accountNo, phone))) return contract.phoneTaken;
      await deleteSessionsOf(db, accountNo, ctx.now);
      await updatePhone(db, accountNo, phone);
      await forgetAddresses(db, proved.phone);
      await rememberAddress(db, { phone, ip }, ctx.now);
      await tellAccount({ ...ctx, db }, onAccountEvent, { kind: 'phoneChanged', accountNo });
      return { session: await issueSession(db, accountNo, ctx.now, signedInFrom(ctx.wire)) };
    });
    if (outcome === contract.phoneTaken) throw new AppError(contract.phoneTaken);
    if ('code' in outcome) throw smsCodeRefused(outcome);
    setSessionCookie(ctx.wire, outcome.session);
    return getSessionInfo(ctx.db, ctx.caller.accountNo, ctx.now);
  },
);
