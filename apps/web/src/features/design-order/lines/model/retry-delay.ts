/** When a save that failed is tried again by itself. */
import { findCallError } from '@portal/client';

const FIRST_MS = 3_000;
const LONGEST_MS = 60_000;
/** Too many calls, or a server that rests, restarts or is not reached behind its gate. */
const PASSING: readonly number[] = [429, 502, 503, 504];

/**
 * Milliseconds until the next try after the `tries`th failure in a row (from 1): what the server said, else 3 s, doubled each
 * time up to a minute. Null where the same call would fail again.
 */
export function retryDelayMs(failure: unknown, tries: number): number | null {
  const failed = findCallError(failure);
  if (failed === null || !(failed.isNetworkError || PASSING.includes(failed.status))) return null;
  // told to wait no time at all, it would be sent over and over
  return failed.retryAfterMs || Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
}
