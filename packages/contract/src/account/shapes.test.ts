import { expect, it } from 'vitest';
import { ModifyPhone, PasswordLogin, RegisterLogin, SmsCodeLogin, UpdatePasswordByOldPwd, UpdatePasswordBySmsCode, VerifyCode } from './shapes.ts';

it.each([
  ['RegisterLogin', RegisterLogin],
  ['ModifyPhone', ModifyPhone],
  ['VerifyCode', VerifyCode],
  ['PasswordLogin', PasswordLogin],
  ['SmsCodeLogin', SmsCodeLogin],
  ['UpdatePasswordBySmsCode', UpdatePasswordBySmsCode],
  ['UpdatePasswordByOldPwd', UpdatePasswordByOldPwd],
])('%s: a field that is missing is told of in its own sentence, all at once (ACCOUNT-3)', (_name, shape) => {
  const issues = shape.safeParse({}).error?.issues ?? [];
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.filter(({ message }) => !/[\u4e00-\u9fff]/.test(message)).map(({ path }) => path.join('.'))).toEqual([]);
});
