import { getLoginSessionInfo, type SessionInfo } from '@portal/contract/account';
import type { RouterContextProvider } from 'react-router';
import { callContext } from '../../lib/server-context.ts';

/** Whose member centre it is. That there is one, the guard has seen to (ACCESS-10). */
export const memberOf = (context: Readonly<RouterContextProvider>): Promise<SessionInfo> => context.get(callContext)(getLoginSessionInfo);
