import type { getLoginSessionInfo as endpoint } from '@portal/contract/account';
import type { Operation } from '../../../platform/http/serve.ts';
import { getSessionInfo } from './session-info.ts';

export const getLoginSessionInfo: Operation<typeof endpoint> = (ctx) => getSessionInfo(ctx.db, ctx.caller.accountNo);
