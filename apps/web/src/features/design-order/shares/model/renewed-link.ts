/** What a link that wrong passwords have shut is made anew of, without asking its owner anything. */
import type { QuotationShare } from '@portal/contract/design-order';

const DAY_MS = 86_400_000;
/** None that is taken for another where it is read aloud. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const SIGNS_OF_PASSWORD = 8;
/** Bytes from here on would make the first signs likelier. */
const EVEN = 256 - (256 % SIGNS.length);

/** It lasts as long as the former did. */
export const daysOf = ({ gmtCreate, gmtExpire }: Pick<QuotationShare, 'gmtCreate' | 'gmtExpire'>): number =>
  Math.max(1, Math.round((gmtExpire - gmtCreate) / DAY_MS));

/** `randomBytes`: as many as are asked for. */
export function newPassword(randomBytes: (count: number) => Uint8Array): string {
  let password = '';
  while (password.length < SIGNS_OF_PASSWORD)
    for (const byte of randomBytes(SIGNS_OF_PASSWORD - password.length)) if (byte < EVEN) password += SIGNS[byte % SIGNS.length];
  return password;
}
