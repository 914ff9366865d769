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
/** Something else about the same person waits to be decided. */
export const operatorStands = defineError({ name: 'operatorStands', code: 1655, status: 409, msg: '该人员已有待复核的变更，请先处理' });
export const operatorChangeDecided = defineError({ name: 'operatorChangeDecided', code: 1656, status: 409, msg: '该变更已经处理，请刷新后查看' });
/** Whoever asked for it, or is meant, does not decide of it. */
export const ownOperatorChange = defineError({ name: 'ownOperatorChange', code: 1657, status: 409, msg: '自己提出或涉及自己的变更须由另一位管理员复核' });
/** Without another administrator nobody could decide with whoever asks. */
export const lastAdministrator = defineError({ name: 'lastAdministrator', code: 1658, status: 409, msg: '至少保留一位启用的管理员' });
