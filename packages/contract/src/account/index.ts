export { takeTypedPhone } from './typed-phone-endpoint.ts';
export { getUserTk, SIGNED_IN_MARK, surveyPermission, walletUrl } from './elsewhere-endpoints.ts';
export { accountCopy } from './copy.ts';
export {
  changeIdentity,
  endOtherSessions,
  getLoginSessionInfo,
  listLoginSessions,
  logout,
  modifyNickname,
  modifyPhone,
  passwordLogin,
  registerLogin,
  sendVerifyCode,
  smsCodeLogin,
  tokenLogin,
  updatePasswordByOldPwd,
  updatePasswordBySmsCode,
} from './endpoints.ts';
export {
  closeAccount,
  findAccountExport,
  getRegisterInfo,
  modifyAvatar,
  phonePlainText,
  requestAccountExport,
  sendOwnCode,
  takeAccountExport,
} from './own-data-endpoints.ts';
export { CodeProof, OwnerProof, ownPurpose, PasswordProof, ProvedRequest, type AccountExport, type RegisterInfo } from './own-data-shapes.ts';
export { confirmLoginQrCode, generateLoginQrCode, loginByQrCode, scanLoginQrCode } from './qr-endpoints.ts';
export { type LoginQrCode, type QrAsker, type QrLogin } from './qr-shapes.ts';
export {
  accountClosing,
  accountLocked,
  alreadyRegistered,
  handoverInvalid,
  lastOwner,
  noWallet,
  oldPasswordWrong,
  phoneTaken,
  protocolsChanged,
  qrCodeInvalid,
  redirectRefused,
  smsCodeWrong,
  smsTooOften,
  tooManyTries,
  wrongCredentials,
} from './errors.ts';
export { isCommonPassword } from './common-passwords.ts';
export { NICKNAME_MAX } from './limits.ts';
export {
  BoundShop,
  Handover,
  Identity,
  LoginSession,
  ModifyNickname,
  ModifyPhone,
  PasswordLogin,
  RegisterLogin,
  SessionInfo,
  SmsCodeLogin,
  TokenLogin,
  UpdatePasswordByOldPwd,
  UpdatePasswordBySmsCode,
  VerifyCode,
  type DemoAccount,
  password,
  phone,
  smsCode,
  smsPurpose,
  type SmsPurpose,
} from './shapes.ts';
