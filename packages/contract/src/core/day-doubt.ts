/** What is asked about a moment that may be a slip: nobody is held back by it. */
const DAY_MS = 24 * 3_600_000;
const FAR_DAYS = 366;

/** '' : nothing to ask. `at`: milliseconds. */
export function momentDoubt(at: number, now: number): string {
  if (!Number.isFinite(at)) return '';
  if (at < now) return '该时间已过，请核对';
  return at > now + FAR_DAYS * DAY_MS ? '该时间在一年以后，请核对' : '';
}

/** Of a day of China, which is over when its last moment is. */
export const dayDoubt = (day: string, now: number): string => momentDoubt(Date.parse(`${day}T23:59:59+08:00`), now);
