/** A code by short message is tried: for signing in, registering, a forgotten password, a new number. */
import { smsCodeWrong, tooManyTries } from '@portal/contract/account';
import { AppError, type SpeakingError } from '@portal/contract/core';
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { countedAs } from '../../../platform/http/address.ts';
import { SMS_CODE_TRIES, SMS_CODE_TRIES_ELSEWHERE } from './attempt-rules.ts';
import { isKnownAddress } from './password-tries.ts';
import { hashSmsCode, type CodePurpose } from './sms-code.ts';
import { listSmsCodes, takeSmsCodes, updateSmsCode } from './store.ts';

export type SmsCodeRefusal = typeof smsCodeWrong | typeof tooManyTries;

/** The error that tells a refusal: after too many tries, that another code is to be asked for. */
export const smsCodeRefused = (refusal: SpeakingError): AppError =>
  refusal === tooManyTries ? new AppError(tooManyTries, { msg: '验证码尝试次数过多，请重新获取' }) : new AppError(refusal);

/**
 * The code looked at is the newest, and the newest that was asked for from the same place: a stranger who asks for another does not
 * make the owner's void. Tries from elsewhere are few and leave the asker's; together a code has five, whoever tries. The count stays when
 * the call fails: the caller commits it, and only then refuses.
 */
export async function spendSmsCode(
  db: Db,
  { phone, purpose, code, ip }: { phone: string; purpose: CodePurpose; code: string; ip: string },
  now: number,
): Promise<SmsCodeRefusal | null> {
  const codes = await listSmsCodes(db, phone, purpose, now);
  const from = countedAs(ip);
  const candidates = new Set([codes.find(({ askedFrom }) => askedFrom === from), codes[0]].flatMap((found) => (found && found.used === null ? [found] : [])));
  const isKnown = await isKnownAddress(db, { phone, ip }, now);
  const hash = Buffer.from(hashSmsCode(phone, purpose, code));
  let isOpen = candidates.size === 0;
  for (const { id, codeHash, askedFrom, tries, triesElsewhere } of candidates) {
    const isElsewhere = askedFrom !== from && !isKnown;
    if (tries >= SMS_CODE_TRIES || (isElsewhere && triesElsewhere >= SMS_CODE_TRIES_ELSEWHERE)) continue;
    isOpen = true;
    await updateSmsCode(db, id, { tries: tries + 1, triesElsewhere: triesElsewhere + Number(isElsewhere) });
    if (!timingSafeEqual(Buffer.from(codeHash), hash)) continue;
    const ids = codes.map((each) => each.id);
    await takeSmsCodes(db, ids, now);
    return null;
  }
  return isOpen ? smsCodeWrong : tooManyTries;
}
