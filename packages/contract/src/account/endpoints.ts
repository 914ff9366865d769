/** Signing in and out (ACCOUNT-7). Served on the portal and on the sign-on site where stated. */
import { z } from 'zod';
import { accountLocked, handoverInvalid, redirectRefused, smsCodeWrong, smsTooOften, tooManyTries, wrongCredentials } from './errors.ts';
import { notFound } from '../core/errors.ts';
import { unavailable } from '../core/errors.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { Handover, PasswordLogin, SessionInfo, SmsCodeLogin, TokenLogin, VerifyCode } from './shapes.ts';

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
  outcomes: [wrongCredentials, accountLocked, tooManyTries, redirectRefused],
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
  outcomes: [smsCodeWrong, accountLocked, tooManyTries, redirectRefused],
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

/** changeIdentity: POST with a same-site check although the specification lists a GET (design decision). */
export const changeIdentity = defineEndpoint({
  name: 'changeIdentity',
  method: 'POST',
  path: `${BASE}/changeIdentity`,
  summary: '切换身份',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ merchantNo: z.string().min(1).max(40) }),
  data: SessionInfo,
  outcomes: [notFound],
});
