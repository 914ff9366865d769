import { createHash, randomInt } from 'node:crypto';
import type { SmsPurpose } from '@portal/contract/account';

/** Six digits, each of the million equally likely. */
export const newSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Number and purpose are part of what is hashed: a code fits no other of either (abuse A-23). */
export const hashSmsCode = (phone: string, purpose: SmsPurpose, code: string): string =>
  createHash('sha256').update(`${purpose}|${phone}|${code}`).digest('hex');
