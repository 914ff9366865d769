/**
 * What callers have taken, as one number a key: the moment until which what was taken is still being paid off. Taking moves it
 * forward by the cost, time catches up with it; when it lies further ahead than the depth, the caller waits.
 */
export interface Take {
  key: string;
  /** Milliseconds of the key's time this costs: a limit of 120 a minute costs 500. */
  costMs: number;
  /** How far ahead the key may come: with 60,000 a whole minute's calls may come at once. At least `costMs`. */
  depthMs: number;
}

export interface Counts {
  /** Takes, and gives 0; or takes nothing, and gives the milliseconds until it would succeed, at most `depthMs`. */
  take(take: Take): Promise<number>;
}

/** Keys that are paid off are swept whenever this many are held. */
const SWEEP_AT = 20_000;

/** Counts of this process. `now` in milliseconds, never going back. */
export function createMemoryCounts(now: () => number = () => performance.now()): Counts {
  const paidAt = new Map<string, number>();
  let sweepAt = SWEEP_AT;
  return {
    async take({ key, costMs, depthMs }) {
      const at = now();
      const ahead = Math.max(paidAt.get(key) ?? 0, at) + costMs;
      const waitMs = ahead - at - depthMs;
      if (waitMs > 0) return Math.ceil(waitMs);
      paidAt.set(key, ahead);
      if (paidAt.size >= sweepAt) {
        for (const [held, until] of paidAt) if (until <= at) paidAt.delete(held);
        sweepAt = Math.max(SWEEP_AT, paidAt.size * 2);
      }
      return 0;
    },
  };
}
