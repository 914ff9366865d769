import type { smsCodeLogin as endpoint } from '@portal/contract/account';
import { AppError, type ErrorName } from '@portal/contract/core';
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import type { Operation } from '../../../platform/http/serve.ts';
import type { SignOnSettings } from '../settings.ts';
import { findByPhone } from '../store.ts';
import { SMS_CODE_TRIES } from './attempt-rules.ts';
import { allowedRedirect, issueHandover } from './handover.ts';
import { rememberAddress } from './password-tries.ts';
import { hashSmsCode } from './sms-code.ts';
import { findNewestSmsCode, updateSmsCode } from './store.ts';

/**
 * A right code gives a hand-over code. Wrong, expired, used, asked for something else, never asked: one answer. The count of
 * tries stays when the call fails; after five the code is dead and the person is told to ask for a new one.
 */
export function createSmsCodeLogin(settings: SignOnSettings): Operation<typeof endpoint> {
  return async (ctx, { body }) => {
    const redirect = allowedRedirect(ctx.wire, settings, body.redirect);
    const answer = await ctx.transaction(async (db) => {
      const failure = await spendCode(db, body.phone, body.code, ctx.now);
      if (failure) return failure;
      const account = await findByPhone(db, body.phone);
      if (!account) return 'smsCodeWrong' as const;
      if (account.locked) return 'accountLocked' as const;
      await rememberAddress(db, { phone: body.phone, ip: ctx.wire.ip }, ctx.now);
      return issueHandover(db, { accountNo: account.accountNo, state: body.state, redirect, now: ctx.now });
    });
    if (answer === 'tooManyTries') throw new AppError('tooManyTries', { msg: '验证码尝试次数过多，请重新获取' });
    if (typeof answer === 'string') throw new AppError(answer);
    return answer;
  };
}

async function spendCode(db: Db, phone: string, code: string, now: number): Promise<Extract<ErrorName, 'smsCodeWrong' | 'tooManyTries'> | null> {
  const newest = await findNewestSmsCode(db, phone, 'login');
  if (!newest || newest.used !== null || newest.expire.getTime() <= now) return 'smsCodeWrong';
  if (newest.tries >= SMS_CODE_TRIES) return 'tooManyTries';
  const isRight = timingSafeEqual(Buffer.from(newest.codeHash), Buffer.from(hashSmsCode(phone, 'login', code)));
  await updateSmsCode(db, newest.id, { tries: newest.tries + 1, used: isRight ? new Date(now) : null });
  return isRight ? null : 'smsCodeWrong';
}
