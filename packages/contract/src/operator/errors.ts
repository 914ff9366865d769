/** What may go wrong in signing in to the console. */
import { defineError } from '../core/define-error.ts';

export const operatorWrongCredentials = defineError({ name: 'operatorWrongCredentials', code: 1651, status: 400, msg: '登录名或密码不正确' });
/** Wrong, used already, or of another time. */
export const secondFactorWrong = defineError({ name: 'secondFactorWrong', code: 1652, status: 400, msg: '动态码不正确或已使用，请等待下一个动态码' });
/** The password was too long ago. */
export const secondFactorOver = defineError({ name: 'secondFactorOver', code: 1653, status: 400, msg: '登录已超时，请重新输入密码' });
export const operatorTooManyTries = defineError({
  name: 'operatorTooManyTries',
  code: 1654,
  status: 429,
  msg: '登录尝试次数过多，请稍后再试',
  data: { waitSeconds: 'number' },
});
