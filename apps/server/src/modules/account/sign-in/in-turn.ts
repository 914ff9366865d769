/**
 * Tries of one number from one address follow each other: a right one is forgiven before the next is counted, so that many right ones
 * at once are no failures. Of this process alone; on another node they count as they come, which refuses, never lets in.
 */
const MOST_WAITING = 50;
const last = new Map<string, { done: Promise<unknown>; length: number }>();

export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key);
  // who comes in such a crowd is counted like anybody who fails
  if (before && before.length >= MOST_WAITING) return work();
  const done = (before?.done ?? Promise.resolve()).then(work, work);
  const own = { done, length: (before?.length ?? 0) + 1 };
  last.set(key, own);
  try {
    return await done;
  } finally {
    if (last.get(key) === own) last.delete(key);
  }
}
