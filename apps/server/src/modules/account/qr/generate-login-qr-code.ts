import * as contract from '@portal/contract/account';
import { renderSVG } from 'uqr';
import { newSecret } from '../../../platform/clock.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { hashSecret, keptUserAgent, signedInFrom } from '../session/session-token.ts';
import { portalOriginFor } from '../settings.ts';
import { QrState } from '../tables.ts';
import { QR_ASKER_COOKIE, QR_LIFETIME_MS } from './qr-code.ts';
import { insertQr } from './store.ts';

/**
 * Makes a code and its picture. The code alone opens nothing: what it leads to is given to the browser with the cookie set here, after
 * somebody who is signed in has seen from where it was asked for and has confirmed it.
 */
export const generateLoginQrCode = operation(contract.generateLoginQrCode, async function generateLoginQrCode(ctx, _input, { settings }: AccountNeeds) {
  const [code, asker] = [newSecret(), newSecret()];
  await insertQr(ctx.db, {
    codeHash: hashSecret(code),
    askerHash: hashSecret(asker),
    userAgent: keptUserAgent(signedInFrom(ctx.wire)),
    ip: ctx.wire.ip,
    status: QrState.Waiting,
    gmtCreate: new Date(ctx.now),
    gmtExpire: new Date(ctx.now + QR_LIFETIME_MS),
  });
  ctx.wire.setCookie(QR_ASKER_COOKIE, asker, { maxAgeSeconds: (2 * QR_LIFETIME_MS) / 1000 });
  const { protocol, hostname } = new URL(ctx.wire.origin);
  const url = `${portalOriginFor({ protocol, hostname }, settings)}/login/scan#${code}`;
  return { picture: renderSVG(url, { border: 2 }), url, lifetimeSeconds: QR_LIFETIME_MS / 1000, pollSeconds: 1.5 };
});
