/** An enterprise is warned this long before it is frozen. Source: ACCOUNT-2 (ours). */
export const FREEZE_WARNING_MS = 30 * 24 * 3_600_000;

/**
 * True where an enterprise will be frozen soon, or has been by now: `willFreeze` of the session. `gmtFreeze` and `now` in milliseconds;
 * null where no day is set. Source: ACCOUNT-2.
 */
export const willFreezeAt = (gmtFreeze: number | null, now: number): boolean => gmtFreeze !== null && gmtFreeze - now <= FREEZE_WARNING_MS;
