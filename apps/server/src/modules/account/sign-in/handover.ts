/** The single-use code that carries a person from the sign-on site to the portal (decision 0003). */
import { redirectRefused } from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { newSecret } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { AccountEvent } from '../needs.ts';
import { newDeviceOf, placeOf } from '../session/device.ts';
import { deleteSession, listSessions } from '../session/store.ts';
import { hashSecret, issueSession, isSecret, SESSION_COOKIE, SESSION_LIFETIME_MS, type SignedInFrom } from '../session/session-token.ts';
import { returnOriginsFor, type SignOnSettings } from '../settings.ts';
import { isLocked } from '../store.ts';
import { checkRedirect, withToken } from './redirect.ts';
import { findHandoverCode, insertHandoverCode, takeHandoverCode } from './store.ts';

export const HANDOVER_LIFETIME_MS = 60_000;
/** The portal's cookie that a code is bound to: whoever did not ask for it cannot use it (login CSRF). */
export const STATE_COOKIE = 'portal_login_state';
export const STATE_LIFETIME_MS = 10 * 60_000;

/** The address to come back to, or null where none is named. Throws `redirectRefused`. */
export function allowedRedirect(wire: Context['wire'], settings: SignOnSettings, redirect: string | undefined): string | null {
  if (redirect === undefined) return null;
  const { protocol, hostname } = new URL(wire.origin);
  const allowed = checkRedirect(redirect, returnOriginsFor({ protocol, hostname }, settings));
  if (allowed === null) throw new AppError(redirectRefused, { message: 'redirect to an unknown host' });
  return allowed;
}

/** Makes a code for an account, whose row the caller holds (`lockAccount`): who ends its sessions ends the code too. `state` binds it to the browser that holds that value in its state cookie. */
export async function issueHandover(
  db: Db,
  request: { accountNo: string; state: string | undefined; redirect: string | null; now: number },
): Promise<{ token: string; redirectUrl: string | null }> {
  const token = newSecret();
  await insertHandoverCode(db, {
    codeHash: hashSecret(token),
    accountNo: request.accountNo,
    stateHash: request.state === undefined ? null : hashSecret(request.state),
    gmtExpire: new Date(request.now + HANDOVER_LIFETIME_MS),
  });
  return { token, redirectUrl: request.redirect === null ? null : withToken(request.redirect, token) };
}

/** What a page may accept: codes bound to its state cookie. A call may also spend an unbound one. */
export type HandoverDoor = 'page' | 'call';

/** Where somebody signed in with what the account's other sessions do not have. */
type NewDevice = Extract<AccountEvent, { kind: 'newDevice' }>;

export type HandoverOutcome =
  | { outcome: 'spent'; accountNo: string; session: string; newDevice: NewDevice | null }
  /** Bound to another browser's state, or to none where one is wanted. The code stays good for the browser that asked. */
  | { outcome: 'foreign' }
  /** Unknown, used or over. */
  | { outcome: 'dead' }
  | { outcome: 'locked' };

/** Exchanges a code for a new session; the session the browser had before ends. */
export async function exchangeHandover(
  db: Db,
  request: { token: string; state: string | undefined; oldSession: string | undefined; door: HandoverDoor; from: SignedInFrom; now: number },
): Promise<HandoverOutcome> {
  if (!isSecret(request.token)) return { outcome: 'dead' };
  const codeHash = hashSecret(request.token);
  const code = await findHandoverCode(db, codeHash);
  if (!code) return { outcome: 'dead' };
  const stateHash = isSecret(request.state) ? hashSecret(request.state) : null;
  const isOwn = code.stateHash === null ? request.door === 'call' : code.stateHash === stateHash;
  if (!isOwn) return { outcome: 'foreign' };
  const accountNo = await takeHandoverCode(db, codeHash, request.now);
  if (accountNo === undefined) return { outcome: 'dead' };
  if (await isLocked(db, accountNo)) return { outcome: 'locked' };
  const device = newDeviceOf(request.from.userAgent, await listSessions(db, accountNo, request.now));
  const newDevice = device === null ? null : ({ kind: 'newDevice', accountNo, device, place: placeOf(request.from.ip) } as const);
  if (isSecret(request.oldSession)) await deleteSession(db, hashSecret(request.oldSession));
  return { outcome: 'spent', accountNo, session: await issueSession(db, accountNo, request.now, request.from), newDevice };
}

/** Puts the session into its cookie; the state cookie has done its work. */
export function setSessionCookie(wire: Context['wire'], session: string): void {
  wire.setCookie(SESSION_COOKIE, session, { maxAgeSeconds: SESSION_LIFETIME_MS / 1000 });
  wire.clearCookie(STATE_COOKIE);
}
