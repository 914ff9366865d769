/**
 * A number on its way from the sign-on site to the page that registers or sets a new password (ACCOUNT-19): in a cookie that is sent to one
 * call alone, sealed under the state of this browser's sign-in, for as long as that lasts: a cookie is kept by whoever likes, so until when
 * stands inside, and one that was taken is not given again.
 */
import * as contract from '@portal/contract/account';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { operation } from '../../../platform/http/operation.ts';
import { hashSecret } from '../session/session-token.ts';
import { STATE_COOKIE, STATE_LIFETIME_MS } from './handover.ts';
import { countAttempts, insertAttempts, lockKeys } from './store.ts';

export const TYPED_PHONE_COOKIE = 'portal_typed_phone';
/** Of the cookie: the one call that takes it. */
export const TYPED_PHONE_PLACE = { path: contract.takeTypedPhone.path, maxAgeSeconds: STATE_LIFETIME_MS / 1000 } as const;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (state: string): Buffer => Buffer.from(hkdfSync('sha256', state, '', 'typed phone', 32));

export function sealPhone(phone: string, state: string, now: number): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(state), nonce);
  const said = `${now + STATE_LIFETIME_MS} ${phone}`;
  return Buffer.concat([nonce, cipher.update(said, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** '' where it was sealed in another sign-in, too long ago, or not at all. */
export function openPhone(sealed: string, state: string, now: number): string {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return '';
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(state), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const said = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    const [until, phone] = said.split(' ');
    return Number(until) > now ? (phone ?? '') : '';
  } catch {
    return '';
  }
}

/** What is kept of one that was taken, for whoever holds both cookies and asks again: a digest, and when. */
const takenKey = (sealed: string): string => `typed-phone|${hashSecret(sealed)}`;

export const takeTypedPhone = operation(contract.takeTypedPhone, async function takeTypedPhone({ db, wire, now }) {
  const { [TYPED_PHONE_COOKIE]: sealed = '', [STATE_COOKIE]: state = '' } = wire.cookies;
  if (sealed !== '') wire.clearCookie(TYPED_PHONE_COOKIE, TYPED_PHONE_PLACE.path);
  const phone = openPhone(sealed, state, now);
  if (phone === '') return { phone };
  const key = takenKey(sealed);
  await lockKeys(db, [key]);
  if ((await countAttempts(db, key, now - STATE_LIFETIME_MS)) > 0) return { phone: '' };
  await insertAttempts(db, [key], now);
  return { phone };
});
