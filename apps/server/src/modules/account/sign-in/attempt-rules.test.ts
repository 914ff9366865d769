import { describe, expect, it } from 'vitest';
import {
  PASSWORD_PER_NUMBER_AND_ADDRESS,
  SMS_FOR_ANYBODY,
  SMS_FOR_KNOWN_ADDRESSES,
  SMS_OF_NUMBER,
  SMS_RESERVE,
  waitAfter,
  waitUnder,
} from './attempt-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = 1_000 * HOUR;
const ago = (...ms: number[]) => ms.map((each) => now - each);

describe('short messages to one number (ACCOUNT-14)', () => {
  it.each([
    ['the first', [], 0],
    ['the fourth within an hour', ago(50 * MINUTE, 20 * MINUTE, 2 * MINUTE), 0],
    ['the fifth within an hour', ago(50 * MINUTE, 40 * MINUTE, 20 * MINUTE, 2 * MINUTE), 23 * HOUR + 10 * MINUTE],
    ['the fifth within a day', ago(...Array.from({ length: 4 }, (_, hour) => (hour + 2) * HOUR)), 19 * HOUR],
    ['one a day later', ago(...Array.from({ length: 4 }, () => 24 * HOUR)), 0],
  ])('%s', (_name, times, waitMs) => expect(waitUnder(SMS_FOR_ANYBODY, times, now)).toBe(waitMs));

  it.each([
    ['one second after another', ago(1_000), 59_000],
    ['one minute after another', ago(60_000), 0],
    ['the clock set back by an hour', ago(-HOUR), MINUTE],
    ['the clock set back by a year', ago(-365 * 24 * HOUR), MINUTE],
  ])('of all parts: %s', (_name, times, waitMs) => expect(waitUnder(SMS_OF_NUMBER, times, now)).toBe(waitMs));

  it('all parts together are five an hour and ten a day', () => {
    const most = (windowMs: number) =>
      [SMS_FOR_ANYBODY, SMS_FOR_KNOWN_ADDRESSES, SMS_RESERVE]
        .flat()
        .filter((ceiling) => ceiling.windowMs === windowMs)
        .reduce((sum, { max }) => sum + max, 0);
    expect([most(HOUR), most(24 * HOUR)]).toEqual([5, 10]);
  });
});

describe('password failures', () => {
  it.each([
    ['four failures cost nothing', 4, 0],
    ['after five one waits half a minute', 5, 30_000],
    ['after six a minute', 6, MINUTE],
    ['after nine eight minutes', 9, 8 * MINUTE],
    ['never more than a quarter of an hour', 10, 15 * MINUTE],
    ['not after a thousand either', 1_000, 15 * MINUTE],
  ])('%s', (_name, failures, waitMs) =>
    expect(
      waitAfter(
        PASSWORD_PER_NUMBER_AND_ADDRESS,
        Array.from({ length: failures }, () => now),
        now,
      ),
    ).toBe(waitMs),
  );
  it('the wait runs from the last failure', () =>
    expect(waitAfter(PASSWORD_PER_NUMBER_AND_ADDRESS, ago(90_000, 80_000, 70_000, 65_000, 10_000), now)).toBe(20_000));
});
