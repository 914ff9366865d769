/** Work that computes long (documents, drawings) runs in threads of its own, so that answering goes on meanwhile. */
import { Piscina } from 'piscina';
import { createFairQueue } from '../limits/fair-queue.ts';

export interface WorkerPool<Task, Result> {
  /**
   * Runs one task for the account (or address) `key`; a failure in the thread rejects. `prepare` reads what the task needs when its
   * turn has come: a heap of tasks neither reads nor fills memory while it waits. Tasks beyond the threads wait, and the keys take
   * turns. `tooManyRequests` when too many of the key wait, `unavailable` when too many of all do.
   */
  run(key: string, prepare: () => Task | Promise<Task>): Promise<Result>;
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  threads: number;
  /** Tasks of one key that may wait. */
  waitingPerKey: number;
  /** Tasks of all keys that may wait. */
  waiting: number;
}

/**
 * Threads that run the module at `file` (its default export, a function of one task). The first starts with the first task,
 * idle ones end after half a minute. Tasks and results are copied between threads: plain data and bytes only.
 */
export function createWorkerPool<Task, Result>(file: URL, { threads, ...lines }: WorkerPoolOptions): WorkerPool<Task, Result> {
  let pool: Piscina<Task, Result> | undefined;
  const queue = createFairQueue({ slots: threads, ...lines });
  return {
    run(key, prepare) {
      return queue.run(key, async () => {
        const task = await prepare();
        pool ??= new Piscina<Task, Result>({ filename: file.href, minThreads: 0, maxThreads: threads, idleTimeout: 30_000 });
        return await pool.run(task);
      });
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
