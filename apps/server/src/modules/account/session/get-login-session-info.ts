import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { getSessionInfo } from './session-info.ts';

export const getLoginSessionInfo = operation(contract.getLoginSessionInfo, function getLoginSessionInfo(ctx) {
  return getSessionInfo(ctx.db, ctx.caller.accountNo, ctx.now);
});
