import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { getSessionInfo } from '../session/session-info.ts';
import { updateAccount } from '../store.ts';

export const modifyNickname = operation(contract.modifyNickname, async function modifyNickname(ctx, { body: { nickname } }) {
  await updateAccount(ctx.db, ctx.caller.accountNo, { nickname });
  return getSessionInfo(ctx.db, ctx.caller.accountNo, ctx.now);
});
