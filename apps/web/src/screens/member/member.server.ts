import { getLoginSessionInfo, type SessionInfo } from '@portal/contract/account';
import type { RouterContextProvider } from 'react-router';
import { callContext } from '../../lib/page/server-context.ts';

/** Whose pages these are, in the member centre or below the merchant centre: which of them, the guard has seen to (ACCESS-10, ACCOUNT-20). */
export const memberOf = (context: Readonly<RouterContextProvider>): Promise<SessionInfo> => context.get(callContext)(getLoginSessionInfo);
