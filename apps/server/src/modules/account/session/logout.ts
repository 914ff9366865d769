import type { logout as endpoint } from '@portal/contract/account';
import type { Operation } from '../../../platform/http/serve.ts';
import { SESSION_COOKIE } from './session-token.ts';
import { deleteSession } from './store.ts';

/** Ends the session in the database at once, and with it every tab that shares it. A guest's call succeeds too. */
export const logout: Operation<typeof endpoint> = async (ctx) => {
  if (ctx.caller.sessionHash !== null) await deleteSession(ctx.db, ctx.caller.sessionHash);
  ctx.wire.clearCookie(SESSION_COOKIE);
  return null;
};
