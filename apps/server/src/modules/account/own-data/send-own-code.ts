import * as contract from '@portal/contract/account';
import { AppError, notSignedIn } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { sendCode } from '../sign-in/send-verify-code.ts';
import { findSecrets } from '../store.ts';

/** Under the same ceilings as every other code. */
export const sendOwnCode = operation(contract.sendOwnCode, async function sendOwnCode(ctx, { body: { purpose } }, { sms }: AccountNeeds) {
  const secrets = await findSecrets(ctx.db, ctx.caller.accountNo);
  if (!secrets) throw new AppError(notSignedIn, { message: 'the account is gone' });
  return sendCode(ctx, { phone: secrets.phone, purpose }, sms);
});
