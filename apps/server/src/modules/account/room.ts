import type { Site } from '@portal/contract/core';
import type { Operation } from '../../platform/http/operation.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { AccountNeeds } from './needs.ts';
import { changeIdentity } from './session/change-identity.ts';
import { getLoginSessionInfo } from './session/get-login-session-info.ts';
import { logout } from './session/logout.ts';
import { passwordLogin } from './sign-in/password-login.ts';
import { sendVerifyCode } from './sign-in/send-verify-code.ts';
import { smsCodeLogin } from './sign-in/sms-code-login.ts';
import { tokenLogin } from './sign-in/token-login.ts';

const operations: readonly Operation<AccountNeeds>[] = [passwordLogin, smsCodeLogin, sendVerifyCode, tokenLogin, logout, getLoginSessionInfo, changeIdentity];

/** Serves this room's endpoints that belong to `site`; an endpoint that names no site belongs to the portal. */
export function accountRoutes(serve: Serve, needs: AccountNeeds, site: Site): void {
  for (const operation of operations) if ((operation.endpoint.sites ?? ['portal']).includes(site)) serve(operation, needs);
}
