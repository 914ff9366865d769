import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { deviceOf, placeOf } from '../session/device.ts';
import { hashSecret, isSecret } from '../session/session-token.ts';
import { updateScanned } from './store.ts';

/** Shows whoever scanned a code which browser asks. Unknown, over, decided and another's: one answer. */
export const scanLoginQrCode = operation(contract.scanLoginQrCode, async function scanLoginQrCode(ctx, { body: { code } }) {
  const { accountNo } = ctx.caller;
  const qr = isSecret(code) ? await updateScanned(ctx.db, { codeHash: hashSecret(code), accountNo, now: ctx.now }) : undefined;
  if (!qr) throw new AppError(contract.qrCodeInvalid);
  return {
    device: deviceOf(qr.userAgent),
    place: placeOf(qr.ip),
    gmtCreate: qr.gmtCreate.toISOString(),
    waitSeconds: Math.ceil((qr.gmtExpire.getTime() - ctx.now) / 1000),
  };
});
