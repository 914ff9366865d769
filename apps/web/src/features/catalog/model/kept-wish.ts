/**
 * What a guest wanted to add before signing in: kept in this tab while the sign-on site is open, added once on the way back. Read
 * without zod, which the goods pages do not ship (22 KB on the wire).
 */
import { sessionDrawer } from '../../../lib/storage.ts';

/** Models and pieces that one press asks for. */
export type Wish = readonly { skuNo: string; quantity: number }[];

/** Who comes back later has forgotten what was pressed. */
const KEPT_AT_MOST_MS = 30 * 60_000;
const KEY = 'wishBeforeSignIn';

interface KeptWish {
  wish: Wish;
  name: string;
  atMs: number;
}

export function keepWish(wish: Wish, name: string, nowMs: number): void {
  sessionDrawer.write(KEY, JSON.stringify({ wish, name, atMs: nowMs } satisfies KeptWish));
}

/** Gives what was kept, once; null where there is nothing, something that is not ours, or it is older than half an hour. */
export function takeKeptWish(nowMs: number): KeptWish | null {
  const kept = parse(sessionDrawer.read(KEY));
  sessionDrawer.remove(KEY);
  return kept && nowMs - kept.atMs < KEPT_AT_MOST_MS ? kept : null;
}

function parse(text: string | null): KeptWish | null {
  try {
    const { wish, name, atMs } = JSON.parse(text ?? 'null') as Partial<KeptWish>;
    const isWish =
      Array.isArray(wish) && wish.length > 0 && wish.every(({ skuNo, quantity }) => typeof skuNo === 'string' && Number.isInteger(quantity) && quantity > 0);
    return isWish && typeof name === 'string' && typeof atMs === 'number' ? { wish, name, atMs } : null;
  } catch {
    return null;
  }
}
