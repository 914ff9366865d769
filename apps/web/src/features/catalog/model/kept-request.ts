/**
 * What was to be added before signing in: kept in this tab while the sign-on site is open, added once on the way back, by whoever a guest
 * signs in as, and for a session that had ended by its own identity only. Read without zod, which the goods pages do not ship (22 KB on the wire).
 */
import { sessionDrawer } from '../../../lib/kept/storage.ts';

/** Models and pieces that one press asks for. */
export type RequestedProducts = readonly { skuNo: string; quantity: number }[];

/** Who comes back later has forgotten what was pressed. */
const KEPT_AT_MOST_MS = 30 * 60_000;
const KEY = 'wishBeforeSignIn';

interface KeptRequest {
  request: RequestedProducts;
  name: string;
  atMs: number;
  /** Whose page it was pressed on, as `actingFor` writes it; null: a guest's. */
  owner: string | null;
}

export function keepRequest(request: RequestedProducts, name: string, nowMs: number, owner: string | null): void {
  sessionDrawer.write(KEY, JSON.stringify({ request, name, atMs: nowMs, owner } satisfies KeptRequest));
}

/** Gives what was kept for `owner`, or by a guest, once; null where there is nothing, something that is not ours, or it is older than half an hour. */
export function takeKeptRequest(nowMs: number, owner: string | null): KeptRequest | null {
  const kept = parse(sessionDrawer.read(KEY));
  // another identity's stays until it comes back
  if (kept && kept.owner !== null && kept.owner !== owner && nowMs - kept.atMs < KEPT_AT_MOST_MS) return null;
  sessionDrawer.remove(KEY);
  return kept && nowMs - kept.atMs < KEPT_AT_MOST_MS ? kept : null;
}

function parse(text: string | null): KeptRequest | null {
  try {
    const { request, name, atMs, owner } = JSON.parse(text ?? 'null') as Partial<KeptRequest>;
    const isRequest =
      Array.isArray(request) &&
      request.length > 0 &&
      request.every(({ skuNo, quantity }) => typeof skuNo === 'string' && Number.isInteger(quantity) && quantity > 0);
    const isOwner = owner === null || typeof owner === 'string';
    return isRequest && isOwner && typeof name === 'string' && typeof atMs === 'number' ? { request, name, atMs, owner } : null;
  } catch {
    return null;
  }
}
