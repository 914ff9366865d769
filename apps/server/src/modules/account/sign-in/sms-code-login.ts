import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { countedAs } from '../../../platform/http/address.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { findByPhone } from '../store.ts';
import { SMS_CODE_TRIES, SMS_CODE_TRIES_ELSEWHERE } from './attempt-rules.ts';
import { allowedRedirect, issueHandover } from './handover.ts';
import { isKnownAddress, rememberAddress } from './password-tries.ts';
import { hashSmsCode } from './sms-code.ts';
import { findSmsCodes, spendSmsCodes, updateSmsCode } from './store.ts';

type Refusal = typeof contract.smsCodeWrong | typeof contract.tooManyTries;

/**
 * A right code gives a hand-over code. Wrong, expired, used, asked for something else, never asked: one answer. The count of
 * tries stays when the call fails; after five the code is dead and the person is told to ask for a new one.
 */
export const smsCodeLogin = operation(contract.smsCodeLogin, async function smsCodeLogin(ctx, { body }, { settings }: AccountNeeds) {
  const redirect = allowedRedirect(ctx.wire, settings, body.redirect);
  const answer = await ctx.transaction(async (db) => {
    const failure = await spendCode(db, { phone: body.phone, code: body.code, ip: ctx.wire.ip }, ctx.now);
    if (failure) return failure;
    const account = await findByPhone(db, body.phone);
    if (!account) return contract.smsCodeWrong;
    if (account.locked) return contract.accountLocked;
    await rememberAddress(db, { phone: body.phone, ip: ctx.wire.ip }, ctx.now);
    return issueHandover(db, { accountNo: account.accountNo, state: body.state, redirect, now: ctx.now });
  });
  if (answer === contract.tooManyTries) throw new AppError(contract.tooManyTries, { msg: '验证码尝试次数过多，请重新获取' });
  if ('code' in answer) throw new AppError(answer);
  return answer;
});

/**
 * The code looked at is the newest, and the newest that was asked for from the same place: a stranger who asks for another does not
 * make the owner's void. Tries from elsewhere are few and leave the asker's; together a code has five, whoever tries.
 */
async function spendCode(db: Db, { phone, code, ip }: { phone: string; code: string; ip: string }, now: number): Promise<Refusal | null> {
  const codes = await findSmsCodes(db, phone, 'login', now);
  const from = countedAs(ip);
  const candidates = new Set([codes.find(({ askedFrom }) => askedFrom === from), codes[0]].flatMap((found) => (found && found.used === null ? [found] : [])));
  const isKnown = await isKnownAddress(db, { phone, ip }, now);
  const hash = Buffer.from(hashSmsCode(phone, 'login', code));
  let isOpen = candidates.size === 0;
  for (const { id, codeHash, askedFrom, tries, triesElsewhere } of candidates) {
    const isElsewhere = askedFrom !== from && !isKnown;
    if (tries >= SMS_CODE_TRIES || (isElsewhere && triesElsewhere >= SMS_CODE_TRIES_ELSEWHERE)) continue;
    isOpen = true;
    await updateSmsCode(db, id, { tries: tries + 1, triesElsewhere: triesElsewhere + Number(isElsewhere) });
    if (!timingSafeEqual(Buffer.from(codeHash), hash)) continue;
    const ids = codes.map((each) => each.id);
    await spendSmsCodes(db, ids, now);
    return null;
  }
  return isOpen ? contract.smsCodeWrong : contract.tooManyTries;
}
