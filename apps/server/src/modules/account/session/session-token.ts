/** The session's cookie and its row. Only a hash of the cookie's value rests in the database. */
import { createHash } from 'node:crypto';
import { newSecret } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Wire } from '../../../platform/http/context.ts';
import { insertSession } from './store.ts';

export const SESSION_COOKIE = 'portal_session';
/** How long a session lasts (ACCOUNT-2). */
export const SESSION_LIFETIME_MS = 7 * 24 * 3_600_000;

/** SHA-256, hex: of 256 random bits that is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** 43 characters of base64url: 256 bits. Anything else was not made here and costs no query. */
export const isSecret = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

/** Of the session that a raw cookie header names, whether there is one or not; null: it names none. */
export function sessionHashOf(cookie: string): string | null {
  const named = cookie.split(';').find((each) => each.trim().startsWith(`${SESSION_COOKIE}=`));
  const secret = named?.split('=')[1]?.trim();
  return isSecret(secret) ? hashSecret(secret) : null;
}

/** Where a session is begun, for its owner to recognise. */
export interface SignedInFrom {
  ip: string;
  userAgent: string | undefined;
}

export const signedInFrom = (wire: Pick<Wire, 'ip' | 'request'>): SignedInFrom => ({ ip: wire.ip, userAgent: wire.request.headers['user-agent'] });

/** A browser names itself in fewer letters; what says more is cut. */
const USER_AGENT_MAX = 300;
export const keptUserAgent = (from: SignedInFrom | undefined): string | null => from?.userAgent?.slice(0, USER_AGENT_MAX) ?? null;

/** Starts a session and gives the value of its cookie: a new one at every sign-in, so none can be planted beforehand. */
export async function issueSession(db: Db, accountNo: string, now: number, from?: SignedInFrom): Promise<string> {
  const token = newSecret();
  await insertSession(db, {
    tokenHash: hashSecret(token),
    accountNo,
    gmtCreate: new Date(now),
    gmtExpire: new Date(now + SESSION_LIFETIME_MS),
    ip: from?.ip ?? null,
    userAgent: keptUserAgent(from),
  });
  return token;
}
