/**
 * How often one may try (RELY-15), as pure rules over the times of earlier tries. Kept apart from storing so that
 * each rule can be read and tested as a table. All times in milliseconds.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `max` events in any `windowMs`. */
export interface Ceiling {
  max: number;
  windowMs: number;
}

/** After a message the next one may be asked for. */
export const SMS_INTERVAL_MS = MINUTE;
/**
 * A number gets one message a minute, five an hour and ten a day at most, in parts that are counted apart: one for whoever asks; one more
 * for addresses from which the owner has signed in within 30 days; and a reserve, an hour after the last message, for a place that has had
 * none for this number within the day. One place takes three of what whoever asks may have. So strangers who ask and ask leave room for the
 * owner, and for whoever registers or has lost the password on a new device: to use a number up for an hour takes two networks, for a day
 * four.
 * All parts are the same for numbers that nobody has registered. With 5 tries a code: 50 guesses of 1,000,000 a day, 1 in 20,000.
 */
export const SMS_FOR_ANYBODY: readonly Ceiling[] = [
  { max: 4, windowMs: HOUR },
  { max: 4, windowMs: DAY },
];
export const SMS_RESERVE: readonly Ceiling[] = [{ max: 2, windowMs: DAY }];
/** Of a number, in whichever part: one code does not come while another is on its way. */
export const SMS_OF_NUMBER: readonly Ceiling[] = [{ max: 1, windowMs: SMS_INTERVAL_MS }];
/** Since the last message to the number that was not asked for where the owner is known. */
export const SMS_RESERVE_AFTER: readonly Ceiling[] = [{ max: 1, windowMs: HOUR }];
export const SMS_PER_NUMBER_AND_PLACE: readonly Ceiling[] = [{ max: 3, windowMs: DAY }];
export const SMS_FOR_KNOWN_ADDRESSES: readonly Ceiling[] = [
  { max: 1, windowMs: HOUR },
  { max: 4, windowMs: DAY },
];
export const SMS_PER_ADDRESS: readonly Ceiling[] = [{ max: 20, windowMs: HOUR }];
/** Of an IPv6 network of 48 bits: a customer of a provider has as many addresses of 64 bits as he likes. */
export const SMS_PER_NETWORK: readonly Ceiling[] = [
  { max: 40, windowMs: HOUR },
  { max: 120, windowMs: DAY },
];
/** Of the whole portal a day: what an attack may cost at most. Known addresses have a part that nobody else can use up. */
export const SMS_OF_PORTAL_A_DAY = { anybody: 10_000, known: 13_000 } as const;
/** Messages that invite, of a number from all enterprises together; they take nothing of what its codes may. */
export const INVITATIONS_OF_NUMBER: readonly Ceiling[] = [
  { max: 1, windowMs: SMS_INTERVAL_MS },
  { max: 3, windowMs: DAY },
];
/** Of an enterprise, to whomever, sent anew or again. */
export const INVITATIONS_OF_ENTERPRISE: readonly Ceiling[] = [
  { max: 5, windowMs: 10 * MINUTE },
  { max: 20, windowMs: HOUR },
  { max: 50, windowMs: DAY },
];
export const SMS_CODE_LIFETIME_MS = 10 * MINUTE;
/** Of a code: tries in all, and those that may come from elsewhere than where it was asked for or where the owner is known. */
export const SMS_CODE_TRIES = 5;
export const SMS_CODE_TRIES_ELSEWHERE = 2;

/** The first `free` failures cost nothing; then one waits `firstMs`, doubling with each failure, at most `longestMs`. */
export interface GrowingDelay {
  free: number;
  firstMs: number;
  longestMs: number;
}

/**
 * Password failures are counted by four, and none of the counts lets a stranger shut the owner out:
 * - by number and address together: whoever fails from their own address waits there, nobody else does;
 * - by number over all addresses, against guessing from many places at once. This one spares every address from which the owner
 *   has signed in within 30 days, its waits are short, and refused tries do not prolong them;
 * - by address over all numbers, against trying one password on many numbers;
 * - the same by IPv6 network of 48 bits, which is one customer's.
 * Whoever is caught in one of them all the same (a new place while someone is guessing) signs in by SMS code, which knows none of them.
 */
export const PASSWORD_PER_NUMBER_AND_ADDRESS: GrowingDelay = { free: 5, firstMs: 30_000, longestMs: 15 * MINUTE };
export const PASSWORD_PER_NUMBER: GrowingDelay = { free: 20, firstMs: 5_000, longestMs: 5 * MINUTE };
export const PASSWORD_PER_ADDRESS: readonly Ceiling[] = [{ max: 60, windowMs: HOUR }];
export const PASSWORD_PER_NETWORK: readonly Ceiling[] = [{ max: 120, windowMs: HOUR }];
/** Failures are forgotten after a day; an address counts as the owner's for 30 days. */
export const PASSWORD_WINDOW_MS = DAY;
export const KNOWN_ADDRESS_MS = 30 * DAY;

/**
 * Milliseconds until one more event fits under all ceilings; 0 when it fits now. `times` in any order; those that lie ahead, left
 * from a clock set back, count as now.
 */
export function waitUnder(ceilings: readonly Ceiling[], times: readonly number[], now: number): number {
  const waits = ceilings.map(({ max, windowMs }) => {
    const inside = times
      .filter((time) => time > now - windowMs)
      .map((time) => Math.min(time, now))
      .sort((a, b) => b - a);
    // when the max-th latest leaves the window there is room again
    const decisive = inside[max - 1];
    return decisive === undefined ? 0 : decisive + windowMs - now;
  });
  return Math.max(0, ...waits);
}

/** Milliseconds until the next try is taken, after the failures at `times`; 0 when it is taken now. */
export function waitAfter(delay: GrowingDelay, times: readonly number[], now: number): number {
  const failures = times.length;
  if (failures < delay.free) return 0;
  const waitMs = Math.min(delay.longestMs, delay.firstMs * 2 ** Math.min(failures - delay.free, 30));
  return Math.max(0, Math.min(Math.max(...times), now) + waitMs - now);
}
