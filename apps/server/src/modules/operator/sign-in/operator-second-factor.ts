import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/operator';
import { newSecret } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { OperatorNeeds } from '../needs.ts';
import { recordAct } from '../record-act.ts';
import { findSignIn, insertSession, raiseWrongCodes, takeRecoveryCode, takeSignIn, takeStep, updateRightCode, updateSecondFactor } from '../store.ts';
import { CONSOLE_COOKIE, CONSOLE_SESSION_MS, hashToken, isToken, passwordCountedAs, STEP_COOKIE } from './operator-token.ts';
import { hashRecoveryCode, newRecoveryCodes, stepOfCode } from './second-factor.ts';
import { openSecret } from './totp-seal.ts';

/** Three of a million codes are right at any moment: of fifteen a day one in 22,000 opens (OPERATOR-12). */
const CODES_A_DAY = 15;

type SignIn = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

/** What codes are made by: of the authenticator that is linked, or of the one that is being linked. Null under another key. */
function secretOf({ operator: { operatorNo, totpSecret }, enrolSecret }: SignIn, key: Buffer): string | null {
  const sealed = totpSecret ?? enrolSecret;
  return sealed === null ? null : openSecret(key, operatorNo, sealed);
}

/** A right code makes the session. No code is taken twice, nor is one older than the latest; tries are counted as of passwords. */
export const operatorSecondFactor = operation(contract.operatorSecondFactor, async function operatorSecondFactor(ctx, { body }, room: OperatorNeeds) {
  const token = ctx.wire.cookies[STEP_COOKIE];
  if (!isToken(token)) throw new AppError(contract.secondFactorOver);
  const tokenHash = hashToken(token);
  const begun = await ctx.transaction(async (db) => {
    const signIn = await findSignIn(db, tokenHash, ctx.now);
    const who = { phone: `operator-code:${signIn?.operator.operatorNo ?? ''}`, ip: ctx.wire.ip };
    if (!signIn) return undefined;
    const tried = await room.beginTry(db, who, ctx.now);
    return { signIn, who, tried, today: tried.outcome === 'taken' ? await raiseWrongCodes(db, signIn.operator.operatorNo, ctx.now) : null };
  });
  if (!begun) throw new AppError(contract.secondFactorOver);
  const { signIn, who, tried, today } = begun;
  if (tried.outcome === 'refused') throw new AppError(contract.operatorTooManyTries, { data: { waitSeconds: Math.ceil(tried.waitMs / 1000) } });
  const { operatorNo, loginName, name, phone, role } = signIn.operator;
  if (today !== null && today.codes > CODES_A_DAY) {
    ctx.log.error({ operatorNo }, 'somebody who knows the password of an operator guesses codes');
    throw new AppError(contract.operatorTooManyTries, { data: { waitSeconds: Math.ceil((today.end - ctx.now) / 1000) } });
  }
  const opened = { ...signIn, secret: secretOf(signIn, room.sealKey) };
  if (opened.secret === null) ctx.log.error({ operatorNo }, 'an authenticator was sealed under another key');
  const session = newSecret();
  const recoveryCodes = await ctx.transaction(async (db) => {
    const codes = await spendCode(db, opened, body.code, ctx.now);
    if (codes === null || !(await takeSignIn(db, tokenHash)))
      throw new AppError(contract.secondFactorWrong, { fields: { code: contract.secondFactorWrong.msg } });
    await room.forgiveTry(db, who, tried.ids);
    await updateRightCode(db, operatorNo);
    for (const phone of [who.phone, passwordCountedAs(loginName)]) await room.rememberAddress(db, { phone, ip: who.ip }, ctx.now);
    await insertSession(db, {
      tokenHash: hashToken(session),
      operatorNo,
      gmtCreate: new Date(ctx.now),
      gmtExpire: new Date(ctx.now + CONSOLE_SESSION_MS),
    });
    const by = { operator: { operatorNo, name, phone, role } };
    await recordAct({ db, now: ctx.now, wire: ctx.wire, caller: by }, codes.length > 0 ? 'linkAuthenticator' : 'signIn');
    return codes;
  });
  ctx.wire.clearCookie(STEP_COOKIE);
  ctx.wire.setCookie(CONSOLE_COOKIE, session, { maxAgeSeconds: CONSOLE_SESSION_MS / 1000 });
  return { operator: { operatorNo, name, role }, recoveryCodes };
});

/** Null where the code opens nothing; else the recovery codes that come with an authenticator that is linked by it. */
async function spendCode(db: Db, { operator, enrolSecret, secret }: SignIn & { secret: string | null }, code: string, now: number): Promise<string[] | null> {
  const { operatorNo, totpSecret } = operator;
  const step = secret === null ? null : stepOfCode(secret, code, now);
  if (step !== null) {
    if (!(await takeStep(db, operatorNo, step))) return null;
    if (totpSecret !== null || enrolSecret === null) return [];
    const codes = newRecoveryCodes();
    const hashes = codes.map((one) => hashRecoveryCode(operatorNo, one));
    return (await updateSecondFactor(db, operatorNo, enrolSecret, hashes)) ? codes : null;
  }
  if (totpSecret === null) return null;
  return (await takeRecoveryCode(db, operatorNo, hashRecoveryCode(operatorNo, code), now)) ? [] : null;
}
