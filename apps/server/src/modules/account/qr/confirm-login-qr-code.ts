import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { hashSecret, isSecret } from '../session/session-token.ts';
import { QrState } from '../tables.ts';
import { QR_CONFIRMED_MS } from './qr-code.ts';
import { updateDecided } from './store.ts';

/** Lets the browser that asked sign in as the caller, or refuses it. Only who has scanned a code, and seen who asks, may decide, once. */
export const confirmLoginQrCode = operation(contract.confirmLoginQrCode, async function confirmLoginQrCode(ctx, { body: { code, isAgreed } }) {
  const decided =
    isSecret(code) &&
    (await updateDecided(ctx.db, {
      codeHash: hashSecret(code),
      accountNo: ctx.caller.accountNo,
      now: ctx.now,
      status: isAgreed ? QrState.Confirmed : QrState.Refused,
      gmtExpire: new Date(ctx.now + QR_CONFIRMED_MS),
    }));
  if (!decided) throw new AppError(contract.qrCodeInvalid);
  return null;
});
