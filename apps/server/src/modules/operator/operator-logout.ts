import * as contract from '@portal/contract/operator';
import { operation } from '../../platform/http/operation.ts';
import { recordAct } from './record-act.ts';
import { CONSOLE_COOKIE } from './sign-in/operator-token.ts';
import { deleteSession } from './store.ts';

export const operatorLogout = operation(contract.operatorLogout, async function operatorLogout(ctx) {
  await deleteSession(ctx.db, ctx.caller.sessionHash);
  await recordAct(ctx, 'signOut');
  ctx.wire.clearCookie(CONSOLE_COOKIE);
  return null;
});
