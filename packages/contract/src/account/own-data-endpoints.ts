/** The account's own data in its owner's hand (ACCOUNT-15, ACCOUNT-16). Each change is proved by the password or by a code. */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound, tooManyRequests, unavailable } from '../core/errors.ts';
import { fileRefused } from '../file/errors.ts';
import { recordId } from '../core/fields.ts';
import { lastOwner, oldPasswordWrong, smsCodeWrong, smsTooOften, tooManyTries } from './errors.ts';
import { AccountExport, OwnCode, ProvedRequest, RegisterInfo } from './own-data-shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/account';
const proofFails = [oldPasswordWrong, smsCodeWrong, tooManyTries] as const;
const proved = {
  method: 'POST',
  access: 'signedIn',
  idempotency: 'once',
  limit: { max: 10, windowMs: 60_000 },
  body: ProvedRequest,
  transaction: 'own',
} as const;

/** sendOwnCode: a code to the account's own number, which the page does not know. */
export const sendOwnCode = defineEndpoint({
  name: 'sendOwnCode',
  method: 'POST',
  path: `${BASE}/sendOwnCode`,
  summary: '向本人手机号发送验证码',
  access: 'signedIn',
  idempotency: 'once',
  limit: { max: 10, windowMs: 60_000 },
  body: OwnCode,
  data: z.strictObject({ waitSeconds: z.int() }),
  outcomes: [smsTooOften, unavailable],
  transaction: 'own',
});

/** phonePlainText: the full number, once proved; written down. */
export const phonePlainText = defineEndpoint({
  ...proved,
  name: 'phonePlainText',
  path: `${BASE}/phonePlainText`,
  summary: '查看完整手机号',
  data: z.strictObject({ phonePlainText: z.string() }),
  outcomes: proofFails,
});

/** requestAccountExport: a copy of all that is kept of the caller, made in the background; the one before is dropped. */
export const requestAccountExport = defineEndpoint({
  ...proved,
  name: 'requestAccountExport',
  path: `${BASE}/requestAccountExport`,
  summary: '申请导出个人数据',
  limit: { max: 5, windowMs: 3_600_000 },
  data: AccountExport,
  outcomes: [...proofFails, unavailable],
});

/** findAccountExport: the copy asked for last, while it can be taken; null: none. */
export const findAccountExport = defineEndpoint({
  name: 'findAccountExport',
  method: 'GET',
  path: `${BASE}/findAccountExport`,
  summary: '个人数据导出进度',
  access: 'signedIn',
  idempotency: 'read',
  data: AccountExport.nullable(),
});

/** takeAccountExport: the file, once. */
export const takeAccountExport = defineEndpoint({
  name: 'takeAccountExport',
  method: 'POST',
  path: `${BASE}/takeAccountExport`,
  summary: '下载个人数据（一次有效）',
  access: 'signedIn',
  idempotency: 'once',
  limit: { max: 10, windowMs: 60_000 },
  body: z.strictObject({ exportId: recordId }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
  transaction: 'own',
});

/** closeAccount: every session ends, and the account rests for seven days before the person is gone from it. */
export const closeAccount = defineEndpoint({
  ...proved,
  name: 'closeAccount',
  path: `${BASE}/closeAccount`,
  summary: '注销账号',
  data: z.strictObject({ gmtClose: z.iso.datetime() }),
  outcomes: [...proofFails, lastOwner],
});

/** modifyAvatar: a picture the caller has uploaded, drawn anew as a square, or none. The one before is gone. */
export const modifyAvatar = defineEndpoint({
  name: 'modifyAvatar',
  method: 'POST',
  path: `${BASE}/modifyAvatar`,
  summary: '修改头像',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 20, windowMs: 60_000 },
  body: z.strictObject({ fileId: recordId.nullable() }),
  data: z.strictObject({ avatarUrl: z.string() }),
  outcomes: [notFound, fileRefused, tooManyRequests, unavailable],
  transaction: 'own',
});

/** getRegisterInfo: since when there is the account, and what was agreed to. */
export const getRegisterInfo = defineEndpoint({
  name: 'getRegisterInfo',
  method: 'GET',
  path: `${BASE}/getRegisterInfo`,
  summary: '注册信息与协议记录',
  access: 'signedIn',
  idempotency: 'read',
  costMs: () => WRITE_COST_MS,
  data: RegisterInfo,
});
