import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { SESSION_COOKIE } from './session-token.ts';
import { deleteSession } from './store.ts';

/** Ends the session in the database at once, and with it every tab that shares it. A guest's call succeeds too. */
export const logout = operation(contract.logout, async function logout(ctx) {
  if (ctx.caller.sessionHash !== null) await deleteSession(ctx.db, ctx.caller.sessionHash);
  ctx.wire.clearCookie(SESSION_COOKIE);
  return null;
});
