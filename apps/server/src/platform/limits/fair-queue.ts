/** Work that takes long and must not run all at once waits here, so that one caller's heap never holds up another's first piece (RELY-29). */
import { AppError, tooManyRequests, unavailable } from '@portal/contract/core';

export interface FairQueue {
  /** Runs `work` when it is the key's turn. Throws `tooManyRequests` when it is the key that has too much here, `unavailable` when all have. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export interface FairQueueOptions {
  /** Pieces that run at the same time. */
  slots: number;
  /** Of these, one key's at most; all of them when not stated. */
  slotsPerKey?: number;
  /** Pieces of one key that may wait. */
  waitingPerKey: number;
  /** Pieces of all keys that may wait. */
  waiting: number;
  /** A piece that waits longer is given up; without it, it waits as long as it takes. */
  patienceMs?: number;
}

const WAIT = { waitSeconds: 5 };

/**
 * The keys take turns: each turn runs the oldest waiting piece of one key, and the key whose piece ends goes to the end, so that
 * whoever comes new waits for the piece that runs and for one of each other key at most.
 */
export function createFairQueue({ slots, slotsPerKey = slots, waitingPerKey, waiting, patienceMs }: FairQueueOptions): FairQueue {
  // keys in the order of their turns
  const lines = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let busy = 0;
  let waits = 0;

  const goLast = (key: string, line: (() => void)[]): void => {
    lines.delete(key);
    lines.set(key, line);
  };
  const next = (): void => {
    for (const [key, line] of lines) {
      if (busy >= slots) return;
      if ((running.get(key) ?? 0) >= slotsPerKey) continue;
      const begin = line.shift();
      if (line.length === 0) lines.delete(key);
      else goLast(key, line);
      waits--;
      begin?.();
    }
  };
  const take = (key: string): void => {
    busy++;
    running.set(key, (running.get(key) ?? 0) + 1);
  };
  const give = (key: string): void => {
    busy--;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const line = lines.get(key);
    if (line) goLast(key, line);
    next();
  };

  const turnOf = (key: string, line: (() => void)[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(giveUp);
        take(key);
        resolve();
      };
      const giveUp =
        patienceMs === undefined
          ? undefined
          : setTimeout(() => {
              line.splice(line.indexOf(begin), 1);
              if (line.length === 0) lines.delete(key);
              waits--;
              // held up by its own, or by everybody
              const isOwn = running.has(key);
              reject(new AppError(isOwn ? tooManyRequests : unavailable, { message: `no turn within ${patienceMs} ms`, ...(isOwn ? { data: WAIT } : {}) }));
            }, patienceMs);
      line.push(begin);
    });

  return {
    async run(key, work) {
      if (busy < slots && (running.get(key) ?? 0) < slotsPerKey && !lines.has(key)) take(key);
      else {
        const line = lines.get(key) ?? [];
        if (line.length >= waitingPerKey) throw new AppError(tooManyRequests, { message: `${line.length} pieces of work wait`, data: WAIT });
        if (waits >= waiting) throw new AppError(unavailable, { message: `${waits} pieces of work wait` });
        waits++;
        lines.set(key, line);
        await turnOf(key, line);
      }
      try {
        return await work();
      } finally {
        give(key);
      }
    },
  };
}
