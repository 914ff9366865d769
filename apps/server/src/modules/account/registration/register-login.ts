import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { PROTOCOL_CODES } from '@portal/contract/protocol';
import { operation } from '../../../platform/http/operation.ts';
import { areInForce, recordConsents } from '../../protocol/index.ts';
import type { AccountNeeds } from '../needs.ts';
import { allowedRedirect, issueHandover } from '../sign-in/handover.ts';
import { hashPassword } from '../sign-in/password.ts';
import { rememberAddress } from '../sign-in/password-tries.ts';
import { smsCodeRefused, spendSmsCode } from '../sign-in/spend-sms-code.ts';
import { findByPhone, insertAccount } from '../store.ts';
import { generatedNickname } from './generated-nickname.ts';

/**
 * A right code makes an account for a number that has none. That a number has one is told to whoever holds the code that was sent
 * to it, and to nobody else. Agreed to must be all agreements in the versions in force; what was agreed to is kept word for word.
 */
export const registerLogin = operation(contract.registerLogin, async function registerLogin(ctx, { body }, { settings, onRegistered }: AccountNeeds) {
  const { phone, code, password, protocols } = body;
  const redirect = allowedRedirect(ctx.wire, settings, body.redirect);
  const { ip } = ctx.wire;
  const refusal = await ctx.transaction(async (db) => {
    // before the code is spent: whoever reads the new text sends the same code again
    if (!(await areInForce(db, protocols, PROTOCOL_CODES, ctx.now))) return contract.protocolsChanged;
    const failure = await spendSmsCode(db, { phone, purpose: 'register', code, ip }, ctx.now);
    if (failure) return failure;
    return (await findByPhone(db, phone)) ? contract.alreadyRegistered : null;
  });
  if (refusal) throw smsCodeRefused(refusal);
  const passwordHash = await hashPassword(password);
  const accountNo = ctx.newId();
  const handover = await ctx.transaction(async (db) => {
    const nickname = generatedNickname(phone);
    if (!(await insertAccount(db, { accountNo, phone, passwordHash, nickname, gmtCreate: new Date(ctx.now) }))) return null;
    await recordConsents(db, { accountNo, codes: PROTOCOL_CODES, providerBrand: settings.providerBrand, now: ctx.now });
    await rememberAddress(db, { phone, ip }, ctx.now);
    for (const tell of onRegistered) await tell({ ...ctx, db }, { accountNo, phone });
    return issueHandover(db, { accountNo, state: body.state, redirect, now: ctx.now });
  });
  if (handover === null) throw new AppError(contract.alreadyRegistered);
  return handover;
});
