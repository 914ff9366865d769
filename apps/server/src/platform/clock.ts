/** Time and ids as guests: operations take them from `ctx`, tests bring their own. */
import { randomBytes, randomUUID } from 'node:crypto';

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** 26 letters and digits, ordered by time, 80 random bits (ULID, Crockford base 32): ids that reveal no count. */
export function newId(now: number): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  let time = '';
  for (let rest = now, place = 0; place < 10; place++, rest = Math.floor(rest / 32)) time = alphabet.charAt(rest % 32) + time;
  let tail = '';
  for (const byte of randomBytes(16)) tail += alphabet.charAt(byte & 31);
  return time + tail;
}

/** 256 random bits for a cookie or a single-use code, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const newRequestId = (): string => randomUUID();
