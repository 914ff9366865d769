import * as contract from '@portal/contract/account';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { updateChosenIdentity } from '../store.ts';
import { getSessionInfo } from './session-info.ts';

/** Switches among the caller's own identities; somebody else's enterprise answers like an unknown one. */
export const changeIdentity = operation(contract.changeIdentity, async function changeIdentity(ctx, { body }) {
  const { accountNo } = ctx.caller;
  if (!(await updateChosenIdentity(ctx.db, accountNo, body.merchantNo))) throw new AppError(notFound, { message: 'not an identity of the caller' });
  return getSessionInfo(ctx.db, accountNo, ctx.now);
});
