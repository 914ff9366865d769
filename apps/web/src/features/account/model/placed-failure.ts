/** Where a failed deed is told: on the field it is about, else above the form. */
import { findCallError, refusedBy } from '@portal/client';
import { CODE_JUST_SENT, oldPasswordWrong, smsCodeWrong, smsTooOften, tooManyTries } from '@portal/contract/account/errors';
import type { modifyPhone, registerLogin, sendVerifyCode } from '@portal/contract/account';
import { spokenWait } from '@portal/units';
import type { ReactNode } from 'react';
import { isSignedOut } from '../../../lib/calls/failure.ts';
import { failureWords } from '../../../lib/calls/failure-words.tsx';

export interface PlacedFailure {
  /** By name of the field. */
  fields: Readonly<Record<string, string>>;
  notice?: ReactNode;
}

export const NOTHING: PlacedFailure = { fields: {} };

/** `shown`: names of the fields the form has; a failure about any other stands above it. */
export function placeFailure(failure: unknown, shown: readonly string[]): PlacedFailure {
  const failed = findCallError(failure);
  if (failed === null || isSignedOut(failed)) return { fields: {}, notice: failureWords(failure) };
  const refused = refusedBy<typeof modifyPhone | typeof registerLogin>(failed);
  const tried = refused(tooManyTries);
  if (tried?.data) return { fields: {}, notice: `尝试次数过多，请 ${spokenWait(tried.data.waitSeconds)}后再试。` };
  if (tried ?? refused(smsCodeWrong)) return { fields: { code: failed.msg } };
  const fields = Object.fromEntries(Object.entries(failed.fields).filter(([name]) => shown.includes(name)));
  if (Object.keys(fields).length > 0) return { fields };
  // it is the old one only beside a new one
  if (refused(oldPasswordWrong)) return { fields: shown.includes('oldPassword') ? { oldPassword: failed.msg } : { password: '登录密码不正确' } };
  return { fields: {}, notice: failed.msg };
}

/** Of asking for a code. */
export function placeSendFailure(failure: unknown, shown: readonly string[]): { placed: PlacedFailure; waitSeconds: number } {
  const failed = findCallError(failure);
  const waitSeconds = failed && refusedBy<typeof sendVerifyCode>(failed)(smsTooOften)?.data?.waitSeconds;
  if (!waitSeconds) return { placed: placeFailure(failure, shown), waitSeconds: 0 };
  // the button counts down; the page may have been loaded anew since, and does not know of a message
  if (waitSeconds <= 60) return { placed: { fields: { code: CODE_JUST_SENT } }, waitSeconds };
  return { placed: { fields: {}, notice: `验证码获取次数已达上限，请 ${spokenWait(waitSeconds)}后再试。` }, waitSeconds: 0 };
}
