import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { tellAccount, type AccountNeeds } from '../needs.ts';
import { deleteSessionsOf } from '../session/store.ts';
import { hashPassword } from '../sign-in/password.ts';
import { forgetAddresses, forgetPasswordFailures, rememberAddress } from '../sign-in/password-tries.ts';
import { smsCodeRefused, spendSmsCode } from '../sign-in/spend-sms-code.ts';
import { findByPhone, lockAccount, updateAccount } from '../store.ts';

/** Whoever holds the number sets a new password; every session of the account ends at once, and so do the waits after wrong passwords. */
export const updatePasswordBySmsCode = operation(
  contract.updatePasswordBySmsCode,
  async function updatePasswordBySmsCode(ctx, { body }, { onAccountEvent }: AccountNeeds) {
    const { phone, code, password } = body;
    const found = await ctx.transaction(async (db) => {
      const failure = await spendSmsCode(db, { phone, purpose: 'resetPassword', code, ip: ctx.wire.ip }, ctx.now);
      if (failure) return failure;
      const account = await findByPhone(db, phone);
      if (!account) return contract.smsCodeWrong;
      return account.locked ? contract.accountLocked : { accountNo: account.accountNo };
    });
    if ('code' in found) throw smsCodeRefused(found);
    const passwordHash = await hashPassword(password);
    await ctx.transaction(async (db) => {
      // the number may have gone to another account while the password was hashed
      if ((await lockAccount(db, found.accountNo))?.phone !== phone) throw new AppError(contract.smsCodeWrong);
      await updateAccount(db, found.accountNo, { passwordHash });
      await forgetPasswordFailures(db, phone);
      // nor is a place the owner's because somebody signed in there with the password before
      await forgetAddresses(db, phone);
      await rememberAddress(db, { phone, ip: ctx.wire.ip }, ctx.now);
      await deleteSessionsOf(db, found.accountNo, ctx.now);
      await tellAccount({ ...ctx, db }, onAccountEvent, { kind: 'passwordChanged', accountNo: found.accountNo });
    });
    return null;
  },
);
