import { createHash, randomInt } from 'node:crypto';
import type { ownPurpose, SmsPurpose } from '@portal/contract/account';
import type { z } from 'zod';

/** What codes are for: those that anybody may ask for, and those of the owner alone. */
export type CodePurpose = SmsPurpose | z.infer<typeof ownPurpose>;

/** Six digits, each of the million equally likely. */
export const newSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Number and purpose are part of what is hashed: a code fits no other of either (abuse A-23). */
export const hashSmsCode = (phone: string, purpose: CodePurpose, code: string): string =>
  createHash('sha256').update(`${purpose}|${phone}|${code}`).digest('hex');
