import { defineError } from './define-error.ts';

/** A call that must name itself (`keyRequired`) and does not: served twice it would be done twice, and nobody would see it (WIRE-20). */
export const idempotencyKeyMissing = defineError({
  name: 'idempotencyKeyMissing',
  code: 4005,
  status: 400,
  msg: '缺少请求标识，没有登记，以免重复；请刷新页面后重试，接口调用请带 Idempotency-Key 请求头',
});
