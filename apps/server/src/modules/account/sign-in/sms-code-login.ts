import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { findByPhone, lockAccount } from '../store.ts';
import { takeBackClosing } from '../own-data/take-back-closing.ts';
import { allowedRedirect, issueHandover } from './handover.ts';
import { rememberAddress } from './password-tries.ts';
import { smsCodeRefused, spendSmsCode } from './spend-sms-code.ts';

/**
 * A right code gives a hand-over code. Wrong, expired, used, asked for something else, never asked: one answer. The count of
 * tries stays when the call fails; after five the code is dead and the person is told to ask for a new one.
 */
export const smsCodeLogin = operation(contract.smsCodeLogin, async function smsCodeLogin(ctx, { body }, { settings }: AccountNeeds) {
  const redirect = allowedRedirect(ctx.wire, settings, body.redirect);
  const answer = await ctx.transaction(async (db) => {
    const failure = await spendSmsCode(db, { phone: body.phone, purpose: 'login', code: body.code, ip: ctx.wire.ip }, ctx.now);
    if (failure) return failure;
    const holder = await findByPhone(db, body.phone);
    if (holder) await lockAccount(db, holder.accountNo);
    // the number may have gone to another account until this one was held
    const account = await findByPhone(db, body.phone);
    if (account === undefined || account.accountNo !== holder?.accountNo) return contract.smsCodeWrong;
    if (account.locked) return contract.accountLocked;
    // thrown, it undoes the code's being spent: whoever decides to stay sends the same code again
    await takeBackClosing(db, ctx, account, body.keepsAccount);
    await rememberAddress(db, { phone: body.phone, ip: ctx.wire.ip }, ctx.now);
    return issueHandover(db, { accountNo: account.accountNo, state: body.state, redirect, now: ctx.now });
  });
  if ('code' in answer) throw smsCodeRefused(answer);
  return answer;
});
