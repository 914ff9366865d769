import { defineRoom } from '../../platform/room.ts';
import { forgetExpired } from './forget-expired.ts';
import type { AccountNeeds } from './needs.ts';
import { modifyNickname } from './profile/modify-nickname.ts';
import { confirmLoginQrCode } from './qr/confirm-login-qr-code.ts';
import { generateLoginQrCode } from './qr/generate-login-qr-code.ts';
import { loginByQrCode } from './qr/login-by-qr-code.ts';
import { scanLoginQrCode } from './qr/scan-login-qr-code.ts';
import { registerLogin } from './registration/register-login.ts';
import { modifyPhone } from './security/modify-phone.ts';
import { updatePasswordByOldPwd } from './security/update-password-by-old-pwd.ts';
import { updatePasswordBySmsCode } from './security/update-password-by-sms-code.ts';
import { changeIdentity } from './session/change-identity.ts';
import { endOtherSessions } from './session/end-other-sessions.ts';
import { getLoginSessionInfo } from './session/get-login-session-info.ts';
import { listLoginSessions } from './session/list-login-sessions.ts';
import { logout } from './session/logout.ts';
import { passwordLogin } from './sign-in/password-login.ts';
import { sendVerifyCode } from './sign-in/send-verify-code.ts';
import { smsCodeLogin } from './sign-in/sms-code-login.ts';
import { tokenLogin } from './sign-in/token-login.ts';

export const accountRoom = defineRoom({
  name: 'account',
  open: (needs: AccountNeeds) => needs,
  operations: [
    passwordLogin,
    smsCodeLogin,
    sendVerifyCode,
    tokenLogin,
    generateLoginQrCode,
    loginByQrCode,
    scanLoginQrCode,
    confirmLoginQrCode,
    logout,
    getLoginSessionInfo,
    changeIdentity,
    registerLogin,
    updatePasswordBySmsCode,
    updatePasswordByOldPwd,
    modifyPhone,
    modifyNickname,
    listLoginSessions,
    endOtherSessions,
  ],
  jobs: [
    {
      name: 'forget-expired',
      cron: '7 * * * *',
      run: ({ database, now }) => database.transaction((db) => forgetExpired(db, now)),
    },
  ],
});
