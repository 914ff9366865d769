export { accountCopy } from './copy.ts';
export { changeIdentity, getLoginSessionInfo, logout, passwordLogin, sendVerifyCode, smsCodeLogin, tokenLogin } from './endpoints.ts';
export { accountLocked, handoverInvalid, redirectRefused, smsCodeWrong, smsTooOften, tooManyTries, wrongCredentials } from './errors.ts';
export {
  BoundShop,
  Handover,
  Identity,
  PasswordLogin,
  SessionInfo,
  SmsCodeLogin,
  TokenLogin,
  VerifyCode,
  password,
  phone,
  smsCode,
  smsPurpose,
  type SmsPurpose,
} from './shapes.ts';
