/**
 * The gate in front of the database: what is known to be sold out is refused without asking it. It knows nothing for long: what came back
 * through another process is found by the one caller who is let through each time its knowledge ends. The database alone decides.
 */
import type { Clock } from '../../platform/clock.ts';

/** For so long an item that was sold out is taken to be. */
const SHUT_MS = 1_000;
/** Attempts that won, and whose they were, are remembered, so that who asks again is let through to the order; the oldest are forgotten. */
const WON_MAX = 40_000;

export interface SeckillGate {
  /** Refuse it: the item is sold out, and neither this attempt nor this session has won of it before. Asked for the session only then. */
  isShut(itemNo: string, attemptNo: string, findSession: () => string | null): boolean;
  shut(itemNos: readonly string[]): void;
  /** Pieces came back: what is known is looked at anew. */
  openAll(): void;
  noteWon(won: { itemNo: string; attemptNo: string; sessionHash: string | null }): void;
}

export function openSeckillGate({ now }: Clock): SeckillGate {
  const shutUntil = new Map<string, number>();
  const won = new Set<string>();
  return {
    isShut(itemNo, attemptNo, findSession) {
      const until = shutUntil.get(itemNo);
      if (until === undefined || won.has(attemptNo)) return false;
      const at = now();
      if (at < until) return !won.has(heldBy(itemNo, findSession()));
      // this one looks for all others
      shutUntil.set(itemNo, at + SHUT_MS);
      return false;
    },
    shut: (itemNos) => itemNos.forEach((itemNo) => shutUntil.set(itemNo, now() + SHUT_MS)),
    openAll: () => shutUntil.clear(),
    noteWon({ itemNo, attemptNo, sessionHash }) {
      for (const each of [attemptNo, heldBy(itemNo, sessionHash)]) {
        won.add(each);
        const [oldest] = won;
        if (won.size > WON_MAX && oldest !== undefined) won.delete(oldest);
      }
    },
  };
}

/** No attempt's number has a blank. */
const heldBy = (itemNo: string, sessionHash: string | null): string => `${itemNo} ${sessionHash}`;
