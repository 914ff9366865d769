/** Codes of an authenticator (RFC 6238: SHA-1, six digits, 30 seconds, as every app reads it), and what stands in for one that is lost. */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Codes of the step before and after are taken: clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, { issuer, label }: { issuer: string; label: string } = { issuer: '', label: 'x' }) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** A secret of 160 bits, base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app is told to make codes by. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string => totpOf(secret, names).toString();

/** The step of time a code belongs to; null where it belongs to none that is near. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = /^\d{6}$/.test(code) ? totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW }) : null;
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** The code of this moment. */
export const codeAt = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now });

const RECOVERY_CODES = 8;

/** Ten letters and digits each, in two groups. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const text = Secret.fromHex(randomBytes(10).toString('hex')).base32.slice(0, 10).toLowerCase();
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });

/** 50 random bits each, tried as seldom as a password: a plain hash is enough. */
export const hashRecoveryCode = (operatorNo: string, code: string): string =>
  createHash('sha256')
    .update(`${operatorNo}|${code.trim().toLowerCase().replaceAll('-', '')}`)
    .digest('hex');
