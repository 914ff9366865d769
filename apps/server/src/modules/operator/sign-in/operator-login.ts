import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/operator';
import { renderSVG } from 'uqr';
import { newSecret } from '../../../platform/clock.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { OperatorNeeds } from '../needs.ts';
import { findByLoginName, insertSignIn } from '../store.ts';
import { hashToken, passwordCountedAs, STEP_COOKIE, STEP_MS } from './operator-token.ts';
import { newTotpSecret, totpUri } from './second-factor.ts';
import { sealSecret } from './totp-seal.ts';

/**
 * A right password opens the second step. Name unknown, operator locked, password wrong: one answer, in the same time. Failures count
 * as those of the portal's accounts do.
 */
export const operatorLogin = operation(contract.operatorLogin, async function operatorLogin(ctx, { body }, room: OperatorNeeds) {
  const { loginName, password } = body;
  const who = { phone: passwordCountedAs(loginName), ip: ctx.wire.ip };
  const { tried, operator } = await ctx.transaction(async (db) => ({
    tried: await room.beginTry(db, who, ctx.now),
    operator: await findByLoginName(db, loginName),
  }));
  if (tried.outcome === 'refused') throw new AppError(contract.operatorTooManyTries, { data: { waitSeconds: Math.ceil(tried.waitMs / 1000) } });
  const isRight = await room.isRightPassword(password, operator?.passwordHash);
  if (!isRight || !operator || operator.status !== 0) throw new AppError(contract.operatorWrongCredentials);
  const token = newSecret();
  const enrolSecret = operator.totpSecret === null ? newTotpSecret() : null;
  await ctx.transaction(async (db) => {
    await room.forgiveTry(db, who, tried.ids);
    const { operatorNo } = operator;
    const sealed = enrolSecret === null ? null : sealSecret(room.sealKey, operatorNo, enrolSecret);
    await insertSignIn(db, { tokenHash: hashToken(token), operatorNo, enrolSecret: sealed, gmtExpire: new Date(ctx.now + STEP_MS) });
  });
  ctx.wire.setCookie(STEP_COOKIE, token, { maxAgeSeconds: STEP_MS / 1000 });
  if (enrolSecret === null) return { enrolment: null };
  const uri = totpUri(enrolSecret, { issuer: `${room.settings.providerBrand}控制台`, label: loginName });
  return { enrolment: { uri, secret: enrolSecret, qrSvg: renderSVG(uri, { border: 1 }) } };
});
