import * as contract from '@portal/contract/account';
import { AppError, notSignedIn, unavailable } from '@portal/contract/core';
import { countedAs } from '../../../platform/http/address.ts';
import type { Context } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { findByPhone } from '../store.ts';
import { SMS_CODE_LIFETIME_MS, SMS_INTERVAL_MS } from './attempt-rules.ts';
import { hashSmsCode, newSmsCode, type CodePurpose } from './sms-code.ts';
import { smsKeysOf, smsPartOf } from './sms-part.ts';
import { insertAttempts, insertSmsCode, takeKeys } from './store.ts';

const NEEDS_NO_ACCOUNT: readonly CodePurpose[] = ['register', 'modifyPhone'];

/**
 * Sends a code. Where it is for an account that must exist, a number nobody has registered gets the same answer, the same writes and
 * the same limits, but no message: nobody is bothered with codes of a shop they do not know; where it is for a number of one's own
 * that need have no account yet, every number gets its message, so that the answer tells nothing either. The answer does not wait for the operator, because the time
 * would tell which numbers are registered; a message that could not be sent is in the log, and the person asks again after a minute.
 * Outcome `smsTooOften` carries `{ waitSeconds }`; `unavailable` where no channel is set up.
 */
export const sendVerifyCode = operation(contract.sendVerifyCode, async function sendVerifyCode(ctx, { body: { phone, purpose } }, { sms }: AccountNeeds) {
  if (purpose === 'modifyPhone' && ctx.caller.accountNo === null) throw new AppError(notSignedIn);
  return sendCode(ctx, { phone, purpose }, sms);
});

/** The one way a code goes out, whoever asks; see above. */
export async function sendCode(
  ctx: Context,
  { phone, purpose }: { phone: string; purpose: CodePurpose },
  sms: AccountNeeds['sms'],
): Promise<{ waitSeconds: number }> {
  if (sms.isClosed === true) throw new AppError(unavailable, { message: 'no SMS channel', msg: '短信服务未开通，请使用密码登录' });
  const askedFrom = countedAs(ctx.wire.ip);
  const keys = smsKeysOf(phone, ctx.wire.ip);
  const code = newSmsCode();
  const { waitMs, isWanted } = await ctx.transaction(async (db) => {
    // nobody waits here with a connection in hand: who comes while another is being served is told to come again
    const busy = await takeKeys(db, [keys.anybody, keys.address]);
    if (busy !== null) return { waitMs: busy === keys.anybody ? SMS_INTERVAL_MS : 1000, isWanted: false };
    const part = await smsPartOf(db, { phone, ip: ctx.wire.ip }, ctx.now);
    if (part.isPortalFull) ctx.log.error('the short messages of a whole day are used up');
    if (part.waitMs > 0) return { waitMs: part.waitMs, isWanted: false };
    await insertAttempts(db, part.keys, ctx.now);
    await insertSmsCode(db, { phone, purpose, codeHash: hashSmsCode(phone, purpose, code), askedFrom, now: ctx.now, lifetimeMs: SMS_CODE_LIFETIME_MS });
    return { waitMs: 0, isWanted: NEEDS_NO_ACCOUNT.includes(purpose) || (await findByPhone(db, phone)) !== undefined };
  });
  if (waitMs > 0) throw new AppError(contract.smsTooOften, { data: { waitSeconds: Math.ceil(waitMs / 1000) } });
  if (isWanted) sms.send({ phone, code, purpose }).catch((error: unknown) => ctx.log.error({ err: error }, 'short message not sent'));
  return { waitSeconds: SMS_INTERVAL_MS / 1000 };
}
