import * as contract from '@portal/contract/account';
import { AppError, type BodyOf, type DataOf } from '@portal/contract/core';
import type { Context } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { findByPhone, lockAccount } from '../store.ts';
import { takeBackClosing } from '../own-data/take-back-closing.ts';
import { allowedRedirect, issueHandover } from './handover.ts';
import { inTurn } from './in-turn.ts';
import { beginPasswordTry, forgivePasswordTry, rememberAddress } from './password-tries.ts';
import { isRightPassword } from './password.ts';

/**
 * A right phone and password give a hand-over code. Number unknown, no password set, wrong password: one answer, in the same
 * time. That an account is locked is told to whoever knows its password only. The password is looked at outside any transaction.
 */
export const passwordLogin = operation(contract.passwordLogin, function passwordLogin(ctx, { body }, { settings }: AccountNeeds) {
  const who = { phone: body.phone, ip: ctx.wire.ip };
  const redirect = allowedRedirect(ctx.wire, settings, body.redirect);
  return inTurn(`${who.phone}|${who.ip}`, () => tryPassword(ctx, body, who, redirect));
});

async function tryPassword(
  ctx: Context,
  body: BodyOf<typeof contract.passwordLogin>,
  who: { phone: string; ip: string },
  redirect: string | null,
): Promise<DataOf<typeof contract.passwordLogin>> {
  const { attempt, account } = await ctx.transaction(async (db) => ({
    attempt: await beginPasswordTry(db, who, ctx.now),
    account: await findByPhone(db, body.phone),
  }));
  if (attempt.outcome === 'refused') throw new AppError(contract.tooManyTries, { data: { waitSeconds: Math.ceil(attempt.waitMs / 1000) } });
  if (!(await isRightPassword(body.password, account?.passwordHash)) || !account) throw new AppError(contract.wrongCredentials);
  const handover = await ctx.transaction(async (db) => {
    // a password that was replaced while this one was looked at opens nothing any more
    if ((await lockAccount(db, account.accountNo))?.passwordHash !== account.passwordHash) throw new AppError(contract.wrongCredentials);
    await forgivePasswordTry(db, who, attempt.ids);
    if (account.locked) return null;
    await takeBackClosing(db, ctx, account, body.keepsAccount);
    await rememberAddress(db, who, ctx.now);
    return issueHandover(db, { accountNo: account.accountNo, state: body.state, redirect, now: ctx.now });
  });
  if (handover === null) throw new AppError(contract.accountLocked);
  return handover;
}
