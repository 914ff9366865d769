import { defineRoom } from '../../platform/room.ts';
import { forgetExpired } from './forget-expired.ts';
import type { AccountNeeds } from './needs.ts';
import { closeAccount } from './own-data/close-account.ts';
import { findAccountExport } from './own-data/find-account-export.ts';
import { getRegisterInfo } from './own-data/get-register-info.ts';
import { phonePlainText } from './own-data/phone-plain-text.ts';
import { requestAccountExport } from './own-data/request-account-export.ts';
import { sendOwnCode } from './own-data/send-own-code.ts';
import { takeAccountExport } from './own-data/take-account-export.ts';
import { closeDueAccounts, dropOldExports } from './own-data/close-due-accounts.ts';
import { makeAccountExport } from './own-data/make-export.ts';
import { modifyAvatar } from './profile/modify-avatar.ts';
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
import { getUserTk } from './session/get-user-tk.ts';
import { listLoginSessions } from './session/list-login-sessions.ts';
import { logout } from './session/logout.ts';
import { surveyPermission } from './session/survey-permission.ts';
import { walletUrl } from './session/wallet-url.ts';
import { passwordLogin } from './sign-in/password-login.ts';
import { sendVerifyCode } from './sign-in/send-verify-code.ts';
import { smsCodeLogin } from './sign-in/sms-code-login.ts';
import { takeTypedPhone } from './sign-in/typed-phone.ts';
import { tokenLogin } from './sign-in/token-login.ts';

export const accountRoom = defineRoom({
  name: 'account',
  open: (needs: AccountNeeds) => needs,
  operations: [
    passwordLogin,
    smsCodeLogin,
    sendVerifyCode,
    tokenLogin,
    takeTypedPhone,
    generateLoginQrCode,
    loginByQrCode,
    scanLoginQrCode,
    confirmLoginQrCode,
    logout,
    getLoginSessionInfo,
    getUserTk,
    surveyPermission,
    walletUrl,
    changeIdentity,
    registerLogin,
    updatePasswordBySmsCode,
    updatePasswordByOldPwd,
    modifyPhone,
    modifyNickname,
    modifyAvatar,
    listLoginSessions,
    endOtherSessions,
    closeAccount,
    findAccountExport,
    getRegisterInfo,
    phonePlainText,
    requestAccountExport,
    sendOwnCode,
    takeAccountExport,
  ],
  tasks: [makeAccountExport],
  jobs: [
    { name: 'close-accounts', cron: '23 * * * *', run: closeDueAccounts },
    { name: 'drop-account-exports', cron: '43 * * * *', run: dropOldExports },
    {
      name: 'forget-expired',
      cron: '7 * * * *',
      run: ({ database, now }) => database.transaction((db) => forgetExpired(db, now)),
    },
  ],
});
