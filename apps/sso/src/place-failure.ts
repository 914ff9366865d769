import type { CallError } from '@portal/client';
import type { ArrivalError, Method } from './facts.ts';

export type FieldName = 'phone' | 'password' | 'code';

/** Where a failure is shown: on the field it is about, else above the form. */
export interface Placed {
  fields: Partial<Record<FieldName, string>>;
  notice?: string;
  /** Seconds until the next code may be asked for. */
  waitSeconds?: number;
}

const WRONG_CREDENTIALS = 1101;
const SMS_CODE_WRONG = 1103;
const REDIRECT_REFUSED = 1105;
const TOO_MANY_TRIES = 1106;
const SMS_TOO_OFTEN = 1107;

type Failure = Pick<CallError, 'code' | 'msg' | 'data' | 'fields' | 'isNetworkError'>;

/** Puts a failed sign-in into words beside what caused it. Wire codes: the error catalogue of the contract. */
export function placeFailure(failure: Failure, method: Method): Placed {
  const secret: FieldName = method === 'password' ? 'password' : 'code';
  switch (failure.code) {
    case WRONG_CREDENTIALS:
    case SMS_CODE_WRONG:
      return { fields: { [secret]: failure.msg } };
    case TOO_MANY_TRIES: {
      const waitSeconds = waitOf(failure.data);
      if (method === 'sms' || waitSeconds === undefined) return { fields: { [secret]: failure.msg } };
      return { fields: {}, notice: `密码错误次数过多，请 ${spokenWait(waitSeconds)}后再试，或改用短信登录。` };
    }
    case REDIRECT_REFUSED:
      return { fields: {}, notice: ARRIVAL_WORDS.redirect };
    default: {
      const fields = Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name === 'phone' || name === secret));
      if (Object.keys(fields).length > 0) return { fields };
      return { fields: {}, notice: failure.msg };
    }
  }
}

/** The same for asking for a code. */
export function placeSendFailure(failure: Failure): Placed {
  if (failure.code !== SMS_TOO_OFTEN) return placeFailure(failure, 'sms');
  const waitSeconds = waitOf(failure.data);
  // within the minute the button itself counts down
  if (waitSeconds === undefined || waitSeconds <= 60)
    return { fields: waitSeconds === undefined ? { code: failure.msg } : {}, ...(waitSeconds === undefined ? {} : { waitSeconds }) };
  return { fields: {}, notice: `验证码获取次数已达上限，请 ${spokenWait(waitSeconds)}后再试，或改用密码登录。` };
}

export const ARRIVAL_WORDS: Readonly<Record<ArrivalError, string>> = {
  handover: '登录凭证已失效或已被使用，请重新登录。登录后会回到您刚才的页面。',
  locked: '账号已被停用，请联系客服。',
  redirect: '要返回的地址不在允许范围内，请从门户重新进入登录。',
};

function waitOf(data: unknown): number | undefined {
  const { waitSeconds } = (data ?? {}) as { waitSeconds?: unknown };
  return typeof waitSeconds === 'number' && waitSeconds > 0 ? waitSeconds : undefined;
}

/** 45 秒, 2 分钟, 3 小时: rounded up, so that nobody comes back too early. */
export function spokenWait(seconds: number): string {
  if (seconds <= 90) return `${seconds} 秒`;
  return seconds <= 90 * 60 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3_600)} 小时`;
}
