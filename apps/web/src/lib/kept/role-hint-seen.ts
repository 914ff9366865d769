/**
 * Who has been told where identities are changed, for as long as the browser keeps it, signing out included (ACCOUNT-5). Of an account only
 * sixteen bits of a digest are kept: enough that one's own hint does not come back, too few to say whose they are, since every 65,536th
 * account has the same.
 */
import { hintCookie } from './storage.ts';

/** More people than share a browser; the oldest are told once more. */
const MARKS_MAX = 20;

/** FNV-1a, folded to sixteen bits, as four hexadecimal figures. */
export function hintMarkOf(accountNo: string): string {
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(accountNo)) digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
  return ((digest >>> 16) ^ (digest & 0xffff)).toString(16).padStart(4, '0');
}

const marks = (): string[] =>
  hintCookie
    .read()
    .split('.')
    .filter((mark) => /^[\da-f]{4}$/.test(mark));

export const hasSeenRoleHint = (accountNo: string): boolean => marks().includes(hintMarkOf(accountNo));

export function rememberRoleHint(accountNo: string): void {
  const own = hintMarkOf(accountNo);
  hintCookie.write([...marks().filter((mark) => mark !== own), own].slice(-MARKS_MAX).join('.'));
}
