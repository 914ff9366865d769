/** What may go wrong in signing in. */
import { defineError } from '../core/define-error.ts';

export const wrongCredentials = defineError({ name: 'wrongCredentials', code: 1101, status: 400, msg: '手机号或密码不正确' });
export const accountLocked = defineError({ name: 'accountLocked', code: 1102, status: 403, msg: '账号已被停用，请联系客服' });
export const smsCodeWrong = defineError({ name: 'smsCodeWrong', code: 1103, status: 400, msg: '验证码不正确或已过期' });
export const handoverInvalid = defineError({ name: 'handoverInvalid', code: 1104, status: 400, msg: '登录凭证无效或已使用，请重新登录' });
export const redirectRefused = defineError({ name: 'redirectRefused', code: 1105, status: 400, msg: '跳转地址不在允许范围内' });
export const tooManyTries = defineError({ name: 'tooManyTries', code: 1106, status: 429, msg: '尝试次数过多，请稍后再试', data: { waitSeconds: 'number' } });
export const smsTooOften = defineError({
  name: 'smsTooOften',
  code: 1107,
  status: 429,
  msg: '验证码发送过于频繁，请稍后再试',
  data: { waitSeconds: 'number' },
});
/** Said to whoever has proved by a code that the number is theirs; to nobody else. */
export const alreadyRegistered = defineError({ name: 'alreadyRegistered', code: 1108, status: 409, msg: '该手机号已注册，请直接登录' });
export const protocolsChanged = defineError({ name: 'protocolsChanged', code: 1109, status: 409, msg: '协议已更新，请重新阅读并同意' });
export const oldPasswordWrong = defineError({ name: 'oldPasswordWrong', code: 1110, status: 400, msg: '原密码不正确' });
export const phoneTaken = defineError({ name: 'phoneTaken', code: 1111, status: 409, msg: '该手机号已被其他账号使用' });
export const qrCodeInvalid = defineError({ name: 'qrCodeInvalid', code: 1112, status: 400, msg: '二维码已失效，请在电脑上刷新后重新扫码' });
/** Said to whoever has proved to be the owner; signing in with `keepsAccount` takes the closing back. */
export const accountClosing = defineError({ name: 'accountClosing', code: 1113, status: 409, msg: '账号已申请注销', data: { gmtClose: 'string' } });
export const noWallet = defineError({ name: 'noWallet', code: 1381, status: 409, msg: '钱包暂未开通，请联系客服' });
export const lastOwner = defineError({
  name: 'lastOwner',
  code: 1114,
  status: 409,
  msg: null,
  data: { companyName: 'string', mayHandOver: 'boolean' },
});

/** `smsTooOften` at a field whose button counts down. */
export const CODE_JUST_SENT = '验证码刚刚发送过，请在倒计时结束后重新获取';
