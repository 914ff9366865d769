/** Signing in and out (ACCOUNT-7). Served on the portal and on the sign-on site where stated. */
import { z } from 'zod';
import {
  accountClosing,
  accountLocked,
  alreadyRegistered,
  handoverInvalid,
  oldPasswordWrong,
  phoneTaken,
  protocolsChanged,
  redirectRefused,
  smsCodeWrong,
  smsTooOften,
  tooManyTries,
  wrongCredentials,
} from './errors.ts';
import { notFound } from '../core/errors.ts';
import { unavailable } from '../core/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import {
  Handover,
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
} from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/account';
const bothSites = ['portal', 'sso'] as const;

/** passwordLogin: a right phone and password give a hand-over code. */
export const passwordLogin = defineEndpoint({
  name: 'passwordLogin',
  method: 'POST',
  path: `${BASE}/passwordLogin`,
  summary: '密码登录',
  access: 'everyone',
  idempotency: 'once',
  sites: bothSites,
  limit: { max: 60, windowMs: 60_000 },
  body: PasswordLogin,
  data: Handover,
  outcomes: [wrongCredentials, accountLocked, accountClosing, tooManyTries, redirectRefused],
  transaction: 'own',
});

/** smsCodeLogin: a right phone and code give a hand-over code. */
export const smsCodeLogin = defineEndpoint({
  name: 'smsCodeLogin',
  method: 'POST',
  path: `${BASE}/smsCodeLogin`,
  summary: '短信验证码登录',
  access: 'everyone',
  idempotency: 'once',
  sites: bothSites,
  limit: { max: 60, windowMs: 60_000 },
  body: SmsCodeLogin,
  data: Handover,
  outcomes: [smsCodeWrong, accountLocked, accountClosing, tooManyTries, redirectRefused],
  transaction: 'own',
});

/** open/v3/message/verifycode: sends an SMS code; the same answer whether or not the number is registered. */
export const sendVerifyCode = defineEndpoint({
  name: 'sendVerifyCode',
  method: 'POST',
  path: '/api-cloud-merchant-service/open/v3/message/verifycode',
  summary: '发送短信验证码',
  access: 'everyone',
  idempotency: 'once',
  sites: bothSites,
  limit: { max: 60, windowMs: 60_000 },
  body: VerifyCode,
  data: z.strictObject({ waitSeconds: z.int() }),
  outcomes: [smsTooOften, unavailable],
  transaction: 'own',
});

/** tokenLogin: spends the hand-over code; the answer sets the session cookie (7 days). */
export const tokenLogin = defineEndpoint({
  name: 'tokenLogin',
  method: 'POST',
  path: `${BASE}/tokenLogin`,
  summary: '凭一次性凭证登录门户',
  access: 'everyone',
  idempotency: 'once',
  limit: { max: 60, windowMs: 60_000 },
  body: TokenLogin,
  data: SessionInfo,
  outcomes: [handoverInvalid, accountLocked],
});

/** logout: ends the session; a guest's call succeeds too. */
export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: `${BASE}/logout`,
  summary: '退出登录',
  access: 'everyone',
  idempotency: 'natural',
  data: z.null(),
});

/** getLoginSessionInfo: the user session data. */
export const getLoginSessionInfo = defineEndpoint({
  name: 'getLoginSessionInfo',
  method: 'GET',
  path: `${BASE}/getLoginSessionInfo`,
  summary: '当前登录信息',
  access: 'signedIn',
  idempotency: 'read',
  data: SessionInfo,
});

/** changeIdentity, by POST from our pages; by GET as it is specified (WIRE-15). */
export const changeIdentity = defineEndpoint({
  name: 'changeIdentity',
  method: 'POST',
  path: `${BASE}/changeIdentity`,
  asGet: z.object({ merchantNo: z.string().min(1).max(40) }),
  summary: '切换身份',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ merchantNo: z.string().min(1).max(40) }),
  data: SessionInfo,
  outcomes: [notFound],
});

/** registerLogin: a right code makes an account for a new number and gives a hand-over code. */
export const registerLogin = defineEndpoint({
  name: 'registerLogin',
  method: 'POST',
  path: `${BASE}/registerLogin`,
  summary: '注册并登录',
  access: 'everyone',
  idempotency: 'once',
  limit: { max: 60, windowMs: 60_000 },
  body: RegisterLogin,
  data: Handover,
  outcomes: [smsCodeWrong, tooManyTries, alreadyRegistered, protocolsChanged, redirectRefused],
  transaction: 'own',
});

/** updatePasswordBySmsCode: a forgotten password is replaced; every session of the account ends. */
export const updatePasswordBySmsCode = defineEndpoint({
  name: 'updatePasswordBySmsCode',
  method: 'POST',
  path: `${BASE}/updatePasswordBySmsCode`,
  summary: '短信验证码重置密码',
  access: 'everyone',
  idempotency: 'once',
  limit: { max: 60, windowMs: 60_000 },
  body: UpdatePasswordBySmsCode,
  data: z.null(),
  outcomes: [smsCodeWrong, tooManyTries, accountLocked],
  transaction: 'own',
});

/** updatePasswordByOldPwd: the other sessions end, and this one is renewed. */
export const updatePasswordByOldPwd = defineEndpoint({
  name: 'updatePasswordByOldPwd',
  method: 'POST',
  path: '/api-cloud-merchant-service/open/v1/account/updatePasswordByOldPwd',
  summary: '修改密码',
  access: 'signedIn',
  idempotency: 'once',
  limit: { max: 30, windowMs: 60_000 },
  body: UpdatePasswordByOldPwd,
  data: z.null(),
  outcomes: [oldPasswordWrong, tooManyTries],
  transaction: 'own',
});

/** modifyPhone: proved by the password and by a code to the new number; the other sessions end, and this one is renewed. */
export const modifyPhone = defineEndpoint({
  name: 'modifyPhone',
  method: 'POST',
  path: `${BASE}/modifyPhone`,
  summary: '更换手机号',
  access: 'signedIn',
  idempotency: 'once',
  limit: { max: 30, windowMs: 60_000 },
  body: ModifyPhone,
  data: SessionInfo,
  outcomes: [oldPasswordWrong, smsCodeWrong, tooManyTries, phoneTaken],
  transaction: 'own',
});

export const modifyNickname = defineEndpoint({
  name: 'modifyNickname',
  method: 'POST',
  path: `${BASE}/modifyNickname`,
  summary: '修改昵称',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: ModifyNickname,
  data: SessionInfo,
});

/** listLoginSessions: where the account is signed in, the newest first. */
export const listLoginSessions = defineEndpoint({
  name: 'listLoginSessions',
  method: 'GET',
  path: `${BASE}/listLoginSessions`,
  summary: '登录设备',
  access: 'signedIn',
  idempotency: 'read',
  data: z.array(LoginSession),
});

/** endOtherSessions: signs the account out everywhere else; gives how many places that were. */
export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: `${BASE}/endOtherSessions`,
  summary: '退出其他设备',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  data: z.strictObject({ ended: z.int() }),
});
