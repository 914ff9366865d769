import { refusedBy, type CallError } from '@portal/client';
import type { passwordLogin, sendVerifyCode, smsCodeLogin } from '@portal/contract/account';
// past the front door, which this page loads later, with the shapes behind it
import {
  accountClosing,
  accountLocked,
  CODE_JUST_SENT,
  redirectRefused,
  smsCodeWrong,
  smsTooOften,
  tooManyTries,
  wrongCredentials,
} from '@portal/contract/account/errors';
import { spokenWait } from '@portal/units';
import type { ArrivalError, FormMethod } from './facts.ts';

export type SignOnFieldName = 'phone' | 'password' | 'code';

/** Where a failure is shown: on the field it is about, else above the form. */
export interface PlacedSignOnFailure {
  fields: Partial<Record<SignOnFieldName, string>>;
  notice?: string;
  /** The account is to be closed then; an ISO time. */
  gmtClose?: string;
  /** Seconds until the next code may be asked for. */
  waitSeconds?: number;
}

/** Puts a failed sign-in into words beside what caused it. */
export function placeFailure(failure: CallError, method: FormMethod): PlacedSignOnFailure {
  const secret: SignOnFieldName = method === 'password' ? 'password' : 'code';
  const refused = refusedBy<typeof passwordLogin | typeof smsCodeLogin>(failure);
  const closing = refused(accountClosing);
  if (closing?.data) return { fields: {}, gmtClose: closing.data.gmtClose };
  const tried = refused(tooManyTries);
  if (tried?.data && method === 'password') return { fields: {}, notice: `密码错误次数过多，请 ${spokenWait(tried.data.waitSeconds)}后再试，或改用短信登录。` };
  if (tried ?? refused(wrongCredentials) ?? refused(smsCodeWrong)) return { fields: { [secret]: failure.msg } };
  if (refused(redirectRefused)) return { fields: {}, notice: ARRIVAL_WORDS.redirect };
  const fields = Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name === 'phone' || name === secret));
  return Object.keys(fields).length > 0 ? { fields } : { fields: {}, notice: failure.msg };
}

/** The same for asking for a code. */
export function placeSendFailure(failure: CallError): PlacedSignOnFailure {
  const tooOften = refusedBy<typeof sendVerifyCode>(failure)(smsTooOften);
  if (tooOften === null) return placeFailure(failure, 'sms');
  const waitSeconds = tooOften.data?.waitSeconds;
  if (waitSeconds === undefined) return { fields: { code: failure.msg } };
  // the button counts down; the page may have been loaded anew since, and does not know of a message
  if (waitSeconds <= 60) return { fields: { code: CODE_JUST_SENT }, waitSeconds };
  return { fields: {}, notice: `验证码获取次数已达上限，请 ${spokenWait(waitSeconds)}后再试，或改用密码登录。` };
}

export const ARRIVAL_WORDS: Readonly<Record<ArrivalError, string>> = {
  handover: '登录凭证已失效或已被使用，请重新登录。登录后会回到您刚才的页面。',
  locked: `${accountLocked.msg}。`,
  redirect: '要返回的地址不在允许范围内，请从门户重新进入登录。',
};
