/** Of which part of a number's messages one is taken, and how long one waits where all are used up (RELY-15). */
import type { Db } from '../../../platform/db/database.ts';
import { countedAs, networkCountedAs } from '../../../platform/http/address.ts';
import {
  SMS_FOR_ANYBODY,
  SMS_FOR_KNOWN_ADDRESSES,
  SMS_OF_NUMBER,
  SMS_OF_PORTAL_A_DAY,
  SMS_PER_ADDRESS,
  SMS_PER_NETWORK,
  SMS_PER_NUMBER_AND_PLACE,
  SMS_RESERVE,
  SMS_RESERVE_AFTER,
  waitUnder,
  type Ceiling,
} from './attempt-rules.ts';
import { isKnownAddress } from './password-tries.ts';
import { countAttempts, listAttempts } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What every short message of the portal is counted under. */
export const SMS_OF_PORTAL = 'sms-portal';

export const smsKeysOf = (phone: string, ip: string) => {
  const network = networkCountedAs(ip);
  return {
    anybody: `sms|${phone}`,
    known: `sms-known|${phone}`,
    reserve: `sms-reserve|${phone}`,
    place: `sms-place|${phone}|${network}`,
    address: `sms-address|${countedAs(ip)}`,
    network: `sms-network|${network}`,
  };
};

interface SmsPart {
  /** 0: it may be sent now. */
  waitMs: number;
  /** What it is counted under once it is sent. */
  keys: string[];
  isPortalFull: boolean;
}

export async function smsPartOf(db: Db, who: { phone: string; ip: string }, now: number): Promise<SmsPart> {
  const keys = smsKeysOf(who.phone, who.ip);
  const times = await listAttempts(db, Object.values(keys), now - DAY_MS);
  const waitOf = (ceilings: readonly Ceiling[], ...of: (keyof typeof keys)[]): number =>
    waitUnder(
      ceilings,
      of.flatMap((name) => times.get(keys[name]) ?? []),
      now,
    );
  const isKnown = await isKnownAddress(db, who, now);
  const isNewPlace = (times.get(keys.place) ?? []).length === 0;
  // the owner's places have a part of their own, and when that is used up the part of all
  const asKnown = isKnown ? waitOf(SMS_FOR_KNOWN_ADDRESSES, 'known') : Infinity;
  const asAnybody = Math.max(waitOf(SMS_FOR_ANYBODY, 'anybody'), waitOf(SMS_PER_NUMBER_AND_PLACE, 'place'));
  const fromReserve = isNewPlace ? Math.max(waitOf(SMS_RESERVE, 'reserve'), waitOf(SMS_RESERVE_AFTER, 'anybody', 'reserve')) : Infinity;
  const ofNumber = Math.max(Math.min(asKnown, asAnybody, fromReserve), waitOf(SMS_OF_NUMBER, 'known', 'anybody', 'reserve'));
  // an IPv4 address is its own network, and has its ceiling
  const ofNetwork = who.ip.includes(':') ? waitOf(SMS_PER_NETWORK, 'network') : 0;
  const sent = await countAttempts(db, SMS_OF_PORTAL, now - DAY_MS);
  const isPortalFull = sent >= (isKnown ? SMS_OF_PORTAL_A_DAY.known : SMS_OF_PORTAL_A_DAY.anybody);
  const part = asKnown === 0 ? keys.known : asAnybody === 0 ? keys.anybody : keys.reserve;
  return {
    waitMs: Math.max(ofNumber, waitOf(SMS_PER_ADDRESS, 'address'), ofNetwork, isPortalFull ? HOUR_MS : 0),
    keys: [part, keys.place, keys.address, keys.network, SMS_OF_PORTAL],
    isPortalFull,
  };
}
