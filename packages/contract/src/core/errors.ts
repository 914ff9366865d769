/** Errors of the door: what any call may be answered with before its operation is asked. All else stands in its room. */
import { defineError } from './define-error.ts';

export const badRequest = defineError({ name: 'badRequest', code: 400, status: 400, msg: '提交的内容有误，请检查后重试' });
export const notSignedIn = defineError({ name: 'notSignedIn', code: 401, status: 401, msg: '登录已失效，请重新登录' });
export const forbidden = defineError({ name: 'forbidden', code: 403, status: 403, msg: '您没有权限进行此操作' });
export const crossSite = defineError({ name: 'crossSite', code: 4031, status: 403, msg: '请求来源不受信任，请回到本站页面重试' });
/** Whoever acts for an enterprise that is frozen. */
export const enterpriseFrozen = defineError({
  name: 'enterpriseFrozen',
  code: 4032,
  status: 403,
  msg: '企业已冻结，暂停订货和经销商功能。原因见消息中心，如需解冻请联系客服',
});
export const notFound = defineError({ name: 'notFound', code: 404, status: 404, msg: '内容不存在或已被删除' });
export const methodNotAllowed = defineError({ name: 'methodNotAllowed', code: 405, status: 405, msg: '不支持的请求方式' });
export const requestTimeout = defineError({ name: 'requestTimeout', code: 408, status: 408, msg: '请求超时，请重试' });
export const bodyTooLarge = defineError({ name: 'bodyTooLarge', code: 413, status: 413, msg: '提交的内容过大' });
export const unsupportedMediaType = defineError({ name: 'unsupportedMediaType', code: 415, status: 415, msg: '不支持的内容类型，请使用 application/json' });
/** `waitSeconds`: after that the same call is taken. */
export const tooManyRequests = defineError({
  name: 'tooManyRequests',
  code: 429,
  status: 429,
  msg: '操作过于频繁，请稍后再试',
  data: { waitSeconds: 'number' },
});
export const addressTooLong = defineError({ name: 'addressTooLong', code: 414, status: 414, msg: '网址过长，无法打开' });
export const headersTooLarge = defineError({ name: 'headersTooLarge', code: 431, status: 431, msg: '请求头过大，请清除本站 Cookie 后重试' });
export const internal = defineError({ name: 'internal', code: 500, status: 500, msg: '服务开小差了，请稍后重试' });
export const unavailable = defineError({ name: 'unavailable', code: 503, status: 503, msg: '服务暂时不可用，请稍后重试' });

// creating calls
/** A key that is none: empty, too long, or with signs that no header holds. A call without any is served (WIRE-12). */
export const idempotencyKeyInvalid = defineError({ name: 'idempotencyKeyInvalid', code: 4001, status: 400, msg: '请求标识不正确，请刷新页面后重试' });
export const idempotencyKeyReused = defineError({ name: 'idempotencyKeyReused', code: 4002, status: 422, msg: '该请求标识已用于其他内容，请刷新页面后重试' });

// calls of a page
export const identityMissing = defineError({ name: 'identityMissing', code: 4003, status: 400, msg: '缺少身份标识，请刷新页面后重试' });
export const identityChanged = defineError({ name: 'identityChanged', code: 4004, status: 409, msg: '当前身份已在其他设备或窗口切换，请重新载入页面后再操作' });

/** Every call may be answered with these. What its operation throws of them itself an endpoint declares, `badRequest` and `notSignedIn` apart. */
export const doorErrors = [
  badRequest,
  notSignedIn,
  forbidden,
  crossSite,
  enterpriseFrozen,
  notFound,
  methodNotAllowed,
  requestTimeout,
  bodyTooLarge,
  unsupportedMediaType,
  tooManyRequests,
  addressTooLong,
  headersTooLarge,
  internal,
  unavailable,
  idempotencyKeyInvalid,
  idempotencyKeyReused,
  identityMissing,
  identityChanged,
] as const;
export type DoorError = (typeof doorErrors)[number];
