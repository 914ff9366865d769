import { defineRoom } from '../../platform/room.ts';
import { forgetExpired } from './forget-expired.ts';
import type { AccountNeeds } from './needs.ts';
import { changeIdentity } from './session/change-identity.ts';
import { getLoginSessionInfo } from './session/get-login-session-info.ts';
import { logout } from './session/logout.ts';
import { passwordLogin } from './sign-in/password-login.ts';
import { sendVerifyCode } from './sign-in/send-verify-code.ts';
import { smsCodeLogin } from './sign-in/sms-code-login.ts';
import { tokenLogin } from './sign-in/token-login.ts';

export const accountRoom = defineRoom({
  name: 'account',
  open: (needs: AccountNeeds) => needs,
  operations: [passwordLogin, smsCodeLogin, sendVerifyCode, tokenLogin, logout, getLoginSessionInfo, changeIdentity],
  jobs: [
    {
      name: 'forget-expired',
      cron: '7 * * * *',
      run: ({ database, now }) => database.transaction((db) => forgetExpired(db, now)),
    },
  ],
});
