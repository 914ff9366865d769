/** Signing in by a picture that a signed-in phone scans (ACCOUNT-12). */
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { accountLocked, qrCodeInvalid, redirectRefused } from './errors.ts';
import { ConfirmLoginQrCode, LoginByQrCode, LoginQrCode, QrAsker, QrLogin, ScanLoginQrCode } from './qr-shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/account';

/** generateLoginQrCode, by POST from our pages; by GET as it is specified (WIRE-15). A cookie binds it to the asking browser. */
export const generateLoginQrCode = defineEndpoint({
  name: 'generateLoginQrCode',
  method: 'POST',
  path: `${BASE}/generateLoginQrCode`,
  asGet: z.object({}),
  summary: '生成登录二维码',
  access: 'everyone',
  idempotency: 'once',
  sites: ['portal', 'sso'],
  limit: { max: 30, windowMs: 60_000 },
  data: LoginQrCode,
});

/** loginByQrCode: what became of the code this browser asked for; once confirmed, a hand-over code, once. */
export const loginByQrCode = defineEndpoint({
  name: 'loginByQrCode',
  method: 'POST',
  path: `${BASE}/loginByQrCode`,
  summary: '扫码登录',
  access: 'everyone',
  idempotency: 'once',
  sites: ['portal', 'sso'],
  // a browser looks some thirty times a minute, and an office has many behind one address
  limit: { max: 600, windowMs: 60_000 },
  body: LoginByQrCode,
  data: QrLogin,
  outcomes: [accountLocked, redirectRefused],
  transaction: 'own',
});

/** scanLoginQrCode: whoever scans it first sees who asks; to anybody else the code is none. */
export const scanLoginQrCode = defineEndpoint({
  name: 'scanLoginQrCode',
  method: 'POST',
  path: `${BASE}/scanLoginQrCode`,
  summary: '查看扫码登录请求',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 30, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: ScanLoginQrCode,
  data: QrAsker,
  outcomes: [qrCodeInvalid],
});

/** confirmLoginQrCode: lets the asking browser in as the caller, or refuses it. */
export const confirmLoginQrCode = defineEndpoint({
  name: 'confirmLoginQrCode',
  method: 'POST',
  path: `${BASE}/confirmLoginQrCode`,
  summary: '确认或拒绝扫码登录',
  access: 'signedIn',
  idempotency: 'once',
  limit: { max: 30, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: ConfirmLoginQrCode,
  data: z.null(),
  outcomes: [qrCodeInvalid],
});
