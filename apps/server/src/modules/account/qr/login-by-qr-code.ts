import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { maskPhone } from '@portal/units';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { hashSecret, isSecret } from '../session/session-token.ts';
import { allowedRedirect, issueHandover } from '../sign-in/handover.ts';
import { isLocked, lockAccount } from '../store.ts';
import { QrState } from '../tables.ts';
import { QR_ASKER_COOKIE } from './qr-code.ts';
import { findQrOfAsker, takeQr } from './store.ts';

const nothing = { scannedBy: '', token: null, redirectUrl: null } as const;

/** Tells the browser that asked how its code stands; confirmed, it is spent for a hand-over code bound to the portal's state cookie. */
export const loginByQrCode = operation(contract.loginByQrCode, async function loginByQrCode(ctx, { body }, { settings }: AccountNeeds) {
  const redirect = allowedRedirect(ctx.wire, settings, body.redirect);
  const asker = ctx.wire.cookies[QR_ASKER_COOKIE];
  const askerHash = isSecret(asker) ? hashSecret(asker) : null;
  const found = askerHash === null ? undefined : await findQrOfAsker(ctx.db, askerHash);
  if (askerHash === null || !found) return { status: 'expired' as const, ...nothing };
  const { status, gmtExpire, phone, accountNo: scanner } = found;
  if (status === QrState.Refused) return { status: 'refused' as const, ...nothing };
  if (status === QrState.Used || gmtExpire.getTime() <= ctx.now) return { status: 'expired' as const, ...nothing };
  if (status === QrState.Waiting) return { status: 'waiting' as const, ...nothing };
  if (status === QrState.Scanned || phone === null || scanner === null) return { status: 'scanned' as const, ...nothing };
  const handover = await ctx.transaction(async (db) => {
    // held first, as by whoever ends the account's sessions: a code on its way is ended with them
    await lockAccount(db, scanner);
    const accountNo = await takeQr(db, askerHash, ctx.now);
    if (accountNo === undefined) return null;
    if (await isLocked(db, accountNo)) throw new AppError(contract.accountLocked);
    return issueHandover(db, { accountNo, state: body.state, redirect, now: ctx.now });
  });
  if (handover === null) return { status: 'expired' as const, ...nothing };
  ctx.wire.clearCookie(QR_ASKER_COOKIE);
  return { status: 'confirmed' as const, scannedBy: maskPhone(phone), ...handover };
});
