import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { lockAccount } from '../store.ts';
import { deleteSessionsOf } from './store.ts';

export const endOtherSessions = operation(contract.endOtherSessions, async function endOtherSessions(ctx) {
  await lockAccount(ctx.db, ctx.caller.accountNo);
  return { ended: await deleteSessionsOf(ctx.db, ctx.caller.accountNo, ctx.now, ctx.caller.sessionHash) };
});
