/** Counting of password failures, written before the password is looked at: a hundred tries at once are a hundred tries. */
import type { Db } from '../../../platform/db/database.ts';
import { countedAs, networkCountedAs } from '../../../platform/http/address.ts';
import {
  KNOWN_ADDRESS_MS,
  PASSWORD_PER_ADDRESS,
  PASSWORD_PER_NETWORK,
  PASSWORD_PER_NUMBER,
  PASSWORD_PER_NUMBER_AND_ADDRESS,
  PASSWORD_WINDOW_MS,
  waitAfter,
  waitUnder,
} from './attempt-rules.ts';
import { deleteAttempts, deleteAttemptsBeginning, insertAttempts, listAttempts, lockKeys } from './store.ts';

export type PasswordTry = { outcome: 'taken'; ids: number[] } | { outcome: 'refused'; waitMs: number };

const keysOf = (phone: string, ip: string) => {
  const address = countedAs(ip);
  return {
    number: `password|${phone}`,
    pair: `password|${phone}|${address}`,
    address: `password-address|${address}`,
    network: `password-network|${networkCountedAs(ip)}`,
    known: `known|${phone}|${address}`,
  };
};

/** Counts a try as a failure for now, or refuses it; a refused try counts nothing, so trying on does not prolong the wait. */
export async function beginPasswordTry(db: Db, who: { phone: string; ip: string }, now: number): Promise<PasswordTry> {
  const keys = keysOf(who.phone, who.ip);
  // an IPv4 address is its own network, and has its ceiling
  const networks = who.ip.includes(':') ? [keys.network] : [];
  await lockKeys(db, [keys.number, keys.address, ...networks]);
  const counted = [keys.number, keys.pair, keys.address, ...networks];
  const times = await listAttempts(db, counted, now - PASSWORD_WINDOW_MS);
  const isOwners = await isKnownAddress(db, who, now);
  const waitMs = Math.max(
    waitAfter(PASSWORD_PER_NUMBER_AND_ADDRESS, times.get(keys.pair) ?? [], now),
    isOwners ? 0 : waitAfter(PASSWORD_PER_NUMBER, times.get(keys.number) ?? [], now),
    waitUnder(PASSWORD_PER_ADDRESS, times.get(keys.address) ?? [], now),
    waitUnder(PASSWORD_PER_NETWORK, times.get(keys.network) ?? [], now),
  );
  if (waitMs > 0) return { outcome: 'refused', waitMs };
  return { outcome: 'taken', ids: await insertAttempts(db, counted, now) };
}

/** The try was right: it is no failure, and what failed from this address before is forgotten. */
export async function forgivePasswordTry(db: Db, who: { phone: string; ip: string }, ids: readonly number[]): Promise<void> {
  await deleteAttempts(db, { ids, key: keysOf(who.phone, who.ip).pair });
}

/** The number has a new password: what failed with the old one, from anywhere, is no failure any more. */
export async function forgetPasswordFailures(db: Db, phone: string): Promise<void> {
  await deleteAttemptsBeginning(db, `password|${phone}`);
}

/** No address counts as the owner's any more. */
export async function forgetAddresses(db: Db, phone: string): Promise<void> {
  await deleteAttemptsBeginning(db, `known|${phone}`);
}

/** Whether the owner has signed in from here lately. */
export async function isKnownAddress(db: Db, who: { phone: string; ip: string }, now: number): Promise<boolean> {
  const { known } = keysOf(who.phone, who.ip);
  return ((await listAttempts(db, [known], now - KNOWN_ADDRESS_MS)).get(known)?.length ?? 0) > 0;
}

/** Remembers that the owner signed in from here. */
export async function rememberAddress(db: Db, who: { phone: string; ip: string }, now: number): Promise<void> {
  const { known } = keysOf(who.phone, who.ip);
  await deleteAttempts(db, { ids: [], key: known });
  await insertAttempts(db, [known], now);
}
