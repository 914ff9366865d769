import { getLoginSessionInfo, type SessionInfo } from '@portal/contract/account';
import { hasMemberCentre } from '@portal/engines/access';
import { redirect, type RouterContextProvider } from 'react-router';
import { callContext } from '../../lib/server-context.ts';

/** Who has a member centre here; anybody else is led home (ACCESS-10). Asked by each of its pages: what is guarded is what is loaded. */
export async function memberOf(context: Readonly<RouterContextProvider>): Promise<SessionInfo> {
  const session = await context.get(callContext)(getLoginSessionInfo);
  if (!hasMemberCentre(session)) throw redirect('/home');
  return session;
}
