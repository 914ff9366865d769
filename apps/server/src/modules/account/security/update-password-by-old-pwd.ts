import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { tellAccount, type AccountNeeds } from '../needs.ts';
import { setSessionCookie } from '../sign-in/handover.ts';
import { hashPassword } from '../sign-in/password.ts';
import { updateAccount } from '../store.ts';
import { provePassword } from './prove-password.ts';
import { assertStillProved, renewSession } from './renew-session.ts';

export const updatePasswordByOldPwd = operation(
  contract.updatePasswordByOldPwd,
  async function updatePasswordByOldPwd(ctx, { body }, { onAccountEvent }: AccountNeeds) {
    const proved = await provePassword(ctx, body.oldPassword);
    if (body.password.includes(proved.phone))
      throw new AppError(contract.oldPasswordWrong, {
        msg: contract.accountCopy.passwordHasPhone,
        fields: { password: contract.accountCopy.passwordHasPhone },
      });
    const passwordHash = await hashPassword(body.password);
    const session = await ctx.transaction(async (db) => {
      await assertStillProved(db, ctx, proved);
      await updateAccount(db, ctx.caller.accountNo, { passwordHash });
      await tellAccount({ ...ctx, db }, onAccountEvent, { kind: 'passwordChanged', accountNo: ctx.caller.accountNo });
      return renewSession(db, ctx);
    });
    setSessionCookie(ctx.wire, session);
    return null;
  },
);
