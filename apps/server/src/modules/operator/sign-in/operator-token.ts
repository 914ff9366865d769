/** Cookies of the console. Their names are no other site's, as cookies of one host are sent to all its ports. */
import { createHash } from 'node:crypto';

export const CONSOLE_COOKIE = 'console_session';
/** Between the two steps. */
export const STEP_COOKIE = 'console_step';
/** A working day. */
export const CONSOLE_SESSION_MS = 10 * 3_600_000;
export const STEP_MS = 10 * 60_000;

/** SHA-256, hex: of 256 random bits that is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** 43 characters of base64url; anything else was not made here. */
export const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);

/** As what failures of a password count. */
export const passwordCountedAs = (loginName: string): string => `operator:${loginName}`;
