import * as contract from '@portal/contract/account';
import type { Endpoint, Site } from '@portal/contract/core';
import type { Operation, Serve } from '../../platform/http/serve.ts';
import type { SmsSender } from '../../platform/upstream/sms/index.ts';
import { changeIdentity } from './session/change-identity.ts';
import { getLoginSessionInfo } from './session/get-login-session-info.ts';
import { logout } from './session/logout.ts';
import type { SignOnSettings } from './settings.ts';
import { createPasswordLogin } from './sign-in/password-login.ts';
import { createSendVerifyCode } from './sign-in/send-verify-code.ts';
import { createSmsCodeLogin } from './sign-in/sms-code-login.ts';
import { tokenLogin } from './sign-in/token-login.ts';

export interface AccountDeps {
  sms: SmsSender;
  settings: SignOnSettings;
}

/** Serves this room's endpoints that belong to `site`; an endpoint that names no site belongs to the portal. */
export function accountRoutes(serve: Serve, deps: AccountDeps, site: Site): void {
  const serveHere = <const E extends Endpoint>(endpoint: E, operation: Operation<E>): void => {
    const sites: readonly Site[] = endpoint.sites ?? ['portal'];
    if (sites.includes(site)) serve(endpoint, operation);
  };
  serveHere(contract.passwordLogin, createPasswordLogin(deps.settings));
  serveHere(contract.smsCodeLogin, createSmsCodeLogin(deps.settings));
  serveHere(contract.sendVerifyCode, createSendVerifyCode(deps.sms));
  serveHere(contract.tokenLogin, tokenLogin);
  serveHere(contract.logout, logout);
  serveHere(contract.getLoginSessionInfo, getLoginSessionInfo);
  serveHere(contract.changeIdentity, changeIdentity);
}
